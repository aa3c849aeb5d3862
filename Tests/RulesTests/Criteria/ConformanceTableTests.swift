import SightlineModel
import Testing

@testable import Rules

/// A criterion passes only where all of it was looked at.
struct ConformanceTableTests {
  static func report(_ change: (inout AuditReport) -> Void = { _ in }) -> AuditReport {
    var report = AuditReport(tool: .init(version: "1"), profile: "default", platform: .ios26)
    report.summary.screens = 1
    report.matrix = .init(
      sizes: [.large, .ax5], locales: ["en"], devices: ["SE"], appearances: [.light, .dark])
    change(&report)
    return report
  }
  static func finding(_ rule: RuleID, _ verdict: Finding.Outcome, _ status: Finding.Status = .new) -> Finding {
    var finding = Finding(
      rule: rule, severity: .error, verdict: verdict, message: "", location: .init(file: "A", line: 1, column: 1),
      fingerprint: "")
    finding.status = status
    return finding
  }
  static func verdict(_ id: String, judged: Int = 3, _ report: AuditReport) -> AuditReport.Criterion.Verdict {
    let table = ConformanceTable(
      sources: ["contrast-text": ["WCAG 1.4.3", "HIG"], "control-name": ["WCAG 4.1.2"]],
      judged: ["contrast-text": judged, "control-name": judged])
    return table.criteria(of: report).first { $0.id == id }!.verdict
  }

  @Test func thereAreAllOfThem() {
    #expect(WCAGCriterion.all.count == 55)
    #expect(WCAGCriterion.all.count { $0.level == "A" } == 31)
    #expect(Set(WCAGCriterion.all.map(\.id)).count == 55)
  }

  @Test func verdicts() {
    #expect(Self.verdict("1.4.3", Self.report()) == .passes)
    #expect(Self.verdict("1.4.3", judged: 0, Self.report()) == .notApplicable)
    #expect(Self.verdict("1.4.3", Self.report { $0.findings = [Self.finding("contrast-text", .fail)] }) == .fails)
    let old = Self.report { $0.findings = [Self.finding("contrast-text", .fail, .baseline)] }
    #expect(Self.verdict("1.4.3", old) == .fails)
    let suppressed = Self.report { $0.findings = [Self.finding("contrast-text", .fail, .suppressed)] }
    #expect(Self.verdict("1.4.3", suppressed) == .person)
    #expect(Self.verdict("1.4.3", Self.report { $0.findings = [Self.finding("contrast-text", .review)] }) == .person)
  }

  /// One rule about text and about what is not text: each finding counts where it belongs.
  @Test func findingsCountForTheirOwnCriterion() {
    let table = ConformanceTable(
      sources: ["token-contrast": ["WCAG 1.4.3", "WCAG 1.4.11"]], judged: ["token-contrast": 4])
    let report = Self.report { report in
      var finding = Self.finding("token-contrast", .fail)
      finding.sources = ["WCAG 1.4.11"]
      report.findings = [finding]
    }
    let criteria = table.criteria(of: report)
    #expect(criteria.first { $0.id == "1.4.11" }?.verdict == .fails)
    #expect(criteria.first { $0.id == "1.4.3" }?.verdict == .passes)
  }

  @Test func whatWasNotLookedAtDoesNotPass() {
    #expect(Self.verdict("1.4.3", Self.report { $0.matrix?.appearances = [.light] }) == .person)
    #expect(Self.verdict("1.4.3", Self.report { $0.coverage.notAudited = [.init(.screen("a"), why: "b")] }) == .person)
    #expect(
      Self.verdict("1.4.3", Self.report { $0.coverage.unresolved = [.init(file: "", line: 1, what: "", why: "")] })
        == .person)
    #expect(Self.verdict("4.1.2", Self.report()) == .person, "a rule decides a part of it")
    #expect(Self.verdict("1.2.2", Self.report()) == .person, "no rule looks at it")
  }

  static func answer(_ id: String, _ features: AppFeatures?) -> AuditReport.Criterion {
    ConformanceTable(sources: ["timed-control": ["WCAG 2.2.1"]], judged: [:], features: features)
      .criteria(of: report()).first { $0.id == id }!
  }

  /// Without players there is nothing to caption; a module that was not read may have one.
  @Test func whatAnAppDoesNotDoIsNotAsked() {
    let plain = AppFeatures(used: [.fields])
    #expect(Self.answer("1.2.2", plain).verdict == .notApplicable)
    #expect(Self.answer("2.5.7", plain).verdict == .notApplicable)
    #expect(Self.answer("3.3.1", plain).verdict == .person)
    #expect(Self.answer("2.2.1", plain).verdict == .notApplicable)
    #expect(Self.answer("2.2.1", AppFeatures(used: [.timing])).verdict == .person)
    #expect(Self.answer("1.2.2", AppFeatures(used: [.media])).verdict == .person)
    #expect(Self.answer("1.2.2", AppFeatures(used: [], unreadModules: ["Lottie"])).verdict == .person)
    #expect(Self.answer("1.2.2", nil).verdict == .person, "no code was read")
    #expect(Self.answer("1.4.12", nil).verdict == .notApplicable)
  }

  /// Who has to check learns what to do.
  @Test func whatIsLeftSaysHow() {
    for criterion in ConformanceTable(sources: [:], judged: [:]).criteria(of: Self.report())
    where criterion.verdict == .person {
      #expect(criterion.why.contains("y hand: "), "\(criterion.id)")
    }
    #expect(WCAGCriterion.all.allSatisfy { !$0.byHand.isEmpty || $0.id == "1.4.12" })
  }
}
