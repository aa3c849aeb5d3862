package import SightlineModel

/// Sets text for layout. Whoever lays out brings one; it must be pure: same question, same answer.
package protocol TextSizing: Sendable {
  /// - Parameters:
  ///   - width: Points offered; `nil` is unlimited.
  ///   - height: Points offered; lines that do not fit are cut, at least one line stays; `nil` is unlimited.
  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText

  /// For many questions about one paragraph.
  func sizing(of paragraph: Paragraph) -> any ParagraphSizing
}

/// Sets one paragraph at any width and height, as `TextSizing` does.
package protocol ParagraphSizing {
  /// - Parameter bias: −1, 0 or 1: text scale 1−e, 1 or 1+e with the text's own error e.
  func measure(width: Double?, height: Double?, bias: Double) -> MeasuredText
}

extension TextSizing {
  package func sizing(of paragraph: Paragraph) -> any ParagraphSizing { PlainParagraphSizing(sizing: self, paragraph) }
}

private struct PlainParagraphSizing: ParagraphSizing {
  let sizing: any TextSizing
  let paragraph: Paragraph
  init(sizing: any TextSizing, _ paragraph: Paragraph) {
    self.sizing = sizing
    self.paragraph = paragraph
  }
  func measure(width: Double?, height: Double?, bias: Double) -> MeasuredText {
    let measured = sizing.measure(paragraph, width: width, height: height)
    guard bias != 0, measured.relativeError > 0 else { return measured }
    var scaled = paragraph
    scaled.textScale = 1 + bias * measured.relativeError
    return sizing.measure(scaled, width: width, height: height)
  }
}
