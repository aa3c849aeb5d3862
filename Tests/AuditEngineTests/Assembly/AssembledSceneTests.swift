import Layout
import SightlineModel
import Testing

@testable import AuditEngine

/// A scene that takes what the code says from a twin is the scene that is made without one.
struct AssembledSceneTests {
  /// Ten points a letter, in lines of 20 points; ends of the error band are 20 % away.
  private struct Letters: TextSizing {
    var scale = 1.0
    func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
      let all = Double(paragraph.string.count) * 10 * scale
      let lines = max(1, (all / max(width ?? all, 10)).rounded(.up))
      let size = Size(width: min(all, width ?? all), height: 20 * lines)
      return MeasuredText(
        size: size,
        lines: [
          TextLine(
            text: paragraph.string, start: 0, end: paragraph.string.utf8.count, x: 0, baseline: 15, width: size.width,
            ascent: 15, descent: 5)
        ], fontSize: 17, relativeError: 0.2, inkBounds: Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
  }

  private static func text(_ words: String, line: Int) -> ViewNode {
    var node = ViewNode(text: TextContent(words), source: SourceLocation(file: "A.swift", line: line, column: 1))
    node.modifiers = [
      ViewModifier(.padding),
      ViewModifier(
        .background, arguments: ["style": .style(.color(ColorSpec(light: .black, dark: .white, name: "ground")))]),
    ]
    return node
  }

  private static let trees: [String: ViewNode] = [
    "stack": ViewNode(
      .vStack,
      children: [
        text("A title that needs two lines at least here", line: 2),
        ViewNode(button: TextContent("Continue"), source: SourceLocation(file: "A.swift", line: 3, column: 1)),
        ViewNode(.scrollView, children: [text("Terms", line: 4)]),
      ]),
    // One view fits at one end of the band and another at the other: equal kinds, other words.
    "fits": ViewNode(
      .viewThatFits, children: [text("As long as it", line: 6), text("Short", line: 6)]),
    "covered": ViewNode(
      .zStack,
      children: [
        text("Behind", line: 8),
        ViewNode(.color, arguments: ["style": .style(.color(ColorSpec(light: .white, name: "white")))]),
        text("In front", line: 9),
      ]),
    // Covers what is behind in dark alone.
    "veiled": ViewNode(
      .zStack,
      children: [
        text("Behind", line: 11),
        ViewNode(
          .color,
          arguments: [
            "style": .style(.color(ColorSpec(light: RGBA(red: 1, green: 1, blue: 1, alpha: 0.1), dark: .black)))
          ]),
      ]),
    "touched": ViewNode(
      .vStack,
      children: [
        disabled(
          ViewNode(button: TextContent("Continue"), source: SourceLocation(file: "A.swift", line: 13, column: 1))),
        ViewNode(button: TextContent("Back"), source: SourceLocation(file: "A.swift", line: 14, column: 1)),
        tapped(text("More", line: 15)),
      ]),
  ]

  private static func disabled(_ node: ViewNode) -> ViewNode {
    var node = node
    node.modifiers.append(ViewModifier(.disabled, arguments: ["disabled": .bool(true)]))
    return node
  }
  private static func tapped(_ node: ViewNode) -> ViewNode {
    var node = node
    node.modifiers += [ViewModifier(.contentShape), ViewModifier(.padding), ViewModifier(.onTapGesture)]
    return node
  }

  private static func layout(_ tree: ViewNode, scale: Double = 1, width: Double = 220) -> LaidOutScreen {
    layOut(tree, in: LayoutEnvironment(variant(.light, width)), text: Letters(scale: scale))
  }

  private static func variant(_ appearance: Appearance, _ width: Double = 220) -> Variant {
    Variant(
      device: Device(
        id: "d", alias: "d", size: Size(width: width, height: 480), scale: 2, safeArea: .zero,
        horizontalSizeClass: .compact, verticalSizeClass: .regular), appearance: appearance)
  }

  private static func assembled(
    _ layout: LaidOutScreen, _ appearance: Appearance = .light, twin: AssembledScene? = nil, sharesLayout: Bool = false,
    findsColors: Bool = true
  ) -> AssembledScene {
    SceneAssembler.assembled(
      layout, name: "A", state: "settled", variant: variant(appearance), motions: [], accent: nil, twin: twin,
      sharesLayout: sharesLayout, findsColors: findsColors)
  }

  /// All that rules about lengths look at.
  private static func places(_ scene: Scene) -> [String] {
    scene.nodes.map { node in
      let drawn = "\(node.drawings.map { "\($0)" }) \(node.opacity) \(node.isCovered) \(node.isOverlaid)"
      let place = "\(node.frame) \(node.visibleFrame) \(String(describing: node.hitRegion)) \(node.scrollAxes)"
      let said = "\(String(describing: node.spoken)) \(node.isEnabled) \(node.isInteractive) \(node.uncertainty)"
      return
        "\(node.path) \(node.parent ?? -1) \(node.children) \(node.text?.content.string ?? "") \(place) \(said) \(drawn)"
    }
  }
  private static func colors(_ scene: Scene) -> [String] {
    scene.nodes.map {
      "\(String(describing: $0.foreground)) \(String(describing: $0.backdrop)) \($0.foregroundDerivation) \($0.backdropDerivation)"
    }
  }

  @Test(arguments: trees.keys.sorted(), [0.6, 1, 1.2, 1.6])
  func anEndOfTheBandIsTheSameWithATwin(name: String, scale: Double) throws {
    let tree = try #require(Self.trees[name])
    let twin = Self.assembled(Self.layout(tree))
    let end = Self.layout(tree, scale: scale)
    let alone = Self.assembled(end).scene
    #expect(Self.places(Self.assembled(end, twin: twin, findsColors: false).scene) == Self.places(alone))
  }

  @Test(arguments: trees.keys.sorted(), [false, true])
  func anotherAppearanceIsTheSameWithATwin(name: String, sharesLayout: Bool) throws {
    let layout = Self.layout(try #require(Self.trees[name]))
    let twin = Self.assembled(layout)
    let alone = Self.assembled(layout, .dark).scene
    let shared = Self.assembled(layout, .dark, twin: twin, sharesLayout: sharesLayout).scene
    #expect(Self.places(shared) == Self.places(alone))
    #expect(Self.colors(shared) == Self.colors(alone))
    #expect(Self.colors(shared) != Self.colors(twin.scene))
    #expect(shared.nodes.map(shared.places) == alone.nodes.map(alone.places))
  }

  @Test(arguments: trees.keys.sorted(), [90.0, 320])
  func anotherWidthIsTheSameWithATwin(name: String, width: Double) throws {
    let tree = try #require(Self.trees[name])
    let twin = Self.assembled(Self.layout(tree))
    let alone = Self.assembled(Self.layout(tree, width: width)).scene
    let shared = Self.assembled(Self.layout(tree, width: width), twin: twin).scene
    #expect(Self.places(shared) == Self.places(alone))
    #expect(Self.colors(shared) == Self.colors(alone))
  }

  /// The tests above are about something: at one end the other view is shown.
  @Test func anotherViewFitsAtAnEnd() throws {
    let tree = try #require(Self.trees["fits"])
    func words(_ scale: Double) -> [String] {
      Self.assembled(Self.layout(tree, scale: scale)).scene.nodes.compactMap { $0.text?.content.string }
    }
    #expect(words(1) == ["As long as it"])
    #expect(words(1.6) == ["Short"])
  }
}
