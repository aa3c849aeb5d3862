import SightlineModel

extension NavigationSplitViewView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.navigationSplitView(self, view.node, view.facts, view.inherited)]
  }
}

extension TreeLowering {
  /// Columns side by side on a wide screen: all of them in landscape, the last alone upright. A narrow screen shows the
  /// sidebar as a stack.
  func navigationSplitView(
    _ split: NavigationSplitViewView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let content = split.content.value ?? []
    let detail = split.detail.value ?? []
    guard environment.variant.device.horizontalSizeClass == .regular, !detail.isEmpty else {
      var stack = NavigationStackView()
      (stack.depth, stack.back) = (split.depth, split.back)
      return navigationStack(stack, node, facts, inherited)
    }
    func column(_ views: [ViewNode]) -> Element {
      // A column that brings its own stack has its bar already.
      if views.count == 1, [.navigationStack, .navigationView].contains(views[0].kind) {
        return single(views, inherited) ?? chrome(.column, FixedLeaf(size: .zero), inherited)
      }
      var stack = ViewNode(.navigationStack, source: node.source, symbol: node.symbol)
      stack.children = views
      return navigationStack(NavigationStackView(), stack, self.facts(stack, inherited), inherited)
    }
    let isWide = environment.size.width > environment.size.height
    let visibility = split.columnVisibility.value ?? "automatic"
    var columns: [(element: Element, width: Double?)] = []
    let showsLeading = visibility == "all" || visibility == "doubleColumn" || visibility == "automatic" && isWide
    if showsLeading {
      let leading = content.isEmpty || visibility != "doubleColumn" ? [node.children] : []
      for views in leading + (content.isEmpty ? [] : [content]) {
        columns.append((column(views), columnWidth(views)))
      }
    }
    columns.append((column(detail), nil))
    var facts = facts
    let isGuess = columns.dropLast().contains { $0.width == nil }
    if isGuess {
      facts.uncertainty = SplitLayout.uncertainty
      facts.uncertaintyReason = "the width of a split view's columns is estimated"
    }
    let widths = columns.dropLast().map(\.width)
    let layout = biased { bias in
      SplitLayout(widths: widths.map { $0 ?? SplitLayout.standardWidth + SplitLayout.uncertainty * bias })
    }
    return Element(layout, columns.map(\.element), facts: facts)
  }

  /// `NavigationView` on a wide screen held landscape: its first view in a sidebar, the second, if any, beside it.
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791, iPad Pro 11 of 1194 pt: cards of 280 pt in a sidebar of 320 pt.
  func navigationColumns(
    _ stack: NavigationStackView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element? {
    let views = node.children.isEmpty ? stack.root.value ?? [] : node.children
    guard node.kind == .navigationView, inherited.styles[.navigationViewStyle] ?? .automatic != .stack,
      environment.variant.device.horizontalSizeClass == .regular, environment.size.width > environment.size.height,
      stack.depth.value ?? 0 == 0, let first = views.first
    else { return nil }
    var inner = inherited
    inner.columnWidth = SplitLayout.standardWidth
    inner.frameWidth = nil
    func column(_ views: [ViewNode], _ inherited: InheritedEnvironment) -> Element {
      guard !views.isEmpty else { return chrome(.column, FixedLeaf(size: .zero), inherited) }
      var node = ViewNode(.navigationStack, source: node.source, symbol: node.symbol)
      node.children = views
      return navigationStack(NavigationStackView(), node, self.facts(node, inherited), inherited)
    }
    return Element(
      SplitLayout(widths: [SplitLayout.standardWidth]),
      [column([first], inner), column(Array(views.dropFirst()), inherited)], facts: facts)
  }

  /// `navigationSplitViewColumnWidth(…)` of a column's content.
  private func columnWidth(_ views: [ViewNode]) -> Double? {
    for view in views {
      for modifier in view.modifiers.reversed() {
        guard case .columnWidth(let wanted) = modifier.payload else { continue }
        if let width = wanted.width.value ?? wanted.ideal.value { return max(0, width.finite) }
        if let least = wanted.min.value { return max(SplitLayout.standardWidth, least.finite) }
      }
      if let inner = columnWidth(view.children) { return inner }
    }
    return nil
  }
}

/// Columns from the leading edge, the last takes what is left.
struct SplitLayout: LayoutNode {
  /// Of all columns but the last.
  let widths: [Double]
  /// Of a column without a width of its own.
  static let standardWidth = 320.0
  static let uncertainty = 40.0

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let height = children.map { $0.size(in: ProposedSize(width: nil, height: proposal.height)).height }.max() ?? 0
    return Size(width: proposal.width ?? widths.reduce(320, +), height: proposal.height ?? height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    var x = 0.0
    return children.indices.map { index in
      let width = index < widths.count ? min(widths[index], max(0, size.width - x)) : max(0, size.width - x)
      defer { x += width }
      return Placement(index, at: Point(x: x, y: 0), ProposedSize(width: width, height: size.height))
    }
  }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
}
