package import DesignTokens
import Foundation
package import Layout
package import Rules
package import SightlineModel
package import Typesetting
package import WorkJournal

/// Lays screens out for every variant and asks the rules.
///
/// Cost: screens × states × variants; layout is shared by variants that differ in appearance only, and by the three
/// places of the error band where no text has an error.
package struct ScreenAuditor: Sendable {
  package var typesetter: Typesetter
  package var rules: [any Rule]
  package var sizeRules: [any SizeComparingRule]
  package var settings: [RuleID: RuleSetting]
  /// 1 or more.
  package var threads: Int
  /// The app's colour set `AccentColor`.
  package var accent: ColorSpec?
  /// When judging has to end.
  package var timeLimit = TimeLimit.none
  private let probes = FontProbes()

  package init(
    typesetter: Typesetter, rules: [any Rule], sizeRules: [any SizeComparingRule] = [],
    settings: [RuleID: RuleSetting], threads: Int, accent: ColorSpec? = nil, timeLimit: TimeLimit = .none
  ) {
    self.timeLimit = timeLimit
    self.accent = accent
    self.typesetter = typesetter
    self.rules = rules
    self.sizeRules = sizeRules
    self.settings = settings
    self.threads = threads
  }

  /// What one audit of screens gives.
  package struct Result: Sendable {
    package var findings: [Finding] = []
    package var coverage: [AuditReport.ScreenCoverage] = []
    package var notAudited: [AuditReport.NotAudited] = []
    package var unsupported: [AuditReport.Unresolved] = []
    package var fonts: [FontUse] = []
    /// Screen-variants that were laid out.
    package var variantsLaidOut = 0
    /// Elements each rule judged, passes included; the same element in several variants counts once.
    package var judged: [RuleID: Int] = [:]
    /// Which foreground lands on which background, by the names the source has for them.
    package var colorPairs: [ObservedPair] = []
  }

  /// One layout's worth of work: everything but the appearance.
  struct Job: Sendable {
    var screen: Int
    var state: Int
    var tree: TreeCase
    /// Its position among the state's.
    var position: Int
    var hasFocusedField: Bool
    /// Indices into the variants that share the layout.
    var variants: [Int]
  }

  /// - Parameter progress: Called with how many layouts are judged, and of how many.
  package func audit(
    _ screens: [Screen], matrix: VariantMatrix, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> Result {
    let judged = judge(screens, matrix: matrix, progress: progress)
    return JudgedScreens.result(of: [judged], by: self, matrix, coverage: Self.coverage(of: screens)) ?? Result()
  }

  /// Judges screens, and keeps what a report of all needs of them.
  ///
  /// - Parameters:
  ///   - names: Only those of these names; `nil` for all. What is judged of a screen does not depend on the others.
  ///   - progress: Called with how many layouts are judged, and of how many.
  package func judge(
    _ screens: [Screen], matrix: VariantMatrix, names: Set<String>? = nil,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> JudgedScreens {
    let variants = matrix.variants
    var notAudited: [AuditReport.NotAudited] = []
    let jobs = self.jobs(screens, variants, names, &notAudited)
    var tally = AuditTally(self, screens, matrix, variants)
    var done = 0
    var skipped: [Int: Int] = [:]
    var seconds: [String: Double] = [:]
    let pace = JudgingPace(jobs, variants, timeLimit)
    let known = KnownTrees()
    Parallel.forEach(Array(jobs.indices), threads: threads) { index -> (outcome: Outcome, seconds: Double)? in
      let job = jobs[index]
      guard pace.takes(index) else { return nil }
      defer { pace.noteJudged() }
      let began = Date()
      let outcome = WorkJournal.during(screens[job.screen].judging) { judge(job, screens, variants, known) }
      return (outcome, Date().timeIntervalSince(began))
    } consume: { index, judged in
      let job = jobs[index]
      if let judged {
        WorkJournal.during(screens[job.screen].judging) { tally.add(judged.outcome, of: job) }
        seconds[screens[job.screen].name, default: 0] += judged.seconds
      } else {
        skipped[job.screen, default: 0] += 1
      }
      done += 1
      progress(done, jobs.count)
    }
    let own = Set(screens.map(\.name).filter { names?.contains($0) ?? true })
    var result = WorkJournal.during(Work(.step, "folding the findings")) { tally.finish(judged: own) }
    result.notAudited = notAudited + self.skipped(skipped, of: jobs, screens)
    result.seconds = seconds
    return result
  }

  /// Layouts that each screen takes: what it costs, before anybody has measured it.
  package func layouts(_ screens: [Screen], matrix: VariantMatrix) -> [String: Int] {
    var notAudited: [AuditReport.NotAudited] = []
    return jobs(screens, matrix.variants, nil, &notAudited).reduce(into: [:]) {
      $0[screens[$1.screen].name, default: 0] += 1
    }
  }

  /// Without labels.
  package static func coverage(of screens: [Screen]) -> [AuditReport.ScreenCoverage] {
    screens.map { screen in
      AuditReport.ScreenCoverage(
        name: screen.name, file: screen.source?.file ?? "", line: screen.source?.line ?? 0,
        states: screen.states.count, branches: .init(laidOut: screen.branchesLaidOut, total: screen.branchesTotal),
        labels: [])
    }
  }

  func folder(_ variants: [Variant]) -> FindingFolder {
    FindingFolder(
      variants: variants, settings: settings,
      sizeDependent: Set(
        rules.filter { $0.ruleDependencies.contains(.size) }.map(\.ruleID) + sizeRules.map { type(of: $0).id }))
  }

  /// What the time did not suffice for, by screen.
  private func skipped(_ skipped: [Int: Int], of jobs: [Job], _ screens: [Screen]) -> [AuditReport.NotAudited] {
    skipped.keys.sorted().map { index in
      let (screen, all) = (screens[index], jobs.count { $0.screen == index })
      let isMissing = skipped[index] == all
      return .init(
        isMissing ? .missingScreen(screen.name) : .screen(screen.name),
        why: "\(timeLimit.why) before \(isMissing ? "it was" : "\(skipped[index]!) of its \(all) layouts were") judged",
        location: screen.source)
    }
  }

  func jobs(
    _ screens: [Screen], _ variants: [Variant], _ names: Set<String>?, _ notAudited: inout [AuditReport.NotAudited]
  ) -> [Job] {
    var jobs: [Job] = []
    let fewer = Set(variants.ofFurtherStates)
    for (screenIndex, screen) in screens.enumerated() where names?.contains(screen.name) ?? true {
      for (stateIndex, state) in screen.states.enumerated() {
        var byLayout: [Variant: Int] = [:]
        var missing = 0
        let hasFocusedField = state.trees.map(\.root.hasFocusedField)
        for (index, variant) in variants.enumerated() where state.isFurther != true || fewer.contains(variant) {
          guard let position = state.trees.firstIndex(where: { $0.when.matches(variant) }) else {
            missing += 1
            continue
          }
          let tree = state.trees[position]
          // A tree that looked at the colour scheme can't share its layout.
          var key = variant
          if tree.when.appearances == nil { key.appearance = .light }
          if let known = byLayout[key] {
            jobs[known].variants.append(index)
          } else {
            byLayout[key] = jobs.count
            jobs.append(
              Job(
                screen: screenIndex, state: stateIndex, tree: tree, position: position,
                hasFocusedField: hasFocusedField[position], variants: [index]))
          }
        }
        if missing > 0, state.presumption == nil, screen.presumed == nil {
          notAudited.append(
            .init(
              .state(screen: screen.name, id: state.id),
              why: "not read in \(missing) of \(variants.count) variants: too much work, or its code stops there",
              location: screen.source))
        }
      }
    }
    return jobs
  }

  struct Outcome: Sendable {
    /// In the order of the rules.
    var observed: [Observed] = []
    var fonts: Set<FontUse> = []
    var unsupported: [AuditReport.Unresolved] = []
    var colors: [ObservedColor] = []
    /// `nil` when no rule compares sizes.
    var traces: SizeTraces?
  }

  /// What one rule had to say.
  enum Observed: Sendable {
    case own([Observation])
    /// What the rule said of another layout of the same tree, of this layout's variants.
    case again(RepeatedPasses)
  }

  private func judge(_ job: Job, _ screens: [Screen], _ variants: [Variant], _ known: KnownTrees) -> Outcome {
    var outcome = Outcome()
    let screen = screens[job.screen]
    let state = screen.states[job.state]
    // 1. One layout, and two more where a text has an error.
    let first = variants[job.variants[0]]
    let lowered = lower(job.tree, first, hasFocusedField: job.hasFocusedField)
    let central = lowered.laidOut(bias: 0)
    outcome.unsupported = central.unsupported.map {
      .init(file: $0.source?.file ?? "", line: $0.source?.line ?? 0, what: $0.kind.rawValue, why: $0.reason)
    }
    var relativeError = 0.0
    central.root.visitTexts { text in
      outcome.fonts.formUnion(text.measured.fonts)
      relativeError = max(relativeError, text.measured.relativeError)
    }
    let isEstimated = state.isOfAnotherRoom != true && (relativeError > 0 || central.root.isEstimated)
    let ends = isEstimated ? [-1, 1].map(lowered.laidOut) : []
    // 2. Every appearance, and every rule: those that don't look at colours only once, and those that look at the tree alone
    // not again where it shows the same.
    let key = KnownTrees.Key(
      screen: job.screen, state: job.state, tree: job.position, locale: first.locale,
      isWide: first.device.horizontalSizeClass == .regular)
    let knownTree = known[key]
    var twin = knownTree?.scene
    for (position, variantIndex) in job.variants.enumerated() {
      let variant = variants[variantIndex]
      func scene(_ layout: LaidOutScreen, findsColors: Bool) -> AssembledScene {
        SceneAssembler.assembled(
          layout, name: screen.name, state: state.id, variant: variant, motions: job.tree.motions, accent: accent,
          twin: twin, sharesLayout: position > 0, findsColors: findsColors)
      }
      let assembled = scene(central, findsColors: true)
      if position == 0 { twin = assembled }
      let scene0 = assembled.scene
      var maker = ObservationMaker(screen, state, scene0)
      let partlyRead = PartlyReadNodes(scene0)
      let guessed = GuessedNodes(job.tree.guessed, in: scene0)
      func observations(_ judgements: [Judgement], of rule: any Rule, _ variants: [Int]) -> [Observation] {
        judgements.compactMap { judgement in
          if guessed.namesNothing(judgement, of: rule.ruleID) { return nil }
          var judgement = guessed.doubting(partlyRead.doubting(judgement, rule.ruleDependencies))
          if let view = screen.presumed { judgement = judgement.presuming(view, rule.ruleDependencies, in: scene0) }
          if let presumption = state.presumption {
            // What it rests on decides, not how it was reached.
            let dependencies = rule.ruleDependencies
            let isBetween = judgement.isBetween(state.presumedTypes ?? [], of: rule.ruleID, in: scene0)
            let isDecided =
              !isBetween
              && (judgement.isOfOneElement(dependencies) || judgement.isOfOneLine(dependencies)
                || !state.isPresumedEnabled
                  && judgement.isOfConstantColors(dependencies, in: scene0, isAlwaysThere: screen.alwaysShows))
            if !isDecided { judgement = judgement.presuming(presumption) }
          }
          return maker.observation(judgement, of: rule.ruleID, variants)
        }
      }
      func judged(_ rule: any Rule, _ scene: Scene) -> [Judgement] {
        SampleWords.review(rule.judge(scene), of: rule.ruleDependencies, in: scene)
      }
      if position == 0 {
        if !sizeRules.isEmpty {
          let parts = ElementParts(scene: scene0, screen: screen.name)
          outcome.traces = SizeTraces(scene0) { parts.lines(of: $0) }
        }
        // Rules that look at lengths ask no colours, only whether something is drawn.
        let endScenes = ends.map { scene($0, findsColors: false).scene }
        let alike = knownTree.flatMap { assembled.speaksLikeTwin && assembled.shows(like: $0.scene.scene) ? $0 : nil }
        var found: [Int: KnownTree.Judged] = [:]
        for (number, rule) in rules.enumerated() {
          let dependencies = rule.ruleDependencies
          if dependencies.contains(.appearance) || dependencies.contains(.metrics) && state.isOfAnotherRoom == true {
            continue
          }
          if rule.ruleIsOfTree {
            let again = alike?.judged[number]
            if let passes = again?.passes {
              outcome.observed.append(.again(passes))
              continue
            }
            let judgements = again?.judgements ?? judged(rule, scene0)
            let own = observations(judgements, of: rule, job.variants)
            outcome.observed.append(.own(own))
            if knownTree == nil {
              found[number] = .init(
                judgements: judgements, passes: own.allSatisfy { $0.isPlainPass } ? RepeatedPasses(own) : nil)
            }
            continue
          }
          var judgements = judged(rule, scene0)
          if dependencies.contains(.metrics), !endScenes.isEmpty {
            // Where another view fits at an end, its nodes are others: no failure is sure then.
            let judged = endScenes.map { $0.nodes.count == scene0.nodes.count ? judged(rule, $0) : [] }
            judgements = ScaledVerdicts.join(judgements, ends: judged) { node in
              // Of the text itself; what is no text moves with the others.
              let own = node.flatMap { scene0.nodes[$0].text?.measured.relativeError } ?? 0
              return own > 0 ? own : relativeError
            }
          }
          outcome.observed.append(
            .own(observations(EstimatedMetrics.review(judgements, in: scene0), of: rule, job.variants)))
        }
        if knownTree == nil { known.note(KnownTree(assembled, found), at: key) }
      }
      for rule in rules where rule.ruleDependencies.contains(.appearance) {
        outcome.observed.append(.own(observations(judged(rule, scene0), of: rule, [variantIndex])))
      }
      if ObservedColor.isLooked(at: variant, among: variants) { outcome.colors += ObservedColor.all(in: scene0) }
    }
    return outcome
  }

  /// The laid-out screen at one place of the error band.
  package func layOut(_ tree: TreeCase, _ variant: Variant, band: Double) -> LaidOutScreen {
    lower(tree, variant, hasFocusedField: nil).laidOut(bias: band)
  }

  func lower(
    _ tree: TreeCase, _ variant: Variant, hasFocusedField: Bool?, wording: Wording? = nil
  ) -> LoweredScreen {
    var environment = LayoutEnvironment(variant)
    environment.hasFocusedField = hasFocusedField
    environment.wording = wording
    return LoweredScreen(
      tree.root, in: environment, text: TextMeasuringAdapter(typesetter: typesetter), probes: probes)
  }

  /// What rules look at, of a layout.
  package func scene(of screen: LaidOutScreen, name: String, variant: Variant) -> Scene {
    SceneAssembler.assemble(screen, name: name, state: "launch", variant: variant, motions: [], accent: accent)
  }

  /// - Returns: The scene of one variant; `nil` when the reader has no tree for it.
  package func scene(_ screen: Screen, _ state: ScreenState, _ variant: Variant) -> Scene? {
    guard let tree = state.tree(for: variant) else { return nil }
    return SceneAssembler.assemble(
      layOut(tree, variant, band: 0), name: screen.name, state: state.id, variant: variant, motions: tree.motions,
      accent: accent)
  }
}

extension Screen {
  /// Laying it out and asking the rules.
  var judging: Work { Work(.judging, name, file: source?.file, line: source?.line ?? 0) }
}

extension LaidOutNode {
  func visitTexts(_ visit: (LaidOutText) -> Void) {
    if let text { visit(text) }
    // In place: nodes are large to copy.
    children.withUnsafeBufferPointer { children in
      for index in children.indices { children[index].visitTexts(visit) }
    }
  }
}
