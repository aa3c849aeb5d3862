public import DesignTokens
import Foundation
import Layout
public import Rules
public import SightlineModel
public import Typesetting

/// Lays screens out for every variant and asks the rules.
///
/// Cost: screens × states × variants; layout is shared by variants that differ in appearance only, and by the three
/// places of the error band where no text has an error.
public struct ScreenAuditor: Sendable {
  public var typesetter: Typesetter
  public var rules: [any Rule]
  public var sizeRules: [any SizeComparingRule]
  public var settings: [RuleID: RuleSetting]
  /// 1 or more.
  public var threads: Int

  public init(
    typesetter: Typesetter, rules: [any Rule], sizeRules: [any SizeComparingRule] = [],
    settings: [RuleID: RuleSetting], threads: Int
  ) {
    self.typesetter = typesetter
    self.rules = rules
    self.sizeRules = sizeRules
    self.settings = settings
    self.threads = threads
  }

  /// What one audit of screens gives.
  public struct Result: Sendable {
    public var findings: [Finding] = []
    public var coverage: [AuditReport.ScreenCoverage] = []
    public var notAudited: [AuditReport.NotAudited] = []
    public var unsupported: [AuditReport.Unresolved] = []
    public var fonts: [FontUse] = []
    /// Screen-variants that were laid out.
    public var variantsLaidOut = 0
    /// Elements each rule judged, passes included; the same element in several variants counts once.
    public var judged: [RuleID: Int] = [:]
    /// Which foreground lands on which background, by the names the source has for them.
    public var colorPairs: [ObservedPair] = []
  }

  /// One layout's worth of work: everything but the appearance.
  private struct Job: Sendable {
    var screen: Int
    var state: Int
    var tree: TreeCase
    /// Indices into the variants that share the layout.
    var variants: [Int]
  }

  public func audit(_ screens: [Screen], matrix: VariantMatrix) -> Result {
    let variants = matrix.variants
    var result = Result()
    let jobs = self.jobs(screens, variants, &result)
    let outcomes = Parallel.map(jobs, threads: threads) { judge($0, screens, variants) }
    // Fold in matrix order, whatever the order of completion.
    let comparison = SizeComparison(rules: sizeRules, screens: screens, variants: variants)
    let compared = comparison.observations(
      zip(jobs, outcomes).compactMap { job, outcome in
        outcome.traces.map { .init(screen: job.screen, state: job.state, variants: job.variants, traces: $0) }
      })
    let observations = outcomes.flatMap(\.observations) + compared
    let folder = FindingFolder(
      variants: variants, settings: settings,
      sizeDependent: Set(
        rules.filter { $0.ruleDependencies.contains(.size) }.map(\.ruleID)
          + sizeRules.map { type(of: $0).id }))
    result.findings = folder.fold(observations)
    result.judged = Self.judged(observations)
    result.fonts = FontUse.merged(outcomes.flatMap(\.fonts))
    result.unsupported = Set(outcomes.flatMap(\.unsupported)).sorted()
    result.variantsLaidOut = jobs.reduce(0) { $0 + $1.variants.count }
    result.colorPairs = ColorSight.pairs(of: outcomes.flatMap(\.sights))
    result.coverage = coverage(screens, matrix, variants, observations)
    return result
  }

  private func jobs(_ screens: [Screen], _ variants: [Variant], _ result: inout Result) -> [Job] {
    var jobs: [Job] = []
    for (screenIndex, screen) in screens.enumerated() {
      for (stateIndex, state) in screen.states.enumerated() {
        var byLayout: [Variant: Int] = [:]
        var missing = 0
        for (index, variant) in variants.enumerated() {
          guard let tree = state.tree(for: variant) else {
            missing += 1
            continue
          }
          // A tree that looked at the colour scheme can't share its layout.
          var key = variant
          if tree.when.appearances == nil { key.appearance = .light }
          if let known = byLayout[key] {
            jobs[known].variants.append(index)
          } else {
            byLayout[key] = jobs.count
            jobs.append(Job(screen: screenIndex, state: stateIndex, tree: tree, variants: [index]))
          }
        }
        if missing > 0 {
          result.notAudited.append(
            .init(
              what: "\(screen.name), \(state.id)", why: "no view tree for \(missing) variants", location: screen.source)
          )
        }
      }
    }
    return jobs
  }

