import SightlineModel

/// Where layers lie, by cells of the screen: on a screen of thousands, only those near a stretch are looked at.
struct LayerCells {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }
  private var cells: [Cell: [Int]] = [:]
  /// Those that lie in very many cells.
  private var large: [Int] = []
  private static let (width, height) = (256.0, 64.0)
  private static let most = 64

  /// - Parameter number: Larger than all before.
  mutating func add(_ number: Int, in rect: Rect) {
    guard let (columns, rows) = Self.cells(of: rect) else { return large.append(number) }
    for row in rows {
      for column in columns { cells[Cell(column: column, row: row), default: []].append(number) }
    }
  }

  /// - Returns: The numbers of all layers that may touch one of the rectangles, last first; `nil` where that may be any.
  func near(_ rects: [Rect]) -> [Int]? {
    var numbers = Set(large)
    for rect in rects {
      guard let (columns, rows) = Self.cells(of: rect) else { return nil }
      for row in rows {
        for column in columns { numbers.formUnion(cells[Cell(column: column, row: row)] ?? []) }
      }
    }
    return numbers.sorted(by: >)
  }

  /// `nil` where there are many.
  private static func cells(of rect: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    func range(_ low: Double, _ high: Double, _ size: Double) -> ClosedRange<Int>? {
      let (first, last) = ((low / size).rounded(.down), (high / size).rounded(.down))
      // Also false where one of them is no number.
      guard first >= -1e12, last <= 1e12, last - first < Double(most), last >= first else { return nil }
      return Int(saturating: first)...Int(saturating: last)
    }
    guard let columns = range(rect.minX, rect.maxX, width), let rows = range(rect.minY, rect.maxY, height),
      columns.count * rows.count <= most
    else { return nil }
    return (columns, rows)
  }
}
