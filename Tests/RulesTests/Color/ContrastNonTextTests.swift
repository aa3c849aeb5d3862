import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ContrastNonTextTests {
  static let grey = RGBA(hex: 0xBBBBBB)

  @Test(arguments: [
    (button(symbol("xmark", color: grey)), Outcome.fails),
    (button(symbol("xmark", color: RGBA(hex: 0x949494))), .passes),
    (button(hStack(symbol("xmark", color: grey), text("Close"))), .notApplicable),  // the text says it
    (symbol("star", color: grey).accessibilityHidden(), .notApplicable),  // decoration
    (hStack(symbol("star", color: grey), text("Rated")), .notApplicable),
    (symbol("star", color: grey).accessibilityLabel("Favourite"), .fails),
    (button(symbol("xmark", color: grey)).with { $0.isEnabled = false }, .notApplicable),
    (
      zStack(
        shape(.capsule, fill: RGBA(hex: 0xDDDDDD)).at(20, 100, 300, 8),
        shape(.capsule, fill: RGBA(hex: 0x34C759)).at(20, 100, 60, 8)), .fails
    ),
    (
      zStack(
        shape(.capsule, fill: RGBA(hex: 0xDDDDDD)).at(20, 100, 300, 8),
        shape(.capsule, fill: RGBA(hex: 0x005500)).at(20, 100, 60, 8)), .passes
    ),
    // two decorative stripes one above the other are no bar
    (
      vStack(
        shape(.rectangle, fill: RGBA(hex: 0xDDDDDD)).at(20, 100, 300, 8),
        shape(.rectangle, fill: RGBA(hex: 0xCCCCCC)).at(20, 120, 60, 8)), .notApplicable
    ),
  ])
  func nonTextContrast(root: Sketch, expected: Outcome) { #expect(outcome("contrast-non-text", root) == expected) }
}
