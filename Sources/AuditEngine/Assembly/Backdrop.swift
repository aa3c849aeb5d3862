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
  /// most 1/16 of the width.
  ///
  /// - Returns: The composited colours behind the rectangles and the steps that led to the topmost of them.
  func resolve(behind rects: [Rect]) -> (paint: ResolvedPaint, derivation: [DerivationStep]) {
    let touching = layers.filter { layer in rects.contains { $0.intersects(layer.frame.intersection(layer.clip)) } }
    let derivation = touching.last?.derivation ?? []
    if let uniform = uniformColor(behind: rects, touching) { return (.color(uniform), derivation) }
    var colors: [RGBA] = []
    var seen: Set<RGBA> = []
    var isGradient = false
    for point in rects.flatMap(Self.grid) {
      var color = RGBA.clear
      var unknown: ResolvedPaint?
      for layer in touching where layer.contains(point) {
        switch layer.paint {
        case .material(let name): unknown = .material(reason: "the material \(name) shows what lies behind it")
        case .image(let name): unknown = .image(reason: "the image \(name) lies behind it")
        case .unknown(let reason): unknown = .unknown(reason: reason)
        case .linear, .radial, .angular: isGradient = true
        case .color: break
        }
        guard let above = layer.color(at: point) else { continue }
        color = above.over(color)
        if above.alpha >= 0.999 { unknown = nil }
      }
      if let unknown { return (unknown, derivation) }
      if seen.insert(color).inserted { colors.append(color) }
    }
    if colors.count == 1 { return (.color(colors[0]), derivation) }
    let reason = isGradient ? "a gradient lies behind it" : "several colours lie behind it"
    return (.gradient(colors, reason: reason), derivation)
  }

  private func uniformColor(behind rects: [Rect], _ touching: [PaintLayer]) -> RGBA? {
    var color = RGBA.clear
    for layer in touching {
      guard case .color(let own) = layer.paint,
        rects.allSatisfy({ rect in Self.corners(rect).allSatisfy(layer.contains) })
      else { return nil }
      color = own.opacity(layer.opacity).over(color)
    }
    return color
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
