import SightlineModel

/// A paged `TabView`: fills what is offered, shows one page and a row of dots at its bottom.
struct PagedTabLayout: LayoutNode {
  /// Height of the row of dots.
  /// - Source: `layout-constants.json`, "UIPageControl, 3 pages".
  static let indexHeight = 25.67

  // Children: the page, then the dots.
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let page = children.first?.size(in: proposal) ?? .zero
    return Size(width: proposal.width ?? page.width, height: proposal.height ?? page.height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let offer = ProposedSize(size)
    return children.indices.map { index in
      var corner = GuidePair.center.position(of: children[index], offered: offer, in: size)
      if index == 1 { corner.y = size.height - children[1].size(in: offer).height }
      return Placement(index, at: corner, offer, isDecoration: index == 1)
    }
  }
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    node.clip = ShapeForm.rectangle.outline(in: placed.reachedFrame)
    node.clipFrame = placed.reachedFrame
  }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
}

/// The dots of a paged tab view.
struct PageIndexLayout: LayoutNode {
  let count: Int
  let selected: Int
  static let dot = 7.0
  static let pitch = 16.0

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    // 73 pt for three pages as measured: two pitches, one dot and the ends.
    Size(width: Double(max(0, count - 1)) * Self.pitch + 41, height: PagedTabLayout.indexHeight)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [] }
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    let start = node.frame.center.x - Double(count - 1) * Self.pitch / 2
    node.shapes = (0..<count).map { index in
      let place = node.direction == .leftToRight ? index : count - 1 - index
      let x = start + Double(place) * Self.pitch - Self.dot / 2
      let dot = Rect(x: x, y: node.frame.center.y - Self.dot / 2, width: Self.dot, height: Self.dot)
      let white = RGBA.white
      let style = StyleSpec.color(
        ColorSpec(light: index == selected ? white : white.opacity(0.3), name: "page dot"))
      return ShapeForm.circle.shape(in: dot, style: style)
    }
  }
}

/// An icon above its title in a tab bar before iOS 26: both have their places, whatever the icon's height.
struct TabItemLayout: LayoutNode {
  let iconCount: Int
  /// From the top of the title's line to its baseline.
  let ascent: Double
  /// From the top of an item of 48 pt.
  /// - Source: martinomamic/RSSReader 2f77d59, iOS 18: icons around 787.8 pt, titles on a baseline of 813.7 pt in a bar
  ///   that begins at 769 pt.
  static let iconCentre = 18.3
  static let baseline = 44.2

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let offer = ProposedSize(width: proposal.width, height: nil)
    let width = children.map { $0.size(in: offer).width }.max() ?? 0
    return Size(width: width, height: proposal.height ?? 48)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let offer = ProposedSize(width: proposal.width, height: nil)
    return children.indices.map { index in
      let own = children[index].size(in: offer)
      let y = index < iconCount ? Self.iconCentre - own.height / 2 : Self.baseline - ascent
      return Placement(index, at: Point(x: (size.width - own.width) / 2, y: y), offer)
    }
  }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
}
