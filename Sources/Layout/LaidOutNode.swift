public import SightlineModel

/// A view or a modifier with its place on the screen.
public struct LaidOutNode: Sendable {
  /// What a node is to its parent.
  public enum Role: String, Sendable {
    case content, background, overlay, label, header, footer, bar
    /// Drawn by the system, without a view in the source: a bordered button's fill, page dots, a row's separator.
    case chrome
  }
  /// What the node is, as lowering found it; shared with the element it comes from until it is changed.
  private var facts: Shared<NodeFacts>

  /// Screen space, rounded to pixels, mirrored where the layout runs right to left.
  public var frame: Rect
  /// In drawing order: a background before what it lies behind.
  public var children: [LaidOutNode] = []
  public var text: LaidOutText?
  public var image: LaidOutImage?
  /// Filled and stroked in this order, before the children.
  public var shapes: [LaidOutShape] = []
  /// Cuts what is drawn below this node.
  public var clip: Outline?
  public var clipFrame: Rect?
  /// `contentShape`: where touches count.
  public var hitShape: Rect?
  public var opacity: Double = 1
  public var isHidden: Bool = false
  /// Behind a sheet or an alert, with everything below: drawn, but out of reach.
  public var isCovered: Bool = false
  public var allowsHitTesting: Bool = true
  public var zIndex: Double = 0
  public var scroll: LaidOutScroll?
  public var kind: ViewKind {
    get { facts.value.kind }
    _modify { yield &facts.value.kind }
  }
  public var isModifier: Bool {
    get { facts.value.isModifier }
    _modify { yield &facts.value.isModifier }
  }
  public var role: Role {
    get { facts.value.role }
    _modify { yield &facts.value.role }
  }
  /// A view's parameters; `nil` for modifiers and for most of what the system draws.
  public var view: ViewPayload? {
    get { facts.value.view }
    _modify { yield &facts.value.view }
  }
  /// Made by an initialiser that is not known: what it passes is left out.
  public var isPartlyRead: Bool {
    get { facts.value.isPartlyRead }
    _modify { yield &facts.value.isPartlyRead }
  }
  /// Of a modifier.
  public var modifier: ModifierPayload? {
    get { facts.value.modifier }
    _modify { yield &facts.value.modifier }
  }
  public var source: SourceLocation? {
    get { facts.value.source }
    _modify { yield &facts.value.source }
  }
  public var symbol: String? {
    get { facts.value.symbol }
    _modify { yield &facts.value.symbol }
  }
  public var userView: String? {
    get { facts.value.userView }
    _modify { yield &facts.value.userView }
  }
  public var identity: String? {
    get { facts.value.identity }
    _modify { yield &facts.value.identity }
  }
  /// Seconds from the screen's appearing until the view is there; `nil` when it is there at once.
  public var appearsAfter: Double? {
    get { facts.value.appearsAfter }
    _modify { yield &facts.value.appearsAfter }
  }
  /// What text, symbols and shapes without a style of their own are drawn with.
  public var foreground: StyleSpec {
    get { facts.value.foreground }
    _modify { yield &facts.value.foreground }
  }
  /// The style that hierarchical levels in `foreground` are shares of.
  public var foregroundBase: StyleSpec? {
    get { facts.value.foregroundBase }
    _modify { yield &facts.value.foregroundBase }
  }
  public var tint: StyleSpec {
    get { facts.value.tint }
    _modify { yield &facts.value.tint }
  }
  public var isEnabled: Bool {
    get { facts.value.isEnabled }
    _modify { yield &facts.value.isEnabled }
  }
  /// `light` or `dark` where the tree asks for one.
  public var colorScheme: ColorScheme? {
    get { facts.value.colorScheme }
    _modify { yield &facts.value.colorScheme }
  }
  public var direction: LayoutDirection {
    get { facts.value.direction }
    _modify { yield &facts.value.direction }
  }
  public var contentSize: DynamicTypeSize {
    get { facts.value.contentSize }
    _modify { yield &facts.value.contentSize }
  }
  /// Points by which the node's own size may be off because a metric is not published.
  public var uncertainty: Double {
    get { facts.value.uncertainty }
    _modify { yield &facts.value.uncertainty }
  }
  public var uncertaintyReason: String? {
    get { facts.value.uncertaintyReason }
    _modify { yield &facts.value.uncertaintyReason }
  }

  /// - Parameter frame: In screen space.
  init(_ facts: Shared<NodeFacts>, frame: Rect) {
    self.facts = facts
    self.frame = frame
  }

  public var isSynthetic: Bool { role == .chrome }

  /// An uncertainty that stands for "by any amount".
  public static let unknownExtent = NodeFacts.unknownExtent
}

/// A text as set.
public struct LaidOutText: Sendable {
  /// As shown: after `textCase`.
  public var content: TextContent
  public var measured: MeasuredText
  /// Of the first run, with the environment's weight and slant.
  public var font: FontSpec
  /// The font size follows Dynamic Type.
  public var scales: Bool
  public var lineLimit: Int?
  public var paragraph: Paragraph
}

/// A symbol or picture, drawn as a labelled placeholder within the frame.
public struct LaidOutImage: Sendable {
  public var name: String
  public var isSystem: Bool
  public var isMirrored: Bool
  public var isResizable: Bool
  public var isDecorative: Bool
  /// Points per em of the font that sizes a symbol.
  public var pointSize: Double
}

/// A filled or stroked shape in screen space.
public struct LaidOutShape: Sendable {
  public var outline: Outline
  public var bounds: Rect
  public var style: StyleSpec
  /// `nil` fills.
  public var strokeWidth: Double?
  /// From the use inwards.
  public var derivation: [DerivationStep]

  var isRectangle: Bool { outline == ShapeForm.rectangle.outline(in: bounds) }
}

public struct LaidOutScroll: Sendable {
  public var axes: Set<Axis>
  /// What of the content shows at once, safe areas included.
  public var viewport: Rect
  public var contentSize: Size
}

/// A laid-out screen.
public struct LaidOutScreen: Sendable {
  public var root: LaidOutNode
  /// Kinds layout does not know or only in part, each once per place, in document order.
  public var unsupported: [UnsupportedView]
}

/// A view, modifier or argument that had no effect on layout though it may have in SwiftUI.
public struct UnsupportedView: Hashable, Sendable {
  public var kind: ViewKind
  public var reason: String
  public var source: SourceLocation?
}
