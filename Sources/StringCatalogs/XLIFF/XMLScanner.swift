import SightlineModel
import SourceDocuments

/// Tags and text of an XML file, with the places of attributes. Comments, declarations and instructions are passed over; no
/// DTD is read, so only the five entities of XML and numbers are known.
/// - Source: Extensible Markup Language (XML) 1.0, sections 2.4 to 4.6.
struct XMLScanner {
  struct Attribute: Sendable {
    var name: String
    var value: String
    /// Name, equals sign and value.
    var range: Range<Int>
    /// Between the quotes.
    var valueRange: Range<Int>
  }
  struct Tag: Sendable {
    /// Without its prefix.
    var name: String
    var attributes: [Attribute]
    var range: Range<Int>
    /// Behind the last attribute, or the name.
    var attributesEnd: Int
    /// `<target/>`.
    var isEmpty: Bool
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }
  enum Token {
    case open(Tag)
    case close(String)
    case text(String)
  }

  private let source: SourceText
  /// Behind what was read.
  private(set) var position = 0
  /// Where what can't be read begins.
  private(set) var brokenAt: Int?

  init(_ source: SourceText) { self.source = source }

  private var bytes: [UInt8] { source.bytes }

  /// - Returns: `nil` at the end, or where a tag does not end.
  mutating func next() -> Token? {
    while position < bytes.count, brokenAt == nil {
      guard bytes[position] == UInt8(ascii: "<") else {
        let end = find("<", from: position) ?? bytes.count
        defer { position = end }
        return .text(Self.decoded(source.text(position..<end)))
      }
      if starts("<!--") {
        skip(past: "-->", from: position + 4)
      } else if starts("<![CDATA[") {
        let start = position + 9
        guard let end = find("]]>", from: start) else { return broken() }
        position = end + 3
        return .text(source.text(start..<end))
      } else if starts("<?") {
        skip(past: "?>", from: position + 2)
      } else if starts("<!") {
        skip(past: ">", from: position + 2)
      } else if starts("</") {
        guard let end = find(">", from: position) else { return broken() }
        let name = source.text(position + 2..<end)
        position = end + 1
        return .close(Self.local(String(name.prefix { !$0.isWhitespace })))
      } else {
        guard let tag = tag() else { return broken() }
        position = tag.range.upperBound
        return .open(tag)
      }
    }
    return nil
  }

  private mutating func broken() -> Token? {
    brokenAt = position
    return nil
  }

  private mutating func skip(past end: String, from start: Int) {
    if let found = find(end, from: start) { position = found + end.utf8.count } else { brokenAt = position }
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var at = start
    while at + wanted.count <= bytes.count {
      if bytes[at] == wanted[0], bytes[at..<at + wanted.count].elementsEqual(wanted) { return at }
      at += 1
    }
    return nil
  }

  // MARK: Tags

  private func tag() -> Tag? {
    var at = position + 1
    let name = word(&at)
    guard !name.isEmpty else { return nil }
    var attributes: [Attribute] = []
    var end = at
    while true {
      skipSpace(&at)
      guard at < bytes.count else { return nil }
      if bytes[at] == UInt8(ascii: ">") || bytes[at] == UInt8(ascii: "/") {
        let isEmpty = bytes[at] == UInt8(ascii: "/")
        if isEmpty { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else { return nil }
        return Tag(
          name: Self.local(name), attributes: attributes, range: position..<at + 1, attributesEnd: end,
          isEmpty: isEmpty)
      }
      guard let attribute = attribute(&at) else { return nil }
      attributes.append(attribute)
      end = at
    }
  }

  private func attribute(_ at: inout Int) -> Attribute? {
    let start = at
    let name = word(&at)
    skipSpace(&at)
    guard !name.isEmpty, at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return nil }
    at += 1
    skipSpace(&at)
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { return nil }
    let quote = bytes[at]
    let first = at + 1
    at = first
    while at < bytes.count, bytes[at] != quote { at += 1 }
    guard at < bytes.count else { return nil }
    defer { at += 1 }
    return Attribute(
      name: name, value: Self.decoded(source.text(first..<at)), range: start..<at + 1, valueRange: first..<at)
  }

  private func word(_ at: inout Int) -> String {
    let start = at
    while at < bytes.count, !Self.ends.contains(bytes[at]) { at += 1 }
    return source.text(start..<at)
  }
  private static let ends = Set(" \t\r\n=/><\"'".utf8)

  private func skipSpace(_ at: inout Int) {
    while at < bytes.count, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[at]) { at += 1 }
  }

  private static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  // MARK: Entities

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = XMLEntity.scalar(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
