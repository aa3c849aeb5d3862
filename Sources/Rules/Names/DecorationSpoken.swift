import SightlineModel

/// Decoration is left out of what VoiceOver reads: signs between things, and images named as decoration.
///
/// - Source: WCAG 2.2, 1.1.1 Non-text Content, A: pure decoration is implemented so that assistive technology can ignore it.
struct DecorationSpoken: NodeRule {
  static let id: RuleID = "decoration-spoken"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true
  private static let decorative: Set<String> = [
    "decoration", "decorative", "ornament", "ornamental", "separator", "divider", "spacer", "placeholder",
  ]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.isVisible, let spoken = node.spoken, SpokenRole.operable.isDisjoint(with: spoken.traits) else {
      return false
    }
    if spoken.traits.contains(.image) { return spoken.nameSource == .author && scene.variant.locale.hasPrefix("en") }
    return node.text != nil && spoken.nameSource == .content && Separator.is(node, in: scene)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    let fix = Suggestion(text: "Add .accessibilityHidden(true).")
    guard spoken.traits.contains(.image) else {
      return .fails(
        .init(
          "VoiceOver stops at \(node.name(in: scene)), which only separates what stands beside it; hide it with "
            + ".accessibilityHidden(true).", suggestion: fix))
    }
    let words = NameWords.words(spoken.said)
    guard words.count <= 3, words.contains(where: Self.decorative.contains) else { return .passes }
    return .needsReview(
      .init(
        "The image is named \(spoken.said.quoted), as if it were decoration; if it is, hide it with "
          + ".accessibilityHidden(true) instead of naming it.", suggestion: fix,
        cause: scene.nameSource(of: node)))
  }
}
