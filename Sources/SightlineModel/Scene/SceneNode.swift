/// A view or a modifier with its place on the screen. Each modifier that was applied is a node around what it modifies.
///
/// Copies share their storage until one of them is changed: rules pass nodes about by the thousand.
public struct SceneNode: Sendable {
  private var storage: Storage

  public var id: Int {
    get { storage.id }
    _modify {
      makeUnique()
      yield &storage.id
    }
  }
  public var parent: Int? {
    get { storage.parent }
    _modify {
      makeUnique()
      yield &storage.parent
    }
  }
  public var children: [Int] {
    get { storage.children }
    _modify {
      makeUnique()
      yield &storage.children
    }
  }
  public var kind: ViewKind {
    get { storage.kind }
    _modify {
      makeUnique()
      yield &storage.kind
    }
  }
  public var isModifier: Bool {
    get { storage.isModifier }
    _modify {
      makeUnique()
      yield &storage.isModifier
    }
  }
  /// What a view is told; `nil` for modifiers and for most of what the system draws.
  public var view: ViewPayload? {
    get { storage.view }
    _modify {
      makeUnique()
      yield &storage.view
    }
  }
  /// What a modifier is told; `nil` for views.
  public var modifier: ModifierPayload? {
    get { storage.modifier }
    _modify {
      makeUnique()
      yield &storage.modifier
    }
  }
  /// Made by an initialiser that is not known: what it passes is left out.
  public var isPartlyRead: Bool {
    get { storage.isPartlyRead }
    _modify {
      makeUnique()
      yield &storage.isPartlyRead
    }
  }
  /// Screen space, after rounding to pixels; scroll content at offset 0, may lie outside the screen.
  public var frame: Rect {
    get { storage.frame }
    _modify {
      makeUnique()
      yield &storage.frame
    }
  }
  /// What of the frame can ever be seen: cut by clips, and by the screen unless something scrolls it into view.
  public var visibleFrame: Rect {
    get { storage.visibleFrame }
    _modify {
      makeUnique()
      yield &storage.visibleFrame
    }
  }
  /// The nearest scrolling ancestor's id.
  public var scrollContainer: Int? {
    get { storage.scrollContainer }
    _modify {
      makeUnique()
      yield &storage.scrollContainer
    }
  }
  /// Axes along which some ancestor scrolls.
  public var scrollAxes: Set<Axis> {
    get { storage.scrollAxes }
    _modify {
      makeUnique()
      yield &storage.scrollAxes
    }
  }
  public var source: SourceLocation? {
    get { storage.source }
    _modify {
      makeUnique()
      yield &storage.source
    }
  }
  public var symbol: String? {
    get { storage.symbol }
    _modify {
      makeUnique()
      yield &storage.symbol
    }
  }
  public var userView: String? {
    get { storage.userView }
    _modify {
      makeUnique()
      yield &storage.userView
    }
  }
  /// Kinds and sibling numbers from the root, without modifiers: `vStack/button[1]/text`. Equal over variants.
  public var path: String {
    get { storage.path }
    _modify {
      makeUnique()
      yield &storage.path
    }
  }
  public var text: SceneText? {
    get { storage.text }
    _modify {
      makeUnique()
      yield &storage.text
    }
  }
  /// Paint of text, symbol or shape; composited with the node's opacity over its backdrop when a colour.
  public var foreground: ResolvedPaint? {
    get { storage.foreground }
    _modify {
      makeUnique()
      yield &storage.foreground
    }
  }
  /// Paints that meet point by point, where either is a gradient: what stands in front and what lies behind there.
  public var meetings: [PaintMeeting]? {
    get { storage.meetings }
    _modify {
      makeUnique()
      yield &storage.meetings
    }
  }
  /// What lies behind the node, composited.
  public var backdrop: ResolvedPaint? {
    get { storage.backdrop }
    _modify {
      makeUnique()
      yield &storage.backdrop
    }
  }
  /// Product of the ancestors' opacities with its own.
  public var opacity: Double {
    get { storage.opacity }
    _modify {
      makeUnique()
      yield &storage.opacity
    }
  }
  /// The steps that led to the foreground's and the backdrop's colours.
  public var foregroundDerivation: [DerivationStep] {
    get { storage.foregroundDerivation }
    _modify {
      makeUnique()
      yield &storage.foregroundDerivation
    }
  }
  public var backdropDerivation: [DerivationStep] {
    get { storage.backdropDerivation }
    _modify {
      makeUnique()
      yield &storage.backdropDerivation
    }
  }
  /// Shapes to fill or stroke, in drawing order, before the children.
  public var drawings: [Drawing] {
    get { storage.drawings }
    _modify {
      makeUnique()
      yield &storage.drawings
    }
  }
  /// Forms other than rectangles that cut what is drawn, outermost first.
  public var clipOutlines: [Outline] {
    get { storage.clipOutlines }
    _modify {
      makeUnique()
      yield &storage.clipOutlines
    }
  }
  public var accessibility: AccessibilityFacts {
    get { storage.accessibility }
    _modify {
      makeUnique()
      yield &storage.accessibility
    }
  }
  public var spoken: SpokenElement? {
    get { storage.spoken }
    _modify {
      makeUnique()
      yield &storage.spoken
    }
  }
  /// Where a touch counts, after layout and clipping; `nil` when the node takes no touch.
  public var hitRegion: Rect? {
    get { storage.hitRegion }
    _modify {
      makeUnique()
      yield &storage.hitRegion
    }
  }
  public var isInteractive: Bool {
    get { storage.isInteractive }
    _modify {
      makeUnique()
      yield &storage.isInteractive
    }
  }
  public var isEnabled: Bool {
    get { storage.isEnabled }
    _modify {
      makeUnique()
      yield &storage.isEnabled
    }
  }
  /// Behind a sheet or an alert: drawn, but neither read, spoken nor touched.
  public var isCovered: Bool {
    get { storage.isCovered }
    _modify {
      makeUnique()
      yield &storage.isCovered
    }
  }
  /// Behind something that fills the screen: opaque, or a scrim with something to read in front of it.
  public var isOverlaid: Bool {
    get { storage.isOverlaid }
    _modify {
      makeUnique()
      yield &storage.isOverlaid
    }
  }
  /// Points by which the frame may be off because a metric is not published or a stand-in font measured the text.
  public var uncertainty: Double {
    get { storage.uncertainty }
    _modify {
      makeUnique()
      yield &storage.uncertainty
    }
  }
  /// Seconds from the screen's appearing until the view is there; `nil` when it is there at once.
  public var appearsAfter: Double? {
    get { storage.appearsAfter }
    _modify {
      makeUnique()
      yield &storage.appearsAfter
    }
  }

