import AuditEngine
import DesignTokens
import Flows
import Layout
import Rendering
import Reporting
import Rules
package import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import Typesetting
import WorkJournal

extension AuditPipeline {
  /// Reads the project, lays its screens out, asks the rules and holds the findings against the gate.
  ///
  /// - Throws: When the configuration or a path is of no use, or nothing can be audited at all.
  package func run() throws(UnusableInput) -> AuditOutcome {
    let project = try self.project()
    let changed = try request.changedFiles(in: project)
    if let changed, !request.keepsBlob, !project.reads(anyOf: changed) { return try nothingChanged(in: project) }
    // What fixes token files reads them as they are.
    guard let folder = request.cacheFolder, !request.fixesTokens, !request.keepsScenes, request.replaced.isEmpty else {
      return try audit(project, changed: changed)
    }
    return try audit(project, changed: changed, cachedIn: folder)
  }

  /// Nothing that an audit reads has changed: there is nothing to lay out, walk or decide.
  private func nothingChanged(in project: Project) throws(UnusableInput) -> AuditOutcome {
    let rules = try ruleSet(of: project)
    let report = AuditReport(
      tool: .init(version: Self.version), profile: project.configuration.profile.value,
      platform: project.configuration.platform.value,
      coverage: .init(files: project.discovery.files.count { $0.kind != .dependency }))
    var outcome = AuditOutcome(report: report, rules: rules.infos, project: project)
    outcome.notes = ["nothing that is audited has changed since \(request.changedSince ?? "")"]
    return outcome
  }

