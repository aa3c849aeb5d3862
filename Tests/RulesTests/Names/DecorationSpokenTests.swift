import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct DecorationSpokenTests {
  /// A text that the source says.
  static func written(_ words: String) -> Sketch {
    text(words).with { $0.text?.content.runs[0].localization = .init(key: words, state: .unknownKey) }
  }
  static func between(_ sign: Sketch) -> Sketch { hStack(button("Privacy"), sign, button("Terms")) }

  @Test(arguments: [
    (between(text("•")), Outcome.fails), (between(text(" | ")), .fails), (between(text("–")), .fails),
    (between(text("•").accessibilityHidden()), .notApplicable), (between(text("or")), .notApplicable),
    (between(text("3")), .notApplicable),
    (hStack(text("·"), text("Bring a hat")), .fails),  // before an entry of a list
    (hStack(text("State"), text("●")), .notApplicable),  // a lamp behind its name
    (vStack(text("Balance"), text("—"), text("Euro")), .notApplicable),  // no value yet
    (hStack(text("•"), text("Rome")).accessibilityElement("combine"), .notApplicable),
    (vStack(written("🌟🌟🌟"), text("Clendar Plus")), .review),
    (vStack(written("🌟🌟🌟").accessibilityHidden(), text("Clendar Plus")), .notApplicable),
    (vStack(text("🍔"), text("Food")), .notApplicable),  // data
    (vStack(written("🌟")), .notApplicable), (vStack(written("New 🌟"), text("Plus")), .notApplicable),
    (asset("wave").accessibilityLabel("Decorative wave"), .review),
    (asset("wave").accessibilityLabel("A wave breaks on the pier"), .passes),
  ])
  func signs(root: Sketch, expected: Outcome) { #expect(outcome("decoration-spoken", root) == expected) }
}
