import SightlineModel
import Testing

@testable import Rules

struct ExpandedStateTests {
  @Test(arguments: [(inOrder: false, expected: Outcome.fails), (true, .passes)])
  func expanders(inOrder: Bool, expected: Outcome) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [.init(.expander(state: "isOpen"), place, isInOrder: inOrder)])
    #expect(ExpandedState().judge(facts).map(\.verdict.outcome) == [expected])
  }
}
