public import SightlineModel
public import WorkJournal

/// What the configuration says about reading.
public struct ReaderOptions: Sendable {
  /// Name of the screen → Swift type.
  public var screens: [(name: String, type: String)]
  /// The `App` type; `nil` takes the one marked `@main`.
  public var entry: String?
  public var components: [Component]
  /// Paths of files whose views stand in widgets: they are no screens.
  public var widgetFiles: Set<String> = []
  public var platform: Platform
  /// Conditions that `#if` takes to hold: `DEBUG`.
  public var flags: Set<String> = []
  /// Conditions on unknowns that are explored both ways, per screen.
  public var branchBudget: Int
  /// Branches that no state shows and that are presumed to be taken, per screen.
  public var presumptionBudget = 64
  /// Gives geometry readers their frames; without it what follows from the source alone is known.
  public var frames: (any FrameLookup)?
  /// Likewise, of a view that nothing shows.
  public var presumptionBudgetOfViews = 12
  func presumptionLimit(isOfViews: Bool) -> Int { isOfViews ? presumptionBudgetOfViews : presumptionBudget }
  /// Steps that reading and presuming views which nothing shows may take, each round of them.
  public var unreachedWork = 40_000_000
  /// Steps of the interpreter that reading all screens is meant to take, some millions a second; one screen may
  /// take several equal parts.
  public var readingWork = 150_000_000
  /// Steps that presuming branches may take beyond.
  public var presumingWork = 5_000_000
  /// Steps that walking on from previews is meant to take.
  public var previewWork = 20_000_000
  /// What ended earlier processes of this run: it is not begun again.
  public var leftOut: [LeftOutWork] = []
  /// Steps that a walk may take.
  public var walkingWork = 25_000_000
  public init(
    screens: [(name: String, type: String)] = [], entry: String? = nil, components: [Component] = [],
    platform: Platform = .ios26, branchBudget: Int = 8
  ) {
    self.screens = screens
    self.entry = entry
    self.components = components
    self.platform = platform
    self.branchBudget = branchBudget
  }

  /// Whether a screen is left out, wherever it ended the process.
  public func leavesOut(screen name: String) -> Bool { leftOut.has(.screen, name) || leftOut.has(.judging, name) }

  /// A view of a module that can't be read, described by the project.
  public struct Component: Sendable {
    public var type: String
    /// What it is like: `button`, `text`, `image`, …
    public var kind: ViewKind
    /// The argument that holds its name: a label, or `0` for the first unlabelled one.
    public var label: String?
    public var minimumSize: Size?
    public init(type: String, kind: ViewKind, label: String? = nil, minimumSize: Size? = nil) {
      self.type = type
      self.kind = kind
      self.label = label
      self.minimumSize = minimumSize
    }
  }
}
