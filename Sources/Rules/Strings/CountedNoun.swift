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
        if word.count > 1, rest.dropFirst(1 + word.count).hasPrefix(both) { return word + both }
        if word.count > 2, word.hasSuffix("s"), !notCounted.contains(word.lowercased()) { return String(word) }
      }
    }
    return nil
  }

  /// What is written for one and for several: `file(s)`.
  private static let both = "(s)"
  /// What is wrong with one form of a noun.
  static func fault(of noun: String) -> String {
    noun.hasSuffix(both)
      ? "writes \(noun.quoted) for one and for several, as it is read aloud too"
      : "counts \(noun.quoted) with one form only: with 1 it reads wrong"
  }

  /// The same text with the word for one: `%lld hour` of `%lld hours`.
  static func singulars(of noun: String, in text: String) -> [String] {
    if noun.hasSuffix(both) { return [] }
    var words = [String(noun.dropLast())]
    if noun.hasSuffix("ies") { words.append(noun.dropLast(3) + "y") }
    if noun.hasSuffix("es") { words.append(String(noun.dropLast(2))) }
    return words.map { text.replacingOccurrences(of: " " + noun, with: " " + $0) }
  }

  /// Whether a text says of one what another says of several: `1 pile created` and `%lld piles created`.
  ///
  /// - Parameter several: With a placeholder for an integer. Cost: linear in both.
  static func isOne(_ one: String, of several: String) -> Bool {
    let (first, second) = (one.split(separator: " "), several.split(separator: " "))
    guard first.count == second.count, one != several else { return false }
    var (hasNumber, hasEnding) = (false, false)
    for (word, other) in zip(first, second) where word != other || marks.contains(String(other)) {
      if marks.contains(String(other)), ones.contains(word) || word == other {
        hasNumber = true
      } else if verbs[String(word)] == String(other) {
        continue
      } else if word != other {
        let common = zip(word, other).prefix { $0 == $1 }.count
        guard other.count > word.count, other.count - word.count <= 3, common >= max(2, word.count - 1) else {
          return false
        }
        hasEnding = true
      }
    }
    return hasNumber && hasEnding
  }
  /// What stands for one in a text.
  static let ones: Set<Substring> = ["1", "one", "One", "a", "A"]
  private static let marks: Set<String> = ["%lld", "%d", "%ld", "%u", "%llu", "%i", "%1$lld", "%1$d", "%@", "%1$@"]
  private static let verbs = ["is": "are", "was": "were", "has": "have", "this": "these", "This": "These"]

  private static let notCounted: Set<String> = [
    "is", "was", "has", "pts", "this", "less", "plus", "minus", "does", "as",
    // Words of one that end so: `%lld status code`, `%lld address`.
    "status", "address", "process", "access", "progress", "success", "bonus", "class", "pass", "focus", "basis",
    "analysis", "business", "axis", "bus", "gas", "its", "his", "always", "perhaps", "yes", "us", "vs", "versus",
  ]
}
