public import SightlineModel

/// What project rules look at: string tables and the flow graph, in nouns of their own, filled by whoever runs them.
public struct ProjectFacts: Sendable {
  /// One key of a string table in one language, in the form the rules ask about.
  public struct LocalizedString: Sendable, Hashable {
    public enum State: String, Sendable, Hashable { case translated, new, needsReview, stale }
    public var key: String
    public var table: String
    public var locale: String
    /// The texts: one, or one for each plural category (`one`, `few`, `other`) or device.
    public var texts: [String: String]
    /// Categories are plural categories.
    public var isPlural: Bool
    public var state: State
    public var location: SourceLocation
    public init(
      key: String, table: String = "Localizable", locale: String, texts: [String: String], isPlural: Bool = false,
      state: State = .translated, location: SourceLocation
    ) {
      self.key = key
      self.table = table
      self.locale = locale
      self.texts = texts
      self.isPlural = isPlural
      self.state = state
      self.location = location
    }
  }
  /// The orientations an app declares.
  public struct Orientations: Sendable, Hashable {
    /// `iPad`; empty for the list that holds for every device.
    public var idiom: String
    /// `UIInterfaceOrientationPortrait`, …
    public var names: [String]
    public var location: SourceLocation
    public init(idiom: String = "", names: [String], location: SourceLocation) {
      self.idiom = idiom
      self.names = names
      self.location = location
    }
  }
  /// An animation that only its source speaks of.
  public struct UnseenAnimation: Sendable, Hashable {
    public var api: String
    public var location: SourceLocation
    /// What the source says it moves; `nil` where that is not known.
    public var moved: [String]?
    public init(api: String, location: SourceLocation, moved: [String]?) {
      self.api = api
      self.location = location
      self.moved = moved
    }
  }
  /// Sorted by table, key and locale.
  public var strings: [LocalizedString]
  public var sourceLanguage: String
  /// The languages the project says it comes in.
  public var locales: [String]
  /// Plural categories a language needs for whole numbers, by locale: `en` → `one other`.
  public var pluralCategories: [String: [String]]
  public var flows: FlowGraph?
  /// What a person finds on the states of the flow, by state id.
  public var flowScreens: [String: FlowScreen]
  /// One entry for each list of orientations the project declares.
  public var orientations: [Orientations]
  /// Where the code animates without asking for Reduce Motion, and no state that was reached showed what moves, by file and
  /// line.
  public var unseenAnimations: [UnseenAnimation]
  /// What the code does by itself, or without a question, by file and line.
  public var behaviours: [WrittenBehaviour]
  public init(
    strings: [LocalizedString] = [], sourceLanguage: String = "en", locales: [String] = [],
    pluralCategories: [String: [String]] = [:], flows: FlowGraph? = nil,
    flowScreens: [String: FlowScreen] = [:], orientations: [Orientations] = [],
    unseenAnimations: [UnseenAnimation] = [],
    behaviours: [WrittenBehaviour] = []
  ) {
    self.strings = strings
    self.sourceLanguage = sourceLanguage
    self.locales = locales
    self.pluralCategories = pluralCategories
    self.flows = flows
    self.flowScreens = flowScreens
    self.orientations = orientations
    self.unseenAnimations = unseenAnimations
    self.behaviours = behaviours
  }
}
