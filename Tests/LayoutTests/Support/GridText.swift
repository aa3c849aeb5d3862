import Layout
import SightlineModel

/// Text set on a grid: every character is half an em wide, a line 1.2 em high with 0.1 em between lines.
/// Body is 20 pt, so that a character is 10 × 24 pt.
struct GridText: TextSizing {
  static func points(_ font: FontSpec) -> Double {
    switch font.base {
    case .style(.caption1): 12
    case .style(.headline), .style(.body): 20
    case .style(.largeTitle): 34
    case .style: 16
    case .system(let size), .custom(_, let size, _), .files(_, let size): size
    }
  }
  static func sizeFactor(_ size: DynamicTypeSize) -> Double {
    1 + 0.25 * Double(size.index - DynamicTypeSize.large.index)
  }

  func measure(_ paragraph: Paragraph, width: Double?, height: Double?) -> MeasuredText {
    guard let font = paragraph.runs.first?.font else { return MeasuredText(size: .zero, lines: [], fontSize: 0) }
    var points = Self.points(font)
    if case .system = font.base {} else { points *= max(0.5, Self.sizeFactor(paragraph.contentSize)) }
    let advance = points / 2 * paragraph.textScale
    let perLine = max(1, Int(saturating: ((width ?? .infinity) / advance + 1e-9).clamped(to: 0...100_000)))
    var lines = paragraph.string.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.wrap(String($0), perLine) }
    let (lineHeight, leading) = (points * 1.2, points * 0.1 + paragraph.lineSpacing)
    var limit = paragraph.lineLimit ?? .max
    if let height { limit = min(limit, max(1, Int(saturating: (height + leading + 1e-6) / (lineHeight + leading)))) }
    let isTruncated = lines.count > limit
    if isTruncated {
      lines = Array(lines.prefix(limit))
      lines[limit - 1] = String((lines[limit - 1] + "…").suffix(perLine))
    }
    let set = lines.enumerated().map { index, text in
      TextLine(
        text: text, start: 0, end: text.utf8.count, x: 0,
        baseline: Double(index) * (lineHeight + leading) + points * 0.95, width: Double(text.count) * advance,
        ascent: points * 0.95, descent: points * 0.25)
    }
    let count = Double(max(lines.count, paragraph.minimumLines))
    let size = Size(
      width: set.map(\.width).max() ?? 0, height: count * lineHeight + max(0, count - 1) * leading)
    return MeasuredText(size: size, lines: set, isTruncated: isTruncated, fontSize: points)
  }

  private static func wrap(_ text: String, _ perLine: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = String(word)
      if !line.isEmpty, line.count + 1 + word.count <= perLine {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.count > perLine {
        lines.append(String(word.prefix(perLine)))
        word = String(word.dropFirst(perLine))
      }
      line = word
    }
    return lines + [line]
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
