package import SightlineModel

/// Finds localised strings; the pipeline adapts the project's string tables to it.
package protocol StringLookup: Sendable {
  /// - Parameters:
  ///   - key: As in the table, with `%@`, `%lld`, `%lf` where the source interpolates.
  ///   - table: `nil` is `Localizable`.
  ///   - locale: BCP 47, or a pseudo-locale.
  ///   - arguments: What is interpolated, in order: chooses plural forms.
  ///   - scope: Whose tables are asked.
  /// - Returns: The text with its placeholders, plural forms chosen; the key itself when no table has it.
  func string(
    forKey key: String, table: String?, locale: String, arguments: [StringArgument], scope: StringScope
  ) -> LookedUpString

  /// The key of which the build makes an identifier, as Xcode makes `cartTitle` of `cart.title`.
  ///
  /// - Parameter table: The identifier of a table; `nil` is `Localizable`.
  /// - Returns: `nil` where no key, or more than one, has it.
  func key(symbol: String, table: String?) -> (table: String, key: String)?
  /// - Returns: Whether an identifier is made of a table's name.
  func hasTable(symbol: String) -> Bool
}

extension StringLookup {
  package func key(symbol: String, table: String?) -> (table: String, key: String)? { nil }
  package func hasTable(symbol: String) -> Bool { false }
}

/// One interpolated value, as far as the choice of a plural form needs it.
package enum StringArgument: Hashable, Sendable {
  case integer(Int)
  case number(Double)
  case text(String)
}

/// Whose tables a key is looked up in.
package enum StringScope: Hashable, Sendable {
  /// The app's own, as iOS does where no bundle is named. `from`: the file that the key is written in.
  case app(from: String)
  /// Every one: a bundle is named, and which it is may not be known.
  case all
}

/// A string as a table has it for one locale.
package struct LookedUpString: Hashable, Sendable {
  /// With placeholders, positional ones included: `%2$@`.
  package var format: String
  package var state: TextRun.Localization.State
  package var location: SourceLocation?
  /// The table that was looked in has texts in two languages at least.
  package var isTableTranslated: Bool
  /// No language has a text for it but the source language.
  package var isUntranslated = false
  /// All languages that lack it, where not every one is laid out: said of those that lack it, and of the source language
  /// where no other that is laid out does.
  package var untranslated: [String] = []
  /// A table that has the key and was not asked.
  package var unasked: TextRun.Localization.UnaskedTable?
  package init(
    format: String, state: TextRun.Localization.State, location: SourceLocation? = nil, isTableTranslated: Bool = false
  ) {
    self.format = format
    self.state = state
    self.location = location
    self.isTableTranslated = isTableTranslated
  }
}

/// Knows no table: every key is shown as it is.
package struct NoStrings: StringLookup {
  package init() {}
  package func string(
    forKey key: String, table: String?, locale: String, arguments: [StringArgument], scope: StringScope
  ) -> LookedUpString {
    LookedUpString(format: key, state: .unknownKey)
  }
}

/// Remembers what was found: every evaluation of a screen asks for the same strings.
final class StringLookups {
  private struct Question: Hashable {
    let key: String
    let table: String?
    let locale: String
    let arguments: [StringArgument]
    let scope: StringScope
  }
  private let tables: any StringLookup
  private var known: [Question: LookedUpString] = [:]
  /// Texts with counts that run on would fill the memory.
  private static let limit = 100_000

  init(_ tables: any StringLookup) { self.tables = tables }

  func key(symbol: String, table: String?) -> (table: String, key: String)? { tables.key(symbol: symbol, table: table) }
  func hasTable(symbol: String) -> Bool { tables.hasTable(symbol: symbol) }

  func string(
    forKey key: String, table: String?, locale: String, arguments: [StringArgument], scope: StringScope
  ) -> LookedUpString {
    let question = Question(key: key, table: table, locale: locale, arguments: arguments, scope: scope)
    if let answer = known[question] { return answer }
    let answer = tables.string(forKey: key, table: table, locale: locale, arguments: arguments, scope: scope)
    if known.count >= Self.limit { known = [:] }
    known[question] = answer
    return answer
  }
}
