/// A screen in one state, laid out for one variant: what a rule looks at.
public struct Scene: Sendable {
  public var screen: String
  public var state: String
  public var variant: Variant
  /// Document order: a parent before its children, siblings as declared; the index is the node's id.
  public var nodes: [SceneNode]
  public var motions: [Motion]
  /// The screen in points, at the origin.
  public var bounds: Rect { Rect(origin: .zero, size: variant.device.size) }
  public init(screen: String, state: String, variant: Variant, nodes: [SceneNode], motions: [Motion] = []) {
    self.screen = screen
    self.state = state
    self.variant = variant
    self.nodes = nodes
    self.motions = motions
  }

  public func children(of node: SceneNode) -> [SceneNode] { node.children.map { nodes[$0] } }
  /// - Returns: From the parent to the root.
  public func ancestors(of node: SceneNode) -> [SceneNode] {
    var result: [SceneNode] = []
    var next = node.parent
    while let id = next {
      result.append(nodes[id])
      next = nodes[id].parent
    }
    return result
  }
  /// - Returns: The node and everything below it, in document order.
  public func subtree(of node: SceneNode) -> [SceneNode] {
    var result: [SceneNode] = []
    func add(_ node: SceneNode) {
      result.append(node)
      for child in node.children { add(nodes[child]) }
    }
    add(node)
    return result
  }
  /// Spoken elements in the order VoiceOver reads them.
  public var spokenElements: [SceneNode] {
    nodes.filter { $0.spoken != nil }.sorted { $0.spoken!.order < $1.spoken!.order }
  }
}

/// A text after setting, where it stands.
public struct SceneText: Sendable {
  public var content: TextContent
  public var measured: MeasuredText
  public var font: FontSpec
  /// The font size follows Dynamic Type.
  public var scales: Bool
  public var lineLimit: Int?
  /// The stretches of a text that has several; empty where one says all.
  public var runs: [SceneTextRun] = []
  public init(content: TextContent, measured: MeasuredText, font: FontSpec, scales: Bool, lineLimit: Int?) {
    self.content = content
    self.measured = measured
    self.font = font
    self.scales = scales
    self.lineLimit = lineLimit
  }
}

/// A stretch of a text with a paint, a size and a weight of its own.
public struct SceneTextRun: Sendable {
  /// UTF-8 offsets in the whole text.
  public var range: Range<Int>
  public var text: String
  /// Composited with the node's opacity over its backdrop when a colour.
  public var foreground: ResolvedPaint
  public var foregroundDerivation: [DerivationStep]
  /// Points per em, as set.
  public var fontSize: Double
  /// Bold (700) or heavier.
  public var isBold: Bool
  public var isLink: Bool
  public init(
    range: Range<Int>, text: String, foreground: ResolvedPaint, foregroundDerivation: [DerivationStep] = [],
    fontSize: Double, isBold: Bool = false, isLink: Bool = false
  ) {
    self.range = range
    self.text = text
    self.foreground = foreground
    self.foregroundDerivation = foregroundDerivation
    self.fontSize = fontSize
    self.isBold = isBold
    self.isLink = isLink
  }
}

/// Something drawn: resolved to one appearance.
public enum Drawing: Sendable {
  /// Coordinates of the screen.
  case fill(Outline, DrawPaint)
  case stroke(Outline, DrawPaint, width: Double)
  /// Lines at the frame's origin.
  case text(DrawPaint)
  /// The glyphs and inline images of a part of the text, given in UTF-8 offsets.
  case textRun(Range<Int>, DrawPaint)
  /// A named symbol or image, as a labelled placeholder within the frame.
  case symbol(String, DrawPaint, isMirrored: Bool)
  case shadow(Outline, DrawPaint, radius: Double, offset: Point)
}

/// A paint ready to draw; points in screen space.
public enum DrawPaint: Sendable {
  case color(RGBA)
  case linear(start: Point, end: Point, stops: [(location: Double, color: RGBA)])
  case radial(center: Point, startRadius: Double, endRadius: Double, stops: [(location: Double, color: RGBA)])
  /// Angles in degrees, clockwise from the positive x axis.
  case angular(center: Point, startAngle: Double, endAngle: Double, stops: [(location: Double, color: RGBA)])
  /// Drawn hatched: the colour behind decides. The material's name.
  case material(String)
  /// Drawn as a labelled placeholder. The image's name.
  case image(String)
  /// Drawn hatched: its colour is not known.
  case unknown(String)
}
