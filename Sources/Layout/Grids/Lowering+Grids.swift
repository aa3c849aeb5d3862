import SightlineModel

extension Lowering {
  func grid(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var inner = inherited
    inner.stackAxis = nil
    let alignment = alignment(node.arguments)
    var children: [Element] = []
    var rows: [[GridLayout.Cell]] = []
    var columns = 0
    var columnAlignments: [Int: Guide] = [:]
    for row in gridRows(node.children) {
      guard row.kind == .gridRow else {
        for element in lower(row, inner) {
          rows.append([.init(child: children.count, column: 0, span: 0, alignment: alignment)])
          children.append(element)
        }
        continue
      }
      var rowAlignment = alignment
      if let name = row.arguments.name("alignment") { rowAlignment.vertical = Guide(axis: .vertical, name: name) }
      var group = row
      group.kind = .group
      var cells: [GridLayout.Cell] = []
      var column = 0
      for element in lower(group, inner) {
        let span = element.traits.columnSpan
        cells.append(.init(child: children.count, column: column, span: span, alignment: rowAlignment))
        if let guide = element.traits.columnAlignment { columnAlignments[column] = guide }
        children.append(element)
        column += span
      }
      columns = max(columns, column)
      rows.append(cells)
    }
    let layout = GridLayout(
      rows: rows, columns: columns,
      columnAlignments: (0..<columns).map { columnAlignments[$0] ?? alignment.horizontal },
      horizontalSpacing: node.arguments.number("horizontalSpacing") ?? Spacing.standard,
      verticalSpacing: node.arguments.number("verticalSpacing") ?? Spacing.standard)
    return Element(layout, children, facts: facts)
  }

  private func gridRows(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      let isGroup = ["group", "forEach", "tupleView"].contains(node.kind.rawValue)
      return isGroup && node.modifiers.isEmpty ? gridRows(node.children) : [node]
    }
  }

  func lazyGrid(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var inner = inherited
    inner.stackAxis = nil
    let isVertical = node.kind == .lazyVGrid
    let axis: Axis = isVertical ? .vertical : .horizontal
    var tracks: [LazyGridLayout.Track] = []
    if case .list(let items)? = node.arguments[isVertical ? "columns" : "rows"] { tracks = items.compactMap(track) }
    if tracks.isEmpty {
      report(node.kind, "its columns could not be read: one flexible column is taken", node.source)
      tracks = [.init(kind: .flexible(minimum: 10, maximum: .infinity))]
    }
    let name = node.arguments.name("alignment") ?? "center"
    let layout = LazyGridLayout(
      axis: axis, tracks: tracks, alignment: Guide(axis: axis.other, name: name),
      spacing: node.arguments.number("spacing"))
    return Element(layout, lower(node.children, inner), facts: facts)
  }

  /// `[name, size or minimum, maximum, spacing]`.
  private func track(_ value: ArgumentValue) -> LazyGridLayout.Track? {
    let parts: [ArgumentValue]
    switch value {
    case .list(let list): parts = list
    case .name: parts = [value]
    default: return nil
    }
    func number(_ index: Int) -> Double? {
      guard parts.indices.contains(index), case .number(let number) = parts[index] else { return nil }
      return number
    }
    guard case .name(let name)? = parts.first else { return nil }
    let kind: LazyGridLayout.Track.Kind =
      switch name {
      case "fixed": .fixed(number(1) ?? 0)
      case "adaptive": .adaptive(minimum: number(1) ?? 10, maximum: number(2) ?? .infinity)
      default: .flexible(minimum: number(1) ?? 10, maximum: number(2) ?? .infinity)
      }
    return LazyGridLayout.Track(kind: kind, spacing: number(3))
  }
}
