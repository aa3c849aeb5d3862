import SightlineModel
import Testing

@testable import Rules

struct EmptyToldTests {
  /// Whether the data can be nothing, a person knows.
  @Test(arguments: [(WrittenBehaviour.Kind.silentList(of: "notes"), [Outcome.review]), (.silentCopy, [])])
  func lists(kind: WrittenBehaviour.Kind, expected: [Outcome]) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let found = EmptyTold().judge(ProjectFacts(behaviours: [.init(kind, place)]))
    #expect(found.map(\.verdict.outcome) == expected)
    #expect(found.allSatisfy { $0.location == place && $0.verdict.issue?.message.contains("“notes”") == true })
  }
}
