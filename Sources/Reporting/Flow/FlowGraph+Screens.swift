package import SightlineModel

extension FlowGraph {
  /// What is drawn of a flow: ways that lead to one state from more than half of the others are left out and said in
  /// words, and a flow of many states is drawn by its screens.
  package struct Outline {
    package var graph: FlowGraph
    /// How many states of each screen a box stands for; empty where each state has its own.
    package var counts: [String: Int] = [:]
    /// Actions that are not drawn, with the state that they lead to.
    var everywhere: [Way] = []
    /// Something done that leads to a state, wherever it is done.
    struct Way: Hashable {
      var action: FlowAction
      var target: String
      /// Screens that it leads away from; empty for nearly every state.
      var sources: [String] = []
    }
  }

  /// A graph of more states is drawn by its screens.
  private static var mostStates: Int { 16 }

  package var outline: Outline {
    var sources: [Outline.Way: Set<String>] = [:]
    for edge in edges { sources[Outline.Way(action: edge.action, target: edge.to), default: []].insert(edge.from) }
    let common = sources.filter { states.count > 4 && $0.value.count * 2 > states.count }.keys
    let drawn = edges.filter { !common.contains(Outline.Way(action: $0.action, target: $0.to)) }
    let everywhere = common.sorted { ($0.action.words, $0.target) < ($1.action.words, $1.target) }
    guard states.count > Self.mostStates else {
      return Outline(graph: FlowGraph(start: start, states: states, edges: drawn), everywhere: everywhere)
    }
    let screens = Dictionary(states.map { ($0.id, $0.screen) }, uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    var boxes: [State] = []
    for state in states {
      counts[state.screen, default: 0] += 1
      if counts[state.screen] == 1 { boxes.append(State(id: state.screen, screen: state.screen, path: state.path)) }
    }
    // A way with effects stands for its like without.
    var ways: [Edge] = []
    struct Ends: Hashable {
      var from: String
      var way: Outline.Way
    }
    var places: [Ends: Int] = [:]
    for edge in drawn {
      guard let from = screens[edge.from], let to = screens[edge.to], from != to else { continue }
      let way = Edge(from: from, to: to, action: edge.action, location: edge.location, effects: edge.effects)
      let ends = Ends(from: from, way: Outline.Way(action: edge.action, target: to))
      if let place = places[ends] {
        if ways[place].effects.isEmpty { ways[place] = way }
      } else {
        places[ends] = ways.count
        ways.append(way)
      }
    }
    // What leads from more than half of the screens to one would cross the whole picture.
    let fromScreens = Dictionary(grouping: ways) { Outline.Way(action: $0.action, target: $0.to) }
    let shared = fromScreens.filter { boxes.count > 4 && $0.value.count * 2 > boxes.count }
    let said = shared.map { Outline.Way(action: $0.key.action, target: $0.key.target, sources: $0.value.map(\.from)) }
      .sorted { ($0.action.words, $0.target) < ($1.action.words, $1.target) }
    ways.removeAll { shared[Outline.Way(action: $0.action, target: $0.to)] != nil }
    return Outline(
      graph: FlowGraph(start: screens[start] ?? start, states: boxes, edges: ways), counts: counts,
      everywhere: everywhere + said)
  }
}
