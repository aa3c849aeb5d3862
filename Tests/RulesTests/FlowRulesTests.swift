import SightlineModel
import Testing

@testable import Rules

struct FlowRulesTests {
  typealias Edge = (from: String, to: String, action: String, effects: [FlowGraph.Effect])
  static func facts(_ edges: [Edge]) -> ProjectFacts {
    var ids: [String] = []
    for edge in edges { for id in [edge.from, edge.to] where !ids.contains(id) { ids.append(id) } }
    return ProjectFacts(
      flows: FlowGraph(
        start: ids[0], states: ids.map { FlowGraph.State(id: $0, screen: $0.uppercased(), path: []) },
        edges: edges.map {
          FlowGraph.Edge(from: $0.from, to: $0.to, action: $0.action, location: nil, effects: $0.effects)
        }))
  }
  static let stored = [FlowGraph.Effect(kind: .stored, name: "done", value: "true")]
  static let prompt = [FlowGraph.Effect(kind: .prompt, name: "notifications")]

  func failing(_ rule: any ProjectRule, _ edges: [Edge]) -> [String] {
    rule.judge(Self.facts(edges)).filter { $0.verdict.issue != nil }.map(\.subject)
  }

  @Test func deadEnds() {
    #expect(failing(FlowExit(), [("a", "b", "tap Next", [])]) == ["b"])
    #expect(failing(FlowExit(), [("a", "b", "tap Next", []), ("b", "a", "tap Back", [])]) == [])
    // the app begins where completion was stored
    #expect(failing(FlowExit(), [("a", "home", "tap Skip", Self.stored)]) == [])
  }

  @Test func promptsComeOnATap() {
    #expect(failing(FlowPrompt(), [("a", "b", "tap Allow", Self.prompt)]) == [])
    #expect(failing(FlowPrompt(), [("a", "b", "launch", Self.prompt)]) == ["a launch notifications"])
    #expect(failing(FlowPrompt(), [("a", "b", "tap Next", []), ("b", "c", "wait 2s", Self.prompt)]).count == 1)
  }

  @Test func refusalsGoOn() {
    #expect(failing(FlowAnswer(), [("a", "b", "tap Allow", []), ("b", "c", "answer deny", [])]) == ["b answer deny"])
    #expect(
      failing(FlowAnswer(), [("a", "b", "tap Allow", []), ("b", "c", "answer deny", []), ("c", "d", "tap Go", [])])
        == [])
    #expect(failing(FlowAnswer(), [("a", "b", "answer allow", [])]) == [])
  }

  @Test func stepsCanBeWalkedBack() {
    let there: [Edge] = [
      ("a", "b", "tap Next", []), ("b", "c", "tap Next", []), ("c", "home", "tap Done", Self.stored),
    ]
    #expect(failing(FlowBack(), there) == ["b"])
    #expect(failing(FlowBack(), there + [("b", "a", "tap Back", [])]) == [])
    #expect(failing(FlowBack(), there + [("b", "home", "tap Skip", Self.stored)]) == [])
  }
}
