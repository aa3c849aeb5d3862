package import SightlineModel

/// Code Quality for GitLab: an array of issues, of what is new alone. GitLab compares it with the target branch's: what the
/// baseline knows would read as fixed wherever a run looks at a part of the app.
package struct GitLabReporter: Reporter {
  package init() {}

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    var seen: [String: Int] = [:]
    let issues = facts.new.map { finding -> JSONValue in
      let text = [finding.message] + finding.details.map { "\($0.title): \($0.text)" }
      return Self.issue(
        finding.ruleID, text.joined(separator: "; "), finding.finding.severity,
        Self.unique(finding.finding.fingerprint, &seen),
        context.visiblePath(finding.finding.location.file),
        finding.finding.location.line)
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
