import DesignTokens
import SightlineModel

/// What has been painted so far, bottom first; answers what lies behind a stretch of the screen.
struct Backdrop {
  private(set) var layers: [PaintLayer] = []

  mutating func paint(_ layer: PaintLayer) {
    guard !layer.frame.isEmpty, layer.opacity > 0 else { return }
    layers.append(layer)
  }

  /// Samples the stretch where more than one colour may lie behind it: 17 × 5 points of each rectangle, corners
  /// included. Linear gradients reach their extremes at corners and stops, so the grid misses a worst point by at
  /// most 1/16 of the width. What scrolls is seen over the layers around it where it first comes into the viewport.
  ///
  /// - Parameters:
  ///   - scroll: The scrolling container the rectangles belong to, with what of the screen shows its content.
  /// - Returns: The composited colours behind the rectangles and the steps that led to the topmost of them.
  func resolve(
    behind rects: [Rect], in scroll: (container: Int, viewport: Rect)? = nil
  ) -> (paint: ResolvedPaint, derivation: [DerivationStep]) {
    let stretches = rects.map { Stretch(content: $0, screen: Self.shifted($0, into: scroll?.viewport)) }
    func rect(_ stretch: Stretch, for layer: PaintLayer) -> Rect {
      layer.scrollContainer == scroll?.container ? stretch.content : stretch.screen
    }
    let touching = layers.filter { layer in
      stretches.contains { rect($0, for: layer).intersects(layer.frame.intersection(layer.clip)) }
    }
    let derivation = touching.last?.derivation ?? []
    // 1. One colour behind all of it.
    var uniform: RGBA? = .clear
    for layer in touching {
      guard let below = uniform, case .color(let own) = layer.paint,
        stretches.allSatisfy({ Self.corners(rect($0, for: layer)).allSatisfy(layer.contains) })
      else {
        uniform = nil
        break
      }
      uniform = own.opacity(layer.opacity).composited(over: below)
    }
    if let uniform { return (.color(uniform), derivation) }
    // 2. Point by point.
    var colors: [RGBA] = []
    var seen: Set<RGBA> = []
    var isGradient = false
    for stretch in stretches {
      for (content, screen) in zip(Self.grid(stretch.content), Self.grid(stretch.screen)) {
        var color = RGBA.clear
        var unknown: ResolvedPaint?
        for layer in touching {
          let point = layer.scrollContainer == scroll?.container ? content : screen
          guard layer.contains(point) else { continue }
          switch layer.paint {
          case .material(let name): unknown = .material(reason: "the material \(name) shows what lies behind it")
          case .image(let name): unknown = .image(reason: "the image \(name) lies behind it")
          case .unknown(let reason): unknown = .unknown(reason: reason)
          case .linear, .radial, .angular: isGradient = true
          case .color: break
          }
          guard let above = layer.color(at: point) else { continue }
          color = above.composited(over: color)
          if above.alpha >= 0.999 { unknown = nil }
        }
        if let unknown { return (unknown, derivation) }
        if seen.insert(color).inserted { colors.append(color) }
      }
    }
    if colors.count == 1 { return (.color(colors[0]), derivation) }
    let reason = isGradient ? "a gradient lies behind it" : "several colours lie behind it"
    return (.gradient(colors, reason: reason), derivation)
  }

  /// A rectangle where its content stands, and where it is seen once scrolled into view.
  private struct Stretch {
    var content: Rect
    var screen: Rect
  }

  private static func shifted(_ rect: Rect, into viewport: Rect?) -> Rect {
    guard let viewport, !viewport.isEmpty else { return rect }
    func place(_ start: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      min(max(start, low), max(low, high - length))
    }
    return Rect(
      x: place(rect.x, rect.width, viewport.minX, viewport.maxX),
      y: place(rect.y, rect.height, viewport.minY, viewport.maxY), width: rect.width, height: rect.height)
  }

  private static func corners(_ rect: Rect) -> [Point] {
    [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { Point(x: x, y: $0) } }
  }

  private static func grid(_ rect: Rect) -> [Point] {
    (0...4).flatMap { row in
      (0...16).map { column in
        Point(x: rect.minX + rect.width * Double(column) / 16, y: rect.minY + rect.height * Double(row) / 4)
      }
    }
  }
}
