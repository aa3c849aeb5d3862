import SightlineModel

extension NavigationStackView {
  func elements(_ view: LoweredView) -> [Element] {
    let (lowering, node) = (view.lowering, view.node)
    if let columns = lowering.navigationColumns(self, node, view.facts, view.inherited) { return [columns] }
    return [lowering.navigationStack(self, node, view.facts, view.inherited)]
  }
}

extension ToolbarItemView {
  func elements(_ view: LoweredView) -> [Element] { view.lowering.members(view.node, view.inherited) }
}

extension ViewKind {
  fileprivate var isStack: Bool { self == .navigationStack || self == .navigationView }
}

extension ViewNode {
  /// Where an item of a toolbar stands.
  fileprivate var placement: String {
    if case .toolbarItem(let item) = payload { item.placement.value ?? "automatic" } else { "automatic" }
  }
}

extension TreeLowering {
  /// What the content of a navigation stack requests of its bar.
  private struct BarRequests {
    var title: TextContent?
    var titleSource: SourceLocation?
    var mode: TitleDisplayMode?
    var items: [ViewNode] = []
    var isHidden = false
    var fill: StyleSpec?
    var fillVisibility: Visibility?
    var scheme: ColorScheme?
    var hidesBackButton = false
    var searchPrompt: TextContent?
    var searchPlacement: String?
    var searchSource: SourceLocation?

    mutating func collect(_ element: Element, depth: Int = 0) {
      guard depth == 0 || !element.facts.kind.isStack else { return }
      let traits = element.traits
      title = title ?? traits.title
      titleSource = titleSource ?? traits.titleSource
      mode = mode ?? traits.titleDisplayMode
      if items.isEmpty { items = traits.toolbarItems }
      isHidden = isHidden || traits.hidesNavigationBar
      fill = fill ?? traits.barFill
      fillVisibility = fillVisibility ?? traits.barFillVisibility
      scheme = scheme ?? traits.barScheme
      hidesBackButton = hidesBackButton || traits.hidesBackButton
      if searchPrompt == nil, let prompt = traits.searchPrompt {
        (searchPrompt, searchPlacement, searchSource) = (prompt, traits.searchPlacement, traits.searchSource)
      }
      // What stands in another stack belongs to that one's bar.
      guard !element.facts.kind.isStack else { return }
      for child in element.children { collect(child, depth: depth + 1) }
    }
  }

