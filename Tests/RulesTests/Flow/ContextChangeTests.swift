import SightlineModel
import Testing

@testable import Rules

struct ContextChangeTests {
  @Test(arguments: [
    (change: "opens a sheet", inOrder: false, expected: Outcome.fails), ("moves the focus", false, .review),
    ("", true, .passes),
  ])
  func changes(change: String, inOrder: Bool, expected: Outcome) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [
      .init(.contextChange(control: "Toggle", isFocus: false, change: change), place, isInOrder: inOrder)
    ])
    #expect(ContextChange().judge(facts).map(\.verdict.outcome) == [expected])
  }
}
