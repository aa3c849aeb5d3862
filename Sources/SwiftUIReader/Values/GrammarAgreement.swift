/// `^[%lld apple](inflect: true)`: the words agree with their number.
///
/// English nouns are given their plural. How words of other languages agree is not known here: they stay as they are
/// written, and are marked as not known unless they stand for one thing, which is how they are written.
/// - Source: Foundation's automatic grammar agreement.
enum GrammarAgreement {
  private static let end = "](inflect: true)"
  static let unknownReason = "how words of this language agree with a number (inflect: true)"

  struct Agreed: Equatable {
    var text: String
    /// Every word is what the system would show.
    var isKnown = true
  }

  /// - Parameters:
  ///   - format: With placeholders.
  ///   - counts: What stands in for them, in order; `nil` for what is no whole number.
  static func applied(to format: String, counts: [Int?], locale: String) -> Agreed {
    guard format.utf8.contains(UInt8(ascii: "^")), format.contains(end) else { return Agreed(text: format) }
    var result = Agreed(text: "")
    var rest = format[...]
    var index = 0
    while let start = rest.firstRange(of: "^["), let close = rest[start.upperBound...].firstRange(of: end) {
      let before = rest[..<start.lowerBound]
      let words = rest[start.upperBound..<close.lowerBound]
      index += placeholders(in: before)
      let inside = placeholders(in: words)
      let count = inside > 0 && counts.indices.contains(index) ? counts[index] : nil
      if inside == 0 || count == 1 {
        result.text += before + words
      } else if count != nil, locale == "en" || locale.hasPrefix("en-") || locale.hasPrefix("en_") {
        result.text += before + phrase(words)
      } else {
        result.text += before + words
        result.isKnown = false
      }
      index += inside
      rest = rest[close.upperBound...]
    }
    result.text += rest
    return result
  }

  private static func placeholders(in text: Substring) -> Int {
    text.replacing("%%", with: "").count { $0 == "%" }
  }

  // MARK: English

  /// What counts is the last word before `in the cart`, `of tea`, `left`; else the last of all.
  private static func phrase(_ words: Substring) -> String {
    var parts = words.split(separator: " ", omittingEmptySubsequences: false)
    let first = parts.firstIndex { $0.contains("%") }.map { $0 + 1 } ?? 0
    let tail = parts[min(first + 1, parts.count)...].firstIndex { followers.contains($0.lowercased()) }
    let noun = (tail ?? parts.count) - 1
    guard parts.indices.contains(noun), noun >= first else { return String(words) }
    parts[noun] = Substring(plural(of: String(parts[noun])))
    return parts.joined(separator: " ")
  }
  private static let followers: Set<String> = [
    "in", "of", "at", "on", "for", "from", "with", "by", "to", "left", "remaining", "selected", "found", "ago", "per",
    "and", "or", "until", "since", "away", "more", "available",
  ]

  private static let irregular = [
    "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "leaf": "leaves", "knife": "knives", "life": "lives", "wife": "wives",
    "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves", "thief": "thieves", "calf": "calves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "quiz": "quizzes",
    "sheep": "sheep", "fish": "fish", "deer": "deer", "series": "series", "species": "species",
    "analysis": "analyses", "criterion": "criteria",
  ]

  private static func plural(of word: String) -> String {
    guard let last = word.last, last.isLetter else { return word }
    let lower = word.lowercased()
    if let known = irregular[lower] {
      return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let stem = word.dropLast()
    if last == "y", let before = stem.last, !"aeiou".contains(before) { return stem + "ies" }
    let endsInSibilant = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
    return word + (endsInSibilant ? "es" : "s")
  }
}