  func navigationStack(
    _ parameters: NavigationStackView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    var inner = inherited
    inner.stackAxis = .vertical
    let views = node.children.isEmpty ? parameters.root.value ?? [] : node.children
    guard let content = single(views, inner) else {
      return Element(NavigationLayout(barHeight: 0, toolbarHeight: 0), [], facts: facts)
    }
    var requests = BarRequests()
    requests.collect(content)
    let metrics = BarMetrics(environment)
    let bottom = requests.items.filter { $0.placement == "bottomBar" }
    let top = requests.items.filter { $0.placement != "bottomBar" }
    let isPushed = parameters.depth.value ?? 0 > 0 && !requests.hidesBackButton
    let search = requests.searchPrompt.map { searchField($0, requests.searchSource, inherited) }
    // iPhones with iOS 26 have the field at the bottom, wide screens among the bar's items.
    let drawer = requests.searchPlacement == "navigationBarDrawer" || platform == .ios18 && !metrics.isWide
    let searchIsBelow = search != nil && !drawer && !metrics.isWide
    // An empty title with nothing beside it asks for no bar: `navigationTitle("")`.
    let hasTitle = requests.title.map { !$0.string.allSatisfy(\.isWhitespace) } ?? false
    let isEmpty = !hasTitle && top.isEmpty && (search == nil || searchIsBelow) && !isPushed
    var children = [content]
    var barHeight = 0.0
    var barUncertainty = 0.0
    var toolbarHeight = bottom.isEmpty ? 0.0 : metrics.toolbar
    var toolbarUncertainty = 0.0
    var facts = facts
    if !requests.isHidden, !isEmpty {
      // What is pushed and says nothing looks like the screen it is pushed from.
      let own = requests.mode == .automatic ? nil : requests.mode
      let isLarge = (own ?? parameters.titleMode.value) != .inline && requests.title != nil && !metrics.isCompactHeight
      let titleHeight = isLarge ? largeTitleHeight(metrics, inherited) : 0
      if isLarge { FirstGap.close(in: content) }
      // At the top of its content a bar shows its background only where it is asked to; its colour scheme goes with it.
      // - Source: Apple, `toolbarBackground(_:for:)` and `toolbarColorScheme(_:for:)`.
      let fill = requests.fillVisibility == .visible ? requests.fill : nil
      var inBar = inherited
      if fill != nil, let scheme = requests.scheme { inBar.colorScheme = scheme }
      let bar = filled(
        navigationBar(
          requests.title, requests.titleSource, isLarge: isLarge, isPushed ? (node, parameters.back) : nil, top,
          searchIsBelow ? nil : search.map { ($0, isDrawer: drawer) }, metrics, titleHeight, inBar), fill, inherited)
      barUncertainty = metrics.navigationBarUncertainty
      barHeight = metrics.navigationBar + titleHeight + (search != nil && drawer ? BarMetrics.searchDrawer : 0)
      bar.facts.uncertainty = metrics.navigationBarUncertainty
      children.append(bar)
      facts.uncertainty = metrics.navigationBarUncertainty
      facts.uncertaintyReason = facts.uncertainty > 0 ? "the height of navigation bars is estimated" : nil
    }
    if !bottom.isEmpty || searchIsBelow {
      if children.count == 1 { children.append(chrome(.navigationBar, FixedLeaf(size: .zero), inherited)) }
      if searchIsBelow, let search {
        toolbarHeight = BarMetrics.bottomSearch
        toolbarUncertainty = BarMetrics.bottomSearchUncertainty
        facts.uncertainty = max(facts.uncertainty, BarMetrics.bottomSearchUncertainty)
        facts.uncertaintyReason = facts.uncertaintyReason ?? "the height of the search field at the bottom is estimated"
        children.append(bottomSearch(search, bottom, metrics, inherited))
      } else {
        children.append(toolbar(bottom, metrics, inherited))
      }
    }
    let layout = biased { [barHeight, barUncertainty, toolbarHeight, toolbarUncertainty] bias in
      NavigationLayout(
        barHeight: barHeight + barUncertainty * bias, toolbarHeight: toolbarHeight + toolbarUncertainty * bias)
    }
    return Element(layout, children, facts: facts)
  }

  /// A bar before its background, which reaches to the top of the screen.
  private func filled(_ bar: Element, _ fill: StyleSpec?, _ inherited: InheritedEnvironment) -> Element {
    guard let fill else { return bar }
    var facts = self.facts(.barBackground, inherited)
    facts.role = .bar
    let safeTop = environment.safeArea.top
    return Element(
      Decoration { node, _ in
        let frame = node.frame
        let top = frame.minY <= safeTop ? 0 : frame.minY
        let area = Rect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
        node.shapes.append(ShapeForm.rectangle.shape(in: area, style: fill))
      }, [bar], facts: facts)
  }

  private func largeTitleHeight(_ metrics: BarMetrics, _ inherited: InheritedEnvironment) -> Double {
    let line = probes.probe(
      FontSpec(.style(.largeTitle), weight: .bold), contentSize: inherited.contentSize, bold: inherited.boldText,
      scale: environment.pixelScale, sizing)
    return BarMetrics.largeTitleArea(metrics.largeTitle, line: line.frameHeight)
  }

