import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct DecorationSpokenTests {
  static func between(_ sign: Sketch) -> Sketch { hStack(button("Privacy"), sign, button("Terms")) }

  @Test(arguments: [
    (between(text("•")), Outcome.fails), (between(text(" | ")), .fails), (between(text("–")), .fails),
    (between(text("•").accessibilityHidden()), .notApplicable), (between(text("or")), .notApplicable),
    (between(text("3")), .notApplicable),
    (hStack(text("·"), text("Bring a hat")), .fails),  // before an entry of a list
    (hStack(text("State"), text("●")), .notApplicable),  // a lamp behind its name
    (vStack(text("Balance"), text("—"), text("Euro")), .notApplicable),  // no value yet
    (hStack(text("•"), text("Rome")).accessibilityElement("combine"), .notApplicable),
    (asset("wave").accessibilityLabel("Decorative wave"), .review),
    (asset("wave").accessibilityLabel("A wave breaks on the pier"), .passes),
  ])
  func signs(root: Sketch, expected: Outcome) { #expect(outcome("decoration-spoken", root) == expected) }
}
