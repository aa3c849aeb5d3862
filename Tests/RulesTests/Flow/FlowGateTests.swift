import SightlineModel
import Testing

@testable import Rules

struct FlowGateTests {
  @Test func purchasesCanBeDeclined() {
    func outcomes(_ second: FlowGraph.Edge?) -> [Outcome] {
      let buy = FlowGraph.Edge(
        from: "a", to: "b", action: .tap("Subscribe"), location: nil, effects: [.init(kind: .purchase, name: "year")])
      let graph = FlowGraph(
        start: "a", states: [.init(id: "a", screen: "Offer", path: []), .init(id: "b", screen: "Home", path: [])],
        edges: [buy] + (second.map { [$0] } ?? []))
      return FlowGate().judge(ProjectFacts(flows: graph)).map(\.verdict.outcome)
    }
    #expect(outcomes(nil) == [.fails])
    #expect(outcomes(.init(from: "a", to: "b", action: .tap("Close"), location: nil, effects: [])) == [.passes])
  }
}
