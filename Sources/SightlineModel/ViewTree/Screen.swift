/// A screen with its states, as read; each state has a tree for every set of conditions its code looked at.
public struct Screen: Hashable, Sendable, Codable {
  public var name: String
  /// The Swift type.
  public var symbol: String
  public var source: SourceLocation?
  public var states: [ScreenState]
  public var branchesLaidOut: Int
  public var branchesTotal: Int
  /// Lines that only previews use: what stands there is no part of the app.
  public var previewLines: [SourceLines]?
  /// Nothing that was met shows it: it was made with sample values.
  public var presumed: PresumedView?
  public init(
    name: String, symbol: String, source: SourceLocation?, states: [ScreenState], branchesLaidOut: Int = 0,
    branchesTotal: Int = 0
  ) {
    self.name = name
    self.symbol = symbol
    self.source = source
    self.states = states
    self.branchesLaidOut = branchesLaidOut
    self.branchesTotal = branchesTotal
  }
}

/// A view that no state shows, and what it is in the app.
public enum PresumedView: String, Hashable, Sendable, Codable {
  /// It fills a screen, a sheet or a tab.
  case screen
  /// It stands among others, or nobody knows.
  case part
}

/// Whole lines of one file, 1-based; `last` included.
public struct SourceLines: Hashable, Sendable, Codable {
  public var file: String
  public var first: Int
  public var last: Int
  public init(file: String, first: Int, last: Int) {
    self.file = file
    self.first = first
    self.last = last
  }
  public func contains(_ location: SourceLocation) -> Bool {
    (first...max(first, last)).contains(location.line) && location.file == file
  }
}

/// An arm of an `if`, `switch` or `a ? b : c` that views were made in although its condition is not known.
public struct GuessedArm: Hashable, Sendable, Codable, Comparable {
  /// In the words of the source: `isOn`, `not isOn`.
  public var condition: String
  public var lines: SourceLines
  /// It chooses a value, not views.
  public var isValue: Bool?
  public init(condition: String, lines: SourceLines, isValue: Bool? = nil) {
    self.condition = condition
    self.lines = lines
    self.isValue = isValue
  }
  public static func < (a: Self, b: Self) -> Bool {
    (a.lines.file, a.lines.first, a.lines.last, a.condition) < (b.lines.file, b.lines.first, b.lines.last, b.condition)
  }
}

/// One state of a screen: what is shown once everything has settled.
public struct ScreenState: Hashable, Sendable, Codable {
  public var id: String
  /// How a person gets here: `launch`, `tap Continue`.
  public var path: [String]
  public var trees: [TreeCase]
  /// Reached by walking through the app: its trees need not cover every variant.
  public var isWalked: Bool?
  /// What is presumed here, in the words of the source, although no state shows it: `not isLoading`. Its trees cover a
  /// few variants.
  public var presumption: String?
  /// What is presumed is how much room there is: laid out in the room that there is, it says nothing of lengths.
  public var isOfAnotherRoom: Bool?
  public init(
    id: String, path: [String] = [], trees: [TreeCase], isWalked: Bool? = nil, presumption: String? = nil,
    isOfAnotherRoom: Bool? = nil
  ) {
    self.id = id
    self.path = path
    self.trees = trees
    self.isWalked = isWalked
    self.presumption = presumption
    self.isOfAnotherRoom = isOfAnotherRoom
  }
  /// - Returns: The first tree whose condition the variant meets; `nil` when the reader failed for it.
  public func tree(for variant: Variant) -> TreeCase? { trees.first { $0.when.matches(variant) } }
}

/// A view tree and the conditions it holds for.
public struct TreeCase: Hashable, Sendable, Codable {
  public var when: VariantCondition
  public var root: ViewNode
  public var motions: [Motion]
  /// Sorted; `nil` where nothing was guessed.
  public var guessed: [GuessedArm]?
  public init(
    when: VariantCondition = VariantCondition(), root: ViewNode, motions: [Motion] = [], guessed: [GuessedArm]? = nil
  ) {
    self.when = when
    self.root = root
    self.motions = motions
    self.guessed = guessed
  }
}

/// `nil` leaves a dimension open: the code did not look at it.
public struct VariantCondition: Hashable, Sendable {
  public var sizes: Set<DynamicTypeSize>?
  public var locales: Set<String>?
  /// Ids.
  public var devices: Set<String>?
  public var appearances: Set<Appearance>?
  public var orientations: Set<Orientation>?
  public var platforms: Set<Platform>?
  public var boldText: Bool?
  public var reduceMotion: Bool?
  public init() {}
  /// Of one variant alone.
  public init(only variant: Variant) {
    (sizes, locales, devices) = ([variant.size], [variant.locale], [variant.device.id])
    (appearances, orientations, platforms) = ([variant.appearance], [variant.orientation], [variant.platform])
    (boldText, reduceMotion) = (variant.boldText, variant.reduceMotion)
  }
  public func matches(_ variant: Variant) -> Bool {
    sizes?.contains(variant.size) ?? true && locales?.contains(variant.locale) ?? true
      && devices?.contains(variant.device.id) ?? true && appearances?.contains(variant.appearance) ?? true
      && orientations?.contains(variant.orientation) ?? true && platforms?.contains(variant.platform) ?? true
      && boldText.map { $0 == variant.boldText } ?? true && reduceMotion.map { $0 == variant.reduceMotion } ?? true
  }
}

/// An animation that runs in a state, seen while interpreting.
public struct Motion: Hashable, Sendable, Codable {
  /// `withAnimation`, `animation`, `transition`, `symbolEffect`, `phaseAnimator`, …
  public var api: String
  /// What changes, as far as known: `scale rotation offset opacity page …`.
  public var properties: [String]
  public var repeatsForever: Bool
  /// Seconds of one run.
  public var duration: Double?
  /// It also runs when Reduce Motion is on.
  public var runsUnderReduceMotion: Bool
  public var source: SourceLocation
  public var symbol: String?
  public init(
    api: String, properties: [String] = [], repeatsForever: Bool = false, duration: Double? = nil,
    runsUnderReduceMotion: Bool, source: SourceLocation, symbol: String? = nil
  ) {
    self.api = api
    self.properties = properties
    self.repeatsForever = repeatsForever
    self.duration = duration
    self.runsUnderReduceMotion = runsUnderReduceMotion
    self.source = source
    self.symbol = symbol
  }
}
