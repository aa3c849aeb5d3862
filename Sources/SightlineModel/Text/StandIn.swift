/// Words that stand for a text nobody passed: of the reader's making, and never the app's.
package enum StandIn {
  /// Rows of one collection do not say the same.
  package static let words = ["Sample text", "Another sample", "A longer sample of a text"]

  /// - Returns: Whether one of them is a part of a text, whatever it was put into.
  package static func isPart(of text: String) -> Bool {
    // All of them have it; few texts do.
    text.contains("ample") && words.contains { text.contains($0) }
  }

  /// The text with “…” for them.
  package static func hidden(in text: String) -> String {
    guard isPart(of: text) else { return text }
    return words.reversed().reduce(text) {
      $0.split(separator: $1, omittingEmptySubsequences: false).joined(separator: "…")
    }
  }
}
