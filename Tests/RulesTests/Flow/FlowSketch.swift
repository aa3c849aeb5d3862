import SightlineModel

@testable import Rules

/// Flows drawn by hand.
enum FlowSketch {
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

  /// Subjects of what a rule finds.
  static func failing(_ rule: any ProjectRule, _ edges: [Edge]) -> [String] {
    rule.judge(facts(edges)).filter { $0.verdict.issue != nil }.map(\.subject)
  }

  /// Steps "a" → "b" → … by tapping Next, each with its elements.
  static func outcomes(_ rule: any ProjectRule, _ screens: [[FlowScreen.Element]], actions: [FlowAction] = [])
    -> [Outcome]
  {
    let ids = screens.indices.map { "s\($0)" }
    let edges = zip(ids, ids.dropFirst()).enumerated().map { index, pair in
      FlowGraph.Edge(
        from: pair.0, to: pair.1, action: actions.indices.contains(index) ? actions[index] : .tap("Next"),
        location: nil,
        effects: [])
    }
    let graph = FlowGraph(
      start: ids[0], states: ids.map { .init(id: $0, screen: $0.uppercased(), path: [.launch]) }, edges: edges)
    let facts = ProjectFacts(
      flows: graph, flowScreens: Dictionary(uniqueKeysWithValues: zip(ids, screens.map { FlowScreen($0) })))
    return rule.judge(facts).map(\.verdict.outcome).filter { $0 != .passes }
  }
  static func page(_ text: String) -> [FlowScreen.Element] { [FlowScreen.Element(label: text)] }
  static func field(_ label: String, value: String? = nil, purpose: String? = nil) -> FlowScreen.Element {
    FlowScreen.Element(label: label, value: value, traits: [.textField], purpose: purpose)
  }
}
