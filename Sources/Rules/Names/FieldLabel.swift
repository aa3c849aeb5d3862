import SightlineModel

/// A field has a label that stays when something is typed.
///
/// - Source: WCAG 2.2, 3.3.2 Labels or Instructions, A; 1.3.1 Info and Relationships, A.
struct FieldLabel: NodeRule {
  static let id: RuleID = "field-label"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    node.isVisible && Field.kinds.contains(node.kind) && node.spoken != nil
  }

  /// The lens of a search field made by hand stays when something is typed, and everybody knows it.
  private func isBesideLens(_ node: SceneNode, in scene: Scene) -> Bool {
    guard let row = scene.ancestors(of: node).first(where: { $0.kind == .hStack && !$0.isModifier }) else {
      return false
    }
    return scene.subtree(of: row).contains { other in
      guard other.isVisible, other.kind == .image, let name = other.systemName ?? other.imageName else { return false }
      return ["magnif", "search", "loupe"].contains { name.lowercased().contains($0) }
    }
  }

  /// “1.” before the first of many fields: which one it is, and what for, is said above all of them.
  private func isNumbered(_ node: SceneNode, in scene: Scene) -> Bool {
    guard let row = scene.ancestors(of: node).first(where: { $0.kind == .hStack && !$0.isModifier }) else {
      return false
    }
    return scene.subtree(of: row).contains { other in
      guard other.id < node.id, other.isVisible, let shown = other.shownString?.trimmed else { return false }
      return !shown.isEmpty && shown.count <= 3 && shown.contains(where: \.isNumber)
        && shown.allSatisfy { $0.isNumber || ".):".contains($0) }
    }
  }

  /// Words in one stack with the field and on top of it: a placeholder drawn by hand, or a label that floats away.
  private func textOver(_ node: SceneNode, in scene: Scene) -> String? {
    for stack in scene.ancestors(of: node) where [.zStack, .overlay, .background].contains(stack.kind) {
      let over = scene.subtree(of: stack).first { other in
        other.isVisible && other.text != nil && other.shownString?.hasLetters == true
          && other.frame.intersects(node.frame)
          && scene.control(around: other) == nil
      }
      if let over { return over.shownString?.trimmed }
    }
    return nil
  }

  /// An alert's title and message stay above its field: “Enter the passphrase of …” says what goes in.
  private func isAskedFor(_ placeholder: String, by node: SceneNode, in scene: Scene) -> Bool {
    guard
      let alert = scene.ancestors(of: node).first(where: { [.alert, .confirmationDialog].contains($0.kind) })
    else { return false }
    let wanted = Set(NameWords.words(placeholder).filter { $0.count > 3 })
    return scene.subtree(of: alert).contains { other in
      guard other.isVisible, other.text != nil, scene.control(around: other) == nil, let shown = other.shownString
      else {
        return false
      }
      let words = NameWords.words(shown)
      return words.contains(where: wanted.contains) || words.first.map(Self.askings.contains) == true
    }
  }
  private static let askings: Set<String> = [
    "enter", "type", "provide", "give", "name", "choose", "write", "gib", "geben", "saisissez", "entrez", "introduce",
  ]

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let spoken = node.spoken else { return .notApplicable }
    if spoken.traits.contains(.searchField) || Field.visibleLabel(of: node, in: scene) != nil { return .passes }
    if isBesideLens(node, in: scene) || isNumbered(node, in: scene) { return .passes }
    if Field.hasUnknownPlaceholder(node) {
      return .fails(
        .init(
          "The field has no label but its placeholder, whose words are not known here and go away with the first letter typed; put a "
            + "visible label next to it."))
    }
    guard let placeholder = Field.placeholder(of: node), !placeholder.isEmpty else {
      let named = spoken.label.isEmpty ? "" : " \(spoken.said.quoted)"
      if let words = textOver(node, in: scene) {
        return .needsReview(
          .init(
            "\(words.quoted) stands over the field\(named); if it goes away with the first letter typed, put a visible label next to it."
          ))
      }
      return .fails(
        .init(
          "The \(node.kind == .textEditor ? "text editor" : "field")\(named) has no visible label: nothing on the screen "
            + "says what to type; put a label next to it."))
    }
    if isAskedFor(placeholder, by: node, in: scene) { return .passes }
    // An alert has room for a title and a message alone.
    let remedy =
      scene.isWithin(node, [.alert, .confirmationDialog])
      ? "say in the alert's title or message what to type." : "put a visible label next to it."
    return .fails(
      .init(
        "The field \(placeholder.quoted) has no label but its placeholder, which goes away with the first letter typed; "
          + remedy))
  }
}
