public import SightlineModel

/// A view or a modifier with its place on the screen.
public struct LaidOutNode: Sendable {
  /// What a node is to its parent.
  public enum Role: String, Sendable {
    case content, background, overlay, label, header, footer, bar
    /// Drawn by the system, without a view in the source: a bordered button's fill, page dots, a row's separator.
    case chrome
  }
  public var kind: ViewKind
  public var isModifier: Bool
  public var role: Role
  /// What a view is told; `nil` for modifiers and for most of what the system draws.
  public var view: ViewPayload?
  /// Made by an initialiser that is not known: what it passes is left out.
  public var isPartlyRead: Bool
  /// Of a modifier.
  public var modifier: ModifierPayload?
  public var source: SourceLocation?
  public var symbol: String?
  public var userView: String?
  public var identity: String?
  /// Seconds from the screen's appearing until the view is there; `nil` when it is there at once.
  public var appearsAfter: Double?
  /// Screen space, rounded to pixels, mirrored where the layout runs right to left.
  public var frame: Rect
  /// In drawing order: a background before what it lies behind.
  public var children: [LaidOutNode]

  public var text: LaidOutText?
  public var image: LaidOutImage?
  /// What text, symbols and shapes without a style of their own are drawn with.
  public var foreground: StyleSpec
  /// The style that hierarchical levels in `foreground` are shares of.
  public var foregroundBase: StyleSpec?
  public var tint: StyleSpec
  /// Filled and stroked in this order, before the children.
  public var shapes: [LaidOutShape]
  /// Cuts what is drawn below this node.
  public var clip: Outline?
  public var clipFrame: Rect?
  /// `contentShape`: where touches count.
  public var hitShape: Rect?
  public var opacity: Double
  public var isEnabled: Bool
  public var isHidden: Bool
  /// Behind a sheet or an alert, with everything below: drawn, but out of reach.
  public var isCovered: Bool
  public var allowsHitTesting: Bool
  public var zIndex: Double
  public var scroll: LaidOutScroll?
  /// `light` or `dark` where the tree asks for one.
  public var colorScheme: ColorScheme?
  public var direction: LayoutDirection
  public var contentSize: DynamicTypeSize
  /// Points by which the node's own size may be off because a metric is not published.
  public var uncertainty: Double
  public var uncertaintyReason: String?

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
