package import SightlineModel

/// Code Quality for GitLab: an array of issues. GitLab compares it with the target branch itself, so what our baseline
/// knows is in it too.
package struct GitLabReporter: Reporter {
  package init() {}

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    var seen: [String: Int] = [:]
    var issues = facts.findings.filter { $0.finding.status != .suppressed }.map { finding -> JSONValue in
      let text = [finding.message] + finding.details.filter { $0.title != "status" }.map { "\($0.title): \($0.text)" }
      return Self.issue(
        finding.ruleID, text.joined(separator: "; "), finding.finding.severity,
        Self.unique(finding.finding.fingerprint, &seen),
        context.visiblePath(finding.finding.location.file),
        finding.finding.location.line)
    }
    let labels = report.summary.labelCoverage
    if labels.named < labels.needed, let screen = report.coverage.screens.first {
      issues.append(
        Self.issue(
          "label-coverage", facts.labels, .review, Self.unique("label-coverage", &seen),
          context.visiblePath(screen.file), screen.line))
    }
    output.write(JSONWriter.text(.array(issues)))
  }

  private static func issue(
    _ rule: String, _ text: String, _ severity: Severity, _ fingerprint: String, _ path: String, _ line: Int
  ) -> JSONValue {
    let level =
      switch severity {
      case .error: "major"
      case .warning: "minor"
      case .review: "info"
      }
    return [
      "description": .string(text), "check_name": .string(rule), "fingerprint": .string(fingerprint),
      "severity": .string(level),
      "location": ["path": .string(path), "lines": ["begin": .integer(max(1, line))]],
    ]
  }

  /// Of issues with one fingerprint GitLab keeps the first alone.
  private static func unique(_ fingerprint: String, _ seen: inout [String: Int]) -> String {
    seen[fingerprint, default: 0] += 1
    let count = seen[fingerprint]!
    return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
  }
}
