import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ContrastTextEnhancedTests {
  @Test(arguments: [
    (Appearance.light, Outcome.notApplicable), (.lightHigh, .fails),
  ])
  func enhanced(appearance: Appearance, expected: Outcome) {
    let root = text("a", color: RGBA(hex: 0x6B6B6B))  // 5.3:1
    #expect(outcome("contrast-text-enhanced", root, .test(appearance: appearance)) == expected)
  }
}
