import SightlineModel
import Testing

@testable import Rules

struct FailureToldTests {
  /// Whether anybody waits for it is not known: a question, never a failure.
  @Test(
    arguments: [
      (.logged("print"), "ends in the log here (print)"), (.felt("playHaptic"), "is only felt here (playHaptic)"),
      (.kept("message"), "is kept in “message”, which nothing shows"), (.dropped(""), "is dropped here:"),
      (.dropped("save"), "of save is dropped here:"),
    ] as [(WrittenBehaviour.FailureEnd, String)])
  func failures(end: WrittenBehaviour.FailureEnd, words: String) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(behaviours: [.init(.silentFailure(end), place)])
    let found = FailureTold().judge(facts)
    #expect(found.map(\.verdict.outcome) == [.review])
    #expect(found.first?.verdict.issue?.message.contains(words) == true)
  }

  /// An error in the words of code is told, but not in words that say anything.
  @Test func rawErrorsAreAQuestion() {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let found = FailureTold().judge(ProjectFacts(behaviours: [.init(.rawError("\\(error)"), place)]))
    #expect(found.map(\.verdict.outcome) == [.review])
    #expect(found.first?.verdict.issue?.message.hasPrefix("“\\(error)” shows people") == true)
  }
}
