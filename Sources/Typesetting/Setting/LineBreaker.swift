import SightlineModel
import Synchronization

/// A line as broken, before truncation; cluster indices, points.
struct BrokenLine: Sendable {
  enum Ending: Sendable {
    /// At a break opportunity, or at the end of the text.
    case soft
    case required
    /// Inside a word that is alone too wide; nothing is drawn.
    case insideWord
    /// At a soft hyphen or a hyphenation point; a hyphen is drawn.
    case hyphen
  }
  var first: Int
  /// White space after it hangs.
  var visibleEnd: Int
  var end: Int
  /// Without hanging white space, with the hyphen.
  var width: Double
  var ending: Ending
}

/// What turns em into points: the content size, and what was done to make a text fit.
struct SizeContext: Sendable {
  var contentSize: DynamicTypeSize
  /// From `minimumScaleFactor`.
  var factor: Double
  /// Points taken from each glyph's advance, from `allowsTightening`.
  var tightening: Double
  /// Factor on every advance.
  var textScale: Double

  func scale(of scaleClass: ScaleClass) -> ScaleClass.Scale {
    scaleClass.scale(at: contentSize, factor: factor, tightening: tightening, textScale: textScale)
  }
  func width(of mark: AddedMark) -> Double { mark.width(scale(of: mark.scaleClass)) }
}

/// Breaks prepared text greedily at one size.
struct LineBreaker {
  let text: PreparedText
  let context: SizeContext
  let scales: [ScaleClass.Scale]
  /// Hyphenation points of a word, in UTF-8 offsets; used for words wider than the line.
  let hyphenate: ((Range<Int>) -> [Int])?
  let hyphen: (_ scaleClass: Int) -> AddedMark
  /// Points that rounding may add up to.
  private static let tolerance = 1e-6

  private func hyphenWidth(_ scaleClass: Int) -> Double { context.width(of: hyphen(scaleClass)) }

  func width(of cluster: PreparedText.Cluster) -> Double {
    let scale = scales[Int(cluster.scaleClass)]
    return scale.text * cluster.text + scale.display * cluster.display + scale.perGlyph * Double(cluster.tracked)
  }

  func width(of range: Range<Int>) -> Double { range.reduce(0) { $0 + width(of: text.clusters[$1]) } }

  /// As above, but only whether it is wider than the room.
  private func width(of range: Range<Int>, upTo room: Double) -> Double {
    var total = 0.0
    for index in range {
      total += width(of: text.clusters[index])
      if total > room { break }
    }
    return total
  }

  private func word(_ segment: Int) -> Double {
    var total = 0.0
    for row in scales.indices {
      let (sums, scale) = (text.sums[row][segment], scales[row])
      total += scale.text * sums.text + scale.display * sums.display + scale.perGlyph * sums.tracked
    }
    return total
  }

  private func space(_ segment: Int) -> Double {
    var total = 0.0
    for row in scales.indices {
      let (sums, scale) = (text.sums[row][segment], scales[row])
      total += scale.text * sums.spaceText + scale.display * sums.spaceDisplay + scale.perGlyph * sums.spaceTracked
    }
    return total
  }

  /// - Parameter limit: Points; infinite for no limit.
  /// - Returns: At least one line; their clusters tile the text.
  func lines(limit: Double, breakMode: Paragraph.BreakMode) -> [BrokenLine] {
    let limit = limit + Self.tolerance
    return breakMode == .word ? wordLines(limit) : characterLines(limit)
  }

