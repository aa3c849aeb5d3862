import SightlineModel
import Testing

@testable import Rules

struct InputDroppedTests {
  /// Whether anybody is told elsewhere, a person knows.
  @Test(
    arguments: [
      (.ignoredInput("amount"), "“amount”"), (.ignoredInput("the clipboard"), "on the clipboard"),
      (.cutInput("name", limit: 20), "after 20 characters"), (.cutInput("name", limit: nil), "at a limit"),
      (.silentCopy, nil),
    ] as [(WrittenBehaviour.Kind, String?)])
  func inputs(kind: WrittenBehaviour.Kind, says: String?) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let found = InputDropped().judge(ProjectFacts(behaviours: [.init(kind, place)]))
    #expect(found.map(\.verdict.outcome) == (says == nil ? [] : [.review]))
    #expect(found.allSatisfy { $0.location == place && $0.verdict.issue?.message.contains(says ?? "") == true })
  }
}
