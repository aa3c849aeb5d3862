import AuditEngine
import SightlineModel
import StringCatalogs
import Typesetting

/// The words of the string tables, for texts that are tried.
struct BudgetTexts {
  let tables: StringTables
  let typesetter: Typesetter
  /// Of the languages whose texts are measured; a language without texts is measured with the source language's.
  private var languages: [String: Language] = [:]

  struct Language {
    var words: [String]
    var isSpaced: Bool
    var widths: LetterWidths
    /// The language has no texts of its own.
    var isBorrowed: Bool
  }

  init(_ tables: StringTables, _ typesetter: Typesetter, locales: [String]) {
    (self.tables, self.typesetter) = (tables, typesetter)
    for locale in locales {
      let own = words(in: locale)
      let isBorrowed = own.count < Self.fewWords && locale != tables.sourceLanguage
      let words = isBorrowed ? self.words(in: tables.sourceLanguage) : own
      let isSpaced = isBorrowed || !Self.unspaced.contains(String(locale.prefix { $0 != "-" }))
      languages[locale] = Language(
        words: words, isSpaced: isSpaced,
        widths: LetterWidths(words, locale: locale, isSpaced: isSpaced, typesetter), isBorrowed: isBorrowed)
    }
  }

  subscript(locale: String) -> Language { languages[locale]! }

  /// Fewer say nothing of a language.
  private static let fewWords = 5

  /// Written without spaces between words.
  /// - Source: Unicode Standard Annex 14, line breaking classes ID and SA.
  private static let unspaced: Set<String> = ["ja", "zh", "yue", "th", "lo", "km", "my"]

  /// Distinct words of a language's texts, in the order of the tables.
  private func words(in locale: String) -> [String] {
    var seen: Set<String> = []
    var words: [String] = []
    for entry in tables.entries where words.count < 2000 {
      for text in texts(of: entry, locale) {
        for word in Self.literal(text.text).split(whereSeparator: \.isWhitespace).map(String.init)
        where word.contains(where: \.isLetter) && seen.insert(word).inserted {
          words.append(word)
        }
      }
    }
    return words
  }

  /// What a key says in a language: several texts where it has plurals. The key itself for the source language without one.
  func texts(of entry: StringEntry, _ locale: String) -> [StringUnit] {
    for tag in LocaleName.fallbacks(of: locale) {
      if let form = entry.localizations[tag] {
        return form.used(in: tag).variation.leaves.filter { $0.state != .new && !$0.text.isEmpty }
      }
    }
    let isSource = LocaleName.fallbacks(of: locale).contains(tables.sourceLanguage)
    return isSource ? [StringUnit(text: entry.key, state: .translated, location: entry.location)] : []
  }

  /// A text without its placeholders.
  static func literal(_ text: String) -> String {
    FormatTemplate(text).pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  /// A text with its placeholders filled with as many characters as they were where it was drawn.
  static func filled(_ text: String, with characters: Int, _ filler: FillerText) -> String {
    let pieces = FormatTemplate(text).pieces
    let open = pieces.count { if case .text = $0 { false } else { true } }
    guard open > 0 else { return literal(text) }
    var left = characters
    var toFill = open
    return pieces.map { piece in
      if case .text(let text) = piece { return text }
      let share = (left + toFill - 1) / toFill
      left -= share
      toFill -= 1
      return share > 0 ? filler.prefix(share) : ""
    }.joined()
  }
}
