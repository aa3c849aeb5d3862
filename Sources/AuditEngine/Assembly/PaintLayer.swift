import Foundation
import SightlineModel

/// A scrolling container.
struct ScrollPort: Hashable {
  /// The node's id.
  var container: Int
  /// What of the screen shows the content, in the coordinates of the content around.
  var viewport: Rect
}

/// One filled shape on the screen; later layers lie over earlier ones.
struct PaintLayer {
  let frame: Rect
  /// `nil` fills the frame.
  private let region: PaintRegion?
  let paint: DrawPaint
  /// Product of the opacities around it.
  let opacity: Double
  /// What may be seen of it.
  let clip: Rect
  /// The scrolling ancestors, outermost first: what doesn't scroll with a container stays while its content moves.
  let scrollPorts: [ScrollPort]
  let derivation: [DerivationStep]

  /// - Parameter outline: `nil` fills the frame.
  init(
    frame: Rect, outline: Outline?, paint: DrawPaint, opacity: Double, clip: Rect, scrollPorts: [ScrollPort],
    derivation: [DerivationStep]
  ) {
    self.frame = frame
    region = outline.flatMap(PaintRegion.init)
    self.paint = paint
    self.opacity = opacity
    self.clip = clip
    self.scrollPorts = scrollPorts
    self.derivation = derivation
  }

  /// One colour over the whole frame, through which nothing shows.
  var hidesWhatIsBelow: Bool {
    guard region == nil, case .color(let color) = paint else { return false }
    return color.alpha * opacity >= 0.999
  }

  func contains(_ point: Point) -> Bool { frames(point) && region?.contains(point) ?? true }

  /// Within its frame, whatever its outline cuts off.
  func frames(_ point: Point) -> Bool {
    point.x >= max(frame.minX, clip.minX) && point.x <= min(frame.maxX, clip.maxX)
      && point.y >= max(frame.minY, clip.minY) && point.y <= min(frame.maxY, clip.maxY)
  }

  /// - Returns: `nil` where the colour at the point can't be known.
  func color(at point: Point) -> RGBA? {
    switch paint {
    case .color(let color): return color.opacity(opacity)
    case .linear(let start, let end, let stops):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let position = length == 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
      return Self.color(at: position, in: stops).opacity(opacity)
    case .radial(let center, let startRadius, let endRadius, let stops):
      let distance = hypot(point.x - center.x, point.y - center.y)
      let position = endRadius == startRadius ? 1 : (distance - startRadius) / (endRadius - startRadius)
      return Self.color(at: position, in: stops).opacity(opacity)
    case .angular(let center, let startAngle, let endAngle, let stops):
      var angle = atan2(point.y - center.y, point.x - center.x) * 180 / .pi - startAngle
      angle -= (angle / 360).rounded(.down) * 360
      let span = endAngle - startAngle
      return Self.color(at: span == 0 ? 0 : angle / span, in: stops).opacity(opacity)
    case .material, .image, .unknown: return nil
    }
  }

  /// Interpolates in sRGB with its transfer function, as SwiftUI's gradients do by default.
  private static func color(at position: Double, in stops: [(location: Double, color: RGBA)]) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if position <= first.location { return first.color }
    if position >= last.location { return last.color }
    for (from, to) in zip(stops, stops.dropFirst()) where position <= to.location {
      let share = to.location == from.location ? 1 : (position - from.location) / (to.location - from.location)
      return from.color.mixed(with: to.color, share)
    }
    return last.color
  }

  /// A layer of one colour that hides whatever is below it wherever it covers.
  var isOpaqueColor: Bool {
    if case .color(let color) = paint { color.alpha * opacity >= 0.999 } else { false }
  }
}
