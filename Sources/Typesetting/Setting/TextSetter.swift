import SightlineModel

/// Breaks a prepared text for one paragraph's demands: lines, truncation, shrinking, heights.
struct TextSetter {
  let text: PreparedText
  let paragraph: Paragraph
  /// Points; infinite where nothing limits it.
  let width: Double
  let height: Double
  let marks: AddedMarkMaker
  let hyphenation: Hyphenation

  struct Outcome {
    var lines: [SetLine]
    var metrics: [LineMetrics]
    var context: SizeContext
    var isTruncated: Bool
    /// Points, rounded up to the pixel.
    var size: Size
  }

  func set() -> Outcome {
    var context = SizeContext(
      contentSize: paragraph.contentSize, factor: 1, tightening: 0, textScale: paragraph.textScale)
    let plain = set(context)
    guard misfits(plain), width.isFinite || height.isFinite else { return plain }
    if paragraph.allowsTightening, let tightening = tightening(context) {
      context.tightening = tightening
      let tightened = set(context)
      if !tightened.isTruncated { return tightened }
      context.tightening = 0
    }
    let least = min(max(paragraph.minimumScaleFactor, 0.01), 1)
    guard least < 1 else { return plain }
    // The largest factor that shows the whole text, to a thousandth.
    var (fitting, bad): (Outcome?, Double) = (nil, 1)
    var good = least
    context.factor = least
    let smallest = set(context)
    guard !misfits(smallest) else { return smallest }
    fitting = smallest
    while bad - good > 0.0005 {
      context.factor = (good + bad) / 2
      let trial = set(context)
      if misfits(trial) {
        bad = context.factor
      } else {
        good = context.factor
        fitting = trial
      }
    }
    return fitting ?? smallest
  }

  /// One character can neither be broken nor cut, and shrinks where it is wider or higher than its room: an initial of
  /// `.system(size: 1300)` on a disc.
  private func misfits(_ outcome: Outcome) -> Bool {
    if outcome.isTruncated { return true }
    guard paragraph.minimumScaleFactor < 1, text.clusters.count == 1, width > 0, height > 0 else { return false }
    let pixel = 1 / paragraph.scale
    return outcome.size.width > width + pixel || outcome.size.height > height + pixel
  }

  /// Points per glyph that make a single line fit, where five per cent are enough.
  /// - Source: `NSParagraphStyle.tighteningFactorForTruncation`, documented default 0.05.
  private func tightening(_ context: SizeContext) -> Double? {
    guard paragraph.lineLimit == 1, width.isFinite else { return nil }
    let breaker = breaker(context)
    let line = breaker.lines(limit: .infinity, breakMode: .word)[0]
    let glyphs = text.clusters[line.first..<line.visibleEnd].reduce(0) { $0 + Int($1.tracked) }
    guard glyphs > 0, line.width <= width * 1.05, line.width > width else { return nil }
    return (line.width - width) / Double(glyphs) / paragraph.textScale
  }

  /// SwiftUI divides long words at accessibility sizes.
  static func hyphenates(_ paragraph: Paragraph, width: Double) -> Bool {
    paragraph.host == .swiftui && paragraph.contentSize.isAccessibilitySize && width.isFinite
      && paragraph.lineLimit != 1
  }

  private func breaker(_ context: SizeContext) -> LineBreaker {
    return LineBreaker(
      text: text, context: context, scales: text.classes.map { context.scale(of: $0) },
      hyphenate: Self.hyphenates(paragraph, width: width)
        ? { hyphenation.points(in: text.analysis.bytes[$0], locale: text.locale) } : nil,
      hyphen: { marks.mark(.hyphen, besideClass: $0, of: text) })
  }

