import SightlineModel

/// What both size rules ask of a target.
enum Target {
  /// Half a pixel at 3 pixels per point: frames are rounded to pixels.
  static let rounding = 0.17

  /// Controls whose size iOS decides are exempt: the user agent's own.
  static let systemSized: Set<ViewKind> = [
    .toggle, .slider, .stepper, .datePicker, .colorPicker, .picker, .editButton, .renameButton, .pasteButton,
    .backButton, .tabBarItem, .textField, .secureField, .textEditor, .searchField, .signInWithAppleButton,
  ]

  static func isJudged(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.isInteractive, node.isEnabled, node.hitRegion != nil, !systemSized.contains(node.kind) else {
      return false
    }
    return !scene.isSystemDrawn(node) && !scene.ancestors(of: node).contains { systemSized.contains($0.kind) }
  }

  static func covers(_ region: Rect, _ side: Double) -> Bool {
    region.width >= side - rounding && region.height >= side - rounding
  }

  /// The other targets; a target inside another one, or around it, is not beside it.
  static func others(besides node: SceneNode, in scene: Scene) -> [SceneNode] {
    let related = Set(scene.subtree(of: node).map(\.id) + scene.ancestors(of: node).map(\.id))
    return scene.nodes.filter {
      $0.isInteractive && $0.id != node.id && !related.contains($0.id) && $0.hitRegion != nil
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
