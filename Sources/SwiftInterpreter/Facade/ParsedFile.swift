import SwiftParser
import SwiftSyntax
import WorkJournal

/// A source file as parsed. Parsing knows nothing of the project around it: any number of programs, on any thread, share
/// one.
package struct ParsedFile: Sendable {
  package let path: String
  package let text: String
  let tree: SourceFileSyntax
  /// UTF-8 offsets of literals that are nested too deep to be parsed.
  let tooDeep: [Int]
  /// UTF-8 offsets from which on one word or sign is repeated too often to be parsed.
  let repeated: [Int]
  /// More words and signs than are parsed: nothing of it is.
  let isTooLong: Bool

  /// Cost: linear in the length, and most of what reading a project takes. What looks ahead without end in SwiftParser, as
  /// `<#` thousands of times, ends at `seconds(for:)`.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    (tree, tooDeep, repeated, isTooLong) = WorkJournal.during(.file(path)) {
      WorkJournal.allow(seconds: Self.seconds(for: text))
      let short = RepeatedTokens.hide(in: Self.withoutReplacements(in: text))
      guard !short.isTooLong else { return (Parser.parse(source: ""), [], [], true) }
      let readable = NestedLiterals.hide(in: short.text)
      return (Parser.parse(source: readable.text), readable.offsets, short.offsets, false)
    }
  }

  /// What stands for damaged bytes outside of texts, and a sign of no name and no operator before a `=`, as letters: SwiftParser
  /// has no explanation for it there, and ends (`let a = 1 \u{FFFD}= 2`, `let a: Int \u{12}= 1`).
  static func withoutReplacements(in text: String) -> String {
    var bytes = Array(text.utf8)
    let isStrange = zip(bytes, bytes.dropFirst()).contains { $1 == UInt8(ascii: "=") && Self.mayBeStrange($0) }
    guard isStrange || text.unicodeScalars.contains("\u{FFFD}") else { return text }
    var (index, isInText) = (0, false)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): isInText = false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): isInText.toggle()
      case 0xEF where !isInText && index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBD:
        for place in index...index + 2 { bytes[place] = UInt8(ascii: "_") }
        index += 2
      case UInt8(ascii: "=") where !isInText && index > 0 && mayBeStrange(bytes[index - 1]):
        var start = index - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard let scalar = String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.first,
          !isOfNameOrOperator(scalar)
        else { break }
        let letter = UInt8(ascii: scalar.properties.isWhitespace ? " " : "_")
        for place in start..<index { bytes[place] = letter }
      default: break
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The last byte of what stands in no Swift but in texts and comments: a control character, or something beyond ASCII.
  private static func mayBeStrange(_ byte: UInt8) -> Bool {
    byte >= 0x7F || byte < 0x20 && ![0, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private static func isOfNameOrOperator(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return scalar.value >= 0x20 && scalar.value != 0x7F }
    return namesAndOperators.contains { $0.contains(scalar.value) }
  }
  /// Beyond ASCII, with the space that may stand for one.
  /// - Source: The Swift Programming Language, Lexical Structure: identifier-character, operator-character.
  private static let namesAndOperators: [ClosedRange<UInt32>] = [
    0xA0...0xFF, 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x2016...0x2017, 0x2020...0x2027,
    0x202A...0x202E, 0x2030...0x205E, 0x2060...0x218F, 0x2190...0x2BFF, 0x2C00...0x2FFF, 0x3001...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFEFE, 0xFF00...0xFFFC, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
    0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
    0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]

  /// What a source may take to be parsed, in processor time: some ten times what the slowest one of its length does that
  /// somebody wrote.
  static func seconds(for text: String) -> Int { 8 + text.utf8.count / 200_000 }
}
