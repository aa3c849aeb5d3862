import AuditEngine
import DesignTokens
import Flows
import Foundation
import Rules
import SightlineModel
import SwiftUIReader
import WorkJournal

/// What a run is made with, before anything of the app is run.
struct RunSetting {
  let project: Project
  let expected: ExpectationSet
  let rules: RuleSet
  let inputs: ProjectInputs
  let matrix: VariantMatrix
  let standard: Variant
  let timeLimit: TimeLimit
  let auditor: ScreenAuditor
  private static let fewVariants = 16

  init(_ project: Project, _ pipeline: AuditPipeline) throws(UnusableInput) {
    let (request, configuration) = (pipeline.request, project.configuration)
    self.project = project
    expected = pipeline.walksFlow ? try ExpectationRun.expectations(of: project) : ExpectationSet()
    let rules = try pipeline.ruleSet(of: project)
    let inputs = WorkJournal.during(Work(.step, "reading the inputs")) { ProjectInputs(project) }
    var matrix = try VariantMatrix(
      configuration, languages: inputs.languagesLaidOut, declared: inputs.declaredAppearance)
    if request.kind == .tokens {
      matrix.narrowToColors(languages: inputs.languages, declared: inputs.declaredAppearance)
    }
    if configuration.appearances.origin == .standard, inputs.answersIncreaseContrast { matrix.addIncreaseContrast() }
    var timeLimit = TimeLimit(seconds: configuration.budgets.time.value, since: request.began ?? .ofRun)
    timeLimit.isQuickToJudge = matrix.variants.count <= Self.fewVariants
    self.timeLimit = timeLimit
    auditor = ScreenAuditor(
      typesetter: inputs.typesetter, rules: request.kind == .tokens ? [] : rules.rules,
      sizeRules: request.kind == .tokens ? [] : rules.sizeRules, settings: rules.settings, threads: request.threads,
      accent: inputs.accent, timeLimit: timeLimit.part(.judging))
    standard = matrix.standardVariant(language: inputs.languages.first ?? "en")
    (self.rules, self.inputs, self.matrix) = (rules, inputs, matrix)
  }
}

extension AuditPipeline {
  /// Whether what is said of the project as a whole, of its tokens and strings, belongs into this run's report: of
  /// shards that report by themselves the first one does it.
  private var includesProject: Bool { request.shard.map { $0.index == 1 } ?? true }

