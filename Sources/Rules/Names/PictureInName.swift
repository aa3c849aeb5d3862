import SightlineModel

/// A picture beside the words of a control is not a part of its name.
///
/// Each picture is judged, so that all of a control's are told of.
/// - Source: WCAG 2.2, 1.1.1 Non-text Content, A: pure decoration is implemented so that assistive technology can ignore it.
struct PictureInName: NodeRule {
  static let id: RuleID = "picture-in-name"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  private static let controls: Set<ViewKind> = [.button, .navigationLink, .link, .shareLink, .menu]
  /// iOS takes what they hold apart into a title and a picture.
  private static let takenApart: Set<ViewKind> = [.menu, .contextMenu, .alert, .confirmationDialog, .tabBarItem]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    node.kind == .image && !node.isModifier && node.isVisible && Self.words(around: node, in: scene) != nil
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard Self.isSpoken(node, in: scene), let name = node.imageName, let words = Self.words(around: node, in: scene)
    else { return .passes }
    return .needsReview(
      .init(
        "VoiceOver says the \(node.systemName == nil ? "picture" : "symbol")'s own name, \(name.quoted), along with "
          + "\(words.nameInside(scene)); if it only decorates, use a Label or hide it with "
          + ".accessibilityHidden(true).",
        suggestion: Suggestion(text: "Add .accessibilityHidden(true) to the image."), cause: node.source))
  }

  /// The words of the control around, which is named by what it shows.
  private static func words(around image: SceneNode, in scene: Scene) -> SceneNode? {
    let around = scene.ancestors(of: image)
    guard let place = around.firstIndex(where: { !$0.isModifier && controls.contains($0.kind) }) else { return nil }
    let control = around[place]
    guard control.spoken?.nameSource == .content, control.isVisible, !scene.isSystemMade(control),
      !around[(place + 1)...].contains(where: { !$0.isModifier && takenApart.contains($0.kind) })
    else { return nil }
    return scene.subtree(of: control).first { $0.shownString?.hasWords == true && $0.isVisible }
  }

  /// A tick says what is chosen, which selected-state asks for, and so do a circle and a square without one.
  private static func isLeftAlone(_ symbol: String) -> Bool {
    symbol.contains("checkmark") || symbol == "circle" || symbol == "square"
  }

  /// Not hidden, not named by the author, and not the icon of a `Label`, which is silent.
  private static func isSpoken(_ node: SceneNode, in scene: Scene) -> Bool {
    guard case .image(let image)? = node.view, !image.decorative.isGiven, !image.label.isGiven,
      !scene.isHiddenFromSpeech(node), node.systemName.map({ !isLeftAlone($0) }) ?? !image.systemName.isGiven
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
