import SightlineModel
import Testing

@testable import Flows

struct ExpectationDeciderTests {
  private func view(_ id: String, kinds: [ViewKind], isWalked: Bool? = nil) -> ExpectationDecider.View {
    let scene = TestScene { scene in for (line, kind) in kinds.enumerated() { scene.add(kind, line: line + 1) } }.scene
    let state = ScreenState(id: id, trees: [TreeCase(root: ViewNode(.vStack))], isWalked: isWalked)
    return ExpectationDecider.View(
      screen: Screen(name: "Screen", symbol: "ScreenView", source: nil, states: [state]), state: state, scene: scene)
  }

  private func decide(
    _ demand: Demand, kind: String?, _ views: [ExpectationDecider.View], findings: [Finding] = [],
    scope: Flows.Expectation.Scope = .defaultVariant
  ) -> Decision {
    var selector = Selector()
    selector.kind = kind
    var set = ExpectationSet()
    set.expectations = [
      Flows.Expectation(
        claim: "A", location: SightlineModel.SourceLocation(file: "e.yml", line: 1, column: 1), selector: selector,
        demands: [demand],
        scope: scope, walk: nil)
    ]
    return ExpectationDecider(
      set, views: views, variantNames: ["large/de/SE/light", "AX5/fr/SE/light"], scenes: { _, _ in nil },
      findings: findings,
      rules: .init(judged: ["target-size"], aboutColors: []), walks: nil, values: nil
    ).decide()[0]
  }

  @Test(arguments: [(1, AuditReport.Claim.Decision.fails), (2, .holds), (3, .fails)])
  func whatIsCountedIsThereAtOnce(wanted: Int, expected: AuditReport.Claim.Decision) {
    // One in one state and two in another are two, not three.
    let views = [view("settled", kinds: [.button]), view("Screen-2", kinds: [.button, .button], isWalked: true)]
    #expect(decide(.count(wanted), kind: "button", views).decision == expected)
  }

  @Test func aSettledStateAnswersBeforeWalkedOnes() {
    let views = [view("settled", kinds: [.button]), view("Screen-2", kinds: [.circle], isWalked: true)]
    #expect(decide(.height(44), kind: "button", views).decision == .holds)
    #expect(decide(.height(44), kind: "circle", views).decision == .holds)
    #expect(decide(.height(44), kind: "toggle", views).evidence.contains("nothing matches"))
  }

  private func finding(_ outcome: Finding.Outcome, _ variant: String, uncertainty: Double? = nil) -> Finding {
    Finding(
      rule: "target-size", severity: .error, verdict: outcome, message: "small",
      location: SightlineModel.SourceLocation(file: "A.swift", line: 1, column: 1), screen: "Screen",
      measured: uncertainty.map { .points(23.9, needs: 24, uncertainty: $0) },
      variants: .init(failing: [variant], first: nil, total: 2), fingerprint: "")
  }

  @Test func aRuleIsHeldToTheVariantsAskedFor() {
    let views = [view("settled", kinds: [.button])]
    let findings = [finding(.fail, "large/de/SE/light")]
    let rule = Demand.rule("target-size")
    #expect(decide(rule, kind: nil, views, findings: findings).decision == .fails)
    #expect(decide(rule, kind: nil, views, findings: findings, scope: .variants(["de"])).decision == .fails)
    #expect(decide(rule, kind: nil, views, findings: findings, scope: .variants(["AX5/fr"])).decision == .holds)
    #expect(decide(.rule("heading"), kind: nil, views).decision == .undecided)
  }

  @Test func aVariantThatWasNotLaidOutIsNoGroundToHoldOrFail() {
    let views = [view("settled", kinds: [.button])]
    let rule = Demand.rule("target-size")
    let absent = decide(rule, kind: nil, views, scope: .variants(["fr", "ar"]))
    #expect(absent.decision == .undecided)
    #expect(absent.evidence == "ar was not laid out")
    #expect(decide(.height(44), kind: "button", views, scope: .variants(["ar"])).decision == .undecided)
    let failing = [finding(.fail, "large/de/SE/light")]
    #expect(decide(rule, kind: nil, views, findings: failing, scope: .variants(["de", "ar"])).decision == .fails)
  }

  @Test func aReviewIsForAPersonUnlessItIsAMatterOfMeasurement() {
    let views = [view("settled", kinds: [.button])]
    let rule = Demand.rule("target-size")
    #expect(decide(rule, kind: nil, views, findings: [finding(.review, "large/en/SE/light")]).decision == .needsPerson)
    let close = finding(.review, "large/en/SE/light", uncertainty: 0.2)
    #expect(decide(rule, kind: nil, views, findings: [close]).decision == .undecided)
  }

  @Test(arguments: [
    ("Palette.text is #FFFFFFFF", true), ("A.swift:3: fails", false), ("Palette.swift:3:1: fails", false),
  ])
  func verdictsRestOnWhatTheEvidenceNames(evidence: String, expected: Bool) {
    #expect(Rests(["Palette"], symbol: nil).rest(on: evidence) == expected)
  }

  @Test func verdictsOnAnAssumedViewRestOnIt() {
    #expect(Rests(["PlanCard"], symbol: "PlanCard.price").rest(on: "44 pt high"))
    #expect(!Rests(["PlanCard"], symbol: "PlanCardList").rest(on: "44 pt high"))
  }
}
