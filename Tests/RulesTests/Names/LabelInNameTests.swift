import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct LabelInNameTests {
  @Test(arguments: [
    (button("Send").accessibilityLabel("Submit form"), Outcome.fails),
    (button("Send").accessibilityLabel("Send, to Ana"), .passes),
    (button("Send").accessibilityLabel("Sending"), .fails),  // a part of a word is not the word
    (button("Send"), .passes),  // named by what it shows
    (button(symbol("paperplane")).accessibilityLabel("Submit"), .notApplicable),  // no visible words
    (button(hStack(text("3"), symbol("heart"))).accessibilityLabel("Likes"), .notApplicable),
    (button(vStack(text("Yearly"), text("$39.99"))).accessibilityLabel("Yearly plan, 39 dollars"), .passes),
    (
      button("Send").accessibilityLabel("Submit").modified(
        .accessibilityInputLabels, ["inputLabels": .list([.string("Send")])]),
      .passes
    ),
    (text("Send").accessibilityLabel("Submit"), .notApplicable),  // nothing to operate
  ])
  func labelInName(root: Sketch, expected: Outcome) { #expect(outcome("label-in-name", root) == expected) }

  private static func prompt(_ words: String, y: Double = 130) -> Sketch { field(words, y: y) }
  private static func above(_ words: String, y: Double = 105) -> Sketch { text(words).at(20, y, 100, 20) }

  /// What stands right above a field is its label for the eye; a title, a sentence and what is above several fields are not.
  @Test(arguments: [
    (vStack(above("Held at"), prompt("N/A")), Outcome.review),
    (vStack(above("Held at"), prompt("")), .notApplicable),  // control-name asks for a name
    (vStack(above("Held at"), hStack(prompt("N/A"), symbol("xmark"))), .review),
    (vStack(above("Held at"), prompt("Held at a bank")), .passes),
    (vStack(above("Name"), prompt("Your name")), .passes),
    (vStack(above("Held at"), prompt("N/A")).accessibilityLabel("Held at"), .passes),
    (vStack(above("Sign in"), prompt("E-mail"), prompt("Password", y: 180)), .notApplicable),
    (
      vStack(above("Held at"), prompt("N/A"), above("Number", y: 180), prompt("None", y: 205)), .review
    ),
    (vStack(above("Say where the account is held at"), prompt("Bank")), .notApplicable),
    (vStack(above("Held at."), prompt("Bank")), .notApplicable),
    (vStack(above("Held at", y: 60), prompt("Bank")), .notApplicable),  // too far away
    (vStack(text("Held at", size: 28, style: .title1).at(20, 95, 100, 30), prompt("Bank")), .notApplicable),
    (vStack(above("Held at").accessibilityAddTraits("isHeader"), prompt("Bank")), .notApplicable),
    (vStack(button("Held at").at(20, 105, 100, 20), prompt("Bank")), .passes),  // of the button
    (vStack(above("42"), prompt("Bank")), .notApplicable),
  ])
  func fields(root: Sketch, expected: Outcome) { #expect(outcome("label-in-name", root) == expected) }
}
