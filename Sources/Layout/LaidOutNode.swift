package import SightlineModel

/// A view or a modifier with its place on the screen.
package struct LaidOutNode: Sendable {
  /// What a node is to its parent.
  package enum Role: String, Sendable {
    case content, background, overlay, label, header, footer, bar
    /// Drawn by the system, without a view in the source: a bordered button's fill, page dots, a row's separator.
    case chrome
  }
  /// What the node is, as lowering found it; shared with the element it comes from until it is changed.
  package private(set) var facts: Shared<NodeFacts>

  /// Screen space, rounded to pixels, mirrored where the layout runs right to left.
  package var frame: Rect
  /// In drawing order: a background before what it lies behind.
  package var children: [LaidOutNode] = []
  package var text: LaidOutText?
  package var image: LaidOutImage?
  /// Filled and stroked in this order, before the children.
  package var shapes: [LaidOutShape] = []
  /// Cuts what is drawn below this node.
  package var clip: Outline?
  package var clipFrame: Rect?
  /// `contentShape`: where touches count.
  package var hitShape: Rect?
  package var opacity: Double = 1
  package var isHidden: Bool = false
  /// Behind a sheet or an alert, with everything below: drawn, but out of reach.
  package var isCovered: Bool = false
  package var allowsHitTesting: Bool = true
  package var zIndex: Double = 0
  package var scroll: LaidOutScroll?
  package var kind: ViewKind {
    get { facts.value.kind }
    _modify { yield &facts.value.kind }
  }
  package var isModifier: Bool {
    get { facts.value.isModifier }
    _modify { yield &facts.value.isModifier }
  }
  package var role: Role {
    get { facts.value.role }
    _modify { yield &facts.value.role }
  }
  /// A view's parameters; `nil` for modifiers and for most of what the system draws.
  package var view: ViewPayload? {
    get { facts.value.view }
    _modify { yield &facts.value.view }
  }
  /// Made by an initialiser that is not known: what it passes is left out.
  package var isPartlyRead: Bool {
    get { facts.value.isPartlyRead }
    _modify { yield &facts.value.isPartlyRead }
  }
  /// A style that is not known, or a modifier, draws it in its own way.
  package var hasUnknownLook: Bool {
    get { facts.value.hasUnknownLook }
    _modify { yield &facts.value.hasUnknownLook }
  }
  /// The header of a section that stands in no list: iOS makes nothing of it.
  package var isSectionTitle: Bool {
    get { facts.value.isSectionTitle }
    _modify { yield &facts.value.isSectionTitle }
  }
  /// Of a modifier.
  package var modifier: ModifierPayload? {
    get { facts.value.modifier }
    _modify { yield &facts.value.modifier }
  }
  package var source: SourceLocation? {
    get { facts.value.source }
    _modify { yield &facts.value.source }
  }
  package var symbol: String? {
    get { facts.value.symbol }
    _modify { yield &facts.value.symbol }
  }
  package var userView: String? {
    get { facts.value.userView }
    _modify { yield &facts.value.userView }
  }
  package var uses: [SourceLocation] { facts.value.uses }
  package var askedAt: SourceLocation? { facts.value.askedAt }
  package var identity: String? {
    get { facts.value.identity }
    _modify { yield &facts.value.identity }
  }
  /// Seconds from the screen's appearing until the view is there; `nil` when it is there at once.
  package var appearsAfter: Double? {
    get { facts.value.appearsAfter }
    _modify { yield &facts.value.appearsAfter }
  }
  /// What text, symbols and shapes without a style of their own are drawn with.
  package var foreground: StyleSpec {
    get { facts.value.foreground }
    _modify { yield &facts.value.foreground }
  }
  /// The style that hierarchical levels in `foreground` are shares of.
  package var foregroundBase: StyleSpec? {
    get { facts.value.foregroundBase }
    _modify { yield &facts.value.foregroundBase }
  }
  package var tint: StyleSpec {
    get { facts.value.tint }
    _modify { yield &facts.value.tint }
  }
  package var isEnabled: Bool {
    get { facts.value.isEnabled }
    _modify { yield &facts.value.isEnabled }
  }
  /// `light` or `dark` where the tree asks for one.
  package var colorScheme: ColorScheme? {
    get { facts.value.colorScheme }
    _modify { yield &facts.value.colorScheme }
  }
  package var direction: LayoutDirection {
    get { facts.value.direction }
    _modify { yield &facts.value.direction }
  }
  package var contentSize: DynamicTypeSize {
    get { facts.value.contentSize }
    _modify { yield &facts.value.contentSize }
  }
  /// Points by which the node's own size may be off because a metric is not published.
  package var uncertainty: Double {
    get { facts.value.uncertainty }
    _modify { yield &facts.value.uncertainty }
  }
  package var uncertaintyReason: String? {
    get { facts.value.uncertaintyReason }
    _modify { yield &facts.value.uncertaintyReason }
  }

  /// - Parameter frame: In screen space.
  init(_ facts: Shared<NodeFacts>, frame: Rect) {
    self.facts = facts
    self.frame = frame
  }

  package var isSynthetic: Bool { role == .chrome }

  /// An uncertainty that stands for "by any amount".
  package static let unknownExtent = NodeFacts.unknownExtent
}

/// A text as set.
package struct LaidOutText: Sendable {
  /// As shown: after `textCase`.
  package var content: TextContent
  package var measured: MeasuredText
  /// Of the first run, with the environment's weight and slant.
  package var font: FontSpec
  /// The font size follows Dynamic Type.
  package var scales: Bool
  package var lineLimit: Int?
  package var paragraph: Paragraph
}

/// A symbol or picture, drawn as a labelled placeholder within the frame.
package struct LaidOutImage: Sendable {
  package var name: String
  package var isSystem: Bool
  package var isMirrored: Bool
  package var isResizable: Bool
  package var isDecorative: Bool
  /// Points per em of the font that sizes a symbol.
  package var pointSize: Double
}

/// A filled or stroked shape in screen space.
package struct LaidOutShape: Sendable {
  package var outline: Outline
  package var bounds: Rect
  package var style: StyleSpec
  /// `nil` fills.
  package var strokeWidth: Double?
  /// From the use inwards.
  package var derivation: [DerivationStep]

  var isRectangle: Bool { outline == ShapeForm.rectangle.outline(in: bounds) }
}

package struct LaidOutScroll: Sendable {
  package var axes: Set<Axis>
  /// What of the content shows at once, safe areas included.
  package var viewport: Rect
  package var contentSize: Size
}

/// A laid-out screen.
package struct LaidOutScreen: Sendable {
  package var root: LaidOutNode
  /// Kinds layout does not know or only in part, each once per place, in document order.
  package var unsupported: [UnsupportedView]
}

/// A view, modifier or argument that had no effect on layout though it may have in SwiftUI.
package struct UnsupportedView: Hashable, Sendable {
  package var kind: ViewKind
  package var reason: String
  package var source: SourceLocation?
}
