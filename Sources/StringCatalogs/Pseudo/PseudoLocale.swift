import SightlineModel

/// Locales that no one speaks, to see what longer, accented or mirrored text does to a layout.
enum PseudoLocale: Sendable {
  /// `en-XA`: letters with accents, about 35 % longer.
  case accented
  /// `ar-XB`: the source language, forced right to left.
  case mirrored

  init?(_ locale: String) {
    switch LocaleName.normalized(locale) {
    case LocaleName.accented: self = .accented
    case LocaleName.mirrored: self = .mirrored
    default: return nil
    }
  }

  /// A stretch of translatable text between placeholders.
  func transformed(_ text: String) -> String {
    switch self {
    case .accented: PseudoText.accented(text)
    case .mirrored: PseudoText.mirrored(text)
    }
  }

  /// The whole text, after placeholders are filled in.
  func wrapped(_ text: String) -> String { text }
}

enum PseudoText {
  /// Share of letters added: German against English, rounded up.
  static let expansion = 0.35
  private static let rightToLeftOverride = "\u{202E}"
  private static let popDirection = "\u{202C}"

  static func mirrored(_ text: String) -> String {
    parts(of: text).map { part in
      guard part.isTranslatable, part.text.contains(where: \.isLetter) else { return part.text }
      // One override per line: a paragraph break ends it.
      return part.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : rightToLeftOverride + $0 + popDirection }.joined(separator: "\n")
    }.joined()
  }

  /// Vowels are doubled from the front until the text has grown enough; consonants follow where vowels are few.
  static func accented(_ text: String) -> String {
    let parts = parts(of: text)
    let letters = parts.filter(\.isTranslatable).reduce(0) { $0 + $1.text.filter(\.isLetter).count }
    let target = Int(saturating: (Double(letters) * expansion).rounded(.up))
    let vowels = parts.filter(\.isTranslatable).reduce(0) { $0 + $1.text.filter(isVowel).count }
    var extraVowels = min(target, vowels)
    var extraOthers = target - extraVowels
    return parts.map { part in
      guard part.isTranslatable else { return part.text }
      return part.text.reduce(into: "") { result, character in
        let accented = accents[character] ?? character
        result.append(accented)
        guard character.isLetter else { return }
        if isVowel(character), extraVowels > 0 {
          result.append(accented)
          extraVowels -= 1
        } else if !isVowel(character), extraOthers > 0 {
          result.append(accented)
          extraOthers -= 1
        }
      }
    }.joined()
  }

  private static func isVowel(_ character: Character) -> Bool { "aeiouAEIOU".contains(character) }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(  // checked: letters differ
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļɱñöþŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴẊÝŽ"))

  // MARK: What stays as it is

  struct Part: Equatable {
    var text: String
    var isTranslatable: Bool
  }

  /// Markdown marks and link targets, code, URLs, addresses, interpolations and tags are kept.
  static func parts(of text: String) -> [Part] {
    var result: [Part] = []
    var rest = text[...]
    var plain = ""
    func flush() {
      if !plain.isEmpty { result.append(Part(text: plain, isTranslatable: true)) }
      plain = ""
    }
    while let first = rest.first {
      if let length = keptLength(rest, after: plain.last) {
        flush()
        result.append(Part(text: String(rest.prefix(length)), isTranslatable: false))
        rest = rest.dropFirst(length)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
    return result
  }

  /// Characters to keep at the front of `rest`, or `nil`.
  private static func keptLength(_ rest: Substring, after previous: Character?) -> Int? {
    switch rest.first {
    case "]" where rest.hasPrefix("]("): return through(")", in: rest)
    case "`": return rest.dropFirst().contains("`") ? through("`", in: rest, after: 1) : nil
    case "<" where rest.dropFirst().first?.isLetter == true || rest.hasPrefix("</"): return through(">", in: rest)
    case "$" where rest.hasPrefix("${"): return through("}", in: rest)
    case "\\" where rest.hasPrefix("\\("): return through(")", in: rest)
    case "*", "_", "~": return 1
    case "%": return placeholderLength(rest)
    default:
      guard previous.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return nil }
      let word = rest.prefix { !$0.isWhitespace && !"<>()[]\"".contains($0) }
      if word.contains("://") || word.hasPrefix("www.") || word.hasPrefix("mailto:") { return word.count }
      if let at = word.firstIndex(of: "@"), at != word.startIndex, word[at...].contains(".") { return word.count }
      return nil
    }
  }

  private static func through(_ end: Character, in rest: Substring, after start: Int = 0) -> Int? {
    let tail = rest.dropFirst(start)
    return tail.firstIndex(of: end).map { rest.distance(from: rest.startIndex, to: $0) + 1 }
  }

  private static func placeholderLength(_ rest: Substring) -> Int? {
    guard !rest.hasPrefix("%%") else { return 2 }
    let head = String(rest.prefix(260))
    guard let first = FormatTemplate(head).pieces.first else { return nil }
    switch first {
    case .text: return nil
    case .argument: return 4
    default:
      // The piece ends where the rest of the string parses to the remaining pieces.
      return (2...head.count).first { length in
        let pieces = FormatTemplate(String(head.prefix(length))).pieces
        return pieces.count == 1 && pieces[0] == first
      }
    }
  }
}
