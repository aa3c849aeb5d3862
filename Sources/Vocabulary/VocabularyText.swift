/// The tables of `Data/`: a declaration a line, `words | ios 16.4 | laid out`.
enum VocabularyText {
  /// Calls the closure with each line.
  static func forEachLine(_ body: (Substring) -> Void) {
    for part in parts {
      let text = part.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) { body(Substring(line)) }
    }
  }
}

/// A line of the tables: `modifier View hidden() | ios 13 | no effect`.
struct VocabularyRow: Sendable {
  /// `modifier`
  var kind: Substring
  /// What is declared, without its kind: `View hidden()`.
  var declaration: Substring
  /// What follows: since when, and what layout makes of it.
  var facts: [Substring]
  /// The module that declares it.
  var framework: Substring

  init(_ line: Substring, framework: Substring) {
    let fields = line.utf8.split(separator: UInt8(ascii: "|")).map { Self.trimmed(Substring($0)) }
    let words = fields.first ?? ""
    let end = words.utf8.firstIndex(of: UInt8(ascii: " ")) ?? words.endIndex
    kind = words[..<end]
    declaration = Self.trimmed(words[end...])
    facts = Array(fields.dropFirst())
    self.framework = framework
  }

  var availability: Availability? { facts.first.flatMap { Availability($0) } }
  var support: LayoutSupport? { facts.count > 1 ? LayoutSupport(facts[1]) : nil }

  /// The declaration in front of its first parenthesis or space: a name of its own, `Button` or `Edge.Set`.
  var name: Substring { Self.name(of: declaration) }

  /// What follows the first word: `hidden()`.
  var member: Substring {
    let end = declaration.utf8.firstIndex(of: UInt8(ascii: " ")) ?? declaration.endIndex
    return Self.trimmed(declaration[end...])
  }

  static func name(of text: Substring) -> Substring {
    let end = text.utf8.firstIndex {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ":")
    }
    return text[..<(end ?? text.endIndex)]
  }

  static func lastWord(of text: Substring) -> Substring {
    guard let space = text.utf8.lastIndex(of: UInt8(ascii: " ")) else { return text }
    return text[text.utf8.index(after: space)...]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var bytes = text.utf8
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return Substring(bytes)
  }
}
