package import SightlineModel
import SpokenElements

extension Device {
  package static let testPhone = Device(
    id: "iphone-402x874", alias: "standard", size: Size(width: 402, height: 874), scale: 3,
    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), horizontalSizeClass: .compact,
    verticalSizeClass: .regular)
}

extension Variant {
  package static func test(
    _ size: DynamicTypeSize = .large, locale: String = "en", appearance: Appearance = .light
  ) -> Variant { Variant(size: size, locale: locale, device: .testPhone, appearance: appearance) }
}

extension Scene {
  /// Flattens a sketch into a finished scene, spoken elements and hit regions included.
  package init(_ root: Sketch, _ variant: Variant = .test(), motions: [Motion] = []) {
    var flattener = Flattener(screen: Rect(origin: .zero, size: variant.device.size))
    _ = flattener.add(root, parent: nil, path: "", index: 0, Inherited())
    self.init(screen: "Test", state: "settled", variant: variant, nodes: flattener.nodes, motions: motions)
    speak(&self)
  }
  /// - Returns: The first node of a kind.
  package func first(_ kind: ViewKind) -> SceneNode { nodes.first { $0.kind == kind }! }
}

private struct Inherited {
  var opacity = 1.0
  var scrollContainer: Int?
  var scrollAxes: Set<Axis> = []
  var source: SourceLocation?
  var clip: Rect?
  var isEnabled = true
}

private struct Flattener {
  var nodes: [SceneNode] = []
  let screen: Rect
  var nextY = 100.0
  init(screen: Rect) { self.screen = screen }

  mutating func add(_ sketch: Sketch, parent: Int?, path: String, index: Int, _ inherited: Inherited) -> Rect {
    let id = nodes.count
    let ownPath = sketch.isModifier ? path : (path.isEmpty ? "" : path + "/") + "\(sketch.kind)[\(index)]"
    nodes.append(
      SceneNode(
        id: id, parent: parent, kind: sketch.kind, isModifier: sketch.isModifier, frame: .zero, path: ownPath))
    if !sketch.isModifier { nodes[id].view = ViewPayload(sketch.kind, sketch.arguments) }
    nodes[id].modifier = sketch.modifier
    if let parent { nodes[parent].children.append(id) }
    var inner = inherited
    inner.opacity *= sketch.opacity
    inner.isEnabled = inherited.isEnabled && sketch.isEnabled
    inner.source = sketch.source ?? inherited.source
    if !sketch.scrolls.isEmpty {
      inner.scrollContainer = id
      inner.scrollAxes.formUnion(sketch.scrolls)
    }
    if sketch.kind == .clipped || sketch.kind == .clipShape, let frame = sketch.frame {
      inner.clip = inherited.clip?.intersection(frame) ?? frame
    }
    var union: Rect?
    for (number, child) in sketch.children.enumerated() {
      let frame = add(child, parent: id, path: ownPath, index: number, inner)
      union = union?.union(frame) ?? frame
    }
    let frame = sketch.frame ?? union ?? place(sketch)
    nodes[id].frame = frame
    var visible = inner.clip.map(frame.intersection) ?? frame
    if inner.scrollAxes.isEmpty { visible = visible.intersection(screen) }
    nodes[id].visibleFrame = sketch.visibleFrame ?? visible
    nodes[id].text = sketch.text
    nodes[id].foreground = sketch.foreground
    nodes[id].backdrop = sketch.backdrop
    nodes[id].opacity = inner.opacity
    nodes[id].source = inner.source
    nodes[id].isEnabled = inner.isEnabled
    nodes[id].scrollContainer = inherited.scrollContainer
    nodes[id].scrollAxes = inherited.scrollAxes
    nodes[id].drawings = sketch.drawings
    nodes[id].uncertainty = sketch.uncertainty
    nodes[id].appearsAfter = sketch.appearsAfter
    nodes[id].isSectionTitle = sketch.isSectionTitle
    nodes[id].symbol = sketch.symbol
    nodes[id].foregroundDerivation = sketch.foregroundDerivation
    nodes[id].backdropDerivation = sketch.backdropDerivation
    return frame
  }

  private mutating func place(_ sketch: Sketch) -> Rect {
    let size = sketch.text?.measured.size ?? Size(width: 60, height: 44)
    defer { nextY += size.height + 30 }
    return Rect(x: 20, y: nextY, width: size.width, height: size.height)
  }
}
