import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ColorOnlyStateTests {
  @Test(arguments: [
    // two colours of equal lightness
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C994C, 60)), Outcome.fails),
    // the same colour in light and in dark, as previews have them
    (
      hStack(
        circle(0xCC4C4C, 20, in: .dark), circle(0x4C994C, 40, in: .light), circle(0x4C994C, 60, in: .light)),
      .notApplicable
    ),
    // differ by lightness
    (hStack(circle(0x000000, 20), circle(0xBBBBBB, 40), circle(0xBBBBBB, 60)), .passes),
    // differ by size
    (hStack(circle(0xCC4C4C, 20, size: 12), circle(0x4C994C, 40), circle(0x4C994C, 60)), .passes),
    // all equal; a palette; words beside them; too few
    (hStack(circle(0xCC4C4C, 20), circle(0xCC4C4C, 40), circle(0xCC4C4C, 60)), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C4CCC, 60)), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40), circle(0x4C994C, 60), text("Legend")), .notApplicable),
    (hStack(circle(0xCC4C4C, 20), circle(0x4C994C, 40)), .notApplicable),
  ])
  func colourAlone(root: Sketch, expected: Outcome) { #expect(outcome("color-only-state", root) == expected) }

  /// A lamp that changes its colour while nothing else does is a question; with a word beside it that changes, it is none.
  @Test(arguments: [("#FF0000FF", "Off", [Outcome.review]), ("#FF0000FF", "On", []), ("#00FF00FF", "Off", [])])
  func lamps(color: String, word: String, expected: [Outcome]) {
    let place = SourceLocation(file: "A.swift", line: 4, column: 5)
    func screen(_ color: String, _ word: String) -> FlowScreen {
      FlowScreen(
        [FlowScreen.Element(label: word)], marks: [.init(location: place, kind: "circle", color: color, width: 12)])
    }
    let graph = FlowGraph(
      start: "a", states: ["a", "a-2"].map { .init(id: $0, screen: "A", path: []) },
      edges: [.init(from: "a", to: "a-2", action: .tap("Switch"), location: nil, effects: [])])
    let facts = ProjectFacts(
      flows: graph, flowScreens: ["a": screen("#00FF00FF", "Off"), "a-2": screen(color, word)])
    let rule = ColorOnlyState(numbers: RuleRegistry.numbers(of: "color-only-state"))
    #expect(rule.judge(facts).map(\.verdict.outcome) == expected)
  }
}
