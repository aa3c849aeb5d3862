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

  /// What a scale makes of it is known at the default text size, where it is judged.
  @Test(arguments: [(DynamicTypeSize.large, Outcome.fails), (.ax3, .notApplicable)])
  func scaledDown(size: DynamicTypeSize, expected: Outcome) {
    let terms = text("Terms", size: 9, scales: false).modified(.scaleEffect)
    #expect(outcome("text-small", terms, .test(size)) == expected)
  }
}
