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

  /// What a budget left out of the graph is no other screen.
  @Test func aStateWithoutAScreenAsksForNothing() {
    let edge = FlowGraph.Edge(from: "left out", to: "s0", action: .tap("Next"), location: nil, effects: [])
    let graph = FlowGraph(start: "s0", states: [.init(id: "s0", screen: "Compose", path: [.launch])], edges: [edge])
    let field = FlowScreen([FlowSketch.field("Email", purpose: "emailAddress")])
    let facts = ProjectFacts(flows: graph, flowScreens: ["s0": field, "left out": field])
    #expect(FlowEntry().judge(facts).map(\.verdict.outcome) == [.passes])
  }
}
