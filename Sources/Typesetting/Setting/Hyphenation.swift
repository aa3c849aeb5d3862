import Foundation
import SightlineModel
import Synchronization

/// Where words may be hyphenated: Liang's patterns, read from the distribution's dictionaries.
///
/// - Source: Debian's `hyphen-*` packages; format of libhyphen's `README.hyphen` (the patterns, `LEFTHYPHENMIN`,
///   `RIGHTHYPHENMIN`; not the non-standard replacements).
final class Hyphenation: Sendable {
  private let folder: String
  private let dictionaries = Mutex<[String: HyphenationPatterns?]>([:])

  init(folder: String = "/usr/share/hyphen") { self.folder = folder }

  /// - Parameter word: UTF-8, with punctuation around it or not.
  /// - Returns: Offsets in the text in front of which a hyphen may stand; none where there is no dictionary.
  func points(in word: ArraySlice<UInt8>, locale: String) -> [Int] {
    guard word.count < 1_000, let patterns = patterns(locale) else { return [] }
    var points: [Int] = []
    var letters: [(character: Character, offset: Int)] = []
    func flush() {
      points += patterns.points(in: letters.map(\.character)).map { letters[$0].offset }
      letters = []
    }
    var offset = word.startIndex
    for character in String(decoding: word, as: UTF8.self) {
      if character.isLetter {
        letters.append((character, offset))
      } else {
        flush()
      }
      offset += character.utf8.count
    }
    flush()
    return points
  }

  private func patterns(_ locale: String) -> HyphenationPatterns? {
    dictionaries.withLock { known in
      if let found = known[locale] { return found }
      let patterns = Self.fileNames(locale).lazy.compactMap { name -> HyphenationPatterns? in
        guard let data = FileManager.default.contents(atPath: "\(self.folder)/\(name)") else { return nil }
        return HyphenationPatterns(data)
      }.first
      known[locale] = patterns
      return patterns
    }
  }

  /// The language with its region, then the language alone, then the region that stands for it.
  private static func fileNames(_ locale: String) -> [String] {
    let parts = locale.replacing("_", with: "-").split(separator: "-").map(String.init)
    guard let language = parts.first?.lowercased(), language.allSatisfy(\.isLetter) else { return [] }
    let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
    let usual = ["en": "US", "pt": "BR", "de": "DE", "nb": "NO", "nn": "NO"][language] ?? language.uppercased()
    return [region, nil, usual].compactMap { part -> String? in
      part.map { "hyph_\(language)_\($0).dic" } ?? "hyph_\(language).dic"
    }
  }
}

/// The patterns of one language.
struct HyphenationPatterns: Sendable {
  private var patterns: [String: [UInt8]] = [:]
  private var longest = 0
  private var leftMinimum = 2
  private var rightMinimum = 2

  init?(_ data: Data) {
    let lines = data.split(separator: 0x0A)
    guard let first = lines.first else { return nil }
    let isLatin1 = String(decoding: first, as: UTF8.self).hasPrefix("ISO8859-1")
    for line in lines.dropFirst() {
      let bytes = line.filter { $0 != 0x0D }
      let text =
        isLatin1
        ? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) : String(decoding: bytes, as: UTF8.self)
      if text.hasPrefix("LEFTHYPHENMIN") { leftMinimum = Int(text.dropFirst(14)) ?? leftMinimum }
      if text.hasPrefix("RIGHTHYPHENMIN") { rightMinimum = Int(text.dropFirst(15)) ?? rightMinimum }
      if text.hasPrefix("NEXTLEVEL") { patterns = [:] }  // what came before concerns compound words only
      guard let start = text.first, start != "#", start != "%", !text.contains("/"),
        !text.contains(where: \.isUppercase)
      else { continue }
      add(text)
    }
    guard !patterns.isEmpty else { return nil }
  }

  private mutating func add(_ text: String) {
    var letters = ""
    var values: [UInt8] = [0]
    for character in text {
      if let digit = character.wholeNumberValue, character.isASCII {
        values[values.count - 1] = UInt8(digit)
      } else {
        letters.append(character)
        values.append(0)
      }
    }
    guard !letters.isEmpty else { return }
    patterns[letters] = values
    longest = max(longest, letters.count)
  }

  /// - Returns: Indices in front of which a hyphen may stand.
  /// - Source: F. Liang, "Word Hy-phen-a-tion by Com-put-er": the highest number at a place counts, odd allows.
  func points(in word: [Character]) -> [Int] {
    guard word.count >= leftMinimum + rightMinimum else { return [] }
    let dotted = ["."] + word.map { $0.lowercased().first ?? $0 } + ["."]
    var values = [UInt8](repeating: 0, count: dotted.count + 1)
    for start in dotted.indices {
      var part = ""
      for end in start..<min(dotted.count, start + longest) {
        part.append(dotted[end])
        guard let found = patterns[part] else { continue }
        for (place, value) in found.enumerated() { values[start + place] = max(values[start + place], value) }
      }
    }
    return (leftMinimum...(word.count - rightMinimum)).filter { values[$0 + 1] % 2 == 1 }
  }
}
