import SightlineModel

/// One title that is set in several texts of a stack, line by line.
struct TitleLines {
  /// Two at least, from the top.
  let lines: [SceneNode]

  /// - Parameter isTitle: Whether a text is drawn as a title.
  /// - Returns: `nil` where the text is a title by itself.
  init?(around node: SceneNode, in scene: Scene, isTitle: (SceneNode) -> Bool) {
    guard let stack = scene.ancestors(of: node).first(where: { !$0.isModifier }), stack.kind == .vStack else {
      return nil
    }
    var run: [SceneNode] = []
    for child in scene.children(of: stack) {
      let text = Self.core(of: child, in: scene)
      if text.text != nil, isTitle(text), run.last.map({ Self.continues($0, text) }) ?? true {
        run.append(text)
      } else if run.contains(where: { $0.id == node.id }) {
        break
      } else {
        run = text.text != nil && isTitle(text) ? [text] : []
      }
    }
    // Rows of a loop are titles each.
    guard run.count > 1, run.contains(where: { $0.id == node.id }), Set(run.map(\.source)).count == run.count else {
      return nil
    }
    lines = run
  }

  /// What modifiers are around.
  private static func core(of node: SceneNode, in scene: Scene) -> SceneNode {
    var node = node
    while node.isModifier, let content = node.children.first { node = scene.nodes[content] }
    return node
  }

  /// Set alike, and no further apart than a blank line.
  private static func continues(_ above: SceneNode, _ below: SceneNode) -> Bool {
    guard let first = above.text, let second = below.text else { return false }
    return first.measured.fontSize == second.measured.fontSize
      && first.measured.isSemibold == second.measured.isSemibold
      && below.frame.minY - above.frame.maxY < first.measured.fontSize
  }
}
