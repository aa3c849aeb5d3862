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

  private init(folder: String) { self.folder = folder }

  /// Dictionaries never change while a process runs: one for each folder.
  static func inFolder(_ folder: String) -> Hyphenation {
    shared.withLock { known in
      if let found = known[folder] { return found }
      let made = Hyphenation(folder: folder)
      known[folder] = made
      return made
    }
  }
  private static let shared = Mutex<[String: Hyphenation]>([:])

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
  /// Letters to the numbers around them.
  private var patterns: [[UInt8]: [UInt8]] = [:]
  /// In bytes.
  private var longest = 0
  private var leftMinimum = 2
  private var rightMinimum = 2

  init?(_ data: Data) {
    var isLatin1 = false
    for (index, line) in data.split(separator: 0x0A).enumerated() {
      var bytes = Array(line)
      if bytes.last == 0x0D { bytes.removeLast() }
      if index == 0 {
        isLatin1 = bytes.starts(with: "ISO8859-1".utf8)
        continue
      }
      guard let first = bytes.first, first != 0x23, first != 0x25 else { continue }  // # and % start comments
      if (0x41...0x5A).contains(first) {
        read(keyword: String(decoding: bytes, as: UTF8.self))
      } else if !bytes.contains(0x2F) {  // a replacement: not supported
        add(isLatin1 ? Self.utf8(latin1: bytes) : bytes)
      }
    }
    guard !patterns.isEmpty else { return nil }
  }

  private mutating func read(keyword line: String) {
    let parts = line.split(separator: " ")
    let value = parts.count > 1 ? Int(parts[1]) : nil
    switch parts.first {
    case "LEFTHYPHENMIN": leftMinimum = value ?? leftMinimum
    case "RIGHTHYPHENMIN": rightMinimum = value ?? rightMinimum
    case "NEXTLEVEL": patterns.removeAll()  // what came before concerns compound words only
    default: break
    }
  }

  private mutating func add(_ pattern: [UInt8]) {
    var letters: [UInt8] = []
    var values: [UInt8] = [0]
    for byte in pattern {
      if (0x30...0x39).contains(byte) {
        values[values.count - 1] = byte - 0x30
      } else {
        letters.append(byte)
        values.append(0)
      }
    }
    guard !letters.isEmpty else { return }
    patterns[letters] = values
    longest = max(longest, letters.count)
  }

  private static func utf8(latin1 bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
  }

  /// - Returns: Indices in front of which a hyphen may stand.
  /// - Source: F. Liang, "Word Hy-phen-a-tion by Com-put-er": the highest number at a place counts, odd allows.
  func points(in word: [Character]) -> [Int] {
    guard word.count >= leftMinimum + rightMinimum else { return [] }
    var bytes: [UInt8] = [0x2E]
    var starts: [Int] = []
    for character in word {
      starts.append(bytes.count)
      bytes.append(contentsOf: character.lowercased().utf8)
    }
    bytes.append(0x2E)
    var values = [UInt8](repeating: 0, count: bytes.count + 1)
    for start in bytes.indices {
      for end in start + 1...max(start + 1, min(bytes.count, start + longest)) {
        guard let found = patterns[Array(bytes[start..<end])] else { continue }
        for (place, value) in found.enumerated() { values[start + place] = max(values[start + place], value) }
      }
    }
    return (leftMinimum...(word.count - rightMinimum)).filter { values[starts[$0]] % 2 == 1 }
  }
}
