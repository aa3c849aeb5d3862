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
    let states = (0..<count).map { FlowGraph.State(id: "s\($0)", screen: "Screen \($0)", path: []) }
    let edges = (1..<count).map {
      FlowGraph.Edge(from: "s\($0 / 2)", to: "s\($0)", action: .tap(""), location: nil, effects: [])
    }
    let picture = ScenePicture(
      screen: "Screen 1", state: "s1", variant: "large/en/SE/light", size: Size(width: 375, height: 667),
      content: .png([]))
    let graph = FlowGraph(start: "s0", states: states, edges: edges)
    let html = FlowPicture(graph.outline, sheet: PictureSheet([picture])).markup.html
    #expect(html.contains("href=\"#s0\"") == (count <= FlowPicture.mostThumbnails))
  }

  @Test(arguments: [SampleReport.report, HostileReport.report])
  func theDrawingIsAFileOfItsOwn(report: AuditReport) throws {
    let pictures = report.flow!.states.map { state in
      ScenePicture(
        screen: state.screen, state: state.id, variant: "large/en/SE/light", size: Size(width: 375, height: 667),
        content: .png([1, 2, 3]))
    }
    let context = ReportContext(project: "Sample", pictures: pictures)
    let tree = XMLTree(FlowPictureReporter().string(for: report, in: context))
    #expect(tree.problem == nil)
    let root = try #require(tree.root)
    #expect(root.name == "svg")
    let drawn = Set(root.all.filter { $0.name == "g" }.compactMap { $0.attributes["id"] })
    let used = Set(
      root.all.filter { $0.name == "use" }.compactMap { $0.attributes["href"]?.dropFirst() }.map(String.init))
    #expect(!used.isEmpty && drawn == used)
    var empty = report
    empty.flow = nil
    #expect(XMLTree(FlowPictureReporter().string(for: empty, in: context)).root?.allText == "No flow was walked.")
  }

  /// Twenty states of two screens are two boxes; what leads home from everywhere is said, not drawn.
  @Test func manyStatesAreDrawnByTheirScreens() {
    func edge(_ from: Int, _ to: Int, _ action: FlowAction, _ effects: [FlowGraph.Effect] = []) -> FlowGraph.Edge {
      FlowGraph.Edge(from: "s\(from)", to: "s\(to)", action: action, location: nil, effects: effects)
    }
    let states = (0..<20).map { FlowGraph.State(id: "s\($0)", screen: $0 < 5 ? "Piles" : "PIN", path: []) }
    let stores = FlowGraph.Effect(kind: .stored, name: "isDone", value: "true")
    let edges =
      [edge(0, 1, .tap("Family")), edge(0, 5, .tap("Continue")), edge(1, 6, .tap("Continue"), [stores])]
      + (1..<20).map { edge($0, 0, .relaunch) }
    let outline = FlowGraph(start: "s0", states: states, edges: edges).outline
    #expect(outline.graph.start == "Piles")
    #expect(outline.graph.states.map(\.id) == ["Piles", "PIN"])
    #expect(outline.counts == ["Piles": 5, "PIN": 15])
    #expect(outline.graph.edges.map(\.action) == [.tap("Continue")])
    #expect(outline.graph.edges.map(\.effects) == [[stores]])
    #expect(outline.everywhere.map { "\($0.action.words) → \($0.target)" } == ["launch again → s0"])
  }

  /// From four of five screens one way leads back: it is said with the screens.
  @Test func waysBackFromMostScreensAreSaid() {
    let states = (0..<20).map { FlowGraph.State(id: "s\($0)", screen: "Step \($0 / 4)", path: []) }
    let edges =
      (0..<4).map { index in
        FlowGraph.Edge(
          from: "s\(index * 4)", to: "s\(index * 4 + 4)", action: .tap("Next"), location: nil, effects: [])
      }
      + (1..<5).map { FlowGraph.Edge(from: "s\($0 * 4)", to: "s0", action: .relaunch, location: nil, effects: []) }
    let outline = FlowGraph(start: "s0", states: states, edges: edges).outline
    let next = FlowAction.tap("Next")
    #expect(outline.graph.edges.map(\.action) == [next, next, next, next])
    #expect(outline.everywhere.map(\.sources) == [["Step 1", "Step 2", "Step 3", "Step 4"]])
    #expect(outline.everywhere.map(\.target) == ["Step 0"])
  }

  /// Cycles, loops, unknown ends and islands.
  @Test func oddGraphsAreLaidOut() {
    let states = ["a", "b", "c", "c"].map { FlowGraph.State(id: $0, screen: $0, path: []) }
    let pairs = [("a", "b"), ("b", "a"), ("b", "b"), ("x", "a"), ("a", "y"), ("a", "b")]
    let edges = pairs.map { FlowGraph.Edge(from: $0.0, to: $0.1, action: .tap(""), location: nil, effects: []) }
    let layout = FlowLayout(FlowGraph(start: "missing", states: states, edges: edges))
    #expect(layout.positions.count == 4)
    #expect(layout.bundles.map(\.edges) == [[0, 5], [1], [2]])
    #expect(FlowLayout(FlowGraph(start: "", states: [], edges: [])).positions.isEmpty)
  }
}
