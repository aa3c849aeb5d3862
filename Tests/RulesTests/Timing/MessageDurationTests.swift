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

  /// What only the source says is a question; twenty seconds are enough there, too.
  @Test(
    arguments: [
      (.passingMessage(state: "message", seconds: 3), "after 3 seconds"),
      (.passingMessage(state: "message", seconds: nil), "after a while"),
      (.passingMessage(state: "message", seconds: 20), nil),
      (.passingScreen(seconds: 1.5), "closes itself after 1.5 seconds"),
    ] as [(WrittenBehaviour.Kind, String?)])
  func fromTheSource(kind: WrittenBehaviour.Kind, words: String?) {
    let facts = ProjectFacts(behaviours: [.init(kind, SourceLocation(file: "A.swift", line: 3, column: 1))])
    let found = MessageDuration(numbers: RuleRegistry.numbers(of: "message-duration")).judge(facts)
    #expect(found.map(\.verdict.outcome) == (words == nil ? [] : [.review]))
    #expect(words.map { found.first?.verdict.issue?.message.contains($0) == true } ?? true)
  }

  /// Where the walk has met the message, the timer that takes it away is no further finding.
  @Test func whatWasMetIsNotAskedAgain() {
    let saved = FlowGraph.Effect(
      kind: .message, name: "Saved", detail: .seconds(3), location: SourceLocation(file: "A.swift", line: 9, column: 1))
    var facts = FlowSketch.facts([("a", "b", .tap("Save"), [saved])])
    facts.behaviours = [
      .init(.passingMessage(state: "isSaved", seconds: 3), SourceLocation(file: "A.swift", line: 3, column: 1))
    ]
    let rule = MessageDuration(numbers: RuleRegistry.numbers(of: "message-duration"))
    #expect(rule.judge(facts).map(\.verdict.outcome) == [.fails])
  }
}
