import SightlineModel

extension Scene {
  /// The half-transparent fill over the whole screen that says: what lies behind is not in use.
  var scrim: SceneNode? { nodes.last { isScrim($0) } }

  /// It lies behind a scrim with something to read in front: it is not in use, and dimmed for it.
  func isBehindScrim(_ node: SceneNode) -> Bool {
    guard let scrim, node.id < scrim.id else { return false }
    return nodes.contains { $0.id > scrim.id && $0.isVisible && $0.shownString?.hasLettersOrDigits == true }
  }

  private func isScrim(_ node: SceneNode) -> Bool {
    guard !node.isModifier, ShapeKinds.all.contains(node.kind), node.isVisible,
      node.frame.intersection(bounds).area > 0.9 * bounds.area
    else { return false }
    return node.drawings.contains { drawing in
      if case .fill(_, .color(let color)) = drawing { color.alpha > 0.1 && color.alpha < 0.95 } else { false }
    }
  }
}
