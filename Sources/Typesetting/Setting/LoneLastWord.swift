import SightlineModel

/// No word stays alone on the second of two lines: the last word of the first moves down to it, where there is room.
///
/// - Source: recorded screens, 11 of 11 two-line labels of UIKit and every two-line text of SwiftUI; with three and more
///   lines the single word stays (`Benchmarks/measured-screens`).
enum LoneLastWord {
  static func adjusted(_ lines: [BrokenLine], _ breaker: LineBreaker, limit: Double) -> [BrokenLine] {
    guard lines.count == 2, lines[0].ending == .soft, lines[1].ending != .insideWord else { return lines }
    let clusters = breaker.text.clusters
    let last = lines[1].first..<lines[1].visibleEnd
    guard !last.isEmpty, !clusters[last].contains(where: { $0.isSpace || $0.isLineFeed }) else { return lines }
    let visible = lines[0].first..<lines[0].visibleEnd
    guard let gap = visible.last(where: { clusters[$0].isSpace }) else { return lines }
    var end = gap
    while end > visible.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    guard end > visible.lowerBound else { return lines }
    let width = breaker.width(of: gap + 1..<lines[1].visibleEnd)
    guard width <= limit else { return lines }
    var moved = lines
    moved[0].visibleEnd = end
    moved[0].end = gap + 1
    moved[0].width = breaker.width(of: visible.lowerBound..<end)
    moved[1].first = gap + 1
    moved[1].width = width
    return moved
  }
}
