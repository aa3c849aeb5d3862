public import SightlineModel

/// Says of every criterion of WCAG 2.2 A and AA what an audit showed: never more than was looked at.
public struct ConformanceTable: Sendable {
  /// The criteria each rule that ran speaks of: `WCAG 1.4.3`.
  public var sources: [RuleID: [String]]
  /// Elements judged by each rule, passes included.
  public var judged: [RuleID: Int]
  public init(sources: [RuleID: [String]], judged: [RuleID: Int]) {
    self.sources = sources
    self.judged = judged
  }

  public func criteria(of report: AuditReport) -> [AuditReport.Criterion] {
    WCAGCriterion.all.map { criterion in
      let (verdict, why) = verdict(on: criterion, report)
      return AuditReport.Criterion(
        id: criterion.id, name: criterion.name, level: criterion.level, verdict: verdict, why: why)
    }
  }

  private func verdict(on criterion: WCAGCriterion, _ report: AuditReport) -> (AuditReport.Criterion.Verdict, String) {
    let rules = sources.filter { $0.value.contains("WCAG " + criterion.id) }.keys.sorted()
    guard !rules.isEmpty else { return (.person, "No rule of this profile looks at it.") }
    let names = rules.map(\.rawValue).joined(separator: ", ")
    // 1. What fails, fails; what is suppressed was accepted by a person, who then has to answer for it.
    let findings = report.findings.filter { rules.contains($0.rule) }
    let failing = findings.filter { $0.verdict == .fail && $0.status != .suppressed }
    if !failing.isEmpty {
      let failed = Set(failing.map(\.rule.rawValue)).sorted().joined(separator: ", ")
      return (.fails, "\(Self.count(failing.count, "finding")) of \(failed).")
    }
    let count = rules.reduce(0) { $0 + judged[$1, default: 0] }
    let looked = "\(Self.count(count, "element")) held against \(names)"
    let open = findings.count
    if open > 0 { return (.person, "\(looked); \(Self.count(open, "finding")) to look at.") }
    // 2. A pass takes a criterion the rules decide whole, and an audit that left nothing out.
    guard criterion.isDecidable else {
      return (
        .person,
        count == 0
          ? "\(names) found nothing to judge; the rest is not decided from source."
          : "\(looked) pass; the rest is not decided from source."
      )
    }
    if let gap = gap(criterion.id, report) { return (.person, "\(looked) pass; \(gap).") }
    return count == 0 ? (.notApplicable, "Nothing of the kind was found.") : (.passes, "\(looked) pass.")
  }

  /// What the audit did not look at; `nil` when nothing that matters was left out.
  private func gap(_ id: String, _ report: AuditReport) -> String? {
    let coverage = report.coverage
    if report.summary.screens == 0 { return "no screen was laid out" }
    if !coverage.notAudited.isEmpty { return "\(Self.count(coverage.notAudited.count, "part")) not audited" }
    if !coverage.unresolved.isEmpty {
      return "\(Self.count(coverage.unresolved.count, "place")) in the code not understood"
    }
    if coverage.screens.contains(where: { $0.branches.laidOut < $0.branches.total }) {
      return "some branches of the code were not laid out"
    }
    guard let matrix = report.matrix else { return "no screen was laid out" }
    let sizes = Set(matrix.sizes)
    switch id {
    case "1.4.4", "1.4.10":
      // AX3 is the first size at which body text is twice as large.
      return sizes.contains { $0 >= .ax3 } ? nil : "not laid out at 200 % text size"
    case "1.4.3":
      return Set(matrix.appearances).isSuperset(of: [.light, .dark]) ? nil : "not laid out in light and dark"
    default: return sizes.contains(.large) ? nil : "not laid out at the default text size"
    }
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
