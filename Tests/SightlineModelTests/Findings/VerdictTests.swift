import SightlineModel
import Testing

struct VerdictTests {
  private final class Calls: @unchecked Sendable { var count = 0 }

  /// Nobody pays for words that nobody reads.
  @Test func wordsAreMadeWhenTheyAreRead() {
    let calls = Calls()
    @Sendable func words(_ text: String) -> String {
      calls.count += 1
      return text
    }
    var issue = Verdict.Issue(words("Too faint."), suggestion: Suggestion(text: words("Darken it.")))
    issue.doubts.append(.sampleWords)
    #expect(calls.count == 0)
    let worded = issue.inWords
    #expect(calls.count == 2)
    for _ in 0..<3 {
      #expect(worded.message == "Too faint. The words are a sample's: look whether real ones fare better.")
      #expect(worded.suggestion?.text == "Darken it.")
    }
    #expect(calls.count == 2)
  }

  @Test func anIssueIsChangedInPlace() {
    var verdict = Verdict.needsReview(.init("Look."))
    verdict.issue?.doubts.append(.partlyRead)
    #expect(verdict.issue?.message.hasPrefix("Look. The initialiser") == true)
    var passed = Verdict.passes
    passed.issue = verdict.issue
    #expect(passed.issue == nil)
  }
}
