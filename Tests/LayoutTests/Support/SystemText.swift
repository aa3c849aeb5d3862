import Layout
import SightlineModel

/// Text with the system font's published line metrics and made-up widths of half an em a character.
/// - Source: HIG, Typography (size and leading at Large); 1.1934 em from ascender to descender.
struct SystemText: TextSizing {
  static func metrics(_ font: FontSpec) -> (size: Double, leading: Double) {
    guard case .style(let style) = font.base else {
      if case .system(let size) = font.base { return (size, size * 1.2) }
      return (17, 22)
    }
    switch style {
    case .largeTitle: return (34, 41)
    case .title1: return (28, 34)
    case .title2: return (22, 28)
    case .title3: return (20, 25)
    case .callout: return (16, 21)
    case .subheadline: return (15, 20)
    case .footnote: return (13, 18)
    case .caption1: return (12, 16)
    case .caption2: return (11, 13)
    default: return (17, 22)
    }
  }

  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
    let (size, pitch) = Self.metrics(paragraph.runs.first?.font ?? .body)
    let lines = paragraph.string.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      index, text in
      TextLine(
        text: String(text), start: 0, end: text.utf8.count, x: 0, baseline: size * 0.952 + Double(index) * pitch,
        width: Double(text.count) * size / 2, ascent: size * 0.952, descent: size * 0.241359)
    }
    func up(_ length: Double) -> Double { (length * paragraph.scale - 1e-6).rounded(.up) / paragraph.scale }
    return MeasuredText(
      size: Size(
        width: up(lines.map(\.width).max() ?? 0), height: up(size * 1.193359) + Double(lines.count - 1) * pitch),
      lines: lines, fontSize: size)
  }
}
