import SightlineModel

/// What both size rules ask of a target.
enum Target {
  /// Half a pixel at 3 pixels per point: frames are rounded to pixels.
  static let rounding = 0.17

  /// Controls whose size iOS decides are exempt: the user agent's own.
  static let systemSized = ViewKind.systemSized.union([.backButton, .tabBarItem, .searchField])

  static func isJudged(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.isInteractive, node.isEnabled, !node.isOverlaid, node.hitRegion != nil, !systemSized.contains(node.kind)
    else {
      return false
    }
    if isCutByScreen(node, in: scene) { return false }
    // A tap around a field does what a tap on the field does.
    if node.kind == .onTapGesture, scene.subtree(of: node).contains(where: { fields.contains($0.kind) }) {
      return false
    }
    // A bar gives its buttons the room they need; a tap on a view of the app's own has that view's.
    let isSystems = node.kind == .onTapGesture ? scene.isSystemMade(node) : scene.isSystemDrawn(node)
    return !isSystems && !scene.ancestors(of: node).contains { systemSized.contains($0.kind) }
  }

  private static let fields = Field.kinds.union([.searchField])

  /// Its rest lies off the screen, where nothing scrolls: a matter of what is reached, not of its size.
  private static func isCutByScreen(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.scrollAxes.isEmpty, let region = node.hitRegion, !scene.bounds.contains(node.frame, tolerance: 0.5)
    else { return false }
    let cut = node.frame.intersection(scene.bounds)
    return abs(cut.width - region.width) < 0.5 && abs(cut.height - region.height) < 0.5
  }

  /// A link among the words of a sentence has the height of its line.
  /// - Source: WCAG 2.2, 2.5.5 and 2.5.8: "Inline".
  static func isInline(_ node: SceneNode, in scene: Scene) -> Bool {
    guard [.link, .button, .navigationLink].contains(node.kind),
      let row = scene.ancestors(of: node).first(where: { !$0.isModifier }), row.kind == .hStack,
      let own = scene.subtree(of: node).first(where: { $0.text != nil })?.text
    else { return false }
    return scene.children(of: row).contains { other in
      scene.subtree(of: other).contains { text in
        text.id != node.id && text.text?.measured.fontSize == own.measured.fontSize && text.text?.content != own.content
          && scene.control(around: text) == nil && text.shownString?.hasWords == true
      }
    }
  }

  /// A link in a list is followed by a tap anywhere on its row, however deep it lies there and whatever stands beside it.
  static func isRow(_ node: SceneNode, in scene: Scene) -> Bool {
    node.kind == .navigationLink && scene.ancestors(of: node).contains { $0.kind == .listRow && !$0.isModifier }
  }

  static func covers(_ region: Rect, _ side: Double) -> Bool {
    region.width >= side - rounding && region.height >= side - rounding
  }

  /// `24 × 18.5 pt`; where words decide the width that are not known, the height alone: `18.5 pt high`.
  static func size(of node: SceneNode, _ region: Rect, _ side: Double, in scene: Scene) -> String {
    let isGuessed =
      region.height < side - rounding && region.width >= side - rounding
      && scene.subtree(of: node).contains { $0.unknownTextReason != nil || $0.isMadeUp }
    return isGuessed ? "\(region.height.text()) pt high" : "\(region.size.text) pt"
  }

  /// The other targets; a target inside another one, or around it, is not beside it.
  static func others(besides node: SceneNode, in scene: Scene) -> [SceneNode] {
    let related = Set(scene.subtree(of: node).map(\.id) + scene.ancestors(of: node).map(\.id))
    return scene.nodes.filter {
      $0.isInteractive && !$0.isOverlaid && $0.id != node.id && !related.contains($0.id) && $0.hitRegion != nil
    }
  }

  /// The fixed frame inside the label, if there is one; else the control.
  static func cause(of node: SceneNode, in scene: Scene) -> SourceLocation? {
    var inner = node
    while inner.children.count == 1 {
      inner = scene.nodes[inner.children[0]]
      if inner.isModifier, inner.fixedLength(.vertical) != nil || inner.fixedLength(.horizontal) != nil {
        return inner.source ?? node.source
      }
    }
    return node.source
  }

  static func suggestion(_ side: Double) -> Suggestion {
    Suggestion(
      text: "Inside the label, add .frame(minWidth: \(side.text()), minHeight: \(side.text())).contentShape(.rect).")
  }
}
