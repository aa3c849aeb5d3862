import SightlineModel

extension Field {
  /// The few words right above the field in its stack, where every field of the stack has a text of its own there.
  ///
  /// A title, a sentence and a heading are about more than the field, and so is what stands above several.
  static func columnLabel(of node: SceneNode, in scene: Scene) -> SceneNode? {
    guard kinds.contains(node.kind), !node.isModifier else { return nil }
    var inner = node
    for around in scene.ancestors(of: node) {
      if !around.isModifier {
        if [.vStack, .lazyVStack].contains(around.kind) { return label(above: inner, holding: node, around, scene) }
        guard passedThrough.contains(around.kind) else { return nil }
      }
      inner = around
    }
    return nil
  }
  private static let passedThrough: Set<ViewKind> = [
    .hStack, .zStack, .group, .conditional, .optional, .tupleView, .anyView, .modifiedContent, .unknown,
  ]

  private static func label(
    above child: SceneNode, holding field: SceneNode, _ stack: SceneNode, _ scene: Scene
  ) -> SceneNode? {
    let children = stack.children.filter { scene.subtree(of: scene.nodes[$0]).contains { $0.isVisible } }
    var found: SceneNode?
    for (place, id) in children.enumerated() {
      let part = scene.subtree(of: scene.nodes[id])
      guard part.contains(where: { kinds.contains($0.kind) && !$0.isModifier }) else { continue }
      guard place > 0, let text = onlyText(in: scene.nodes[children[place - 1]], scene) else { return nil }
      if id == child.id { found = text }
    }
    guard let found, isLabelLike(found, of: field, in: scene) else { return nil }
    return found
  }

  /// What a part of the stack says, where it is one text and nothing that can be used.
  private static func onlyText(in part: SceneNode, _ scene: Scene) -> SceneNode? {
    let shown = scene.subtree(of: part).filter(\.isVisible)
    let texts = shown.filter { $0.text != nil }
    guard texts.count == 1, !shown.contains(where: { $0.isInteractive }) else { return nil }
    return texts[0]
  }

  private static func isLabelLike(_ text: SceneNode, of field: SceneNode, in scene: Scene) -> Bool {
    guard let shown = text.shownString?.trimmed, shown.hasWords, text.unknownTextReason == nil, !text.isMadeUp,
      let content = text.text, !isTitle(content), let last = shown.last, !".!?…".contains(last),
      (1...3).contains(NameWords.words(shown).count), !shown.contains("://"),
      scene.spokenOwner(of: text)?.spoken?.traits.contains(.header) != true
    else { return false }
    return field.frame.minY - text.frame.maxY < 24
  }

  private static func isTitle(_ text: SceneText) -> Bool {
    let font = text.content.runs.first?.font ?? text.font
    switch font.base {
    case .style(let style):
      return [.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3].contains(style)
    case .system(let declared), .custom(_, let declared, _), .files(_, let declared):
      return (font.scaledFrom ?? declared) >= 20
    }
  }
}
