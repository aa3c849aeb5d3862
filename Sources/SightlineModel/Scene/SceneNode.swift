/// A view or a modifier with its place on the screen. Each modifier that was applied is a node around what it modifies.
///
/// Copies share their storage until one of them is changed: rules pass nodes about by the thousand.
public struct SceneNode: Sendable {
  @usableFromInline var storage: Storage

  public var id: Int {
    @inlinable get { storage.declared.id }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.id
    }
  }
  public var parent: Int? {
    @inlinable get { storage.declared.parent }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.parent
    }
  }
  public var children: [Int] {
    @inlinable get { storage.declared.children }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.children
    }
  }
  public var kind: ViewKind {
    @inlinable get { storage.declared.kind }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.kind
    }
  }
  public var isModifier: Bool {
    @inlinable get { storage.declared.isModifier }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.isModifier
    }
  }
  /// A view's parameters; `nil` for modifiers and for most of what the system draws.
  public var view: ViewPayload? {
    @inlinable get { storage.declared.view }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.view
    }
  }
  /// A modifier's parameters; `nil` for views.
  public var modifier: ModifierPayload? {
    @inlinable get { storage.declared.modifier }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.modifier
    }
  }
  /// Made by an initialiser that is not known: what it passes is left out.
  public var isPartlyRead: Bool {
    @inlinable get { storage.declared.isPartlyRead }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.isPartlyRead
    }
  }
  /// Screen space, after rounding to pixels; scroll content at offset 0, may lie outside the screen.
  public var frame: Rect {
    @inlinable get { storage.frame }
    _modify {
      makeUnique()
      yield &storage.frame
    }
  }
  /// What of the frame can ever be seen: cut by clips, and by the screen unless something scrolls it into view.
  public var visibleFrame: Rect {
    @inlinable get { storage.visibleFrame }
    _modify {
      makeUnique()
      yield &storage.visibleFrame
    }
  }
  /// The nearest scrolling ancestor's id.
  public var scrollContainer: Int? {
    @inlinable get { storage.scrollContainer }
    _modify {
      makeUnique()
      yield &storage.scrollContainer
    }
  }
  /// Axes along which some ancestor scrolls.
  public var scrollAxes: Set<Axis> {
    @inlinable get { storage.scrollAxes }
    _modify {
      makeUnique()
      yield &storage.scrollAxes
    }
  }
  public var source: SourceLocation? {
    @inlinable get { storage.declared.source }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.source
    }
  }
  public var symbol: String? {
    @inlinable get { storage.declared.symbol }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.symbol
    }
  }
  public var userView: String? {
    @inlinable get { storage.declared.userView }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.userView
    }
  }
  /// Kinds and sibling numbers from the root, without modifiers: `vStack/button[1]/text`. Equal over variants.
  public var path: String {
    @inlinable get { storage.declared.path }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.path
    }
  }
  public var text: SceneText? {
    @inlinable get { storage.text }
    _modify {
      makeUnique()
      yield &storage.text
    }
  }
  /// Paint of text, symbol or shape; composited with the node's opacity over its backdrop when a colour.
  public var foreground: ResolvedPaint? {
    @inlinable get { storage.foreground }
    _modify {
      makeUnique()
      yield &storage.foreground
    }
  }
  /// Paints that meet point by point, where either is a gradient: what stands in front and what lies behind there.
  public var meetings: [PaintMeeting]? {
    @inlinable get { storage.meetings }
    _modify {
      makeUnique()
      yield &storage.meetings
    }
  }
  /// What lies behind the node, composited.
  public var backdrop: ResolvedPaint? {
    @inlinable get { storage.backdrop }
    _modify {
      makeUnique()
      yield &storage.backdrop
    }
  }
  /// Product of the ancestors' opacities with its own.
  public var opacity: Double {
    @inlinable get { storage.opacity }
    _modify {
      makeUnique()
      yield &storage.opacity
    }
  }
  /// The steps that led to the foreground's and the backdrop's colours.
  public var foregroundDerivation: [DerivationStep] {
    @inlinable get { storage.foregroundDerivation }
    _modify {
      makeUnique()
      yield &storage.foregroundDerivation
    }
  }
  public var backdropDerivation: [DerivationStep] {
    @inlinable get { storage.backdropDerivation }
    _modify {
      makeUnique()
      yield &storage.backdropDerivation
    }
  }
  /// Shapes to fill or stroke, in drawing order, before the children.
  public var drawings: [Drawing] {
    @inlinable get { storage.drawings }
    _modify {
      makeUnique()
      yield &storage.drawings
    }
  }
  /// Forms other than rectangles that cut what is drawn, outermost first.
  public var clipOutlines: [Outline] {
    @inlinable get { storage.clipOutlines }
    _modify {
      makeUnique()
      yield &storage.clipOutlines
    }
  }
  public var accessibility: AccessibilityFacts {
    @inlinable get { storage.declared.accessibility }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.accessibility
    }
  }
  public var spoken: SpokenElement? {
    @inlinable get { storage.declared.spoken }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.spoken
    }
  }
  /// Where a touch counts, after layout and clipping; `nil` when the node takes no touch.
  public var hitRegion: Rect? {
    @inlinable get { storage.hitRegion }
    _modify {
      makeUnique()
      yield &storage.hitRegion
    }
  }
  public var isInteractive: Bool {
    @inlinable get { storage.isInteractive }
    _modify {
      makeUnique()
      yield &storage.isInteractive
    }
  }
  public var isEnabled: Bool {
    @inlinable get { storage.isEnabled }
    _modify {
      makeUnique()
      yield &storage.isEnabled
    }
  }
  /// Behind a sheet or an alert: drawn, but neither read, spoken nor touched.
  public var isCovered: Bool {
    @inlinable get { storage.isCovered }
    _modify {
      makeUnique()
      yield &storage.isCovered
    }
  }
  /// Behind something that fills the screen: opaque, or a scrim with something to read in front of it.
  public var isOverlaid: Bool {
    @inlinable get { storage.isOverlaid }
    _modify {
      makeUnique()
      yield &storage.isOverlaid
    }
  }
  /// Points by which the frame may be off because a metric is not published or a stand-in font measured the text.
  public var uncertainty: Double {
    @inlinable get { storage.uncertainty }
    _modify {
      makeUnique()
      yield &storage.uncertainty
    }
  }
  /// Seconds from the screen's appearing until the view is there; `nil` when it is there at once.
  public var appearsAfter: Double? {
    @inlinable get { storage.declared.appearsAfter }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.appearsAfter
    }
  }

  public init(id: Int, parent: Int?, kind: ViewKind, isModifier: Bool, frame: Rect, path: String) {
    storage = Storage(
      Declared(id: id, parent: parent, kind: kind, isModifier: isModifier, path: path), frame: frame)
  }

  /// The same view, measured otherwise or drawn in other colours: nothing of that is taken over.
  package init(like other: SceneNode, frame: Rect) {
    storage = Storage(other.storage.declared, frame: frame)
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }
  private mutating func makeDeclaredUnique() {
    makeUnique()
    if !isKnownUniquelyReferenced(&storage.declared) { storage.declared = Declared(copying: storage.declared) }
  }

  /// Can be seen and reached.
  @inlinable public var isVisible: Bool { isDrawn && !isCovered && !isOverlaid }
  /// Can be seen, if only behind a sheet or an alert.
  @inlinable public var isDrawn: Bool { opacity > 0.01 && !visibleFrame.isEmpty }
}

/// Two colours at one point of the screen.
public struct PaintMeeting: Hashable, Sendable {
  public var front: RGBA
  public var back: RGBA
  public init(front: RGBA, back: RGBA) {
    self.front = front
    self.back = back
  }
}
