import AuditEngine
import Flows
import Foundation
import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import WorkJournal

/// The screens of a project, read from its sources and from screen documents.
struct ScreenReading {
  private(set) var screens: [Screen] = []
  private(set) var problems: [InputProblem] = []
  private(set) var unresolved: [AuditReport.Unresolved] = []
  private(set) var notAudited: [AuditReport.NotAudited] = []
  private(set) var viewCalls: AuditReport.ViewCalls?
  /// `nil` without Swift sources.
  private(set) var views: ViewAccount?
  /// Where code outside of views makes views.
  private(set) var otherPlaces: ViewAccount.Places?
  private(set) var dependencies: [String: Dependencies] = [:]
  /// States of a walk that a screen shows by itself as well: by the walk's id, the screen and its own.
  private(set) var ownStates: [String: (screen: String, state: String)] = [:]
  /// What can be read again, to be walked; `nil` without Swift sources.
  private(set) var sources: SourceReading?
  /// What walking on from previews showed, by screen.
  private var previewed: [PreviewWalk.Result] = []
  /// Given each screen as soon as its states are read, on the thread that read it.
  var onScreen: @Sendable (Screen) -> Void = { _ in }
  /// Lines of calls that ran while views were built: what stands there is judged as it is laid out.
  private var linesRun: Set<SourceLocation> = []
  private let documents: [ProjectFile]
  let leftOut: LeftOut

  /// Colours that the sources give names, for pairs of tokens.
  private(set) var colorConstants: [ColorConstant] = []

  /// The sources, parsed, to be walked and read.
  ///
  /// - Parameters:
  ///   - threads: For parsing.
  ///   - again: Whether the process reads sources again and again.
  init(_ inputs: ProjectInputs, _ configuration: Configuration, threads: Int, again: Bool = false) {
    documents = inputs.screenDocuments
    leftOut = inputs.leftOut
    guard !inputs.sources.isEmpty else { return }
    sources = SourceReading(inputs, configuration, threads: threads, again: again)
  }

  /// Bounds what is done with the sources from here on.
  mutating func end(by limit: TimeLimit) { sources?.options.timeLimit = limit }

  /// States that show nothing that others don't are read in fewer variants.
  mutating func readFurtherStatesInFewer() { sources?.options.readsFurtherStatesInFewer = true }

  /// Reads the colours that the sources give names, and no screen.
  mutating func readColors() {
    guard let sources else { return }
    let constants = Parallel.onDeepStack { SourceReading.Constants(sources.makeProject(), sources.files) }
    (colorConstants, problems, unresolved) = (constants.colors, constants.problems, constants.unresolved)
  }

  /// Reads the screens, and walks the app meanwhile.
  ///
  /// - Parameters:
  ///   - selection: What is wanted of the screens; `nil` for all of them.
  ///   - progress: Called for each screen before it is read.
  ///   - walk: What it takes need not be presumed; `nil` where nothing is walked.
  /// - Returns: What the walk found.
  @discardableResult
  mutating func read(
    matrix: VariantMatrix, threads: Int,
    previewWalk: PreviewWalk? = nil, presumesViews: Bool = false, selection: ScreenSelection? = nil,
    progress: @escaping SwiftUIProject.Progress = { _, _, _ in },
    walk: @escaping @Sendable () -> AuditPipeline.Walked? = { nil }
  ) -> AuditPipeline.Walked? {
    var walked: AuditPipeline.Walked?
    if let sources {
      let result = ReadingTeam(
        sources, matrix.variants, threads: threads, previewWalk: previewWalk, presumesViews: presumesViews,
        selection: selection, onScreen: onScreen, progress: progress
      ).read(walk: walk)
      walked = result.walked
      previewed = result.previewed
      screens = result.read.screens
      colorConstants = result.read.colorConstants
      problems = result.read.problems
      unresolved = result.read.unresolved
      notAudited = result.read.notAudited
      viewCalls = result.read.viewCalls
      views = ViewAccount(
        result.read.declaredViews, shown: result.read.views, walked: walked?.views ?? [], notAudited: notAudited,
        places: walked?.places ?? [])
      let others = result.read.declaredViews.places.others
      otherPlaces = others.isEmpty ? nil : .init(others, result.read.views, walked: walked?.places ?? [])
      dependencies = result.read.dependencies
      let ran = result.read.views.places.union(result.read.views.placesPresumed).union(walked?.places ?? [])
      linesRun = Set(ran.map(\.startOfLine))
      markUnused(result.read.declaredViews)
    }
    for file in documents {
      do throws(InputProblem) {
        let document = try WorkJournal.during(.file(file.path)) { () throws(InputProblem) in
          try ScreenDocument.decode(Data(try file.bytes()), file: file.path)
        }
        screens += document.screens
        problems += document.problems
      } catch {
        problems.append(error)
      }
    }
    screens = screens.filter { [leftOut] screen in !leftOut.has(screen: screen.name) }
    return walked
  }
}

