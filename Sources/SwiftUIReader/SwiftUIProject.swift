package import SightlineModel
package import SwiftInterpreter
package import WorkJournal

/// A project's sources, read as screens.
///
/// Belongs to one thread. All sessions of a project share its program: the one made last is the one that runs.
package final class SwiftUIProject {
  package let options: ReaderOptions
  /// Syntax errors and the like, with place.
  package let problems: [InputProblem]
  let interpreter: Interpreter
  // What bodies gave leads back to what keeps it.
  deinit { reading.bodies.removeAll() }
  let reading: Reading
  let files: [(path: String, text: String)]

  /// - Parameters:
  ///   - files: Paths relative to the audited folder, with their text.
  ///   - stubs: Paths of files that stand for modules that can't be had.
  package convenience init(
    files: [(path: String, text: String)], stubs: Set<String> = [], strings: any StringLookup = NoStrings(),
    colors: any ColorLookup = NoColors(), bundle: any BundleLookup = NoBundle(),
    options: ReaderOptions = ReaderOptions()
  ) {
    self.init(
      parsed: files.map { ParsedFile(path: $0.path, text: $0.text) }, stubs: stubs, strings: strings, colors: colors,
      bundle: bundle, options: options)
  }

  /// - Parameters:
  ///   - parsed: Paths relative to the audited folder.
  ///   - stubs: Paths of files that stand for modules that can't be had.
  package init(
    parsed: [ParsedFile], stubs: Set<String> = [], strings: any StringLookup = NoStrings(),
    colors: any ColorLookup = NoColors(), bundle: any BundleLookup = NoBundle(),
    options: ReaderOptions = ReaderOptions()
  ) {
    self.options = options
    files = parsed.map { ($0.path, $0.text) }
    reading = Reading(
      strings: strings, colors: colors, bundle: bundle, options: options, variant: Variant(device: .placeholder))
    reading.imageViewLines = BridgedPicture.lines(in: files)
    reading.windowLines = WindowFinder.lines(in: files)
    reading.hostingFiles = BridgedController.files(in: files)
    reading.choices = ChoiceReader(parsed.filter { !stubs.contains($0.path) })
    interpreter = Interpreter(hosts: [
      SwiftUIHost(reading), ControllersHost(reading), FoundationHost(reading), CombineHost(reading),
      LocationHost(reading),
      ErrorsHost(reading), RangesHost(reading), ReflectionHost(reading), SystemCallsHost(reading),
      ServicesHost(reading),
    ])
    interpreter.ledger = reading.ledger
    interpreter.viewObjects.keeping = { [reading] make in try reading.readConditions.keeping(make) }
    interpreter.tasks = reading.clock
    interpreter.hasMoments = true
    reading.clock.questions = { [reference = interpreter.reference] in reference.interpreter?.questionsAsked ?? 0 }
    interpreter.configuration.platformVersion = options.platform == .ios18 ? 18 : 26
    interpreter.configuration.flags = options.flags
    interpreter.missingModules = options.missingModules
    interpreter.ownModules = options.ownModules
    interpreter.formerPrograms = options.formerPrograms
    interpreter.isSystemModule = AppleFrameworks.names.contains
    interpreter.presumesLife = true
    problems = interpreter.load(parsed, stubs: stubs)
    reading.notesModifiers = !hasApp
    (reading.timeLimit, interpreter.timeLimit) = (options.timeLimit, options.timeLimit)
    reading.steps = options.steps
    interpreter.makeKept = { [reading] make in
      let made = try reading.readConditions.collecting(make)
      return (made.value, made.parts.bits)
    }
    interpreter.onLook = { [reading] bits in
      reading.readConditions.handing { Set(bits: bits).forEach(reading.readConditions.note) }
    }
    interpreter.onKeep = { [reading] in reading.readConditions.keep(Set(bits: $0)) }
    interpreter.onUnknownCall = { [reference = interpreter.reference, reading] name, closures, location in
      guard let interpreter = reference.interpreter else { return }
      Callbacks(reading: reading, interpreter: interpreter).expect(closures, of: name, at: location)
    }
    interpreter.onUnknownContent = { [reading] closures, root in
      if reading.fillsEmpty { reading.unknownContents.note(closures, to: root) }
    }
    interpreter.watches = AnalyticsCalls.mayBeEvent
    interpreter.onCall = { [reference = interpreter.reference, reading] owner, name, call in
      guard let interpreter = reference.interpreter,
        let event = AnalyticsCalls(interpreter: interpreter).event(owner: owner, name: name, call: call)
      else {
        return
      }
      reading.effects.appendEvent(event.name, properties: event.properties, at: call.location)
    }
  }

  /// Names that are neither in the sources nor known, sorted.
  package var unresolved: [AuditReport.Unresolved] { interpreter.unresolved }

  /// The delegate of an app of UIKit that shows views of SwiftUI, once it was looked for.
  var hostingDelegate: String??
  /// The `App` type, once it was looked for.
  var ownApp: String??
  var previewCache: [ScreenEntry.Preview]?
  /// Where a program may follow this one: what its previews showed. `nil` keeps nothing.
  package var glances: PreviewGlances?
  /// What no audit looked at, and why.
  package private(set) var notAudited: [AuditReport.NotAudited] = []
  func noteNotAudited(
    _ subject: AuditReport.NotAudited.Subject, why: String, at location: SourceLocation? = nil
  ) {
    let entry = AuditReport.NotAudited(subject, why: why, location: location)
    if !notAudited.contains(entry) { notAudited.append(entry) }
  }
  /// Views whose sources the parser could not read, wholly or in part.
  private func noteUnreadViews() {
    for type in interpreter.declarationsNotRead where type.kind == .structure {
      guard type.conformances.contains(where: { ["View", "App", "ViewModifier"].contains($0) }) else { continue }
      noteNotAudited(
        .view(type.name, at: type.location), why: "nested deeper than 256 levels, not read")
    }
    for type in interpreter.declarations where type.hasSyntaxErrors && !type.isStub {
      guard !interpreter.declarationsNotRead.contains(where: { $0.name == type.name }),
        type.conformances.contains(where: { ["View", "App", "ViewModifier"].contains($0) })
      else { continue }
      noteNotAudited(
        .view(type.name, at: type.location),
        why: "its source has syntax errors; what the parser skipped was not looked at")
    }
  }

  // MARK: Screens

  /// Of the app's screens that are shown alone.
  private(set) var surroundings = Surroundings()
  private var surroundingsNeed = Dependencies()

  func prepareSurroundings(among variants: [Variant]) {
    _ = takeDependencies()
    reading.work.begin(at: interpreter.stepsUsed, granting: options.readingWork / 8)
    surroundings = readSurroundings(among: variants)
    surroundingsNeed = surroundings.isEmpty ? Dependencies() : takeDependencies()
  }

  /// The screen that is read now, its number and how many there are.
  package typealias Progress = @Sendable (_ screen: String, _ done: Int, _ total: Int) -> Void

  /// Finds what counts as a screen.
  package func findScreens(for variants: [Variant]) -> ScreenList {
    guard let first = variants.first else { return ScreenList(entries: [], samples: nil, variants: []) }
    reading.reset(variant: first, defaults: StoredDefaults(), granted: [:])
    noteUnreadViews()
    reading.work.begin(at: interpreter.stepsUsed, granting: options.readingWork / 4)
    let entries = ScreenFinder(project: self, variant: first).entries().filter { !options.leavesOut(screen: $0.name) }
    return ScreenList(entries: entries, samples: reading.samples, variants: variants)
  }

  /// - Returns: Every screen with its states, a tree for each set of conditions among the variants.
  package func screens(for variants: [Variant], progress: Progress = { _, _, _ in }) -> [Screen] {
    let list = findScreens(for: variants)
    let worker = ScreenWorker(self, list)
    for (number, index) in list.order.enumerated() {
      progress(list.name(of: index), number + 1, list.count)
      worker.readStates(of: index)
    }
    worker.presume(
      list.shares(of: [worker.shown], walked: walkedBranches, options: options), enabled: worker.enabledPlaces)
    let (screens, left) = worker.result.screens(of: list, walked: walkedBranches)
    notAudited += left.filter { !notAudited.contains($0) }
    return screens
  }

  func noteDependencies(of entry: ScreenEntry, _ body: () -> Void) {
    _ = takeDependencies()
    body()
    var needed = takeDependencies()
    if entry.isShownAlone { needed.formUnion(surroundingsNeed) }
    dependencies[entry.name, default: Dependencies()].formUnion(needed)
  }

  /// Branches that a walk took: they need not be presumed. Set before screens are read.
  package var walkedBranches: [SourceLocation: BranchRecord] = [:]
  /// Branches that ran, by place.
  package var branchCoverage: [SourceLocation: BranchRecord] { interpreter.branchCoverage }

  /// Where conditions of `disabled` did not hold so far.
  package var enabledPlaces: Set<SourceLocation> { reading.controlsHeld.enabled }

  /// What each screen depends on, by its name.
  package private(set) var dependencies: [String: Dependencies] = [:]

  /// Everything that ran since this was asked last.
  package func takeDependencies() -> Dependencies {
    // What a body needs is noted as it runs.
    reading.bodies.removeAll()
    defer { reading.resourcesUsed = [] }
    return Dependencies(files: Set(interpreter.takeFilesRun()), resources: reading.resourcesUsed)
  }

  /// Whether a walk may go on; when it may not, every session shows what it shows first.
  package var hasWorkLeft: Bool { !isTimeOver && !reading.work.isSpent(at: interpreter.stepsUsed) }
  /// Half of a walk's work is done.
  package var isWorkHalfDone: Bool { reading.work.isHalfSpent(at: interpreter.stepsUsed) }

  /// When what is done now has to end. What a session shows once it is reached is shown half, and is to be dropped.
  package var timeLimit: TimeLimit {
    get { reading.timeLimit }
    set { (reading.timeLimit, interpreter.timeLimit) = (newValue, newValue) }
  }
  package var isTimeOver: Bool { timeLimit.isOver }
  /// Bounds all that the project's sessions do from now on.
  package func beginWalk() { reading.work.begin(at: interpreter.stepsUsed, granting: options.walkingWork) }

  /// The App as it launches, for walking; `nil` when the project has none.
  ///
  /// - Parameter patience: Seconds to wait after the launch, and after each thing done until it is changed; `nil` waits
  ///   until everything has settled.
  package func session(for variant: Variant, patience: Double? = nil) -> Session? {
    guard let app = ScreenFinder(project: self, variant: variant).appType else { return nil }
    interpreter.decisions = hopes
    let content = ScreenContent(.app(app))
    let session = Session(reading: reading, interpreter: interpreter, content: content)
    reading.reset(variant: variant, defaults: StoredDefaults(), granted: [:])
    session.patience = patience
    session.launch()
    return session
  }

  /// What is unknown goes well.
  private var hopes: HopefulDecider {
    HopefulDecider { [reading] in reading.readConditions.isInBody ? reading.ledger.round : nil }
  }

  /// A screen by itself, for walking on from a preview.
  ///
  /// - Parameter index: Its position in the list.
  package func session(of index: Int, in list: ScreenList, for variant: Variant, patience: Double? = nil) -> Session {
    interpreter.decisions = hopes
    let content = list.entries[index].walkedContent ?? list.entries[index].content
    let session = Session(reading: reading, interpreter: interpreter, content: content, in: surroundings)
    reading.reset(variant: variant, defaults: surroundings.defaults, granted: [:])
    session.patience = patience
    session.launch(defaults: surroundings.defaults)
    return session
  }

  /// One view alone, by its type.
  package func session(of typeName: String, for variant: Variant) -> Session? {
    reading.reset(variant: variant, defaults: StoredDefaults(), granted: [:])
    guard let entry = ScreenFinder(project: self, variant: variant).entry(ofType: typeName, name: typeName) else {
      return nil
    }
    let session = Session(reading: reading, interpreter: interpreter, content: entry.content, in: surroundings)
    reading.reset(variant: variant, defaults: surroundings.defaults, granted: [:])
    session.launch(defaults: surroundings.defaults)
    return session
  }

  /// The name of a screen by the Swift type: the configured one, else the type's.
  ///
  /// Of views that share their name the further ones are distinguished by their folders: `HomeView (Settings)`.
  package func screenName(ofType type: String) -> String {
    if let named = options.screens.first(where: { $0.type == type }) { return named.name }
    let written = Interpreter.writtenName(type)
    guard written != type else { return type }
    // The number may only tell it from a framework's type.
    guard interpreter.declaredType(written) != nil || !type.hasSuffix("·2") else { return written }
    guard
      let folder = interpreter.declaredType(type)?.location.file.split(separator: "/").dropLast().last
    else { return type }
    return "\(written) (\(folder))"
  }
}

extension Device {
  /// Until a variant says which; never laid out.
  static let placeholder = Device(
    id: "", alias: "", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)
}
