import SightlineModel

/// A line as it will be drawn: parts in logical order.
struct SetLine: Sendable {
  enum Part: Sendable {
    case clusters(Range<Int>)
    case mark(AddedMark)
  }
  /// Clusters, hanging white space included; lines tile the text.
  var first: Int
  var end: Int
  var parts: [Part]
  var width: Double
  var ending: BrokenLine.Ending
  /// UTF-8 offsets that an ellipsis stands for.
  var elided: Range<Int>?
}

/// Cuts a line that has more to say than room.
///
/// - Source: recorded truncated labels: the longest beginning, trailing space cut, that fits with the ellipsis.
struct LineTruncation {
  let breaker: LineBreaker
  let limit: Double
  let ellipsis: (_ scaleClass: Int) -> AddedMark
  private var text: PreparedText { breaker.text }

  /// - Parameter first: Cluster at which the line starts; the rest of the text is to be shown on it.
  func line(from first: Int, mode: Paragraph.TruncationMode) -> SetLine {
    let clusters = text.clusters
    let all = first..<clusters.count
    let row = all.isEmpty ? 0 : Int(clusters[all.lowerBound].scaleClass)
    let room = limit + 1e-6
    switch mode {
    case .tail:
      let stop = all.first { clusters[$0].isLineFeed } ?? clusters.count
      var (end, width, total) = (first, 0.0, 0.0)
      for index in first..<stop {
        total += breaker.width(of: clusters[index])
        if clusters[index].isSpace { continue }
        if total + markWidth(Int(clusters[index].scaleClass)) > room { break }
        (end, width) = (index + 1, total)
      }
      let mark = ellipsis(end > first ? Int(clusters[end - 1].scaleClass) : row)
      return line(first, [first..<end], mark, at: 1, width + markWidth(row), elided: end..<clusters.count)
    case .head:
      let start = suffixStart(all, room: room - markWidth(row))
      let width = breaker.width(of: start..<clusters.count) + markWidth(row)
      return line(first, [start..<clusters.count], ellipsis(row), at: 0, width, elided: first..<start)
    case .middle:
      let available = room - markWidth(row)
      var (end, width) = (first, 0.0)
      while end < clusters.count, width + breaker.width(of: clusters[end]) <= available / 2 {
        width += breaker.width(of: clusters[end])
        end += 1
      }
      let start = suffixStart(end..<clusters.count, room: available - width)
      while end > first, clusters[end - 1].isSpace { end -= 1 }
      let total = breaker.width(of: first..<end) + breaker.width(of: start..<clusters.count) + markWidth(row)
      return line(first, [first..<end, start..<clusters.count], ellipsis(row), at: 1, total, elided: end..<start)
    }
  }

  private func markWidth(_ row: Int) -> Double { breaker.context.width(of: ellipsis(row)) }

  /// The longest ending that fits, without white space in front.
  private func suffixStart(_ range: Range<Int>, room: Double) -> Int {
    var (start, total) = (range.upperBound, 0.0)
    while start > range.lowerBound, total + breaker.width(of: text.clusters[start - 1]) <= room {
      start -= 1
      total += breaker.width(of: text.clusters[start])
    }
    while start < range.upperBound, text.clusters[start].isSpace { start += 1 }
    return start
  }

  private func line(
    _ first: Int, _ ranges: [Range<Int>], _ mark: AddedMark, at place: Int, _ width: Double, elided: Range<Int>
  ) -> SetLine {
    var parts = ranges.map { SetLine.Part.clusters($0) }
    parts.insert(.mark(mark), at: place)
    let end = text.analysis.bytes.count
    let start = elided.lowerBound < text.clusters.count ? Int(text.clusters[elided.lowerBound].start) : end
    let stop = elided.upperBound < text.clusters.count ? Int(text.clusters[elided.upperBound].start) : end
    return SetLine(
      first: first, end: text.clusters.count, parts: parts, width: width, ending: .soft, elided: start..<stop)
  }
}
