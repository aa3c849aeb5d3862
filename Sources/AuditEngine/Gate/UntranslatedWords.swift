import SightlineModel

extension SuppressionDirective {
  /// Comments that say that words stay as they are: `// don't translate` above a declaration holds for all of it, behind code
  /// for its line.
  ///
  /// - Complexity: Linear in the length of the text; files without such words are looked at once.
  package static func untranslated(in bytes: [UInt8], file: String) -> [SuppressionDirective] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(where: { $0 == "/" }), verbs.contains(where: { text.containsWord($0) }) else {
      return []
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return SwiftComments.lineComments(in: bytes).compactMap { comment in
      guard isNote(comment.text), lines.indices.contains(comment.line - 1) else { return nil }
      let before = lines[comment.line - 1].utf8.prefix(comment.column - 1)
      let isAlone = before.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      let words = comment.text.drop { $0 == "/" || $0.isWhitespace }
      var directive = SuppressionDirective(
        scope: isAlone ? .next : .this, rules: rules, reason: String(words),
        location: SourceLocation(file: file, line: comment.line, column: comment.column),
        lines: isAlone ? construct(after: comment.line, lines) : comment.line...comment.line)
      directive.isImplied = true
      return directive
    }
  }

  private static let rules = ["string-localized", "string-missing", "string-translated"]
  private static let verbs = ["translat", "locali"]
  private static let refusals = [
    "dont", "do not", "never", "no need to", "should not be", "shouldnt be", "must not be", "not to be",
  ]

  /// “Don't translate”, “do not localize”; not “not translated yet”, which says what is still to do.
  private static func isNote(_ comment: String) -> Bool {
    let letters = comment.lowercased().filter { $0.isLetter || $0.isWhitespace }
    let words = letters.split(whereSeparator: \.isWhitespace)
    guard !words.contains("todo"), !words.contains("fixme"), !words.contains("yet") else { return false }
    let line = words.joined(separator: " ")
    return refusals.contains { refusal in
      verbs.contains { verb in line.hasPrefix("\(refusal) \(verb)") || line.contains(" \(refusal) \(verb)") }
    }
  }

  /// The lines of what begins after a line: until its brackets are closed.
  private static func construct(after line: Int, _ lines: [Substring]) -> ClosedRange<Int> {
    var depth = 0
    for index in lines.indices.dropFirst(line) {
      let trimmed = lines[index].drop(while: \.isWhitespace)
      guard !trimmed.isEmpty, !trimmed.hasPrefix("//") else { continue }
      var isString = false
      var previous: Character = " "
      for letter in trimmed {
        if letter == "\"", previous != "\\" { isString.toggle() }
        if !isString {
          if "([{".contains(letter) { depth += 1 }
          if ")]}".contains(letter) { depth -= 1 }
        }
        previous = letter
      }
      if depth <= 0 { return line + 1...index + 1 }
    }
    return line + 1...max(line + 1, lines.count)
  }
}

extension String {
  /// ASCII letters alone, without a copy of the text.
  fileprivate func containsWord(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    var matched = 0
    for byte in utf8 {
      let lower = (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
      matched = lower == wanted[matched] ? matched + 1 : lower == wanted[0] ? 1 : 0
      if matched == wanted.count { return true }
    }
    return false
  }
}
