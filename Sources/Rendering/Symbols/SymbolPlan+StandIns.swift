import SightlineModel

extension SymbolPlan {
  /// Of the frame's shorter side, left free on each side: a disc is 0.995 em in a frame of 1.1818 em.
  private static let margin = 0.08

  /// An icon in the frame's middle, as large as its ink fits.
  func steps(of recipe: SymbolRecipe) -> [PaintStep] {
    let margin = min(frame.width, frame.height) * Self.margin
    let room = Rect(
      x: frame.x + margin, y: frame.y + margin, width: frame.width - 2 * margin, height: frame.height - 2 * margin)
    guard room.width > 0, room.height > 0 else { return [] }
    let side = min(room.width, room.height)
    let square = Rect(x: room.center.x - side / 2, y: room.center.y - side / 2, width: side, height: side)
    if recipe.enclosure == nil, case .letters(let text) = recipe.figure { return letters(text, in: square, paint) }
    // 1. The figure, within its shape.
    var icon: Icon
    if let (shape, isFilled) = recipe.enclosure {
      icon = enclosed(recipe, shape, isFilled: isFilled)
    } else if case .icon(let plain) = recipe.figure {
      icon = plain
    } else {
      return []
    }
    let ink = icon.ink
    let place = place(of: ink, in: recipe.enclosure == nil ? room : square)
    if isMirrored { icon = icon.map { Point(x: ink.minX + ink.maxX - $0.x, y: $0.y) } }
    var steps = draw(icon, at: place)
    if let (_, isFilled) = recipe.enclosure, case .letters(let text) = recipe.figure {
      let inner = Rect(
        x: square.center.x - side * 0.27, y: square.center.y - side * 0.27, width: side * 0.54, height: side * 0.54)
      steps += letters(text, in: inner, isFilled ? backdrop : paint)
    }
    // 2. What lies over it, with a gap around.
    let area = Rect(
      x: place.origin.x + ink.minX * place.size, y: place.origin.y + ink.minY * place.size,
      width: ink.width * place.size, height: ink.height * place.size)
    let weight = side / 14
    if recipe.isSlashed { steps = slash(steps, over: area, weight: weight) }
    if let badge = recipe.badge { steps = add(badge, to: steps, over: area, weight: weight) }
    return steps
  }

  /// Where the em square comes to stand so that the ink fills the room.
  private func place(of ink: Rect, in room: Rect) -> (origin: Point, size: Double) {
    let size = min(room.width / max(ink.width, 0.01), room.height / max(ink.height, 0.01))
    return (
      Point(x: room.center.x - ink.center.x * size, y: room.center.y - ink.center.y * size), size
    )
  }

  private func draw(_ icon: Icon, at place: (origin: Point, size: Double)) -> [PaintStep] {
    icon.parts.map { part in
      .glyphs(
        GlyphRun(
          size: place.size, glyphs: [.init(outline: part, position: place.origin)], weight: icon.lightness), paint)
    }
  }

  // MARK: Parts

  /// The shape's line, or its area with the figure cut out.
  private func enclosed(_ recipe: SymbolRecipe, _ shape: SymbolRecipe.Enclosure, isFilled: Bool) -> Icon {
    let outer = outline(of: shape, in: Rect(x: 0, y: 0, width: 1, height: 1))
    let bounds = outer.tightBounds
    let side = min(bounds.width, bounds.height)
    let reach = side * (shape == .diamond ? 0.4 : 0.54)
    let inner = Rect(
      x: bounds.center.x - reach / 2, y: bounds.center.y - reach / 2, width: reach, height: reach)
    var parts: [Outline] = []
    if case .icon(let icon) = recipe.figure { parts = icon.fitted(into: inner).parts }
    if isFilled {
      let holes = parts.flatMap(\.commands)
      return Icon(parts: [Outline(outer.commands + holes).alternating])
    }
    let line = 0.068
    let shrunk = Rect(
      x: line, y: line, width: 1 - 2 * line, height: 1 - 2 * line)
    let ring = Outline(outer.commands + outline(of: shape, in: shrunk).commands).alternating
    return Icon(parts: [ring] + parts)
  }

