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
    var result: [SceneNode] = [node]
    for child in node.children { result += subtree(of: nodes[child]) }
    return result
  }
  /// Spoken elements in the order VoiceOver reads them.
  public var spokenElements: [SceneNode] {
    nodes.filter { $0.spoken != nil }.sorted { $0.spoken!.order < $1.spoken!.order }
  }
}

/// A view or a modifier with its place on the screen. Each modifier that was applied is a node around what it modifies.
public struct SceneNode: Sendable {
  public var id: Int
  public var parent: Int?
  public var children: [Int]
  public var kind: ViewKind
  public var isModifier: Bool
  public var arguments: Arguments
  /// Screen space, after rounding to pixels; scroll content at offset 0, may lie outside the screen.
  public var frame: Rect
  /// What of the frame can ever be seen: cut by clips, and by the screen unless something scrolls it into view.
  public var visibleFrame: Rect
  /// The nearest scrolling ancestor's id.
  public var scrollContainer: Int?
  /// Axes along which some ancestor scrolls.
  public var scrollAxes: Set<Axis>
  public var source: SourceLocation?
  public var symbol: String?
  public var userView: String?
  /// Kinds and sibling numbers from the root, without modifiers: `vStack/button[1]/text`. Equal over variants.
  public var path: String
  public var text: SceneText?
  /// Paint of text, symbol or shape; composited with the node's opacity over its backdrop when a colour.
  public var foreground: ResolvedPaint?
  /// What lies behind the node, composited.
  public var backdrop: ResolvedPaint?
  /// Product of the ancestors' opacities with its own.
  public var opacity: Double
  /// The steps that led to the foreground's and the backdrop's colours.
  public var foregroundDerivation: [DerivationStep]
  public var backdropDerivation: [DerivationStep]
  /// Shapes to fill or stroke, in drawing order, before the children.
  public var drawings: [Drawing]
  public var accessibility: AccessibilityFacts
  public var spoken: SpokenElement?
  /// Where a touch counts, after layout and clipping; `nil` when the node takes no touch.
  public var hitRegion: Rect?
  public var isInteractive: Bool
  public var isEnabled: Bool
  /// Points by which the frame may be off because a metric is not published or a stand-in font measured the text.
  public var uncertainty: Double
  /// Seconds from the screen's appearing until the view is there; `nil` when it is there at once.
  public var appearsAfter: Double?

  public init(id: Int, parent: Int?, kind: ViewKind, isModifier: Bool, arguments: Arguments, frame: Rect, path: String)
  {
    self.id = id
    self.parent = parent
    self.children = []
    self.kind = kind
    self.isModifier = isModifier
    self.arguments = arguments
    self.frame = frame
    self.visibleFrame = frame
    self.scrollContainer = nil
    self.scrollAxes = []
    self.source = nil
    self.symbol = nil
    self.userView = nil
    self.path = path
    self.text = nil
    self.foreground = nil
    self.backdrop = nil
    self.opacity = 1
    self.foregroundDerivation = []
    self.backdropDerivation = []
    self.drawings = []
    self.accessibility = AccessibilityFacts()
    self.spoken = nil
    self.hitRegion = nil
    self.isInteractive = false
    self.isEnabled = true
    self.uncertainty = 0
  }
  public var isVisible: Bool { opacity > 0.01 && !visibleFrame.isEmpty }
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
  /// Semibold or heavier.
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
