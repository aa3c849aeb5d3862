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

/// A line of the tables: `modifier View hidden() | ios 13 | no effect`. Nothing of it is read before it is asked for.
struct VocabularyRow: Sendable {
  private let line: Substring
  /// The module that declares it.
  let framework: Substring
  /// Where the kind ends.
  private let kindEnd: Substring.Index

  init(_ line: Substring, framework: Substring) {
    self.line = line
    self.framework = framework
    kindEnd = line.utf8.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
  }

  /// `modifier`
  var kind: Substring { line[..<kindEnd] }

  /// What is declared, without its kind: `View hidden()`.
  var declaration: Substring {
    Self.trimmed(line[kindEnd...].utf8.prefix { $0 != UInt8(ascii: "|") })
  }

  /// What follows: since when, and what layout makes of it.
  var facts: [Substring] {
    line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).dropFirst().map(Self.trimmed)
  }

  var availability: Availability? { facts.first.flatMap { Availability($0) } }
  var support: LayoutSupport? {
    let facts = facts
    return facts.count > 1 ? LayoutSupport(facts[1]) : nil
  }

  /// The first word of the declaration without what follows in brackets: `Button` or `Edge.Set`.
  var name: Substring {
    kindEnd == line.endIndex ? "" : Self.name(of: line[line.utf8.index(after: kindEnd)...])
  }

  /// What follows the first word: `hidden()`.
  var member: Substring {
    let declaration = declaration
    let end = declaration.utf8.firstIndex(of: UInt8(ascii: " ")) ?? declaration.endIndex
    return Self.trimmed(declaration[end...].utf8)
  }

  /// The name in front of brackets: `hidden`.
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

  private static func trimmed(_ bytes: Substring.UTF8View) -> Substring {
    var bytes = bytes
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return Substring(bytes)
  }
}

/// The tables as they are written, for those who read all of them.
public enum VocabularyTables {
  /// Lines of `Data/` without comments: `modifier View hidden() | ios 13 | no effect`.
  public static var parts: [StaticString] { VocabularyText.parts }
}
