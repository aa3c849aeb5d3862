import SightlineModel

extension LaidOutNode {
  /// A rectangle that fills a clip is drawn in the clip's form: a button's background with its corners cut.
  mutating func cutFills(to outline: Outline, _ area: Rect) {
    for index in shapes.indices where shapes[index].strokeWidth == nil && shapes[index].isRectangle {
      guard shapes[index].bounds.contains(area, tolerance: 1e-6) else { continue }
      shapes[index].outline = outline
      shapes[index].bounds = area
    }
    guard scroll == nil else { return }
    for index in children.indices { children[index].cutFills(to: outline, area) }
  }

  /// `scaleEffect`: what is drawn below grows about an anchor of this node's frame; the node's own frame stays.
  mutating func scaleContent(x: Double, y: Double, anchor: UnitPoint, _ placed: PlacedArea) {
    guard x != 1 || y != 1, x.isFinite, y.isFinite else { return }
    let center = Point(
      x: PixelGrid.bounded(
        placed.exact.minX + placed.exact.width * (direction == .leftToRight ? anchor.x : 1 - anchor.x)),
      y: PixelGrid.bounded(placed.exact.minY + placed.exact.height * anchor.y))
    let (x, y) = (min(abs(x), Self.largestScale), min(abs(y), Self.largestScale))
    for index in children.indices { children[index].scale(x: x, y: y, about: center) }
  }

  /// Beyond it nothing of a screen is left to be seen.
  private static let largestScale = 10_000.0

  private mutating func scale(x: Double, y: Double, about center: Point) {
    func scaled(_ point: Point) -> Point {
      Point(
        x: PixelGrid.bounded(center.x + (point.x - center.x) * x),
        y: PixelGrid.bounded(center.y + (point.y - center.y) * y))
    }
    func scaled(_ rect: Rect) -> Rect {
      let size = Size(width: PixelGrid.bounded(rect.width * x), height: PixelGrid.bounded(rect.height * y))
      return Rect(origin: scaled(rect.origin), size: size)
    }
    frame = scaled(frame)
    clipFrame = clipFrame.map(scaled)
    hitShape = hitShape.map(scaled)
    clip = clip?.map(scaled)
    for index in shapes.indices {
      shapes[index].bounds = scaled(shapes[index].bounds)
      shapes[index].outline = shapes[index].outline.map(scaled)
    }
    if x == y { text?.measured.scale(by: x) }
    image?.pointSize *= min(x, y)
    for index in children.indices { children[index].scale(x: x, y: y, about: center) }
  }
}

extension MeasuredText {
  mutating func scale(by factor: Double) {
    size = Size(width: size.width * factor, height: size.height * factor)
    fontSize *= factor
    inkBounds = Rect(
      x: inkBounds.x * factor, y: inkBounds.y * factor, width: inkBounds.width * factor,
      height: inkBounds.height * factor)
    for line in lines.indices {
      lines[line].x *= factor
      lines[line].baseline *= factor
      lines[line].width *= factor
      lines[line].ascent *= factor
      lines[line].descent *= factor
      for glyph in lines[line].glyphs.indices {
        let placed = lines[line].glyphs[glyph]
        lines[line].glyphs[glyph].size *= factor
        lines[line].glyphs[glyph].position = Point(x: placed.position.x * factor, y: placed.position.y * factor)
      }
    }
  }
}
