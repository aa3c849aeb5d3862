import SightlineModel

/// What is written on a control is part of its name, so that it can be spoken to Voice Control.
///
/// - Source: WCAG 2.2, 2.5.3 Label in Name, A.
struct LabelInName: NodeRule {
  static let id: RuleID = "label-in-name"
  static let dependencies: RuleDependencies = .words

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let spoken = node.spoken, !scene.isSystemMade(node), !scene.isWithin(node, [.accessibilityChildren]) else {
      return false
    }
    // A field that is called by its prompt is judged where a label stands in its row.
    if spoken.nameSource == .placeholder { return Field.rowLabel(of: node, in: scene) != nil }
    guard [.author, .content].contains(spoken.nameSource) else { return false }
    return !SpokenRole.operable.isDisjoint(with: spoken.traits) && !visible(node, scene).isEmpty
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    // Named by what it shows.
    if spoken.nameSource == .content { return .passes }
    let texts = visible(node, scene)
    let inputs = ([node] + scene.ancestors(of: node)).flatMap(\.accessibility.inputLabels)
    let names = ([spoken.label, spoken.value ?? ""] + inputs).map { NameWords.words($0) }
    let isContained = texts.contains { text in names.contains { contains($0, NameWords.words(text)) } }
    guard !isContained else { return .passes }
    if spoken.nameSource == .placeholder {
      let isNamed =
        spoken.said.isEmpty ? "has no name once it is filled" : "is named by its prompt, \(spoken.said.quoted)"
      return .fails(
        .init(
          "The field beside \(texts[0].quoted) \(isNamed): VoiceOver does not say the label, and Voice Control does not know "
            + "it; add .accessibilityLabel(\(texts[0].quoted)), or use LabeledContent.",
          suggestion: Suggestion(text: "Add .accessibilityLabel(_:) with the label's words.")))
    }
    if Field.kinds.contains(node.kind), Field.visibleLabel(of: node, in: scene) == nil {
      return .needsReview(
        .init(
          "The field's prompt \(texts[0].quoted) is not in its name, \(spoken.said.quoted): if it is what people call the field by, "
            + "start the label with it; an example of what to type need not be.", cause: scene.nameSource(of: node)))
    }
    return .fails(
      .init(
        "The control shows \(texts[0].quoted) but is named \(spoken.said.quoted): Voice Control users say what they "
          + "see; start the label with the visible words.", cause: scene.nameSource(of: node)))
  }

  private func visible(_ node: SceneNode, _ scene: Scene) -> [String] {
    // A prompt is an example of what to type where a label stands beside the field: the label is what people say.
    if Field.kinds.contains(node.kind), let label = Field.visibleLabel(of: node, in: scene) {
      // “Height (m)” in two texts: each is part of what people see.
      return [label] + Field.rowTexts(before: node, in: scene).filter { $0 != label }
    }
    // What a slider draws are its least and its greatest value.
    if node.kind == .slider { return [] }
    let texts = scene.subtree(of: node).filter { $0.isVisible && $0.unknownTextReason == nil }.compactMap(\.shownString)
      .filter { NameWords.words($0).contains { $0.count > 1 } }
    // All that a menu of choices draws outside of a list is what is chosen.
    return node.kind == .picker && texts.count == 1 ? [] : texts
  }

  private func contains(_ name: [String], _ text: [String]) -> Bool {
    guard !text.isEmpty, name.count >= text.count else { return false }
    return (0...(name.count - text.count)).contains { Array(name[$0..<($0 + text.count)]) == text }
  }
}
