import SwiftParser
import SwiftSyntax

/// A source file as parsed. Parsing knows nothing of the project around it: any number of programs, on any thread, share
/// one.
package struct ParsedFile: Sendable {
  package let path: String
  package let text: String
  let tree: SourceFileSyntax
  /// UTF-8 offsets of literals that are nested too deep to be parsed.
  let tooDeep: [Int]

  /// Cost: linear in the length, and most of what reading a project takes.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    let readable = NestedLiterals.hide(in: text)
    tooDeep = readable.offsets
    tree = Parser.parse(source: readable.text)
  }
}
