package import SightlineModel

/// What project rules look at: string tables and the flow graph, in nouns of their own, filled by whoever runs them.
package struct ProjectFacts: Sendable {
  /// One key of a string table in one language, in the form the rules ask about.
  package struct LocalizedString: Sendable, Hashable {
    package enum State: String, Sendable, Hashable { case translated, new, needsReview, stale }
    package var key: String
    package var table: String
    package var locale: String
    /// The texts: one, or one for each plural category (`one`, `few`, `other`) or device.
    package var texts: [String: String]
    /// Categories are plural categories.
    package var isPlural: Bool
    package var state: State
    package var location: SourceLocation
    package init(
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
  package struct Orientations: Sendable, Hashable {
    /// `iPad`; empty for the list that holds for every device.
    package var idiom: String
    /// `UIInterfaceOrientationPortrait`, …
    package var names: [String]
    package var location: SourceLocation
    package init(idiom: String = "", names: [String], location: SourceLocation) {
      self.idiom = idiom
      self.names = names
      self.location = location
    }
  }
  /// An animation that only its source speaks of.
  package struct UnseenAnimation: Sendable, Hashable {
    package var api: String
    package var location: SourceLocation
    /// What the source says it moves; `nil` where that is not known.
    package var moved: [String]?
    /// It starts by itself and never ends.
    package var isEndless: Bool
    package init(api: String, location: SourceLocation, moved: [String]?, isEndless: Bool = false) {
      self.api = api
      self.location = location
      self.moved = moved
      self.isEndless = isEndless
    }
  }
  /// Sorted by table, key and locale.
  package var strings: [LocalizedString]
  /// Of all tables, those without a translation too.
  package var stringKeys: Set<String>
  /// By the file and the key that is written in it: tables that have it and are not asked.
  package var unaskedTables: [String: [String: TextRun.Localization.UnaskedTable]] = [:]
  package var sourceLanguage: String
  /// Its tables have texts in two languages or more.
  var isTranslated: Bool { strings.contains { $0.locale != strings[0].locale } }
  /// The languages the project says it comes in.
  package var locales: [String]
  /// Plural categories a language needs for whole numbers, by locale: `en` → `one other`.
  package var pluralCategories: [String: [String]]
  package var flows: FlowGraph?
  /// What a person finds on the states of the flow, by state id.
  package var flowScreens: [String: FlowScreen]
  /// One entry for each list of orientations the project declares.
  package var orientations: [Orientations]
  /// Where the code animates without asking for Reduce Motion, and no state that was reached showed what moves, by file and
  /// line.
  package var unseenAnimations: [UnseenAnimation]
  /// What the code does by itself, or without a question, by file and line.
  package var behaviours: [WrittenBehaviour]
  /// The texts of the app's sources, in which keys are written; none where a key may be written elsewhere as well.
  package var sources: [String] = []
  /// Keys of catalogs that have no text in the source language: the key is the text.
  package var keysAsTexts: [LocalizedString] = []
  /// Where the code writes a key of the tables, by the key, in order.
  package var keyPlaces: [String: [SourceLocation]] = [:]
  /// The least version of iOS that the app runs on; `nil` where the project does not say.
  package var minimumSystem: Int?

  /// What makes VoiceOver say something, on every system that the app runs on.
  /// - Source: Apple, `AccessibilityNotification.Announcement`, from iOS 17 on.
  var announcement: String {
    (minimumSystem ?? 17) < 17
      ? "an announcement with UIAccessibility.post(notification: .announcement, …)"
      : "AccessibilityNotification.Announcement(…)"
  }
  package init(
    strings: [LocalizedString] = [], stringKeys: Set<String> = [], sourceLanguage: String = "en",
    locales: [String] = [],
    pluralCategories: [String: [String]] = [:], flows: FlowGraph? = nil,
    flowScreens: [String: FlowScreen] = [:], orientations: [Orientations] = [],
    unseenAnimations: [UnseenAnimation] = [],
    behaviours: [WrittenBehaviour] = []
  ) {
    self.strings = strings
    self.stringKeys = stringKeys.union(strings.map(\.key))
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

extension ProjectFacts {
  /// Whether some source spells out the words of a key that is a sentence, with its values between them: what looks up
  /// another key builds it of parts, and says nothing.
  func spellsOut(_ key: String) -> Bool {
    guard !sources.isEmpty, key.contains(where: \.isWhitespace) else { return true }
    let parts = FormatPlaceholder.parts(of: key).flatMap { part in
      part.split { "\"\\\n%".contains($0) }.map(String.init)
    }.filter { $0.contains(where: \.isLetter) }
    guard !parts.isEmpty else { return true }
    return sources.contains { text in parts.allSatisfy { text.holds($0) } }
  }
}
