public import SightlineModel
import SwiftUIReader

/// Walks through an app from launch: every control of every state reached, prompts answered every way.
///
/// States are told apart by what a person can perceive and do. A session can't be copied, so each edge is walked anew
/// from launch. Cost: edges × length of the shortest path.
public struct FlowExplorer {
  /// What ended the walk early.
  public struct Budget: Sendable {
    public var states: Int
    public var depth: Int
    /// Things done, prefixes walked anew included.
    public var moves: Int
    public init(states: Int = 200, depth: Int = 40, moves: Int = 4000) {
      self.states = states
      self.depth = depth
      self.moves = moves
    }
  }
  /// What a state shows, and the circumstances it holds for.
  public struct StateTree: Sendable {
    public var id: String
    public var screen: String
    public var path: [String]
    public var tree: TreeCase
  }
  public struct Result {
    public var graph: FlowGraph
    /// What each state shows, for auditing; in the order met. Without those in which a system prompt is in the way.
    public var trees: [StateTree]
    /// Animations by the screen they start on.
    public var motions: [String: [Motion]]
    /// States whose controls were not tried: nothing can be said of what leads out of them.
    public var unexplored: Set<String>
    /// Set when a budget ended the walk: what was not walked.
    public var notWalked: [AuditReport.NotAudited]
  }

  private let setting: StageSetting
  private let budget: Budget

  public init(_ setting: StageSetting, budget: Budget = Budget()) {
    self.setting = setting
    self.budget = budget
  }

  /// One thing done; by position, since names need not be unique.
  private enum Move: Hashable {
    case control(Int, text: String, name: String)
    case answer(PromptAnswer)
    var name: String {
      switch self {
      case .control(_, _, let name): name
      case .answer(let answer): "answer \(answer.rawValue)"
      }
    }
  }

  public func explore() -> Result {
    var ids: [String: String] = [:]
    var states: [FlowGraph.State] = []
    var edges: [FlowGraph.Edge] = []
    var trees: [StateTree] = []
    var notWalked: [AuditReport.NotAudited] = []
    var queue: [(id: String, moves: [Move])] = []
    var motions: [String: [Motion]] = [:]
    var screens: [String: String] = [:]

    func note(_ stage: Stage, _ moves: [Move]) -> String {
      let signature = StateSignature.of(stage)
      if let known = ids[signature] { return known }
      let screen = stage.screen
      let count = states.count { $0.screen == screen }
      let id = count == 0 ? screen : "\(screen)-\(count + 1)"
      ids[signature] = id
      screens[id] = screen
      states.append(FlowGraph.State(id: id, screen: screen, path: ["launch"] + moves.map(\.name)))
      if stage.session.pendingPrompt == nil {
        trees.append(
          StateTree(
            id: id, screen: screen, path: states[states.count - 1].path,
            tree: TreeCase(when: stage.session.condition, root: stage.session.tree)))
      }
      if states.count <= budget.states, moves.count < budget.depth {
        queue.append((id, moves))
      } else {
        notWalked.append(.init(what: "state \(id)", why: "the budget of \(budget.states) states is used up"))
      }
      return id
    }

    let launched = Stage(setting)
    let start = note(launched, [])
    let asked = launched.effects.filter { $0.kind == .prompt }
    if !asked.isEmpty {
      edges.append(FlowGraph.Edge(from: start, to: start, action: "launch", location: nil, effects: asked))
    }
    var done = 0
    var unexplored: Set<String> = []
    var tried: Set<String> = []
    while !queue.isEmpty {
      let (id, moves) = queue.removeFirst()
      guard done < budget.moves else {
        unexplored.insert(id)
        notWalked.append(.init(what: "controls of state \(id)", why: "the budget of \(budget.moves) moves is used up"))
        continue
      }
      tried.insert(id)
      for move in possibleMoves(replay(moves)) {
        let stage = replay(moves)
        done += moves.count + 1
        let before = stage.effects.count
        let moved = Set(stage.session.motions.map(\.source))
        let location = location(of: move, on: stage)
        guard take(move, on: stage) else { continue }
        motions[screens[id] ?? id, default: []] += stage.session.motions.filter { !moved.contains($0.source) }
        let target = note(stage, moves + [move])
        edges.append(
          FlowGraph.Edge(
            from: id, to: target, action: move.name, location: location, effects: Array(stage.effects.dropFirst(before))
          ))
      }
    }
    return Result(
      graph: FlowGraph(start: start, states: states, edges: edges), trees: trees, motions: motions,
      unexplored: unexplored.union(states.map(\.id).filter { !tried.contains($0) }), notWalked: notWalked)
  }

  private func replay(_ moves: [Move]) -> Stage {
    let stage = Stage(setting)
    for move in moves { _ = take(move, on: stage) }
    return stage
  }

  private func take(_ move: Move, on stage: Stage) -> Bool {
    switch move {
    case .control(let index, let text, _):
      let controls = stage.controls
      guard controls.indices.contains(index) else { return false }
      return (try? stage.perform(controls[index], text: text)) != nil
    case .answer(let answer):
      stage.answer(answer)
      return true
    }
  }

  private func location(of move: Move, on stage: Stage) -> SourceLocation? {
    guard case .control(let index, _, _) = move else { return stage.session.pendingPrompt?.location }
    let controls = stage.controls
    return controls.indices.contains(index) ? controls[index].location : nil
  }

  private func possibleMoves(_ stage: Stage) -> [Move] {
    if let prompt = stage.session.pendingPrompt { return prompt.answers.map(Move.answer) }
    return stage.controls.enumerated().filter(\.element.isEnabled).flatMap { index, control -> [Move] in
      let name = control.label.isEmpty ? control.texts.first ?? "control \(index + 1)" : control.label
      switch control.effect {
      case .field:
        return ["", "Zoe", String(repeating: "Long text ", count: 8)].map {
          .control(index, text: $0, name: "type \"\($0)\" into \(name)")
        }
      case .page: return [.control(index, text: "", name: control.label.isEmpty ? "swipe to \(name)" : "tap \(name)")]
      case .dismiss: return [.control(index, text: "", name: name)]
      case .action, .toggle: return [.control(index, text: "", name: "tap \(name)")]
      }
    }
  }
}

/// What a person can perceive and do in a state, as text.
enum StateSignature {
  static func of(_ stage: Stage) -> String {
    let scene = stage.scene
    var parts = [
      stage.session.layers.map(\.kind.rawValue).joined(separator: ","), stage.session.pendingPrompt?.name ?? "",
    ]
    for node in scene.nodes where node.isVisible && !node.isModifier {
      var part = node.path
      if let text = node.text?.content.string { part += " “\(text)”" }
      if let spoken = node.spoken {
        part += " \(spoken.label)|\(spoken.traits.joined(separator: ","))|\(spoken.value ?? "")"
      }
      if !node.isEnabled { part += " disabled" }
      if let image = node.arguments.string("systemName") { part += " \(image)" }
      parts.append(part)
    }
    return parts.joined(separator: "\n")
  }
}
