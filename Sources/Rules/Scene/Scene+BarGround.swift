import SightlineModel

extension Scene {
  /// Beneath a bar's label lies something smaller than the bar: content that scrolls by, which iOS keeps apart from the
  /// bar's own labels. A ground as wide as the bar stays.
  func passesUnderBar(at node: SceneNode) -> Bool {
    guard isSystemDrawn(node),
      let bar = ancestors(of: node).last(where: { $0.kind == .tabBar || $0.kind == .navigationBar })
    else { return false }
    return nodes.contains { other in
      other.id < bar.id && other.isVisible && !other.frame.contains(bar.frame, tolerance: 1)
        && other.frame.intersection(node.frame).area > 0
        && other.drawings.contains { if case .fill = $0 { true } else { false } }
    }
  }
}
