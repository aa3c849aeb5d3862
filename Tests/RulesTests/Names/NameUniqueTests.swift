import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct NameUniqueTests {
  @Test(arguments: [
    (vStack(button("Edit"), button("Edit")), Outcome.fails), (vStack(button("Edit"), button("Delete")), .passes),
    (vStack(button("Edit"), text("Edit")), .passes),
    (vStack(button("Edit").accessibilityHint("Name"), button("Edit").accessibilityHint("Photo")), .passes),
    (vStack(button(symbol("xmark")), button(symbol("xmark"))), .notApplicable),  // unnamed: another rule's case
  ])
  func unique(root: Sketch, expected: Outcome) { #expect(outcome("name-unique", root) == expected) }

  /// What runs the same code at two places of one view is one thing; at one place it may be about two rows.
  @Test(arguments: [
    ("rate()", 3, "rate()", 5, Outcome.passes), ("rate()", 3, "share()", 5, .fails), ("rate()", 3, "rate()", 3, .fails),
    ("", 3, "", 5, .fails),
  ])
  func buttonsThatDoTheSame(first: String, line: Int, second: String, other: Int, expected: Outcome) {
    func rate(_ effect: String, _ line: Int) -> Sketch {
      let title = text("Rate").with {
        $0.text?.content.runs[0].localization = .init(key: "Rate", state: .translated)
      }
      return button(title).line(line).with { if !effect.isEmpty { $0.arguments.set("effect", .string(effect)) } }
    }
    #expect(outcome("name-unique", vStack(rate(first, line), rate(second, other))) == expected)
  }

  /// A datum that a sample has twice is no second control to tell apart; the app's own word on every row is.
  @Test(arguments: [(true, true, Outcome.passes), (false, true, .fails), (true, false, .fails)])
  func rowsOfTheSameDatum(isData: Bool, isOnePlace: Bool, expected: Outcome) {
    func row(_ line: Int) -> Sketch {
      let title = text("Dune").with {
        $0.text?.content.runs[0].localization = isData ? nil : .init(key: "Dune", state: .translated)
      }
      return button(title).with {
        $0.source = SourceLocation(file: "A.swift", line: line, column: 1)
      }
    }
    #expect(outcome("name-unique", vStack(row(3), row(isOnePlace ? 3 : 5))) == expected)
  }
}
