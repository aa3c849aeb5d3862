package import SightlineModel

/// Decides what of a report counts: suppressions first, then the baseline, then the floors.
package struct Gate: Sendable {
  /// Least shares, in percent, and where each is demanded.
  package struct Floor: Sendable, Hashable {
    package enum Measure: String, Sendable, Hashable, CaseIterable { case screens, labels, branches, views }
    package var measure: Measure
    package var percent: Double
    package var location: SourceLocation
    package init(_ measure: Measure, percent: Double, location: SourceLocation) {
      self.measure = measure
      self.percent = percent
      self.location = location
    }
  }
  package var baseline: Baseline?
  package var directives: [SuppressionDirective]
  package var mistakes: [SuppressionMistake]
  package var requiresReason: Bool
  /// Whether everything was audited: only then a suppression without a finding, or an entry without one, is left over.
  package var isComplete: Bool
  package var floors: [Floor]
  /// Files of which all was audited in a run of what changed: an entry of theirs without a finding is fixed.
  package var changedFiles: Set<String> = []
  /// The app has some: what stands in none of them is a slip, not a decision.
  package var hasStringTables = true
  /// Something in the app reads the setting: movement that does not is a slip.
  package var asksForReduceMotion = true
  /// Ids that exist, for the message about one that does not.
  package var knownRules: Set<RuleID>

  package init(
    baseline: Baseline? = nil, directives: [SuppressionDirective] = [], mistakes: [SuppressionMistake] = [],
    requiresReason: Bool = true, isComplete: Bool = true, floors: [Floor] = [], knownRules: Set<RuleID> = []
  ) {
    self.baseline = baseline
    self.directives = directives
    self.mistakes = mistakes
    self.requiresReason = requiresReason
    self.isComplete = isComplete
    self.floors = floors
    self.knownRules = knownRules
  }

  /// Marks findings, adds those about the gate itself, sorts by place and counts again.
  ///
  /// - Complexity: Findings × directives of the same file.
  package func apply(to report: inout AuditReport) -> GateResult {
    var result = GateResult()
    // 1. Comments in the source.
    let used = suppress(&report.findings)
    report.findings += findingsOnDirectives(used: used)
    report.findings.sort(by: Self.inReportOrder)
    SharedCause(hasStringTables: hasStringTables, asksForReduceMotion: asksForReduceMotion).fold(&report.findings)
    // 2. Floors.
    report.findings += floors.compactMap { shortfall($0, in: report) }
    // 3. What is known already.
    if let baseline {
      let stale = baseline.mark(&report.findings) { isComplete || changedFiles.contains($0.file) }
      result.hasBaseline = true
      result.stale = isComplete ? stale : []
      result.fixed = isComplete ? [] : stale.filter { changedFiles.contains($0.file) }
    }
    report.findings.sort(by: Self.inReportOrder)
    report.summary.recount(report.findings)
    result.known = report.findings.count { $0.status == .baseline }
    result.suppressed = report.findings.count { $0.status == .suppressed }
    return result
  }

  /// By place, then by rule.
  static func inReportOrder(_ a: Finding, _ b: Finding) -> Bool {
    (a.location, a.rule, a.fingerprint) < (b.location, b.rule, b.fingerprint)
  }

  // MARK: Suppressions

  /// - Returns: Indices of the directives that hide something.
  private func suppress(_ findings: inout [Finding]) -> Set<Int> {
    let byFile = Dictionary(grouping: directives.indices) { directives[$0].location.file }
    var used: Set<Int> = []
    for index in findings.indices {
      let hiding = (byFile[findings[index].location.file] ?? []).filter { directives[$0].covers(findings[index]) }
      guard !hiding.isEmpty else { continue }
      used.formUnion(hiding)
      findings[index].status = .suppressed
      findings[index].statusReason = hiding.lazy.compactMap { directives[$0].reason }.first
    }
    return used
  }

  private func findingsOnDirectives(used: Set<Int>) -> [Finding] {
    var findings = mistakes.map {
      GateRule.suppressionUnused.finding($0.message, at: $0.location, identity: identity($0.location, $0.message))
    }
    for (index, directive) in directives.enumerated() where !directive.isImplied {
      let names = directive.rules.joined(separator: " ")
      if requiresReason, directive.reason == nil {
        let message = "'\(names)' is suppressed without a reason; write it behind the rule: '\(names) - why'"
        findings.append(
          GateRule.suppressionReason.finding(
            message, at: directive.location, identity: identity(directive.location, names)))
      }
      let unknown = directive.rules.filter {
        $0 != "all" && !knownRules.isEmpty && !knownRules.contains(RuleID(rawValue: $0))
      }
      if let name = unknown.first {
        let message = "no rule is named '\(name)'; see 'sightline rules'"
        findings.append(
          GateRule.suppressionUnused.finding(
            message, at: directive.location, identity: identity(directive.location, names)))
      } else if isComplete, !used.contains(index) {
        let message = "the suppression of '\(names)' hides nothing; remove it"
        findings.append(
          GateRule.suppressionUnused.finding(
            message, at: directive.location, identity: identity(directive.location, names)))
      }
    }
    return findings
  }

  private func identity(_ location: SourceLocation, _ text: String) -> String { "\(location.file)\u{1F}\(text)" }

  // MARK: Floors

  private func shortfall(_ floor: Floor, in report: AuditReport) -> Finding? {
    guard let share = report.coverage.share(floor.measure, labels: report.summary.labelCoverage) else { return nil }
    let percent = 100 * Double(share.part) / Double(share.whole)
    guard percent < floor.percent else { return nil }
    let message =
      "\(share.part) of \(share.whole) \(share.name) (\(percent.rounded(.down).shortText) %), \(floor.percent.rounded(.up).shortText) % are demanded; the coverage section says what is missing"
    var finding = GateRule.coverageFloor.finding(message, at: floor.location, identity: floor.measure.rawValue)
    finding.measured = .count(Double(share.part), needs: (floor.percent * Double(share.whole) / 100).rounded(.up))
    return finding
  }
}