  public init(id: Int, parent: Int?, kind: ViewKind, isModifier: Bool, frame: Rect, path: String) {
    storage = Storage(id: id, parent: parent, kind: kind, isModifier: isModifier, frame: frame, path: path)
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }

  /// Can be seen and reached.
  public var isVisible: Bool { isDrawn && !isCovered && !isOverlaid }
  /// Can be seen, if only behind a sheet or an alert.
  public var isDrawn: Bool { opacity > 0.01 && !visibleFrame.isEmpty }
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

extension SceneNode {
  /// Written by one owner only, shared when read: see `makeUnique`.
  fileprivate final class Storage: @unchecked Sendable {
    var id: Int
    var parent: Int?
    var children: [Int] = []
    var kind: ViewKind
    var isModifier: Bool
    var view: ViewPayload?
    var isPartlyRead = false
    var modifier: ModifierPayload?
    var frame: Rect
    var visibleFrame: Rect
    var scrollContainer: Int?
    var scrollAxes: Set<Axis> = []
    var source: SourceLocation?
    var symbol: String?
    var userView: String?
    var path: String
    var text: SceneText?
    var foreground: ResolvedPaint?
    var meetings: [PaintMeeting]?
    var backdrop: ResolvedPaint?
    var opacity: Double = 1
    var foregroundDerivation: [DerivationStep] = []
    var backdropDerivation: [DerivationStep] = []
    var drawings: [Drawing] = []
    var clipOutlines: [Outline] = []
    var accessibility: AccessibilityFacts = AccessibilityFacts()
    var spoken: SpokenElement?
    var hitRegion: Rect?
    var isInteractive: Bool = false
    var isEnabled = true
    var isCovered: Bool = false
    var isOverlaid = false
    var uncertainty: Double = 0
    var appearsAfter: Double?

    init(id: Int, parent: Int?, kind: ViewKind, isModifier: Bool, frame: Rect, path: String) {
      self.id = id
      self.parent = parent
      self.kind = kind
      self.isModifier = isModifier
      self.frame = frame
      self.visibleFrame = frame
      self.path = path
    }

    init(copying other: Storage) {
      id = other.id
      parent = other.parent
      children = other.children
      kind = other.kind
      isModifier = other.isModifier
      view = other.view
      isPartlyRead = other.isPartlyRead
      modifier = other.modifier
      frame = other.frame
      visibleFrame = other.visibleFrame
      scrollContainer = other.scrollContainer
      scrollAxes = other.scrollAxes
      source = other.source
      symbol = other.symbol
      userView = other.userView
      path = other.path
      text = other.text
      foreground = other.foreground
      meetings = other.meetings
      backdrop = other.backdrop
      opacity = other.opacity
      foregroundDerivation = other.foregroundDerivation
      backdropDerivation = other.backdropDerivation
      drawings = other.drawings
      clipOutlines = other.clipOutlines
      accessibility = other.accessibility
      spoken = other.spoken
      hitRegion = other.hitRegion
      isInteractive = other.isInteractive
      isEnabled = other.isEnabled
      isCovered = other.isCovered
      isOverlaid = other.isOverlaid
      uncertainty = other.uncertainty
      appearsAfter = other.appearsAfter
    }
  }
}
