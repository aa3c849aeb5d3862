import SightlineModel

/// What a layer covers; the polygon of curves is made where somebody asks for a point.
final class PaintRegion {
  private let outline: Outline
  private lazy var polygon = PolygonRegion(outline)

  /// - Returns: `nil` for an axis-parallel rectangle: its bounds say it all.
  init?(_ outline: Outline) {
    self.outline = outline
    // What is curved is no rectangle.
    if !outline.isCurved, polygon == nil { return nil }
  }

  func contains(_ point: Point) -> Bool { polygon?.contains(point) ?? true }
}

/// The inside of an outline by the non-zero winding rule; curves are cut into eight chords, which misses a circle of
/// 100 pt radius by at most 0.12 pt.
struct PolygonRegion {
  private var contours: [[Point]] = []

  /// - Returns: `nil` for an axis-parallel rectangle: its bounds say it all.
  init?(_ outline: Outline) {
    var contour: [Point] = []
    func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
      Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func curve(_ a: Point, _ b: Point, _ c: Point) {
      for step in 1...8 {
        let t = Double(step) / 8
        contour.append(between(between(a, b, t), between(b, c, t), t))
      }
    }
    func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
      for step in 1...8 {
        let t = Double(step) / 8
        let middle = between(b, c, t)
        contour.append(between(between(between(a, b, t), middle, t), between(middle, between(c, d, t), t), t))
      }
    }
    for command in outline.commands {
      switch command {
      case .move(let to):
        if contour.count > 2 { contours.append(contour) }
        contour = [to]
      case .line(let to): contour.append(to)
      case .quadratic(let control, let to): curve(contour.last ?? to, control, to)
      case .cubic(let first, let second, let to): curve(contour.last ?? to, first, second, to)
      case .close: break
      }
    }
    if contour.count > 2 { contours.append(contour) }
    if contours.count == 1, Self.isRectangle(contours[0]) { return nil }
  }

  private static func isRectangle(_ contour: [Point]) -> Bool {
    var corners = contour
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return false }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { $0.x == $1.x || $0.y == $1.y }
  }

  func contains(_ point: Point) -> Bool {
    var winding = 0
    for contour in contours {
      for index in contour.indices {
        let (from, to) = (contour[index], contour[index + 1 == contour.count ? 0 : index + 1])
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if from.y <= point.y {
          if to.y > point.y, side > 0 { winding += 1 }
        } else if to.y <= point.y, side < 0 {
          winding -= 1
        }
      }
    }
    return winding != 0
  }
}
