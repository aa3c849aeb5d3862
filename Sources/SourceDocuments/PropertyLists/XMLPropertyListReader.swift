import SightlineModel

/// The XML of property lists: elements, text, entities, CDATA, comments; no DTD is loaded.
/// - Source: `plist(5)` and the PropertyList-1.0 document type.
struct XMLPropertyListReader {
  private enum Token {
    case open(String)
    case close(String)
    case empty(String)
    case text(String)
    case end
  }
  private let source: SourceText
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: DocumentLimits
  private var problems: ProblemList
  private var position = 0
  /// Where the last token began.
  private var tokenStart = 0
  private var hasReportedEnd = false

  init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, limits: DocumentLimits) {
    self.source = source
    self.bytes = bytes
    self.limits = limits
    self.problems = ProblemList(source, limit: limits.problems)
  }

  mutating func document() -> (DocumentValue?, [InputProblem]) {
    if let offset = source.firstInvalidOffset() { problems.add("not UTF-8 from here on", at: offset) }
    while true {
      let token = next()
      switch token {
      case .text(let text) where text.allSatisfy(\.isWhitespace): continue
      case .open("plist"): continue
      case .open(let name):
        let value = element(name, start: tokenStart, depth: 0)
        return (value, problems.problems)
      case .empty(let name) where name != "plist":
        return (value(of: token, start: tokenStart, depth: -1), problems.problems)
      case .end:
        if problems.count == 0 { problems.add("no property list: there is no <dict> or other value", at: 0) }
        return (nil, problems.problems)
      default:
        problems.add("not a property list: <plist> is expected", at: tokenStart)
        return (nil, problems.problems)
      }
    }
  }

  // MARK: Elements

  private mutating func element(_ name: String, start: Int, depth: Int) -> DocumentValue? {
    switch name {
    case "dict", "array":
      guard depth < limits.depth else {
        problems.add("nested deeper than \(limits.depth) levels; what is inside is not read", at: start)
        skipElement()
        return DocumentValue(.null, range: SourceRange(source, start..<position))
      }
      return name == "dict" ? dictionary(start: start, depth: depth) : array(start: start, depth: depth)
    default: return scalar(name, text(until: name, start: start), start: start)
    }
  }

  private mutating func dictionary(start: Int, depth: Int) -> DocumentValue {
    var members: [DocumentObject.Member] = []
    var places: [String: Int] = [:]
    var key: (text: String, range: SourceRange)?
    while true {
      let token = next()
      let itemStart = tokenStart
      if case .text(let text) = token, text.allSatisfy(\.isWhitespace) { continue }
      if case .close = token { break }
      if case .end = token {
        reportEnd(inside: "this <dict>", from: start)
        break
      }
      if case .open("key") = token {
        if let key { problems.add("the key '\(key.text)' has no value", at: key.range.offsets.lowerBound) }
        let name = text(until: "key", start: itemStart)
        key = (name, SourceRange(source, itemStart..<position))
        continue
      }
      guard let value = value(of: token, start: itemStart, depth: depth) else { continue }
      guard let name = key else {
        problems.add("a value without <key>", at: itemStart)
        continue
      }
      key = nil
      let member = DocumentObject.Member(key: name.text, keyRange: name.range, value: value)
      if let first = places[name.text] {
        problems.add(
          "the key '\(name.text.shortened)' stands twice in one <dict>, first at line "
            + "\(members[first].location.line); the last one counts", at: name.range.offsets.lowerBound)
        members[first] = member
      } else {
        places[name.text] = members.count
        members.append(member)
      }
    }
    if let key { problems.add("the key '\(key.text)' has no value", at: key.range.offsets.lowerBound) }
    return DocumentValue(.object(DocumentObject(members)), range: SourceRange(source, start..<position))
  }

  private mutating func array(start: Int, depth: Int) -> DocumentValue {
    var items: [DocumentValue] = []
    while true {
      let token = next()
      let itemStart = tokenStart
      if case .text(let text) = token, text.allSatisfy(\.isWhitespace) { continue }
      if case .close = token { break }
      if case .end = token {
        reportEnd(inside: "this <array>", from: start)
        break
      }
      if let value = value(of: token, start: itemStart, depth: depth) { items.append(value) }
    }
    return DocumentValue(.array(items), range: SourceRange(source, start..<position))
  }

  private mutating func value(of token: Token, start: Int, depth: Int) -> DocumentValue? {
    switch token {
    case .open(let name): return element(name, start: start, depth: depth + 1)
    case .empty("dict"): return DocumentValue(.object(DocumentObject([])), range: SourceRange(source, start..<position))
    case .empty("array"): return DocumentValue(.array([]), range: SourceRange(source, start..<position))
    case .empty(let name): return scalar(name, "", start: start)
    default:
      problems.add("text outside an element", at: start)
      return nil
    }
  }

  private mutating func scalar(_ name: String, _ text: String, start: Int) -> DocumentValue? {
    let content: DocumentValue.Content
    let trimmed = text.trimmingSpace
    switch name {
    case "string", "date", "data": content = .string(text)
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "integer", "real":
      let hexadecimal = trimmed.hasPrefix("0x") ? Int(trimmed.dropFirst(2), radix: 16).map(Double.init) : nil
      guard let number = hexadecimal ?? JSONReader.parse(number: trimmed, dialect: .relaxed), number.isFinite else {
        problems.add("'\(trimmed.shortened)' is not a number", at: start)
        return DocumentValue(.null, range: SourceRange(source, start..<position))
      }
      content = .number(number)
    default:
      problems.add("<\(name.shortened)> is no property list element", at: start)
      return nil
    }
    return DocumentValue(content, range: SourceRange(source, start..<position))
  }

  private mutating func text(until name: String, start: Int) -> String {
    var result = ""
    while true {
      switch next() {
      case .text(let text): result += text
      case .close(let closing):
        if closing != name { problems.add("</\(closing)> closes <\(name)>", at: tokenStart) }
        return bounded(result, from: start)
      case .end:
        reportEnd(inside: "<\(name)>", from: start)
        return bounded(result, from: start)
      case .open(let inner), .empty(let inner):
        problems.add("<\(inner)> can't stand in <\(name)>", at: tokenStart)
      }
    }
  }

  private mutating func bounded(_ text: String, from start: Int) -> String {
    guard text.utf8.count > limits.stringLength else { return text }
    problems.add(
      "a string of \(text.utf8.count) bytes, more than the limit of \(limits.stringLength): not kept", at: start)
    return ""
  }

  private mutating func skipElement() {
    var depth = 1
    while depth > 0 {
      switch next() {
      case .open: depth += 1
      case .close: depth -= 1
      case .end: return
      default: break
      }
    }
  }

  private mutating func reportEnd(inside what: String, from start: Int) {
    guard !hasReportedEnd else { return }
    hasReportedEnd = true
    problems.add("the file ends inside \(what), which begins here; what was read so far is kept", at: start)
  }

  // MARK: Tokens

  private mutating func next() -> Token {
    while true {
      tokenStart = position
      guard position < bytes.count else { return .end }
      guard bytes[position] == UInt8(ascii: "<") else { return .text(characters()) }
      if starts(with: "<!--") {
        skip(past: "-->", "this comment")
      } else if starts(with: "<![CDATA[") {
        let start = position + 9
        skip(past: "]]>", "this CDATA section")
        return .text(source.text(start..<max(start, min(bytes.count, position) - 3)))
      } else if starts(with: "<?") {
        skip(past: "?>", "this instruction")
      } else if starts(with: "<!") {
        skip(past: ">", "this declaration")
      } else {
        return tag()
      }
    }
  }

  private mutating func tag() -> Token {
    skip(past: ">", "this tag")
    var name = source.text(tokenStart + 1..<max(tokenStart + 1, min(position, bytes.count) - 1))
    let isClosing = name.hasPrefix("/")
    if isClosing { name.removeFirst() }
    let isEmpty = name.hasSuffix("/")
    if isEmpty { name.removeLast() }
    name = String(name.prefix { !$0.isWhitespace })
    return isClosing ? .close(name) : isEmpty ? .empty(name) : .open(name)
  }

  private mutating func characters() -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    let raw = source.text(start..<position)
    return raw.utf8.contains(UInt8(ascii: "&")) ? decode(raw, at: start) : raw
  }

  /// - Source: XML 1.0, sections 4.1 and 4.6.
  private mutating func decode(_ raw: String, at start: Int) -> String {
    var result = ""
    var rest = raw[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let tail = rest[rest.index(after: mark)...]
      let offset = start + raw.utf8.distance(from: raw.startIndex, to: mark)
      guard let end = tail.prefix(12).firstIndex(of: ";") else {
        problems.add("'&' begins no entity; write &amp;", at: offset)
        result += "&"
        rest = tail
        continue
      }
      let name = tail[..<end]
      if let character = XMLEntity.scalar(name) {
        result.unicodeScalars.append(character)
      } else {
        problems.add("'&\(name);' is no entity of XML", at: offset)
      }
      rest = tail[tail.index(after: end)...]
    }
    return result + rest
  }

  private func starts(with text: StaticString) -> Bool {
    position + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(past end: StaticString, _ what: String) {
    let start = position
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    reportEnd(inside: what, from: start)
  }
}

extension String {
  var trimmingSpace: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
