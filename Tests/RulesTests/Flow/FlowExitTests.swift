import SightlineModel
import Testing

@testable import Rules

struct FlowExitTests {
  @Test func deadEnds() {
    #expect(FlowSketch.failing(FlowExit(), [("a", "b", .tap("Next"), [])]) == ["b"])
    #expect(FlowSketch.failing(FlowExit(), [("a", "b", .tap("Next"), []), ("b", "a", .tap("Back"), [])]) == [])
    // the app begins where completion was stored
    #expect(FlowSketch.failing(FlowExit(), [("a", "home", .tap("Skip"), FlowSketch.stored)]) == [])
  }

  /// An app of one screen has an end; a screen that is exchanged for one without a control is a dead end.
  @Test(arguments: [
    (after: ["Ferns like shade.", "Water them.", "In winter less."], isDeadEnd: false),
    (after: ["You are here."], isDeadEnd: true),
  ])
  func endsOfOneScreen(after: [String], isDeadEnd: Bool) {
    func screen(_ labels: [String]) -> FlowScreen { FlowScreen(labels.map { .init(label: $0) }) }
    var facts = ProjectFacts(
      flows: FlowGraph(
        start: "a",
        states: ["a", "a-2"].map { FlowGraph.State(id: $0, screen: "A", path: []) },
        edges: [FlowGraph.Edge(from: "a", to: "a-2", action: .tap("Show all"), location: nil, effects: [])]))
    facts.flowScreens = ["a": screen(["Ferns like shade.", "Water them.", "Show all"]), "a-2": screen(after)]
    #expect(FlowExit().judge(facts).contains { $0.verdict.issue != nil } == isDeadEnd)
  }
}
