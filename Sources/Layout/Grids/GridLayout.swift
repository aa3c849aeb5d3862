import SightlineModel

/// `Grid`: columns as wide as their widest cell, rows as high as their highest; what is no row spans all columns.
///
/// Columns share the width as the children of a stack do: the least flexible column is asked first. Columns that take
/// any width are offered equal shares; what one of them leaves is not handed on.
/// - Source: kasianov-mikhail/scout 4020ff1, HeatmapViewSnapshotTests (seven columns in 361 pt, the first 30 pt wide).
struct GridLayout: LayoutNode {
  struct Cell {
    var child: Int
    var column: Int
    var span: Int
    var alignment: GuidePair
  }
  /// Cells further along stand in the last column: no screen shows as many.
  static let mostColumns = 256
  /// Cells by row; a row of one cell with `span == 0` is a view outside of rows.
  let rows: [[Cell]]
  let columns: Int
  let columnAlignments: [Guide]
  let horizontalSpacing: Double
  let verticalSpacing: Double

  struct Measure {
    var widths: [Double]
    var heights: [Double]
    func x(of column: Int, gap: Double) -> Double { widths.prefix(column).reduce(0) { $0 + $1 + gap } }
    func width(of cell: Cell, gap: Double) -> Double {
      let range = widths.dropFirst(cell.column).prefix(cell.span)
      return range.reduce(0, +) + gap * Double(max(0, range.count - 1))
    }
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let measure = measure(proposal, children)
    return Size(
      width: wholeWidth(proposal, children)
        ?? measure.widths.reduce(0, +) + horizontalSpacing * Double(max(0, columns - 1)),
      height: measure.heights.reduce(0, +) + verticalSpacing * Double(max(0, rows.count - 1)))
  }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let measure = measure(proposal, children)
    var y = 0.0
    var result: [Placement] = []
    for (row, cells) in rows.enumerated() {
      for cell in cells {
        let isWhole = cell.span == 0
        let area = Size(
          width: isWhole ? size.width : measure.width(of: cell, gap: horizontalSpacing), height: measure.heights[row])
        let child = children[cell.child]
        let unsized = child.traits.unsizedAxes
        let offer = ProposedSize(
          width: area.width, height: unsized.contains(.vertical) ? nil : area.height)
        var alignment = cell.alignment
        if !isWhole, columnAlignments.indices.contains(cell.column) {
          alignment.horizontal = columnAlignments[cell.column]
        }
        var corner = alignment.position(of: child, offered: offer, in: area)
        if alignment.vertical == .firstTextBaseline || alignment.vertical == .lastTextBaseline {
          corner.y =
            baseline(alignment.vertical, cells, children, measure, row) - child.guide(alignment.vertical, in: offer)
        }
        if let anchor = child.traits.cellAnchor {
          let own = child.size(in: offer)
          corner = Point(x: (area.width - own.width) * anchor.x, y: (area.height - own.height) * anchor.y)
        }
        let x = isWhole ? 0 : measure.x(of: cell.column, gap: horizontalSpacing)
        result.append(Placement(cell.child, at: Point(x: x + corner.x, y: y + corner.y), offer))
      }
      y += measure.heights[row] + verticalSpacing
    }
    return result.sorted { $0.child < $1.child }
  }

  private func baseline(
    _ guide: Guide, _ cells: [Cell], _ children: [Element], _ measure: Measure, _ row: Int
  ) -> Double {
    cells.map { cell in
      let offer = ProposedSize(width: measure.width(of: cell, gap: horizontalSpacing), height: measure.heights[row])
      return children[cell.child].guide(guide, in: offer)
    }.max() ?? 0
  }

  // MARK: Measuring

  /// Of the widest view, where none stands in a row; `nil` where rows make columns.
  private func wholeWidth(_ proposal: ProposedSize, _ children: [Element]) -> Double? {
    let cells = rows.joined()
    guard !cells.isEmpty, cells.allSatisfy({ $0.span == 0 }) else { return nil }
    return cells.map { children[$0.child].size(in: ProposedSize(width: proposal.width, height: nil)).width }.max()
  }

  private func measure(_ proposal: ProposedSize, _ children: [Element]) -> Measure {
    let widths = columnWidths(proposal, children)
    var measure = Measure(widths: widths, heights: [])
    // Rows share the height as a stack's children do.
    func height(_ row: Int, offered: Double?) -> Double {
      rows[row].map { cell in
        let whole = widths.reduce(0, +) + horizontalSpacing * Double(max(0, columns - 1))
        let isUnsized = children[cell.child].traits.unsizedAxes.contains(.vertical)
        let width = cell.span == 0 ? max(whole, proposal.width ?? 0) : measure.width(of: cell, gap: horizontalSpacing)
        return isUnsized
          ? children[cell.child].size(in: ProposedSize(width: width, height: 0)).height
          : children[cell.child].size(in: ProposedSize(width: width, height: offered)).height
      }.max() ?? 0
    }
    guard let offered = proposal.height else {
      measure.heights = rows.indices.map { height($0, offered: nil) }
      return measure
    }
    var left = offered - verticalSpacing * Double(max(0, rows.count - 1))
    measure.heights = [Double](repeating: 0, count: rows.count)
    let flexibility = rows.indices.map { row -> Double in
      let most = height(row, offered: .infinity)
      return most.isInfinite ? .infinity : most - height(row, offered: 0)
    }
    let order = rows.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (asked, row) in order.enumerated() {
      measure.heights[row] = height(row, offered: max(0, left / Double(order.count - asked)))
      if measure.heights[row].isFinite || left.isFinite { left -= measure.heights[row] }
    }
    return measure
  }

  private func columnWidths(_ proposal: ProposedSize, _ children: [Element]) -> [Double] {
    func width(_ column: Int, offered: Double?, countsUnsized: Bool = false) -> Double {
      rows.joined().filter { $0.column == column && $0.span == 1 }.map { cell in
        let child = children[cell.child]
        let isUnsized = child.traits.unsizedAxes.contains(.horizontal) && !countsUnsized
        let offer = isUnsized ? 0 : offered
        return child.size(in: ProposedSize(width: offer, height: nil)).width
      }.max() ?? 0
    }
    var widths = [Double](repeating: 0, count: columns)
    if let offered = proposal.width {
      var left = offered - horizontalSpacing * Double(max(0, columns - 1))
      let flexibility = (0..<columns).map { column -> Double in
        // A cell without a say in the width still makes its column one that takes any.
        let most = width(column, offered: .infinity, countsUnsized: true)
        return most.isInfinite ? .infinity : most - width(column, offered: 0)
      }
      let order = (0..<columns).filter { flexibility[$0].isFinite }
        .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      for (asked, column) in order.enumerated() {
        widths[column] = width(column, offered: max(0, left / Double(columns - asked)))
        left -= widths[column]
      }
      // Columns without an upper end get equal shares, whether they take them or not.
      let open = (0..<columns).filter { flexibility[$0].isInfinite }
      for column in open { widths[column] = width(column, offered: max(0, left / Double(open.count))) }
    } else {
      widths = (0..<columns).map { width($0, offered: nil) }
    }
    // What spans several columns widens the last of them.
    for cell in rows.joined() where cell.span > 1 {
      let own = children[cell.child].size(in: ProposedSize(width: proposal.width, height: nil)).width
      let have = Measure(widths: widths, heights: []).width(of: cell, gap: horizontalSpacing)
      let last = min(columns, cell.column + cell.span) - 1
      if own > have, own.isFinite, widths.indices.contains(last) { widths[last] += own - have }
    }
    return widths
  }
}
