import AuditEngine
import AuditPipeline
import Foundation
import SightlineModel

/// `baseline`: accepts what is there, forgets what is gone, counts.
enum BaselineCommand {
  static let specification = CommandSpecification(
    "baseline", "Accept today's findings, forget those that are gone, or count.",
    discussion: """
      update audits and writes every finding that is not suppressed. prune audits and removes the entries that are no \
      longer found; it adds nothing. stats audits and counts what is known by rule. A finding is recognised by its rule, \
      view and text: moved lines and renamed files change nothing.
      """,
    argument: ArgumentSpecification(
      name: "update|prune|stats [PATH]", kind: .suggestions(Action.allCases.map(\.rawValue)), count: 1...2,
      summary: "What to do, and the project's folder."),
    options: [
      OptionSpecification("baseline", .file(placeholder: "FILE"), "Another file than .sightline-baseline.json.")
    ]
      + CommonOptions.project + CommonOptions.people,
    examples: [
      ("sightline baseline update", "From now on only new findings fail."),
      ("sightline baseline prune", "After findings were fixed."),
      ("sightline baseline stats", "How many are known, by rule."),
    ], isContained: true, run: run)

  private enum Action: String, CaseIterable { case update, prune, stats }

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    guard let action = Action(rawValue: arguments.positional[0]) else {
      throw UsageError(
        "'\(arguments.positional[0])' is not known; write 'baseline update', 'baseline prune' or 'baseline stats'",
        command: "baseline")
    }
    var request = try CommonOptions.request(
      .audit, arguments, console, paths: Array(arguments.positional.dropFirst()))
    let progress = ProgressLine(console, isQuiet: arguments.has("quiet"))
    // A baseline that is to be rewritten need not be readable.
    if action == .update { request.ignoresBaseline = true }
    // What an audit that ends early has not found is neither new nor gone.
    if action != .stats { request.overrides.time = 0 }
    defer { progress.clear() }
    let outcome = try AuditPipeline(request) { progress.report($0) }.run()
    progress.clear()
    let path = outcome.project.baselinePath
    let shown = outcome.project.configuration.baseline.value
    switch action {
    case .update:
      let baseline = Baseline(accepting: outcome.report)
      try write(baseline, to: path, shown, console)
      console.print("\(shown): \(count(baseline.findings.count)) known.")
    case .prune:
      let baseline = try outcome.project.baseline(isRequired: true) ?? Baseline([])
      try write(baseline.removing(outcome.gate.stale), to: path, shown, console)
      console.print(
        "\(shown): \(count(outcome.gate.stale.count)) removed, \(baseline.findings.count - outcome.gate.stale.count) left."
      )
    case .stats: console.print(statistics(outcome, shown))
    }
    return .clean
  }

  private static func write(_ baseline: Baseline, to path: String, _ shown: String, _ console: Console) throws {
    try console.write(String(decoding: try baseline.encoded(), as: UTF8.self), to: path)
  }

  private static func statistics(_ outcome: AuditOutcome, _ shown: String) -> String {
    let known = outcome.report.findings.filter { $0.status == .baseline }
    let byRule = Dictionary(grouping: known, by: \.rule).map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    var lines = ["\(shown): \(count(known.count)) known, \(outcome.gate.stale.count) no longer found"]
    lines += byRule.map { "  \($0.1)  \($0.0)" }
    return lines.joined(separator: "\n")
  }

  private static func count(_ number: Int) -> String { "\(number) finding\(number == 1 ? "" : "s")" }
}
