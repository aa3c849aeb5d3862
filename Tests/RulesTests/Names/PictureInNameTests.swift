import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct PictureInNameTests {
  @Test(arguments: [
    (button(hStack(symbol("heart"), text("Leave a tip"))), Outcome.passes),
    (button(hStack(text("Leave a tip"), symbol("chevron.right"))), .review),
    (button(hStack(text("Leave a tip"), symbol("chevron.down"))), .passes),  // a state: expanded-state asks for it
    (button(hStack(text("Leave a tip"), symbol("chevron.right").accessibilityHidden())), .passes),
    (button(Sketch(.label, [:], [symbol("chevron.right"), text("Leave a tip")])), .passes),
    (button(Sketch(.label, [:], [symbol("heart"), hStack(text("Leave a tip"), symbol("chevron.right"))])), .review),
    (button(hStack(asset("tip"), text("Leave a tip"))), .review),
    (button(hStack(asset("tip").accessibilityHidden(), text("Leave a tip"))), .passes),
    (button(hStack(asset("tip").accessibilityLabel("Favourite"), text("Leave a tip"))), .passes),
    (button(hStack(decorative("tip"), text("Leave a tip"))), .passes),
    (button(Sketch(.label, [:], [asset("tip"), text("Leave a tip")])), .passes),
    (button(symbol("heart")), .notApplicable),  // control-name asks for a name
    (button(hStack(asset("tip"), text("Leave a tip"))).accessibilityLabel("Leave a tip"), .notApplicable),
    (hStack(asset("tip"), text("Leave a tip")), .notApplicable),  // image-name
  ])
  func pictures(root: Sketch, expected: Outcome) { #expect(outcome("picture-in-name", root) == expected) }
}
