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

  /// What stands for damaged bytes outside of texts, as three letters: SwiftParser has no explanation for it before an
  /// operator, and ends there (`let a = 1 \u{FFFD}= 2`).
  static func withoutReplacements(in text: String) -> String {
    guard text.unicodeScalars.contains("\u{FFFD}") else { return text }
    var bytes = Array(text.utf8)
    var (index, isInText) = (0, false)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): isInText = false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): isInText.toggle()
      case 0xEF where !isInText && index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBD:
        for place in index...index + 2 { bytes[place] = UInt8(ascii: "_") }
        index += 2
      default: break
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a source may take to be parsed, in processor time: some ten times what the slowest one of its length does that
  /// somebody wrote.
  static func seconds(for text: String) -> Int { 8 + text.utf8.count / 200_000 }
}
