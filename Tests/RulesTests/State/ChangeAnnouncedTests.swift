import SightlineModel
import Testing

@testable import Rules

struct ChangeAnnouncedTests {
  /// Whether it reports anything is not known: a question, never a failure, with the lines that show it.
  @Test(
    arguments: [
      (.appearingStatus(state: "isLoading"), "What “isLoading” brings up"),
      (.silentSearch(query: "words"), "A search with “words” that finds nothing"),
    ] as [(WrittenBehaviour.Kind, String)])
  func whatComesUpIsAQuestion(kind: WrittenBehaviour.Kind, words: String) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let shown = SourceLocation(file: "A.swift", line: 9, column: 1)
    var behaviour = WrittenBehaviour(kind, place)
    behaviour.parts = [shown]
    let found = ChangeAnnounced().judge(ProjectFacts(behaviours: [behaviour]))
    #expect(found.map(\.verdict.outcome) == [.review])
    #expect(found.map(\.parts) == [[shown]])
    #expect(found.first?.verdict.issue?.message.contains(words) == true)
  }
}
