import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ReadingOrderTests {
  @Test(arguments: [
    (vStack(text("a").at(20, 100, 100, 20), text("b").at(20, 130, 100, 20)), Outcome.passes),
    (vStack(text("a").at(20, 100, 100, 20), text("b").at(20, 130, 100, 20).accessibilitySortPriority(1)), .fails),
    // columns are read one after the other
    (
      hStack(
        vStack(text("a").at(20, 100, 100, 20), text("b").at(20, 130, 100, 20)),
        vStack(text("c").at(200, 100, 100, 20), text("d").at(200, 130, 100, 20))), .passes
    ),
    // a row that is read against the writing
    (hStack(text("Red").at(200, 100, 60, 20), text("Green").at(20, 100, 60, 20)), .fails),
    (hStack(text("Red").at(20, 100, 60, 20), text("Green").at(200, 100, 60, 20)), .passes),
    // slightly higher: a badge
    (hStack(text("a").at(20, 100, 100, 20), text("b").at(60, 84, 30, 14)), .passes),
  ])
  func order(root: Sketch, expected: Outcome) {
    #expect(
      outcome("reading-order", root) == expected
        || outcome("reading-order", root) == .notApplicable && expected == .passes)
  }

  /// A place that is made up says nothing of the order.
  @Test func whatIsNotPlacedIsNotJudged() {
    func column(_ uncertainty: Double) -> Sketch {
      vStack(
        text("a").at(20, 130, 100, 20), text("b").at(20, 100, 100, 20).with { $0.uncertainty = uncertainty })
    }
    #expect(outcome("reading-order", column(0)) == .fails)
    #expect(outcome("reading-order", column(10_000)) == .notApplicable)
  }
}
