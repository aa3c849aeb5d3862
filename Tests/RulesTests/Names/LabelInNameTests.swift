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
    (button("+30").accessibilityLabel("快进30 秒"), .passes),  // no space stands before the number
    (button("30").accessibilityLabel("快进300 秒"), .fails),
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
}
