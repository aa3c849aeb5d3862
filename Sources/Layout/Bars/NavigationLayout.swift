import SightlineModel

/// `NavigationStack`: fills the offer; its bar covers the top of the safe area, a toolbar the bottom.
struct NavigationLayout: LayoutNode {
  let barHeight: Double
  let toolbarHeight: Double

  // Children: the content, the bar, the toolbar where there is one.
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    let content = children.first?.size(in: inner(proposal)) ?? .zero
    return Size(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height + barHeight + toolbarHeight)
  }
  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight - toolbarHeight) })
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    guard !children.isEmpty else { return [] }
    let offer = inner(ProposedSize(size))
    let area = Size(width: offer.width ?? 0, height: offer.height ?? 0)
    let corner = GuidePair.center.position(of: children[0], offered: offer, in: area)
    let covered = EdgeInsets(top: barHeight, leading: 0, bottom: toolbarHeight, trailing: 0)
    var result = [Placement(0, at: Point(x: corner.x, y: corner.y + barHeight), offer, safeArea: .covered(covered))]
    if children.count > 1 {
      result.append(Placement(1, at: .zero, ProposedSize(width: size.width, height: barHeight), isDecoration: true))
    }
    if children.count > 2 {
      result.append(
        Placement(
          2, at: Point(x: 0, y: size.height - toolbarHeight),
          ProposedSize(width: size.width, height: toolbarHeight), isDecoration: true))
    }
    return result
  }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
}

/// Items at both ends, a title between them or large below them.
struct NavigationBarLayout: LayoutNode {
  /// Without a large title.
  let height: Double
  /// What a large title adds.
  let titleHeight: Double
  /// Of items and inline title, from the top.
  let itemRow: Double
  let sideInset: Double
  let leading: [Int]
  let principal: Int?
  let trailing: [Int]
  let largeTitle: Int?
  /// A field below the titles.
  let search: Int?
  /// Between neighbouring items.
  static let gap = 8.0

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    var result: [Placement] = []
    let offer = ProposedSize(width: nil, height: itemRow)
    func put(_ index: Int, x: Double, _ offer: ProposedSize) {
      let own = children[index].size(in: offer)
      result.append(Placement(index, at: Point(x: x, y: (itemRow - own.height) / 2), offer, isDecoration: true))
    }
    var left = sideInset
    for index in leading {
      put(index, x: left, offer)
      left += children[index].size(in: offer).width + Self.gap
    }
    var right = size.width - sideInset
    for index in trailing.reversed() {
      right -= children[index].size(in: offer).width
      put(index, x: right, offer)
      right -= Self.gap
    }
    if let principal {
      let room = ProposedSize(width: max(0, right - left), height: itemRow)
      let width = children[principal].size(in: room).width
      let centred = (size.width - width) / 2
      put(principal, x: min(max(centred, left), max(left, right - width)), room)
    }
    if let largeTitle {
      let room = ProposedSize(width: max(0, size.width - 2 * sideInset), height: nil)
      let own = children[largeTitle].size(in: room)
      let area = titleHeight
      result.append(
        Placement(
          largeTitle,
          at: Point(x: sideInset, y: height + area - own.height - BarMetrics.belowLargeTitle(line: own.height)), room,
          isDecoration: true))
    }
    if let search {
      let room = ProposedSize(width: max(0, size.width - 2 * sideInset), height: BarMetrics.searchFieldHeight)
      result.append(Placement(search, at: Point(x: sideInset, y: height + titleHeight), room, isDecoration: true))
    }
    return result.sorted { $0.child < $1.child }
  }
}

/// Items side by side in equal shares: a tab bar, a bottom toolbar.
struct EvenRowLayout: LayoutNode {
  let sideInset: Double
  let itemHeight: Double
  let spreads: Bool

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? itemHeight)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let share = max(0, size.width - 2 * sideInset) / Double(max(1, children.count))
    let offer = ProposedSize(width: share, height: min(itemHeight, size.height))
    return children.indices.map { index in
      let own = children[index].size(in: offer)
      var x = sideInset + share * Double(index) + (share - own.width) / 2
      if spreads, children.count > 1 {
        let room = size.width - 2 * sideInset - own.width
        x = sideInset + room * Double(index) / Double(children.count - 1)
      }
      return Placement(index, at: Point(x: x, y: (size.height - own.height) / 2), offer)
    }
  }
}
