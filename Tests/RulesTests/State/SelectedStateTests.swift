import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct SelectedStateTests {
  static func card(_ title: String, chosen: Bool, selected: Bool = false) -> Sketch {
    let label = chosen ? hStack(text(title), symbol("checkmark.circle.fill")) : hStack(text(title))
    let card = button(label).line(5)
    return selected ? card.accessibilityAddTraits("isSelected") : card
  }

  @Test(arguments: [
    (vStack(card("A", chosen: false), card("B", chosen: true)), Outcome.fails),
    (vStack(card("A", chosen: false), card("B", chosen: true, selected: true)), .passes),
    (vStack(card("A", chosen: false), card("B", chosen: false)), .notApplicable),  // nothing chosen
    (vStack(card("A", chosen: false), card("B", chosen: true).accessibilityValue("Selected")), .passes),
    // the source says that their actions choose nothing
    (
      vStack(card("A", chosen: false), card("B", chosen: true).with { $0.arguments.set("chooses", .bool(false)) }),
      .notApplicable
    ),
    (
      vStack(card("A", chosen: false), card("B", chosen: true).with { $0.arguments.set("chooses", .bool(true)) }),
      .fails
    ),
    // links lead away
    (
      vStack(
        Sketch(.navigationLink, [:], [text("A")]).line(5),
        Sketch(.navigationLink, [:], [hStack(text("B"), symbol("star.fill"))]).line(5)), .notApplicable
    ),
    // two different buttons
    (vStack(button("Save").line(1), button(hStack(text("Buy"), symbol("checkmark"))).line(2)), .notApplicable),
    // two radio circles, by name
    (
      vStack(
        button(hStack(text("A"), symbol("circle"))).line(4),
        button(hStack(text("B"), symbol("checkmark.circle.fill"))).line(4)
      ), .fails
    ),
  ])
  func selection(root: Sketch, expected: Outcome) { #expect(outcome("selected-state", root) == expected) }
}
