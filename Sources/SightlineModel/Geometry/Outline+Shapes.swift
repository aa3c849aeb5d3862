extension Outline {
  /// Distance of a control point from its corner's end for a quarter circle of radius 1.
  private static let kappa = 0.5522847498

  package static func rectangle(_ rect: Rect) -> Outline {
    Outline([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// - Parameter radii: Top left, top right, bottom right, bottom left; cut down to half the shorter side.
  package static func rounded(_ rect: Rect, _ radii: (Double, Double, Double, Double)) -> Outline {
    let most = min(rect.width, rect.height) / 2
    let (a, b, c, d) = (
      max(0, min(radii.0, most)), max(0, min(radii.1, most)), max(0, min(radii.2, most)), max(0, min(radii.3, most))
    )
    let k = 1 - kappa
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Outline([
      .move(point(rect.minX + a, rect.minY)), .line(point(rect.maxX - b, rect.minY)),
      .cubic(
        point(rect.maxX - b * k, rect.minY), point(rect.maxX, rect.minY + b * k), point(rect.maxX, rect.minY + b)),
      .line(point(rect.maxX, rect.maxY - c)),
      .cubic(
        point(rect.maxX, rect.maxY - c * k), point(rect.maxX - c * k, rect.maxY), point(rect.maxX - c, rect.maxY)),
      .line(point(rect.minX + d, rect.maxY)),
      .cubic(
        point(rect.minX + d * k, rect.maxY), point(rect.minX, rect.maxY - d * k), point(rect.minX, rect.maxY - d)),
      .line(point(rect.minX, rect.minY + a)),
      .cubic(
        point(rect.minX, rect.minY + a * k), point(rect.minX + a * k, rect.minY), point(rect.minX + a, rect.minY)),
      .close,
    ])
  }

  package static func ellipse(in rect: Rect) -> Outline {
    let (x, y) = (rect.width / 2, rect.height / 2)
    let (dx, dy) = (x * kappa, y * kappa)
    let center = rect.center
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: center.x + dx, y: center.y + dy) }
    return Outline([
      .move(point(0, -y)), .cubic(point(dx, -y), point(x, -dy), point(x, 0)),
      .cubic(point(x, dy), point(dx, y), point(0, y)), .cubic(point(-dx, y), point(-x, dy), point(-x, 0)),
      .cubic(point(-x, -dy), point(-dx, -y), point(0, -y)), .close,
    ])
  }

  package func map(_ transform: (Point) -> Point) -> Outline {
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
  package var bounds: Rect {
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
}
