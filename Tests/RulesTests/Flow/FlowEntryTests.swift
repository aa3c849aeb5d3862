import SightlineModel
import Testing

@testable import Rules

struct FlowEntryTests {
  @Test func nothingIsAskedTwice() {
    let email = FlowSketch.field("Email", purpose: "emailAddress")
    #expect(FlowSketch.outcomes(FlowEntry(), [[email], [email]]) == [.fails])
    #expect(
      FlowSketch.outcomes(
        FlowEntry(), [[email], [FlowSketch.field("Your email", value: "a@b.c", purpose: "emailAddress")]]) == [])
    #expect(
      FlowSketch.outcomes(FlowEntry(), [[FlowSketch.field("Password")], [FlowSketch.field("Password")]]) == [],
      "exempt in 3.3.7")
    #expect(FlowSketch.outcomes(FlowEntry(), [[FlowSketch.field("Search")], [FlowSketch.field("Search")]]) == [])
    #expect(FlowSketch.outcomes(FlowEntry(), [[FlowSketch.field("Name")], [FlowSketch.field("City")]]) == [])
  }

  /// One line makes one field, whatever the screen is called that shows it.
  @Test(arguments: [(7, Outcome.passes), (9, .fails)])
  func aFieldIsNotComparedWithItself(line: Int, expected: Outcome) {
    func screen(_ line: Int) -> FlowScreen {
      var field = FlowSketch.field("Email", purpose: "emailAddress")
      field.location = SourceLocation(file: "A.swift", line: line, column: 1)
      return FlowScreen([field])
    }
    let states = [("s0", "Sheet"), ("s1", "SheetStack")].map { id, name in
      FlowGraph.State(id: id, screen: name, path: [.launch])
    }
    let edge = FlowGraph.Edge(from: "s0", to: "s1", action: .tap("Next"), location: nil, effects: [])
    let graph = FlowGraph(start: "s0", states: states, edges: [edge])
    let facts = ProjectFacts(flows: graph, flowScreens: ["s0": screen(7), "s1": screen(line)])
    #expect(FlowEntry().judge(facts).last?.verdict.outcome == expected)
  }

  /// What a budget left out of the graph is no other screen.
  @Test func aStateWithoutAScreenAsksForNothing() {
    let edge = FlowGraph.Edge(from: "left out", to: "s0", action: .tap("Next"), location: nil, effects: [])
    let graph = FlowGraph(start: "s0", states: [.init(id: "s0", screen: "Compose", path: [.launch])], edges: [edge])
    let field = FlowScreen([FlowSketch.field("Email", purpose: "emailAddress")])
    let facts = ProjectFacts(flows: graph, flowScreens: ["s0": field, "left out": field])
    #expect(FlowEntry().judge(facts).map(\.verdict.outcome) == [.passes])
  }
}
