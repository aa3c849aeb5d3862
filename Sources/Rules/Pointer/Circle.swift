import SightlineModel

/// A circle, in points.
struct Circle {
  let center: Point
  let diameter: Double

  func meets(_ rect: Rect) -> Bool {
    let dx = max(rect.minX - center.x, 0, center.x - rect.maxX)
    let dy = max(rect.minY - center.y, 0, center.y - rect.maxY)
    return dx * dx + dy * dy < diameter * diameter / 4 - 1e-9
  }
  func meets(_ other: Circle) -> Bool {
    let (dx, dy) = (center.x - other.center.x, center.y - other.center.y)
    let reach = (diameter + other.diameter) / 2
    return dx * dx + dy * dy < reach * reach - 1e-9
  }
}
