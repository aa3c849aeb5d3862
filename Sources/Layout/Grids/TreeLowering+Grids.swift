import SightlineModel

extension GridView {
  func elements(_ view: LoweredView) -> [Element] { [view.lowering.grid(self, view.node, view.facts, view.inherited)] }
}

extension GridRowView {
  /// Outside of a grid, a row is a stack.
  func elements(_ view: LoweredView) -> [Element] {
    view.element(
      StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: nil), view.content(along: .horizontal))
  }
}

extension LazyGridView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.lazyGrid(self, view.node, view.facts, view.inherited)]
  }
}

extension TreeLowering {
  func grid(
    _ grid: GridView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var inner = inherited
    inner.stackAxis = nil
    let alignment = grid.alignment.guides()
    var children: [Element] = []
    var rows: [[GridLayout.Cell]] = []
    var columns = 0
    var columnAlignments: [Int: Guide] = [:]
    for row in gridRows(node.children) {
      guard case .gridRow(let parameters) = row.payload else {
        for element in lower(row, inner) {
          rows.append([.init(child: children.count, column: 0, span: 0, alignment: alignment)])
          children.append(element)
        }
        continue
      }
      var rowAlignment = alignment
      if let name = parameters.alignment.value?.rawValue { rowAlignment.vertical = Guide(axis: .vertical, name: name) }
      let group = ViewNode.group(of: row)
      var cells: [GridLayout.Cell] = []
      var column = 0
      for element in lower(group, inner) {
        let span = min(element.traits.columnSpan, GridLayout.mostColumns)
        cells.append(.init(child: children.count, column: column, span: span, alignment: rowAlignment))
        if let guide = element.traits.columnAlignment { columnAlignments[column] = guide }
        children.append(element)
        // A column in which no cell begins has no width of its own: `gridCellColumns(.max)` spans what there is.
        columns = max(columns, column + 1)
        column = min(column + span, GridLayout.mostColumns)
      }
      rows.append(cells)
    }
    let layout = GridLayout(
      rows: rows, columns: columns,
      columnAlignments: (0..<columns).map { columnAlignments[$0] ?? alignment.horizontal },
      horizontalSpacing: grid.horizontalSpacing.value ?? Spacing.standard,
      verticalSpacing: grid.verticalSpacing.value ?? Spacing.standard)
    return Element(layout, children, facts: facts)
  }

  private func gridRows(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      let isGroup = [.group, .forEach, .tupleView].contains(node.kind)
      return isGroup && node.modifiers.isEmpty ? gridRows(node.children) : [node]
    }
  }

  func lazyGrid(
    _ grid: LazyGridView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var inner = inherited
    inner.stackAxis = nil
    let isVertical = node.kind == .lazyVGrid
    let axis: Axis = isVertical ? .vertical : .horizontal
    var tracks = ((isVertical ? grid.columns : grid.rows).value ?? []).map(LazyGridLayout.Track.init)
    if tracks.isEmpty {
      report(node.kind, "its columns could not be read: one flexible column is taken", node.source)
      tracks = [.init(kind: .flexible(minimum: 10, maximum: .infinity))]
    }
    let layout = LazyGridLayout(
      axis: axis, tracks: tracks, alignment: Guide(axis: axis.other, name: grid.alignment.value?.rawValue ?? "center"),
      spacing: grid.spacing.value)
    return Element(layout, lower(node.children, inner), facts: facts)
  }
}

extension LazyGridLayout.Track {
  init(_ track: GridTrack) {
    let kind: Kind =
      switch track.size {
      case .fixed: .fixed(track.minimum ?? 0)
      case .adaptive: .adaptive(minimum: track.minimum ?? 10, maximum: track.maximum ?? .infinity)
      case .flexible: .flexible(minimum: track.minimum ?? 10, maximum: track.maximum ?? .infinity)
      }
    self.init(kind: kind, spacing: track.spacing)
  }
}
