import SightlineModel

extension Scene {
  /// The `.offset` that puts something off the screen that would be on it: a drawer that is closed, a card that waits.
  ///
  /// - Parameter frame: Where it is drawn.
  /// - Returns: The outermost modifier that does; `nil` for what is on the screen in part, or lies outside by itself.
  func movedAway(_ node: SceneNode, drawnAt frame: Rect) -> SceneNode? {
    guard !frame.isEmpty, !bounds.intersects(frame) else { return nil }
    var (x, y) = (0.0, 0.0)
    var outermost: SceneNode?
    var inner = node
    while let parent = inner.parent.map({ nodes[$0] }) {
      if parent.isModifier, parent.kind == .offset {
        let (ownX, ownY) = (inner.frame.x - parent.frame.x, inner.frame.y - parent.frame.y)
        if ownX != 0 || ownY != 0 { outermost = parent }
        (x, y) = (x + ownX, y + ownY)
      }
      inner = parent
    }
    return bounds.intersects(frame.offsetBy(x: -x, y: -y)) ? outermost : nil
  }
}
