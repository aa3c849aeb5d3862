import SightlineModel

extension TabViewView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.tabView(self, view.node, view.facts, view.inherited)]
  }
}

extension TreeLowering {
  func tabView(
    _ parameters: TabViewView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var inner = inherited
    inner.stackAxis = .vertical
    let tabs = tabs(node.children, inner)
    let selection = parameters.selection.value?.text
    let tagged = tabs.firstIndex { tab in
      selection != nil && (tab.page.traits.tag == selection || tab.page.facts.identity == selection)
    }
    let selected = parameters.selectionIndex.value ?? tagged ?? 0
    let style = inherited.styles[.tabViewStyle] ?? .automatic
    guard style == .page || style == .verticalPage else {
      return barredTabs(tabs, selected, facts, inherited)
    }
    var children: [Element] = []
    if tabs.indices.contains(selected) { children.append(tabs[selected].page) }
    let mode = inherited.indexDisplayMode
    if mode != "never", mode == "always" || tabs.count > 1, !children.isEmpty {
      let dots = chrome(.pageControl, PageIndexLayout(count: tabs.count, selected: selected), inherited)
      dots.facts.view = .pageControl(PageControlView(page: selected + 1, count: tabs.count))
      children.append(dots)
    }
    return Element(PagedTabLayout(), children, facts: facts)
  }

  private struct TabPage {
    var page: Element
    var label: [ViewNode]
  }

  private func tabs(_ nodes: [ViewNode], _ inner: InheritedEnvironment) -> [TabPage] {
    nodes.flatMap { node -> [TabPage] in
      if case .tab(let parameters) = node.payload {
        guard var page = single(node.children, inner) else { return [] }
        if let value = parameters.value.value?.text {
          let facts = self.facts(node, inner)
          page = Element(Transparent(), [page], facts: facts, traits: page.traits)
          page.traits.tag = value
        }
        return [TabPage(page: page, label: titleViews(parameters, node))]
      }
      if [.group, .forEach, .tupleView].contains(node.kind), node.modifiers.isEmpty {
        return tabs(node.children, inner)
      }
      guard let page = single([node], inner) else { return [] }
      let item = page.traits.tabItem ?? page.children.lazy.compactMap(\.traits.tabItem).first
      let value = page.traits.tag ?? page.children.lazy.compactMap(\.traits.tag).first
      page.traits.tag = value
      return [TabPage(page: page, label: item ?? [])]
    }
  }

  /// Tabs with a bar at the bottom; the page keeps clear of it.
  private func barredTabs(
    _ tabs: [TabPage], _ selected: Int, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    guard tabs.indices.contains(selected) else { return Element(PagedTabLayout(), [], facts: facts) }
    let metrics = BarMetrics(environment)
    let noTopBar = chrome(.navigationBar, FixedLeaf(size: .zero), inherited)
    // `.toolbar(.hidden, for: .tabBar)` anywhere on the page: an app with a bar of its own.
    if tabs[selected].page.hidesTabBar {
      let noBar = chrome(.tabBar, FixedLeaf(size: .zero), inherited, role: .bar)
      return Element(
        NavigationLayout(barHeight: 0, toolbarHeight: 0), [tabs[selected].page, noTopBar, noBar], facts: facts)
    }
    var style = inherited
    style.contentSize = .large
    style.lineLimit = 1
    style.font = FontSpec(.system(size: 10), weight: .medium)
    style.stackAxis = .vertical
    let items = tabs.enumerated().map { index, tab in
      var own = style
      own.setForeground(index == selected ? .tint : platform == .ios26 ? .hierarchical(1) : SystemStyle.unselectedTab)
      return item(tab.label, isSelected: index == selected, own)
    }
    let isFloating = platform == .ios26
    let row = EvenRowLayout(
      sideInset: isFloating ? 25 : 2, itemHeight: isFloating ? 54 : 48, spreads: false)
    let bar = chrome(.tabBar, row, items, inherited, role: .bar)
    bar.facts.uncertainty = metrics.tabBarUncertainty
    let layout = biased {
      NavigationLayout(barHeight: 0, toolbarHeight: metrics.tabBar + metrics.tabBarUncertainty * $0)
    }
    return Element(layout, [tabs[selected].page, noTopBar, bar], facts: facts)
  }

  private func item(_ label: [ViewNode], isSelected: Bool, _ style: InheritedEnvironment) -> Element {
    var icons: [Element] = []
    var titles: [Element] = []
    var symbolStyle = style
    symbolStyle.font = FontSpec(.system(size: 18))
    symbolStyle.imageScale = .large
    for view in label {
      if case .label(let label) = view.payload {
        icons += lower(label.icon.value ?? [], symbolStyle)
        if icons.isEmpty, let name = label.systemImage.value {
          icons.append(symbol(name, facts(.image, symbolStyle), symbolStyle))
        }
        if let title = label.titleKey.value ?? label.title.value?.text {
          titles.append(text(title, facts(.text, style), style))
        } else {
          titles += lower(label.title.value?.views ?? [], style)
        }
      } else {
        titles += lower([view], view.kind == .image ? symbolStyle : style)
      }
    }
    let isUpright = platform == .ios18 && !BarMetrics(environment).isCompactHeight
    let content =
      isUpright && !icons.isEmpty && !titles.isEmpty
      ? chrome(
        .vStack, TabItemLayout(iconCount: icons.count, ascent: probe(style).ascent), icons + titles, style)
      : stack(icons + titles, axis: .vertical, spacing: 1, style)
    let width = FlexibleFrame.Limits(minimum: 0, ideal: nil, maximum: .infinity)
    var facts = self.facts(.tabBarItem, style)
    facts.role = .bar
    facts.view = .item(ItemView(isSelected: isSelected))
    facts.source = label.first?.source
    return Element(
      FlexibleFrame(horizontal: width, vertical: width, alignment: .center), [content], facts: facts)
  }
}

extension Element {
  /// It, or something in it, asks the tab view around it for no bar.
  fileprivate var hidesTabBar: Bool { traits.hidesTabBar || children.contains(where: \.hidesTabBar) }
}
