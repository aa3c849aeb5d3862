import Rules
import SightlineModel
import Testing

@testable import AuditEngine

struct ScaledVerdictsTests {
  private let fails = Verdict.fails(.init("cut"))

  @Test(arguments: [
    ([true, true, true], Verdict.Outcome.fails), ([false, false, false], .passes), ([true, false, true], .needsReview),
    ([false, true, false], .needsReview), ([false, false, true], .needsReview),
  ])
  func onlyThreeEqualVerdictsDecide(fails: [Bool], expected: Verdict.Outcome) {
    let judgements = fails.map { [Judgement(node: 1, verdict: $0 ? self.fails : .passes)] }
    let joined = ScaledVerdicts.join(judgements[0], ends: Array(judgements.dropFirst()), error: { _ in 0.01 })
    #expect(joined.map(\.verdict.outcome) == [expected])
  }

  @Test func aNodeSeenOnlyAtOneEndIsReviewed() {
    let joined = ScaledVerdicts.join([], ends: [[Judgement(node: 4, verdict: fails)], []], error: { _ in 0.01 })
    #expect(joined.map(\.verdict.outcome) == [.needsReview])
    #expect(joined[0].verdict.issue?.message.contains("±1.0 %") == true)
  }
}
