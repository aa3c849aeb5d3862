import SightlineModel
import Testing

@testable import Rules

struct MessageDurationTests {
  /// Twenty seconds are enough; a message that is met twice is one.
  @Test(arguments: [(19.5, Outcome.fails), (20, .passes), (3, .fails)])
  func seconds(time: Double, expected: Outcome) {
    let saved = FlowGraph.Effect(kind: .message, name: "Saved", detail: .seconds(time))
    let facts = FlowSketch.facts([("a", "b", .tap("Save"), [saved]), ("b", "a", .tap("Save"), [saved])])
    let rule = MessageDuration(numbers: RuleRegistry.numbers(of: "message-duration"))
    #expect(rule.judge(facts).map(\.verdict.outcome) == [expected])
  }
}
