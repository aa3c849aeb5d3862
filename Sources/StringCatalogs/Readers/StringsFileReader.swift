import SightlineModel
import SourceDocuments

/// Reads `.strings`: text in UTF-8 or UTF-16, XML or binary property lists.
enum StringsFileReader {
  static func read(
    bytes: [UInt8], file: String, table: String, language: String
  ) -> (entries: [StringEntry], problems: [InputProblem]) {
    if bytes.starts(with: "bplist00".utf8) || looksLikeXML(bytes) {
      let (value, problems) = PropertyListDocument.parse(bytes: bytes, file: file)
      let entries = (value?.object?.members ?? []).compactMap { member in
        member.value.string.map {
          entry(member.key, $0, at: member.location, valueAt: member.value.location, table: table, language: language)
        }
      }
      return (entries, problems)
    }
    let limits = DocumentLimits()
    guard bytes.count <= limits.fileSize else {
      let place = SourceLocation(file: file, line: 1, column: 1)
      return ([], [InputProblem(.unreadable, "the file has \(bytes.count) bytes: not read", at: place)])
    }
    let (text, isWhole) = utf8(bytes)
    let source = SourceText(bytes: text, file: file)
    var lexer = StringsFileLexer(source: source)
    var (pairs, problems) = lexer.pairs()
    if !isWhole {
      problems.append(
        InputProblem(.unreadable, "the file ends within a character of UTF-16", at: source.location(at: text.count)))
    }
    return (
      pairs.map {
        entry(
          $0.key, $0.value, at: source.location(at: $0.keyOffset), valueAt: source.location(at: $0.valueOffset),
          comment: $0.comment, table: table, language: language)
      }, problems
    )
  }

  private static func entry(
    _ key: String, _ text: String, at location: SourceLocation, valueAt: SourceLocation, comment: String? = nil,
    table: String, language: String
  ) -> StringEntry {
    var entry = StringEntry(key: key, table: table, location: location)
    entry.comment = comment
    let unit = StringUnit(text: text, state: .translated, location: valueAt)
    entry.localizations[language] = LocalizedForm(location: valueAt, variation: .unit(unit))
    return entry
  }

