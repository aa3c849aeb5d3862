import Rules
import SceneBuilding
import SightlineModel
import Testing

@testable import AuditEngine

/// Two things that each stand under an unknown condition of their own may never be there together.
struct GuessedNodesTests {
  private static func arm(_ condition: String, _ lines: ClosedRange<Int>) -> GuessedArm {
    GuessedArm(
      condition: condition, lines: SourceLines(file: "Test.swift", first: lines.lowerBound, last: lines.upperBound))
  }

  @Test(arguments: [
    ([arm("isSkippable", 3...4), arm("step", 8...9)], true),
    // one of them is always there
    ([arm("isSkippable", 3...4), arm("other", 20...21)], false),
    // the same question
    ([arm("isSkippable", 3...4), arm("isSkippable", 8...9)], false),
    // one within the other
    ([arm("isSkippable", 3...9), arm("step", 8...9)], false),
    // the same question, answered two ways
    ([arm("isOn", 3...4), arm("not isOn", 8...9)], true),
    ([], false),
  ])
  func exclusiveArms(guessed: [GuessedArm], isReview: Bool) {
    let scene = Scene(vStack(text("Skip").line(3), text("Last step").line(8)))
    let texts = scene.nodes.filter { $0.text != nil }.map(\.id)
    let judgement = Judgement(node: texts[1], verdict: .fails(.init("They overlap.")), others: [texts[0]])
    let judged = GuessedNodes(guessed, in: scene).doubting(judgement)
    #expect((judged.verdict.outcome == .needsReview) == isReview)
    #expect(judged.verdict.issue?.message.contains("condition that is not known") == isReview)
  }

  /// A value says whether something is there and where only in some modifiers: a colour says neither.
  @Test(arguments: [("opacity", true), ("offset", true), ("foregroundStyle", false)])
  func valuesThatPlace(modifier: String, isReview: Bool) {
    let scene = Scene(
      vStack(text("Skip").line(3), text("Last").line(8).modified(ViewKind(name: modifier), line: 9)))
    let texts = scene.nodes.filter { $0.text != nil }.map(\.id)
    let judgement = Judgement(node: texts[1], verdict: .fails(.init("They overlap.")), others: [texts[0]])
    var value = Self.arm("not isOn", 9...9)
    value.isValue = true
    let judged = GuessedNodes([Self.arm("isOn", 3...4), value], in: scene).doubting(judgement)
    #expect((judged.verdict.outcome == .needsReview) == isReview)
  }

  /// Two doubts at once are no question.
  @Test func aReviewOfThingsApartIsDropped() {
    let scene = Scene(vStack(text("Skip").line(3), text("Last").line(8)))
    let texts = scene.nodes.filter { $0.text != nil }.map(\.id)
    let judgement = Judgement(node: texts[1], verdict: .needsReview(.init("They overlap.")), others: [texts[0]])
    let guessed = [Self.arm("isOn", 3...3), Self.arm("step", 8...8)]
    #expect(GuessedNodes(guessed, in: scene).doubting(judgement).verdict.outcome == .notApplicable)
    #expect(GuessedNodes([guessed[0]], in: scene).doubting(judgement).verdict.outcome == .needsReview)
  }
}
