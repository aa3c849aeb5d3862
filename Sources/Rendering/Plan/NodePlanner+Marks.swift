import SightlineModel

extension NodePlanner {
  /// Lines under and through the runs of one line that ask for them.
  ///
  /// Their place and weight, in em, are those of fonts that name none: 0.1 below the baseline, through the middle of
  /// small letters, 0.05 thick.
  func marks(
    on line: TextLine, of text: SceneText, at origin: Point, _ isDrawn: (Int) -> Bool
  ) -> [Outline] {
    var result: [Outline] = []
    var start = 0
    let size = text.measured.fontSize
    for run in text.content.runs {
      let range = start..<(start + run.shown.utf8.count)
      start = range.upperBound
      guard run.isUnderlined == true || run.isStruckThrough == true, isDrawn(range.lowerBound),
        let span = span(of: range, on: line)
      else { continue }
      func bar(above height: Double) {
        let rect = Rect(
          x: origin.x + span.lowerBound, y: origin.y + line.baseline - height * size,
          width: span.upperBound - span.lowerBound, height: max(0.5, size * 0.05))
        let outline = Outline.rectangle(rect)
        if outline.isDrawable { result.append(outline) }
      }
      if run.isUnderlined == true { bar(above: -0.1) }
      if run.isStruckThrough == true { bar(above: 0.29) }
    }
    return result
  }

  /// From the first glyph of a run to where the next run's begins, in points from the text's left.
  private func span(of range: Range<Int>, on line: TextLine) -> ClosedRange<Double>? {
    let positions = line.glyphs.map { (x: $0.position.x, isIn: range.contains($0.offset)) }.sorted { $0.x < $1.x }
    guard let first = positions.first(where: \.isIn), let last = positions.lastIndex(where: \.isIn) else { return nil }
    let end = last + 1 < positions.count ? positions[last + 1].x : line.x + line.width
    return end > first.x ? first.x...end : nil
  }
}
