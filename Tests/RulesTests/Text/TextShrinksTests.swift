import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextShrinksTests {
  static func shrunk(_ size: Double, _ factor: Double) -> Sketch {
    text("Progress", size: size, style: .body).with { $0.text?.measured.scaleFactor = factor }
  }

  @Test(arguments: [
    (shrunk(12, 0.3), DynamicTypeSize.ax3, Outcome.fails), (shrunk(30, 0.8), .ax3, .passes),  // still larger
    (shrunk(12, 0.7), .large, .notApplicable), (text("a"), .ax3, .notApplicable),
  ])
  func shrinking(root: Sketch, size: DynamicTypeSize, expected: Outcome) {
    #expect(outcome("text-shrinks", root, .test(size)) == expected)
  }
}
