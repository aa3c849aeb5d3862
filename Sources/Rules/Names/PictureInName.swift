import SightlineModel

/// A picture beside the words of a control is not a part of its name.
///
/// - Source: WCAG 2.2, 1.1.1 Non-text Content, A: pure decoration is implemented so that assistive technology can ignore it.
struct PictureInName: NodeRule {
  static let id: RuleID = "picture-in-name"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.kind == .image, !node.isModifier, node.isVisible, let control = control(around: node, in: scene) else {
      return false
    }
    return scene.subtree(of: control).contains { $0.shownString?.hasWords == true && $0.isVisible }
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let control = control(around: node, in: scene), let name = node.imageName,
      Self.isSpoken(node, of: control, in: scene)
    else { return .passes }
    let words = scene.subtree(of: control).first { $0.shownString?.hasWords == true && $0.isVisible }
    return .needsReview(
      .init(
        "VoiceOver says the \(node.systemName == nil ? "picture" : "symbol")'s own name, \(name.quoted), along with "
          + "\((words ?? control).nameInside(scene)); if it only decorates, use a Label or hide it with "
          + ".accessibilityHidden(true).",
        suggestion: Suggestion(text: "Add .accessibilityHidden(true) to the image."), cause: node.source))
  }

  /// The innermost control that takes its name from what it shows, the picture among it.
  private func control(around node: SceneNode, in scene: Scene) -> SceneNode? {
    let around = scene.ancestors(of: node)
    // Items of menus are taken apart by iOS into a title and a picture.
    if let menu = around.firstIndex(where: { $0.kind == .menu || $0.kind == .contextMenu }),
      around[..<menu].contains(where: { [.button, .navigationLink, .link].contains($0.kind) })
    {
      return nil
    }
    return around.first { control in
      control.spoken?.nameSource == .content && control.isVisible && !control.isModifier
        && [.button, .navigationLink, .link, .menu].contains(control.kind) && !scene.isSystemMade(control)
    }
  }

  /// What iOS calls a symbol beside the words of a button may be what the words say, or nothing, but for arrows to the side; one
  /// that is turned or points down says whether it is open, which expanded-state asks for, and a tick what is chosen: selected-state.
  private static func isLeftAlone(_ symbol: String, in control: SceneNode, isTurned: Bool) -> Bool {
    let isArrow = [
      "chevron.right", "chevron.forward", "arrow.right", "arrow.forward", "arrow.up.right", "arrow.up.forward",
    ]
    .contains { symbol.hasPrefix($0) }
    return control.kind == .button && (!isArrow || isTurned) || symbol.contains("checkmark") || symbol == "circle"
      || symbol == "square"
  }

  /// Not hidden, not named by the author, and not the icon of a `Label`, which is silent.
  private static func isSpoken(_ node: SceneNode, of control: SceneNode, in scene: Scene) -> Bool {
    guard node.kind == .image, !node.isModifier, node.isVisible, case .image(let image)? = node.view,
      !image.decorative.isGiven, !image.label.isGiven, !scene.isHiddenFromSpeech(node),
      node.systemName.map({ !Self.isLeftAlone($0, in: control, isTurned: scene.isWithin(node, [.rotationEffect])) })
        ?? !image.systemName.isGiven
    else { return false }
    var inner = node
    for around in scene.ancestors(of: node) {
      if around.accessibility.label != nil { return false }
      // The title of a label may hold pictures of its own.
      if around.kind == .label, around.children.count < 2 || around.children[0] == inner.id { return false }
      inner = around
    }
    return true
  }
}
