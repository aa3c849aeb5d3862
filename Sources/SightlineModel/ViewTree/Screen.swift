/// A screen with its states, as read; each state has a tree for every set of conditions its code looked at.
package struct Screen: Hashable, Sendable, Codable {
  package var name: String
  /// The Swift type.
  package var symbol: String
  package var source: SourceLocation?
  package var states: [ScreenState]
  package var branchesLaidOut: Int
  package var branchesTotal: Int
  /// Lines that only previews use: what stands there is no part of the app.
  package var previewLines: [SourceLines]?
  /// Nothing that was met shows it: it was made with sample values.
  package var presumed: PresumedView?
  /// Where the app uses the view, if what it has around it there was put around it: that is not judged.
  package var placement: SourceLocation?
  /// Only previews show it: no code of the app names the view.
  package var isUnused: Bool?
  /// Only previews show it by itself: the app puts the view into others.
  package var isPart: Bool?
  package init(
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
package enum PresumedView: String, Hashable, Sendable, Codable {
  /// It fills a screen, a sheet or a tab.
  case screen
  /// It stands among others, or nobody knows.
  case part
}

/// Whole lines of one file, 1-based; `last` included.
package struct SourceLines: Hashable, Sendable, Codable {
  package var file: String
  package var first: Int
  package var last: Int
  package init(file: String, first: Int, last: Int) {
    self.file = file
    self.first = first
    self.last = last
  }
  package func contains(_ location: SourceLocation) -> Bool {
    (first...max(first, last)).contains(location.line) && location.file == file
  }
}

/// An arm of an `if`, `switch` or `a ? b : c` that views were made in although its condition is not known.
package struct GuessedArm: Hashable, Sendable, Codable, Comparable {
  /// In the words of the source: `isOn`, `not isOn`.
  package var condition: String
  package var lines: SourceLines
  /// It chooses a value, not views.
  package var isValue: Bool?
  /// It holds nothing: an `if` without an `else` that was taken not to hold. Its lines are those that are not shown.
  package var isAbsent: Bool?
  /// In whose code it stands; known of what holds nothing.
  package var type: String?
  package init(condition: String, lines: SourceLines, isValue: Bool? = nil) {
    self.condition = condition
    self.lines = lines
    self.isValue = isValue
  }
  package static func < (a: Self, b: Self) -> Bool {
    (a.lines.file, a.lines.first, a.lines.last, a.condition) < (b.lines.file, b.lines.first, b.lines.last, b.condition)
  }
}

/// One state of a screen: what is shown once everything has settled.
package struct ScreenState: Hashable, Sendable, Codable {
  package var id: String
  /// How a person gets here: `launch`, `tap Continue`.
  package var path: [String]
  package var trees: [TreeCase]
  /// Reached by walking through the app: its trees need not cover every variant.
  package var isWalked: Bool?
  /// What is presumed here, in the words of the source, although no state shows it: `not isLoading`. Its trees cover a
  /// few variants.
  package var presumption: String?
  /// What it shows another state of the screen has shown in every variant: it is laid out in fewer
  /// (`Array.ofFurtherStates`).
  package var isFurther: Bool?
  /// What is presumed is how much room there is: laid out in the room that there is, it says nothing of lengths.
  package var isOfAnotherRoom: Bool?
  /// The types of which something is presumed that whoever shows them hands to them; `nil` where nothing is.
  package var presumedTypes: [String]?
  package init(
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
  package func tree(for variant: Variant) -> TreeCase? { trees.first { $0.when.matches(variant) } }
}

/// A view tree and the conditions it holds for.
package struct TreeCase: Hashable, Sendable, Codable {
  package var when: VariantCondition
  package var root: ViewNode
  package var motions: [Motion]
  /// Sorted; `nil` where nothing was guessed.
  package var guessed: [GuessedArm]?
  package init(
    when: VariantCondition = VariantCondition(), root: ViewNode, motions: [Motion] = [], guessed: [GuessedArm]? = nil
  ) {
    self.when = when
    self.root = root
    self.motions = motions
    self.guessed = guessed
  }
}

/// `nil` leaves a dimension open: the code did not look at it.
package struct VariantCondition: Hashable, Sendable {
  package var sizes: Set<DynamicTypeSize>?
  package var locales: Set<String>?
  /// Ids.
  package var devices: Set<String>?
  package var appearances: Set<Appearance>?
  package var orientations: Set<Orientation>?
  package var platforms: Set<Platform>?
  package var boldText: Bool?
  package var reduceMotion: Bool?
  package init() {}
  /// Of one variant alone.
  package init(only variant: Variant) {
    (sizes, locales, devices) = ([variant.size], [variant.locale], [variant.device.id])
    (appearances, orientations, platforms) = ([variant.appearance], [variant.orientation], [variant.platform])
    (boldText, reduceMotion) = (variant.boldText, variant.reduceMotion)
  }
  package func matches(_ variant: Variant) -> Bool {
    sizes?.contains(variant.size) ?? true && locales?.contains(variant.locale) ?? true
      && devices?.contains(variant.device.id) ?? true && appearances?.contains(variant.appearance) ?? true
      && orientations?.contains(variant.orientation) ?? true && platforms?.contains(variant.platform) ?? true
      && boldText.map { $0 == variant.boldText } ?? true && reduceMotion.map { $0 == variant.reduceMotion } ?? true
  }
}

/// An animation that runs in a state, seen while interpreting.
package struct Motion: Hashable, Sendable, Codable {
  /// `withAnimation`, `animation`, `transition`, `symbolEffect`, `phaseAnimator`, …
  package var api: String
  /// What changes, as far as known: `scale rotation offset opacity page …`; `transition scale` where it comes or goes so.
  package var properties: [String]
  package var repeatsForever: Bool
  /// Seconds of one run.
  package var duration: Double?
  /// It also runs when Reduce Motion is on.
  package var runsUnderReduceMotion: Bool
  package var source: SourceLocation
  package var symbol: String?
  package init(
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

extension Motion {
  /// - Parameter name: What a transition moves: `offset`.
  package static func byTransition(_ name: String) -> String { name == "opacity" ? name : transition + name }
  /// Whether views come or go in movement, which SwiftUI replaces by a fade under Reduce Motion, from iOS 17 on.
  ///
  /// - Source: Apple, `TransitionProperties.hasMotion`: true unless a transition says otherwise.
  package var movesByTransition: Bool { properties.contains { $0.hasPrefix(Self.transition) } }
  private static let transition = "transition "
}
