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

  /// Cost: linear in the length, and most of what reading a project takes. What looks ahead without end in SwiftParser, as a
  /// hundred thousand `?` or `<`, ends at `seconds(for:)`.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    (tree, tooDeep) = WorkJournal.during(.file(path)) {
      WorkJournal.allow(seconds: Self.seconds(for: text))
      let readable = NestedLiterals.hide(in: text)
      return (Parser.parse(source: readable.text), readable.offsets)
    }
  }

  /// What a source may take to be parsed, in processor time: some ten times what the slowest one of its length does that
  /// somebody wrote.
  static func seconds(for text: String) -> Int { 8 + text.utf8.count / 200_000 }
}