  /// - Parameter changed: Files that changed since the revision asked for.
  func audit(_ project: Project, changed: Set<String>?) throws(UnusableInput) -> AuditOutcome {
    let configuration = project.configuration
    // 1. Everything that is read.
    progress(AuditProgress(step: "Reading sources"))
    let setting = try RunSetting(project, self)
    try request.checkScreenIsNamed(setting.inputs, configuration)
    let (rules, inputs, matrix, auditor) = (setting.rules, setting.inputs, setting.matrix, setting.auditor)
    let timeLimit = setting.timeLimit
    var reading = ScreenReading(inputs, configuration, threads: request.threads, again: request.isRepeated)
    reading.end(by: timeLimit)
    // Who names the languages wants all of it, an expectation may ask for any state, and a player shows each.
    if configuration.locales.origin == .standard, matrix.locales.count > 1, setting.expected.expectations.isEmpty,
      !request.keepsScenes, request.onlyScreen == nil, request.onlyState == nil
    {
      reading.readFurtherStatesInFewer()
    }
    let standard = setting.standard
    progress(AuditProgress(step: "Reading screens"))
    let walks = walksFlow && request.onlyScreen == nil
    let previewWalk = PreviewWalk(auditor: auditor, variant: standard, variants: matrix.variants)
    let early = EarlyFinding(auditor, standard, project) { [progress] found in
      progress(AuditProgress(step: "First finding", found: found))
    }
    if request.kind != .tokens { reading.onScreen = { early.look(at: $0) } }
    let flow = WorkJournal.during(Work(.step, "reading the screens")) { () -> Walked? in
      guard request.kind != .tokens || request.readsScreens else {
        reading.readColors()
        return nil
      }
      return reading.read(
        matrix: matrix, threads: request.threads, previewWalk: walks ? previewWalk : nil,
        presumesViews: request.looksForAllViews(configuration)
      ) { [progress] in
        progress(AuditProgress(step: "Reading \($0)", done: $1, total: $2))
      } walk: { [self, sources = reading.sources, variants = matrix.variants, leftOut = project.leftOut] in
        guard walks, !leftOut.has(.walkingTheApp) else { return nil }
        let budget = configuration.budgets.states.value
        return walk(sources, auditor, standard, budget: budget, variants: variants) { early.look(at: $0, $1) }
      }
    }
    if let flow {
      reading.add(flow.states, configuration)
      reading.add(flow.motions)
    }
    reading.addPreviewed(configuration)
    reading.findFurtherStates(standard: standard)
    try keepWanted(&reading, auditor, standard, matrix, configuration)
    let isEmpty = reading.screens.isEmpty
    // One screen alone shows nothing of what the others animate.
    let unseen =
      request.onlyScreen == nil && !isEmpty
      ? AnimationSites.unseen(reading.writtenAnimations, seen: reading.animated.union(flow?.animated ?? []))
      : []
    if let changed { reading.keep(touchedBy: changed, walk: flow?.dependencies) }
    // 2. Screens, laid out and judged: all, or those of this shard.
    let own = request.shard.map { shard in
      ShardPlan(
        layouts: auditor.layouts(reading.screens, matrix: matrix), costs: request.costs, count: shard.count
      ).screens(of: shard)
    }
    let laying = "Laying out \(own?.count ?? reading.screens.count) screens"
    progress(AuditProgress(step: laying))
    let judged = WorkJournal.during(Work(.step, "laying out the screens")) {
      auditor.judge(reading.screens, matrix: matrix, names: own) { [progress] in
        progress(AuditProgress(step: laying, done: $0, total: $1))
      }
    }
    // 3. One report.
    var read = ReadFacts(
      screens: ScreenAuditor.coverage(of: reading.screens), isEmpty: isEmpty,
      isTimeOver: isEmpty && timeLimit.part(.walking).isOver, problems: reading.problems,
      unresolved: reading.unresolved,
      notAudited: reading.notAudited + inputs.notLaidOut
        + inputs.appearanceNotLaidOut(of: configuration.appearances.value) + guessedTexts(reading, inputs),
      notWalked: flow?.notWalked ?? [],
      viewCalls: reading.viewCalls, views: reading.views, otherPlaces: reading.otherPlaces,
      colors: reading.colorConstants, flow: flow?.graph, projectFindings: [], projectJudged: [:])
    if walksFlow {
      // In one language all words are as good in the code as in a table.
      let words = inputs.languages.count > 1 ? reading.writtenWords : []
      let run = ProjectRun(
        tables: inputs.strings, tableOwners: inputs.tableOwners,
        locales: configuration.locales.value.listed ?? inputs.languages, flow: flow?.explored,
        flowScreens: flow?.screens ?? [:], orientations: inputs.orientations,
        minimumSystem: inputs.minimumSystem, unseenAnimations: unseen,
        behaviours: request.onlyScreen == nil && !isEmpty ? reading.writtenBehaviours + words : [],
        sources: inputs.sources.map(\.text), keySources: inputs.ownSources, rules: rules,
        leftOut: inputs.leftOut)
      let result = run.judge()
      read.wordGroups = inputs.languages.count > 1 ? run.judge(words: reading.returnedWords) : []
      read.projectFindings = result.findings
      read.projectJudged = Dictionary(result.judged.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: +)
    }
    var parts = AuditParts(read: read, judged: [judged])
    let missing = reading.notAudited + judged.notAudited + read.notWalked
    if TimeLimit.isInterrupted || missing.contains(where: { $0.why.hasPrefix(timeLimit.why) }) {
      parts.endedEarly = timeLimit.why
    }
    if walksFlow {
      parts.drafts = drafts(
        ExpectationRun(setting.expected, inputs, reading, auditor, matrix, rules), reading, auditor, standard,
        flow?.graph)
    }
    let (found, fixes) = try self.found(parts, setting)
    var outcome = try weighed(found, rules, project, changed: changed)
    outcome.fixes = fixes
    outcome.seconds = judged.seconds
    if request.keepsScenes {
      outcome.scenes = SceneSource(
        screens: reading.screens, matrix: matrix,
        drawing: DrawingSources(inputs.typesetter, pictures: inputs.pictures, root: project.root),
        ownStates: reading.ownStates.mapValues(\.state), auditor: auditor, dependencies: reading.dependencies,
        walkDependencies: flow?.dependencies)
    }
    let drawing = DrawingSources(inputs.typesetter, pictures: inputs.pictures, root: project.root)
    var kept: [KeptPicture]?
    if request.drawsPictures {
      let usual = usualPictures(outcome.report.flow, reading, matrix, standard, own)
      if request.keepsBlob {
        let worst = Set(
          judged.worstPlaces.map {
            PictureKey(screen: $0.screen, state: $0.state, variant: matrix.variants[$0.variant].description)
          })
        kept = pictures(usual.union(worst), reading, auditor, matrix, from: drawing).compactMap { picture in
          let key = PictureKey(screen: picture.screen, state: picture.state, variant: picture.variant)
          return KeptPicture(picture, isUsual: usual.contains(key) ? true : nil)
        }
      } else {
        outcome.pictures = pictures(
          usual.union(PictureKey.wanted(by: outcome.report)), reading, auditor, matrix, from: drawing)
      }
    }
    let lacksPictures = request.drawsPictures && auditor.timeLimit.isOver
    if lacksPictures { outcome.notes.append("not every picture was drawn: \(timeLimit.why)") }
    outcome.furtherReads = inputs.furtherReads + inputs.bundle.reads
    // What the time left out is no result of these contents.
    if found.report.coverage.endedEarly == nil, !lacksPictures { outcome.found = found }
    if request.keepsBlob { outcome.blob = try blob(parts, kept, project, changed: changed) }
    return outcome
  }

