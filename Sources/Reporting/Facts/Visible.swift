/// Text from an audited project, made safe to stand in a report: nothing in it may move the cursor, change the direction
/// of the text around it or start a new line.
package enum Visible {
  /// Controls, line and paragraph separators, direction marks and overrides, and other characters without a glyph that
  /// change how their neighbours read.
  /// - Source: Unicode 15.1, general categories Cc and Zl/Zp, Bidi_Control; tags and interlinear annotation of Cf.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xFFFE, 0xFFFF, 0xE0001: true
    default: false
    }
  }

  /// Line breaks become `⏎`, tabs spaces, other invisible characters `\u{202E}`; the result has one line.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{2028}", "\u{2029}": result += "⏎"
      case "\t": result += " "
      default:
        if isInvisible(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      previous = scalar
    }
    return result
  }

  /// As `line`, of a message that has several of them.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n")
  }

  /// - Returns: One line of at most `limit` characters, the last an ellipsis where something was left out.
  static func line(_ text: String, limit: Int) -> String {
    let whole = line(text)
    return whole.count <= limit ? whole : whole.prefix(limit - 1) + "…"
  }
}
