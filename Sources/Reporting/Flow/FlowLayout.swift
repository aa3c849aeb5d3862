package import SightlineModel

/// Places the states of a flow in columns by their distance from the start.
package struct FlowLayout {
  package struct Metrics: Sendable {
    package var nodeWidth = 104.0
    package var nodeHeight = 252.0
    var columnGap = 132.0
    var rowGap = 44.0
    var margin = 28.0
    package init() {}

    /// With room for a picture of a screen and its name.
    package static var ofMap: Metrics {
      var metrics = Metrics()
      (metrics.nodeWidth, metrics.nodeHeight, metrics.columnGap) = (120, 290, 110)
      return metrics
    }
  }
  /// Edges that lead from one state to the same other are drawn as one.
  package struct Bundle {
    package var from: Int
    package var to: Int
    /// In the graph's order.
    package var edges: [Int]
  }
  package let states: [FlowGraph.State]
  /// Top left of each state's box.
  package let positions: [Point]
  package let bundles: [Bundle]
  package let size: Size
  package let metrics: Metrics
  let column: [Int]

  package init(_ graph: FlowGraph, metrics: Metrics = Metrics()) {
    self.metrics = metrics
    let numbers = Dictionary(graph.states.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let states = graph.states
    self.states = states
    var bundles: [Bundle] = []
    var known: [[Int]: Int] = [:]
    for (index, edge) in graph.edges.enumerated() {
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
      if let bundle = known[[from, to]] {
        bundles[bundle].edges.append(index)
      } else {
        known[[from, to]] = bundles.count
        bundles.append(Bundle(from: from, to: to, edges: [index]))
      }
    }
    self.bundles = bundles

    // 1. Columns: steps from the start; what can't be reached stands in the first.
    var column = [Int](repeating: -1, count: states.count)
    var queue = [numbers[graph.start] ?? 0].filter { states.indices.contains($0) }
    if let first = queue.first { column[first] = 0 }
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for bundle in bundles where bundle.from == state && column[bundle.to] < 0 {
        column[bundle.to] = column[state] + 1
        queue.append(bundle.to)
      }
    }
    for state in states.indices where column[state] < 0 {
      column[state] = 0
      queue.append(state)
    }

    // 2. Rows: in the order they were reached, near the mean of those they come from.
    var rows = [Double](repeating: 0, count: states.count)
    let columns = (column.max() ?? -1) + 1
    var tallest = 0
    for number in 0..<columns {
      let members = queue.filter { column[$0] == number }
      let wanted = members.map { state -> Double in
        let parents = bundles.filter { $0.to == state && column[$0.from] < number }.map { rows[$0.from] }
        return parents.isEmpty ? 0 : parents.reduce(0, +) / Double(parents.count)
      }
      let order = members.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
      for (row, index) in order.enumerated() { rows[members[index]] = Double(row) }
      tallest = max(tallest, members.count)
    }

    // 3. Points: columns centred on one another.
    let step = metrics.nodeHeight + metrics.rowGap
    let height = Double(max(tallest, 1)) * step - metrics.rowGap
    var counts = [Int](repeating: 0, count: max(columns, 1))
    for state in states.indices { counts[column[state]] += 1 }
    var positions: [Point] = []
    for state in states.indices {
      let free = height - (Double(counts[column[state]]) * step - metrics.rowGap)
      positions.append(
        Point(
          x: metrics.margin + Double(column[state]) * (metrics.nodeWidth + metrics.columnGap),
          y: metrics.margin + free / 2 + rows[state] * step))
    }
    self.positions = positions
    self.column = column
    size = Size(
      width: 2 * metrics.margin + Double(max(columns, 1)) * (metrics.nodeWidth + metrics.columnGap) - metrics.columnGap,
      height: 2 * metrics.margin + height + 30)
  }
}
