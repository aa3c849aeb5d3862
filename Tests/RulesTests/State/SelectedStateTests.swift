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
    (vStack(card("A", chosen: false), card("A", chosen: true)), .notApplicable),  // one button at two places
    // it says so itself
    (
      vStack(
        card("A", chosen: false),
        button(hStack(text("B"), symbol("checkmark.circle.fill"), text("Main").line(9))).line(5)),
      .passes
    ),
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
    // words beside a symbol: "Save" and a cross of one helper
    (vStack(button("Save").line(5), button(symbol("checkmark")).line(5)), .notApplicable),
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

  /// A symbol that changes with a tap under one name is a state that only sighted people get.
  @Test(arguments: [
    ("bell", "bell.fill", nil as String?, [Outcome.fails]), ("bell", "bell.slash", nil, [.fails]),
    ("bell", "bell.fill", "On", []), ("bell", "gear", nil, []),
  ])
  func symbolsThatChange(before: String, after: String, value: String?, expected: [Outcome]) {
    let place = SourceLocation(file: "A.swift", line: 4, column: 5)
    func screen(_ symbol: String, _ value: String?) -> FlowScreen {
      FlowScreen([
        FlowScreen.Element(label: "Remind me", value: value, traits: [.button], symbols: [symbol], location: place)
      ])
    }
    let graph = FlowGraph(
      start: "a", states: ["a", "a-2"].map { .init(id: $0, screen: "A", path: []) },
      edges: [.init(from: "a", to: "a-2", action: .tap("Remind me"), location: nil, effects: [])])
    let facts = ProjectFacts(flows: graph, flowScreens: ["a": screen(before, nil), "a-2": screen(after, value)])
    #expect(SelectedState().judge(facts).map(\.verdict.outcome) == expected)
  }

  /// Other colours after a tap are a state that only who sees them gets, unless it is said, or the tap was to colour.
  @Test(arguments: [
    (colors: "#FF0000FF", value: nil as String?, text: "#000000FF", announced: false, expected: [Outcome.fails]),
    (colors: "#FF0000FF", value: "On", text: "#000000FF", announced: false, expected: []),
    (colors: "#FF0000FF", value: nil, text: "#0000FFFF", announced: false, expected: []),  // a theme
    (colors: "#FF0000FF", value: nil, text: "#000000FF", announced: true, expected: []),
    (colors: "#000000FF", value: nil, text: "#000000FF", announced: false, expected: []),
  ])
  func coloursThatChange(colors: String, value: String?, text: String, announced: Bool, expected: [Outcome]) {
    func screen(_ color: String, _ value: String?, text: String) -> FlowScreen {
      FlowScreen([
        FlowScreen.Element(
          label: "Remind me", value: value, traits: [.button],
          location: SourceLocation(file: "A.swift", line: 4, column: 5),
          colors: [color]),
        FlowScreen.Element(
          label: "Every day", location: SourceLocation(file: "A.swift", line: 9, column: 5), colors: [text]),
      ])
    }
    let effects = announced ? [FlowGraph.Effect(kind: .announcement, name: "On")] : []
    let graph = FlowGraph(
      start: "a", states: ["a", "a-2"].map { .init(id: $0, screen: "A", path: []) },
      edges: [.init(from: "a", to: "a-2", action: .tap("Remind me"), location: nil, effects: effects)])
    let facts = ProjectFacts(
      flows: graph,
      flowScreens: ["a": screen("#000000FF", nil, text: "#000000FF"), "a-2": screen(colors, value, text: text)])
    #expect(SelectedState().judge(facts).map(\.verdict.outcome) == expected)
  }

  /// Read from the source: a state that the control changes, or a tick, fails; what else a symbol may tell is a question.
  @Test(
    arguments: [
      (["star.fill", "star"], true, [Outcome.fails]), (["star.fill", "star"], false, [.review]),
      (["checkmark.circle.fill", "circle"], false, [.fails]), (["play", "pause"], true, []),
    ] as [([String], Bool, [Outcome])])
  func writtenSymbols(symbols: [String], isChanged: Bool, expected: [Outcome]) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [
      .init(.symbolState(state: "isOn", symbols: symbols, isChanged: isChanged), place)
    ])
    #expect(SelectedState().judge(facts).map(\.verdict.outcome) == expected)
  }
}
