public import AuditEngine
import Foundation
import Layout
public import Reporting
import Rules
public import SightlineModel
import Typesetting

/// One run, from a folder to a report; the one place that knows every module.
public struct AuditPipeline {
  public static let version = "0.1.0"
  let request: AuditRequest
  let report: (AuditProgress) -> Void

  /// - Parameter progress: Called from the thread that runs the audit.
  public init(_ request: AuditRequest, progress: @escaping (AuditProgress) -> Void = { _ in }) {
    self.request = request
    self.report = progress
  }

  /// Words of the configuration that other modules define.
  public static var vocabulary: ConfigurationVocabulary { .standard }

  /// The project as it would be audited.
  public func project() throws(UnusableInput) -> Project {
    try Project(opening: request, vocabulary: Self.vocabulary)
  }

  /// - Throws: When the configuration or a path is of no use, or nothing can be audited at all.
  public func run() throws(UnusableInput) -> AuditOutcome {
    let project = try Project(opening: request, vocabulary: Self.vocabulary)
    let rules = try RuleSet(project.configuration)
    // 1. Everything that is read.
    report(AuditProgress(step: "Reading sources"))
    let inputs = ProjectInputs(project)
    let matrix = try VariantMatrix(project.configuration, languages: inputs.languages)
    let reading = ScreenReading(
      inputs, project.configuration, matrix: matrix, readsScreens: request.kind != .tokens, only: request.onlyScreen,
      state: request.onlyState)
    // 2. Screens, laid out and judged.
    report(AuditProgress(step: "Laying out \(reading.screens.count) screens", total: reading.screens.count))
    let typesetter = Typesetter(fonts: inputs.fonts)
    let auditor = ScreenAuditor(
      typesetter: typesetter, rules: rules.rules, settings: rules.settings, threads: request.threads)
    var audited = auditor.audit(reading.screens, matrix: matrix)
    // 3. What is not on screens.
    audited.findings += request.kind == .screens ? [] : inputs.tokenFindings(rules)
    let problems = (project.discovery.problems + inputs.problems + reading.problems).sorted()
    audited.findings += problems.filter { $0.kind == .unreadable }.map(Finding.init(unreadable:))
    audited.findings = audited.findings.filter { project.isInFocus($0.location.file) }.compactMap(rules.leveled)
    guard !reading.screens.isEmpty || inputs.hasTokensOrStrings || !problems.isEmpty else {
      throw UnusableInput(
        "\(request.paths.joined(separator: " ")): nothing could be audited: no screen, token or string was found")
    }
    // 4. One report.
    var coverage = AuditReport.Coverage(
      files: project.discovery.files.count,
      unresolved: Set(reading.unresolved + audited.unsupported).sorted(),
      notAudited: reading.notAudited + audited.notAudited, screens: audited.coverage)
    coverage.notAudited.sort { ($0.what, $0.why) < ($1.what, $1.why) }
    var auditReport = AuditReport(
      tool: .init(version: Self.version), profile: project.configuration.profile.value,
      platform: project.configuration.platform.value, fonts: audited.fonts, coverage: coverage,
      findings: audited.findings)
    auditReport.summary.screens = reading.screens.count
    auditReport.summary.variants = audited.variantsLaidOut
    for label in audited.coverage.flatMap(\.labels) {
      auditReport.summary.labelCoverage.named += label.named
      auditReport.summary.labelCoverage.needed += label.needed
    }
    if request.kind == .audit || request.kind == .gate {
      let expectations = try ExpectationRun(project, inputs, reading, auditor, matrix, rules)
      auditReport.claims = expectations.claims(findings: auditReport.findings)
      auditReport.findings += expectations.findings
    }
    auditReport.findings.sort { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    Fingerprint.makeUnique(&auditReport.findings)
    // 5. What counts.
    try request.keepChanged(&auditReport.findings, in: project)
    let gate = try Gate(project, request: request, knownRules: Self.vocabulary.rules)
    let result = gate.apply(to: &auditReport)
    return AuditOutcome(
      report: auditReport, pictures: pictures(auditReport, reading, auditor, matrix), problems: problems,
      rules: rules.infos, project: project, gate: result, outlines: typesetter)
  }

  /// A picture for every finding that names a variant, shared by findings on the same scene.
  private func pictures(
    _ report: AuditReport, _ reading: ScreenReading, _ auditor: ScreenAuditor, _ matrix: VariantMatrix
  ) -> [AuditOutcome.Picture] {
    struct Key: Hashable, Comparable {
      var screen: String
      var state: String
      var variant: String
      static func < (a: Key, b: Key) -> Bool { (a.screen, a.state, a.variant) < (b.screen, b.state, b.variant) }
    }
    let wanted = Set(
      report.findings.compactMap { finding -> Key? in
        guard let screen = finding.screen, let state = finding.state?.id, let picture = finding.picture else {
          return nil
        }
        return Key(screen: screen, state: state, variant: picture.variant)
      })
    let variants = Dictionary(matrix.variants.map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })
    return wanted.sorted().compactMap { key in
      guard let screen = reading.screens.first(where: { $0.name == key.screen }),
        let state = screen.states.first(where: { $0.id == key.state }), let variant = variants[key.variant],
        let scene = auditor.scene(screen, state, variant)
      else { return nil }
      return AuditOutcome.Picture(screen: key.screen, state: key.state, scene: scene)
    }
  }
}