  private struct Outcome: Sendable {
    var observations: [Observation] = []
    var fonts: Set<FontUse> = []
    var unsupported: [AuditReport.Unresolved] = []
    var sights: [ColorSight] = []
    /// `nil` when no rule compares sizes.
    var traces: SizeTraces?
  }

  private func judge(_ job: Job, _ screens: [Screen], _ variants: [Variant]) -> Outcome {
    var outcome = Outcome()
    let screen = screens[job.screen]
    let state = screen.states[job.state]
    // 1. One layout, and two more where a text has an error.
    let first = variants[job.variants[0]]
    let central = layOut(job.tree, first, band: 0)
    outcome.unsupported = central.unsupported.map {
      .init(file: $0.source?.file ?? "", line: $0.source?.line ?? 0, what: $0.kind.rawValue, why: $0.reason)
    }
    var relativeError = 0.0
    central.root.visitTexts { text in
      outcome.fonts.formUnion(text.measured.fonts)
      relativeError = max(relativeError, text.measured.relativeError)
    }
    let ends = relativeError > 0 ? [layOut(job.tree, first, band: -1), layOut(job.tree, first, band: 1)] : []
    // 2. Every appearance, and every rule: those that don't look at colours only once.
    var shared: [(any Rule, [Judgement])] = []
    for (position, variantIndex) in job.variants.enumerated() {
      let variant = variants[variantIndex]
      func scene(_ layout: LaidOutScreen) -> Scene {
        SceneAssembler.assemble(layout, name: screen.name, state: state.id, variant: variant, motions: job.tree.motions)
      }
      let scene0 = scene(central)
      if position == 0 {
        if !sizeRules.isEmpty { outcome.traces = SizeTraces(scene0) }
        let endScenes = ends.map(scene)
        for rule in rules {
          let dependencies = rule.ruleDependencies
          if dependencies.contains(.appearance) { continue }
          var judgements = rule.judge(scene0)
          if dependencies.contains(.metrics), !endScenes.isEmpty {
            judgements = ErrorBand.join(judgements, ends: endScenes.map(rule.judge), relativeError: relativeError)
          }
          shared.append((rule, judgements))
        }
      }
      let own = rules.filter { $0.ruleDependencies.contains(.appearance) }.map { ($0, $0.judge(scene0)) }
      for (rule, judgements) in shared + own {
        outcome.observations += judgements.compactMap {
          observation($0, of: rule.ruleID, in: scene0, screen, state, variantIndex)
        }
      }
      if ColorSight.isLooked(at: variant, among: variants) { outcome.sights += ColorSight.all(in: scene0) }
    }
    return outcome
  }

  /// The laid-out screen at one place of the error band.
  func layOut(_ tree: TreeCase, _ variant: Variant, band: Double) -> LaidOutScreen {
    Layout.layOut(
      tree.root, in: LayoutEnvironment(variant, metricBias: band),
      text: TextMeasuringAdapter(typesetter: typesetter, band: band))
  }

  /// - Returns: The scene of one variant; `nil` when the reader has no tree for it.
  public func scene(_ screen: Screen, _ state: ScreenState, _ variant: Variant) -> Scene? {
    guard let tree = state.tree(for: variant) else { return nil }
    return SceneAssembler.assemble(
      layOut(tree, variant, band: 0), name: screen.name, state: state.id, variant: variant, motions: tree.motions)
  }

