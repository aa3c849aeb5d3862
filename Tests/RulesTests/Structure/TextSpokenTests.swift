import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct TextSpokenTests {
  private static func constant(_ words: String) -> NamedArguments {
    var content = TextContent(words)
    content.runs[0].localization = .init(key: words, state: .unknownKey)
    return ["label": .text(content)]
  }
  private static let unknown = text("Sample").with { $0.text?.content.runs[0].unknownReason = "from the network" }

  @Test(arguments: [
    (vStack(text("Plan"), text("Renews yearly").accessibilityHidden()), Outcome.fails),
    (
      vStack(text("Plan").accessibilityLabel("Plan, renews yearly"), text("Renews yearly").accessibilityHidden()),
      .passes
    ),
    (vStack(text("a b"), text("42").accessibilityHidden()), .notApplicable),  // no words
    (vStack(text("Plan"), text("Renews yearly")), .notApplicable),
    (vStack(text("Plan")).accessibilityElement("ignore").accessibilityLabel("Other"), .notApplicable),
    (vStack(text("Total"), text("£42.00").accessibilityHidden()), .fails),
    (vStack(text("Total").accessibilityLabel("Total 42 pounds"), text("£42.00").accessibilityHidden()), .passes),
    (hStack(text("Rome"), text("3 nights")).accessibilityElement("ignore"), .fails),
    // Combined again by a modifier further out, what is left out stays so.
    (hStack(text("Rome"), text("3 nights")).accessibilityElement("ignore").accessibilityElement("combine"), .fails),
    (
      hStack(text("Rome"), text("3 nights")).accessibilityElement("ignore").accessibilityLabel("Rome, 3 nights")
        .accessibilityElement("combine"), .notApplicable
    ),
    // One defect, told with the control.
    (button(text("Buy now")).accessibilityElement("ignore"), .notApplicable),
    // A label of its own that says less than half.
    (text("No recent weight measurement available").accessibilityLabel("No vitals"), .review),
    (text("No recent weight measurement").accessibilityLabel("No recent weight measurement available"), .notApplicable),
    (text("3h").accessibilityLabel("3 hours ago"), .notApplicable),
    // Data under words that are always the same.
    (text("Lunch with Ana").modified(.accessibilityLabel, constant("Title")), .review),
    (
      text("Lunch with Ana").modified(.accessibilityLabel, constant("Title")).accessibilityValue("Lunch"),
      .notApplicable
    ),
    (text("AB").modified(.accessibilityLabel, constant("Account")), .notApplicable),  // initials
    (text("Lunch with Ana").accessibilityLabel("Title of the day"), .notApplicable),  // made of data
    (
      vStack(text("Lunch with Ana").modified(.accessibilityLabel, constant("Title")), text("Lunch with Ana")),
      .notApplicable
    ),
    (unknown.modified(.accessibilityLabel, constant("Title")), .review),
    (vStack(unknown.accessibilityHidden(), text("a")), .review),
    // The parent speaks it.
    (button(text("Buy now").accessibilityHidden()).accessibilityLabel("Buy now, 3 €"), .passes),
  ])
  func hiddenText(root: Sketch, expected: Outcome) { #expect(outcome("text-spoken", root) == expected) }
}
