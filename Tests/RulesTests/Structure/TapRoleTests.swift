import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TapRoleTests {
  static let wholeScreen = Rect(x: 0, y: 0, width: 402, height: 874)

  @Test(arguments: [
    (tap(text("Details")), Outcome.fails),
    (tap(text("Details")).accessibilityAddTraits("isButton"), .passes),
    (tap(text("Details").accessibilityAddTraits("isLink")), .passes),
    (tap(text("Details").accessibilityAction("Open")), .passes),
    (tap(shape()), .fails),  // nothing to reach it by
    (tap(vStack(text("a"), button("b"))), .passes),  // the button does it
    (vStack(text("a")).modified(.onTapGesture, frame: wholeScreen), .notApplicable),  // closes the keyboard
    (tap(text("Details")).accessibilityHidden(), .notApplicable),
    (tap(text("Details"), count: 2), .notApplicable),
    (tap(hStack(text("a"), text("b")).accessibilityElement("combine").accessibilityAddTraits("isButton")), .passes),
  ])
  func tapRoles(root: Sketch, expected: Outcome) { #expect(outcome("tap-role", root) == expected) }

  /// A transparent link behind a row is followed by a tap, and by nobody who hears the row.
  @Test(arguments: [
    ([text("Home"), hiddenLink], Outcome.fails), ([button("Home"), hiddenLink], .passes),
    ([text("Home")], .notApplicable), ([hiddenLink], .notApplicable),
  ])
  func linksBehindRows(row: [Sketch], expected: Outcome) {
    #expect(outcome("tap-role", Sketch(.list, [:], [Sketch(.listRow, [:], [Sketch(.zStack, [:], row)])])) == expected)
  }
  static let hiddenLink = Sketch(.navigationLink).with { $0.opacity = 0 }
}
