import SightlineModel
import Testing

@testable import Rules

struct ChangeAnnouncedTests {
  /// Whether it reports anything is not known: a question, never a failure.
  @Test func whatComesUpIsAQuestion() {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [.init(.appearingStatus(state: "isLoading"), place)])
    #expect(ChangeAnnounced().judge(facts).map(\.verdict.outcome) == [.review])
  }
}
