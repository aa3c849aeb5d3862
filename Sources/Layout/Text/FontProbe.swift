import SightlineModel
import Synchronization

/// What a font measures at the environment's content size, asked of whoever sets the text.
struct FontProbe: Sendable {
  /// Points per em.
  var size: Double
  var ascent: Double
  var descent: Double
  /// Between the lines of a paragraph.
  var leading: Double
  /// Height of the frame of one line, rounded up to the pixel.
  var frameHeight: Double

  /// Cap height of the system font, in em.
  /// - Source: SF Pro's OS/2 table.
  static let capHeight = 0.705

  func metrics(pixel: Double) -> Spacing.TextMetrics {
    Spacing.TextMetrics(
      ascent: ascent, descent: descent, capHeight: size * Self.capHeight, leading: leading, pixel: pixel)
  }
}

/// Remembers what fonts measure, for all layouts that set their text alike: the same few are asked for again and again.
package final class FontProbes: Sendable {
  private let known = Mutex<[Question: FontProbe]>([:])
  private struct Question: Hashable {
    var font: FontSpec
    var contentSize: DynamicTypeSize
    var bold: Bool
    /// Frames are rounded to pixels.
    var scale: Double
  }
  /// More fonts and sizes than any project has; hostile ones must not fill the memory.
  private static let limit = 10_000

  package init() {}

  func probe(
    _ font: FontSpec, contentSize: DynamicTypeSize, bold: Bool, scale: Double, _ sizing: any TextSizing
  ) -> FontProbe {
    let question = Question(font: font, contentSize: contentSize, bold: bold, scale: scale)
    if let answer = known.withLock({ $0[question] }) { return answer }
    let run = Paragraph.Run(string: "x\nx", font: font)
    let paragraph = Paragraph(runs: [run], contentSize: contentSize, boldText: bold, scale: scale)
    let text = sizing.measure(paragraph, width: nil, height: nil)
    let single = sizing.measure(
      Paragraph(
        runs: [Paragraph.Run(string: "x", font: font)], contentSize: contentSize, boldText: bold, scale: scale),
      width: nil, height: nil)
    let line = single.lines.first
    let (ascent, descent) = (line?.ascent ?? single.size.height, line?.descent ?? 0)
    let pitch = text.lines.count > 1 ? text.lines[1].baseline - text.lines[0].baseline : ascent + descent
    let answer = FontProbe(
      size: single.fontSize, ascent: ascent, descent: descent, leading: max(0, pitch - ascent - descent),
      frameHeight: single.size.height)
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[question] = answer
    }
    return answer
  }
}