  private func navigationBar(
    _ title: TextContent?, _ source: SourceLocation?, isLarge: Bool, _ pushed: (ViewNode, Given<ActionNumber>)?,
    _ items: [ViewNode],
    _ search: (field: Element, isDrawer: Bool)?, _ metrics: BarMetrics, _ titleHeight: Double,
    _ inherited: InheritedEnvironment
  ) -> Element {
    let itemStyle = barEnvironment(inherited)
    var children: [Element] = []
    func add(_ elements: [Element]) -> [Int] {
      children += elements
      return Array(children.count - elements.count..<children.count)
    }
    func placed(at places: Set<String>) -> [Element] {
      items.filter { places.contains($0.placement) }.flatMap {
        barItems($0, itemStyle)
      }
    }
    let back = add(pushed.map { [backButton($0.0, $0.1, itemStyle)] } ?? [])
    let sidebar = add(inherited.columnWidth != nil ? [sidebarButton(itemStyle)] : [])
    let leading = add(
      placed(at: ["navigation", "navigationBarLeading", "topBarLeading", "cancellationAction"]))
    var principal = add(placed(at: ["principal", "title"])).first
    var style = itemStyle
    style.lineLimit = 1
    var large: Element?
    if let title {
      style.font =
        isLarge ? FontSpec(.style(.largeTitle), weight: .bold) : barFont(FontSpec(.style(.headline)), inherited)
      style.contentSize = isLarge ? inherited.contentSize : .large
      var facts = self.facts(.navigationBarTitle, style)
      facts.role = .bar
      facts.source = source
      let element = text(title, facts, style)
      if isLarge { large = element } else if principal == nil { principal = add([element]).first }
    }
    var trailing = add(
      placed(at: [
        "automatic", "primaryAction", "navigationBarTrailing", "topBarTrailing", "confirmationAction",
        "destructiveAction",
      ]))
    // Second to the others: in a menu behind one button of iOS's.
    // - Source: Apple, ToolbarItemPlacement.secondaryAction.
    if items.contains(where: { $0.placement == "secondaryAction" }) { trailing += add([moreButton(itemStyle)]) }
    // Read where it stands: below the items.
    let largeTitle = large.flatMap { add([$0]).first }
    var drawer: Int?
    if let search {
      if search.isDrawer {
        drawer = add([search.field]).first
      } else {
        let width = FlexibleFrame.Limits(minimum: nil, ideal: nil, maximum: BarMetrics.searchItemWidth)
        trailing += add([
          chrome(
            .searchWidth, FlexibleFrame(horizontal: width, vertical: .init(), alignment: .center), [search.field],
            inherited)
        ])
      }
    }
    let sideInset = metrics.sideInset(inherited.columnWidth ?? environment.size.width)
    let layout = biased { [principal, trailing, drawer] bias in
      NavigationBarLayout(
        height: metrics.navigationBar + metrics.navigationBarUncertainty * bias, titleHeight: titleHeight,
        itemRow: metrics.itemRow, sideInset: sideInset, leading: back + sidebar + leading, principal: principal,
        trailing: trailing, largeTitle: largeTitle, search: drawer)
    }
    return chrome(.navigationBar, layout, children, inherited, role: .bar)
  }

  /// Opens the menu of items that do not stand in the bar.
  private func moreButton(_ style: InheritedEnvironment) -> Element {
    systemItem("ellipsis", width: BarMetrics.itemSize, alignment: .center, style)
  }

  /// Hides the sidebar it stands in.
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791, iPad held landscape: 48 pt from its left to the next item.
  private func sidebarButton(_ style: InheritedEnvironment) -> Element {
    systemItem("sidebar.leading", width: 40, alignment: GuidePair(name: "leading") ?? .center, style)
  }

  /// A button of iOS's in the bar.
  private func systemItem(
    _ name: String, width: Double, alignment: GuidePair, _ style: InheritedEnvironment
  ) -> Element {
    var tinted = style
    tinted.setForeground(.tint)
    let icon = symbol(name, chromeFacts(.image, tinted), tinted)
    icon.facts.role = .chrome
    return chrome(.barItem, FixedFrame(width: width, height: BarMetrics.itemSize, alignment: alignment), [icon], style)
  }

