extension SceneNode {
  /// What the code says of a node: equal in all layouts and appearances of one tree, and shared by them.
  ///
  /// Written by one owner only, shared when read: see `makeDeclaredUnique`.
  @usableFromInline final class Declared: @unchecked Sendable {
    @usableFromInline var id: Int
    @usableFromInline var parent: Int?
    @usableFromInline var children: [Int] = []
    @usableFromInline var kind: ViewKind
    @usableFromInline var isModifier: Bool
    @usableFromInline var view: ViewPayload?
    @usableFromInline var isPartlyRead = false
    @usableFromInline var hasUnknownLook = false
    @usableFromInline var isSectionTitle = false
    @usableFromInline var modifier: ModifierPayload?
    @usableFromInline var source: SourceLocation?
    @usableFromInline var symbol: String?
    @usableFromInline var userView: String?
    @usableFromInline var uses: [SourceLocation] = []
    @usableFromInline var askedAt: SourceLocation?
    @usableFromInline var path: String
    @usableFromInline var accessibility: AccessibilityFacts = AccessibilityFacts()
    @usableFromInline var spoken: SpokenElement?
    @usableFromInline var appearsAfter: Double?

    init(id: Int, parent: Int?, kind: ViewKind, isModifier: Bool, path: String) {
      self.id = id
      self.parent = parent
      self.kind = kind
      self.isModifier = isModifier
      self.path = path
    }

    init(copying other: Declared) {
      id = other.id
      parent = other.parent
      children = other.children
      kind = other.kind
      isModifier = other.isModifier
      view = other.view
      modifier = other.modifier
      isPartlyRead = other.isPartlyRead
      hasUnknownLook = other.hasUnknownLook
      isSectionTitle = other.isSectionTitle
      source = other.source
      symbol = other.symbol
      userView = other.userView
      uses = other.uses
      askedAt = other.askedAt
      path = other.path
      accessibility = other.accessibility
      spoken = other.spoken
      appearsAfter = other.appearsAfter
    }
  }

  /// Where a node came to stand, and how it is drawn. Written by one owner only, shared when read: see `makeUnique`.
  @usableFromInline final class Storage: @unchecked Sendable {
    @usableFromInline var declared: Declared
    @usableFromInline var frame: Rect
    @usableFromInline var visibleFrame: Rect
    @usableFromInline var scrollContainer: Int?
    @usableFromInline var scrollAxes: Set<Axis> = []
    @usableFromInline var text: SceneText?
    @usableFromInline var foreground: ResolvedPaint?
    @usableFromInline var meetings: [PaintMeeting]?
    @usableFromInline var backdrop: ResolvedPaint?
    @usableFromInline var opacity: Double = 1
    @usableFromInline var foregroundDerivation: [DerivationStep] = []
    @usableFromInline var backdropDerivation: [DerivationStep] = []
    @usableFromInline var drawings: [Drawing] = []
    @usableFromInline var clipOutlines: [Outline] = []
    @usableFromInline var hitRegion: Rect?
    @usableFromInline var isInteractive: Bool = false
    @usableFromInline var isEnabled = true
    @usableFromInline var isCovered: Bool = false
    @usableFromInline var isOverlaid = false
    @usableFromInline var isDrawnClear = false
    @usableFromInline var uncertainty: Double = 0

    init(_ declared: Declared, frame: Rect) {
      self.declared = declared
      self.frame = frame
      self.visibleFrame = frame
    }

    init(copying other: Storage) {
      declared = other.declared
      frame = other.frame
      visibleFrame = other.visibleFrame
      scrollContainer = other.scrollContainer
      scrollAxes = other.scrollAxes
      text = other.text
      foreground = other.foreground
      meetings = other.meetings
      backdrop = other.backdrop
      opacity = other.opacity
      foregroundDerivation = other.foregroundDerivation
      backdropDerivation = other.backdropDerivation
      drawings = other.drawings
      clipOutlines = other.clipOutlines
      hitRegion = other.hitRegion
      isInteractive = other.isInteractive
      isEnabled = other.isEnabled
      isCovered = other.isCovered
      isOverlaid = other.isOverlaid
      isDrawnClear = other.isDrawnClear
      uncertainty = other.uncertainty
    }
  }
}
