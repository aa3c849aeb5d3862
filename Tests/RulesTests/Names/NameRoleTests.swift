import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct NameRoleTests {
  static func control(_ label: String) -> Sketch { button(symbol("play")).accessibilityLabel(label) }

  @Test(arguments: [
    (control("Play button"), Outcome.fails), (control("Play"), .notApplicable), (control("Play music"), .passes),
    (control("Button size"), .passes),  // about buttons
    (asset("x").accessibilityLabel("Image of a cat"), .fails), (asset("x").accessibilityLabel("Cat image"), .fails),
    (asset("x").accessibilityLabel("Profile of a cat"), .passes),
    (control("Double tap to play"), .fails), (text("Play button"), .notApplicable),  // a text says what it says
    (text("x").accessibilityLabel("Play button"), .passes),  // no button
    (control("Star icon"), .fails), (asset("x").accessibilityLabel("App icon"), .passes),
    (asset("chessIcon").accessibilityLabel("Chess Icon"), .passes),
    (asset("chess").accessibilityLabel("Chess Icon"), .fails),
    // Pictures that become a part of a name.
    (button(hStack(text("Score"), symbol("chevron.down").accessibilityLabel("Score Picker Chevron"))), .fails),
    (button(hStack(text("Score"), symbol("chevron.down").accessibilityHidden())), .notApplicable),
    (button(hStack(text("Score"), symbol("star").accessibilityLabel("Top rated"))), .notApplicable),
    (symbol("xmark").accessibilityLabel("Dismiss button"), .fails),
    (symbol("pills").accessibilityLabel("Pill symbol"), .fails),
    (control("Play").accessibilityHint("Starts the film"), .passes),
    (control("Play").accessibilityHint("Double tap to play"), .fails),
    (control("Play").accessibilityHint("Long press for the next film"), .fails),
    (control("Play").accessibilityHint("Play"), .fails),
    (control("Play").accessibilityHint("A button"), .fails),
  ])
  func roles(root: Sketch, expected: Outcome) { #expect(outcome("name-role", root) == expected) }

  /// What a hint says of gestures, in its own words; things that are called like one are none.
  @Test(
    arguments: [
      ("Swipe left to delete", Outcome.fails), ("Swipe up or down for more", .fails),
      ("Press and hold for more", .fails),
      ("Tap and hold to move it", .fails), ("Tap twice to open the map", .fails), ("Tap the map to open it", .fails),
      ("Tapping opens the map", .fails), ("Opens the map when tapped", .fails), ("Drag to reorder", .fails),
      ("Pinch to enlarge", .fails), ("This button opens the map", .fails), ("Button that opens the map", .fails),
      ("Opens the press release", .passes), ("Tap water is drinkable here", .passes), ("Shows the swipe card", .passes),
      ("Opens the map", .passes), ("Holds the place for a day", .passes), ("Sets what the button does", .passes),
    ] as [(String, Outcome)])
  func hints(hint: String, expected: Outcome) {
    #expect(outcome("name-role", Self.control("Play").accessibilityHint(hint)) == expected)
  }
}
