import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StatusAnnouncedTests {
  static let dots = hStack(circle(0x000000, 20), circle(0xBBBBBB, 40), circle(0xBBBBBB, 60))

  static func ridge(_ x: Double, height: Double = 10) -> Sketch {
    shape(.capsule, fill: RGBA(hex: 0xFFFFFF)).at(x, 100, 1, height).line(7)
  }

  static let bar = zStack(
    shape(.capsule, fill: RGBA(hex: 0xDDDDDD)).at(20, 100, 300, 8),
    shape(.capsule, fill: RGBA(hex: 0x005500)).at(20, 100, 60, 8))

  @Test(arguments: [
    (dots, Outcome.fails),
    (dots.accessibilityElement().accessibilityLabel("Page 1 of 3"), .passes),
    (dots.accessibilityElement().accessibilityLabel("Pages").accessibilityValue("1 of 3"), .passes),
    (dots.accessibilityElement().accessibilityLabel("Pages"), .fails),
    (bar, .fails),
    (bar.accessibilityElement().accessibilityLabel("Progress").accessibilityValue("20 %"), .passes),
    (vStack(text("Step 1 of 5").at(20, 80, 100, 18), bar).at(20, 80, 300, 40), .passes),  // said in words
    // ridges of a handle, all alike; bars of several heights are a state
    (hStack(ridge(20), ridge(24), ridge(28)), .notApplicable),
    (hStack(ridge(20), ridge(24, height: 16), ridge(28)), .fails),
    (Sketch(.progressView, ["value": .number(0.2)]), .notApplicable),
  ])
  func progress(root: Sketch, expected: Outcome) { #expect(outcome("status-announced", root) == expected) }
}
