import Layout
import SightlineModel
import Typesetting

/// Lets layout ask the typesetter.
struct TextMeasuringAdapter: TextSizing {
  let typesetter: Typesetter

  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
    typesetter.measure(typesetter.asked(paragraph), width: width, height: height)
  }

  func sizing(of paragraph: Paragraph) -> any ParagraphSizing {
    AskedParagraph(typesetter: typesetter, text: typesetter.asked(paragraph))
  }
}

private struct AskedParagraph: ParagraphSizing {
  let typesetter: Typesetter
  let text: AskedText

  func measure(width: Double?, height: Double?, bias: Double) -> MeasuredText {
    let measured = typesetter.measure(text, width: width, height: height)
    guard bias != 0, measured.relativeError > 0 else { return measured }
    let scaled = text.scaled(to: 1 + bias * measured.relativeError)
    return typesetter.measure(scaled, width: width, height: height)
  }
}
