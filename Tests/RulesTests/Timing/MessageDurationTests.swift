import SightlineModel
import Testing

@testable import Rules

struct MessageDurationTests {
  /// Twenty seconds are enough; a message that is met twice is one.
  @Test(arguments: [("19.5 s", Outcome.fails), ("20 s", .passes), ("3 s", .fails)])
  func seconds(time: String, expected: Outcome) {
    let saved = FlowGraph.Effect(kind: .message, name: "Saved", value: time)
    let facts = FlowSketch.facts([("a", "b", .tap("Save"), [saved]), ("b", "a", .tap("Save"), [saved])])
    let rule = MessageDuration(numbers: RuleRegistry.numbers(of: "message-duration"))
    #expect(rule.judge(facts).map(\.verdict.outcome) == [expected])
  }
}
