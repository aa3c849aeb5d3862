import AuditEngine
import AuditPipeline
import Foundation
import Reporting
import SightlineModel
import SourceDocuments

/// `explain`: a rule's page, or where one finding's numbers come from.
enum ExplainCommand {
  static let specification = CommandSpecification(
    "explain", "Explain a rule, or how one finding came about.",
    discussion: """
      With the id of a rule: why it matters, how to fix it, good and bad code. With the beginning of a finding's \
      fingerprint, as the terminal prints it: what was measured, where each value comes from, and every place. Findings \
      are those of the last audit, or of a JSON report that is named.
      """,
    argument: ArgumentSpecification(
      name: "RULE|FINGERPRINT", kind: .suggestions(CommonOptions.vocabulary.rules.map(\.rawValue)), count: 1...1,
      summary: "A rule's id, or the first characters of a fingerprint."),
    options: [
      OptionSpecification(
        "report", .file(placeholder: "FILE"),
        "A JSON report, written with --report json=FILE; the last audit unless given.")
    ],
    examples: [
      ("sightline explain contrast-text", "The rule's page."),
      ("sightline explain 3fa9c01d", "How one finding of the last audit came about."),
      ("sightline explain 3fa9 --report audit.json", "The same, of a stored report."),
    ], run: run)

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    let name = arguments.positional[0]
    let rules = try RuleListing.all(profile: "default")
    // 1. A finding of a report that is named.
    if let path = arguments.value("report") {
      let found = matches(name, in: try read(path, console))
      guard !found.isEmpty else {
        throw UsageError("no finding of \(path) has a fingerprint that begins with '\(name)'", command: "explain")
      }
      console.print(found.map { derivation($0, rules) }.joined(separator: "\n"))
      return .clean
    }
    // 2. A rule.
    if let rule = rules.first(where: { $0.id.rawValue == name }) {
      console.print(page(rule))
      return .clean
    }
    // 3. A finding that was printed last.
    let kept = CacheOption.folder(arguments, console).map(LastReport.read) ?? []
    let last = kept.first
    let found = kept.lazy.map { matches(name, in: $0.report) }.first { !$0.isEmpty } ?? []
    if !found.isEmpty {
      console.print(found.map { derivation($0, rules) }.joined(separator: "\n"))
      return .clean
    }
    if name.count >= 4, name.allSatisfy(\.isHexDigit) {
      let place = last.map { "the last audit, of \($0.root)," } ?? "an audit that was kept"
      throw UsageError(
        "no finding of \(place) has a fingerprint that begins with '\(name)'; audit again, or add --report FILE with a "
          + "JSON report", command: "explain")
    }
    let hint = nearestName(to: name, in: rules.map(\.id.rawValue)).map { "did you mean '\($0)'?" }
    throw UsageError(
      "no rule is named '\(name)'; \(hint ?? "see 'sightline rules', or add --report FILE to explain a finding")",
      command: "explain")
  }

  private static func matches(_ name: String, in report: AuditReport) -> [Finding] {
    report.findings.filter { $0.fingerprint.hasPrefix(name.lowercased()) || $0.rule.rawValue == name }
  }

  static func read(_ path: String, _ console: Console) throws(CommandFailure) -> AuditReport {
    guard let data = FileManager.default.contents(atPath: console.absolute(path)) else {
      throw CommandFailure("\(path) cannot be read; write it with 'sightline audit --report json=\(path)'")
    }
    do { return try JSONDecoder().decode(AuditReport.self, from: data) } catch {
      throw CommandFailure("\(path) is not a JSON report of this version; write it with --report json=\(path)")
    }
  }

  private static func page(_ rule: RuleListing) -> String {
    var text = "\(rule.id): \(rule.title)\n\n\(rule.summary)\n\n"
    if rule.isPreview {
      text += "In preview: asked with --preview-rules, 'previewRules: true', or a severity of your own under 'rules'\n"
    }
    text += "Severity: \(rule.level.rawValue) in the default profile\n"
    if !rule.sources.isEmpty { text += "Sources: \(rule.sources.joined(separator: ", "))\n" }
    text += rule.body.isEmpty ? "" : "\n" + rule.body
    if !text.contains("sightline:disable") {
      text += "\nTo accept one place: // sightline:disable:next \(rule.id) - reason\n"
    }
    return text
  }

  private static func derivation(_ finding: Finding, _ rules: [RuleListing]) -> String {
    var lines = ["\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"]
    if let screen = finding.screen {
      lines.append("  screen     \(screen)" + (finding.state.map { ", state \($0.id)" } ?? ""))
    }
    if let path = finding.state?.path, !path.isEmpty { lines.append("  reached by \(path.joined(separator: ", "))") }
    if let element = finding.element {
      let name = element.text ?? element.label ?? element.symbol
      lines.append("  element    \(element.kind)" + (name.map { " \"\($0)\"" } ?? ""))
    }
    if let measured = finding.measured?.plain {
      let band = measured.uncertainty > 0 ? " ± \(number(measured.uncertainty))" : ""
      lines.append(
        "  measured   \(number(measured.value))\(band) \(measured.unit.rawValue), \(number(measured.required)) needed")
    }
    if let fold = finding.variants {
      lines.append("  variants   \(fold.failing.count) of \(fold.total), first \(fold.failing.first ?? "none")")
    }
    if let worst = finding.variants?.worst {
      lines.append("  worst      \(worst.measured.number) at \(worst.variant)")
    }
    for step in finding.derivation {
      lines.append("  because    \(step.words)" + (step.location.map { "  (\($0))" } ?? ""))
    }
    if let suggestion = finding.suggestion { lines.append("  fix        \(suggestion.text)") }
    if !finding.sources.isEmpty { lines.append("  sources    \(finding.sources.joined(separator: ", "))") }
    for place in finding.places ?? [] {
      let what = [place.screen, place.element.flatMap { $0.text ?? $0.label ?? $0.symbol ?? $0.kind }]
      lines.append("  also at    \(place.location)  \(what.compactMap { $0 }.joined(separator: ", "))")
    }
    if let rule = rules.first(where: { $0.id == finding.rule }) { lines.append("  rule       \(rule.summary)") }
    if let how = Silencing.line(for: finding) { lines.append("  to accept  \(how)") }
    lines.append("  status     \(finding.status.rawValue)" + (finding.statusReason.map { ": \($0)" } ?? ""))
    lines.append("  identity   \(finding.fingerprint)")
    return lines.map(visible).joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded(.toNearestOrAwayFromZero) / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// Strings of the app reach the terminal without control characters and bidirectional overrides.
  private static func visible(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
