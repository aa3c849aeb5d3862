import SightlineModel
import Testing

@testable import Rules

struct DestructiveConfirmedTests {
  @Test(arguments: [(inOrder: false, expected: Outcome.fails), (true, .passes)])
  func buttons(inOrder: Bool, expected: Outcome) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [
      .init(.destruction(title: "Delete all", call: "notes.removeAll"), place, isInOrder: inOrder)
    ])
    #expect(DestructiveConfirmed().judge(facts).map(\.verdict.outcome) == [expected])
  }
}
