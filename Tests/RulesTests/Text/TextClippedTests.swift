import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextClippedTests {
  static let tall = text("Two lines of it", measured: Size(width: 100, height: 40)).at(20, 100, 100, 40)

  @Test(arguments: [
    (tall.modified(.clipped, frame: Rect(x: 20, y: 110, width: 100, height: 20)), Outcome.fails),
    (tall.modified(.clipped, frame: Rect(x: 20, y: 100, width: 100, height: 40)), .passes),
    // within the tolerance
    (tall.modified(.clipped, frame: Rect(x: 20, y: 100.9, width: 100, height: 38.2)), .passes),
    // a fixed frame nobody sees, with nothing to run into
    (tall.modified(.frame, ["height": .number(20)], frame: Rect(x: 20, y: 110, width: 100, height: 20)), .passes),
    // the same with a background of its size
    (
      tall.modified(.frame, ["height": .number(20)], frame: Rect(x: 20, y: 110, width: 100, height: 20))
        .modified(.background, frame: Rect(x: 20, y: 110, width: 100, height: 20)), .fails
    ),
    // the same over a neighbour
    (
      vStack(
        tall.modified(.frame, ["height": .number(20)], frame: Rect(x: 20, y: 110, width: 100, height: 20)),
        text("below").at(20, 130, 100, 20)), .fails
    ),
    // a minimum height grows
    (
      tall.modified(.frame, ["minHeight": .number(20)], frame: Rect(x: 20, y: 100, width: 100, height: 40))
        .modified(.background, frame: Rect(x: 20, y: 100, width: 100, height: 40)), .passes
    ),
    // clipped by a scroll view: it scrolls
    (
      scrollView(.vertical, tall).modified(.clipped, frame: Rect(x: 20, y: 110, width: 100, height: 20)), .passes
    ),
  ])
  func clipping(root: Sketch, expected: Outcome) { #expect(outcome("text-clipped", root) == expected) }
}