  private func set(_ context: SizeContext) -> Outcome {
    // 1. break
    let breaker = breaker(context)
    var lines = breaker.lines(limit: width, breakMode: paragraph.breakMode)
    if paragraph.breakMode == .word, paragraph.lineLimit != 1 {
      lines = LoneLastWord.adjusted(lines, breaker, limit: width)
    }
    if paragraph.host == .swiftui, let last = lines.last, last.ending == .required {
      lines.append(BrokenLine(first: last.end, visibleEnd: last.end, end: last.end, width: 0, ending: .soft))
    }
    if text.clusters.isEmpty, paragraph.host == .uilabel { lines = [] }

    // 2. cut
    var metrics = lines.map { self.metrics(of: $0, context) }
    let limit = min(max(1, paragraph.lineLimit ?? .max), linesThatFit(metrics))
    var isTruncated = lines.count > limit
    var set = lines.prefix(limit).map { line in
      var parts = [SetLine.Part.clusters(line.first..<line.visibleEnd)]
      if line.ending == .hyphen {
        let row = Int(text.clusters[line.visibleEnd - 1].scaleClass)
        parts.append(.mark(marks.mark(.hyphen, besideClass: row, of: text)))
      }
      return SetLine(first: line.first, end: line.end, parts: parts, width: line.width, ending: line.ending)
    }
    if isTruncated {
      metrics = Array(metrics.prefix(limit))
      // Hidden lines without anything on them leave nothing out.
      if !text.clusters[set[limit - 1].end...].contains(where: { !$0.isSpace && !$0.isLineFeed }) {
        isTruncated = false
        set[limit - 1].end = text.clusters.count
      } else if paragraph.breakMode == .word {
        let truncation = LineTruncation(breaker: breaker, limit: width) { row in
          marks.mark(.ellipsis, besideClass: row, of: text)
        }
        set[limit - 1] = truncation.line(from: set[limit - 1].first, mode: paragraph.truncationMode)
      } else {
        set[limit - 1].end = text.clusters.count
      }
    }

    // 3. size
    let widest = set.reduce(0) { max($0, $1.width) }
    let size = Size(width: roundedUp(widest), height: roundedUp(totalHeight(metrics)))
    return Outcome(lines: set, metrics: metrics, context: context, isTruncated: isTruncated, size: size)
  }

  /// How many lines the height has room for, at least one.
  private func linesThatFit(_ metrics: [LineMetrics]) -> Int {
    guard height.isFinite else { return .max }
    var total = 0.0
    for (index, line) in metrics.enumerated() {
      total += line.ascent + line.descent
      if total > height + 0.5 / paragraph.scale { return max(1, index) }
      total += line.gap + paragraph.lineSpacing
    }
    return .max
  }

  private func totalHeight(_ metrics: [LineMetrics]) -> Double {
    guard let first = metrics.first, let last = metrics.last else { return 0 }
    var total = metrics.reduce(0) { $0 + $1.ascent + $1.descent + $1.gap + paragraph.lineSpacing }
    total -= last.gap + paragraph.lineSpacing
    if paragraph.minimumLines > metrics.count {
      let missing = Double(paragraph.minimumLines - metrics.count)
      total += missing * (first.ascent + first.descent + first.gap + paragraph.lineSpacing)
    }
    return total
  }

  private func metrics(of line: BrokenLine, _ context: SizeContext) -> LineMetrics {
    func metrics(_ run: Int) -> LineMetrics {
      let sizing = text.classes[text.runs[run].scaleClass].sizing
      return LineMetrics(text.runs[run], sizing: sizing, context, host: paragraph.host)
    }
    guard text.runs.count > 1 else {
      return text.runs.isEmpty ? LineMetrics(ascent: 0, descent: 0, gap: 0) : metrics(0)
    }
    let clusters = line.first < line.end ? text.clusters[line.first..<line.end] : text.clusters.suffix(1)
    var seen: [Int] = []
    for cluster in clusters {
      let run = text.classes[Int(cluster.scaleClass)].run
      if seen.last != run { seen.append(run) }
    }
    if seen.isEmpty { seen = [0] }
    return seen.dropFirst().reduce(into: metrics(seen[0])) { $0.include(metrics($1)) }
  }

  private func roundedUp(_ length: Double) -> Double {
    (length * paragraph.scale - 1e-6).rounded(.up) / paragraph.scale
  }
}