/// What a gate found besides the report.
package struct GateResult: Sendable, Hashable, Codable {
  package var hasBaseline = false
  /// Entries of the baseline that no finding matches any more.
  package var stale: [Baseline.Entry] = []
  /// Those among them that a run of what changed shows to be gone.
  package var fixed: [Baseline.Entry] = []
  package var known = 0
  package var suppressed = 0
  package init() {}
}

extension AuditReport.Summary {
  /// Counts what is new; known and suppressed findings are listed and not counted.
  package mutating func recount(_ findings: [Finding]) {
    let new = findings.filter { $0.status == .new }
    errors = new.count { $0.severity == .error }
    warnings = new.count { $0.severity == .warning }
    reviews = new.count { $0.severity == .review }
  }
}

extension AuditReport.Coverage {
  /// - Returns: `nil` where there is nothing to have a share of.
  func share(
    _ measure: Gate.Floor.Measure, labels: AuditReport.LabelCoverage
  ) -> (part: Int, whole: Int, name: String)? {
    let share: (part: Int, whole: Int, name: String) =
      switch measure {
      case .screens:
        (screens.count { $0.states > 0 }, Set(screens.map(\.name) + unauditedScreens).count, "screens were audited")
      case .labels: (labels.named, labels.needed, "controls and images have a name")
      case .branches:
        (
          screens.reduce(0) { $0 + $1.branches.laidOut }, screens.reduce(0) { $0 + $1.branches.total },
          "branches were laid out"
        )
      case .views: (views?.seen ?? 0, views?.ofTheApp ?? 0, "views of the app were laid out")
      }
    return share.whole > 0 ? share : nil
  }

  /// Names of screens the report says were not audited; what could not be looked at may have been one.
  private var unauditedScreens: [String] { notAudited.compactMap(\.missingScreen) }
}
