import SightlineModel
import Testing

@testable import Rules

struct FlowScreenRulesTests {
  typealias Element = FlowScreen.Element

  /// Steps "a" → "b" → … by tapping Next, each with its elements.
  static func outcomes(_ rule: any ProjectRule, _ screens: [[Element]], actions: [FlowAction] = []) -> [Outcome] {
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
  static func page(_ text: String) -> [Element] { [Element(label: text)] }
  static func field(_ label: String, value: String? = nil, purpose: String? = nil) -> Element {
    Element(label: label, value: value, traits: [.textField], purpose: purpose)
  }
  static func icon(_ symbol: String, _ label: String) -> Element {
    Element(label: label, traits: [.button], symbols: [symbol])
  }

  @Test(arguments: [
    (["Page 1 of 2", "Page 2 of 2"], 0), (["Page 1 of 3", "Page 3 of 3"], 2), (["Page 1 of 4", "Page 2 of 4"], 1),
    (["Schritt 1 von 2", "Schritt 2 von 2"], 0), (["3 of 4 tasks done", "1 of 4 tasks done"], 0), (["1/5", "3/5"], 0),
    (["Page 1 of 0", "Page 0 of 0"], 0),
  ])
  func indicatorsCountTheSteps(pages: [String], findings: Int) {
    #expect(Self.outcomes(FlowIndicator(), pages.map(Self.page)).count == findings, "\(pages)")
  }

  @Test func indicatorsOfOneScreenAgree() {
    let both = Self.page("Page 1 of 2") + Self.page("Step 2 of 2")
    #expect(Self.outcomes(FlowIndicator(), [both, Self.page("Page 2 of 2")]) == [.fails])
  }

  @Test func nothingIsAskedTwice() {
    let email = Self.field("Email", purpose: "emailAddress")
    #expect(Self.outcomes(FlowEntry(), [[email], [email]]) == [.fails])
    #expect(
      Self.outcomes(FlowEntry(), [[email], [Self.field("Your email", value: "a@b.c", purpose: "emailAddress")]]) == [])
    #expect(Self.outcomes(FlowEntry(), [[Self.field("Password")], [Self.field("Password")]]) == [], "exempt in 3.3.7")
    #expect(Self.outcomes(FlowEntry(), [[Self.field("Search")], [Self.field("Search")]]) == [])
    #expect(Self.outcomes(FlowEntry(), [[Self.field("Name")], [Self.field("City")]]) == [])
  }

  /// What a budget left out of the graph is no other screen.
  @Test func aStateWithoutAScreenAsksForNothing() {
    let edge = FlowGraph.Edge(from: "left out", to: "s0", action: .tap("Next"), location: nil, effects: [])
    let graph = FlowGraph(start: "s0", states: [.init(id: "s0", screen: "Compose", path: [.launch])], edges: [edge])
    let field = FlowScreen([Self.field("Email", purpose: "emailAddress")])
    let facts = ProjectFacts(flows: graph, flowScreens: ["s0": field, "left out": field])
    #expect(FlowEntry().judge(facts).map(\.verdict.outcome) == [.passes])
  }

  @Test func oneSymbolHasOneName() {
    #expect(
      Self.outcomes(FlowNames(), [[Self.icon("xmark", "Close")], [Self.icon("xmark.circle.fill", "Dismiss")]]) == [
        .fails
      ])
    #expect(Self.outcomes(FlowNames(), [[Self.icon("xmark", "Close")], [Self.icon("xmark", "Close settings")]]) == [])
    #expect(Self.outcomes(FlowNames(), [[Self.icon("plus", "Add plant")], [Self.icon("plus", "Add photo")]]) == [])
  }

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
