package import SightlineModel

/// How a run ends.
/// - Source: docs/exit-status.md; frozen.
package enum RunStatus: Int32, Sendable, Comparable {
  case clean = 0
  case findings = 1
  /// The command line, the configuration or a named path could not be used, or nothing could be audited at all.
  case unusable = 2

  /// - Parameters:
  ///   - failOn: The mildest severity that fails. A review never does: unsure fails no build.
  ///   - strict: Warnings weigh as much as errors.
  ///   - exitZero: Findings do not fail.
  package init(_ report: AuditReport, failOn: Severity = .error, strict: Bool = false, exitZero: Bool = false) {
    let least = strict ? min(failOn, .warning) : max(failOn, .warning)
    let fails = report.findings.contains { $0.status == .new && $0.severity >= least && $0.severity != .review }
    self = fails && !exitZero ? .findings : .clean
  }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
