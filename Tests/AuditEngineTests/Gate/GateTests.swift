import SightlineModel
import Testing

@testable import AuditEngine

/// One repository through its life: what fails, what is known, what is hidden, what is left over.
struct GateTests {
  private func finding(
    _ rule: RuleID = "contrast-text", _ severity: Severity = .error, file: String = "A.swift", line: Int = 10,
    id: String = "f1"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, verdict: severity == .review ? .review : .fail, message: "m",
      location: SourceLocation(file: file, line: line, column: 1), fingerprint: id)
  }

  private func report(_ findings: [Finding], coverage: AuditReport.Coverage = .init()) -> AuditReport {
    AuditReport(
      tool: .init(version: "1"), profile: "default", platform: .ios26,
      summary: .init(labelCoverage: .init(named: 3, needed: 4)), coverage: coverage, findings: findings)
  }

  private func directives(_ text: String, file: String = "A.swift") -> [SuppressionDirective] {
    SuppressionDirective.read(Array(text.utf8), file: file).directives
  }

  private func run(_ findings: [Finding], _ gate: Gate) -> (report: AuditReport, result: GateResult) {
    var report = report(findings)
    let result = gate.apply(to: &report)
    return (report, result)
  }

  // MARK: The scripted repository

  @Test func cleanIsClean() {
    let (report, result) = run([], Gate(baseline: Baseline([])))
    #expect(RunStatus(report) == .clean)
    #expect(result.stale.isEmpty)
  }

  @Test func aNewFindingFails() {
    let (report, _) = run([finding()], Gate(baseline: Baseline([])))
    #expect(report.findings.map(\.status) == [.new])
    #expect(report.summary.errors == 1)
    #expect(RunStatus(report) == .findings)
  }

  @Test(arguments: [("A.swift", 99), ("Renamed.swift", 10), ("Other/Moved.swift", 1)])
  func movedCodeAndRenamedFilesStayKnown(file: String, line: Int) {
    let baseline = Baseline(accepting: report([finding()]))
    let (report, result) = run([finding(file: file, line: line)], Gate(baseline: baseline))
    #expect(report.findings.map(\.status) == [.baseline])
    #expect(report.summary.errors == 0)
    #expect(RunStatus(report) == .clean)
    #expect(
      result
        == {
          var known = GateResult(); known.hasBaseline = true; known.known = 1; return known
        }())
  }

  @Test func aSecondFindingIsTheOnlyNewOne() {
    let baseline = Baseline(accepting: report([finding()]))
    let (report, _) = run([finding(), finding(line: 11, id: "f2")], Gate(baseline: baseline))
    #expect(report.findings.map(\.status) == [.baseline, .new])
  }

  @Test func aFixedFindingLeavesAStaleEntryAndPruningRemovesIt() {
    let baseline = Baseline(accepting: report([finding(), finding(line: 11, id: "f2")]))
    let (report, result) = run([finding()], Gate(baseline: baseline))
    #expect(RunStatus(report) == .clean)
    #expect(result.stale.map(\.fingerprint) == ["f2"])
    #expect(baseline.removing(result.stale).findings.map(\.fingerprint) == ["f1"])
  }

  @Test func aPartialRunCallsNothingStaleOrUnused() {
    let gate = Gate(
      baseline: Baseline(accepting: report([finding()])), directives: directives("// sightline:disable:next a - b"),
      isComplete: false)
    let (report, result) = run([], gate)
    #expect(result.stale.isEmpty)
    #expect(report.findings.isEmpty)
  }

  @Test func aKnownFindingThatGotWorseIsNew() {
    let baseline = Baseline(accepting: report([finding("a", .review)]))
    #expect(run([finding("a", .error)], Gate(baseline: baseline)).report.findings.map(\.status) == [.new])
    #expect(run([finding("a", .review)], Gate(baseline: baseline)).report.findings.map(\.status) == [.baseline])
  }

  @Test func aSuppressionWithAReasonHidesAndKeepsTheReason() {
    let gate = Gate(directives: directives("\n\n\n\n\n\n\n\n// sightline:disable:next contrast-text - a logo"))
    let (report, result) = run([finding()], gate)
    #expect(report.findings.map(\.status) == [.suppressed])
    #expect(report.findings.first?.statusReason == "a logo")
    #expect(result.suppressed == 1)
    #expect(RunStatus(report) == .clean)
  }

  @Test func aSuppressionWithoutAReasonIsAFindingItself() {
    let gate = Gate(directives: directives("x // sightline:disable:this contrast-text"))
    let (report, _) = run([finding(line: 1)], gate)
    #expect(report.findings.map(\.rule) == ["contrast-text", "suppression-reason"])
    #expect(report.findings.map(\.status) == [.suppressed, .new])
    #expect(RunStatus(report) == .findings)
    var lenient = gate
    lenient.requiresReason = false
    #expect(RunStatus(run([finding(line: 1)], lenient).report) == .clean)
  }

  @Test func aSuppressionThatHidesNothingIsReported() {
    let gate = Gate(directives: directives("// sightline:disable:next heading - w"), knownRules: ["heading"])
    let (report, _) = run([finding(line: 2)], gate)
    #expect(report.findings.map(\.rule) == ["suppression-unused", "contrast-text"])
    #expect(report.findings.first?.severity == .warning)
  }

  @Test func aSuppressionOfAnUnknownRuleIsReportedInEveryRun() {
    let gate = Gate(
      directives: directives("// sightline:disable:next nope - w"), isComplete: false, knownRules: ["heading"])
    #expect(run([], gate).report.findings.first?.message.contains("no rule is named 'nope'") == true)
  }

  @Test func anUnreadableFileIsAnErrorAndCannotBeAccepted() {
    let problem = InputProblem(.unreadable, "no", at: SourceLocation(file: "B.swift", line: 3, column: 1))
    let (report, _) = run([Finding(unreadable: problem)], Gate())
    #expect(RunStatus(report) == .findings)
    #expect(Baseline(accepting: report).findings.isEmpty)
  }

  // MARK: Floors and status

  @Test(arguments: [
    (Gate.Floor.Measure.labels, 75.0, false), (.labels, 75.1, true), (.branches, 50, false), (.branches, 51, true),
    (.screens, 50, false), (.screens, 60, true),
  ])
  func floorsFailJustBelow(measure: Gate.Floor.Measure, percent: Double, fails: Bool) {
    let screen = AuditReport.ScreenCoverage(
      name: "S", file: "A.swift", line: 1, states: 1, branches: .init(laidOut: 1, total: 2), labels: [])
    var report = report(
      [], coverage: .init(notAudited: [.init(.missingScreen("T"), why: "nested too deeply")], screens: [screen]))
    let floor = Gate.Floor(
      measure, percent: percent, location: SourceLocation(file: ".sightline.yml", line: 4, column: 3))
    _ = Gate(floors: [floor]).apply(to: &report)
    #expect(report.findings.map(\.rule) == (fails ? ["coverage-floor"] : []))
  }

  @Test(arguments: [
    ([Severity.error], Severity.error, false, false, RunStatus.findings), ([.warning], .error, false, false, .clean),
    ([.warning], .warning, false, false, .findings), ([.warning], .error, true, false, .findings),
    ([.review], .warning, true, false, .clean), ([.error, .warning], .error, true, true, .clean),
    ([], .error, true, false, .clean),
  ])
  func theStatusFollowsTheSeverity(
    severities: [Severity], failOn: Severity, strict: Bool, exitZero: Bool, expected: RunStatus
  ) {
    let findings = severities.enumerated().map { finding("a", $1, id: "\($0)") }
    #expect(RunStatus(report(findings), failOn: failOn, strict: strict, exitZero: exitZero) == expected)
  }

  @Test func statusesAreFrozen() {
    #expect([RunStatus.clean, .findings, .unusable].map(\.rawValue) == [0, 1, 2])
  }
}
