import SightlineModel

/// What SwiftParser takes minutes or gigabytes for: one word or sign thousands of times in a row, angle brackets opened
/// within one another without end, and sources of more words and signs than anybody writes.
///
/// `some some some …` is looked ahead in to its end at each of its words, each `;` of a source of nothing else takes some
/// kilobytes. What comes after so many of them is therefore not shown to the parser.
struct RepeatedTokens {
  /// Of one word or sign in a row.
  static let most = 5_000
  /// Angle brackets within one another, on one line.
  static let levels = 1_000
  /// Words, numbers and signs of one file.
  static let tokens = 1_000_000

  /// UTF-8 offsets of what is hidden, in order.
  private(set) var hidden: [Range<Int>] = []
  private(set) var count = 0

  private let bytes: [UInt8]
  private var position = 0
  private var last = 0..<0
  private var repetitions = 0
  /// Where what is hidden begins, while it goes on.
  private var start: Int?
  private var angles = 0
  /// String literals that are open, by their number of `#`, and the parentheses open in each of their interpolations.
  private var texts: [(hashes: Int, isMultiline: Bool, parentheses: Int)] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: The text as it may be parsed, byte for byte as long, the offsets of what is hidden in it, and whether it
  ///   has more words and signs than are read. Cost: linear in the length.
  static func hide(in text: String) -> (text: String, offsets: [Int], isTooLong: Bool) {
    // Too short for any of it, as nearly every source is.
    guard text.utf8.count > most, mayRepeat(text.utf8) || text.utf8.count > tokens else { return (text, [], false) }
    var scan = RepeatedTokens(Array(text.utf8))
    scan.run()
    if scan.count > tokens { return (text, [], true) }
    guard !scan.hidden.isEmpty else { return (text, [], false) }
    var bytes = scan.bytes
    for range in scan.hidden { for place in range where bytes[place] != 10 && bytes[place] != 13 { bytes[place] = 32 } }
    return (String(decoding: bytes, as: UTF8.self), scan.hidden.map(\.lowerBound), false)
  }

  /// Whether one word or sign stands in a row that often, or angle brackets are open that deep, texts and comments not
  /// told apart.
  private static func mayRepeat(_ text: String.UTF8View) -> Bool {
    var (word, former, row, angles) = (UInt64(0), UInt64(0), 0, 0)
    func ends(_ next: UInt64) -> Bool {
      row = next == former ? row + 1 : 0
      former = next
      return row >= most
    }
    for byte in text {
      if isWord(byte) {
        word = (word ^ UInt64(byte)) &* 0x100_0000_01B3
        continue
      }
      if word != 0 {
        if ends(word) { return true }
        if byte == UInt8(ascii: "<") { angles += 1 }
        word = 0
      }
      switch byte {
      case 32, 9, 13: continue
      case 10: angles = 0
      default: if ends(UInt64(byte)) { return true }
      }
      if angles > levels { return true }
    }
    return word != 0 && ends(word)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func run() {
    while position < bytes.count {
      if let text = texts.last, text.parentheses == 0 { readText(text.hashes, text.isMultiline) } else { readCode() }
    }
    end(at: bytes.count)
  }

  /// A token is over: counted, and hidden where it is one too many.
  private mutating func add(_ token: Range<Int>) {
    count += 1
    let isSame = token.count == last.count && bytes[token].elementsEqual(bytes[last])
    // Brackets are counted by their levels, and a regular expression or a text by itself.
    repetitions = isSame ? repetitions + 1 : 0
    last = token
    let isTooMany = repetitions >= Self.most || angles > Self.levels
    if isTooMany, start == nil { start = token.lowerBound }
    if !isTooMany { end(at: token.lowerBound) }
  }

  private mutating func end(at place: Int) {
    guard let from = start else { return }
    hidden.append(from..<place)
    start = nil
  }

  private mutating func readCode() {
    let first = bytes[position]
    switch first {
    case 32, 9, 13: position += 1
    case 10:
      angles = 0
      position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != 10 { position += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      position = bytes.endOfComment(at: position)
    case UInt8(ascii: "\""): openText(hashes: 0)
    case UInt8(ascii: "#"):
      var hashes = 1
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(hashes) == UInt8(ascii: "\"") {
        position += hashes
        return openText(hashes: hashes)
      }
      add(position..<position + 1)
      position += 1
    case _ where Self.isWord(first):
      let begin = position
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      add(begin..<position)
      if byte() == UInt8(ascii: "<") { angles += 1 }
    default:
      if !texts.isEmpty { follow(first) }
      if [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(first) { angles = 0 }
      if first == UInt8(ascii: ">"), position > 0, bytes[position - 1] != UInt8(ascii: "-") {
        // While it is hidden, what was opened is closed in the hidden too.
        angles = max(0, angles - 1)
      }
      add(position..<position + 1)
      position += 1
    }
  }

  /// The parentheses of an interpolation; the last one closes it.
  private mutating func follow(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): texts[texts.count - 1].parentheses += 1
    case UInt8(ascii: ")"): texts[texts.count - 1].parentheses -= 1
    default: break
    }
  }

  private mutating func openText(hashes: Int) {
    add(position..<position + 1)
    repetitions = 0
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    texts.append((hashes, isMultiline, 0))
  }

  private mutating func readText(_ hashes: Int, _ isMultiline: Bool) {
    func follows(_ byte: UInt8, _ from: Int) -> Bool {
      position + from + hashes <= bytes.count
        && bytes[position + from..<position + from + hashes].allSatisfy { $0 == byte }
    }
    switch bytes[position] {
    case UInt8(ascii: "\\") where follows(UInt8(ascii: "#"), 1):
      position += 1 + hashes
      if byte() == UInt8(ascii: "(") { texts[texts.count - 1].parentheses = 1 }
      position += 1
    case UInt8(ascii: "\""):
      let length = isMultiline ? 3 : 1
      let isEnd =
        (0..<length).allSatisfy { byte($0) == UInt8(ascii: "\"") } && follows(UInt8(ascii: "#"), length)
      position += isEnd ? length + hashes : 1
      if isEnd { texts.removeLast() }
    case 10 where !isMultiline:
      // Never closed: over with the line.
      texts.removeLast()
    default: position += 1
    }
  }
}
