import SightlineModel

/// A shape before it is given a rectangle.
indirect enum ShapeForm: Hashable {
  case rectangle
  case roundedRectangle(Double)
  case unevenRoundedRectangle(topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double)
  case capsule, circle, ellipse
  case inset(ShapeForm, Double)
  /// The project's own code computes it.
  case procedure(OpaqueArgument)

  /// - Returns: `nil` for a kind that is no shape of SwiftUI's.
  init?(_ kind: ViewKind, _ shape: ShapeView) {
    switch kind {
    case .rectangle, .rect: self = .rectangle
    case .circle: self = .circle
    case .ellipse: self = .ellipse
    case .capsule, .buttonBorder, .containerRelativeShape: self = .capsule
    case .roundedRectangle:
      self = .roundedRectangle(shape.cornerRadius.value ?? shape.cornerSize.value.map { min($0.width, $0.height) } ?? 0)
    case .unevenRoundedRectangle:
      self = .unevenRoundedRectangle(
        topLeading: shape.topLeadingRadius.value ?? 0, topTrailing: shape.topTrailingRadius.value ?? 0,
        bottomLeading: shape.bottomLeadingRadius.value ?? 0, bottomTrailing: shape.bottomTrailingRadius.value ?? 0)
    default: return nil
    }
  }

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
      return .rectangle(rect)
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
    case .procedure(let argument):
      guard let procedure = argument.object as? any ShapeProcedure, let own = try? procedure.outline(in: rect.size)
      else { return .rectangle(rect) }
      let mirrors = procedure.isMirrored && direction == .rightToLeft
      return own.map { Point(x: mirrors ? rect.maxX - $0.x : rect.minX + $0.x, y: rect.minY + $0.y) }
    case .inset(let form, let amount):
      let smaller = rect.inset(by: EdgeInsets(all: amount))
      if case .roundedRectangle(let radius) = form {
        return ShapeForm.roundedRectangle(max(0, radius - amount)).outline(in: smaller, direction: direction)
      }
      return form.outline(in: smaller, direction: direction)
    }
  }
}
