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

  /// Words of run time that fill a fixed height may be more than it holds.
  @Test(
    arguments: [
      (50.0, true, DynamicTypeSize.ax3, true, Outcome.review), (50, true, .ax3, false, .passes),
      (50, false, .ax3, true, .passes), (50, true, .large, true, .passes),
      (90, true, .ax3, true, .passes),
    ] as [(Double, Bool, DynamicTypeSize, Bool, Outcome)])
  func heightsOfWordsOfRunTime(
    height: Double, isUnknown: Bool, size: DynamicTypeSize, isFixed: Bool, expected: Outcome
  ) {
    let words = text("Some words", measured: Size(width: 100, height: 40)).at(20, 100, 100, 40).with {
      if isUnknown { $0.text?.content.runs[0].unknownReason = "from the network" }
    }
    let root = words.modified(
      .frame, isFixed ? ["height": .number(height)] : ["minHeight": .number(height)],
      frame: Rect(x: 20, y: 100, width: 100, height: height))
    #expect(outcome("text-clipped", root, .test(size)) == expected)
  }
}
