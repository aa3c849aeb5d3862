import SightlineModel

/// Decoration is left out of what VoiceOver reads: signs between things, emoji beside words, images named as decoration, and
/// what is drawn in no colour.
///
/// - Source: WCAG 2.2, 1.1.1 Non-text Content, A: pure decoration, and what is not presented to users, is implemented so that
///   assistive technology can ignore it.
struct DecorationSpoken: NodeRule {
  static let id: RuleID = "decoration-spoken"
  static let dependencies: RuleDependencies = [.appearance]
  static let isOfTree = true
  private static let decorative: Set<String> = [
    "decoration", "decorative", "ornament", "ornamental", "separator", "divider", "spacer", "placeholder",
  ]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    if isUnseen(node, in: scene) { return true }
    guard node.isVisible, let spoken = node.spoken, SpokenRole.operable.isDisjoint(with: spoken.traits) else {
      return false
    }
    if spoken.traits.contains(.image) { return spoken.nameSource == .author && scene.variant.locale.hasPrefix("en") }
    return node.text != nil && spoken.nameSource == .content
      && (Separator.is(node, in: scene) || isEmoji(node) && hasWordsBeside(node, in: scene))
  }

  /// A text or a symbol drawn in no colour, as a tick of what is not chosen, or words that only keep room for others.
  private func isUnseen(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.isDrawnClear, !node.isCovered, !node.visibleFrame.isEmpty,
      node.shownString?.hasLettersOrDigits == true || node.kind == .image, !scene.isHiddenFromSpeech(node),
      let owner = scene.spokenOwner(of: node)
    else { return false }
    return owner.id == node.id || owner.spoken?.nameSource == .content
  }

  /// Emoji that the source says, and nothing else: those in data say something.
  private func isEmoji(_ node: SceneNode) -> Bool {
    guard let shown = node.shownString?.trimmed, (1...6).contains(shown.count), let runs = node.text?.content.runs,
      runs.allSatisfy({ $0.localization != nil && $0.unknownReason == nil })
    else { return false }
    return shown.allSatisfy { $0.isWhitespace || String($0).hasEmoji && !$0.isNumber }
  }

  /// Words in the same row, or beside several emoji in the same stack: a lone one above words may say something.
  private func hasWordsBeside(_ node: SceneNode, in scene: Scene) -> Bool {
    guard let stack = scene.ancestors(of: node).first(where: { !$0.isModifier }),
      stack.kind == .hStack
        || [.vStack, .zStack].contains(stack.kind) && (node.shownString?.trimmed.count ?? 0) > 1
    else { return false }
    return scene.subtree(of: stack).contains {
      $0.id != node.id && $0.isVisible && $0.spoken != nil && $0.shownString?.hasWords == true
    }
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    if isUnseen(node, in: scene) {
      return .fails(
        .init(
          "\(node.name(in: scene)) is drawn in no colour here, but VoiceOver reads it; use .opacity(0) in place of the "
            + "colour, which hides it from both, or add .accessibilityHidden(true): on the colour's condition, where it has one.",
          suggestion: Suggestion(text: "Use .opacity(0) in place of the colour.")))
    }
    guard let spoken = node.spoken else { return .notApplicable }
    let fix = Suggestion(text: "Add .accessibilityHidden(true).")
    guard spoken.traits.contains(.image) else {
      if !Separator.is(node, in: scene) {
        return .needsReview(
          .init(
            "VoiceOver stops at \(node.name(in: scene)) and says what it shows; if it only decorates the words beside it, hide it "
              + "with .accessibilityHidden(true).", suggestion: fix))
      }
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

/// Read from the source: stand-ins are shown as long as something loads, which no state waits for.
extension DecorationSpoken: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .spokenPlaceholder = behaviour.kind else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) placeholder", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "What is redacted stands for what is still loading, and VoiceOver reads its words as if they were there; hide it with "
              + ".accessibilityHidden(true), or name it once: .accessibilityLabel(\"Loading\").",
            suggestion: Suggestion(text: "Add .accessibilityHidden(true) beside .redacted(reason:)."))),
        parts: behaviour.parts)
    }
  }
}
