import SightlineModel
import Testing

@testable import Rules

struct FailureToldTests {
  /// Whether anybody waits for it is not known: a question, never a failure.
  @Test(arguments: ["print", ""])
  func failures(call: String) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [.init(.silentFailure(call: call), place)])
    #expect(FailureTold().judge(facts).map(\.verdict.outcome) == [.review])
  }
}
