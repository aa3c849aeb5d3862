import Foundation
import SightlineModel
import Testing

@testable import Reporting

struct FlowTests {
  @Test func graphvizTextHoldsAnyName() {
    var text = ""
    FlowGraphWriter().writeGraphviz(HostileReport.report.flow!, to: &text)
    for line in text.split(separator: "\n") {
      let rest = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "")
      #expect(!rest.contains("\"") && !rest.contains("<"), "\(line)")
    }
    var sample = ""
    FlowGraphWriter().writeGraphviz(SampleReport.flow, to: &sample)
    #expect(sample.contains("s0 -> s3 [label=\"tap Close\\nstores hasOnboarded = true\"];"))
  }

  @Test func statesStandByTheirDistanceAndNeverOverlap() {
    let layout = FlowLayout(SampleReport.flow)
    #expect(layout.column == [0, 1, 2, 1])
    for (a, first) in layout.positions.enumerated() {
      for (b, second) in layout.positions.enumerated() where a < b {
        let size = Size(width: layout.metrics.nodeWidth, height: layout.metrics.nodeHeight)
        #expect(!Rect(origin: first, size: size).intersects(Rect(origin: second, size: size)))
      }
    }
  }

  /// Cycles, loops, unknown ends and islands.
  @Test func oddGraphsAreLaidOut() {
    let states = ["a", "b", "c", "c"].map { FlowGraph.State(id: $0, screen: $0, path: []) }
    let pairs = [("a", "b"), ("b", "a"), ("b", "b"), ("x", "a"), ("a", "y"), ("a", "b")]
    let edges = pairs.map { FlowGraph.Edge(from: $0.0, to: $0.1, action: "tap", location: nil, effects: []) }
    let layout = FlowLayout(FlowGraph(start: "missing", states: states, edges: edges))
    #expect(layout.positions.count == 4)
    #expect(layout.bundles.map(\.edges) == [[0, 5], [1], [2]])
    #expect(FlowLayout(FlowGraph(start: "", states: [], edges: [])).positions.isEmpty)
  }
}
