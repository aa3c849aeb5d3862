import AuditEngine
import AuditPipeline
import SightlineModel

/// What the error stream says at the end: what is left over in the baseline, how much was audited, the time.
struct ClosingLines {
  let lines: [String]

  init(_ outcome: AuditOutcome, seconds: Double) {
    var lines: [String] = []
    let gate = outcome.gate
    let baseline = outcome.project.configuration.baseline.value
    if !gate.stale.isEmpty {
      lines.append(
        "\(gate.stale.count) \(gate.stale.count == 1 ? "entry" : "entries") of \(baseline) no longer found; 'sightline baseline prune' removes them:"
      )
      lines += Self.list(gate.stale)
    }
    if !gate.fixed.isEmpty {
      lines.append(
        "fixed in what changed: \(Self.count(gate.fixed.count, "known finding")); 'sightline baseline prune' forgets them:"
      )
      lines += Self.list(gate.fixed)
    }
    let summary = outcome.report.summary
    let work = [
      Self.count(outcome.report.coverage.files, "file"), Self.count(summary.screens, "screen"),
      Self.count(summary.variants, "variant"),
    ]
    let time = "\((seconds * 10).rounded() / 10) s" + (outcome.isFromCache ? ", from the cache" : "")
    lines.append("sightline: audited \(work.joined(separator: ", ")) in \(time)")
    self.lines = lines
  }

  private static func list(_ entries: [Baseline.Entry]) -> [String] {
    entries.prefix(20).map { entry in
      "  \(entry.file): \(entry.rule)" + (entry.text.map { " \"\($0.prefix(60))\"" } ?? "")
    } + (entries.count > 20 ? ["  and \(entries.count - 20) more"] : [])
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
