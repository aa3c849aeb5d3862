import SightlineModel

/// `ScrollView`: takes what is offered along its axes and lets its content be as long as it likes; across them it is
/// as wide as its content. The content starts at offset 0.
struct ScrollLayout: LayoutNode {
  let axes: Set<Axis>
  let showsIndicators: Bool
  let contentMargins: EdgeInsets
  /// Lists take the whole offer across their axis, too.
  var fillsAcross = false
  /// Given what is offered, where the content asks for shares of it.
  var container: ContainerSize?

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal.inset(by: contentMargins).sanitized
    for axis in axes { offer[axis] = nil }
    return offer
  }
  private func contentSize(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    if let container, let content = children.first {
      let offered = proposal.inset(by: contentMargins).sanitized
      let size = offered.width.flatMap { width in offered.height.map { Size(width: width, height: $0) } }
      if size != container.size {
        container.size = size
        content.forget()
      }
    }
    let size = children.first?.size(in: offer(proposal)) ?? .zero
    return Size(width: size.width + contentMargins.horizontal, height: size.height + contentMargins.vertical)
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    var size = contentSize(proposal, children)
    for axis in fillsAcross ? Set(Axis.allCases) : axes { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    guard !children.isEmpty else { return [] }
    let content = contentSize(proposal, children)
    var corner = Point(x: contentMargins.leading, y: contentMargins.top)
    if !axes.contains(.horizontal) { corner.x += (size.width - content.width) / 2 }
    if !axes.contains(.vertical) { corner.y += (size.height - content.height) / 2 }
    return [Placement(0, at: corner, offer(proposal), safeArea: .none)]
  }
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? { nil }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
  func forget() { container?.size = nil }
}

extension ScrollLayout {
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    let viewport = placed.reachedFrame
    node.scroll = LaidOutScroll(
      axes: axes, viewport: viewport, contentSize: contentSize(placed.proposal, placed.element.children))
    node.clip = ShapeForm.rectangle.outline(in: viewport)
    node.clipFrame = viewport
  }
}
