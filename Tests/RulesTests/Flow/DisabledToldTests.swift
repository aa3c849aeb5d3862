import SightlineModel
import Testing

@testable import Rules

struct DisabledToldTests {
  /// Whether the screen says what is missing is for a person.
  @Test func aButtonThatWaitsIsAQuestion() {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let judged = DisabledTold().judge(
      ProjectFacts(behaviours: [.init(.disabledUntil(condition: "name.isEmpty"), place)]))
    #expect(judged.map(\.verdict.outcome) == [.review])
    #expect(judged.first?.verdict.issue?.message.contains("“name.isEmpty”") == true)
    #expect(DisabledTold().judge(ProjectFacts(behaviours: [])).isEmpty)
  }
}