  /// Says where texts were measured without any font.
  private func guessedTexts(_ reading: ScreenReading, _ inputs: ProjectInputs) -> [AuditReport.NotAudited] {
    guard !reading.screens.isEmpty, inputs.typesetter.hasNoFont else { return [] }
    let why =
      "no font for Latin text is installed; they are guessed, and what depends on them is for review (see sightline doctor)"
    return [.init(.remark("widths of texts"), why: why)]
  }

  /// Leaves only the screen and the state that were asked for. What only a walk meets is looked for by walking.
  ///
  /// - Throws: When there is no such screen or state, with the nearest name.
  private func keepWanted(
    _ reading: inout ScreenReading, _ auditor: ScreenAuditor, _ standard: Variant, _ matrix: VariantMatrix,
    _ configuration: Configuration
  ) throws(UnusableInput) {
    guard request.onlyScreen != nil || request.onlyState != nil else { return }
    if !reading.has(screen: request.onlyScreen, state: request.onlyState), !reading.leftOut.has(.walkingTheApp) {
      let sources = reading.sources, budget = configuration.budgets.states.value
      let walked = Parallel.onDeepStack {
        walk(sources, auditor, standard, budget: budget, variants: matrix.variants)
      }
      if let walked { reading.add(walked.states, configuration) }
    }
    try reading.keep(screen: request.onlyScreen, state: request.onlyState)
  }

  var walksFlow: Bool { request.kind == .audit || request.kind == .gate }

  func ruleSet(of project: Project) throws(UnusableInput) -> RuleSet {
    let expected = walksFlow ? try ExpectationRun.expectations(of: project).rules : []
    return try RuleSet(project.configuration, root: project.root, expected: expected)
  }

  /// What a walk found.
  package struct Walked: Sendable {
    package var graph: FlowGraph
    /// What was met on the way, to be audited as well.
    var states: [FlowExplorer.ShownState]
    /// What a person finds, by state id.
    var screens: [String: FlowScreen]
    /// Those that also run under Reduce Motion, by screen.
    var motions: [String: [Motion]]
    /// Where every animation starts that was looked for under Reduce Motion: of what else moved the sources speak.
    var animated: Set<SourceLocation>
    var unexplored: Set<String>
    /// The arms of conditions that it took.
    var branches: [SourceLocation: BranchRecord]
    /// Where conditions of `disabled` did not hold.
    var enabled: Set<SourceLocation>
    /// Types of the project's own views that were placed.
    var views: Set<String>
    /// Where calls stand that made them.
    var places: Set<SourceLocation>
    /// What ran while walking.
    var dependencies: Dependencies
    /// The graph as rules judge it: without the states whose controls were not tried, edges to them stay, and without
    /// leaving the app, which is no way out of a screen.
    var explored: FlowGraph {
      FlowGraph(
        start: graph.start, states: graph.states.filter { !unexplored.contains($0.id) },
        edges: graph.edges.filter { !$0.action.isOutsideTheApp })
    }
    /// What a budget left out.
    package var notWalked: [AuditReport.NotAudited]
  }

