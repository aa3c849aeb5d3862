import SightlineModel

extension Outline {
  /// The parts between two moves.
  var subpaths: [Outline] {
    var result: [Outline] = []
    for command in commands {
      if case .move = command { result.append(Outline()) }
      if result.isEmpty { result.append(Outline()) }
      result[result.count - 1].commands.append(command)
    }
    return result
  }

  /// The same area where every contour inside an odd number of others is a hole, as contours that run against each
  /// other: the rule that all drawing here goes by.
  var alternating: Outline {
    let parts = subpaths.map { (outline: $0, polygon: $0.polygon) }
    guard parts.count > 1, parts.count < 64 else { return self }
    var result = Outline()
    for (index, part) in parts.enumerated() {
      guard let probe = part.polygon.first else { continue }
      let depth = parts.enumerated().count { $0.offset != index && $0.element.polygon.surrounds(probe) }
      let isClockwise = part.polygon.signedArea > 0
      result.commands += (isClockwise == (depth % 2 == 0) ? part.outline : part.outline.reversed).commands
    }
    return result
  }

  /// One contour, drawn the other way round.
  private var reversed: Outline {
    var points: [Point] = []
    var pieces: [Command] = []
    for command in commands {
      switch command {
      case .move(let point): points = [point]
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        points.append(point)
        pieces.append(command)
      case .close: break
      }
    }
    guard let last = points.last, points.count == pieces.count + 1 else { return self }
    var result = [Command.move(last)]
    for index in pieces.indices.reversed() {
      switch pieces[index] {
      case .quadratic(let control, _): result.append(.quadratic(control: control, points[index]))
      case .cubic(let first, let second, _): result.append(.cubic(second, first, points[index]))
      default: result.append(.line(points[index]))
      }
    }
    return Outline(result + [.close])
  }

  /// Corners along the contour, eight for each curve.
  private var polygon: [Point] {
    var points: [Point] = []
    func add(_ body: (Double) -> Point) {
      for step in 1...8 { points.append(body(Double(step) / 8)) }
    }
    func mix(_ a: Point, _ b: Point, _ share: Double) -> Point {
      Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    for command in commands {
      let from = points.last ?? .zero
      switch command {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let end):
        add { mix(mix(from, control, $0), mix(control, end, $0), $0) }
      case .cubic(let first, let second, let end):
        add { share in
          let (a, b, c) = (mix(from, first, share), mix(first, second, share), mix(second, end, share))
          return mix(mix(a, b, share), mix(b, c, share), share)
        }
      case .close: break
      }
    }
    return points
  }
}

extension [Point] {
  /// Positive for a contour that runs clockwise on the screen.
  fileprivate var signedArea: Double {
    guard var last = last else { return 0 }
    return reduce(0) { sum, point in
      defer { last = point }
      return sum + (last.x * point.y - point.x * last.y) / 2
    }
  }

  fileprivate func surrounds(_ point: Point) -> Bool {
    guard var last = last else { return false }
    return reduce(false) { isInside, corner in
      defer { last = corner }
      guard (corner.y > point.y) != (last.y > point.y) else { return isInside }
      let x = corner.x + (point.y - corner.y) / (last.y - corner.y) * (last.x - corner.x)
      return point.x < x ? !isInside : isInside
    }
  }
}
