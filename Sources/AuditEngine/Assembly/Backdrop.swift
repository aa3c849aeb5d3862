import DesignTokens
import SightlineModel

/// What has been painted so far, bottom first; answers what lies behind a stretch of the screen.
struct Backdrop {
  private(set) var layers: [PaintLayer] = []
  /// Where they lie, once there are many.
  private var cells: LayerCells?
  private static let many = 256
  /// Shapes around a whole stretch that are looked through; what lies behind more is not said. A screen nested in itself
  /// has thousands.
  private static let deepest = 256

  mutating func paint(_ layer: PaintLayer) {
    guard !layer.frame.isEmpty, layer.opacity > 0 else { return }
    layers.append(layer)
    if cells != nil {
      cells?.add(layers.count - 1, in: layer.frame.intersection(layer.clip))
    } else if layers.count == Self.many {
      var cells = LayerCells()
      for (number, layer) in layers.enumerated() { cells.add(number, in: layer.frame.intersection(layer.clip)) }
      self.cells = cells
    }
  }

  /// Samples the stretch where more than one colour may lie behind it: 17 × 5 points of each rectangle, corners
  /// included. Linear gradients reach their extremes at corners and stops, so the grid misses a worst point by at
  /// most 1/16 of the width. What stands on one colour is not held against what shows at its edges. What scrolls is seen
  /// over the layers around it where it first comes into the viewport;
  /// layers that scroll with it, also those that scroll within the same container, move along.
  ///
  /// - Parameters:
  ///   - ports: The scrolling containers around the rectangles, outermost first.
  /// - Returns: The composited colours behind the rectangles and the steps that led to the topmost of them.
  func resolve(
    behind rects: [Rect], in ports: [ScrollPort] = []
  ) -> (paint: ResolvedPaint, derivation: [DerivationStep]) {
    let (paint, derivation, _) = resolve(behind: rects, in: ports, front: nil)
    return (paint, derivation)
  }

