package import SightlineModel

/// Lines that Xcode's build log and every reader of compiler output turn into links. Xcode wants absolute paths.
package struct XcodeReporter: Reporter {
  package init() {}

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    for finding in facts.newByPlace {
      let place = path(finding.finding.location, in: context)
      // A note of its own would be attached to the line before: what needs review is a warning that says so.
      let severity = finding.finding.severity == .error ? "error" : "warning"
      let prefix = finding.finding.severity == .review ? "needs review: " : ""
      output.write("\(place): \(severity): \(prefix)\(finding.message) [\(finding.ruleID)]\n")
      for (title, text) in finding.details { output.write("\(place): note: \(title): \(text)\n") }
    }
    output.write("note: \(facts.counts)\nnote: \(facts.labels)\n")
    if let gaps = facts.gaps { output.write("warning: coverage: \(gaps)\n") }
  }

  private func path(_ location: SourceLocation, in context: ReportContext) -> String {
    let file = Visible.line(location.file)
    let path = context.root.map { Visible.line($0) + "/" + file } ?? file
    return "\(path):\(location.line):\(location.column)"
  }
}
