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
      With the id of a rule: why it matters, how to mend it, good and bad code. With the beginning of a finding's \
      fingerprint and a JSON report: what was measured and where each value comes from.
      """,
    argument: ArgumentSpecification(
      name: "RULE|FINGERPRINT", kind: .suggestions(CommonOptions.vocabulary.rules.map(\.rawValue)), count: 1...1,
      summary: "A rule's id, or the first characters of a fingerprint."),
    options: [
      OptionSpecification("report", .file(placeholder: "FILE"), "A JSON report, written with --report json=FILE.")
    ],
    examples: [
      ("sightline explain contrast-text", "The rule's page."),
      ("sightline explain 3fa9 --report audit.json", "The derivation of one finding."),
    ], run: run)

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    let name = arguments.positional[0]
    guard let path = arguments.value("report") else {
      let rules = try RuleListing.all(profile: "default")
      guard let rule = rules.first(where: { $0.id.rawValue == name }) else {
        let hint = nearestName(to: name, in: rules.map(\.id.rawValue)).map { "did you mean '\($0)'?" }
        throw UsageError(
          "no rule is named '\(name)'; \(hint ?? "see 'sightline rules', or add --report FILE to explain a finding")",
          command: "explain")
      }
      console.print(page(rule))
      return .clean
    }
    let report = try read(path, console)
    let matches = report.findings.filter { $0.fingerprint.hasPrefix(name.lowercased()) || $0.rule.rawValue == name }
    guard !matches.isEmpty else {
      throw UsageError("no finding of \(path) has a fingerprint that begins with '\(name)'", command: "explain")
    }
    console.print(matches.map(derivation).joined(separator: "\n"))
    return .clean
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
    text += "Severity: \(rule.level.rawValue) in the default profile\n"
    if !rule.sources.isEmpty { text += "Sources: \(rule.sources.joined(separator: ", "))\n" }
    text += rule.body.isEmpty ? "" : "\n" + rule.body
    if !text.contains("sightline:disable") {
      text += "\nTo accept one place: // sightline:disable:next \(rule.id) - reason\n"
    }
    return text
  }

  private static func derivation(_ finding: Finding) -> String {
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
    for step in finding.derivation {
      lines.append("  because    \(step.words)" + (step.location.map { "  (\($0))" } ?? ""))
    }
    if let suggestion = finding.suggestion { lines.append("  fix        \(suggestion.text)") }
    if !finding.sources.isEmpty { lines.append("  sources    \(finding.sources.joined(separator: ", "))") }
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
