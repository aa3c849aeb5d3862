import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct SliderValueTests {
  static func slider(_ low: Double, _ high: Double, _ value: Double = 10) -> Sketch {
    Sketch(.slider, ["value": .number(value), "in": .list([.number(low), .number(high)])])
  }

  @Test(arguments: [
    (slider(8, 32), Outcome.fails), (slider(8, 32).accessibilityValue("10 points"), .passes),
    (slider(0, 1, 0.5), .passes), (slider(0, 100), .passes), (slider(-5, 5, 1), .passes),
    (Sketch(.slider), .passes), (text("Text size"), .notApplicable),
    (slider(8, 32, 0), .notApplicable),  // what it starts with, before it is set
  ])
  func values(root: Sketch, expected: Outcome) { #expect(outcome("slider-value", root) == expected) }
}
