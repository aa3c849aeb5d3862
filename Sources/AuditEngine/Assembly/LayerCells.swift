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
  func near(_ rects: [Rect]) -> Descending? {
    var places: Set<Cell> = []
    for rect in rects {
      guard let (columns, rows) = Self.cells(of: rect) else { return nil }
      for row in rows {
        for column in columns { places.insert(Cell(column: column, row: row)) }
      }
    }
    return Descending(places.compactMap { cells[$0] } + [large])
  }

  /// What ascending lists hold, each number once, last first; only what is asked for is looked at.
  struct Descending: Sequence, IteratorProtocol {
    private let lists: [[Int]]
    /// How many of each are left.
    private var left: [Int]

    init(_ lists: [[Int]]) {
      self.lists = lists
      left = lists.map(\.count)
    }

    mutating func next() -> Int? {
      var last = -1
      for (list, count) in zip(lists, left) where count > 0 && list[count - 1] > last { last = list[count - 1] }
      guard last >= 0 else { return nil }
      for index in left.indices where left[index] > 0 && lists[index][left[index] - 1] == last { left[index] -= 1 }
      return last
    }
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
