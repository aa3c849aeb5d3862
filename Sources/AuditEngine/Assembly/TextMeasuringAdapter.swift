import Layout
import SightlineModel
import Typesetting

/// Lets layout ask the typesetter, at one place of each text's error band.
struct TextMeasuringAdapter: TextSizing {
  let typesetter: Typesetter
  /// −1, 0 or 1: text scale 1−e, 1 or 1+e with the text's own e.
  let band: Double

  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
    let measured = typesetter.measure(paragraph, width: width, height: height)
    guard band != 0, measured.relativeError > 0 else { return measured }
    var scaled = paragraph
    scaled.textScale = 1 + band * measured.relativeError
    return typesetter.measure(scaled, width: width, height: height)
  }
}
