package import SightlineModel

/// Says of every criterion of WCAG 2.2 A and AA what an audit showed: never more than was looked at.
package struct ConformanceTable: Sendable {
  /// The criteria each rule that ran speaks of: `WCAG 1.4.3`.
  package var sources: [RuleID: [String]]
  /// Elements judged by each rule, passes included.
  package var judged: [RuleID: Int]
  /// `nil` where no code was read.
  package var features: AppFeatures?
  package init(sources: [RuleID: [String]], judged: [RuleID: Int], features: AppFeatures? = nil) {
    self.sources = sources
    self.judged = judged
    self.features = features
  }

  package func criteria(of report: AuditReport) -> [AuditReport.Criterion] {
    WCAGCriterion.all.map { criterion in
      let (verdict, why) = verdict(on: criterion, report)
      return AuditReport.Criterion(
        id: criterion.id, name: criterion.name, level: criterion.level, verdict: verdict, why: why)
    }
  }

  private func verdict(on criterion: WCAGCriterion, _ report: AuditReport) -> (AuditReport.Criterion.Verdict, String) {
    let rules = sources.filter { $0.value.contains("WCAG " + criterion.id) }.keys.sorted()
    let names = rules.map(\.rawValue).joined(separator: ", ")
    // 1. What fails, fails; what is suppressed was accepted by a person, who then has to answer for it.
    // A rule that speaks of several criteria says with each finding which one it is about.
    let findings = report.findings.filter { finding in
      guard rules.contains(finding.rule) else { return false }
      let named = finding.sources.filter { $0.hasPrefix("WCAG ") }
      return named.isEmpty || named.contains("WCAG " + criterion.id)
    }
    let failing = findings.filter { $0.verdict == .fail && $0.status != .suppressed }
    if !failing.isEmpty {
      let failed = Set(failing.map(\.rule.rawValue)).sorted().joined(separator: ", ")
      return (.fails, "\(Self.count(failing.count, "finding")) of \(failed).")
    }
    let count = rules.reduce(0) { $0 + judged[$1, default: 0] }
    let looked = count == 0 ? "" : "\(Self.count(count, "element")) held against \(names) pass; "
    if !findings.isEmpty { return (.person, "\(looked)\(Self.count(findings.count, "finding")) to look at.") }
    // 2. What the app does not do, the criterion does not ask about.
    if WCAGCriterion.markupOnly.contains(criterion.id) {
      return (.notApplicable, "Asked of markup; the text of a native app has no such styles (WCAG2ICT).")
    }
    var doubt = ""
    if let features, !criterion.needs.isEmpty, count == 0, criterion.needs.isDisjoint(with: features.used) {
      let absence = criterion.needs.sorted { $0.rawValue > $1.rawValue }.map(\.absence).joined(separator: ". ")
      if features.unreadModules.isEmpty { return (.notApplicable, absence + ".") }
      doubt = "\(absence), but \(features.unreadModules.joined(separator: ", ")) was not read; "
    }
    // 3. A pass takes a criterion the rules decide whole, and an audit that left nothing out.
    let rest = "by hand: \(criterion.byHand)" + (criterion.byHand.hasSuffix("?") ? "" : ".")
    guard criterion.isDecidable, !rules.isEmpty else { return (.person, Self.sentence(looked + doubt + rest)) }
    if count == 0 {
      return criterion.id == "1.3.4"
        ? (.person, Self.sentence("no Info.plist was read; " + rest))
        : (.notApplicable, "Nothing of the kind was found.")
    }
    if let gap = gap(criterion.id, report) { return (.person, Self.sentence(looked + gap + "; " + rest)) }
    return (.passes, "\(Self.count(count, "element")) held against \(names) pass.")
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// What the audit did not look at; `nil` when nothing that matters was left out.
  private func gap(_ id: String, _ report: AuditReport) -> String? {
    let coverage = report.coverage
    if report.summary.screens == 0 { return "no screen was laid out" }
    // A target for another device is no part of this app.
    let parts = coverage.notAudited.count(where: \.isPartOfTheApp)
    if parts > 0 { return "\(Self.count(parts, "part")) not audited" }
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
    case "1.3.4": return nil
    case "3.1.1": return nil
    case "1.4.3":
      return Set(matrix.appearances).isSuperset(of: [.light, .dark]) ? nil : "not laid out in light and dark"
    default: return sizes.contains(.large) ? nil : "not laid out at the default text size"
    }
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
