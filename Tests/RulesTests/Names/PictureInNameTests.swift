import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct PictureInNameTests {
  static func link(_ label: Sketch) -> Sketch { Sketch(.navigationLink, [:], [label]) }

  @Test(arguments: [
    (button(hStack(symbol("heart"), text("Leave a tip"))), Outcome.passes),
    (link(hStack(text("Leave a tip"), symbol("chevron.right"))), .review),
    (button(hStack(text("Leave a tip"), symbol("chevron.right"))), .review),
    (button(hStack(text("Leave a tip"), symbol("arrow.up.right"))), .review),
    (button(hStack(text("Leave a tip"), symbol("chevron.down"))), .passes),  // a state: expanded-state asks for it
    (link(hStack(symbol("heart").accessibilityHidden(), text("Leave a tip"), symbol("chevron.right"))), .review),
    (link(hStack(text("Leave a tip"), symbol("chevron.right").accessibilityHidden())), .passes),
    (link(hStack(symbol("heart"), text("Leave a tip"))), .review),
    (link(hStack(symbol("heart").accessibilityLabel("Gift"), text("Leave a tip"))), .passes),
    (link(Sketch(.label, [:], [symbol("chevron.right"), text("Leave a tip")])), .passes),
    (link(Sketch(.label, [:], [symbol("heart"), hStack(text("Leave a tip"), symbol("chevron.right"))])), .review),
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