  private func observation(
    _ judgement: Judgement, of rule: RuleID, in scene: Scene, _ screen: Screen, _ state: ScreenState,
    _ variantIndex: Int
  ) -> Observation? {
    if case .notApplicable = judgement.verdict { return nil }
    let node = judgement.node.map { scene.nodes[$0] }
    let sourceText = node.map { Fingerprint.sourceText(of: $0, in: scene) } ?? ""
    // A node of the system's own (a bordered button's fill) is blamed on the nearest view of the source.
    let place = node?.source ?? node.flatMap { scene.ancestors(of: $0).lazy.compactMap(\.source).first }
    guard let location = judgement.verdict.issue?.cause ?? place ?? screen.source else {
      return Observation(
        rule: rule, screen: screen.name, state: .init(id: state.id, path: state.path), variantIndex: variantIndex,
        location: SourceLocation(file: screen.name + ".screen.json", line: 1, column: 1), symbol: screen.symbol,
        path: node?.path ?? "", detail: judgement.detail, element: element(node),
        sourceText: sourceText, frame: node?.frame ?? scene.bounds, verdict: judgement.verdict,
        scrolls: node?.scrollAxes.contains(.vertical) ?? false)
    }
    return Observation(
      rule: rule, screen: screen.name, state: .init(id: state.id, path: state.path), variantIndex: variantIndex,
      location: location, symbol: node?.symbol ?? screen.symbol, path: node?.path ?? "", detail: judgement.detail,
      element: element(node), sourceText: sourceText, frame: node?.frame ?? scene.bounds, verdict: judgement.verdict,
      scrolls: node?.scrollAxes.contains(.vertical) ?? false)
  }

  private func element(_ node: SceneNode?) -> Finding.Element {
    Finding.Element(
      kind: node?.kind.rawValue ?? "screen", text: node?.text?.content.string, label: node?.spoken?.label,
      symbol: node?.arguments.string("systemName"))
  }

  private static func judged(_ observations: [Observation]) -> [RuleID: Int] {
    struct Element: Hashable {
      var rule: RuleID
      var screen: String
      var path: String
      var detail: String
    }
    let elements = Set(
      observations.map { Element(rule: $0.rule, screen: $0.screen, path: $0.path, detail: $0.detail) })
    return elements.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  /// Named and needing a name, per screen and language, at the first size and device of the matrix.
  private func coverage(
    _ screens: [Screen], _ matrix: VariantMatrix, _ variants: [Variant], _ observations: [Observation]
  ) -> [AuditReport.ScreenCoverage] {
    struct Element: Hashable {
      var screen: String
      var locale: String
      var state: String
      var path: String
    }
    let size = matrix.sizes.contains(.large) ? .large : matrix.sizes.first ?? .large
    var needed: Set<Element> = []
    var unnamed: Set<Element> = []
    for observation in observations where observation.rule == "control-name" || observation.rule == "image-name" {
      let variant = variants[observation.variantIndex]
      guard variant.size == size, variant.device == matrix.devices.first else { continue }
      let element = Element(
        screen: observation.screen, locale: variant.locale, state: observation.state.id, path: observation.path)
      needed.insert(element)
      if case .passes = observation.verdict { continue }
      unnamed.insert(element)
    }
    return screens.map { screen in
      AuditReport.ScreenCoverage(
        name: screen.name, file: screen.source?.file ?? "", line: screen.source?.line ?? 0, states: screen.states.count,
        branches: .init(laidOut: screen.branchesLaidOut, total: screen.branchesTotal),
        labels: matrix.locales.map { locale in
          let elements = needed.filter { $0.screen == screen.name && $0.locale == locale }
          return .init(locale: locale, named: elements.subtracting(unnamed).count, needed: elements.count)
        })
    }
  }
}

extension LaidOutNode {
  func visitTexts(_ visit: (LaidOutText) -> Void) {
    if let text { visit(text) }
    for child in children { child.visitTexts(visit) }
  }
}
