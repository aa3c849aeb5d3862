internal import CUnicode
import SightlineModel

/// How a language counts.
/// - Source: CLDR plural rules, cardinal; UTS #35, part 3.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  private init(code: Int32) { self = Self.allCases[Int(min(max(code, 0), 5))] }
  package static func < (a: Self, b: Self) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }

  /// - Parameter fractionDigits: Decimals shown: in English "1" is `one`, "1.0" is `other`.
  package static func of(_ value: Double, fractionDigits: Int = 0, locale: String) -> PluralCategory {
    PluralCategory(code: sl_plural_category(locale, value, Int32(fractionDigits)))
  }

  /// Whether a whole number is ever counted as `other`: in Belarusian each is one, few or many.
  package static func countsWholeNumbersAsOther(in locale: String) -> Bool {
    (0...200).contains { of(Double($0), locale: locale) == .other } || of(1_000_000, locale: locale) == .other
  }

  /// All that a language's rules know, in order; always with `other`.
  package static func all(in locale: String) -> [PluralCategory] {
    let bits = sl_plural_categories(locale)
    return allCases.enumerated().filter { bits & (1 << Int32($0.offset)) != 0 }.map(\.element)
  }
}

/// Numbers as a language writes them: digits, separators, grouping.
enum LocalizedNumber {
  static func text(_ value: Int, locale: String) -> String {
    withBuffer { sl_format_integer(locale, Int64(value), $0, $1) } ?? String(value)
  }
  static func text(_ value: Double, fractionDigits: Int, locale: String) -> String {
    withBuffer { sl_format_decimal(locale, value, Int32(fractionDigits), $0, $1) } ?? String(value)
  }

  private static func withBuffer(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      let length = write(buffer.baseAddress!, 1024)
      guard length >= 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
    }
  }
}
