import SightlineModel

/// Controls are not left under the keyboard.
///
/// iOS moves a screen up for the keyboard, unless it is told to ignore it; what then lies in the lower part of the screen
/// can't be reached while somebody types.
/// - Source: WCAG 2.2, 2.4.11 Focus Not Obscured (Minimum), AA; HIG, Virtual keyboards. Heights of the keyboard with its bar of
///   suggestions, as recorded: 260 pt with a home button, 336 pt without.
struct KeyboardCovers: NodeRule {
  static let id: RuleID = "keyboard-covers"
  static let dependencies: RuleDependencies = [.metrics]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.isInteractive, node.isEnabled, node.isVisible, !node.isModifier, !scene.isSystemDrawn(node),
      !Field.kinds.contains(node.kind), node.scrollAxes.isEmpty, scene.bounds.width < 600,
      scene.bounds.height > scene.bounds.width
    else { return false }
    return ignoresKeyboard(node, in: scene) && !closes(scene)
      && scene.nodes.contains { Field.kinds.contains($0.kind) && $0.isEnabled && $0.isVisible && !$0.isModifier }
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let keyboard = scene.bounds.height <= 736 ? 260.0 : 336.0
    let top = scene.bounds.maxY - keyboard
    guard let region = node.hitRegion, region.center.y > top else { return .passes }
    let measured = Measurement.points(region.maxY - top, needs: 0, uncertainty: 20)
    return .fails(
      .init(
        "\(node.name(in: scene)) lies \(measured.number) pt under the keyboard while somebody types, because the screen ignores it; "
          + "leave out .ignoresSafeArea(.keyboard), or let the content scroll.", measured: measured,
        cause: scene.ancestors(of: node).first(where: Self.ignores)?.source))
  }

  private func ignoresKeyboard(_ node: SceneNode, in scene: Scene) -> Bool {
    scene.ancestors(of: node).contains(where: Self.ignores)
  }

  private static func ignores(_ node: SceneNode) -> Bool {
    guard case .ignoresSafeArea(let modifier)? = node.modifier else { return false }
    return modifier.regions.value?.contains(.keyboard) == true
  }

  /// A button over the keyboard, or scrolling, closes it.
  private func closes(_ scene: Scene) -> Bool {
    scene.nodes.contains { $0.isModifier && ($0.kind == .scrollDismissesKeyboard) }
  }
}
