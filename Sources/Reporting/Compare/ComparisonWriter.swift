import Foundation
import SightlineModel

/// A comparison as text, as Markdown for a pull request, as JSON.
package struct ComparisonWriter: Sendable {
  private let comparison: ReportComparison
  /// What was compared, as the command line names it.
  private let names: (before: String, after: String)

  package init(_ comparison: ReportComparison, before: String, after: String) {
    self.comparison = comparison
    names = (before, after)
  }

  struct Section {
    var title: String
    var lines: [(finding: Finding, words: String?)]
    /// Findings that the lines stand for.
    var count: Int
  }
  static func sections(of comparison: ReportComparison) -> [Section] {
    func pairs(_ title: String, _ pairs: [ReportComparison.Pair]) -> Section {
      Section(title: title, lines: pairs.map { ($0.after, $0.words) }, count: pairs.count)
    }
    return [
      Section(title: "New", lines: folded(comparison.new), count: comparison.new.count),
      pairs("Worse", comparison.worse), pairs("Better", comparison.better),
      Section(title: "Fixed", lines: folded(comparison.fixed), count: comparison.fixed.count),
      pairs("Moved", comparison.moved),
    ].filter { !$0.lines.isEmpty }
  }

  /// A button that was renamed ends every expectation that taps it: those with one reason are one line.
  private static func folded(_ findings: [Finding]) -> [(finding: Finding, words: String?)] {
    func reason(_ finding: Finding) -> String? {
      finding.rule == "expectation" ? finding.message.components(separatedBy: ": ").last : nil
    }
    let counts = Dictionary(grouping: findings.compactMap(reason)) { $0 }.mapValues(\.count)
    var told: Set<String> = []
    return findings.compactMap { finding in
      guard let reason = reason(finding), let count = counts[reason], count > 1 else { return (finding, nil) }
      guard told.insert(reason).inserted else { return nil }
      let noun = count == 2 ? "expectation fails" : "expectations fail"
      return (finding, "\(count - 1) more \(noun) for this reason")
    }
  }
  var screens: [String] {
    comparison.addedScreens.map { "Screen added: \($0)" } + comparison.goneScreens.map { "Screen gone: \($0)" }
      + comparison.renamedScreens.map { "Screen renamed: \($0.before) is now \($0.after)" }
  }

  // MARK: Text

  package var text: String {
    var text = "\(Visible.line(names.before)) → \(Visible.line(names.after)): \(comparison.counts)"
    if comparison.same > 0 { text += "; \(comparison.same) as before" }
    text += "\n"
    for line in screens { text += Visible.line(line) + "\n" }
    for section in Self.sections(of: comparison) {
      text += "\n\(section.title)\n"
      for (finding, words) in section.lines {
        text += "  \(Visible.line(finding.location.description)): \(finding.severity.rawValue): "
        text += "\(Visible.line(finding.message)) [\(Visible.line(finding.rule.rawValue))]\n"
        if let words { text += "    \(Visible.line(words))\n" }
      }
    }
    return text
  }

  // MARK: Markdown

  /// Marks our comment, so that the next run can replace it.
  package static let marker = "<!-- sightline-compare -->"

  /// At most 60,000 bytes, below the hosts' limits of 65,536 characters; what does not fit is counted.
  package var markdown: String {
    let limit = 60_000
    var text = Self.marker + "\n## Sightline: \(MarkdownText.escaped(comparison.counts))\n\n"
    text += "\(MarkdownText.code(names.before)) → \(MarkdownText.code(names.after))"
    text += comparison.same > 0 ? ", \(comparison.same) as before\n\n" : "\n\n"
    for line in screens.prefix(50) { text += "- \(MarkdownText.escaped(line))\n" }
    if screens.count > 50 { text += "- and \(screens.count - 50) more screens\n" }
    if !screens.isEmpty { text += "\n" }
    for section in Self.sections(of: comparison) {
      let isOpen = section.title == "New" || section.title == "Worse"
      var rows = "| | Finding | |\n|---|---|---|\n"
      var left = section.lines.count
      for (finding, words) in section.lines {
        let place = MarkdownText.code("\(finding.location.file):\(finding.location.line)")
        var what =
          "**\(MarkdownText.escaped(finding.message))**<br>\(place) · \(MarkdownText.code(finding.rule.rawValue))"
        if let screen = finding.screen { what += " · " + MarkdownText.escaped(screen) }
        let row =
          "| \(finding.severity.rawValue) | \(what) | \(MarkdownText.escaped(words ?? finding.variants?.words ?? "")) |\n"
        // Room for the titles and counts of the sections that follow.
        guard text.utf8.count + rows.utf8.count + row.utf8.count < limit - 1200 else { break }
        rows += row
        left -= 1
      }
      text += "<details\(isOpen ? " open" : "")><summary>\(section.title): \(section.count)</summary>\n\n"
      text +=
        (left < section.lines.count ? rows : "") + (left > 0 ? "\n\(left) more are in the full comparison.\n" : "")
      text += "\n</details>\n\n"
    }
    return text
  }

  // MARK: JSON

  package var json: String {
    func value(_ finding: Finding) -> JSONValue {
      [
        "rule": .string(finding.rule.rawValue), "severity": .string(finding.severity.rawValue),
        "message": .string(finding.message), "location": finding.location.json, "screen": .optional(finding.screen),
        "first": .optional(finding.variants?.first?.rawValue), "fingerprint": .string(finding.fingerprint),
      ]
    }
    func value(_ pair: ReportComparison.Pair) -> JSONValue {
      ["what": .string(pair.words), "before": value(pair.before), "after": value(pair.after)]
    }
    func counts(_ report: AuditReport) -> JSONValue {
      let summary = report.summary
      return [
        "errors": .integer(summary.errors), "warnings": .integer(summary.warnings),
        "reviews": .integer(summary.reviews),
        "screens": .integer(summary.screens),
      ]
    }
    return JSONWriter.text([
      "schemaVersion": "1.0", "before": .string(names.before), "after": .string(names.after),
      "countsBefore": counts(comparison.before), "countsAfter": counts(comparison.after),
      "new": .array(comparison.new.map(value)), "fixed": .array(comparison.fixed.map(value)),
      "worse": .array(comparison.worse.map(value)), "better": .array(comparison.better.map(value)),
      "moved": .array(comparison.moved.map(value)), "same": .integer(comparison.same),
      "screensAdded": .strings(comparison.addedScreens), "screensGone": .strings(comparison.goneScreens),
      "screensRenamed": .array(
        comparison.renamedScreens.map { ["before": .string($0.before), "after": .string($0.after)] }),
    ])
  }
}
