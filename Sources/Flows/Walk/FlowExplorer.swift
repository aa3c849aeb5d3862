package import SightlineModel
import SwiftUIReader
import WorkJournal

/// Walks through an app from launch: every control of every state reached, prompts answered every way, the app left and
/// launched again.
///
/// States are distinguished by what a person can perceive and do, but for their data. Of more than four controls from one
/// place each is used once on a screen, in its further states the first and the last of them. A state that was reached is
/// gone back to for each of its controls; where too many wait, the way to it is walked again from launch, without looking
/// at what is shown on the way.
package struct FlowExplorer {
  /// What ends the walk early.
  package struct Budget: Sendable {
    package var states: Int
    package var depth: Int
    /// Things done, repeated prefixes included.
    package var moves: Int
    package init(states: Int = 200, depth: Int = 60, moves: Int = 40_000) {
      self.states = states
      self.depth = depth
      self.moves = moves
    }
  }
  /// What a state shows, in every variant.
  package struct ShownState: Sendable {
    package var id: String
    package var screen: String
    /// In words, as reports have it.
    package var path: [String]
    package var trees: [TreeCase]
    /// Another state of the screen has shown the same in every variant; this one was read in fewer.
    package var isFurther = false
  }
  package struct Result {
    package var graph: FlowGraph
    /// What each state shows, for auditing; in the order met. Without those in which a system prompt is in the way.
    package var shown: [ShownState]
    /// States whose controls were not tried: nothing can be said of what leads out of them.
    package var unexplored: Set<String>
    /// Set when a budget ended the walk: what was not walked.
    package var notWalked: [AuditReport.NotAudited]
    /// Where animations start.
    var motions: [MotionWitness]
  }

  /// The way to an animation, and the screen it starts on.
  struct MotionWitness {
    var interactions: [Interaction]
    var screen: String
    var sources: Set<SourceLocation>
  }

  let setting: StageSetting
  let budget: Budget

  package init(_ setting: StageSetting, budget: Budget = Budget()) {
    self.setting = setting
    self.budget = budget
  }

  /// Something to do in a state.
  struct Move {
    var interaction: Interaction
    var action: FlowAction
    var location: SourceLocation?
    /// One of many from the same place, neither the first nor the last of them: a digit, a colour.
    var isOneOfMany = false
    var work: Work { Work(.control, action.words, file: location?.file, line: location?.line ?? 0) }
  }

  struct Waiting {
    var id: String
    var screen: String
    var exact: String
    var interactions: [Interaction]
    var path: [FlowAction]
    /// Looks like a state met before; what it keeps is different.
    var isShadow = false
    /// What it keeps, once that was looked at, and what of it decides.
    var memory = ""
    var decisive = ""
    /// The state itself, as it was met; `nil` where too many wait.
    var moment: StageMoment?
  }
  /// States that wait as they were met: each holds all that the app has made.
  private static let momentsHeld = 32

  /// A control used on a screen.
  struct Use: Hashable {
    var screen: String
    var location: SourceLocation?
    var action: FlowAction
  }

  /// The state of affairs while walking.
  struct Progress {
    private var ids: [StateKey: String] = [:]
    private var kinds: [String: [(id: String, data: Set<String>)]] = [:]
    private var met: Set<String> = []
    /// Controls used on a screen, whatever its state.
    var used: Set<Use> = []
    /// Screens whose fields are not tried in every combination.
    var boundedForms: Set<String> = []
    var states: [FlowGraph.State] = []
    var edges: [FlowGraph.Edge] = []
    var shown: [ShownState] = []
    /// By screen, of states that are read in every variant.
    var pieces: [String: ShownPieces] = [:]
    var queue: [Waiting] = []
    var notWalked = NotWalked()
    /// Views whose code stopped the program, in words.
    var stops: Set<String> = []
    var motions: [MotionWitness] = []
    var moving: Set<SourceLocation> = []
    var counts: [String: Int] = [:]
    /// What was kept in the states that look like each state, and what decided in them.
    var memories: [String: Set<String>] = [:]
    var decisions: [String: Set<String>] = [:]
    var decided = 0
    /// Looks of what comes and goes by itself.
    var passed: Set<String> = []
    /// States that wait as they were met.
    var momentsHeld = 0
    var done = 0

    /// States whose controls were tried, by screen.
    var looked: [String: Int] = [:]

    /// A form has a hundred states: where not all can be looked at, those of screens come first of which the fewest were.
    mutating func preferNewScreens(from next: Int) {
      func count(_ place: Int) -> Int { looked[queue[place].screen] ?? 0 }
      guard let best = (next..<queue.count).min(by: { count($0) < count($1) }), count(best) < count(next) else {
        return
      }
      queue.insert(queue.remove(at: best), at: next)
    }

    /// The state that a person would take it for: the same one, or with data met before the one most like it.
    func known(_ signature: StateSignature) -> String? {
      if let same = ids[StateKey(signature)] { return same }
      guard signature.data.isSubset(of: met), let sameKind = kinds[signature.kind] else { return nil }
      func similarity(_ data: Set<String>) -> Int { data.intersection(signature.data).count }
      return sameKind.reduce(sameKind[0]) { similarity($1.data) > similarity($0.data) ? $1 : $0 }.id
    }

    mutating func remember(_ signature: StateSignature, as id: String) {
      ids[StateKey(signature)] = id
      kinds[signature.kind, default: []].append((id, signature.data))
      met.formUnion(signature.data)
    }
  }

  private struct StateKey: Hashable {
    let kind: String
    let data: Set<String>
    init(_ signature: StateSignature) { (kind, data) = (signature.kind, signature.data) }
  }

  package func explore() -> Result {
    var progress = Progress()
    let launched = Stage(setting)
    // What happens by itself, before anything was done.
    let byItself: Set<FlowGraph.Effect.Kind> = [.prompt, .message]
    let isObserved = launched.effects.contains { byItself.contains($0.kind) }
    let asked = isObserved ? launched.effects.filter { byItself.contains($0.kind) || $0.kind == .announcement } : []
    let start = note(launched, StateSignature(launched), [], [], isWhole: !setting.timeLimit.isOver, &progress)
    if !asked.isEmpty {
      progress.edges.append(FlowGraph.Edge(from: start, to: start, action: .launch, location: nil, effects: asked))
    }
    var tried: Set<String> = []
    var next = 0
    while next < progress.queue.count {
      if setting.isHalfDone() { progress.preferNewScreens(from: next) }
      var state = progress.queue[next]
      progress.looked[state.screen, default: 0] += 1
      next += 1
      if progress.queue[next - 1].moment != nil {
        progress.queue[next - 1].moment = nil
        progress.momentsHeld -= 1
      }
      guard let why = end(progress) else {
        let stage = back(to: state, &progress)
        if state.moment == nil { state.moment = stage.moment }
        tried.insert(state.id)
        (state.memory, state.decisive) = (stage.session.memory, stage.session.decisiveMemory)
        noteBounds(of: Form(stage.controls), on: state.screen, &progress)
        // The first control is used where its state was looked at; a session that went on can't go back.
        var atHand: Stage? = stage
        for move in moves(stage, state.interactions) {
          guard setting.hasWorkLeft() else {
            tried.remove(state.id)
            progress.notWalked.note(controlsOf: state.id, of: state.screen, why: whyEnded)
            break
          }
          let use = Use(screen: state.screen, location: move.location, action: move.action)
          let isNew = progress.used.insert(use).inserted
          guard isNew || !move.isOneOfMany else { continue }
          guard !isLeftOut(move) else {
            // What leads out of the state is not known then.
            tried.remove(state.id)
            continue
          }
          try? WorkJournal.during(move.work) { try walk(move, from: state, &atHand, &progress) }
        }
        if setting.timeLimit.isOver { tried.remove(state.id) }
        continue
      }
      progress.notWalked.note(controlsOf: state.id, of: state.screen, why: why)
    }
    let states = progress.states
    return Result(
      graph: FlowGraph(start: start, states: states, edges: progress.edges), shown: progress.shown,
      unexplored: Set(states.map(\.id).filter { !tried.contains($0) }), notWalked: progress.notWalked.all,
      motions: progress.motions)
  }

  /// Says once for each screen that not every combination of what its fields can hold is tried.
  private func noteBounds(of form: Form, on screen: String, _ progress: inout Progress) {
    guard form.isBounded, progress.boundedForms.insert(screen).inserted else { return }
    progress.notWalked.note(
      .combinations(fields: form.count, screen: screen),
      why: "each is varied with the others empty and with the others filled, not with every content of the others")
  }

  /// Whether a control ended an earlier process of this run. One place in the source is one control, whatever data it
  /// shows.
  private func isLeftOut(_ move: Move) -> Bool {
    setting.leftOut.contains { left in
      guard left.work.kind == .control else { return false }
      return left.work.file == nil
        ? left.work == move.work : (left.work.file, left.work.line) == (move.location?.file, move.location?.line)
    }
  }

  private static let tooMuchWork = "running the app's code takes more work than a walk is given"

  /// - Returns: What ends the walk; `nil` while it goes on.
  private func end(_ progress: Progress) -> String? {
    guard progress.done < budget.moves else { return "the budget of \(budget.moves) moves is used up" }
    return setting.hasWorkLeft() ? nil : whyEnded
  }

  private var whyEnded: String { setting.timeLimit.isOver ? setting.timeLimit.why : Self.tooMuchWork }
  /// What is shown now was cut short: it is no state of the app.
  private struct TimeIsOver: Error {}

  /// How often a control that changes nothing but data is used again: a code's digits, a counter, a quiz.
  private static let repetitions = 12

  /// How often one control is used with other outcomes of what its code asks.
  private static let outcomes = 4

  /// Uses a control, as if all that its code asks went well; then with each answer otherwise, where it looked at
  /// something unknown.
  ///
  /// - Parameter atHand: The state as it stands; taken by who goes on from it, and given back where nothing happened.
  private func walk(
    _ move: Move, from state: Waiting, _ atHand: inout Stage?, _ progress: inout Progress
  ) throws {
    let usual = try walk(move, assuming: [], besides: nil, from: state, &atHand, &progress)
    var waiting = usual.questions.map { [$0] }
    var left = Self.outcomes
    while !waiting.isEmpty, left > 0, end(progress) == nil {
      left -= 1
      let assumed = waiting.removeFirst()
      guard let other = try? walk(move, assuming: assumed, besides: usual.target, from: state, &atHand, &progress)
      else {
        continue
      }
      for question in other.questions where !assumed.contains(question) && !usual.questions.contains(question) {
        waiting.append(assumed + [question])
      }
    }
  }

  /// - Parameters:
  ///   - assumed: Questions that are answered no.
  ///   - target: Where it leads when all goes well: what leads there as well is no edge of its own.
  /// - Returns: What was asked for the first time, and where it leads.
  private func walk(
    _ move: Move, assuming assumed: [OpenQuestion], besides target: String?, from state: Waiting,
    _ atHand: inout Stage?, _ progress: inout Progress
  ) throws -> (questions: [OpenQuestion], target: String) {
    let stage = atHand ?? back(to: state, &progress)
    atHand = nil
    progress.done += 1
    let before = stage.effects.count
    var known = Set(stage.session.motions.map(\.source))
    if case .relaunch = move.interaction { known = [] }
    let asked = Set(stage.session.openQuestions)
    let untouched = StageMark(stage)
    let memory = state.memory
    let problems = stage.session.problems
    let assumptions = assumed.map { Interaction.assume($0.location, false) }
    try stage.take(assumptions + [move.interaction])
    if setting.timeLimit.isOver { throw TimeIsOver() }
    var questions: [OpenQuestion] = []
    if case .use = move.interaction { questions = stage.session.openQuestions.filter { !asked.contains($0) } }
    var signature = StateSignature(stage)
    // Last: sessions share what they read, and what was done so far would be forgotten.
    let passing = stage.session.passing
    defer {
      if let passing {
        glance(after: passing, [.hasten(passing)] + assumptions + [move.interaction], move, from: state, &progress)
      }
    }
    witness(stage, known, state, move, &progress)
    var action = move.action
    if let first = assumed.first { action = .assuming(action, outcome: "not \(first.reason)") }
    var interactions = state.interactions + assumptions + [move.interaction]
    defer { noteEnds(after: action, since: problems, stage, state, &progress) }
    // Used again while it goes on changing what is shown, but not what can be done.
    var last = state.exact
    var times = 1
    let effects = Array(stage.effects.dropFirst(before))
    if progress.known(signature) == state.id, case .use(_, nil) = move.interaction {
      var seen: Set<String> = [last + memory]
      while progress.known(signature) == state.id, seen.insert(signature.exact + stage.session.memory).inserted,
        times < Self.repetitions
      {
        last = signature.exact
        guard (try? stage.take(move.interaction)) != nil else { break }
        if setting.timeLimit.isOver { throw TimeIsOver() }
        progress.done += 1
        times += 1
        interactions.append(move.interaction)
        signature = StateSignature(stage)
      }
    }
    func add(_ goal: String, _ effects: [FlowGraph.Effect]) {
      // That leaving the app changes nothing goes without saying.
      if case .leaveAndReturn = move.interaction, goal == state.id, effects.isEmpty { return }
      if !assumed.isEmpty, goal == target || goal == state.id, effects.isEmpty { return }
      if state.isShadow, goal == state.id, effects.isEmpty { return }
      let edge = FlowGraph.Edge(from: state.id, to: goal, action: action, location: move.location, effects: effects)
      if state.isShadow, progress.edges.contains(where: { $0.isSame(as: edge) }) { return }
      progress.edges.append(edge)
    }
    guard times > 1, progress.known(signature) != state.id else {
      if progress.known(signature) == state.id {
        let done: FlowAction = times > 1 ? .repeated(action, times: times) : action
        remember(stage, signature, interactions, state, done, &progress)
      }
      let goal = times > 1 ? state.id : note(stage, signature, interactions, state.path + [action], &progress)
      add(goal, effects)
      // Where nothing happened, the next control is used from here: walking the way again would show the same.
      if case .use = move.interaction, assumed.isEmpty, passing == nil, untouched == StageMark(stage),
        signature.exact == state.exact
      {
        atHand = stage
      }
      return (questions, goal)
    }
    add(state.id, effects)
    action = .repeated(action, times: times)
    let all = Array(stage.effects.dropFirst(before))
    let goal = note(stage, signature, interactions, state.path + [action], &progress)
    add(goal, all)
    return (questions, goal)
  }

  private func note(
    _ stage: Stage, _ signature: StateSignature, _ interactions: [Interaction], _ path: [FlowAction],
    isWhole: Bool = true, _ progress: inout Progress
  ) -> String {
    if let known = progress.known(signature) { return known }
    let screen = stage.screen
    progress.counts[screen, default: 0] += 1
    let count = progress.counts[screen]!
    let id = count == 1 ? screen : "\(screen)-\(count)"
    progress.remember(signature, as: id)
    let state = FlowGraph.State(id: id, screen: screen, path: [.launch] + path)
    progress.states.append(state)
    // What stopped in the first state is told with the screen itself.
    if interactions.isEmpty {
      progress.stops.formUnion(stage.session.leftOut)
    } else {
      for stop in stage.session.stops + stage.session.leftOut where progress.stops.insert(stop).inserted {
        progress.notWalked.note(.state(screen: screen, id: id), why: stop)
      }
    }
    guard progress.states.count <= budget.states, interactions.count < budget.depth else {
      let why =
        interactions.count < budget.depth
        ? "the budget of \(budget.states) states is used up" : "it is \(interactions.count) moves from launch"
      progress.notWalked.note(state: id, of: screen, why: why)
      return id
    }
    progress.queue.append(
      Waiting(
        id: id, screen: screen, exact: signature.exact, interactions: interactions, path: path,
        moment: moment(stage, &progress)))
    guard isWhole, stage.session.pendingPrompt == nil, let trees = setting.trees else { return id }
    setting.onState(screen, stage.session.tree)
    // Last, because it takes the session to other conditions.
    let isFurther = isFurther(stage, on: screen, &progress)
    let shown = trees(stage.session, isFurther) { session in
      (try? Stage(setting, session).take(interactions)) != nil
    }
    if !shown.isEmpty {
      progress.shown.append(
        ShownState(id: id, screen: screen, path: state.path.map(\.words), trees: shown, isFurther: isFurther))
    }
    return id
  }

  /// Whether all that is shown was shown by a state of the screen before, which was read in every variant.
  private func isFurther(_ stage: Stage, on screen: String, _ progress: inout Progress) -> Bool {
    setting.readsFurtherStatesInFewer && !progress.pieces[screen, default: ShownPieces()].add(stage.session.tree)
  }

  /// Shows what comes after something was done and goes by itself: it is seen and used like anything else, but nothing
  /// is walked on from there.
  private func glance(
    after moment: Double, _ last: [Interaction], _ move: Move, from state: Waiting, _ progress: inout Progress
  ) {
    guard let trees = setting.trees, setting.hasWorkLeft() else { return }
    let interactions = state.interactions + last
    progress.done += interactions.count
    let stage = Stage(setting)
    guard (try? stage.take(interactions)) != nil, stage.session.pendingPrompt == nil, !setting.timeLimit.isOver,
      progress.passed.insert(StateSignature(stage).exact).inserted
    else { return }
    let (screen, count) = (stage.screen, progress.passed.count)
    let isFurther = isFurther(stage, on: screen, &progress)
    let shown = trees(stage.session, isFurther) { session in
      (try? Stage(setting, session).take(interactions)) != nil
    }
    guard !shown.isEmpty else { return }
    let path = [.launch] + state.path + [move.action, .remark("look after \(ShownNumber.text(moment)) s")]
    progress.shown.append(
      ShownState(
        id: "\(screen) passing \(count)", screen: screen, path: path.map(\.words), trees: shown, isFurther: isFurther))
  }

  /// A state as it was met, else walked to again from the launch.
  private func back(to state: Waiting, _ progress: inout Progress) -> Stage {
    if let moment = state.moment { return Stage(moment) }
    progress.done += state.interactions.count
    let stage = Stage(setting)
    try? stage.take(state.interactions)
    return stage
  }

  /// What a state that waits is gone back to.
  func moment(_ stage: Stage, _ progress: inout Progress) -> StageMoment? {
    guard progress.momentsHeld < Self.momentsHeld else { return nil }
    progress.momentsHeld += 1
    return stage.moment
  }
}

extension FlowGraph.Edge {
  /// The same to whoever reads the graph.
  fileprivate func isSame(as other: Self) -> Bool {
    (from, to, action, location) == (other.from, other.to, other.action, other.location)
  }
}
