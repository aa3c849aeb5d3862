import SightlineModel
import Testing

@testable import Rendering

struct OutlineWindingTests {
  private func square(_ from: Double, _ to: Double, isReversed: Bool = false) -> [Outline.Command] {
    let points = [Point(x: from, y: from), Point(x: to, y: from), Point(x: to, y: to), Point(x: from, y: to)]
    let ordered = isReversed ? points.reversed() : points
    return [.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close]
  }

  /// Positive where the contour runs clockwise on the screen.
  private func area(_ outline: Outline) -> Double {
    let points = outline.commands.compactMap { command -> Point? in
      switch command {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  @Test(arguments: [true, false])
  func everySecondContourIsAHole(isReversed: Bool) {
    let outline = Outline(square(0, 10) + square(2, 8, isReversed: isReversed) + square(4, 6))
    #expect(outline.alternating.subpaths.map { area($0) > 0 } == [true, false, true])
  }

  @Test func contoursBesideEachOtherStayAreas() {
    let outline = Outline(square(0, 4, isReversed: true) + square(6, 9))
    #expect(outline.alternating.subpaths.map { area($0) > 0 } == [true, true])
  }
}
