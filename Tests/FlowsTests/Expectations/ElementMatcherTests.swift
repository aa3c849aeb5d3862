import SightlineModel
import Testing

@testable import Flows

struct ElementMatcherTests {
  /// A padded card (whose name stands on the padding) with a symbol and a text, beside a text of the screen's own.
  private let scene = TestScene {
    $0.add(.vStack, userView: "Screen", line: 1)
    $0.add(.padding, under: 0, isModifier: true, userView: "Card", line: 12)
    $0.add(.hStack, under: 1, line: 11)
    $0.add(.image, under: 2, ["systemName": .string("star.fill")], line: 12)
    $0.add(.text, under: 2, line: 13)
    $0.add(.text, under: 0, line: 2)
  }.scene

  @Test(arguments: [
    ("Card", nil, [2]),  // the view, not the modifier that carries its name
    ("Card", "text", [4]),  // with a kind: what stands inside
    ("star.fill", nil, [3]),
    ("Other", nil, []),
  ])
  func aSymbolPicksViewsByType(symbol: String, kind: String?, expected: [Int]) {
    var selector = Selector()
    selector.symbol = symbol
    selector.kind = kind
    #expect(ElementMatcher(selector: selector, scene: scene).matches.map(\.id) == expected)
  }

  @Test func aMemberPicksTheOutermostViewMadeInIt() {
    var selector = Selector()
    selector.symbol = "Card.row"
    func place(_ line: Int) -> SightlineModel.SourceLocation {
      SightlineModel.SourceLocation(file: "A.swift", line: line, column: 1)
    }
    let matcher = ElementMatcher(selector: selector, scene: scene, extents: [place(10)...place(14)])
    #expect(matcher.matches.map(\.id) == [2])
  }
}

/// A scene put together node by node.
struct TestScene {
  private(set) var nodes: [SceneNode] = []
  init(_ build: (inout TestScene) -> Void) { build(&self) }

  mutating func add(
    _ kind: ViewKind, under parent: Int? = nil, _ arguments: NamedArguments = NamedArguments(),
    isModifier: Bool = false,
    userView: String? = nil, line: Int
  ) {
    var node = SceneNode(
      id: nodes.count, parent: parent, kind: kind, isModifier: isModifier,
      frame: Rect(x: 0, y: 0, width: 100, height: 44), path: "\(kind)[\(nodes.count)]")
    if isModifier {
      node.modifier = ModifierPayload(kind, arguments)
    } else {
      node.view = ViewPayload(kind, arguments)
    }
    node.userView = userView
    node.source = SightlineModel.SourceLocation(file: "A.swift", line: line, column: 1)
    if let parent { nodes[parent].children.append(node.id) }
    nodes.append(node)
  }

  var scene: Scene {
    let device = Device(
      id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3, safeArea: .zero,
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    return Scene(screen: "Screen", state: "settled", variant: Variant(device: device), nodes: nodes)
  }
}
