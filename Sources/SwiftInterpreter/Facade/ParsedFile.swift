import SwiftParser
import SwiftSyntax

/// A source file as parsed. Parsing knows nothing of the project around it: any number of programs, on any thread, share
/// one.
public struct ParsedFile: Sendable {
  public let path: String
  public let text: String
  let tree: SourceFileSyntax

  /// Cost: linear in the length, and most of what reading a project takes.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
  }
}
