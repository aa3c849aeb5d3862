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

  @Test(arguments: [FlowPicture.mostThumbnails, FlowPicture.mostThumbnails + 1])
  func largeGraphsAreDrawnWithoutThumbnails(count: Int) {
    let states = (0..<count).map { FlowGraph.State(id: "s\($0)", screen: "Welcome", path: []) }
    let edges = (1..<count).map {
      FlowGraph.Edge(from: "s\($0 / 2)", to: "s\($0)", action: "tap", location: nil, effects: [])
    }
    let picture = ScenePicture(
      screen: "Welcome", state: "s1", variant: "large/en/SE/light", size: Size(width: 375, height: 667),
      content: .png([]))
    let graph = FlowGraph(start: "s0", states: states, edges: edges)
    let html = FlowPicture(graph, sheet: PictureSheet([picture])).markup.html
    #expect(html.contains("href=\"#s0\"") == (count <= FlowPicture.mostThumbnails))
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
