import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextSmallTests {
  @Test(arguments: [
    (text("Terms", size: 9, scales: false), Outcome.fails), (text("Terms", size: 11, scales: false), .passes),
    (text("Terms", size: 23, style: .caption2), .passes), (text("•", size: 6, scales: false), .notApplicable),
  ])
  func small(root: Sketch, expected: Outcome) { #expect(outcome("text-small", root) == expected) }
}
