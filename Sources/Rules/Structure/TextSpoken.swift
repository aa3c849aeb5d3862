import SightlineModel

/// Text that is shown is also spoken.
///
/// - Source: WCAG 2.2, 1.1.1 and 1.3.1, A.
struct TextSpoken: NodeRule {
  static let id: RuleID = "text-spoken"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.text != nil, node.isVisible, scene.isHiddenFromSpeech(node) else { return false }
    return node.shownString?.hasWords == true
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let words = NameWords.words(node.shownString ?? "")
    let spoken = scene.spokenElements.compactMap(\.spoken)
    let isSaid = spoken.contains { element in
      let said = Set(NameWords.words([element.label, element.value ?? "", element.hint ?? ""].joined(separator: " ")))
      return words.allSatisfy(said.contains)
    }
    guard !isSaid else { return .passes }
    return .fails(
      .init(
        "\(node.name(in: scene)) can be seen but is hidden from VoiceOver, and nothing else says it; remove "
          + ".accessibilityHidden, or add the words to another element's label.",
        cause: scene.modifier(around: node, [.accessibilityHidden])?.source))
  }
}
