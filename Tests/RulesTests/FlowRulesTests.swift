import SightlineModel
import Testing

@testable import Rules

struct FlowRulesTests {
  typealias Edge = (from: String, to: String, action: FlowAction, effects: [FlowGraph.Effect])
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
    #expect(failing(FlowExit(), [("a", "b", .tap("Next"), [])]) == ["b"])
    #expect(failing(FlowExit(), [("a", "b", .tap("Next"), []), ("b", "a", .tap("Back"), [])]) == [])
    // the app begins where completion was stored
    #expect(failing(FlowExit(), [("a", "home", .tap("Skip"), Self.stored)]) == [])
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

  @Test func promptsComeOnATap() {
    #expect(failing(FlowPrompt(), [("a", "b", .tap("Allow"), Self.prompt)]) == [])
    #expect(failing(FlowPrompt(), [("a", "b", .launch, Self.prompt)]) == ["a launch notifications"])
    #expect(failing(FlowPrompt(), [("a", "b", .tap("Next"), []), ("b", "c", .launch, Self.prompt)]).count == 1)
  }

  @Test func refusalsGoOn() {
    #expect(
      failing(FlowAnswer(), [("a", "b", .tap("Allow"), []), ("b", "c", .answer(.deny), [])]) == ["b answer deny"])
    #expect(
      failing(
        FlowAnswer(), [("a", "b", .tap("Allow"), []), ("b", "c", .answer(.deny), []), ("c", "d", .tap("Go"), [])])
        == [])
    #expect(failing(FlowAnswer(), [("a", "b", .answer(.allow), [])]) == [])
  }

  @Test func stepsCanBeWalkedBack() {
    let there: [Edge] = [
      ("a", "b", .tap("Next"), []), ("b", "c", .tap("Next"), []), ("c", "home", .tap("Done"), Self.stored),
    ]
    #expect(failing(FlowBack(), there) == ["b"])
    #expect(failing(FlowBack(), there + [("b", "a", .tap("Back"), [])]) == [])
    #expect(failing(FlowBack(), there + [("b", "home", .tap("Skip"), Self.stored)]) == [])
  }
}
