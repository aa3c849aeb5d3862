/// Text from anywhere in GitHub's and GitLab's Markdown.
enum MarkdownText {
  /// Every sign that could mean something is written as an entity, which Markdown takes as plain text; names and numbers
  /// that a host would turn into links or notifications are broken by a comment.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isFirst = true
    // Digits so far: with a full stop they would begin a list.
    var isNumber = true
    var previous: Unicode.Scalar = " "
    let scalars = Array(Visible.line(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "@", "#": result += "\(scalar == "#" ? "&#35;" : "@")<!-- -->"
      case "-" where isFirst || previous == "H" || previous == "h": result += "&#45;"
      case "+" where isFirst, "=" where isFirst, "&", "<", ">", "\"", "'", "`", "*", "_", "{", "}", "[", "]", "(", ")",
        "!", "|", "~",
        "\\", ":", "$", "^":
        result += "&#\(scalar.value);"
      case "." where previous == "w" || isNumber && (index + 1 == scalars.count || scalars[index + 1] == " "):
        result += "&#46;"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
      if scalar != " " { isFirst = false }
      if !("0"..."9").contains(scalar) { isNumber = false }
    }
    return result
  }

  /// A code span that holds any text, also inside a table.
  static func code(_ text: String) -> String {
    let line = Visible.line(text)
    // `|` ends a table's cell even in code, and a long run of back quotes needs a longer fence: both are rare enough to be
    // given up for plain text.
    guard !line.contains("|"), !line.contains("`"), !line.isEmpty else { return escaped(line) }
    let edge = line.hasPrefix(" ") || line.hasSuffix(" ") ? " " : ""
    return "`\(edge)\(line)\(edge)`"
  }
}
