import Layout
import SightlineModel
import Testing

/// A tree lowered once and laid out at each end of the error band stands as one that is lowered for that end.
struct LoweredScreenTests {
  /// Every text may be a fifth wider or narrower.
  private struct Estimated: TextSizing {
    func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
      var text = GridText().measure(paragraph, width: width, height: height)
      text.relativeError = 0.2
      return text
    }
  }

  private static func frames(_ screen: LaidOutScreen) -> [String] {
    var lines: [String] = []
    func visit(_ node: LaidOutNode) {
      lines.append("\(node.kind) \(node.frame) \(node.text?.measured.lines.map(\.text) ?? [])")
      node.children.forEach(visit)
    }
    visit(screen.root)
    return lines
  }

  @Test func endsOfTheBandShareTheTree() throws {
    var differing = 0
    for screen in try MeasuredScreenTests.allScreens() {
      let root = try TreeNotation.read(screen.tree)
      var environment = try MeasuredScreenTests.environment(screen)
      let lowered = LoweredScreen(root, in: environment, text: Estimated())
      let central = Self.frames(lowered.laidOut(bias: 0))
      for bias in [-1.0, 1, 0] {
        environment.metricBias = bias
        let alone = Self.frames(layOut(root, in: environment, text: Estimated()))
        #expect(Self.frames(lowered.laidOut(bias: bias)) == alone, "\(screen.id) at \(bias)")
        if alone != central { differing += 1 }
      }
    }
    #expect(differing > 10)
  }
}