  private func wordLines(_ limit: Double) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    lines.reserveCapacity(4)
    var line = BrokenLine(first: 0, visibleEnd: 0, end: 0, width: 0, ending: .soft)
    var next = 0  // segment
    var rest: Int?  // cluster at which the rest of a word broken inside starts
    var advance = 0.0  // with white space
    var safe: (line: BrokenLine, next: Int)?
    func open(at cluster: Int) {
      line = BrokenLine(first: cluster, visibleEnd: cluster, end: cluster, width: 0, ending: .soft)
      advance = 0
      safe = nil
    }
    while next < text.segments.count {
      let segment = text.segments[next]
      let start = rest ?? Int(segment.firstCluster)
      let word = rest == nil ? word(next) : width(of: start..<Int(segment.endOfWord), upTo: limit - advance)
      if advance + word <= limit || start == Int(segment.endOfWord) {
        rest = nil
        if start < Int(segment.endOfWord) {
          line.width = advance + word
          line.visibleEnd = Int(segment.endOfWord)
        }
        line.end = Int(segment.end)
        advance += word + space(next)
        next += 1
        if segment.isRequired {
          line.ending = .required
          lines.append(line)
          open(at: line.end)
        } else if !segment.endsWithSoftHyphen {
          safe = (line, next)
        } else {
          var hyphenated = line
          hyphenated.width += hyphenWidth(Int(text.clusters[line.visibleEnd - 1].scaleClass))
          hyphenated.ending = .hyphen
          if hyphenated.width <= limit { safe = (hyphenated, next) }
        }
        continue
      }
      if let last = safe {
        lines.append(last.line)
        next = last.next
        rest = nil
        open(at: last.line.end)
        continue
      }
      // The word alone is too wide.
      let end = Int(segment.endOfWord)
      let piece = pieceOfWord(
        start..<end, of: Int(segment.firstCluster)..<end, room: limit - advance, isLineStart: advance == 0)
      line.width = advance + piece.width
      line.visibleEnd = piece.end
      line.end = piece.end
      line.ending = piece.ending
      rest = piece.end
      if piece.end == Int(segment.endOfWord) {
        line.end = Int(segment.end)
        rest = nil
        next += 1
        line.ending = segment.isRequired ? .required : .soft
      }
      lines.append(line)
      open(at: line.end)
    }
    if line.end > line.first || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// How much of what is left of a word goes on a line that it is too wide for.
  private func pieceOfWord(_ word: Range<Int>, of whole: Range<Int>, room: Double, isLineStart: Bool) -> (
    end: Int, width: Double, ending: BrokenLine.Ending
  ) {
    if let hyphenate {
      let points = text.hyphenationPoints.withLock { known -> Set<Int> in
        if let found = known[whole.lowerBound] { return found }
        let bytes = Int(text.clusters[whole.lowerBound].start)..<text.end(ofCluster: whole.upperBound - 1)
        let found = Set(hyphenate(bytes))
        known[whole.lowerBound] = found
        return found
      }
      var (total, best): (Double, (Int, Double)?) = (0, nil)
      for index in word.dropLast() {
        total += width(of: text.clusters[index])
        if total > room { break }
        guard points.contains(text.end(ofCluster: index)) else { continue }
        let hyphenated = total + hyphenWidth(Int(text.clusters[index].scaleClass))
        if hyphenated <= room { best = (index + 1, hyphenated) }
      }
      if let best { return (best.0, best.1, .hyphen) }
    }
    var (end, total) = (word.lowerBound, 0.0)
    while end < word.upperBound {
      let advance = width(of: text.clusters[end])
      if total + advance > room, end > word.lowerBound || !isLineStart { break }
      total += advance
      end += 1
    }
    if end == word.lowerBound {  // not even one cluster: it overflows
      total = width(of: text.clusters[end])
      end += 1
    }
    return (end, total, .insideWord)
  }

  private func characterLines(_ limit: Double) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var line = BrokenLine(first: 0, visibleEnd: 0, end: 0, width: 0, ending: .soft)
    var advance = 0.0
    for (index, cluster) in text.clusters.enumerated() {
      let own = width(of: cluster)
      if advance + own > limit, !cluster.isSpace, !cluster.isLineFeed, line.visibleEnd > line.first {
        line.ending = text.clusters[line.end - 1].isSpace ? .soft : .insideWord
        lines.append(line)
        line = BrokenLine(first: index, visibleEnd: index, end: index, width: 0, ending: .soft)
        advance = 0
      }
      advance += own
      line.end = index + 1
      if !cluster.isSpace, !cluster.isLineFeed {
        line.visibleEnd = index + 1
        line.width = advance
      }
      if cluster.isLineFeed {
        line.ending = .required
        lines.append(line)
        line = BrokenLine(first: index + 1, visibleEnd: index + 1, end: index + 1, width: 0, ending: .soft)
        advance = 0
      }
    }
    if line.end > line.first || lines.isEmpty { lines.append(line) }
    return lines
  }
}