extension ScreenReading {
  /// Screens of views that only previews name, or such views. A package of views, which no app of its own shows, has
  /// nothing else.
  private mutating func markUnused(_ declared: DeclaredViews) {
    guard declared.hasApp, let entries = views?.entries else { return }
    if declared.areNamedElsewhere {
      notAudited.append(
        .init(
          .remark("views that no source names"),
          why: "they are many: a list that the build generates may name them, so that all are taken to be shown"))
    }
    let others = declared.views.filter { $0.isPartOfPreview || declared.isAbandoned($0) }
    let unused = (declared.areNamedElsewhere ? [] : Self.unused(entries)).union(others.map(\.name))
    let parts = Set(
      entries.filter { entry in
        entry.status == .previewed && !entry.uses.isEmpty && entry.uses.allSatisfy { $0.through == nil }
      }.map(\.name))
    for index in screens.indices where screens[index].previewLines != nil && parts.contains(screens[index].symbol) {
      screens[index].isPart = true
    }
    // Also where a preview leads to them.
    for index in screens.indices where unused.contains(screens[index].symbol) { screens[index].isUnused = true }
  }

  /// Names of previewed views that nothing shows but such views.
  static func unused(_ entries: [ViewAccount.Entry]) -> Set<String> {
    let previewed = entries.filter { $0.status == .previewed }
    var unused = Set(previewed.map(\.name))
    while let used = previewed.first(where: { entry in
      unused.contains(entry.name) && entry.uses.contains { !($0.by.map(unused.contains) ?? false) }
    }) {
      unused.remove(used.name)
    }
    return unused
  }

  /// Adds what a walk met, to the screens it belongs to; a screen that only a walk meets is one of its own. What a
  /// screen shows by itself as well is not added.
  ///
  /// - Parameter previewLines: Of the previews that it was met from.
  mutating func add(
    _ states: [FlowExplorer.ShownState], _ configuration: Configuration, previewLines: [SourceLines]? = nil
  ) {
    for state in states where !leftOut.has(screen: state.screen) {
      let type = configuration.screens.value.first { $0.name == state.screen }?.type ?? state.screen
      var index = screens.firstIndex { $0.name == state.screen || $0.symbol == type }
      if index == nil {
        var screen = Screen(name: state.screen, symbol: type, source: state.trees[0].root.source, states: [])
        screen.previewLines = previewLines
        screens.append(screen)
        index = screens.count - 1
      }
      let roots = state.trees.map(\.root.withoutActions)
      // What is reached need not be presumed.
      screens[index!].states.removeAll { other in
        other.presumption != nil && other.trees.allSatisfy { roots.contains($0.root.withoutActions) }
      }
      let same = screens[index!].states.first { other in
        let others = other.trees.map(\.root.withoutActions)
        return others == roots || state.isFurther && other.presumption == nil && roots.allSatisfy(others.contains)
      }
      if let same {
        ownStates[state.id] = (screens[index!].name, same.id)
        continue
      }
      var walked = ScreenState(id: state.id, path: state.path, trees: state.trees, isWalked: true)
      if state.isFurther { walked.isFurther = true }
      screens[index!].states.append(walked)
    }
  }

  /// Adds what walking on from previews met, after what the app itself shows.
  mutating func addPreviewed(_ configuration: Configuration) {
    for result in previewed {
      add(result.states, configuration, previewLines: result.previewLines)
      for left in result.notWalked where !notAudited.contains(left) { notAudited.append(left) }
    }
  }

