import SightlineModel
import Testing

@testable import Rules

struct MessageAnnouncedTests {
  static let rule = MessageAnnounced(numbers: RuleRegistry.numbers(of: "message-announced"))

  /// Half of the words at least are said.
  @Test(arguments: [
    ([String](), Outcome.fails), (["Saved to Holidays"], .passes), (["Saved"], .fails),
    (["Your Holidays were saved"], .passes),
    (["Something else"], .fails),
  ])
  func messagesThatPass(announcements: [String], expected: Outcome) {
    let effects =
      [FlowGraph.Effect(kind: .message, name: "Saved to Holidays now", value: "3 s")]
      + announcements.map { FlowGraph.Effect(kind: .announcement, name: $0) }
    let facts = FlowSketch.facts([("a", "a", .tap("Save"), effects)])
    #expect(Self.rule.judge(facts).map(\.verdict.outcome) == [expected])
  }

  /// A text that joins an unchanged screen after a tap may be a message: a person looks.
  @Test(arguments: [
    (["Enter an email"], FlowAction.tap("Save"), [Outcome.review]),
    (["Enter an email", "And a name"], .tap("Save"), []),
    (["Enter an email"], .launch, []),
  ])
  func textsThatJoin(new: [String], action: FlowAction, expected: [Outcome]) {
    let before = ["Sign up", "Save"].map { FlowScreen.Element(label: $0) }
    let graph = FlowGraph(
      start: "a", states: ["a", "a-2"].map { .init(id: $0, screen: "A", path: []) },
      edges: [.init(from: "a", to: "a-2", action: action, location: nil, effects: [])])
    let facts = ProjectFacts(
      flows: graph,
      flowScreens: ["a": FlowScreen(before), "a-2": FlowScreen(before + new.map { FlowScreen.Element(label: $0) })])
    #expect(Self.rule.judge(facts).map(\.verdict.outcome) == expected)
  }
}
