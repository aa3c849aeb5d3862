package import AuditEngine
import Flows
import Foundation
package import Rendering
package import Reporting
package import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import WorkJournal

/// A project that is looked at while somebody works on it: a screen is read when it is first asked for, in the variants that
/// are asked for, and read again when what it depends on has changed. A whole audit runs beside it.
///
/// All of the interpreter's work is done on one thread; any thread may ask.
package final class LiveProject: @unchecked Sendable {
  let request: AuditRequest
  let jobs = JobThread()

  // Touched by the job thread only.
  var project: Project
  var inputs: ProjectInputs
  var sources: SourceReading
  var reader: SwiftUIProject?
  var list: ScreenList?
  var worker: ScreenWorker?
  let rules: RuleSet
  var gate: Gate?
  var read: [String: ReadScreen] = [:]
  /// What the last whole audit read, and the screens that have changed since.
  var audited: SceneSource?
  var touched: Set<String> = []
  /// Files whose last save had an error: what depends on them is still as it was before.
  private var refused: Set<String> = []
  var hands: Hands?
  /// Counts what was read again.
  private(set) var revision = 0

  /// States of one screen, in the variants that were asked for.
  struct ReadScreen {
    var screen: Screen
    var dependencies: Dependencies
  }

  package let matrix: VariantMatrix
  package let standard: Variant
  private let variants: [String: Variant]

  /// Reads the folder and its files; no screen yet.
  ///
  /// - Throws: When the configuration or the path is of no use.
  package init(_ request: AuditRequest) throws(UnusableInput) {
    var request = request
    // It goes on for as long as somebody looks: the time of one audit is no limit of it.
    request.overrides.time = 0
    request.isRepeated = true
    self.request = request
    let pipeline = AuditPipeline(request)
    project = try pipeline.project()
    rules = try pipeline.ruleSet(of: project)
    inputs = ProjectInputs(project)
    var matrix = try VariantMatrix(
      project.configuration, languages: inputs.languages, declared: inputs.declaredAppearance)
    if project.configuration.appearances.origin == .standard, inputs.answersIncreaseContrast {
      matrix.addIncreaseContrast()
    }
    self.matrix = matrix
    standard = matrix.standardVariant(language: inputs.languages.first ?? "en")
    variants = Dictionary(matrix.variants.map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })
    sources = SourceReading(inputs, project.configuration, threads: request.threads, again: true)
  }

  package var name: String { project.name }
  package var root: String { project.root }
  package var ruleInfos: [RuleInfo] { rules.infos }
  package func variant(_ description: String) -> Variant? { variants[description] }

  func auditor(judging: Bool) -> ScreenAuditor {
    ScreenAuditor(
      typesetter: inputs.typesetter, rules: judging ? rules.rules : [], settings: judging ? rules.settings : [:],
      threads: 1, accent: inputs.accent)
  }

  /// What pictures are drawn with.
  package var drawing: DrawingSources {
    jobs.perform { [self] in
      if let known = drawingSources { return known }
      let made = DrawingSources(inputs.typesetter, pictures: inputs.pictures, root: project.root)
      drawingSources = made
      return made
    }
  }
  private var drawingSources: DrawingSources?

  // MARK: Screens

  /// Names of all screens; those of an audit are known with their states.
  package var screens: [Screen] { jobs.perform { [self] in known() } }

  private func known() -> [Screen] {
    if let audited { return audited.screens.map { read[$0.name].map(\.screen) ?? $0 } }
    let list = screenList()
    return (0..<list.count).map { index in
      let name = list.name(of: index)
      return read[name]?.screen ?? Screen(name: name, symbol: list.type(of: index), source: nil, states: [])
    }
  }

  func screenList() -> ScreenList {
    if let list { return list }
    let reader = self.reader ?? sources.makeProject()
    if reader.glances == nil { reader.glances = PreviewGlances() }
    self.reader = reader
    let found = WorkJournal.during(Work(.step, "finding the screens")) { reader.findScreens(for: [standard]) }
    list = found
    return found
  }

  /// A laid-out scene, with what the rules say of it.
  package struct Shown: Sendable {
    package var scene: Scene
    package var findings: [Finding]
    /// The screen's states that are known, this one among them.
    package var states: [ScreenState]
    /// It was read before the last change, and can't be read again by itself.
    package var isOld: Bool
  }

  /// - Parameter state: Its id; `nil` for the first.
  /// - Returns: `nil` where the screen shows nothing, or there is none of that name.
  package func scene(_ screen: String, _ state: String?, _ variant: Variant) -> Shown? {
    jobs.perform { [self] in shown(screen, state, variant) }
  }

  private func shown(_ name: String, _ state: String?, _ variant: Variant) -> Shown? {
    func find(_ screen: Screen?) -> ScreenState? {
      screen?.states.first { (state == nil || $0.id == state) && $0.tree(for: variant) != nil }
    }
    let whole = audited?.screens.first { $0.name == name }
    if !touched.contains(name), let whole, let found = find(whole) { return shown(whole, found, variant) }
    if let own = readScreen(name, variant), let found = find(own) {
      var result = shown(own, found, variant)
      // States that only a walk meets stay in the list.
      let further = whole?.states.filter { state in !own.states.contains { $0.id == state.id } } ?? []
      result?.states = own.states + further
      return result
    }
    guard let whole, let found = find(whole) else { return nil }
    var result = shown(whole, found, variant)
    result?.isOld = touched.contains(name)
    return result
  }

  private func shown(_ screen: Screen, _ state: ScreenState, _ variant: Variant) -> Shown? {
    let work = Work(.judging, screen.name, file: screen.source?.file, line: screen.source?.line ?? 0)
    return WorkJournal.during(work) {
      let auditor = auditor(judging: true)
      guard let scene = auditor.scene(screen, state, variant) else { return nil }
      var one = screen
      one.states = [state]
      let alone = VariantMatrix(of: variant)
      var report = AuditReport(
        tool: .init(version: AuditPipeline.version), profile: "", platform: variant.platform,
        findings: auditor.audit([one], matrix: alone).findings)
      Fingerprint.makeUnique(&report.findings)
      weigh(&report)
      return Shown(
        scene: scene, findings: FindingRanking(flow: nil).sorted(report.findings), states: screen.states,
        isOld: false)
    }
  }

  /// What is suppressed or known does not count.
  private func weigh(_ report: inout AuditReport) {
    if gate == nil {
      var made = try? Gate(project, request: request, knownRules: ConfigurationVocabulary.standard.rules)
      // One scene says nothing of leftovers.
      made?.isComplete = false
      made?.floors = []
      made?.mistakes = []
      gate = made
    }
    project.configuration.weigh(&report.findings)
    _ = gate?.apply(to: &report)
    report.findings.removeAll { $0.status != .new }
  }

  /// Reads a screen in the standard variant and in the one that is asked for, unless that is known.
  private func readScreen(_ name: String, _ variant: Variant) -> Screen? {
    if let known = read[name], known.screen.states.contains(where: { $0.tree(for: variant) != nil }) {
      return known.screen
    }
    let list = screenList()
    guard let index = (0..<list.count).first(where: { list.name(of: $0) == name }), let reader else { return nil }
    let wanted = variant == standard ? [standard] : [standard, variant]
    let narrowed = list.among(wanted)
    let worker = self.worker ?? ScreenWorker(reader, narrowed)
    worker.goOn(to: narrowed)
    self.worker = worker
    worker.readStates(of: index)
    let result = worker.result
    guard var screen = result.screens(of: narrowed, walked: [:]).screens.first(where: { $0.name == name }) else {
      return nil
    }
    if let known = read[name]?.screen {
      // What was read for other variants stays.
      for number in screen.states.indices {
        guard let before = known.states.first(where: { $0.id == screen.states[number].id }) else { continue }
        screen.states[number].trees += before.trees
      }
    }
    read[name] = ReadScreen(screen: screen, dependencies: result.dependencies[name] ?? Dependencies())
    return screen
  }

  // MARK: Changes

  /// What a change of files did.
  package struct Change: Sendable {
    /// Screens that are read again when they are asked for.
    package var screens: [String]
    /// Why what was there before is still shown; empty where the change was taken over.
    package var problems: [InputProblem]
  }

  /// Takes over what was saved.
  ///
  /// - Parameter paths: Relative to the folder, sorted.
  package func reload(_ paths: [String]) -> Change { jobs.perform { [self] in takeOver(paths) } }

  private func takeOver(_ paths: [String]) -> Change {
    WorkJournal.during(Work(.step, "reading what was saved")) {
      var project = project, inputs = inputs
      let known = Set(inputs.sources.map(\.path))
      let isCodeAlone = paths.allSatisfy { known.contains($0) && inputs.rereadSource($0, root: project.root) }
      // Otherwise everything else is as it was.
      if !isCodeAlone {
        do throws(UnusableInput) {
          project = try AuditPipeline(request).project()
          inputs = ProjectInputs(project)
        } catch {
          let place = SourceLocation(file: paths.first ?? "", line: 1, column: 1)
          return Change(screens: [], problems: error.messages.map { InputProblem(.unreadable, $0, at: place) })
        }
      }
      let files = Dictionary(sources.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      let sources = SourceReading(
        inputs, project.configuration, threads: request.threads, known: files, again: true)
      let reader = sources.makeProject()
      // What stands in the way now, and did not before: the last good picture stays.
      let problems = (inputs.problems + reader.problems).filter { problem in
        problem.kind == .unreadable && paths.contains(problem.location.file)
      }
      guard problems.isEmpty else {
        refused.formUnion(paths)
        return Change(screens: [], problems: problems.sorted())
      }
      let paths = refused.union(paths).sorted()
      refused = []
      if isCodeAlone { reader.glances = self.reader?.glances?.untouched(by: paths) }
      let hasMoved = inputs.typesetter !== self.inputs.typesetter
      (self.project, self.inputs, self.sources, self.reader) = (project, inputs, sources, reader)
      (list, worker, gate) = (nil, nil, nil)
      if hasMoved { drawingSources = nil }
      revision += 1
      var names: Set<String> = []
      for (name, own) in read where paths.contains(where: own.dependencies.isTouched) { names.insert(name) }
      names.formUnion(audited?.touched(by: Set(paths)) ?? [])
      for name in names { read[name] = nil }
      touched.formUnion(names)
      hands?.isOld = true
      return Change(screens: names.sorted(), problems: [])
    }
  }

  /// Text around a place in a source, with line numbers, as it was read.
  package func excerpt(_ file: String, line: Int) -> String? {
    jobs.perform { [self] in
      guard let text = inputs.sources.first(where: { $0.path == file })?.text else { return nil }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(line - 1) else { return nil }
      let range = max(0, line - 4)..<min(lines.count, line + 5)
      return range.map { "\($0 + 1 == line ? "›" : " ") \($0 + 1)  \(lines[$0].prefix(200))" }.joined(separator: "\n")
    }
  }

  // MARK: The whole audit

  /// Audits everything, on other threads than the one that answers.
  ///
  /// - Returns: The report, or why there is none.
  package func audit() -> Result<AuditReport, UnusableInput> {
    let before = jobs.perform { [self] in revision }
    var request = request
    request.keepsScenes = true
    do throws(UnusableInput) {
      let pipeline = AuditPipeline(request)
      let outcome = try pipeline.audit(try pipeline.project(), changed: nil)
      return jobs.perform { [self] in
        // What changed meanwhile is read by itself.
        if revision == before {
          touched = []
          read = [:]
        }
        audited = outcome.scenes
        return .success(outcome.report)
      }
    } catch {
      return .failure(error)
    }
  }

  /// By a walk's state: the screen's own that shows the same.
  package var ownStates: [String: String] { jobs.perform { [self] in audited?.ownStates ?? [:] } }
}