  /// Has states laid out in fewer variants whose pieces others of their screen show: those of the walk and the screen's own
  /// were read beside each other.
  mutating func findFurtherStates(standard: Variant) {
    guard sources?.options.readsFurtherStatesInFewer == true else { return }
    for index in screens.indices where screens[index].presumed == nil {
      var pieces = ShownPieces()
      // What the app itself comes to is worth more than the view alone.
      let order = screens[index].states.indices.filter { screens[index].states[$0].isOfApp }
      for number in order + screens[index].states.indices.filter({ !order.contains($0) }) {
        let state = screens[index].states[number]
        guard state.presumption == nil, state.isFurther != true,
          let tree = state.tree(for: standard) ?? state.trees.first, !pieces.add(tree.root)
        else { continue }
        screens[index].states[number].isFurther = true
      }
    }
    let count = screens.reduce(0) { sum, screen in sum + screen.states.count { $0.isFurther == true } }
    guard count > 0 else { return }
    notAudited.append(
      .init(
        .remark(count == 1 ? "a further state in other languages" : "\(count) further states in other languages"),
        why:
          "they show what another state of their screen shows in every variant, with other data, and are laid out there at "
          + "the largest text size alone; '--locale all' lays them out at every one"))
  }

  /// Where the animations of all states start.
  var animated: Set<SourceLocation> {
    // What moves by itself says nothing of an animation on the line beside it.
    Set(
      screens.flatMap(\.states).flatMap(\.trees).flatMap(\.motions)
        .filter { !["symbolEffect", "phaseAnimator", "keyframeAnimator"].contains($0.api) }.map(\.source))
  }

  /// What the project's own sources animate, whether any state shows it or not.
  var writtenAnimations: [WrittenAnimation] {
    guard let sources else { return [] }
    guard !leftOut.has(.animations) else { return [] }
    return WorkJournal.during(.animations) {
      WrittenAnimation.all(in: sources.files.filter { !sources.stubs.contains($0.path) })
    }
  }

  /// What the project's own sources do by themselves, or without a question.
  var writtenBehaviours: [WrittenBehaviour] {
    guard let sources, !leftOut.has(.animations) else { return [] }
    let unused = (views?.entries ?? []).filter { $0.status == .unused }.map(\.location)
    return WorkJournal.during(.animations) {
      WrittenBehaviour.all(in: sources.files.filter { !sources.stubs.contains($0.path) }, unused: unused)
    }.filter { behaviour in
      switch behaviour.kind {
      // Where they are laid out, they are judged as they are.
      case .namelessControl, .tap, .fixedSize, .systemColor: !linesRun.contains(behaviour.location.startOfLine)
      case .namelessPicture(let view):
        !linesRun.contains(behaviour.location.startOfLine) || !StandIn.draws(view, among: sources.stubs)
      default: true
      }
    }
  }

  /// Words that the project's own sources show, but in views that nothing shows.
  var writtenWords: [WrittenBehaviour] {
    guard let sources, !leftOut.has(.animations) else { return [] }
    let unused = (views?.entries ?? []).filter { view in
      view.status == .unused || view.status == .previewed && view.uses.isEmpty
    }.map(\.location)
    return WorkJournal.during(.animations) {
      WrittenBehaviour.words(in: sources.files.filter { !sources.stubs.contains($0.path) }, unused: unused)
    }
  }

  /// Texts that one function or property gives back.
  var returnedWords: [[WrittenBehaviour]] {
    guard let sources, !leftOut.has(.animations) else { return [] }
    return WorkJournal.during(.animations) {
      WrittenBehaviour.returnedWords(in: sources.files.filter { !sources.stubs.contains($0.path) })
    }
  }

  /// Adds animations that a walk saw, to the screens they start on.
  mutating func add(_ motions: [String: [Motion]]) {
    for screen in screens.indices {
      guard let own = motions[screens[screen].name] ?? motions[screens[screen].symbol] else { continue }
      for state in screens[screen].states.indices {
        for tree in screens[screen].states[state].trees.indices {
          let known = Set(screens[screen].states[state].trees[tree].motions.map(\.source))
          screens[screen].states[state].trees[tree].motions += own.filter { !known.contains($0.source) }
        }
      }
    }
  }
}

extension SourceLocation {
  fileprivate var startOfLine: SourceLocation { SourceLocation(file: file, line: line, column: 1) }
}

/// Everything the interpreter makes stays on the thread that reads; only values come back.
struct SourceReading: Sendable {
  /// Parsed once, for reading, walking and what is asked of the sources afterwards.
  let files: [ParsedFile]
  let stubs: Set<String>
  let strings: any StringLookup
  let colors: any ColorLookup
  let bundle: any BundleLookup
  var options: ReaderOptions

