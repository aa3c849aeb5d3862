import Rules
import SceneBuilding
import SightlineModel
import Testing

@testable import AuditEngine

/// What rests on a preview's words, or on words that are not known, is no failure.
struct SampleWordsTests {
  private static let room: RuleDependencies = [.metrics, .size]
  private static let own = text("Save")
  private static let sample = text("Ada Lovelace").with { $0.text?.content.runs[0].isSample = true }
  private static let unknown = text("Sample text").with { $0.text?.content.runs[0].unknownReason = "not read" }

  private static func review(_ root: Sketch, _ dependencies: RuleDependencies, others: [Int] = []) -> Verdict.Outcome? {
    let judgement = Judgement(node: 0, verdict: .fails(.init("wrong.")), others: others)
    return SampleWords.review([judgement], of: dependencies, in: Scene(root)).first?.verdict.outcome
  }

  @Test(
    arguments: [
      (own, RuleDependencies.words, Verdict.Outcome.fails), (own, room, .fails),
      (sample, .words, nil), (sample, room, .needsReview), (sample, .metrics, .fails), (sample, .appearance, .fails),
      (unknown, .words, nil), (unknown, room, .needsReview), (unknown, [], .fails),
      // named by what is inside
      (button(sample), .words, nil), (button(own), .words, .fails),
      // the size of a control is not its words'
      (button(sample), room, .fails),
    ] as [(Sketch, RuleDependencies, Verdict.Outcome?)])
  func failures(root: Sketch, dependencies: RuleDependencies, expected: Verdict.Outcome?) {
    #expect(Self.review(root, dependencies) == expected)
  }

  /// Two names are equal, or two texts meet, only if both are the app's.
  @Test func whatElseAVerdictRestsOn() {
    let pair = vStack(Self.own, Self.sample)
    #expect(Self.review(pair, Self.room) == .fails)
    #expect(Self.review(pair, Self.room, others: [2]) == .needsReview)
    #expect(Self.review(vStack(Self.own, Self.own), Self.room, others: [2]) == .fails)
  }

  @Test func thePageOfNamesIsAskedForThem() {
    let rule = RuleRegistry.all.first { $0.ruleID == "name-unique" }!
    let scene = Scene(vStack(button(Self.unknown), button(Self.unknown)))
    let judged = SampleWords.review(rule.judge(scene), of: rule.ruleDependencies, in: scene)
    #expect(!judged.contains { $0.verdict.outcome == .fails })
  }
}
