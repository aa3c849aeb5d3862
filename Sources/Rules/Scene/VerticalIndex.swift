import SightlineModel

/// Rectangles by how far down they lie: those that may meet another are found without looking at all of them, so that rules
/// about pairs take time in proportion to what is shown, in lists of thousands of rows too.
struct VerticalIndex {
  /// Of a band, in points: about a row.
  private static let height = 64.0
  /// Rectangles over more bands are looked at each time.
  private static let most = 32
  /// As few are compared with each other.
  private static let few = 24

  private let count: Int
  private var bands: [Int: [Int]] = [:]
  private var tall: [Int] = []

  init(_ rects: some Collection<Rect>) {
    count = rects.count
    guard count > Self.few else { return }
    for (position, rect) in rects.enumerated() {
      if let range = Self.bands(of: rect, within: 0) {
        for band in range { bands[band, default: []].append(position) }
      } else {
        tall.append(position)
      }
    }
  }

  private static func bands(of rect: Rect, within margin: Double) -> ClosedRange<Int>? {
    let first = Int(saturating: ((rect.minY - margin) / height).rounded(.down))
    let last = Int(saturating: ((rect.maxY + margin) / height).rounded(.down))
    guard first <= last, last.subtracting(saturating: first) < most else { return nil }
    return first...last
  }

  /// - Parameters:
  ///   - range: Positions that are asked.
  ///   - margin: Points above and below the rectangle.
  /// - Returns: The first position that holds, of all that may be that near to the rectangle.
  func first(
    in range: Range<Int>, near rect: Rect, within margin: Double = 0, where holds: (Int) -> Bool
  ) -> Int? {
    guard count > Self.few, let wanted = Self.bands(of: rect, within: margin) else { return range.first(where: holds) }
    var near = tall.filter(range.contains)
    for band in wanted { near += (bands[band] ?? []).filter(range.contains) }
    near.sort()
    var last = -1
    for position in near where position != last {
      last = position
      if holds(position) { return position }
    }
    return nil
  }
}
