import SightlineModel

extension Outline {
  static func roundedRectangle(_ rect: Rect, radius: Double) -> Outline {
    radius > 0 ? .rounded(rect, (radius, radius, radius, radius)) : .rectangle(rect)
  }

  static func circle(center: Point, radius: Double) -> Outline {
    roundedRectangle(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }

  /// Scales about the origin, then moves.
  func placed(scaleX: Double, scaleY: Double, at origin: Point) -> Outline {
    map { Point(x: origin.x + $0.x * scaleX, y: origin.y + $0.y * scaleY) }
  }

  /// All coordinates are numbers a canvas can take.
  var isDrawable: Bool {
    let limit = 1e6
    let box = bounds
    return !commands.isEmpty
      && [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { $0.isFinite && abs($0) < limit }
  }
}
