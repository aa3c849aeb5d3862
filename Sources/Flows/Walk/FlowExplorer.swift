public import SightlineModel
import SwiftUIReader

/// Walks through an app from launch: every control of every state reached, prompts answered every way, the app left and
/// launched again.
///
/// States are told apart by what a person can perceive and do, but for their data. A session can't be copied, so each
/// edge is walked anew from launch, without looking at what is shown on the way. Cost: edges × length of the shortest
/// path.
public struct FlowExplorer {
  /// What ends the walk early.
  public struct Budget: Sendable {
    public var states: Int
    public var depth: Int
    /// Things done, prefixes walked anew included.
    public var moves: Int
    public init(states: Int = 200, depth: Int = 60, moves: Int = 40_000) {
      self.states = states
      self.depth = depth
      self.moves = moves
    }
  }
  /// What a state shows, in every variant.
  public struct ShownState: Sendable {
    public var id: String
    public var screen: String
    public var path: [String]
    public var trees: [TreeCase]
  }
  public struct Result {
    public var graph: FlowGraph
    /// What each state shows, for auditing; in the order met. Without those in which a system prompt is in the way.
    public var shown: [ShownState]
    /// States whose controls were not tried: nothing can be said of what leads out of them.
    public var unexplored: Set<String>
    /// Set when a budget ended the walk: what was not walked.
    public var notWalked: [AuditReport.NotAudited]
    /// Where animations start.
    var motions: [MotionWitness]
  }

  /// The way to an animation, and the screen it starts on.
  struct MotionWitness {
    var deeds: [Deed]
    var screen: String
    var sources: Set<SourceLocation>
  }

  let setting: StageSetting
  private let budget: Budget

  public init(_ setting: StageSetting, budget: Budget = Budget()) {
    self.setting = setting
    self.budget = budget
  }

  /// Something to do in a state.
  struct Move {
    var deed: Deed
    var name: String
    var location: SourceLocation?
  }

  private struct Waiting {
    var id: String
    var screen: String
    var exact: String
    var deeds: [Deed]
    var path: [String]
  }

  /// The state of affairs while walking.
  private struct Progress {
    var ids: [String: String] = [:]
    var states: [FlowGraph.State] = []
    var edges: [FlowGraph.Edge] = []
    var shown: [ShownState] = []
    var queue: [Waiting] = []
    var notWalked: [AuditReport.NotAudited] = []
    var motions: [MotionWitness] = []
    var moving: Set<SourceLocation> = []
    var counts: [String: Int] = [:]
    var done = 0
  }

  public func explore() -> Result {
    var progress = Progress()
    let launched = Stage(setting)
    let asked = launched.effects.filter { $0.kind == .prompt }
    let start = note(launched, StateSignature(launched), [], [], &progress)
    if !asked.isEmpty {
      progress.edges.append(FlowGraph.Edge(from: start, to: start, action: "launch", location: nil, effects: asked))
    }
    var tried: Set<String> = []
    var next = 0
    while next < progress.queue.count {
      let state = progress.queue[next]
      next += 1
      guard progress.done < budget.moves else {
        progress.notWalked.append(
          .init(what: "controls of state \(state.id)", why: "the budget of \(budget.moves) moves is used up"))
        continue
      }
      tried.insert(state.id)
      let stage = replay(state.deeds)
      progress.done += state.deeds.count
      for move in moves(stage, state.deeds) { try? walk(move, from: state, &progress) }
    }
    let states = progress.states
    return Result(
      graph: FlowGraph(start: start, states: states, edges: progress.edges), shown: progress.shown,
      unexplored: Set(states.map(\.id).filter { !tried.contains($0) }), notWalked: progress.notWalked,
      motions: progress.motions)
  }

  /// How often a control that changes nothing but data is used again: a code's digits, a counter, a quiz.
  private static let repetitions = 12

