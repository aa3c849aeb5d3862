import SightlineModel

/// A shape before it is given a rectangle.
indirect enum ShapeForm: Hashable {
  case rectangle
  case roundedRectangle(Double)
  case unevenRoundedRectangle(topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double)
  case capsule, circle, ellipse
  case inset(ShapeForm, Double)

  /// - Parameter kind: As in SwiftUI: `roundedRectangle`, `capsule`, …
  init?(kind: String, _ arguments: Arguments) {
    switch kind {
    case "rectangle", "rect": self = .rectangle
    case "circle": self = .circle
    case "ellipse": self = .ellipse
    case "capsule", "buttonBorder", "containerRelativeShape": self = .capsule
    case "roundedRectangle":
      let radius = arguments.number("cornerRadius") ?? arguments.size("cornerSize").map { min($0.width, $0.height) }
      self = .roundedRectangle(radius ?? 0)
    case "unevenRoundedRectangle":
      func radius(_ corner: String) -> Double {
        arguments.number(corner + "Radius") ?? arguments.number(corner) ?? 0
      }
      self = .unevenRoundedRectangle(
        topLeading: radius("topLeading"), topTrailing: radius("topTrailing"), bottomLeading: radius("bottomLeading"),
        bottomTrailing: radius("bottomTrailing"))
    default: return nil
    }
  }

  static let kinds: Set<String> = [
    "rectangle", "rect", "circle", "ellipse", "capsule", "buttonBorder", "containerRelativeShape", "roundedRectangle",
    "unevenRoundedRectangle",
  ]

  func shape(
    in rect: Rect, style: StyleSpec, strokeWidth: Double? = nil, direction: LayoutDirection = .leftToRight,
    derivation: [DerivationStep] = []
  ) -> LaidOutShape {
    LaidOutShape(
      outline: outline(in: rect, direction: direction), bounds: rect, style: style, strokeWidth: strokeWidth,
      derivation: derivation)
  }

  func outline(in rect: Rect, direction: LayoutDirection = .leftToRight) -> Outline {
    let half = min(rect.width, rect.height) / 2
    switch self {
    case .rectangle:
      return Outline([
        .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
        .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
      ])
    case .roundedRectangle(let radius): return .rounded(rect, (radius, radius, radius, radius))
    case .capsule: return .rounded(rect, (half, half, half, half))
    case .circle:
      let square = Rect(x: rect.center.x - half, y: rect.center.y - half, width: half * 2, height: half * 2)
      return .rounded(square, (half, half, half, half))
    case .ellipse: return .ellipse(in: rect)
    case .unevenRoundedRectangle(let topLeading, let topTrailing, let bottomLeading, let bottomTrailing):
      return direction == .leftToRight
        ? .rounded(rect, (topLeading, topTrailing, bottomTrailing, bottomLeading))
        : .rounded(rect, (topTrailing, topLeading, bottomLeading, bottomTrailing))
    case .inset(let form, let amount):
      let smaller = rect.inset(by: EdgeInsets(all: amount))
      if case .roundedRectangle(let radius) = form {
        return ShapeForm.roundedRectangle(max(0, radius - amount)).outline(in: smaller, direction: direction)
      }
      return form.outline(in: smaller, direction: direction)
    }
  }
}

extension Outline {
  /// Distance of a control point from its corner's end for a quarter circle of radius 1.
  private static let kappa = 0.5522847498

  /// - Parameter radii: Top left, top right, bottom right, bottom left; cut down to half the shorter side.
  static func rounded(_ rect: Rect, _ radii: (Double, Double, Double, Double)) -> Outline {
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

  static func ellipse(in rect: Rect) -> Outline {
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
}
