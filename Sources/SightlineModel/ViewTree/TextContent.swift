/// What a `Text` shows in one locale: runs of attributed text, already localised and formatted.
public struct TextContent: Hashable, Sendable, Codable {
  public var runs: [TextRun]
  public init(runs: [TextRun]) { self.runs = runs }
  public init(_ string: String) { runs = [TextRun(string: string)] }
  /// The plain text; an inline image is U+FFFC.
  @inlinable public var string: String { runs.count == 1 ? runs[0].shown : runs.map(\.shown).joined() }
  /// The inline image at a UTF-8 offset of `string`.
  public func symbol(at offset: Int) -> String? {
    var start = 0
    for run in runs {
      if start == offset, let symbol = run.symbol { return symbol }
      start += run.shown.utf8.count
    }
    return nil
  }
}

/// A stretch of text with one set of attributes; `nil` inherits from the environment.
public struct TextRun: Hashable, Sendable {
  public var string: String
  /// Where the text was looked up.
  public var localization: Localization?
  /// `Text(verbatim:)`, or formatted by the system in the reader's language: nothing for a string table.
  public var isVerbatim: Bool?
  public var font: FontSpec?
  public var weight: FontWeight?
  public var design: FontDesign?
  public var isItalic: Bool?
  public var foreground: StyleSpec?
  public var isUnderlined: Bool?
  public var isStruckThrough: Bool?
  /// Points after each grapheme.
  public var tracking: Double?
  public var kerning: Double?
  public var baselineOffset: Double?
  /// Set when the run is an inline image: the SF Symbol's or asset's name.
  public var symbol: String?
  /// The string, or the character that stands for an inline image.
  @inlinable public var shown: String { symbol == nil ? string : "\u{FFFC}" }
  public var link: String?
  /// Set when the text could not be computed; `string` is then a sample.
  public var unknownReason: String?
  /// Words that the app does not ship: a preview's own, or made up for a value that nobody passed.
  public var isSample: Bool?
  public var derivation: [DerivationStep]
  /// Other words stand here than the app shows: nobody knows them.
  package var isStandIn: Bool { unknownReason != nil || derivation.contains { $0.kind == .sample } }
  public init(string: String, localization: Localization? = nil, derivation: [DerivationStep] = []) {
    self.string = string
    self.localization = localization
    self.derivation = derivation
  }

  /// A key of a string table.
  public struct Localization: Hashable, Sendable, Codable {
    public enum State: String, Hashable, Sendable, Codable {
      /// Found in this locale.
      case translated
      /// Fell back to the source language.
      case missing
      /// No table has the key: the key itself is shown.
      case unknownKey
    }
    public var key: String
    public var table: String?
    public var state: State
    /// The code chooses between this key, for several, and another one, for one.
    public var isOneOfSeveral: Bool?
    /// The code makes the word for several of that for one: `"\(count) hour\(count == 1 ? "" : "s")"`.
    public var isPluralByHand: Bool?
    /// The values were put in before the text was looked up, by a function that takes a `String`: `key` is the pattern.
    public var isFinished: Bool?
    /// The table in which the key is looked for has texts in two languages at least: the app is translated.
    public var isTableTranslated: Bool?
    /// No language of a table that has several has a text for it.
    public var isUntranslated: Bool?
    /// All languages that lack it, where not every one is laid out.
    public var untranslated: [String]?
    /// Where the key is written, if that is elsewhere than in the view that shows it: given to a part of the app's own.
    public var written: SourceLocation?
    /// A table that has the key but is not asked, since the key is looked up in the app's own.
    public struct UnaskedTable: Hashable, Sendable, Codable {
      /// What asking it would give.
      public enum Gain: String, Hashable, Sendable, Codable {
        /// Another text than the key.
        case text
        /// The key without a text of its own, in a table that has several languages.
        case entry
        /// The same: the table has one language, and the key is the text.
        case nothing
      }
      public var file: String
      /// It is in the bundle of the package's target that the key is written in.
      public var isOfSamePackage: Bool
      public var gain: Gain
      public init(file: String, isOfSamePackage: Bool, gain: Gain) {
        (self.file, self.isOfSamePackage, self.gain) = (file, isOfSamePackage, gain)
      }
    }
    public var unasked: UnaskedTable?
    public init(key: String, table: String? = nil, state: State) {
      self.key = key
      self.table = table
      self.state = state
    }
  }
}