  /// What reading and walking in the default variant need, where nothing is judged.
  func unjudged() throws(UnusableInput) -> (
    project: Project, standard: Variant, auditor: ScreenAuditor, reading: ScreenReading
  ) {
    let project = try self.project()
    let inputs = WorkJournal.during(Work(.step, "reading the inputs")) { ProjectInputs(project) }
    let matrix = try VariantMatrix(
      project.configuration, languages: inputs.languages, declared: inputs.declaredAppearance)
    let auditor = ScreenAuditor(
      typesetter: inputs.typesetter, rules: [], settings: [:], threads: 1, accent: inputs.accent)
    return (
      project, matrix.standardVariant(language: inputs.languages.first ?? "en"), auditor,
      ScreenReading(inputs, project.configuration, threads: request.threads)
    )
  }

  /// Walks through the app from launch, in the default variant.
  ///
  /// - Throws: When there is no app to launch.
  package func walk() throws(UnusableInput) -> Walked {
    let (project, standard, auditor, reading) = try unjudged()
    let budget = project.configuration.budgets.states.value
    if project.leftOut.has(.walkingTheApp) { throw UnusableInput(project.leftOut.problems) }
    guard let walked = Parallel.onDeepStack({ walk(reading.sources, auditor, standard, budget: budget) }) else {
      throw UnusableInput("no app was found to launch; name its type with 'entry' in \(Configuration.fileName)")
    }
    return walked
  }

  /// Walks on the calling thread, which has a deep stack.
  ///
  /// - Parameter onState: Given what each state shows in the default variant, as soon as it is met.
  /// - Returns: `nil` when there is no app to launch.
  func walk(
    _ sources: SourceReading?, _ auditor: ScreenAuditor, _ standard: Variant, budget: Int, variants: [Variant] = [],
    onState: @escaping (_ screen: String, ViewNode) -> Void = { _, _ in }
  ) -> Walked? {
    guard let sources else { return nil }
    progress(AuditProgress(step: "Walking the flow"))
    return WorkJournal.during(.walkingTheApp) {
      guard var run = FlowRun(sources, auditor, standard, budget: budget, variants: variants) else { return nil }
      run.setting.onState = onState
      let explored = run.explore()
      // Cut short before anything was shown whole.
      if run.isTimeOver, explored.shown.isEmpty { return nil }
      let calm = run.motionsUnderReduceMotion(explored)
      return Walked(
        graph: explored.graph, states: explored.shown, screens: run.screens(explored),
        motions: calm.byScreen, animated: calm.tried, unexplored: explored.unexplored,
        branches: run.branches, enabled: run.enabledPlaces, views: run.views, places: run.takePlaces(),
        dependencies: run.dependencies, notWalked: explored.notWalked)
    }
  }

