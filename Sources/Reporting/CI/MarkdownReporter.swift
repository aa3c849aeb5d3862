package import SightlineModel

/// A comment for a pull request, or a job's summary: the counts, a table of open findings, label coverage, gaps.
package struct MarkdownReporter: Reporter {
  /// Where the text will stand, which limits its length.
  package enum Place: Sendable {
    /// 65,536 characters.
    case comment
    /// GitHub's job summary: 1 MiB.
    case summary

    var limit: Int {
      switch self {
      case .comment: 60_000
      case .summary: 1_000_000
      }
    }
  }
  package var place: Place
  package init(place: Place = .comment) { self.place = place }

  /// Marks our comment, so that the next run can replace it.
  package static let marker = "<!-- sightline -->"

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    let facts = ReportFacts(report, in: context)
    var text = place == .comment ? Self.marker + "\n" : ""
    text += "## Sightline: \(MarkdownText.escaped(context.project))\n\n"
    text += "**\(facts.counts)**\n\n"
    if let known = facts.statusCounts { text += "Besides: \(MarkdownText.escaped(known)).\n\n" }
    let end = closing(facts)
    text += table(facts.new, in: context, room: place.limit - text.utf8.count - end.utf8.count - 200)
    output.write(text + end)
  }

  /// - Parameter room: Bytes; findings that do not fit are counted.
  private func table(_ findings: [FindingFacts], in context: ReportContext, room: Int) -> String {
    guard !findings.isEmpty else { return "No open findings.\n\n" }
    var text = "| | Finding | Variants | Measured | Fix |\n|---|---|---|---|---|\n"
    var left = findings.count
    for finding in findings {
      let row = row(finding, in: context)
      guard text.utf8.count + row.utf8.count < room else { break }
      text += row
      left -= 1
    }
    text += "\n"
    if left > 0 { text += "\(left) more \(left == 1 ? "finding is" : "findings are") in the full report.\n\n" }
    return text
  }

  private func row(_ facts: FindingFacts, in context: ReportContext) -> String {
    let location = facts.finding.location
    let place = MarkdownText.code("\(context.visiblePath(location.file)):\(location.line)")
    var finding = "**\(MarkdownText.escaped(facts.message))**"
    if let subject = facts.subject { finding += "<br>" + MarkdownText.escaped(subject) }
    finding += "<br>\(place) · \(rule(facts))"
    let cells = [
      facts.severityTitle, finding, facts.variants.map { MarkdownText.escaped($0.text) } ?? "",
      facts.measured.map(MarkdownText.escaped) ?? "", facts.fix.map(MarkdownText.escaped) ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private func rule(_ facts: FindingFacts) -> String {
    var text = MarkdownText.code(facts.ruleID)
    if let sources = facts.sources { text += " · " + MarkdownText.escaped(sources) }
    guard let address = facts.rule?.address.flatMap(Markup.webAddress) else {
      return text + " · " + MarkdownText.code(facts.page)
    }
    return text + " · <a href=\"\(Markup.escaped(address).replacingBars)\">page</a>"
  }

  private func closing(_ facts: ReportFacts) -> String {
    var text = "**\(MarkdownText.escaped(facts.labels.prefix(1).uppercased() + facts.labels.dropFirst()))**\n\n"
    let screens = facts.labelsByScreen.filter { !$0.text.isEmpty }.prefix(100)
    if !screens.isEmpty {
      text += "<details><summary>Labels by screen</summary>\n\n| Screen | Named |\n|---|---|\n"
      for (screen, labels) in screens {
        text += "| \(MarkdownText.escaped(screen)) | \(MarkdownText.escaped(labels)) |\n"
      }
      text += "\n</details>\n\n"
    }
    if let criteria = facts.criteria {
      text +=
        "<details><summary>\(MarkdownText.escaped(criteria))</summary>\n\n| Criterion | Level | Verdict | Why |\n|---|---|---|---|\n"
      // What a person has to check anyway is counted, not listed: the table is long and the comment is not.
      for criterion in facts.report.criteria ?? [] where criterion.verdict != .person {
        let cells = ["\(criterion.id) \(criterion.name)", criterion.level, criterion.verdict.words, criterion.why]
        text += "| " + cells.map(MarkdownText.escaped).joined(separator: " | ") + " |\n"
      }
      text += "\n</details>\n\n"
    }
    let lines = [facts.claims] + facts.substitutions.map { $0 } + [facts.gaps.map { "Not complete: \($0)." }]
    for line in lines.compactMap({ $0 }) { text += "- \(MarkdownText.escaped(line))\n" }
    return text
  }
}

extension String {
  /// A bar would end a table's cell.
  fileprivate var replacingBars: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "%7C")
  }
}