  private func walk(_ move: Move, from state: Waiting, _ progress: inout Progress) throws {
    let stage = replay(state.deeds)
    progress.done += state.deeds.count + 1
    let before = stage.effects.count
    var known = Set(stage.session.motions.map(\.source))
    if case .relaunch = move.deed { known = [] }
    try stage.take(move.deed)
    var signature = StateSignature(stage)
    witness(stage, known, state, move, &progress)
    var name = move.name
    var deeds = state.deeds + [move.deed]
    // Used again while it goes on changing what is shown, but not what can be done.
    var last = state.exact
    var times = 1
    let effects = Array(stage.effects.dropFirst(before))
    if progress.ids[signature.kind] == state.id, case .use(_, nil) = move.deed {
      var seen: Set<String> = [last]
      while progress.ids[signature.kind] == state.id, seen.insert(signature.exact).inserted, times < Self.repetitions {
        last = signature.exact
        guard (try? stage.take(move.deed)) != nil else { break }
        progress.done += 1
        times += 1
        deeds.append(move.deed)
        signature = StateSignature(stage)
      }
    }
    func add(_ target: String, _ effects: [FlowGraph.Effect]) {
      // That leaving the app changes nothing goes without saying.
      if case .leaveAndReturn = move.deed, target == state.id, effects.isEmpty { return }
      progress.edges.append(
        FlowGraph.Edge(from: state.id, to: target, action: name, location: move.location, effects: effects))
    }
    guard times > 1, progress.ids[signature.kind] != state.id else {
      let isSame = times > 1
      add(isSame ? state.id : note(stage, signature, deeds, state.path + [name], &progress), effects)
      return
    }
    add(state.id, effects)
    name += ", \(times) times"
    let all = Array(stage.effects.dropFirst(before))
    add(note(stage, signature, deeds, state.path + [name], &progress), all)
  }

  private func note(
    _ stage: Stage, _ signature: StateSignature, _ deeds: [Deed], _ path: [String], _ progress: inout Progress
  ) -> String {
    if let known = progress.ids[signature.kind] { return known }
    let screen = stage.screen
    progress.counts[screen, default: 0] += 1
    let count = progress.counts[screen]!
    let id = count == 1 ? screen : "\(screen)-\(count)"
    progress.ids[signature.kind] = id
    let state = FlowGraph.State(id: id, screen: screen, path: ["launch"] + path)
    progress.states.append(state)
    guard progress.states.count <= budget.states, deeds.count < budget.depth else {
      let why =
        deeds.count < budget.depth
        ? "the budget of \(budget.states) states is used up" : "it is \(deeds.count) moves from launch"
      progress.notWalked.append(.init(what: "state \(id)", why: why))
      return id
    }
    progress.queue.append(Waiting(id: id, screen: screen, exact: signature.exact, deeds: deeds, path: path))
    guard stage.session.pendingPrompt == nil, let trees = setting.trees else { return id }
    // Last, because it takes the session to other circumstances.
    let shown = trees(stage.session) { session in (try? Stage(setting, session).take(deeds)) != nil }
    if !shown.isEmpty { progress.shown.append(ShownState(id: id, screen: screen, path: state.path, trees: shown)) }
    return id
  }

  func replay(_ deeds: [Deed]) -> Stage {
    let stage = Stage(setting)
    try? stage.take(deeds)
    return stage
  }

  /// Remembers the first way to each animation.
  private func witness(
    _ stage: Stage, _ known: Set<SourceLocation>, _ state: Waiting, _ move: Move, _ progress: inout Progress
  ) {
    for motion in stage.session.motions where !known.contains(motion.source) {
      guard progress.moving.insert(motion.source).inserted else { continue }
      // An animation that a view starts by itself belongs to the screen that shows it.
      let isShown = motion.symbol.map(stage.session.userViews.contains) ?? false
      progress.motions.append(
        MotionWitness(
          deeds: state.deeds + [move.deed], screen: isShown ? stage.screen : state.screen, sources: [motion.source]))
    }
  }
}