  struct Result: Sendable {
    var screens: [Screen]
    var problems: [InputProblem]
    var unresolved: [AuditReport.Unresolved]
    var notAudited: [AuditReport.NotAudited]
    var viewCalls: AuditReport.ViewCalls
    var dependencies: [String: Dependencies]
    var colorConstants: [ColorConstant]
    var declaredViews: DeclaredViews
    var views: ShownViews

    init(
      _ read: ReadScreens, of list: ScreenList, _ constants: Constants, walked: [SourceLocation: BranchRecord]
    ) {
      let shown = read.screens(of: list, walked: walked)
      screens = shown.screens
      problems = constants.problems
      unresolved = read.unresolved.sorted() + constants.unresolved
      notAudited = read.notAudited + shown.notAudited + constants.otherScreens
      viewCalls = read.viewCalls
      dependencies = read.dependencies
      colorConstants = constants.colors
      declaredViews = constants.views
      views = read.views
    }
  }

  /// What the sources say by themselves, whichever screens are read.
  struct Constants: Sendable {
    let problems: [InputProblem]
    let colors: [ColorConstant]
    /// Colours whose value can't be worked out.
    let unresolved: [AuditReport.Unresolved]
    let views: DeclaredViews
    let otherScreens: [AuditReport.NotAudited]

    init(_ project: SwiftUIProject, _ files: [ParsedFile]) {
      views = project.declaredViews(files)
      otherScreens = project.otherScreens
      problems = project.problems
      (colors, unresolved) = project.colorConstants()
    }
  }

  /// - Parameters:
  ///   - known: Files parsed before, by path: what has not changed is not parsed again.
  ///   - again: Whether the process reads sources again and again: what becomes of each version is let go of after it.
  init(
    _ inputs: ProjectInputs, _ configuration: Configuration, threads: Int = 1, known: [String: ParsedFile] = [:],
    again: Bool = false
  ) {
    files = Parallel.map(inputs.sources, threads: threads) { source in
      if let file = known[source.path], file.text == source.text { return file }
      return ParsedFile(path: source.path, text: source.text)
    }
    stubs = inputs.stubs
    strings = inputs.stringLookup
    colors = inputs.colorLookup
    bundle = inputs.bundle
    var options = ReaderOptions(
      screens: configuration.screens.value.map { ($0.name, $0.type) }, entry: configuration.entry.value,
      components: configuration.components.value.map {
        .init(
          type: $0.type, kind: ViewKind(name: $0.kind), label: $0.label,
          minimumSize: $0.minimumSize == .zero ? nil : $0.minimumSize)
      }, platform: configuration.platform.value, branchBudget: configuration.budgets.branches.value)
    options.steps = configuration.budgets.steps.value
    options.views = configuration.budgets.views.value
    options.widgetFiles = inputs.widgetFiles
    options.missingModules = inputs.missingModules
    options.ownModules = inputs.ownModules
    options.namesElsewhere = inputs.namesElsewhere
    options.flags = inputs.flags
    if configuration.isDebug.value { options.flags.insert("DEBUG") } else { options.flags.remove("DEBUG") }
    options.leftOut = inputs.leftOut.works
    options.frames = LayoutFrames(inputs.typesetter)
    if again { options.formerPrograms = FormerPrograms() }
    self.options = options
  }

  /// - Returns: Bound to the calling thread.
  func makeProject() -> SwiftUIProject {
    SwiftUIProject(parsed: files, stubs: stubs, strings: strings, colors: colors, bundle: bundle, options: options)
  }
}

extension ScreenReading {
  mutating func keep(where isWanted: (Screen) -> Bool) { screens.removeAll { !isWanted($0) } }
  mutating func keepStates(where isWanted: (ScreenState) -> Bool) {
    for index in screens.indices { screens[index].states.removeAll { !isWanted($0) } }
  }

  /// Drops the screens that nothing changed for.
  ///
  /// A screen that only a walk met depends on all that ran while walking.
  mutating func keep(touchedBy changed: Set<String>, walk: Dependencies?) {
    screens.removeAll { screen in
      guard let own = dependencies[screen.name] ?? walk else { return false }
      return !changed.contains(where: own.isTouched)
    }
  }
}

extension ScreenState {
  /// Met by walking the app itself.
  fileprivate var isOfApp: Bool { isWalked == true && path.first != "preview" }
}
