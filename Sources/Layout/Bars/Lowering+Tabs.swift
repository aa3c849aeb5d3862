import SightlineModel

extension Lowering {
  func tabView(_ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element {
    var inner = inherited
    inner.stackAxis = .vertical
    let pages = lower(node.children, inner)
    let selection = tagText(["tag": node.arguments["selection"] ?? .unknown(reason: "")])
    let selected =
      pages.firstIndex { page in
        selection != nil && (page.traits.tag == selection || page.facts.identity == selection)
      } ?? 0
    let style = inherited.styles["tabViewStyle"] ?? "automatic"
    guard style == "page" || style == "verticalPage" else {
      return barredTabs(node, pages, selected, facts, inherited)
    }
    var children: [Element] = []
    if pages.indices.contains(selected) { children.append(pages[selected]) }
    let mode = inherited.styles["indexDisplayMode"] ?? "automatic"
    if mode != "never", mode == "always" || pages.count > 1, !children.isEmpty {
      children.append(
        chrome("pageIndex", PageIndexLayout(count: pages.count, selected: selected), inherited))
    }
    return Element(PagedTabLayout(), children, facts: facts)
  }

  /// Tabs with a bar at the bottom.
  func barredTabs(
    _ node: ViewNode, _ pages: [Element], _ selected: Int, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let page = pages.indices.contains(selected) ? [pages[selected]] : []
    return Element(PagedTabLayout(), page, facts: facts)
  }
}
