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
    // beside text a person knows whether it says more; a hidden one does not
    (hStack(symbol("star", color: grey), text("Rated")), .review),
    (hStack(symbol("star", color: grey).accessibilityHidden(), text("Rated")), .notApplicable),
    (hStack(symbol("star", color: RGBA(hex: 0x949494)), text("Rated")), .notApplicable),
    (symbol("moon", color: grey), .review),  // it may be decoration
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

  private static func action(_ tint: UInt32?, _ label: ViewNode...) -> Sketch {
    let color = tint.map { ColorSpec(light: RGBA(hex: $0), dark: RGBA(hex: 0x003300)) }
    let button = ViewNode(
      .button, arguments: ["label": .views(label)],
      modifiers: color.map { [ViewModifier(.tint, arguments: ["tint": .style(.color($0))])] } ?? [])
    return text("Row").modified(.swipeActions, ["content": .views([button])])
  }
  private static let star = ViewNode(.image, arguments: ["systemName": .string("star")])
  private static let coloredStar = ViewNode(
    .image, arguments: ["systemName": .string("star")],
    modifiers: [ViewModifier(.foregroundStyle, arguments: ["primary": .style(.color(ColorSpec(light: .black)))])])

  /// iOS draws what a swipe brings up in white on the button's tint.
  @Test(arguments: [
    (action(0x34C759, star), Appearance.light, Outcome.fails), (action(0x34C759, star), .dark, .passes),
    (action(0xFF9500, ViewNode(text: TextContent("Archive"))), .light, .fails),
    (action(0x007AFF, star), .light, .passes),
    (action(nil, star), .light, .notApplicable),  // the system's own colours
    (action(0x34C759, coloredStar), .light, .notApplicable),  // what iOS makes of it is not known
  ])
  func swipeActions(root: Sketch, appearance: Appearance, expected: Outcome) {
    #expect(outcome("contrast-non-text", root, .test(appearance: appearance)) == expected)
  }
}