  private static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    let head = bytes.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.prefix(6)
    return head.starts(with: "<?xml".utf8) || head.starts(with: "<plist".utf8) || head.starts(with: "<!DOC".utf8)
  }

  /// UTF-16 by its byte order mark, or by zeros in every second byte.
  ///
  /// - Returns: The text, and whether its last character is whole.
  private static func utf8(_ bytes: [UInt8]) -> ([UInt8], isWhole: Bool) {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    let isBare = !isLittle && !isBig && bytes.count >= 4 && bytes[1] == 0 && bytes[3] == 0
    guard isLittle || isBig || isBare else { return (bytes, true) }
    let body = bytes.dropFirst(isBare ? 0 : 2)
    var units: [UInt16] = []
    units.reserveCapacity(body.count / 2)
    var index = body.startIndex
    while index + 1 < body.endIndex {
      let (first, second) = (UInt16(body[index]), UInt16(body[index + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return (Array(String(decoding: units, as: UTF16.self).utf8), body.count.isMultiple(of: 2))
  }
}

/// The text form of `.strings`.
/// - Source: Internationalization and Localization Guide; escapes as Foundation reads them.
private struct StringsFileLexer {
  struct Pair {
    var key: String
    var keyOffset: Int
    var value: String
    var valueOffset: Int
    var comment: String?
  }
  private let source: SourceText
  private var position = 0
  private var problems: ProblemList
  private var comment: String?

  init(source: SourceText) {
    self.source = source
    problems = ProblemList(source)
  }

  private var bytes: [UInt8] { source.bytes }

  mutating func pairs() -> ([Pair], [InputProblem]) {
    var pairs: [Pair] = []
    var places: [String: Int] = [:]
    if let offset = source.firstInvalidOffset() { problems.add("not UTF-8 from here on", at: offset) }
    while true {
      comment = nil
      skipSpace()
      guard position < bytes.count else { break }
      guard let pair = pair() else {
        resynchronize()
        continue
      }
      if let first = places[pair.key] {
        // The same said twice changes nothing.
        if pairs[first].value != pair.value {
          let line = source.location(at: pairs[first].keyOffset).line
          problems.add(
            "the key \"\(pair.key)\" stands twice, first at line \(line); the last one counts", at: pair.keyOffset,
            kind: .warning)
        }
        pairs[first] = pair
      } else {
        places[pair.key] = pairs.count
        pairs.append(pair)
      }
    }
    return (pairs, problems.problems)
  }

  private mutating func pair() -> Pair? {
    let keyOffset = position
    guard let key = token() else {
      problems.add("a key in quotes is expected here", at: keyOffset)
      return nil
    }
    let note = comment
    skipSpace()
    var (value, valueOffset) = (key, keyOffset)
    if peek == UInt8(ascii: "=") {
      position += 1
      skipSpace()
      valueOffset = position
      guard let text = token() else {
        problems.add("a text in quotes is expected after '='", at: valueOffset)
        return nil
      }
      value = text
      skipSpace()
    } else if peek != UInt8(ascii: ";") {
      problems.add("'=' is missing after the key", at: position)
      return nil
    }
    if peek == UInt8(ascii: ";") {
      position += 1
    } else {
      problems.add("';' is missing after \"\(key)\"", at: min(position, bytes.count))
    }
    return Pair(key: key, keyOffset: keyOffset, value: value, valueOffset: valueOffset, comment: note)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func token() -> String? {
    guard let byte = peek else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte) }
    if source.text(position..<min(position + 3, bytes.count)).hasPrefix("“") {
      problems.add("a curly quote begins no text; write \"", at: position)
      return nil
    }
    let start = position
    while let byte = peek, isWord(byte) { position += 1 }
    return position > start ? source.text(start..<position) : nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "/"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    let start = position
    position += 1
    var units: [UInt8] = []
    var surrogate: UInt16?
    while let byte = peek {
      if byte == quote {
        position += 1
        return String(decoding: units, as: UTF8.self)
      }
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = peek else {
        units.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "a"): units.append(0x07)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "v"): units.append(0x0B)
      case UInt8(ascii: "0")...UInt8(ascii: "7"): octal(escaped, into: &units)
      case UInt8(ascii: "U"): unicode(into: &units, surrogate: &surrogate)
      default: units.append(escaped)
      }
    }
    problems.add("the text is not closed", at: start)
    return nil
  }

  private mutating func octal(_ first: UInt8, into units: inout [UInt8]) {
    var code = UInt32(first - 0x30)
    for _ in 0..<2 {
      guard let digit = peek, (0x30...0x37).contains(digit) else { break }
      code = code * 8 + UInt32(digit - 0x30)
      position += 1
    }
    units += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }

  /// One UTF-16 unit; two in a row make a character beyond the basic plane.
  private mutating func unicode(into units: inout [UInt8], surrogate: inout UInt16?) {
    let digits = source.text(position..<min(position + 4, bytes.count))
    guard digits.count == 4, let code = UInt16(digits, radix: 16) else {
      problems.add("\\U needs four hexadecimal digits", at: position - 2)
      return
    }
    position += 4
    if code & 0xFC00 == 0xD800 {
      surrogate = code
      return
    }
    let text = String(decoding: (surrogate.map { [$0] } ?? []) + [code], as: UTF16.self)
    surrogate = nil
    units += Array(text.utf8)
  }

  private mutating func skipSpace() {
    while let byte = peek {
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        let start = position + 2
        while let byte = peek, byte != 0x0A { position += 1 }
        note(start..<position)
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        let start = position + 2
        position += 2
        while position < bytes.count,
          !(bytes[position] == UInt8(ascii: "*") && position + 1 < bytes.count
            && bytes[position + 1] == UInt8(ascii: "/"))
        {
          position += 1
        }
        note(start..<max(start, position))
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func note(_ range: Range<Int>) {
    var text = source.text(range)[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    comment = String(text)
  }

  /// To the next semicolon or line, outside of the broken pair.
  private mutating func resynchronize() {
    if position < bytes.count { position += 1 }
    while let byte = peek, byte != UInt8(ascii: ";"), byte != 0x0A { position += 1 }
    if peek == UInt8(ascii: ";") { position += 1 }
  }
}
