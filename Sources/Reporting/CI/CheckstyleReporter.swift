package import SightlineModel

/// Checkstyle XML, as Jenkins, reviewdog and others take it.
package struct CheckstyleReporter: Reporter {
  package init() {}

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    var files: [(name: String, lines: [String])] = []
    func add(_ file: String, _ line: String) {
      if files.last?.name != file { files.append((file, [])) }
      files[files.count - 1].lines.append(line)
    }
    for finding in facts.newByPlace {
      let severity = finding.finding.severity == .review ? "info" : finding.finding.severity.rawValue
      let message = ([finding.message] + finding.details.map { "\($0.title): \($0.text)" }).joined(separator: "; ")
      add(
        finding.finding.location.file,
        Self.error(finding.finding.location, severity, message, finding.ruleID))
    }
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    for file in files {
      let name = context.visiblePath(file.name)
      output.write("  <file\(XMLText.attributes([("name", name)]))>\n")
      for line in file.lines { output.write("    \(line)\n") }
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }

  private static func error(_ location: SourceLocation, _ severity: String, _ message: String, _ rule: String) -> String
  {
    let attributes: [(String, String?)] = [
      ("line", String(max(1, location.line))), ("column", String(max(1, location.column))), ("severity", severity),
      ("message", message), ("source", "sightline.\(rule)"),
    ]
    return "<error\(XMLText.attributes(attributes))/>"
  }
}