  /// - Parameter front: What stands there, where its colour is not the same everywhere.
  /// - Returns: Also which colours meet; `nil` where one colour lies behind, or an unknown one.
  func resolve(
    behind rects: [Rect], in ports: [ScrollPort], front: PaintLayer?
  ) -> (paint: ResolvedPaint, derivation: [DerivationStep], meetings: [PaintMeeting]?) {
    // A stretch by how many of its containers a layer shares: with all of them it stands where its content stands.
    let stretches = rects.map { rect in
      (0...ports.count).map { shared in
        ports[shared...].reversed().reduce(rect) { Self.shifted($0, into: $1.viewport) }
      }
    }
    func shared(_ layer: PaintLayer) -> Int {
      zip(layer.scrollPorts, ports).prefix { $0.container == $1.container }.count
    }
    func covers(_ layer: PaintLayer, _ shared: Int) -> Bool {
      stretches.allSatisfy { Self.corners($0[shared]).allSatisfy(layer.contains) }
    }
    // From the top down to what hides everything below it.
    var touching: [(number: Int, shared: Int)] = []
    var piled = 0
    let near =
      cells.flatMap { $0.near(stretches.flatMap { $0 }) } ?? LayerCells.Descending([Array(layers.indices)])
    for number in near {
      let shared = shared(layers[number])
      let seen = layers[number].frame.intersection(layers[number].clip)
      guard stretches.contains(where: { $0[shared].intersects(seen) }) else { continue }
      touching.append((number, shared))
      if stretches.allSatisfy({ seen.contains($0[shared]) }) { piled += 1 }
      guard piled <= Self.deepest else {
        let reason = "more than \(Self.deepest) shapes lie behind it"
        return (.unknown(reason: reason), layers[touching[0].number].derivation, nil)
      }
      if layers[number].hidesWhatIsBelow, covers(layers[number], shared) { break }
    }
    let derivation = touching.first.map { layers[$0.number].derivation } ?? []
    // 1. One colour behind all of it.
    var uniform: RGBA? = .clear
    for (number, shared) in touching.reversed() {
      guard let below = uniform, case .color(let own) = layers[number].paint, covers(layers[number], shared) else {
        uniform = nil
        break
      }
      uniform = own.opacity(layers[number].opacity).composited(over: below)
    }
    if let uniform { return (.color(uniform), derivation, nil) }
    // 2. Point by point.
    var colors: [RGBA] = []
    var seen: Set<RGBA> = []
    var isGradient = false
    var meetings: [PaintMeeting] = []
    for stretch in stretches {
      let grids = stretch.map(Self.grid)
      let ground = touching.first { Self.isGround(layers[$0.number], of: grids[$0.shared]) }
      for index in grids[0].indices {
        if let ground, Self.isEdge(index, grids[ground.shared][index], of: layers[ground.number]) { continue }
        // What lies below an opaque layer is not seen at this point.
        var shown: [(number: Int, color: RGBA?)] = []
        for (number, shared) in touching {
          let point = grids[shared][index]
          guard layers[number].contains(point) else { continue }
          let color = layers[number].color(at: point)
          shown.append((number, color))
          if let color, color.alpha >= 0.999 { break }
        }
        var color = RGBA.clear
        var unknown: ResolvedPaint?
        // Of an unknown picture: the lightest and the darkest that it can be below what is laid over it.
        var (lightest, darkest) = (RGBA.white, RGBA.black)
        for (number, own) in shown.reversed() {
          switch layers[number].paint {
          case .material(let name): unknown = .material(reason: "the material \(name) shows what lies behind it")
          case .image(let name): unknown = .image(reason: "the image \(name) lies behind it")
          case .unknown(let reason): unknown = .unknown(reason: reason)
          case .linear, .radial, .angular: isGradient = true
          case .color: break
          }
          guard let above = own else {
            (lightest, darkest) = (.white, .black)
            continue
          }
          color = above.composited(over: color)
          (lightest, darkest) = (above.composited(over: lightest), above.composited(over: darkest))
        }
        if let unknown {
          guard let front, let above = front.color(at: grids[ports.count][index]) else {
            return (unknown, derivation, nil)
          }
          return (
            unknown, derivation,
            [lightest, darkest].map { PaintMeeting(front: above.composited(over: $0), back: $0) }
          )
        }
        // What stands in front scrolls with all of its containers.
        if let above = front?.color(at: grids[ports.count][index]) {
          meetings.append(PaintMeeting(front: above.composited(over: color), back: color))
        }
        if seen.insert(color).inserted { colors.append(color) }
      }
    }
    if colors.count == 1 { return (.color(colors[0]), derivation, nil) }
    let reason = isGradient ? "a gradient lies behind it" : "several colours lie behind it"
    return (.gradient(colors, reason: reason), derivation, meetings.isEmpty ? nil : meetings)
  }

  /// What the text stands on, as its middle shows: an opaque layer under the three inner rows, its round corners aside.
  private static func isGround(_ layer: PaintLayer, of grid: [Point]) -> Bool {
    guard case .color(let color) = layer.paint, color.alpha * layer.opacity >= 0.9 else { return false }
    let inner = grid.dropFirst(columns).dropLast(columns)
    return inner.allSatisfy(layer.frames) && inner.count(where: layer.contains) * 10 >= inner.count * 9
  }

  /// A point of the first or the last row that is not on the ground, or one in a corner that the ground's outline cuts off:
  /// a line of text that is a little higher than what it stands on has no ink there, and is another rule's matter.
  private static func isEdge(_ index: Int, _ point: Point, of ground: PaintLayer) -> Bool {
    guard !ground.contains(point) else { return false }
    return index < columns || index >= (rows - 1) * columns || ground.frames(point)
  }

  /// A rectangle where it is seen once scrolled into view.
  private static func shifted(_ rect: Rect, into viewport: Rect) -> Rect {
    guard !viewport.isEmpty else { return rect }
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

  private static let (columns, rows) = (17, 5)
  private static func grid(_ rect: Rect) -> [Point] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        Point(
          x: rect.minX + rect.width * Double(column) / Double(columns - 1),
          y: rect.minY + rect.height * Double(row) / Double(rows - 1))
      }
    }
  }
}
