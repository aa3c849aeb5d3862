package import SightlineModel
import SwiftInterpreter
import WorkJournal

/// One run of the app, or of one view of it, on a virtual clock.
///
/// Belongs to one thread. After every action the tree is evaluated again and everything that follows from it (appearing,
/// changes, timers) is run until nothing more happens within 30 virtual seconds.
package final class Session {
  /// What is on the screen, from the bottom up: the root, then sheets, covers, alerts.
  package struct Layer {
    /// `root`, `sheet`, `fullScreenCover`, `alert`, `confirmationDialog`, `popover`, `navigationDestination`.
    package var kind: ViewKind
    package var root: ViewNode
    package var arguments: NamedArguments
    package var source: SourceLocation?
    /// Closes the layer, as a swipe down does; not for covers, alerts and the root.
    package var dismiss: Int?
  }
  /// Thrown when an action's number is not one of the present tree.
  package struct UnknownAction: Error {
    package let number: Int
    package init(number: Int) { self.number = number }
  }

  let reading: Reading
  let interpreter: Interpreter
  /// Makes what is shown; asked once per launch, so that state made on the way starts from its first value.
  private let source: ScreenContent
  private(set) var content: [Value] = []
  let surroundings: Surroundings
  private(set) var outcome = Expansion.Outcome()
  var appeared: [Identity: Value] = [:]
  var observed: [Identity: Value] = [:]
  /// How often each length that layout gives was given again since the last event.
  var measurements: [Identity: Int] = [:]
  var animated: [Identity: Value] = [:]
  var received: Set<Identity> = []
  var disappearances: [Identity: FunctionValue] = [:]
  var entrances = Entrances()
  /// What was on the screen when motions were looked for last.
  var previousRoots: [ViewNode] = []
  var passingTexts = PassingTexts()
  /// When the person last did something; infinite while somebody only looks.
  var lastInteraction = 0.0 { didSet { if lastInteraction < .infinity { stateBegan = lastInteraction } } }
  /// Seconds from what was done last to the middle of the time for which the first text was there that came and went by
  /// itself; `nil` where none did.
  package internal(set) var passing: Double?
  /// When the present state came: waits count from there.
  private(set) var stateBegan = 0.0

  package internal(set) var layers: [Layer] = []
  /// Problems while running: an uncaught error, an exhausted budget.
  package private(set) var problems: [String] = []
  /// Views of the present tree whose code stopped the program, in words.
  package var stops: [String] { outcome.failures }
  /// What the present tree has too much of to be shown, in words; sorted.
  package var leftOut: [String] { outcome.leftOut.sorted() }

  /// - Parameter surroundings: What the app has around a view that is shown alone.
  init(
    reading: Reading, interpreter: Interpreter, content: ScreenContent, in surroundings: Surroundings = Surroundings()
  ) {
    self.reading = reading
    self.interpreter = interpreter
    self.surroundings = surroundings
    source = content
  }

  /// The content is what controllers of UIKit hold, which changes with what they do.
  private var isHosted = false
  /// A stack was put around what is shown alone.
  private var isInStack = false
  /// How a preview was entered, as of the last evaluation.
  private(set) var descent: PreviewDescent?

  /// Of an app of UIKit whose window shows no view of SwiftUI.
  var whyNothingIsShown: String {
    let cause = problems.first.map { "; on the way: \($0)" } ?? ""
    guard let root = reading.launchedWindow?.kept("rootViewController"), !root.isNone else {
      return "no controller was put into its window\(cause)"
    }
    let type = Interpreter.writtenName(interpreter.typeName(of: root))
    return "its window shows \(type), and no view of SwiftUI in it\(cause)"
  }

  private func makeRoot() {
    content = []
    guarded { content = try source.make(interpreter, reading) }
    guard source.isOfApp else { return }
    for error in reading.launchErrors { guarded { throw error } }
    isHosted = source.isHosted(interpreter)
    if !isHosted { guarded { try LaunchDelegate.finishLaunching(content, in: interpreter) } }
  }

  /// Whether an app of UIKit whose first controller shows nothing goes on from it.
  private func hostGoesOn() -> Bool {
    var goesOn = false
    guarded { goesOn = try HostedApp(interpreter: interpreter, reading: reading).goOn() }
    return goesOn
  }

  /// Goes back to where the screen was made, or makes it and keeps that.
  private func makeRoot(by moments: RootMoments) {
    let (onPause, horizon) = (reading.clock.onPause, reading.clock.horizon)
    if let known = moments.putBack(source, reading, interpreter) {
      (content, problems) = (known.content, problems + known.problems.filter { !problems.contains($0) })
      (reading.clock.onPause, reading.clock.horizon) = (onPause, horizon)
      writesBefore = reading.ledger.writes
      return
    }
    let decisions = interpreter.decisions
    let asked = RecordingDecider(decisions)
    if moments.isWorthIt { interpreter.decisions = asked }
    let stepsBefore = interpreter.stepsUsed
    makeRoot()
    moments.note(root: interpreter.stepsUsed - stepsBefore)
    guard moments.isWorthIt, interpreter.decisions === asked else {
      interpreter.decisions = decisions
      return
    }
    guarded { for type in moments.environment { EnvironmentObjectStorage.sample(of: type, reading, interpreter) } }
    interpreter.decisions = decisions
    moments.keep(content, problems, of: source, reading, interpreter, asked: asked)
  }

  // MARK: What can be seen

  /// What is shown: the layer in front, with what it leaves visible of those below as its argument `behind`.
  package var tree: ViewNode {
    layers.dropFirst().reduce(layers.first?.root ?? ViewNode(.emptyView)) { below, layer in
      if layer.kind == .navigationDestination { return layer.root }
      // An alert's layer is the alert itself, title and message included.
      var node =
        layer.root.kind == layer.kind
        ? layer.root
        : ViewNode(layer.kind, arguments: layer.arguments, children: [layer.root], source: layer.source)
      if layer.kind != .fullScreenCover { node.arguments.set("behind", .views([below])) }
      return node
    }
  }
  package var effects: [FlowGraph.Effect] { reading.effects.entries }
  package var motions: [Motion] { reading.motions.entries }
  /// A system prompt that waits; answer it before anything else.
  package var pendingPrompt: Prompt? { reading.pendingPrompt }
  /// What the app printed.
  package var output: String { interpreter.output }
  /// How much is still to come, by itself.
  package var waiting: Int { reading.clock.waiting }
  /// Virtual seconds since launch.
  package var time: Double { reading.clock.now }
  /// `UserDefaults` as text, by key.
  package var stored: [String: String] { reading.defaults.values.mapValues(interpreter.describe) }
  /// The conditions that the present tree holds for: those the code looked at.
  package var condition: VariantCondition {
    VariantCondition(reading.readConditions.reads, of: reading.readConditions.variant)
  }
  /// The same, of what is read in several variants.
  func condition(among variants: [Variant]) -> VariantCondition {
    VariantCondition(reading.readConditions.reads, of: reading.readConditions.variant, among: variants)
  }
  /// Types of the project's own on the screen, outermost first.
  package var userViews: [String] { outcome.userViews.map(\.type) }

  /// The type that the body of a type on the screen is nothing but; `nil` for other bodies, and where several of the type show
  /// different ones.
  package func onlyView(in type: String) -> String? {
    outcome.bodies[type].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Notes which views the present state shows: those in front. What something covers in every state is never laid out,
  /// and what is only met on the way to a state that nobody keeps is not either.
  func noteShown() {
    let cover = outcome.presentations.last { $0.isCover }
    for view in outcome.shown where cover.map({ view.identity.isInside($0.identity) }) ?? true { reading.note(view) }
    let (inFront, covered) = placesByLayer
    if !covered.isEmpty { reading.notePlaces(inFront: inFront, covered: covered) }
  }

  /// Where what is on the screen is written, and what a sheet, a cover or a pushed view hides.
  var placesByLayer: (inFront: Set<SourceLocation>, covered: Set<SourceLocation>) {
    guard let front = layers.lastIndex(where: { Presentation.covers.contains($0.kind) }), front > 0 else {
      return ([], [])
    }
    func places(_ layers: ArraySlice<Layer>) -> Set<SourceLocation> {
      layers.reduce(into: []) { $1.root.addPlaces(to: &$0) }
    }
    return (places(layers[front...]), places(layers[..<front]))
  }

  /// Where sheets, covers and alerts are presented: what lies below is hidden, or can't be used.
  var coverPlaces: [SourceLocation] {
    outcome.presentations.filter { Self.kindsAbove.contains($0.kind) }.compactMap(\.source)
  }
  private static let kindsAbove: Set<ViewKind> = [.fullScreenCover, .sheet, .alert, .confirmationDialog, .popover]

  // MARK: What a person can do

  /// Seconds that a person waits after each thing done, and no longer: what comes later is not seen, and what sleeps
  /// longer is not woken. `nil` waits until everything has settled, up to 30 seconds.
  package var patience: Double?

  /// Runs the action behind `.action(number)` of the present tree, to the settled state.
  package func perform(action number: Int) throws { try perform(action: number, value: nil) }

  /// Changes a control: `number` is its `…Binding` argument.
  package func set(binding number: Int, to value: ControlValue) throws {
    try perform(action: number, value: value.value)
  }
  /// Turns a paged or barred tab view to a page, 0-based: `number` is its `selectionBinding`.
  package func select(page index: Int, binding number: Int) throws { try perform(action: number, value: .int(index)) }

  /// What a control can be set to.
  package enum ControlValue: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case integer(Int)
    case text(String)
    var value: Value {
      switch self {
      case .bool(let value): .bool(value)
      case .number(let value): .double(value)
      case .integer(let value): .int(value)
      case .text(let value): Value(.string(value), origin: Origin(.typed))
      }
    }
  }

  func perform(action number: Int, value: Value?) throws {
    guard outcome.actions.indices.contains(number) else { throw UnknownAction(number: number) }
    run(.action(number, value))
  }

  /// Answers the pending prompt. Where the code awaited it, the run is repeated from launch with the answer at hand.
  package func answer(_ answer: PromptAnswer) {
    guard reading.pendingPrompt != nil else { return }
    answers.append(answer)
    if let handler = reading.pendingHandler {
      reading.pendingPrompt = nil
      reading.pendingHandler = nil
      (lastInteraction, passing) = (reading.clock.now, nil)
      reading.clock.horizon = reading.clock.now + Self.settling
      guarded { try handler(answer) }
      settle()
    } else {
      let steps = script
      start(answers: answers)
      for (step, patience) in steps { run(step, patience) }
    }
  }

  /// Lets time pass.
  package func wait(_ seconds: Double) { run(.wait(seconds)) }

  /// Leaves the app or comes back.
  package func setScenePhase(active: Bool) { run(.scenePhase(active)) }

  /// Takes one stored value away, as on a device that an earlier version of the app left behind.
  package func forget(_ key: String) { reading.defaults.forget(key) }

  /// Starts the app again: stored values and answered permissions stay, everything else is forgotten.
  package func relaunch() {
    initialDefaults = reading.defaults
    initialGrants = reading.granted
    script = []
    answers = []
    launchPatience = patience
    start(answers: [])
  }

  private enum Step {
    case action(Int, Value?)
    case wait(Double)
    case scenePhase(Bool)
  }
  private var script: [(step: Step, patience: Double?)] = []
  private var launchPatience: Double?
  private var answers: [PromptAnswer] = []
  private var initialDefaults = StoredDefaults()
  private var initialGrants: [String: Bool] = [:]
  private var base = EnvironmentValues()

  // MARK: Running

  private func run(_ step: Step) { run(step, patience) }

  private func run(_ step: Step, _ patience: Double?) {
    script.append((step, patience))
    interpreter.budget = budget
    passing = nil
    lastInteraction = reading.clock.now
    reading.clock.horizon = reading.clock.now + (patience ?? Self.settling)
    defer { pass(patience) }
    switch step {
    case .action(let number, let value):
      guard outcome.actions.indices.contains(number) else { return }
      let action = outcome.actions[number]
      guarded { try action.run(value) }
      settle()
    case .wait(let seconds):
      reading.clock.horizon = reading.clock.now + seconds
      settle()
      reading.clock.advance(to: reading.clock.horizon)
      settle()
    case .scenePhase(let active):
      base.values["scenePhase"] = .host(NameValue(hostTypeName: "ScenePhase", name: active ? "active" : "background"))
      settle()
    }
  }

  /// Seconds within which what follows from an action counts as its outcome.
  private static let settling = 30.0

  /// Where a person waits a certain time, that time has passed afterwards.
  private func pass(_ patience: Double?) {
    guard patience != nil, reading.pendingPrompt == nil else { return }
    reading.clock.advance(to: reading.clock.horizon)
  }

  func launch(defaults: StoredDefaults = StoredDefaults(), granted: [String: Bool] = [:]) {
    initialDefaults = defaults
    initialGrants = granted
    launchPatience = patience
    start(answers: [])
  }

  /// What can be seen first, before anything that appears did its work.
  func glance() {
    prepare(answers: [])
    makeRoot()
    workEnd = interpreter.stepsUsed
    isLaidOut = false
    defer { isLaidOut = true }
    guarded { try evaluate() }
    forgetPlaces()
  }

  private func start(answers: [PromptAnswer]) {
    prepare(answers: answers)
    let variant = reading.readConditions.variant
    let known = reading.launchedGeometry[variant]
    if let known { reading.geometry = known }
    if let moments = reading.rootMoments, answers.isEmpty, !source.isOfApp {
      makeRoot(by: moments)
      if let known { reading.geometry = known }
    } else {
      makeRoot()
    }
    settle()
    if isHosted, outcome.userViews.isEmpty, hostGoesOn() { settle() }
    reading.launchedGeometry[variant] = reading.geometry.forNextLaunch
    pass(launchPatience)
  }

  private func prepare(answers: [PromptAnswer]) {
    reading.reset(variant: reading.readConditions.variant, defaults: initialDefaults, granted: initialGrants)
    reading.answers = answers
    reading.endLaunch(interpreter)
    interpreter.budget = budget
    outcome = Expansion.Outcome()
    isInStack = source.isPushed
    (appeared, observed, animated, received, disappearances) = ([:], [:], [:], [], [:])
    (entrances, previousRoots, layers, script) = (Entrances(), [], [], [])
    (passingTexts, lastInteraction, passing) = (PassingTexts(), 0, nil)
    writesBefore = reading.ledger.writes
    base = EnvironmentValues()
    base.values = surroundings.environment
    if let limit = source.placement?.textLimit, base.values["dynamicTypeRange"] == nil {
      let names = [DynamicTypeSize.xSmall, limit.size].map(\.swiftName)
      base.values["dynamicTypeRange"] = .host(NamesValue(hostTypeName: "DynamicTypeSize", names: names))
    }
    if reading.controlsHeld.isAllDisabled { base.values["isEnabled"] = .bool(false) }
    reading.clock.onPause = { [weak self] in
      guard let self else { return }
      if self.isExhausted { throw TaskSuspended() }
      try self.refresh()
    }
    workEnd = interpreter.stepsUsed + Self.workLimit
    reading.clock.horizon = launchPatience ?? Self.settling
  }

  private static let roundLimit = 200
  /// Rounds without time passing: a view whose body writes what it reads is evaluated without an end, on a phone as well.
  private static let instantLimit = 24
  var budget: Budget {
    var budget = Budget()
    budget.steps = reading.steps
    return budget
  }

  /// Expressions run from one action to the settled state; beyond, the state is taken as it is, with a problem.
  private static let workLimit = 6_000_000
  /// Steps that running what was put off counts as: what starts two where one ran ends with some memory as well.
  private static let workPerEvent = 100
  private var workEnd = 0
  private var isExhausted: Bool {
    if reading.timeLimit.isOver { return true }
    guard interpreter.stepsUsed > workEnd || reading.work.isSpent(at: interpreter.stepsUsed) else { return false }
    let text = "what happens after \(reading.clock.now.rounded(.down).shortText) s was not followed: too much work"
    if !problems.contains(where: { $0.hasSuffix("too much work") }) { problems.append(text) }
    return true
  }

  /// Until nothing happens any more within the horizon.
  private func settle() {
    measurements = [:]
    workEnd = interpreter.stepsUsed + Self.workLimit
    defer { forgetPlaces() }
    guarded { try evaluate() }
    var rounds = 0
    let start = reading.clock.now
    // A timer that runs many times a second has been seen to move something: from then on views are evaluated once
    // a second.
    var putOffSince: Double?
    var (instant, evaluations) = (start, 0)
    while rounds < Self.roundLimit, !isExhausted {
      rounds += 1
      evaluations = reading.clock.now == instant ? evaluations + 1 : 0
      instant = reading.clock.now
      guard evaluations < Self.instantLimit else {
        let text =
          "what changes itself again and again after \(instant.rounded(.down).shortText) s was not followed to an end"
        if !problems.contains(text) { problems.append(text) }
        break
      }
      if runAppearances() || runChanges() {
        guarded { try refresh() }
      } else if let due = runDue() {
        let now = reading.clock.now
        if let rhythm = Self.rhythm(of: due), now > start + rhythm.watched, now < (putOffSince ?? now) + rhythm.seldom {
          putOffSince = putOffSince ?? now
        } else {
          putOffSince = nil
          guarded { try refresh() }
        }
      } else if putOffSince != nil, reading.clock.nextDue == nil || reading.pendingPrompt != nil {
        putOffSince = nil
        guarded { try refresh() }
      } else if reading.pendingPrompt == nil, let due = reading.clock.nextDue {
        reading.clock.advance(to: due)
      } else if !isLayoutCurrent {
        guarded { try updateLayout() }
      } else {
        return
      }
    }
    if putOffSince != nil { guarded { try refresh() } }
  }

  /// Seconds in which every tick of a timer is followed, and how often its outcome is looked at later.
  private typealias Rhythm = (watched: Double, seldom: Double)
  private static func rhythm(of due: Due) -> Rhythm? {
    switch due {
    case .ticks: (watched: 3, seldom: 1)
    case .seconds: (watched: 10, seldom: 3)
    case .others: nil
    }
  }
  /// What has run: timers of many ticks a second, those of a second or so, and what else comes.
  private enum Due: Int { case ticks, seconds, others }

  /// - Returns: `nil` where nothing is due.
  private func runDue() -> Due? {
    guard reading.clock.hasDueEvents else { return nil }
    var due = Due.ticks
    guarded {
      while try reading.clock.runNext() {
        let interval = reading.clock.intervalRun ?? .infinity
        let kind: Due = interval < 1 ? .ticks : interval < 2 ? .seconds : .others
        if kind.rawValue > due.rawValue { due = kind }
        interpreter.charge(Self.workPerEvent)
        if reading.pendingPrompt != nil || isExhausted { break }
      }
    }
    return due
  }

  func guarded(_ body: () throws -> Void) {
    do {
      try body()
    } catch is AwaitsAnswer {
      // The rest runs when the prompt is answered.
    } catch is TaskSuspended {
      // The task goes on later than anybody looks.
    } catch let thrown as ThrownValue {
      let text = "\(thrown.location): an error that the code does not catch, \(interpreter.describe(thrown.value))"
      if !problems.contains(text) { problems.append(text) }
    } catch {
      let text = "\(error)"
      if !problems.contains(text) { problems.append(text) }
    }
  }

  func evaluate() throws {
    try expand()
    try updateLayout()
  }

  /// Evaluates again where something that the present tree was made from has changed.
  private func refresh() throws {
    guard reading.ledger.isStale || (reading.showsTimeline && evaluatedAt < reading.clock.now) else {
      return reading.motions.closeOpen(changed: [])
    }
    try expand()
    if awaitsFrames { return try updateLayout() }
    isLayoutCurrent = false
    noteMotions()
  }

  /// False while what was shown last has not been laid out for its geometry readers.
  var isLayoutCurrent = true
  /// False while somebody only wants to know which views there are.
  var isLaidOut = true
  /// The present tree as layout needs it to tell its geometry readers apart; `nil` without any.
  var placedTree: PlacedTree?
  /// Something that is kept was changed since the launch.
  var hasWritten: Bool { reading.ledger.writes != writesBefore }
  private var writesBefore = 0
  /// - Returns: What puts back all that a session keeps, as it is now.
  func kept() -> () -> Void {
    let (content, outcome, layers, problems) = (content, outcome, layers, problems)
    let (appeared, observed, measurements, animated) = (appeared, observed, measurements, animated)
    let (received, disappearances, entrances) = (received, disappearances, entrances)
    let (previousRoots, passingTexts, lastInteraction) = (previousRoots, passingTexts, lastInteraction)
    let (passing, stateBegan, isHosted, isInStack) = (passing, stateBegan, isHosted, isInStack)
    let (descent, patience, script, launchPatience) = (descent, patience, script, launchPatience)
    let (answers, initialDefaults, initialGrants, base) = (answers, initialDefaults, initialGrants, base)
    let (workEnd, isLayoutCurrent, isLaidOut, placedTree) = (workEnd, isLayoutCurrent, isLaidOut, placedTree)
    let (writesBefore, evaluatedAt) = (writesBefore, evaluatedAt)
    return {
      (self.content, self.outcome, self.layers, self.problems) = (content, outcome, layers, problems)
      (self.appeared, self.observed, self.measurements) = (appeared, observed, measurements)
      (self.animated, self.received, self.disappearances) = (animated, received, disappearances)
      (self.entrances, self.previousRoots, self.passingTexts) = (entrances, previousRoots, passingTexts)
      (self.lastInteraction, self.passing, self.stateBegan) = (lastInteraction, passing, stateBegan)
      (self.isHosted, self.isInStack, self.descent) = (isHosted, isInStack, descent)
      (self.patience, self.script, self.launchPatience) = (patience, script, launchPatience)
      (self.answers, self.initialDefaults, self.initialGrants) = (answers, initialDefaults, initialGrants)
      (self.base, self.workEnd, self.isLayoutCurrent) = (base, workEnd, isLayoutCurrent)
      (self.isLaidOut, self.placedTree) = (isLaidOut, placedTree)
      (self.writesBefore, self.evaluatedAt) = (writesBefore, evaluatedAt)
    }
  }

  /// When the tree was made, in seconds since launch.
  private var evaluatedAt = 0.0

  func expand() throws {
    let wasInBody = reading.readConditions.isInBody
    reading.readConditions.isInBody = true
    interpreter.runLaunch()
    reading.ledger.begin()
    interpreter.forgetGuesses()
    (reading.showsTimeline, reading.hasMetGeometryReader) = (false, false)
    reading.bodyUUIDCount = 0
    evaluatedAt = reading.clock.now
    var isWhole = false
    interpreter.isBuildingViews = true
    defer {
      reading.readConditions.isInBody = wasInBody
      interpreter.isBuildingViews = wasInBody
      // What was read beyond the point where it stopped is not known.
      if !isWhole { reading.ledger.note() }
    }
    if isHosted || source.isOfApp && reading.launchedWindow != nil {
      let shown = try HostedApp(interpreter: interpreter, reading: reading).shown()
      // An app of SwiftUI may put another controller into its window.
      if isHosted || !shown.isEmpty { (content, isHosted) = (shown, true) }
    }
    var environment = base
    let size = reading.readConditions.variant.device.size
    environment.offered = ProposedSize(width: size.width, height: nil)
    func expanded(_ content: [Value]) throws -> ([ViewNode], Expansion.Outcome, PreviewDescent?) {
      let expansion = Expansion(reading: reading, interpreter: interpreter)
      interpreter.beginViewObjects()
      expansion.screenSize = environment.offered
      expansion.descent = source.isPreview ? PreviewDescent(source) : nil
      // Actions hold the expansion that made them: left in it, they would hold themselves, and all that was shown.
      defer { expansion.outcome = Expansion.Outcome() }
      return (try expansion.nodes(content, environment, .root), expansion.outcome, expansion.descent)
    }
    var (nodes, shown, descent) = try expanded(isInStack ? [Self.stack(of: content)] : content)
    if shown.wantsStack, !isInStack, !source.isOfApp {
      isInStack = true
      (nodes, shown, descent) = try expanded([Self.stack(of: content)])
    }
    self.descent = descent
    outcome = shown
    for failure in outcome.failures where !problems.contains(failure) { problems.append(failure) }
    let root = Self.single(nodes)
    layers = [Layer(kind: .root, root: source.placement?.around(root) ?? root, arguments: NamedArguments())]
    for presentation in outcome.presentations {
      var layer = Layer(
        kind: presentation.kind, root: presentation.root, arguments: presentation.arguments,
        source: presentation.source)
      layer.root.modifiers += presentation.surroundings
      let isLocked = presentation.kind == .sheet && presentation.nodes.contains(where: \.locksSheet)
      if [.sheet, .popover, .confirmationDialog].contains(presentation.kind), !isLocked {
        outcome.actions.append(Action(kind: "dismiss", location: presentation.source) { _ in try presentation.close() })
        layer.dismiss = outcome.actions.count - 1
      }
      layers.append(layer)
    }
    var outside =
      reading.controlsHeld.isAllDisabled ? [ViewModifier(.disabled, arguments: ["disabled": .bool(true)])] : []
    if let limit = source.placement?.textLimit {
      outside.append(
        ViewModifier(.dynamicTypeSize, arguments: ["max": .name(limit.size.swiftName)], source: limit.location))
    }
    for index in layers.indices { layers[index].root.modifiers += surroundings.modifiers + outside }
    isWhole = true
    interpreter.viewObjects.end()
  }

  static func single(_ nodes: [ViewNode]) -> ViewNode {
    nodes.count == 1 ? nodes[0] : ViewNode(.group, children: nodes)
  }
}
