import AuditEngine
import SightlineModel
import WorkJournal

/// From a folder to a report: reads the project, audits it, and holds the findings against the gate.
public struct AuditPipeline: Sendable {
  /// The version of the tool, as it is printed and written to reports.
  public static let version = "0.1.0"

  let request: AuditRequest
  let progress: @Sendable (AuditProgress) -> Void

  /// - Parameter progress: Called from any thread.
  public init(_ request: AuditRequest, progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }) {
    self.request = request
    self.progress = progress
  }

  /// Words of the configuration that other modules define.
  public static var vocabulary: ConfigurationVocabulary { .standard }

  /// The project as it would be audited.
  public func project() throws(UnusableInput) -> Project {
    let project = try WorkJournal.during(Work(.step, "looking for files")) { () throws(UnusableInput) in
      try Project(opening: request, vocabulary: .standard)
    }
    project.configuration.budgets.limitProcess()
    return project
  }

  /// The last step of a run: findings outside of what was asked for go, inputs that could not be read become findings,
  /// severities by path hold, suppressions, baseline and floors apply.
  func finish(
    _ report: inout AuditReport, problems: [InputProblem], of project: Project,
    directives: [SuppressionDirective] = [], changes: Changes? = nil
  ) throws(UnusableInput) -> GateResult {
    report.findings += problems.filter { $0.kind != .configuration }.map(Finding.init(unreadable:))
    report.findings.removeAll { !project.isInFocus($0.location.file) }
    if let changes { report.findings.removeAll { !changes.concern($0) } }
    // What they would have been about is not known.
    report.findings += project.leftOut.findings
    project.configuration.weigh(&report.findings)
    var gate = try Gate(project, request: request, knownRules: ConfigurationVocabulary.standard.rules)
    gate.directives += directives
    return gate.apply(to: &report)
  }
}