  private func outline(of shape: SymbolRecipe.Enclosure, in box: Rect) -> Outline {
    func band(_ height: Double) -> Rect {
      Rect(x: box.x, y: box.center.y - box.height * height / 2, width: box.width, height: box.height * height)
    }
    func polygon(_ corners: [(Double, Double)]) -> Outline {
      let points = corners.map { Point(x: box.x + $0.0 * box.width, y: box.y + $0.1 * box.height) }
      return Outline([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    }
    switch shape {
    case .circle: return .ellipse(in: box)
    case .square, .app: return .roundedRectangle(box, radius: box.width * 0.2)
    case .rectangle: return .roundedRectangle(band(0.78), radius: box.width * 0.14)
    case .capsule: return .roundedRectangle(band(0.66), radius: box.width * 0.33)
    case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    case .octagon:
      return polygon([
        (0.29, 0), (0.71, 0), (1, 0.29), (1, 0.71), (0.71, 1), (0.29, 1), (0, 0.71), (0, 0.29),
      ])
    case .hexagon: return polygon([(0.5, 0), (0.93, 0.25), (0.93, 0.75), (0.5, 1), (0.07, 0.75), (0.07, 0.25)])
    case .shield:
      return SymbolCatalog.figure("shield")?.body?.map {
        Point(x: box.x + $0.x / 24 * box.width, y: box.y + $0.y / 24 * box.height)
      } ?? .ellipse(in: box)
    }
  }

  private func letters(_ text: String, in box: Rect, _ paint: StepPaint) -> [PaintStep] {
    let height = min(box.height, box.width / max(StrokeLetters.width(of: text, height: 1), 0.01))
    let width = StrokeLetters.width(of: text, height: height)
    let strokes = StrokeLetters.outline(
      of: text, height: height, at: Point(x: box.center.x - width / 2, y: box.center.y - height * 0.375))
    return [.stroke(strokes, paint, StrokeStyle(width: height / 9))]
  }

  /// A line from the upper left to the lower right, with a gap on its upper side.
  private func slash(_ steps: [PaintStep], over area: Rect, weight: Double) -> [PaintStep] {
    let (from, to) = (Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.maxY))
    let length = max(((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot(), 0.01)
    let across = Point(x: (to.y - from.y) / length * weight, y: -(to.x - from.x) / length * weight)
    func side(_ shift: Double, _ reach: Double) -> [Outline.Command] {
      let (along, far) = (Point(x: to.x - from.x, y: to.y - from.y), reach * length / weight)
      func point(_ share: Double, _ distance: Double) -> Point {
        Point(x: from.x + along.x * share + across.x * distance, y: from.y + along.y * share + across.y * distance)
      }
      return [
        .move(point(-1, shift)), .line(point(2, shift)), .line(point(2, far)), .line(point(-1, far)), .close,
      ]
    }
    let clip = Outline(side(1.6, 1) + side(-0.5, -1))
    let line = Outline([.move(from), .line(to)])
    return [.clipped(clip, steps), .stroke(line, paint, StrokeStyle(width: weight))]
  }

  private func add(_ badge: Icon?, to steps: [PaintStep], over area: Rect, weight: Double) -> [PaintStep] {
    let radius = min(area.width, area.height) * (badge == nil ? 0.2 : 0.26)
    let center = Point(
      x: isMirrored ? area.minX + radius * 0.6 : area.maxX - radius * 0.6,
      y: badge == nil ? area.minY + radius * 0.6 : area.maxY - radius * 0.6)
    let far = area.width + area.height
    let around = Outline.rectangle(
      Rect(x: area.minX - far, y: area.minY - far, width: area.width + 2 * far, height: area.height + 2 * far))
    let hole = Outline.circle(center: center, radius: radius + weight)
    let clip = Outline(around.commands + hole.commands).alternating
    let disc = Outline.circle(center: center, radius: radius)
    guard let badge else { return [.clipped(clip, steps), .fill(disc, paint)] }
    let room = Rect(
      x: center.x - radius * 0.6, y: center.y - radius * 0.6, width: radius * 1.2, height: radius * 1.2)
    let cut = badge.fitted(into: room).parts.flatMap(\.commands)
    return [.clipped(clip, steps), .fill(Outline(disc.commands + cut).alternating, paint)]
  }
}
