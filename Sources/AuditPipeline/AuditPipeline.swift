import AuditEngine
import Rules
import SightlineModel
import StringCatalogs
import WorkJournal

/// From a folder to a report: reads the project, audits it, and holds the findings against the gate.
package struct AuditPipeline: Sendable {
  /// The version of the tool, as it is printed and written to reports.
  package static let version = "0.1.0"

  let request: AuditRequest
  let progress: @Sendable (AuditProgress) -> Void

  /// - Parameter progress: Called from any thread.
  package init(_ request: AuditRequest, progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }) {
    self.request = request
    self.progress = progress
  }

  /// Words of the configuration that other modules define.
  package static var vocabulary: ConfigurationVocabulary { .standard }

  /// The project as it would be audited.
  package func project() throws(UnusableInput) -> Project {
    let project = try WorkJournal.during(Work(.step, "looking for files")) { () throws(UnusableInput) in
      try Project(opening: request, vocabulary: .standard)
    }
    project.configuration.budgets.limitProcess()
    return project
  }

  /// What counts of what was found.
  ///
  /// - Parameter changed: Files that changed since the revision asked for.
  func weighed(
    _ found: FoundReport, _ rules: RuleSet, _ project: Project, changed: Set<String>?
  ) throws(UnusableInput) -> AuditOutcome {
    var report = found.report
    report.coverage.views?.floor = project.configuration.coverage.views.value
    let changes = changed.map { Changes(files: $0, screens: Set(found.screens)) }
    let gate = try WorkJournal.during(Work(.step, "weighing the findings")) { () throws(UnusableInput) in
      try finish(&report, problems: found.problems, of: project, directives: found.directives, changes: changes)
    }
    if !found.screens.isEmpty, request.kind != .tokens {
      report.criteria = ConformanceTable(
        sources: rules.settings.mapValues(\.sources), judged: found.judgedByRule, features: found.appFeatures
      ).criteria(of: report)
    }
    return AuditOutcome(
      report: report, problems: found.problems, rules: rules.infos, project: project, gate: gate)
  }

  /// The last step of a run: findings outside of what was asked for go, inputs that could not be read become findings,
  /// severities by path hold, suppressions, baseline and floors apply.
  func finish(
    _ report: inout AuditReport, problems: [InputProblem], of project: Project,
    directives: [SuppressionDirective] = [], changes: Changes? = nil
  ) throws(UnusableInput) -> GateResult {
    report.findings += Finding.unreadable(problems.filter { $0.kind != .configuration })
    report.findings.removeAll { !project.isInFocus($0.location.file) }
    if let changes { report.findings.removeAll { !changes.concern($0) } }
    // What they would have been about is not known.
    report.findings += project.leftOut.findings
    project.configuration.weigh(&report.findings)
    var gate = try Gate(
      project, request: request, knownRules: ConfigurationVocabulary.standard.rules,
      endedEarly: report.coverage.endedEarly != nil)
    gate.directives += directives
    // Tables in one language are no translation: of what is not in them there is no more to say than where there is none.
    if let matrix = report.matrix, case .standard = project.configuration.locales.origin,
      matrix.locales.count(where: { $0 != LocaleName.accented && $0 != LocaleName.mirrored }) < 2
    {
      gate.hasStringTables = false
    }
    if let changes, request.isWhole, project.focus.isEmpty { gate.changedFiles = changes.files }
    return gate.apply(to: &report)
  }
}
