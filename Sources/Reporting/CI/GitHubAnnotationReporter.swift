package import SightlineModel

/// Workflow commands that GitHub shows beside the changed lines.
///
/// - Source: GitHub, workflow commands; ten of a kind are shown for each step.
package struct GitHubAnnotationReporter: Reporter {
  /// Of each kind; the rest would be dropped without a word.
  static let limit = 10

  package init() {}

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    var lines = SourceLines(context)
    var left = 0
    for severity in Severity.allCases.reversed() {
      let all = facts.new.filter { $0.finding.severity == severity }
      // Two notices are kept for label coverage and for what was left out.
      let shown = all.prefix(severity == .review ? Self.limit - 2 : Self.limit)
      left += all.count - shown.count
      for finding in shown {
        let location = finding.finding.location
        let properties = [
          ("file", context.visiblePath(location.file)), ("line", String(max(1, location.line))),
          ("col", String(lines.utf16Column(location))), ("title", finding.ruleID),
        ]
        let message = ([finding.message] + finding.details.map { "\($0.title): \($0.text)" }).joined(separator: "\n")
        output.write(Self.command(Self.kind(of: severity), properties, message))
      }
    }
    output.write(Self.command("notice", [("title", "Label coverage")], facts.labels))
    if left > 0 {
      let text = "\(left) more \(left == 1 ? "finding is" : "findings are") in the job summary and the report."
      output.write(Self.command("notice", [("title", "Sightline")], text))
    }
  }

  private static func kind(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .review: "notice"
    }
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0.0)=\(escaped($0.1, inProperty: true))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(message, inProperty: false))\n"
  }

  /// - Source: the toolkit's `command.ts`.
  static func escaped(_ text: String, inProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
