import SightlineModel

/// What a terminal shows of a report at once: the verdict, how much of the app was looked at, the ten worst findings with
/// their evidence, counts, and what to do next.
struct TerminalSummary {
  static let lineLimit = 40
  private static let findingLimit = 10
  private static let ruleLimit = 12

  let text: String

  init(_ facts: ReportFacts, style: TerminalStyle) {
    let summary = Summary(facts: facts, style: style)
    // Lines are broken where all fits on one screen then; else they are cut at the terminal's width.
    var lines = summary.lines { style.wrapped($0, indentation: 6).split(separator: "\n").map(String.init) }
    if lines.count > Self.lineLimit { lines = summary.lines { [summary.cut($0)] } }
    text = lines.map { $0 + "\n" }.joined()
  }

  private struct Summary {
    let facts: ReportFacts
    let style: TerminalStyle

    /// - Parameter fit: Makes one line of the report lines of the terminal.
    func lines(_ fit: (String) -> [String]) -> [String] {
      var lines: [String] = []
      // 1. The verdict and what it rests on.
      let worst = facts.new.first?.finding.severity
      let verdict = fit(facts.counts).map { style.ink($0, worst.map(style.ink(for:)) ?? .good) }
      let account = facts.views.map { fit($0) } ?? []
      lines += facts.hardlyLooked == nil ? verdict + account : account.map { style.ink($0, .warning) } + verdict
      if let missing = facts.missingModules { lines.insert(contentsOf: fit(missing), at: 0) }
      if let known = facts.statusCounts { lines += fit("besides: \(known)") }
      // 2. The worst, failures first; reviews are for an hour of their own.
      let failures = facts.new.filter { $0.finding.severity != .review }
      let shown = (failures.isEmpty ? facts.new : failures).prefix(TerminalSummary.findingLimit)
      if !shown.isEmpty {
        lines.append("")
        for finding in shown { lines += self.lines(of: finding, fit) }
        lines.append("")
      }
      // 3. How many of what.
      if failures.count > shown.count { lines += fit(byRule) }
      for line in [claims, criteria, gaps].compactMap({ $0 }) { lines += fit(line) }
      if facts.hasLabels { lines += fit(facts.labels) }
      return lines + next(shown.first, hidden: facts.new.count - shown.count).flatMap(fit)
    }

    private func lines(of finding: FindingFacts, _ fit: (String) -> [String]) -> [String] {
      let tag = "[\(finding.ruleID)] \(finding.shortFingerprint)"
      let severity = "\(finding.severity):"
      var lines = fit("\(finding.place): \(severity) \(finding.message) \(tag)")
      if lines.count == 1, let width = style.width, lines[0].count >= width {
        lines = [cut("\(finding.place): \(severity) \(finding.message)", keeping: " " + tag)]
      }
      lines[0] = lines[0].replacingFirst(severity, with: style.ink(severity, style.ink(for: finding.finding.severity)))
      if let evidence = finding.evidence { lines += fit("    \(evidence)") }
      if let places = finding.furtherPlaces { lines += fit("    \(places)") }
      return lines
    }

    /// At the terminal's width, with an ellipsis.
    func cut(_ line: String, keeping end: String = "") -> String {
      guard let width = style.width, line.count + end.count > width else { return line + end }
      return line.prefix(max(20, width - end.count - 1)) + "…" + end
    }

    private var byRule: String {
      let counts = facts.countsByRule
      let more = counts.count - TerminalSummary.ruleLimit
      return "by rule: "
        + counts.prefix(TerminalSummary.ruleLimit).map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
        + (more > 0 ? " and \(ReportFacts.count(more, "more rule"))" : "")
    }

    private var claims: String? {
      guard let claims = facts.claims else { return nil }
      let failing = facts.report.claims.filter { $0.decision == .fails }.map { Visible.line($0.id) }
      return failing.isEmpty ? claims : claims + " (" + TokenSection.list(failing) + ")"
    }

    private var criteria: String? {
      guard let criteria = facts.criteria else { return nil }
      let failed = facts.failedCriteria.map(\.id)
      return failed.isEmpty ? criteria : criteria + " (" + failed.joined(separator: ", ") + ")"
    }

    private var gaps: String? { facts.gaps.map { "coverage: \($0)" } }

    private func next(_ first: FindingFacts?, hidden: Int) -> [String] {
      var lines: [String] = []
      let reviews = facts.new.count { $0.finding.severity == .review }
      if reviews > 0, facts.new.contains(where: { $0.finding.severity != .review }) {
        lines.append("\(reviews) to review: each asks a person one question; --all lists them after the failures")
      }
      if hidden > 0 || facts.gaps != nil {
        let rest = hidden > 0 ? "\(hidden) more and every detail" : "every detail"
        lines.append("next: --all prints \(rest), --report html=report.html writes a page with pictures")
      }
      if let first {
        lines.append("      sightline explain \(first.shortFingerprint) says how the first came about")
      }
      return lines
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }
  private func firstRange(of part: String) -> Range<String.Index>? {
    indices.lazy.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }
  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
