/// How long a text of the app may get in one language where it has least room.
///
/// Characters are those of the string table, without what placeholders are filled with.
package struct TextBudget: Hashable, Sendable {
  package var table: String
  package var key: String
  package var locale: String
  /// As it is now; the key where no table has a text.
  package var text: String
  /// Of the text, without placeholders.
  package var length: Int
  /// Characters that its placeholders were filled with.
  package var filledIn: Int
  /// Layouts in which it was drawn: screens, states, sizes and devices.
  package var layouts: Int
  package var room: Room
  /// Translations that are longer than the room, at the first place where they are.
  package var excesses: [Excess] = []

  package enum Room: Hashable, Sendable {
    /// Nothing gives way, however long it gets; so many characters were tried.
    case open(tried: Int)
    case limited(Limit)
    case unknown(why: String)
  }

  package struct Limit: Hashable, Sendable {
    /// Of text as the language's own is on average.
    package var characters: Int
    /// By how many characters this may be off: the fonts' error band, and texts of more or fewer wide letters.
    package var error: Int
    /// Width over the font's size; lines are added up.
    package var ems: Double
    package var place: Place
    package init(characters: Int, error: Int, ems: Double, place: Place) {
      (self.characters, self.error, self.ems, self.place) = (characters, error, ems, place)
    }
  }

  /// Where a longer text does not fit.
  package struct Place: Hashable, Sendable {
    package var screen: String
    package var state: String
    package var size: DynamicTypeSize
    package var device: String
    package var location: SourceLocation?
    /// That the audit would find.
    package var rule: RuleID
    /// What gives way, where it is another text.
    package var other: String?
    package init(
      screen: String, state: String, size: DynamicTypeSize, device: String, location: SourceLocation?, rule: RuleID,
      other: String?
    ) {
      (self.screen, self.state, self.size, self.device) = (screen, state, size, device)
      (self.location, self.rule, self.other) = (location, rule, other)
    }
  }

  /// A text that does not fit.
  package struct Excess: Hashable, Sendable {
    package var text: String
    package var length: Int
    /// In the string table or the XLIFF file.
    package var location: SourceLocation?
    /// Also at the narrow end of the fonts' error band.
    package var isCertain: Bool
    package var place: Place
    package init(text: String, length: Int, location: SourceLocation?, isCertain: Bool, place: Place) {
      (self.text, self.length, self.location, self.place) = (text, length, location, place)
      self.isCertain = isCertain
    }
  }

  package init(
    table: String, key: String, locale: String, text: String, length: Int, filledIn: Int, layouts: Int, room: Room
  ) {
    (self.table, self.key, self.locale, self.text) = (table, key, locale, text)
    (self.length, self.filledIn, self.layouts, self.room) = (length, filledIn, layouts, room)
  }

  package var limit: Limit? { if case .limited(let limit) = room { limit } else { nil } }
}

/// What budgets were asked for and what was looked at.
package struct TextBudgets: Sendable {
  /// Sorted by table, key and language.
  package var budgets: [TextBudget]
  package var sourceLanguage: String
  package var sizes: [DynamicTypeSize]
  package var locales: [String]
  package var devices: [String]
  /// Keys of the tables that no layout draws, sorted: `Localizable: Title`.
  package var undrawn: [String]
  /// What was not measured and why.
  package var notes: [String]
  /// Some text was held against its room, where that was asked for.
  package var hasTranslations = true
  /// Texts of the source language by table and key, for files that show both.
  package var sourceTexts: [[String]: String] = [:]
  package init(
    budgets: [TextBudget], sourceLanguage: String, sizes: [DynamicTypeSize], locales: [String], devices: [String],
    undrawn: [String], notes: [String]
  ) {
    (self.budgets, self.sourceLanguage, self.sizes, self.locales) = (budgets, sourceLanguage, sizes, locales)
    (self.devices, self.undrawn, self.notes) = (devices, undrawn, notes)
  }
}
