import SightlineModel
import Testing

@testable import Rules

/// What an index finds is what looking at all rectangles finds.
struct VerticalIndexTests {
  /// Rows, things over many rows, and things nowhere.
  private static let rects: [Rect] = {
    var rects: [Rect] = []
    for index in 0..<200 {
      let (x, y) = (Double(index % 7) * 40, Double(index * 37 % 4000) - 300)
      rects.append(Rect(x: x, y: y, width: 60, height: 30))
    }
    rects.append(Rect(x: 0, y: -1e6, width: 400, height: 2e6))
    rects.append(Rect(x: 0, y: 100, width: 400, height: 0))
    rects.append(Rect(x: 0, y: .infinity, width: 1, height: 1))
    rects.append(Rect(x: 0, y: 640, width: 20, height: 1300))
    return rects
  }()

  @Test(arguments: [0, 5, 24, 25, 203], [0.0, 8])
  func findsTheFirstThatMeets(count: Int, margin: Double) {
    let rects = Array(Self.rects.suffix(count))
    let index = VerticalIndex(rects)
    for (position, rect) in rects.enumerated() {
      func isNear(_ other: Int) -> Bool {
        rects[other].minY < rect.maxY + margin && rects[other].maxY > rect.minY - margin
          && rects[other].minX <= rect.maxX
      }
      #expect(
        index.first(in: 0..<position, near: rect, within: margin, where: isNear) == (0..<position).first(where: isNear))
    }
  }

  @Test func looksAtFewOfMany() {
    let rows = (0..<5000).map { Rect(x: 0, y: Double($0) * 44, width: 390, height: 44) }
    let index = VerticalIndex(rows)
    var asked = 0
    for (position, row) in rows.enumerated() {
      _ = index.first(in: 0..<position, near: row) { _ in
        asked += 1
        return false
      }
    }
    #expect(asked < 10 * rows.count)
  }
}
