package import SightlineModel

/// One line of `measure` output.
package enum MeasureReply {
  package static func json(id: String, _ text: MeasuredText, language: String) -> String {
    var fields = [
      "\"id\":\(id)", "\"width\":\(JSONText.number(text.size.width))",
      "\"height\":\(JSONText.number(text.size.height))", "\"lineCount\":\(text.lines.count)",
      "\"truncated\":\(text.isTruncated)", "\"scaleFactor\":\(JSONText.number(text.scaleFactor))",
      "\"relativeError\":\(JSONText.number(text.relativeError))",
      "\"lines\":[\(text.lines.map(line).joined(separator: ","))]", "\"inkBounds\":\(rect(text.inkBounds))",
      "\"fonts\":[\(text.fonts.map(font).joined(separator: ","))]",
    ]
    if !text.missingCharacters.isEmpty {
      let list = text.missingCharacters.map {
        "{\"character\":\(JSONText.string($0)),\"language\":\(JSONText.string(language))}"
      }
      fields.append("\"missing\":[\(list.joined(separator: ","))]")
    }
    return "{\(fields.joined(separator: ","))}"
  }

  /// - Parameter line: 1-based, in the input.
  package static func json(_ error: MeasureError, line: Int) -> String {
    "{\"id\":null,\"line\":\(line),\"error\":{\"code\":\(JSONText.string(error.code.rawValue)),"
      + "\"message\":\(JSONText.string(error.message))}}"
  }

  private static func line(_ line: TextLine) -> String {
    let elided = line.elided.map { "[\($0.lowerBound),\($0.upperBound)]" } ?? "null"
    return "{\"text\":\(JSONText.string(line.text)),\"start\":\(line.start),\"end\":\(line.end),"
      + "\"x\":\(JSONText.number(line.x)),\"baseline\":\(JSONText.number(line.baseline)),"
      + "\"width\":\(JSONText.number(line.width)),\"ascent\":\(JSONText.number(line.ascent)),"
      + "\"descent\":\(JSONText.number(line.descent)),\"elided\":\(elided)}"
  }

  private static func rect(_ rect: Rect) -> String {
    "{\"x\":\(JSONText.number(rect.x)),\"y\":\(JSONText.number(rect.y)),"
      + "\"width\":\(JSONText.number(rect.width)),\"height\":\(JSONText.number(rect.height))}"
  }

  private static func font(_ font: FontUse) -> String {
    "{\"family\":\(JSONText.string(font.family)),\"face\":\(JSONText.string(font.face)),"
      + "\"file\":\(JSONText.string(font.file)),\"sha256\":\(JSONText.string(font.sha256)),"
      + "\"version\":\(JSONText.string(font.version)),\"substituted\":\(font.substituted)}"
  }
}
