import SightlineModel

extension Scene {
  /// The half-transparent fill over the whole screen that says: what lies behind is not in use.
  var scrim: SceneNode? { nodes.last { isScrim($0) } }

  private func isScrim(_ node: SceneNode) -> Bool {
    guard !node.isModifier, ShapeKinds.all.contains(node.kind), node.isVisible,
      node.frame.intersection(bounds).area > 0.9 * bounds.area
    else { return false }
    return node.drawings.contains { drawing in
      if case .fill(_, .color(let color)) = drawing { color.alpha > 0.1 && color.alpha < 0.95 } else { false }
    }
  }
}
