package import SightlineModel

/// For people at a terminal: a summary on one screen with the worst findings, or everything.
package struct TextReporter: Reporter {
  package enum Extent: Sendable {
    /// At most forty lines.
    case summary
    /// The findings alone, a line each.
    case findings
    /// Every finding with every fact, and all that was looked at.
    case all
  }
  package var style: TerminalStyle
  package var extent: Extent
  /// Also lists what the baseline knows and what is suppressed.
  package var showsKnown: Bool
  package init(style: TerminalStyle = TerminalStyle(), extent: Extent = .summary, showsKnown: Bool = false) {
    self.style = style
    self.extent = extent
    self.showsKnown = showsKnown
  }

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    switch extent {
    case .summary: output.write(TerminalSummary(facts, style: style).text)
    case .findings: for finding in facts.new { output.write(headline(of: finding) + "\n") }
    case .all:
      if let missing = facts.missingModules { output.write(style.wrapped(missing, indentation: 2) + "\n\n") }
      for finding in showsKnown ? facts.findings : facts.new { write(finding, to: &output) }
      writeSummary(of: facts, to: &output)
    }
  }

  private func headline(of facts: FindingFacts) -> String {
    let severity = style.ink("\(facts.severity):", style.ink(for: facts.finding.severity))
    return "\(facts.place): \(severity) \(style.ink(facts.message, .strong)) \(style.ink("[\(facts.ruleID)]", .quiet))"
  }

  private func write(_ facts: FindingFacts, to output: inout some TextOutputStream) {
    output.write(headline(of: facts) + "\n")
    for (title, text) in facts.details {
      let line = style.wrapped("    \(title): \(text)", indentation: 6)
      output.write(["page", "sources", "finding"].contains(title) ? style.ink(line, .quiet) + "\n" : line + "\n")
    }
    output.write("\n")
  }

  private func writeSummary(of facts: ReportFacts, to output: inout some TextOutputStream) {
    let report = facts.report
    let worst = facts.new.first?.finding.severity
    output.write(style.ink(facts.counts, worst.map(style.ink(for:)) ?? .good) + "\n")
    if let known = facts.statusCounts { output.write("besides: \(known)\n") }
    if facts.hasLabels { output.write(facts.labels + "\n") }
    for (screen, text) in facts.labelsByScreen where !text.isEmpty {
      output.write(style.wrapped("  \(screen): \(text)", indentation: 4) + "\n")
    }
    for line in facts.substitutions + facts.fontErrors { output.write("fonts: \(line)\n") }
    if let criteria = facts.criteria { output.write(criteria + "\n") }
    for criterion in facts.failedCriteria {
      output.write(
        style.wrapped(
          "  \(criterion.id) \(criterion.name) (\(criterion.level)) fails: \(criterion.why)", indentation: 4)
          + "\n")
    }
    if let claims = facts.claims { output.write(claims + "\n") }
    for claim in report.claims where claim.decision == .fails {
      output.write(
        style.wrapped("  \(Visible.line(claim.id)) fails: \(Visible.line(claim.evidence))", indentation: 4) + "\n")
    }
    if let extent = facts.extent { output.write(extent + "\n") }
    if let views = facts.views { output.write(views + "\n") }
    if let gaps = facts.gaps {
      output.write(style.ink("coverage: \(gaps)", .warning) + "\n")
      for item in report.coverage.notAudited {
        let place = item.location.map { "\(Visible.line($0.description)): " } ?? ""
        output.write(
          style.wrapped("  \(place)not audited: \(Visible.line(item.what)): \(Visible.line(item.why))", indentation: 4)
            + "\n")
      }
      for item in report.coverage.unresolved.sorted() {
        let place = Visible.line("\(item.file):\(item.line)")
        output.write(
          style.wrapped("  \(place): unresolved: \(Visible.line(item.what)): \(Visible.line(item.why))", indentation: 4)
            + "\n")
      }
    }
  }
}
