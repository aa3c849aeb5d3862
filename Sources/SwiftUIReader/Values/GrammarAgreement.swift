/// `^[%lld apple](inflect: true)`: the words agree with their number.
///
/// Only English is inflected, by its regular plural; in other languages the words stay as they are written.
/// - Source: Foundation's automatic grammar agreement.
enum GrammarAgreement {
  private static let end = "](inflect: true)"

  /// - Parameters:
  ///   - format: With placeholders.
  ///   - counts: What stands in for them, in order; `nil` for what is no whole number.
  static func applied(to format: String, counts: [Int?], locale: String) -> String {
    guard format.utf8.contains(UInt8(ascii: "^")), format.contains(end) else { return format }
    var result = ""
    var rest = format[...]
    var index = 0
    while let start = rest.firstRange(of: "^["), let close = rest[start.upperBound...].firstRange(of: end) {
      let before = rest[..<start.lowerBound]
      let words = rest[start.upperBound..<close.lowerBound]
      index += placeholders(in: before)
      let inside = placeholders(in: words)
      let count = inside > 0 && counts.indices.contains(index) ? counts[index] : nil
      let isPlural = count.map { $0 != 1 } ?? false
      result += before + (isPlural && locale.hasPrefix("en") ? plural(of: words) : String(words))
      index += inside
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static func placeholders(in text: Substring) -> Int {
    text.replacing("%%", with: "").count { $0 == "%" }
  }

  /// Of the last word.
  private static func plural(of words: Substring) -> String {
    guard let last = words.last, last.isLetter else { return String(words) }
    let stem = words.dropLast()
    if last == "y", let before = stem.last, !"aeiou".contains(before) { return stem + "ies" }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { words.lowercased().hasSuffix($0) }
    return words + (hisses ? "es" : "s")
  }
}
