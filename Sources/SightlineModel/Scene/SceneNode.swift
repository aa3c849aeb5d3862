/// A view or a modifier with its place on the screen. Each modifier that was applied is a node around what it modifies.
///
/// Copies share their storage until one of them is changed: rules pass nodes about by the thousand.
package struct SceneNode: Sendable {
  @usableFromInline var storage: Storage

  package var id: Int {
    @inlinable get { storage.declared.id }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.id
    }
  }
  package var parent: Int? {
    @inlinable get { storage.declared.parent }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.parent
    }
  }
  package var children: [Int] {
    @inlinable get { storage.declared.children }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.children
    }
  }
  package var kind: ViewKind {
    @inlinable get { storage.declared.kind }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.kind
    }
  }
  package var isModifier: Bool {
    @inlinable get { storage.declared.isModifier }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.isModifier
    }
  }
  /// A view's parameters; `nil` for modifiers and for most of what the system draws.
  package var view: ViewPayload? {
    @inlinable get { storage.declared.view }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.view
    }
  }
  /// A modifier's parameters; `nil` for views.
  package var modifier: ModifierPayload? {
    @inlinable get { storage.declared.modifier }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.modifier
    }
  }
  /// Made by an initialiser that is not known: what it passes is left out.
  package var isPartlyRead: Bool {
    @inlinable get { storage.declared.isPartlyRead }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.isPartlyRead
    }
  }
  /// A style that is not known, or a modifier, draws it in its own way.
  package var hasUnknownLook: Bool {
    @inlinable get { storage.declared.hasUnknownLook }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.hasUnknownLook
    }
  }
  /// The header of a section that stands in no list: iOS makes nothing of it.
  package var isSectionTitle: Bool {
    @inlinable get { storage.declared.isSectionTitle }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.isSectionTitle
    }
  }
  /// Screen space, after rounding to pixels; scroll content at offset 0, may lie outside the screen.
  package var frame: Rect {
    @inlinable get { storage.frame }
    _modify {
      makeUnique()
      yield &storage.frame
    }
  }
  /// What of the frame can ever be seen: cut by clips, and by the screen unless something scrolls it into view.
  package var visibleFrame: Rect {
    @inlinable get { storage.visibleFrame }
    _modify {
      makeUnique()
      yield &storage.visibleFrame
    }
  }
  /// The nearest scrolling ancestor's id.
  package var scrollContainer: Int? {
    @inlinable get { storage.scrollContainer }
    _modify {
      makeUnique()
      yield &storage.scrollContainer
    }
  }
  /// Axes along which some ancestor scrolls.
  package var scrollAxes: Set<Axis> {
    @inlinable get { storage.scrollAxes }
    _modify {
      makeUnique()
      yield &storage.scrollAxes
    }
  }
  package var source: SourceLocation? {
    @inlinable get { storage.declared.source }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.source
    }
  }
  package var symbol: String? {
    @inlinable get { storage.declared.symbol }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.symbol
    }
  }
  package var userView: String? {
    @inlinable get { storage.declared.userView }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.userView
    }
  }
  /// The calls that make the views of the project's own whose bodies begin here, innermost first.
  package var uses: [SourceLocation] {
    @inlinable get { storage.declared.uses }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.uses
    }
  }
  /// Of a modifier that a function of an extension applies: where a view of the project's asks for that.
  package var askedAt: SourceLocation? {
    @inlinable get { storage.declared.askedAt }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.askedAt
    }
  }
  /// Kinds and sibling numbers from the root, without modifiers: `vStack/button[1]/text`. Equal over variants.
  package var path: String {
    @inlinable get { storage.declared.path }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.path
    }
  }
  package var text: SceneText? {
    @inlinable get { storage.text }
    _modify {
      makeUnique()
      yield &storage.text
    }
  }
  /// Paint of text, symbol or shape; composited with the node's opacity over its backdrop when a colour.
  package var foreground: ResolvedPaint? {
    @inlinable get { storage.foreground }
    _modify {
      makeUnique()
      yield &storage.foreground
    }
  }
  /// Paints that meet point by point, where either is a gradient: what stands in front and what lies behind there.
  package var meetings: [PaintMeeting]? {
    @inlinable get { storage.meetings }
    _modify {
      makeUnique()
      yield &storage.meetings
    }
  }
  /// What lies behind the node, composited.
  package var backdrop: ResolvedPaint? {
    @inlinable get { storage.backdrop }
    _modify {
      makeUnique()
      yield &storage.backdrop
    }
  }
  /// Product of the ancestors' opacities with its own.
  package var opacity: Double {
    @inlinable get { storage.opacity }
    _modify {
      makeUnique()
      yield &storage.opacity
    }
  }
  /// The steps that led to the foreground's and the backdrop's colours.
  package var foregroundDerivation: [DerivationStep] {
    @inlinable get { storage.foregroundDerivation }
    _modify {
      makeUnique()
      yield &storage.foregroundDerivation
    }
  }
  package var backdropDerivation: [DerivationStep] {
    @inlinable get { storage.backdropDerivation }
    _modify {
      makeUnique()
      yield &storage.backdropDerivation
    }
  }
  /// Shapes to fill or stroke, in drawing order, before the children.
  package var drawings: [Drawing] {
    @inlinable get { storage.drawings }
    _modify {
      makeUnique()
      yield &storage.drawings
    }
  }
  /// Forms other than rectangles that cut what is drawn, outermost first.
  package var clipOutlines: [Outline] {
    @inlinable get { storage.clipOutlines }
    _modify {
      makeUnique()
      yield &storage.clipOutlines
    }
  }
  package var accessibility: AccessibilityFacts {
    @inlinable get { storage.declared.accessibility }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.accessibility
    }
  }
  package var spoken: SpokenElement? {
    @inlinable get { storage.declared.spoken }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.spoken
    }
  }
  /// Where a touch counts, after layout and clipping; `nil` when the node takes no touch.
  package var hitRegion: Rect? {
    @inlinable get { storage.hitRegion }
    _modify {
      makeUnique()
      yield &storage.hitRegion
    }
  }
  package var isInteractive: Bool {
    @inlinable get { storage.isInteractive }
    _modify {
      makeUnique()
      yield &storage.isInteractive
    }
  }
  package var isEnabled: Bool {
    @inlinable get { storage.isEnabled }
    _modify {
      makeUnique()
      yield &storage.isEnabled
    }
  }
  /// Behind a sheet or an alert: drawn, but neither read, spoken nor touched.
  package var isCovered: Bool {
    @inlinable get { storage.isCovered }
    _modify {
      makeUnique()
      yield &storage.isCovered
    }
  }
  /// Behind something that fills the screen: opaque, or a scrim with something to read in front of it.
  package var isOverlaid: Bool {
    @inlinable get { storage.isOverlaid }
    _modify {
      makeUnique()
      yield &storage.isOverlaid
    }
  }
  /// A text or a symbol set in no colour: it takes its room and is spoken, and nobody sees it. Its opacity is 0.
  package var isDrawnClear: Bool {
    @inlinable get { storage.isDrawnClear }
    _modify {
      makeUnique()
      yield &storage.isDrawnClear
    }
  }
  /// Points by which the frame may be off because a metric is not published or a stand-in font measured the text.
  package var uncertainty: Double {
    @inlinable get { storage.uncertainty }
    _modify {
      makeUnique()
      yield &storage.uncertainty
    }
  }
  /// Seconds from the screen's appearing until the view is there; `nil` when it is there at once.
  package var appearsAfter: Double? {
    @inlinable get { storage.declared.appearsAfter }
    _modify {
      makeDeclaredUnique()
      yield &storage.declared.appearsAfter
    }
  }

  package init(id: Int, parent: Int?, kind: ViewKind, isModifier: Bool, frame: Rect, path: String) {
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
  @inlinable package var isVisible: Bool { isDrawn && !isCovered && !isOverlaid }
  /// Can be seen, if only behind a sheet or an alert.
  @inlinable package var isDrawn: Bool { opacity > 0.01 && !visibleFrame.isEmpty }
}

/// Two colours at one point of the screen.
package struct PaintMeeting: Hashable, Sendable {
  package var front: RGBA
  package var back: RGBA
  package init(front: RGBA, back: RGBA) {
    self.front = front
    self.back = back
  }
}
