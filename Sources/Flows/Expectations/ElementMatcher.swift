import SightlineModel

/// Finds what a selector picks in one scene.
struct ElementMatcher {
  let selector: Selector
  let scene: Scene
  /// Where the member that the selector's symbol names is declared; empty when it names none.
  var extents: [ClosedRange<SourceLocation>] = []

  /// - Returns: Views, no modifiers, in document order. Of nested matches without a kind: for a source symbol the
  ///   outermost, for a text the innermost.
  var matches: [SceneNode] {
    // A label alone picks what is spoken, whatever view or modifier makes it an element.
    if let label = selector.label, selector.kind == nil, selector.text == nil, selector.symbol == nil {
      return scene.spokenElements.filter { $0.spoken!.label == label }
    }
    let found = scene.nodes.filter { !$0.isModifier && accepts($0) }
    guard selector.kind == nil, selector.text != nil || selector.symbol != nil else { return found }
    let ids = Set(found.map(\.id))
    if selector.text == nil {
      return found.filter { node in !scene.ancestors(of: node).contains { ids.contains($0.id) } }
    }
    // Without a kind, a container is not meant when something inside it matches too.
    return found.filter { node in !scene.subtree(of: node).dropFirst().contains { ids.contains($0.id) } }
  }

  private func accepts(_ node: SceneNode) -> Bool {
    if let kind = selector.kind, node.kind.rawValue != kind { return false }
    if let text = selector.text, !shows(node, text) { return false }
    if let label = selector.label, node.spoken?.label != label, spokenLabel(around: node) != label { return false }
    if let identifier = selector.identifier, self.identifier(of: node) != identifier { return false }
    if let symbol = selector.symbol, !carries(node, symbol) { return false }
    return !selector.picksScreens
  }

  /// A text shows its string, an image its name, a control what is inside it.
  private func shows(_ node: SceneNode, _ text: String) -> Bool {
    if let own = node.text?.content.string { return own == text }
    if node.kind == .image { return node.imageName == text }
    return scene.subtree(of: node).contains { $0.text?.content.string == text } || node.spoken?.label == text
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

  /// An SF Symbol by name; a view by its type; a part of a view by type and member (`ProgressBar.fill`). With a kind or
  /// a text besides, whatever of that kind or text stands inside that view.
  private func carries(_ node: SceneNode, _ symbol: String) -> Bool {
    if node.imageName == symbol { return true }
    if stands(node, in: symbol) { return true }
    guard selector.kind != nil || selector.text != nil else { return false }
    return scene.ancestors(of: node).contains { stands($0, in: symbol) }
  }

  /// It is that view, the root of its body, or made by that member.
  private func stands(_ node: SceneNode, in symbol: String) -> Bool {
    if !extents.isEmpty { return node.source.map { source in extents.contains { $0.contains(source) } } ?? false }
    // The name of a view with modifiers in its body stands on the outermost of them.
    if node.userView == symbol { return true }
    guard !node.isModifier else { return false }
    var inner = node
    for modifier in scene.ancestors(of: node).prefix(while: \.isModifier) {
      // What stands behind or before a view is no more than its ornament; children are in drawing order.
      let content = modifier.kind == .background ? modifier.children.last : modifier.children.first
      guard content == inner.id else { return false }
      if modifier.userView == symbol { return true }
      inner = modifier
    }
    return false
  }
}
