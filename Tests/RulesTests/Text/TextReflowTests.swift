import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextReflowTests {
  static let sentence = text("This sentence stands on one long line", measured: Size(width: 600, height: 20)).at(
    0, 100, 600, 20)

  @Test(arguments: [
    (scrollView(.horizontal, sentence).at(0, 100, 402, 20), Outcome.fails),
    (scrollView(.vertical, sentence).at(0, 100, 402, 20), .notApplicable),
    (scrollView(.horizontal, text("Chip").at(700, 100, 60, 20)).at(0, 100, 402, 20), .passes),
  ])
  func reflow(root: Sketch, expected: Outcome) { #expect(outcome("text-reflow", root) == expected) }
}
