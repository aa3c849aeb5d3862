import SightlineModel

extension JSONReader {
  // MARK: Strings

  /// The string at the position, whose first byte is its quote. Ends at the quote, or at the end of the line.
  mutating func string() -> String {
    let start = position
    let quote = bytes[start]
    position += 1
    var plain = position
    var decoded: [UInt8]?
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        let text = finish(decoded, plain)
        position += 1
        return bounded(text, from: start)
      }
      if byte == UInt8(ascii: "\\") {
        var text = decoded ?? []
        decoded = nil  // so that appending does not copy
        text.append(contentsOf: bytes[plain..<position])
        escape(into: &text)
        plain = position
        if text.count > limits.stringLength { text.removeSubrange((limits.stringLength + 1)...) }
        decoded = text
        continue
      }
      if byte == 0x0A {
        let text = finish(decoded, plain)
        problems.add("the string is not closed on its line", at: start)
        return bounded(text, from: start)
      }
      if byte < 0x20, byte != 0x09 || dialect == .strict {
        problems.add("a control character in a string; write it as \\u\(hex4(byte))", at: position)
      }
      position += 1
    }
    reportEnd(inside: "this string", from: start)
    return bounded(finish(decoded, plain), from: start)
  }

  private func finish(_ decoded: [UInt8]?, _ plain: Int) -> [UInt8] {
    guard var decoded else {
      let end = min(position, plain + limits.stringLength + 1)
      return Array(bytes[plain..<end])
    }
    decoded.append(contentsOf: bytes[plain..<position])
    return decoded
  }

  private mutating func bounded(_ text: [UInt8], from start: Int) -> String {
    guard text.count > limits.stringLength else { return String(decoding: text, as: UTF8.self) }
    problems.add(
      "a string of \(position - start) bytes, more than the limit of \(limits.stringLength): not kept", at: start)
    return ""
  }

  /// - Source: RFC 8259, section 7.
  private mutating func escape(into text: inout [UInt8]) {
    let start = position
    position += 1
    guard let byte = peek else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "'") where dialect == .relaxed: text.append(byte)
    case 0x0A where dialect == .relaxed: break
    case UInt8(ascii: "u"):
      guard var code = hexDigits() else {
        problems.add("\\u needs four hexadecimal digits", at: start)
        return
      }
      if code & 0xFC00 == 0xD800, peek == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "u")
      {
        let second = position
        position += 2
        if let low = hexDigits(), low & 0xFC00 == 0xDC00 {
          code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
        } else {
          position = second
        }
      }
      if code & 0xF800 == 0xD800, code < 0x10000 {
        problems.add("half a surrogate pair: no character", at: start)
        code = 0xFFFD
      }
      text.append(contentsOf: Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8))
    default:
      problems.add("'\\\(character(at: position - 1))' is no JSON escape", at: start)
      position -= 1
      if byte == 0x0A { return }
      position += 1
      text.append(byte)
    }
  }

  private mutating func hexDigits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for offset in position..<position + 4 {
      guard let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else { return nil }
      code = code << 4 | UInt32(digit)
    }
    position += 4
    return code
  }

  private func hex4(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - text.count) + text
  }

  /// The character that begins at an offset, for messages.
  func character(at offset: Int) -> String {
    let end = min(bytes.count, offset + 16)
    return String(decoding: bytes[offset..<end], as: UTF8.self).first.map { $0 == "\n" ? "end of line" : String($0) }
      ?? ""
  }

  // MARK: Skipping

  /// White space, and comments with a problem where the dialect has none.
  mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where position + 1 < bytes.count && isCommentStart(bytes[position + 1]): skipComment()
      default: return
      }
    }
  }

  private func isCommentStart(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") }

  private mutating func skipComment() {
    let start = position
    if dialect == .strict { problems.add("JSON has no comments; remove it", at: start) }
    let isLine = bytes[position + 1] == UInt8(ascii: "/")
    position += 2
    while position < bytes.count {
      if isLine, bytes[position] == 0x0A { return }
      if !isLine, bytes[position] == UInt8(ascii: "*"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        position += 2
        return
      }
      position += 1
    }
    if !isLine { reportEnd(inside: "this comment", from: start) }
  }

  /// Past a bracketed value of any depth, without recursion.
  mutating func skipNested() {
    var depth = 0
    let start = position
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): skipString()
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
    position = min(position, bytes.count)
    reportEnd(inside: "this value", from: start)
  }

  private mutating func skipString() {
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\""), byte != 0x0A {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// To the next comma or closing bracket on this level.
  mutating func skipToSeparator() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): return
      case UInt8(ascii: "{"), UInt8(ascii: "["): skipNested()
      case UInt8(ascii: "\""):
        skipString()
        position = min(position + 1, bytes.count)
      default: position += 1
      }
    }
  }
}
