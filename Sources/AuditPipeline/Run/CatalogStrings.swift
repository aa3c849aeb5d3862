import Foundation
import SightlineModel
import StringCatalogs
import SwiftUIReader

/// The reader's view of the string tables.
struct CatalogStrings: StringLookup {
  private let tables: StringTables
  private let owners: TableOwners
  private let languagesLeftOut: [String]
  /// The languages that need texts of their own, sorted.
  private let translations: [String]

  init(tables: StringTables, owners: TableOwners, languagesLeftOut: [String]) {
    (self.tables, self.owners, self.languagesLeftOut) = (tables, owners, languagesLeftOut)
    translations =
      languagesLeftOut.isEmpty ? [] : tables.languages.filter { !LocaleName.areAlike($0, tables.sourceLanguage) }
  }

  func string(
    forKey key: String, table: String?, locale: String, arguments: [StringArgument], scope: StringScope
  ) -> LookedUpString {
    let tables = scope == .all ? self.tables : owners.app
    let text = tables.lookup(
      key, table: table, locale: locale,
      arguments: arguments.enumerated().map { index, argument in
        switch argument {
        case .integer(let value): .integer(value)
        case .number(let value): .double(value)
        // Texts keep their attributes: the reader puts them where the mark stands.
        case .text: .string(Self.mark(index))
        }
      })
    var found = LookedUpString(
      format: text.value, state: text.state, location: text.location, isTableTranslated: tables.isTranslated(table))
    found.isUntranslated = found.isTableTranslated && tables.isUntranslated(key, table: table)
    if text.state == .unknownKey, case .app(let file) = scope {
      found.unasked = owners.unasked(key, table: table, writtenIn: file)
    }
    let isSource = locale == tables.sourceLanguage && text.state == .translated
    if found.isTableTranslated, !languagesLeftOut.isEmpty, isSource || text.state == .missing {
      let lacking = translations.filter {
        tables.lookup(key, table: table, locale: $0, arguments: []).state == .missing
      }
      if !isSource || lacking.allSatisfy(languagesLeftOut.contains) { found.untranslated = lacking }
    }
    // `en-GB` reads what `en` has.
    if found.state == .missing, LocaleName.areAlike(locale, tables.sourceLanguage) { found.state = .translated }
    guard !arguments.isEmpty else { return found }
    // Numbers are filled in; a percent sign that is left is one to show.
    var format = text.value.replacingOccurrences(of: "%", with: "%%")
    for index in arguments.indices {
      format = format.replacingOccurrences(of: Self.mark(index), with: "%\(index + 1)$@")
    }
    found.format = format
    return found
  }

  func key(symbol: String, table: String?) -> (table: String, key: String)? { tables.key(symbol: symbol, table: table) }
  func hasTable(symbol: String) -> Bool { tables.hasTable(symbol: symbol) }

  /// Private-use characters, which no translation has.
  private static func mark(_ index: Int) -> String {
    "\u{E000}" + String(repeating: "\u{E001}", count: index + 1) + "\u{E002}"
  }
}
