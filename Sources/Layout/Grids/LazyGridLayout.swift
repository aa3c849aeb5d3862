import SightlineModel

/// `LazyVGrid` and `LazyHGrid`: tracks of fixed, flexible or adaptive breadth, filled in order.
/// - Source: Apple's documentation of `GridItem.Size`.
struct LazyGridLayout: LayoutNode {
  struct Track: Hashable {
    enum Kind: Hashable {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      case adaptive(minimum: Double, maximum: Double)
    }
    var kind: Kind
    /// After this track; `nil`: the system's 8 pt.
    var spacing: Double?
  }
  /// Along which the grid grows: vertical for `LazyVGrid`.
  let axis: Axis
  let tracks: [Track]
  let alignment: Guide
  /// Between rows (columns of a horizontal grid).
  let spacing: Double?

  private var gap: Double { spacing ?? Spacing.standard }

  /// Origin and breadth of each column. Where nobody says how much there is, as within a view that scrolls the other way,
  /// flexible tracks are as broad as the broadest cell would like to be.
  func columns(_ available: Double?, _ children: [Element] = []) -> [(origin: Double, breadth: Double)] {
    let gaps = tracks.dropLast().reduce(0.0) { $0 + ($1.spacing ?? Spacing.standard) }
    let fixed = tracks.reduce(0.0) { total, track in
      if case .fixed(let breadth) = track.kind { total + breadth } else { total }
    }
    var flexible = tracks.filter { if case .fixed = $0.kind { false } else { true } }.count
    var left = available.map { $0 - gaps - fixed } ?? 0
    if available == nil, flexible > 0 {
      let broadest = children.map { $0.size(in: ProposedSize(width: nil, height: nil))[axis.other] }.max() ?? 0
      left = (broadest.isFinite ? broadest : 0) * Double(flexible)
    }
    var cursor = 0.0
    var result: [(Double, Double)] = []
    for track in tracks {
      let between = track.spacing ?? Spacing.standard
      switch track.kind {
      case .fixed(let breadth):
        result.append((cursor, breadth))
        cursor += breadth + between
      case .flexible(let minimum, let maximum):
        let breadth = min(max(left / Double(flexible), minimum), maximum)
        result.append((cursor, breadth))
        cursor += breadth + between
        left -= breadth
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(0, left / Double(flexible))
        let least = max(1, minimum)
        let count = min(max(1, ((share + between) / (least + between)).rounded(.down)), 1000)
        let breadth = min(max((share - between * (count - 1)) / count, minimum), maximum)
        for _ in 0..<Int(saturating: count) {
          result.append((cursor, breadth))
          cursor += breadth + between
        }
        left -= share
        flexible -= 1
      }
    }
    return result
  }

  private struct Line {
    var range: Range<Int>
    var length: Double
  }

  private func lines(_ columns: [(origin: Double, breadth: Double)], _ children: [Element]) -> [Line] {
    guard !columns.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: columns.count).map { start in
      let range = start..<min(start + columns.count, children.count)
      let length = range.map { index in
        children[index].size(in: offer(columns[index - start].breadth))[axis]
      }.max()
      return Line(range: range, length: length ?? 0)
    }
  }
  private func offer(_ breadth: Double) -> ProposedSize { ProposedSize(nil, along: axis, by: breadth) }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let columns = columns(finite(proposal[axis.other]), children)
    let lines = lines(columns, children)
    var size = Size.zero
    size[axis] = lines.reduce(0) { $0 + $1.length } + gap * Double(max(0, lines.count - 1))
    let own = columns.last.map { $0.origin + $0.breadth } ?? 0
    size[axis.other] = max(own, finite(proposal[axis.other]) ?? 0)
    return size
  }
  private func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let columns = columns(finite(proposal[axis.other]), children)
    let own = columns.last.map { $0.origin + $0.breadth } ?? 0
    var room = Size.zero
    room[axis.other] = size[axis.other] - own
    let start = alignment.defaultValue(in: room)
    var cursor = 0.0
    var result: [Placement] = []
    for line in lines(columns, children) {
      for index in line.range {
        let column = columns[index - line.range.lowerBound]
        // A cell is placed in the whole of its line: what fills (`Spacer`, `maxHeight: .infinity`) reaches its end.
        // - Source: DrunkOnJava/ModularHomeInventory bad9791, a badge above a `Spacer` in a square cell.
        let offer = ProposedSize(line.length, along: axis, by: column.breadth)
        var area = Size.zero
        area[axis] = line.length
        area[axis.other] = column.breadth
        let corner = GuidePair.center.position(of: children[index], offered: offer, in: area)
        let position =
          axis == .vertical
          ? Point(x: start + column.origin + corner.x, y: cursor + corner.y)
          : Point(x: cursor + corner.x, y: start + column.origin + corner.y)
        result.append(Placement(index, at: position, offer))
      }
      cursor += line.length + gap
    }
    return result
  }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
}
