/// A call as the source writes it, for messages that have no words to quote.
enum WrittenCall {
  /// Characters of an argument: what is longer is code to read, not a name.
  private static let longest = 48

  /// - Parameter offset: Of the name that is called, in UTF-8.
  /// - Returns: `Text(note.title)`: the name and the first argument, of `a ?? b` only `a`.
  static func code(in text: String, at offset: Int) -> String? {
    let bytes = text.utf8
    guard offset >= 0, offset < bytes.count else { return nil }
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    let rest = bytes[start...]
    guard let open = rest.firstIndex(where: { !isName($0) }), open > start, rest[open] == UInt8(ascii: "("),
      let name = String(rest[..<open])
    else { return nil }
    guard var argument = firstArgument(rest[rest.index(after: open)...]) else { return nil }
    if let end = argument.firstRange(of: " ?? ") { argument = String(argument[..<end.lowerBound]) }
    guard !argument.isEmpty, argument.count <= longest, !argument.contains(where: \.isNewline) else { return nil }
    return "\(name)(\(argument))"
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Up to the comma or the bracket that ends it; `nil` where that is far away.
  private static func firstArgument(_ rest: Substring.UTF8View) -> String? {
    var depth = 0
    var isInString = false
    var index = rest.startIndex
    var count = 0
    while index < rest.endIndex, count < 4 * longest {
      let byte = rest[index]
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return trimmed(rest[..<index]) }
        depth -= 1
      case UInt8(ascii: ","):
        if depth == 0, !isInString { return trimmed(rest[..<index]) }
      default: break
      }
      index = rest.index(after: index)
      count += 1
    }
    return nil
  }

  private static func trimmed(_ bytes: Substring.UTF8View) -> String? {
    guard let text = String(bytes) else { return nil }
    return String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
