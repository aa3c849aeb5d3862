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

  /// There are patterns for a language.
  func knows(_ locale: String) -> Bool { patterns(locale) != nil }

  private func patterns(_ locale: String) -> HyphenationPatterns? {
    dictionaries.withLock { known in
      if let found = known[locale] { return found }
      var patterns: HyphenationPatterns?
      for name in Self.fileNames(locale) where patterns == nil {
        guard let data = FileManager.default.contents(atPath: "\(self.folder)/\(name)") else { continue }
        patterns = data.withUnsafeBytes { HyphenationPatterns($0) }
      }
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
  /// From the hash of a pattern's letters to its place in `numbers`.
  private var places: [UInt64: Int] = [:]
  /// For each pattern: how many, then the numbers between its letters.
  private var numbers: [UInt8] = []
  /// In bytes.
  private var longest = 0
  private var leftMinimum = 2
  private var rightMinimum = 2

  init?(_ data: UnsafeRawBufferPointer) {
    var isLatin1: Bool?
    places.reserveCapacity(data.count / 8)
    var start = 0
    while start < data.count {
      var end = start
      while end < data.count, data[end] != 0x0A { end += 1 }
      var line = data[start..<end]
      start = end + 1
      if line.last == 0x0D { line = line.dropLast() }
      guard let isLatin1 else {
        isLatin1 = line.starts(with: "ISO8859-1".utf8)
        continue
      }
      guard let first = line.first, first != 0x23, first != 0x25 else { continue }  // # and % start comments
      if (0x41...0x5A).contains(first) {
        read(keyword: String(decoding: line, as: UTF8.self))
      } else if !line.contains(0x2F) {  // a replacement: not supported
        add(line, isLatin1: isLatin1)
      }
    }
    guard !places.isEmpty else { return nil }
  }

  private mutating func read(keyword line: String) {
    let parts = line.split(separator: " ")
    let value = parts.count > 1 ? Int(parts[1]) : nil
    switch parts.first {
    case "LEFTHYPHENMIN": leftMinimum = max(1, value ?? leftMinimum)
    case "RIGHTHYPHENMIN": rightMinimum = max(1, value ?? rightMinimum)
    case "NEXTLEVEL": places.removeAll()  // what came before concerns compound words only
    default: break
    }
  }

  private mutating func add(_ pattern: Slice<UnsafeRawBufferPointer>, isLatin1: Bool) {
    let place = numbers.count
    var (hash, length) = (Self.seed, 0)
    numbers.append(0)
    numbers.append(0)
    func letter(_ byte: UInt8) {
      hash = Self.hash(hash, byte)
      length += 1
      numbers.append(0)
    }
    for byte in pattern {
      if (0x30...0x39).contains(byte) {
        numbers[numbers.count - 1] = byte - 0x30
      } else if isLatin1, byte >= 0x80 {
        letter(0xC0 | byte >> 6)
        letter(0x80 | byte & 0x3F)
      } else {
        letter(byte)
      }
    }
    guard length > 0, length < 255 else { return }
    numbers[place] = UInt8(length + 1)
    places[hash] = place
    longest = max(longest, length)
  }

  // FNV-1a, 64 bits: among the tens of thousands of patterns of a language no two meet.
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

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
      var hash = Self.seed
      for end in start..<min(bytes.count, start + longest) {
        hash = Self.hash(hash, bytes[end])
        guard let place = places[hash], Int(numbers[place]) == end - start + 2 else { continue }
        for index in 0..<Int(numbers[place]) {
          values[start + index] = max(values[start + index], numbers[place + 1 + index])
        }
      }
    }
    return (leftMinimum...(word.count - rightMinimum)).filter { values[starts[$0]] % 2 == 1 }
  }
}