  /// - Source: `layout-constants.json`, "navigation bar: back button" 26.2: 44 × 44 pt.
  private func backButton(
    _ stack: ViewNode, _ action: Given<ActionNumber>, _ style: InheritedEnvironment
  ) -> Element {
    var symbolStyle = style
    symbolStyle.font = FontSpec(.style(.body), weight: .semibold)
    symbolStyle.setForeground(platform == .ios26 ? .hierarchical(1) : .tint)
    let chevron = symbol("chevron.backward", chromeFacts(.image, symbolStyle), symbolStyle)
    chevron.facts.role = .chrome
    var facts = self.facts(.backButton, style)
    facts.role = .bar
    facts.source = stack.source
    var button = ButtonView()
    button.action = action
    facts.view = .button(button)
    let size = BarMetrics.itemSize
    return Element(FixedFrame(width: size, height: size, alignment: .center), [chevron], facts: facts)
  }

  /// A bar's font: one size below the accessibility sizes, one at them.
  private func barFont(_ font: FontSpec, _ inherited: InheritedEnvironment) -> FontSpec? {
    guard inherited.contentSize.isAccessibilitySize else { return font }
    let size = probes.probe(
      font, contentSize: .large, bold: inherited.boldText, scale: environment.pixelScale, sizing
    ).size
    return FontSpec(
      .system(size: size * BarMetrics.accessibleItemScale),
      weight: font == FontSpec(.style(.headline)) ? .semibold : nil)
  }

  /// Bars keep their text below the accessibility sizes.
  func barEnvironment(_ inherited: InheritedEnvironment) -> InheritedEnvironment {
    var style = inherited
    style.font = nil
    if inherited.contentSize.isAccessibilitySize { style.font = barFont(.body, inherited) }
    style.isInToolbar = true
    style.isInList = false
    style.contentSize = .large
    style.weight = nil
    style.stackAxis = .horizontal
    return style
  }

  func barItems(_ item: ViewNode, _ style: InheritedEnvironment) -> [Element] {
    let views = item.kind == .toolbarItem ? item.children : [item]
    var style = style
    // - Source: martinomamic/RSSReader 252905b: the item that confirms is semibold before iOS 26.
    if platform == .ios18, item.placement == "confirmationAction" { style.weight = .semibold }
    return lower(views, style).map { element in
      let size = BarMetrics.itemSize
      let height = FlexibleFrame.Limits(minimum: size, ideal: nil, maximum: nil)
      // Before iOS 26 an item is as wide as what it shows; its neighbours and the edge are that near to it.
      let width = FlexibleFrame.Limits(minimum: platform == .ios26 ? size : nil, ideal: nil, maximum: nil)
      let framed = chrome(
        .barItem, FlexibleFrame(horizontal: width, vertical: height, alignment: .center), [element], style)
      var facts = self.facts(.barItemArea, style)
      facts.role = .chrome
      // What a touch may miss it by: an item of a short word takes touches beside it.
      return Element(
        Decoration { node, _ in
          let beside = max(0, size - node.frame.width) / 2
          node.widenOnlyControl(
            to: Rect(
              x: node.frame.minX - beside, y: node.frame.minY, width: node.frame.width + 2 * beside,
              height: node.frame.height))
        }, [framed], facts: facts)
    }
  }

  private func toolbar(_ items: [ViewNode], _ metrics: BarMetrics, _ inherited: InheritedEnvironment) -> Element {
    let style = barEnvironment(inherited)
    let layout = EvenRowLayout(
      sideInset: metrics.sideInset(environment.size.width), itemHeight: metrics.toolbar, spreads: true)
    return chrome(.toolbar, layout, items.flatMap { barItems($0, style) }, inherited, role: .bar)
  }
}
