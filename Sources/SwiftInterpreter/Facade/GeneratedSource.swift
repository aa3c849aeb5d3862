/// Sources that a tool writes and overwrites, and that nobody mends by hand.
package enum GeneratedSource {
  /// Whether the comment at a file's head says so, as SwiftGen, Sourcery, R.swift, Tuist and compilers of protocol buffers
  /// write it.
  ///
  /// That a file was once generated, by a template of Xcode's or by an assistant, makes it no such source.
  package static func isOne(_ text: String) -> Bool {
    let head = comments(atHeadOf: text)
    if head.contains("@generated") { return true }
    guard head.contains("generated") else { return false }
    return signs.contains { head.contains($0) }
  }

  /// With `generated` in the same comments.
  private static let signs = [
    "swiftgen", "sourcery", "r.swift", "tuist", "protoc", "swift-protobuf", "graphql", "openapi", "do not edit",
    "do not modify", "this is a generated file", "automatically generated",
  ]

  /// What stands before the first declaration, in small letters, imports left out.
  private static func comments(atHeadOf text: String) -> String {
    var head = ""
    for line in text.prefix(4_096).split(whereSeparator: \.isNewline).prefix(24) {
      let line = line.drop(while: \.isWhitespace)
      guard !line.hasPrefix("import ") else { continue }
      guard ["//", "/*", "*"].contains(where: line.hasPrefix) else { break }
      head += line.lowercased() + "\n"
    }
    return head
  }
}
