import SightlineModel

/// A drawing of one colour in a square of one em, y down, the origin at its top left.
struct Icon: Sendable {
  /// Laid one over the other.
  var parts: [Outline]
  /// Em by which its lines are thinner than those of SF Symbols at regular weight.
  var lightness = 0.0

  var ink: Rect {
    let boxes = parts.map(\.tightBounds)
    guard let first = boxes.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let (left, top) = (boxes.map(\.minX).min() ?? first.minX, boxes.map(\.minY).min() ?? first.minY)
    let (right, bottom) = (boxes.map(\.maxX).max() ?? first.maxX, boxes.map(\.maxY).max() ?? first.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func map(_ transform: (Point) -> Point) -> Icon { Icon(parts: parts.map { $0.map(transform) }, lightness: lightness) }

  /// Scaled to the rectangle, centred in it.
  func fitted(into rect: Rect) -> Icon {
    let ink = ink
    guard ink.width > 0 || ink.height > 0 else { return self }
    let scale = min(
      ink.width > 0 ? rect.width / ink.width : .infinity, ink.height > 0 ? rect.height / ink.height : .infinity)
    let (center, middle) = (ink.center, rect.center)
    return map { Point(x: middle.x + ($0.x - center.x) * scale, y: middle.y + ($0.y - center.y) * scale) }
  }
}

extension Outline {
  /// Without what control points reach beyond the curves.
  var tightBounds: Rect {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func add(_ point: Point) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    func mix(_ a: Point, _ b: Point, _ share: Double) -> Point {
      Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var from = Point.zero
    for command in commands {
      switch command {
      case .move(let point), .line(let point):
        add(point)
        from = point
      case .quadratic(let control, let end):
        for step in 1...8 {
          let share = Double(step) / 8
          add(mix(mix(from, control, share), mix(control, end, share), share))
        }
        from = end
      case .cubic(let first, let second, let end):
        for step in 1...8 {
          let share = Double(step) / 8
          let (a, b, c) = (mix(from, first, share), mix(first, second, share), mix(second, end, share))
          add(mix(mix(a, b, share), mix(b, c, share), share))
        }
        from = end
      case .close: break
      }
    }
    guard left <= right else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
