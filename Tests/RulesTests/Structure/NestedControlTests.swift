import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct NestedControlTests {
  @Test(arguments: [
    (button(hStack(text("Trip"), button("Share"))), Outcome.fails),
    (hStack(text("Trip"), button("Share")), .notApplicable),
    (hStack(text("Trip"), button("Share"), button("Edit")).accessibilityElement("combine"), .passes),  // actions
    (
      hStack(text("Trip"), button("Share"), button("Edit")).accessibilityElement("ignore").accessibilityLabel("Trip"),
      .fails
    ),
    (
      hStack(text("Wi-Fi"), Sketch(.toggle)).accessibilityElement("ignore").accessibilityLabel("Wi-Fi")
        .accessibilityAddTraits("isButton"), .passes
    ),
    // An element in place of the control itself.
    (button("Send").accessibilityElement("ignore"), .fails),
    (button("Send").accessibilityElement("ignore").accessibilityLabel("Send it"), .fails),
    (button("Send").accessibilityElement("combine"), .passes),
    (Sketch(.alert, [:], [button("Send").accessibilityElement("ignore")]), .notApplicable),
    (
      button("Send").accessibilityElement("ignore").modified(.accessibilityChildren, ["children": .views([])]),
      .notApplicable
    ),
    (Sketch(.menu, [:], [button("Accounts")]), .passes),  // its label
    (button(hStack(text("Trip"), button("Share").accessibilityHidden())), .notApplicable),
  ])
  func nesting(root: Sketch, expected: Outcome) { #expect(outcome("nested-control", root) == expected) }
}