  /// What is looked at for the expectations; `nil` where the time does not suffice.
  ///
  /// Shards divide them. What rules find is asked of each shard that reports by itself.
  private func drafts(
    _ expectations: ExpectationRun, _ reading: ScreenReading, _ auditor: ScreenAuditor, _ standard: Variant,
    _ graph: FlowGraph?
  ) -> [DecisionDraft]? {
    let sources = reading.sources
    // The walk's own part has often ended by now: an app that shows nothing would break every expectation.
    let limit = sources?.options.timeLimit.part(.judging)
    guard !reading.leftOut.has(.expectations), limit?.isOver != true else { return nil }
    guard !expectations.isEmpty else { return [] }
    let (shard, keepsBlob) = (request.shard, request.keepsBlob)
    let isPartial = request.onlyScreen != nil || request.onlyState != nil || request.changedSince != nil
    return Parallel.onDeepStack {
      WorkJournal.during(.expectations) {
        let run =
          graph == nil ? nil : sources.flatMap { FlowRun($0, auditor, standard, budget: 1, endsWith: .judging) }
        let drafts = expectations.drafts(
          walks: graph.flatMap { graph in run.map { $0.walks(graph) } },
          values: sources.map { ProjectValues($0.makeProject(), appearance: standard.appearance) },
          isPartial: isPartial
        ) { index, asksRules in
          guard let shard else { return true }
          return index % shard.count == shard.index - 1 || asksRules && !keepsBlob
        }
        return limit?.isOver == true ? nil : drafts
      }
    }
  }

  /// A picture of every screen, and of every state that the flow draws, in the usual variant.
  ///
  /// - Parameter own: Only of these screens.
  private func usualPictures(
    _ flow: FlowGraph?, _ reading: ScreenReading, _ matrix: VariantMatrix, _ standard: Variant, _ own: Set<String>?
  ) -> Set<PictureKey> {
    let usual = matrix.variants.first { $0.description == standard.description } ?? matrix.variants.first
    guard let usual else { return [] }
    let drawn = Set(flow?.outline.graph.states.map(\.id) ?? [])
    var wanted: Set<PictureKey> = []
    for screen in reading.screens where own?.contains(screen.name) ?? true {
      let states = screen.states.enumerated().filter { $0.offset == 0 || drawn.contains($0.element.id) }
      let walked = drawn.filter { reading.ownStates[$0]?.screen == screen.name }
      for id in states.map(\.element.id) + walked {
        wanted.insert(PictureKey(screen: screen.name, state: id, variant: usual.description))
      }
    }
    return wanted
  }

  /// Sorted; shared where it is the same scene.
  private func pictures(
    _ wanted: Set<PictureKey>, _ reading: ScreenReading, _ auditor: ScreenAuditor, _ matrix: VariantMatrix,
    from sources: DrawingSources
  ) -> [ScenePicture] {
    let variants = Dictionary(matrix.variants.map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })
    let (screens, ownStates, leftOut) = (reading.screens, reading.ownStates, reading.leftOut)
    return Parallel.map(wanted.sorted(), threads: request.threads) { key -> ScenePicture? in
      let work = Work(.picture, "\(key.screen), \(key.state), \(key.variant)")
      if auditor.timeLimit.isOver { return nil }
      return leftOut.has(work) ? nil : WorkJournal.during(work) { picture(of: key) }
    }.compactMap { $0 }
    @Sendable func picture(of key: PictureKey) -> ScenePicture? {
      guard let screen = screens.first(where: { $0.name == key.screen }),
        let state = screen.states.first(where: { $0.id == ownStates[key.state]?.state ?? key.state }),
        let variant = variants[key.variant],
        let scene = auditor.scene(screen, state, variant)
      else { return nil }
      return ScenePicture(
        screen: key.screen, state: key.state, variant: key.variant, size: scene.bounds.size,
        content: .vector(SVGWriter().picture(of: scene, from: sources)))
    }
  }
}

/// Which scene a picture shows.
struct PictureKey: Hashable, Comparable, Sendable {
  var screen: String
  var state: String
  var variant: String
  static func < (a: PictureKey, b: PictureKey) -> Bool {
    (a.screen, a.state, a.variant) < (b.screen, b.state, b.variant)
  }

  /// Of every finding that names a variant.
  static func wanted(by report: AuditReport) -> Set<PictureKey> {
    Set(
      report.findings.compactMap { finding in
        guard let screen = finding.screen, let state = finding.state?.id, let picture = finding.picture else {
          return nil
        }
        return PictureKey(screen: screen, state: state, variant: picture.variant)
      })
  }
}