  /// What a run found, made from its parts: the same of one part as of those of all shards.
  ///
  /// - Throws: When nothing could be audited, or a part is not as it was written.
  func found(_ parts: AuditParts, _ setting: RunSetting) throws(UnusableInput) -> (FoundReport, fixes: ProposedFixes?) {
    let (read, project, inputs, rules) = (parts.read, setting.project, setting.inputs, setting.rules)
    let configuration = project.configuration
    let audited = JudgedScreens.result(of: parts.judged, by: setting.auditor, setting.matrix, coverage: read.screens)
    guard let audited else { throw UnusableInput("a blob is not as it was written; run its shard again") }
    let problems = (project.discovery.problems + inputs.problems + read.problems).sorted()
    let hasPairs = request.kind != .screens && !configuration.pairs.value.isEmpty
    guard
      !read.isEmpty || inputs.hasTokensOrStrings || hasPairs || !problems.isEmpty || !project.leftOut.isEmpty
        || read.isTimeOver
    else { throw nothingAudited(project.leftOut.notAudited + read.notAudited + read.notWalked) }
    var report = AuditReport(
      tool: .init(version: Self.version), profile: configuration.profile.value,
      platform: configuration.platform.value, fonts: audited.fonts,
      coverage: coverage(project, inputs, read, audited), findings: audited.findings)
    var judged = audited.judged
    if walksFlow, includesProject {
      // What a screen showed is said of the screen.
      let shown = Set(
        audited.findings.filter { Self.alsoWritten.contains($0.rule) }.flatMap { finding in
          ([finding.location] + (finding.places ?? []).map(\.location)).map { WrittenLine(finding.rule, $0) }
        })
      func isShown(_ finding: Finding) -> Bool { shown.contains(WrittenLine(finding.rule, finding.location)) }
      addParts(of: read.projectFindings.filter { Self.alsoWritten.contains($0.rule) }, to: &report.findings)
      let written = read.projectFindings.filter { !Self.alsoWritten.contains($0.rule) || !isShown($0) }
      let lines = Set(written.map { WrittenLine($0.rule, $0.location) })
      report.findings += written
      let failing = Set(
        audited.findings.filter { $0.rule == "string-localized" && $0.verdict == .fail }.map {
          WrittenLine($0.rule, $0.location)
        })
      for group in read.wordGroups
      where group.contains(where: { failing.contains(WrittenLine($0.rule, $0.location)) }) {
        report.findings += group.filter { !isShown($0) && !lines.contains(WrittenLine($0.rule, $0.location)) }
      }
      for (rule, count) in read.projectJudged { judged[RuleID(rawValue: rule), default: 0] += count }
    }
    report.flow = read.flow
    let matrix = setting.matrix
    report.matrix = AuditReport.Matrix(
      sizes: matrix.sizes, locales: matrix.locales, devices: matrix.devices.map(\.alias),
      appearances: matrix.appearances)
    var fixes: ProposedFixes?
    var directives: [SuppressionDirective] = []
    if request.kind != .screens, !project.leftOut.has(.tokens), includesProject {
      WorkJournal.during(.tokens) {
        let run = TokenRun(inputs, configuration, rules, constants: read.colors, observed: audited.colorPairs)
        let found = run.findings(seen: request.kind == .tokens)
        report.findings += found.findings
        judged.merge(found.judged) { $0 + $1 }
        directives = run.directives
        report.tokens = run.matrix
        if request.kind == .tokens { report.coverage.notAudited += run.notAudited }
        if request.fixesTokens { fixes = ProposedFixes(run.fixes, root: project.root) }
      }
    }
    report.summary.screens = read.screens.count
    report.summary.variants = audited.variantsLaidOut
    for label in audited.coverage.flatMap(\.labels) {
      report.summary.labelCoverage.named += label.named
      report.summary.labelCoverage.needed += label.needed
    }
    // Without rules about screens nothing needed a name.
    if request.kind == .tokens {
      for index in report.coverage.screens.indices { report.coverage.screens[index].labels = [] }
    }
    report.coverage.notAudited += read.notWalked
    report.coverage.endedEarly = parts.endedEarly
    if walksFlow {
      let decided = parts.drafts.map { ExpectationRun.result($0, setting.expected, report.findings) }
      report.claims = decided?.claims ?? []
      report.findings = report.findings.filter { !rules.unreported.contains($0.rule) } + (decided?.findings ?? [])
    }
    // Colours that nothing is judged by are no audit: an app made in UIKit has an accent as well.
    if request.kind != .tokens, read.isEmpty, !read.isTimeOver, !hasPairs, !inputs.hasTokenFilesOrStrings,
      report.findings.isEmpty, report.claims.isEmpty, project.leftOut.isEmpty, judged.values.allSatisfy({ $0 == 0 }),
      problems.allSatisfy({ $0.kind == .warning }), includesProject
    {
      throw nothingAudited(report.coverage.notAudited)
    }
    report.findings.sort { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    Fingerprint.makeUnique(&report.findings)
    let found = FoundReport(
      report: report, problems: includesProject ? problems : [], directives: directives,
      screens: read.screens.map(\.name),
      judged: Dictionary(judged.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: +),
      features: inputs.sources.isEmpty ? nil : AppFeatures(sources: inputs.ownSources))
    return (found, fixes)
  }

  /// What the sources say of the line of a screen's finding adds the lines that belong to it.
  private func addParts(of written: [Finding], to findings: inout [Finding]) {
    let parts = Dictionary(
      written.compactMap { finding in finding.places.map { (WrittenLine(finding.rule, finding.location), $0) } },
      uniquingKeysWith: { first, _ in first })
    guard !parts.isEmpty else { return }
    for index in findings.indices {
      guard let places = parts[WrittenLine(findings[index].rule, findings[index].location)] else { continue }
      let known = [findings[index].location] + (findings[index].places ?? []).map(\.location)
      let added = places.filter { place in known.allSatisfy { ElementParts.isOutOfSight(place.location, of: $0) } }
      if !added.isEmpty { findings[index].places = (findings[index].places ?? []) + added }
    }
  }

  private func nothingAudited(_ leftOut: [AuditReport.NotAudited] = []) -> UnusableInput {
    let reasons = leftOut.sorted { ($0.what, $0.why) < ($1.what, $1.why) }.prefix(3).map { "; \($0.what): \($0.why)" }
      .joined()
    return UnusableInput(
      "\(request.paths.joined(separator: " ")): nothing could be audited: no screen, token or string was found"
        + (request.readsScreens ? "" : "; --used also reads what the screens draw") + reasons + hiddenSources())
  }

  /// Hidden folders are not read, unless they are named: `.Demo` of a package that keeps its app there.
  private func hiddenSources() -> String {
    let found = request.paths.flatMap { path -> [String] in
      let folder = path.hasPrefix("/") ? path : request.workingFolder + "/" + path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasPrefix(".") && !Self.hiddenWithoutSources.contains($0) }.sorted()
        .filter { Self.hasSources(folder + "/" + $0) }.map { path == "." ? $0 : path + "/" + $0 }
    }
    return found.isEmpty
      ? ""
      : "; \(found.joined(separator: ", ")): a hidden folder with Swift files, which is read where it is named as PATH"
  }
  private static let hiddenWithoutSources: Set<String> = [".git", ".build", ".swiftpm", ".github", ".svn"]
  private static func hasSources(_ folder: String) -> Bool {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return false }
    return entries.lazy.prefix(2000).contains { ($0 as? String)?.hasSuffix(".swift") == true }
  }

  private func coverage(
    _ project: Project, _ inputs: ProjectInputs, _ read: ReadFacts, _ audited: ScreenAuditor.Result
  ) -> AuditReport.Coverage {
    let modules = MissingModules(project, inputs)
    var views = read.views
    views?.add(elsewhere: project.discovery.filesElsewhere)
    let missing = modules.hanging(read.unresolved, views: views, addresses: project.discovery.packageAddresses)
    var coverage = AuditReport.Coverage(
      files: project.discovery.files.count { $0.kind != .dependency },
      unresolved: Set(read.unresolved + audited.unsupported).sorted(),
      notAudited: (project.leftOut.notAudited + project.discovery.notBuilt + read.notAudited
        + audited.notAudited + missing.map(AuditReport.NotAudited.init) + StandIn.notAudited(among: inputs.stubs)
        + project.discovery.interfaceFiles.map(AuditReport.NotAudited.init(interfaceFile:))).sorted {
          ($0.what, $0.why) < ($1.what, $1.why)
        },
      screens: audited.coverage)
    coverage.viewCalls = read.viewCalls
    coverage.views = views
    coverage.otherPlaces = read.otherPlaces
    coverage.missingModules = missing.isEmpty ? nil : missing
    return coverage
  }
}

extension AuditPipeline {
  /// Rules that look at what screens show, and at what the sources say they would.
  fileprivate static let alsoWritten: Set<RuleID> = [
    "string-missing", "string-localized", "selected-state", "control-name",
  ]
}

private struct WrittenLine: Hashable {
  var rule: RuleID
  var file: String
  var line: Int
  init(_ rule: RuleID, _ location: SourceLocation) {
    (self.rule, file, line) = (rule, location.file, location.line)
  }
}
