import SightlineModel

/// Finds what a selector picks in one scene.
struct ElementMatcher {
  let selector: Selector
  let scene: Scene

  /// - Returns: Views, no modifiers, in document order. Of nested matches by text, the innermost of each kind.
  var matches: [SceneNode] {
    // A label alone picks what is spoken, whatever view or modifier makes it an element.
    if let label = selector.label, selector.kind == nil, selector.text == nil, selector.symbol == nil {
      return scene.spokenElements.filter { $0.spoken!.label == label }
    }
    let found = scene.nodes.filter { !$0.isModifier && accepts($0) }
    guard selector.kind == nil, selector.text != nil || selector.symbol != nil else { return found }
    // Without a kind, a container is not meant when something inside it matches too.
    let ids = Set(found.map(\.id))
    return found.filter { node in !scene.subtree(of: node).dropFirst().contains { ids.contains($0.id) } }
  }

  private func accepts(_ node: SceneNode) -> Bool {
    if let kind = selector.kind, node.kind.rawValue != kind { return false }
    if let text = selector.text, !shows(node, text) { return false }
    if let label = selector.label, node.spoken?.label != label, spokenLabel(around: node) != label { return false }
    if let identifier = selector.identifier, self.identifier(of: node) != identifier { return false }
    if let symbol = selector.symbol, !carries(node, symbol) { return false }
    return selector.kind != nil || selector.text != nil || selector.label != nil || selector.identifier != nil
      || selector.symbol != nil
  }

  /// A text shows its string, an image its name, a control what is inside it.
  private func shows(_ node: SceneNode, _ text: String) -> Bool {
    if let own = node.text?.content.string { return own == text }
    if node.kind == "image" { return imageName(node) == text }
    return scene.subtree(of: node).contains { $0.text?.content.string == text } || node.spoken?.label == text
  }

  private func imageName(_ node: SceneNode) -> String? {
    node.arguments.string("systemName") ?? node.arguments.string("name") ?? node.arguments.string("decorative")
  }

  /// A modifier that makes an element of the view carries its spoken label.
  private func spokenLabel(around node: SceneNode) -> String? {
    for ancestor in scene.ancestors(of: node) {
      guard ancestor.isModifier else { return nil }
      if let spoken = ancestor.spoken { return spoken.label }
    }
    return nil
  }

  private func identifier(of node: SceneNode) -> String? {
    node.accessibility.identifier
      ?? scene.ancestors(of: node).prefix { $0.isModifier }.lazy.compactMap(\.accessibility.identifier).first
  }

  /// An SF Symbol by name; a view by its type; a part of a view by type and member (`ProgressBar.fill`).
  private func carries(_ node: SceneNode, _ symbol: String) -> Bool {
    if node.kind == "image" { return imageName(node) == symbol }
    if node.userView == symbol { return true }
    if selector.kind != nil, node.symbol == symbol { return true }
    return symbol.contains(".") && node.symbol == symbol
  }
}
