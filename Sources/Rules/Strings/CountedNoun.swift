import Foundation

/// A number's placeholder before a word.
enum CountedNoun {
  /// - Returns: The word that is counted: `piles` in `%lld piles created`; `nil` where nothing is counted, as in
  ///   `%lld of %lld` or `%lld/5`.
  static func find(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    for mark in ["%lld", "%d", "%ld", "%u", "%llu", "%i", "%1$lld", "%1$d", "%2$lld", "%2$d"] {
      var rest = text[...]
      while let range = rest.firstRange(of: mark) {
        rest = rest[range.upperBound...]
        guard rest.first == " " else { continue }
        let word = rest.dropFirst().prefix { $0.isLetter }
        if word.count > 2, word.hasSuffix("s"), !notCounted.contains(word.lowercased()) { return String(word) }
      }
    }
    return nil
  }

  /// The same text with the word for one: `%lld hour` of `%lld hours`.
  static func singulars(of noun: String, in text: String) -> [String] {
    var words = [String(noun.dropLast())]
    if noun.hasSuffix("ies") { words.append(noun.dropLast(3) + "y") }
    if noun.hasSuffix("es") { words.append(String(noun.dropLast(2))) }
    return words.map { text.replacingOccurrences(of: " " + noun, with: " " + $0) }
  }

  private static let notCounted: Set<String> = [
    "is", "was", "has", "pts", "this", "less", "plus", "minus", "does", "as",
  ]
}
