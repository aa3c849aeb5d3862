import SightlineModel

/// The extent of a text that needs none of the rare rules: one run, no truncation, no word too wide for its line.
///
/// Gives the same answer as `TextSetter`, or none.
enum QuickExtent {
  static func extent(
    _ text: PreparedText, _ paragraph: Paragraph, _ contentSize: DynamicTypeSize, width: Double, height: Double?
  ) -> TextExtent? {
    guard
      text.runs.count == 1, !text.hasSoftHyphens, !text.clusters.isEmpty, paragraph.breakMode == .word,
      width >= 0, paragraph.host == .swiftui || paragraph.lineLimit == 1 || width == .infinity
    else { return nil }
    let context = SizeContext(contentSize: contentSize, factor: 1, tightening: 0, textScale: paragraph.textScale)
    guard let (lineCount, widest) = wrapped(text, context, limit: width + 1e-6) else { return nil }
    if let limit = paragraph.lineLimit, lineCount > max(1, limit) { return nil }
    let metrics = LineMetrics(
      text.runs[0], sizing: text.classes[text.runs[0].scaleClass].sizing, context, host: paragraph.host)
    let line = metrics.ascent + metrics.descent
    let pitch = line + metrics.gap + paragraph.lineSpacing
    if let height, line + Double(lineCount - 1) * pitch > height + 0.5 / paragraph.scale { return nil }
    let total = line + Double(max(lineCount, paragraph.minimumLines) - 1) * pitch
    func roundedUp(_ length: Double) -> Double { (length * paragraph.scale - 1e-6).rounded(.up) / paragraph.scale }
    return TextExtent(
      size: Size(width: roundedUp(widest), height: roundedUp(total)), lineCount: lineCount, isTruncated: false)
  }

  /// Greedy wrapping; `nil` when a word alone is too wide, or may stand alone on the second of two lines.
  private static func wrapped(
    _ text: PreparedText, _ context: SizeContext, limit: Double
  ) -> (lineCount: Int, widest: Double)? {
    let count = text.segments.count
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count * 2) { widths -> (Int, Double)? in
      for row in text.classes.indices {
        let scale = context.scale(of: text.classes[row])
        text.sums[row].withUnsafeBufferPointer { sums in
          for index in 0..<count {
            let sum = sums[index]
            let word = scale.text * sum.text + scale.display * sum.display + scale.perGlyph * sum.tracked
            let space =
              scale.text * sum.spaceText + scale.display * sum.spaceDisplay + scale.perGlyph * sum.spaceTracked
            if row == 0 {
              (widths[index], widths[count + index]) = (word, space)
            } else {
              widths[index] += word
              widths[count + index] += space
            }
          }
        }
      }
      return text.segments.withUnsafeBufferPointer { segments -> (Int, Double)? in
        var (lines, widest, visible, advance) = (0, 0.0, 0.0, 0.0)
        var (isOpen, isFirst) = (false, true)
        // Spaces between the words of the line so far, and of the line before.
        var (gaps, gapsBefore, space, isSoft) = (0, 0, 0.0, false)
        for index in 0..<count {
          let (word, segment) = (widths[index], segments[index])
          let isEmpty = segment.firstCluster == segment.endOfWord
          if !isEmpty, advance + word > limit {
            if isFirst { return nil }
            lines += 1
            widest = max(widest, visible)
            (visible, advance) = (0, 0)
            (gaps, gapsBefore, space, isSoft) = (0, gaps, 0, true)
            if word > limit { return nil }
          }
          if !isEmpty {
            visible = advance + word
            if space > 0 { gaps += 1 }
          }
          space = widths[count + index]
          advance += word + space
          (isOpen, isFirst) = (true, false)
          if segment.isRequired {
            lines += 1
            widest = max(widest, visible)
            (visible, advance, isOpen, isFirst) = (0, 0, index == count - 1, true)
            (gaps, gapsBefore, space, isSoft) = (0, 0, 0, false)
          }
        }
        if lines == 1, isOpen, isSoft, gaps == 0, gapsBefore > 0 { return nil }
        return (lines + (isOpen ? 1 : 0), max(widest, visible))
      }
    }
  }
}
