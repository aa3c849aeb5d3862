import SightlineModel

/// A picture beside the words of a control is not a part of its name.
///
/// - Source: WCAG 2.2, 1.1.1 Non-text Content, A: pure decoration is implemented so that assistive technology can ignore it.
struct PictureInName: NodeRule {
  static let id: RuleID = "picture-in-name"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let spoken = node.spoken, spoken.nameSource == .content, node.isVisible, !node.isModifier,
      [.button, .navigationLink, .link, .menu].contains(node.kind), !scene.isSystemMade(node),
      // Items of menus are taken apart by iOS into a title and a picture.
      !scene.ancestors(of: node).contains(where: { $0.kind == .menu || $0.kind == .contextMenu })
    else { return false }
    return scene.subtree(of: node).contains { $0.shownString?.hasWords == true && $0.isVisible }
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let spoken = scene.subtree(of: node).filter { Self.isSpoken($0, of: node, in: scene) }
    guard let image = spoken.first, let name = image.imageName else { return .passes }
    let words = scene.subtree(of: node).first { $0.shownString?.hasWords == true && $0.isVisible }
    return .needsReview(
      .init(
        "VoiceOver says the \(image.systemName == nil ? "picture" : "symbol")'s own name, \(name.quoted), along with "
          + "\((words ?? node).nameInside(scene)); if it only decorates, use a Label or hide it with "
          + ".accessibilityHidden(true).",
        suggestion: Suggestion(text: "Add .accessibilityHidden(true) to the image."), cause: image.source))
  }

  /// What iOS calls a symbol beside the words of a button may be what the words say, or nothing; a tick says what is chosen, which
  /// selected-state asks for.
  private static func isLeftAlone(_ symbol: String, in control: SceneNode) -> Bool {
    control.kind == .button || symbol.contains("checkmark") || symbol == "circle" || symbol == "square"
  }

  /// Not hidden, not named by the author, and not the icon of a `Label`, which is silent.
  private static func isSpoken(_ node: SceneNode, of control: SceneNode, in scene: Scene) -> Bool {
    guard node.kind == .image, !node.isModifier, node.isVisible, case .image(let image)? = node.view,
      !image.decorative.isGiven, !image.label.isGiven, !scene.isHiddenFromSpeech(node),
      node.systemName.map({ !Self.isLeftAlone($0, in: control) }) ?? !image.systemName.isGiven
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
