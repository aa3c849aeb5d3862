import SightlineModel

/// Shortest ways through a flow. Leaving the app and coming back is no step of a task.
struct FlowWays {
  private let graph: FlowGraph
  private let next: [String: [FlowGraph.Edge]]
  private let screens: [String: String]

  init(_ graph: FlowGraph) {
    self.graph = graph
    screens = Dictionary(graph.states.map { ($0.id, $0.screen) }) { first, _ in first }
    next = Dictionary(
      grouping: graph.edges.filter { $0.from != $0.to && !$0.action.isOutsideTheApp }, by: \.from)
  }

  func screen(of state: String) -> String { screens[state] ?? state }

  /// - Returns: The edges of the shortest way; `nil` where none leads there. Empty where it is there already.
  func way(from start: String, to isGoal: (_ state: String) -> Bool) -> [FlowGraph.Edge]? {
    var cameBy: [String: FlowGraph.Edge] = [:]
    var open = [start]
    var at = 0
    var seen: Set = [start]
    while at < open.count {
      let state = open[at]
      at += 1
      if isGoal(state) {
        var edges: [FlowGraph.Edge] = []
        var current = state
        while let edge = cameBy[current] {
          edges.append(edge)
          current = edge.from
        }
        return edges.reversed()
      }
      for edge in next[state] ?? [] where seen.insert(edge.to).inserted {
        cameBy[edge.to] = edge
        open.append(edge.to)
      }
    }
    return nil
  }

  /// Screens at the end of the shortest ways from launch: no other screen is first met through them. Nearest first.
  var ends: [String] {
    var order: [String] = []
    var through: Set<String> = []
    var reached: Set<String> = []
    var open = [graph.start]
    var at = 0
    var seen: Set = [graph.start]
    order.append(screen(of: graph.start))
    reached.insert(screen(of: graph.start))
    while at < open.count {
      let state = open[at]
      at += 1
      for edge in next[state] ?? [] where seen.insert(edge.to).inserted {
        open.append(edge.to)
        let screen = self.screen(of: edge.to)
        if reached.insert(screen).inserted {
          order.append(screen)
          through.insert(self.screen(of: state))
        }
      }
    }
    return order.filter { !through.contains($0) }
  }
}
