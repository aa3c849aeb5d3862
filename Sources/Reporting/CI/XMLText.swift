/// XML 1.0, written.
enum XMLText {
  /// For text and attributes; characters that XML does not allow are shown as what they are.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "&#10;"
      default:
        if Visible.isInvisible(scalar) {
          result += Visible.line(String(scalar))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  static func attributes(_ list: [(String, String?)]) -> String {
    list.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
  }
}
