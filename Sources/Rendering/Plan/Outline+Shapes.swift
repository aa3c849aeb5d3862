import SightlineModel

/// Control point distance of a quarter circle drawn as one cubic, as a share of the radius.
private let quarter = 0.5522847498

extension Outline {
  static func rectangle(_ rect: Rect) -> Outline {
    Outline([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  static func roundedRectangle(_ rect: Rect, radius: Double) -> Outline {
    let r = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard r > 0 else { return rectangle(rect) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let c = r * (1 - quarter)
    return Outline([
      .move(Point(x: left + r, y: top)), .line(Point(x: right - r, y: top)),
      .cubic(Point(x: right - c, y: top), Point(x: right, y: top + c), Point(x: right, y: top + r)),
      .line(Point(x: right, y: bottom - r)),
      .cubic(Point(x: right, y: bottom - c), Point(x: right - c, y: bottom), Point(x: right - r, y: bottom)),
      .line(Point(x: left + r, y: bottom)),
      .cubic(Point(x: left + c, y: bottom), Point(x: left, y: bottom - c), Point(x: left, y: bottom - r)),
      .line(Point(x: left, y: top + r)),
      .cubic(Point(x: left, y: top + c), Point(x: left + c, y: top), Point(x: left + r, y: top)), .close,
    ])
  }

  static func circle(center: Point, radius: Double) -> Outline {
    roundedRectangle(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }

  /// Scales about the origin, then moves.
  func placed(scaleX: Double, scaleY: Double, at origin: Point) -> Outline {
    map { Point(x: origin.x + $0.x * scaleX, y: origin.y + $0.y * scaleY) }
  }

  func map(_ transform: (Point) -> Point) -> Outline {
    Outline(
      commands.map { command in
        switch command {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quadratic(let control, let point): .quadratic(control: transform(control), transform(point))
        case .cubic(let first, let second, let point): .cubic(transform(first), transform(second), transform(point))
        case .close: .close
        }
      })
  }

  /// Of end and control points: at least as large as the shape.
  var bounds: Rect {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func add(_ point: Point) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for command in commands {
      switch command {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let control, let point):
        add(control)
        add(point)
      case .cubic(let first, let second, let point):
        add(first)
        add(second)
        add(point)
      case .close: break
      }
    }
    return left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }

  /// All coordinates are numbers a canvas can take.
  var isDrawable: Bool {
    let limit = 1e6
    let box = bounds
    return !commands.isEmpty
      && [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { $0.isFinite && abs($0) < limit }
  }
}
