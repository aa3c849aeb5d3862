import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TimedControlTests {
  static func late(_ seconds: Double?) -> Sketch { button("Start").with { $0.appearsAfter = seconds } }

  @Test(arguments: [
    (vStack(text("Hi"), late(6)), Outcome.fails), (vStack(text("Hi"), late(3)), .passes),
    (vStack(button("Skip"), late(6)), .passes),  // something else is there
    (vStack(text("Hi"), late(18)), .review),  // for an answer from outside
    (vStack(late(nil)), .notApplicable), (vStack(late(6), late(8)), .fails),
    (vStack(button("Skip").modified(.disabled), late(6)), .fails),  // but it can't be used
  ])
  func waiting(root: Sketch, expected: Outcome) { #expect(outcome("timed-control", root) == expected) }
}
