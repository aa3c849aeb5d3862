import Rules
import SceneBuilding
import SightlineModel
import Testing

@testable import AuditEngine

/// What a judgement rests on decides, not how the state was reached.
struct PresumedJudgementTests {
  private static let yellow = DerivationStep(.named("Color.yellow", system: "systemYellow"))
  private static let ground = DerivationStep(.systemBackground)

  private static func late(
    _ color: [DerivationStep] = [yellow], on backdrop: [DerivationStep] = [ground]
  ) -> Sketch {
    text("Late").at(20, 100, 80, 20).line(3).with {
      $0.foregroundDerivation = color
      $0.backdropDerivation = backdrop
    }
  }
  private static func fill(_ line: Int, _ color: RGBA = .white) -> Sketch {
    shape(.color, fill: color).at(0, 90, 402, 60).line(line)
  }

  @Test(arguments: [
    ("constants on the system's ground", vStack(late()), 1.5, true),
    ("a colour that nobody passed", vStack(late([.sample])), 1.5, false),
    ("on a colour that nobody passed", vStack(late(on: [.sample])), 1.5, false),
    ("on what is not known", vStack(late(on: [DerivationStep(.unknown(reason: "a photo"))])), 1.5, false),
    ("faded", vStack(late().with { $0.opacity = 0.25 }), 1.5, false),
    (
      "where several colours meet", vStack(late().with { $0.backdrop = .gradient([.white, .black], reason: "two") }),
      1.5, false
    ),
    // What gives it its ground is not there with it.
    ("what nobody could see", vStack(late()), 1.0, false),
    ("on what was made clear", zStack(fill(1, .clear), late()), 1.5, false),
    ("on what every state shows", zStack(fill(1), late()), 1.5, true),
    ("on what only some states show", zStack(fill(2), late()), 1.5, false),
    ("beside what only some states show", zStack(fill(2).at(0, 300, 402, 60), late()), 1.5, true),
    ("on its own background", late().modified(.background).with { $0.children.append(fill(2)) }, 1.5, true),
  ])
  func constantColors(what: String, sketch: Sketch, ratio: Double, isConstant: Bool) throws {
    let scene = Scene(sketch)
    let node = try #require(scene.nodes.first { $0.text != nil })
    let judgement = Judgement(node: node.id, verdict: .fails(.init("Too faint.", measured: .ratio(ratio, needs: 4.5))))
    let isDecided = judgement.isOfConstantColors([.appearance], in: scene) { $0.line == 1 }
    #expect(isDecided == isConstant, "\(what)")
    // A rule about lengths is told nothing by colours.
    #expect(!judgement.isOfConstantColors([.metrics], in: scene) { _ in true })
  }

  /// A view that all states show without presuming anything, also behind another one.
  @Test func whatIsAlwaysThere() {
    func place(_ line: Int) -> SightlineModel.SourceLocation { .init(file: "A.swift", line: line, column: 1) }
    func state(_ id: String, _ lines: [Int], presuming presumption: String? = nil) -> ScreenState {
      let children = lines.map { ViewNode(text: TextContent("\($0)"), source: place($0)) }
      return ScreenState(
        id: id, trees: [TreeCase(root: ViewNode(.vStack, children: children))], presumption: presumption)
    }
    var screen = Screen(
      name: "A", symbol: "A", source: nil, states: [state("settled", [1, 2]), state("tapped", [1, 3])])
    screen.states.append(state("presumed", [4], presuming: "isLate"))
    #expect((1...4).map { screen.alwaysShows(place($0)) } == [true, false, false, false])
    screen.states = [state("presumed", [4], presuming: "isLate")]
    #expect(!screen.alwaysShows(place(4)))
  }

  /// What a part hides from VoiceOver may be said by the view that the app puts it into.
  @Test(arguments: [(true, "text-spoken", false), (false, "text-spoken", true), (true, "text-clipped", true)])
  func whatAPartHides(isPart: Bool, rule: RuleID, fails: Bool) {
    let scene = Scene(vStack(text("Total"), text("£42.00").accessibilityHidden()))
    let state = ScreenState(id: "settled", trees: [])
    var screen = Screen(name: "Row", symbol: "Row", source: nil, states: [state])
    if isPart { screen.isPart = true }
    var maker = ObservationMaker(screen, state, scene)
    let node = scene.nodes.last { $0.text != nil }?.id
    let observation = maker.observation(Judgement(node: node, verdict: .fails(.init("Hidden."))), of: rule, [0])
    #expect((observation?.verdict.outcome == .fails) == fails)
  }
}
