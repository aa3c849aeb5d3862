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
    found.format = Self.format(ofMarked: text.value)
    return found
  }

  func key(symbol: String, table: String?) -> (table: String, key: String)? { tables.key(symbol: symbol, table: table) }
  func hasTable(symbol: String) -> Bool { tables.hasTable(symbol: symbol) }

  /// Characters of the last private-use plane, which no translation has: digits between two ends.
  private static func mark(_ index: Int) -> String {
    let digits = String(index).unicodeScalars.map { Unicode.Scalar(firstDigit + $0.value - 48)! }
    return "\(start)" + String(String.UnicodeScalarView(digits)) + "\(end)"
  }
  private static let start: Unicode.Scalar = "\u{10FF00}"
  private static let end: Unicode.Scalar = "\u{10FF01}"
  private static let firstDigit: UInt32 = 0x10_FF10

  /// `%1$@` in place of each mark, `%%` of what is a percent sign.
  private static func format(ofMarked text: String) -> String {
    var result = String.UnicodeScalarView()
    var index = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case start: index = 0
      case end: result.append(contentsOf: "%\(index + 1)$@".unicodeScalars)
      case "%": result.append(contentsOf: "%%".unicodeScalars)
      default:
        guard firstDigit..<firstDigit + 10 ~= scalar.value else {
          result.append(scalar)
          continue
        }
        index = index % 100_000_000 * 10 + Int(scalar.value - firstDigit)
      }
    }
    return String(result)
  }
}
