import SightlineModel

/// Recursive descent over the bytes, down to the nesting limit; deeper values are skipped without recursion.
struct JSONReader {
  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: JSONDocument.Dialect
  let limits: DocumentLimits
  var problems: ProblemList
  var position = 0
  /// The file ended inside a value: said once, where the innermost open value began.
  var hasReportedEnd = false

  init(
    source: SourceText, bytes: UnsafeBufferPointer<UInt8>, dialect: JSONDocument.Dialect, limits: DocumentLimits
  ) {
    self.source = source
    self.bytes = bytes
    self.dialect = dialect
    self.limits = limits
    self.problems = ProblemList(source, limit: limits.problems)
  }

  mutating func document() -> (DocumentValue?, [InputProblem]) {
    if let offset = source.firstInvalidOffset() {
      problems.add("not UTF-8 from here on; save the file as UTF-8", at: offset)
    }
    skipSpace()
    guard position < bytes.count else {
      problems.add("the file is empty; JSON needs one value", at: 0)
      return (nil, problems.problems)
    }
    let value = value(depth: 0)
    skipSpace()
    if position < bytes.count, !hasReportedEnd {
      problems.add("text after the end of the value; remove it", at: position)
    }
    return (value, problems.problems)
  }

  // MARK: Values

  mutating func value(depth: Int) -> DocumentValue? {
    skipSpace()
    guard let byte = peek else {
      reportEnd(inside: "a value", from: max(0, position - 1))
      return nil
    }
    let start = position
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < limits.depth else {
        problems.add("nested deeper than \(limits.depth) levels; what is inside is not read", at: start)
        skipNested()
        return make(.null, from: start)
      }
      return byte == UInt8(ascii: "{") ? object(depth: depth) : array(depth: depth)
    case UInt8(ascii: "\""):
      let text = string()
      return make(.string(text), from: start)
    case UInt8(ascii: "'"):
      if dialect == .strict { problems.add("JSON strings stand in double quotes", at: start) }
      let text = string()
      return make(.string(text), from: start)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number()
    default:
      return word()
    }
  }

  private mutating func object(depth: Int) -> DocumentValue? {
    let start = position
    position += 1
    var members: [DocumentObject.Member] = []
    var seen: [String: Int] = [:]
    var needsComma = false
    while true {
      skipSpace()
      guard let byte = peek else {
        reportEnd(inside: "this object", from: start)
        break
      }
      if byte == UInt8(ascii: "}") {
        position += 1
        break
      }
      if byte == UInt8(ascii: ",") {
        takeComma(isExpected: needsComma, closing: UInt8(ascii: "}"))
        needsComma = false
        continue
      }
      if byte == UInt8(ascii: "]") {
        problems.add("']' closes nothing here; the object opened at \(place(start)) ends with '}'", at: position)
        position += 1
        if depth > 0 { break }
        continue
      }
      if needsComma { problems.add("a comma is missing before this", at: position) }
      let keyStart = position
      guard let key = key() else {
        problems.add("a key in double quotes is expected here", at: keyStart)
        skipToSeparator()
        needsComma = true
        continue
      }
      let keyRange = SourceRange(source, keyStart..<position)
      skipSpace()
      if peek == UInt8(ascii: ":") {
        position += 1
      } else if position < bytes.count {
        problems.add("a colon is missing after the key '\(key.shortened)'", at: position)
        if peek == UInt8(ascii: "=") { position += 1 }
        if peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}") {
          needsComma = true
          continue
        }
      }
      skipSpace()
      if peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}") {
        problems.add("the key '\(key.shortened)' has no value", at: position)
        needsComma = true
        continue
      }
      guard let value = value(depth: depth + 1) else {
        if position >= bytes.count { break }
        needsComma = true
        continue
      }
      needsComma = true
      if let first = seen[key] {
        problems.add(
          "the key '\(key.shortened)' stands twice in one object, first at line "
            + "\(members[first].location.line); the last one counts", at: keyStart)
        members[first] = DocumentObject.Member(key: key, keyRange: keyRange, value: value)
      } else {
        seen[key] = members.count
        members.append(DocumentObject.Member(key: key, keyRange: keyRange, value: value))
      }
    }
    return make(.object(DocumentObject(members)), from: start)
  }

  private mutating func array(depth: Int) -> DocumentValue? {
    let start = position
    position += 1
    var items: [DocumentValue] = []
    var needsComma = false
    while true {
      skipSpace()
      guard let byte = peek else {
        reportEnd(inside: "this array", from: start)
        break
      }
      if byte == UInt8(ascii: "]") {
        position += 1
        break
      }
      if byte == UInt8(ascii: ",") {
        takeComma(isExpected: needsComma, closing: UInt8(ascii: "]"))
        needsComma = false
        continue
      }
      if byte == UInt8(ascii: "}") {
        problems.add("'}' closes nothing here; the array opened at \(place(start)) ends with ']'", at: position)
        position += 1
        if depth > 0 { break }
        continue
      }
      if needsComma { problems.add("a comma is missing before this", at: position) }
      if let value = value(depth: depth + 1) { items.append(value) } else if position >= bytes.count { break }
      needsComma = true
      skipSpace()
      if peek == UInt8(ascii: ":") {
        problems.add("a colon can't stand in an array", at: position)
        position += 1
        needsComma = false
      }
    }
    return make(.array(items), from: start)
  }

  private mutating func takeComma(isExpected: Bool, closing: UInt8) {
    let comma = position
    position += 1
    if !isExpected {
      problems.add("a comma too many", at: comma)
      return
    }
    skipSpace()
    if peek == closing, dialect == .strict {
      problems.add("a comma before '\(Character(Unicode.Scalar(closing)))' is not JSON; remove it", at: comma)
    }
  }

  private mutating func key() -> String? {
    guard let byte = peek else { return nil }
    if byte == UInt8(ascii: "\"") { return string() }
    if byte == UInt8(ascii: "'") {
      if dialect == .strict { problems.add("JSON keys stand in double quotes", at: position) }
      return string()
    }
    let start = position
    while let byte = peek, Self.isWordByte(byte) { position += 1 }
    guard position > start else { return nil }
    let text = source.text(start..<position)
    if dialect == .strict { problems.add("the key '\(text.shortened)' needs double quotes", at: start) }
    return text
  }

  // MARK: Scalars

  private mutating func number() -> DocumentValue? {
    let start = position
    while let byte = peek, Self.isNumberByte(byte) { position += 1 }
    let text = source.text(start..<min(position, start + 400))
    guard let number = Self.parse(number: text, dialect: dialect) else {
      if let lenient = Self.parse(number: text, dialect: .relaxed) {
        problems.add("'\(text.shortened)' is not how JSON writes a number", at: start)
        return make(.number(lenient), from: start)
      }
      problems.add("'\(text.shortened)' is not a number", at: start)
      return make(.null, from: start)
    }
    if !number.isFinite {
      problems.add("'\(text.shortened)' is too large for a number", at: start)
      return make(.null, from: start)
    }
    return make(.number(number), from: start)
  }

  /// - Source: RFC 8259, section 6; JSON5, section 6 for the relaxed form.
  static func parse(number text: String, dialect: JSONDocument.Dialect) -> Double? {
    var rest = text[...]
    if dialect == .relaxed, rest.first == "+" { rest.removeFirst() }
    let body = rest.first == "-" ? rest.dropFirst() : rest
    if dialect == .strict {
      guard let first = body.first, first.isASCII, first.isNumber, let last = body.last, last.isNumber else {
        return nil
      }
      if first == "0", let second = body.dropFirst().first, second.isNumber { return nil }
      if body.contains(".e") || body.contains(".E") { return nil }
    }
    guard !body.isEmpty, body.allSatisfy({ "0123456789.eE+-".contains($0) }) else { return nil }
    guard let first = body.first, first != "-", first != "+" else { return nil }
    let text = first == "." ? "0" + body : String(body)
    guard let number = Double(text.last == "." ? String(text.dropLast()) : text) else { return nil }
    return rest.first == "-" ? -number : number
  }

  /// `true`, `false`, `null`, and what stands in their place by mistake.
  private mutating func word() -> DocumentValue? {
    let start = position
    while let byte = peek, Self.isWordByte(byte) { position += 1 }
    if position == start {
      problems.add("'\(character(at: start))' can't begin a value", at: start)
      skipToSeparator()
      return nil
    }
    let text = source.text(start..<position)
    switch text {
    case "true": return make(.bool(true), from: start)
    case "false": return make(.bool(false), from: start)
    case "null": return make(.null, from: start)
    default:
      let known = ["true", "false", "null"]
      let hint = nearestName(to: text, in: known).map { "; '\($0)' was probably meant" } ?? "; text needs double quotes"
      problems.add("'\(text.shortened)' is no JSON value\(hint)", at: start)
      return make(.string(text), from: start)
    }
  }

  // MARK: Places

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func make(_ content: DocumentValue.Content, from start: Int) -> DocumentValue {
    DocumentValue(content, range: SourceRange(source, start..<position))
  }

  private func place(_ offset: Int) -> String {
    let location = source.location(at: offset)
    return "\(location.line):\(location.column)"
  }

  mutating func reportEnd(inside what: String, from start: Int) {
    guard !hasReportedEnd else { return }
    hasReportedEnd = true
    problems.add("the file ends inside \(what), which begins here; what was read so far is kept", at: start)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) && byte < 0x80 || byte == UInt8(ascii: "+")
  }
}

extension String {
  /// At most 60 characters, for messages.
  var shortened: String { count <= 60 ? self : prefix(60) + "…" }
}
