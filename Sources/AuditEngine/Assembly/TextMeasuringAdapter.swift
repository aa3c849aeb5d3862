import Layout
import SightlineModel
import Typesetting

/// Lets layout ask the typesetter, at one place of each text's error band.
struct TextMeasuringAdapter: TextSizing {
  let typesetter: Typesetter
  /// −1, 0 or 1: text scale 1−e, 1 or 1+e with the text's own e.
  let band: Double

  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
    sizing(of: paragraph).measure(width: width, height: height)
  }

  func sizing(of paragraph: Paragraph) -> any ParagraphSizing {
    AskedParagraph(typesetter: typesetter, band: band, text: typesetter.asked(paragraph))
  }
}

private struct AskedParagraph: ParagraphSizing {
  let typesetter: Typesetter
  let band: Double
  let text: AskedText

  func measure(width: Double?, height: Double?) -> MeasuredText {
    let measured = typesetter.measure(text, width: width, height: height)
    guard band != 0, measured.relativeError > 0 else { return measured }
    let scaled = text.scaled(to: 1 + band * measured.relativeError)
    return typesetter.measure(scaled, width: width, height: height)
  }
}
