import SightlineModel

/// `background` and `overlay`: as large as the content; the layer is offered the content's size and aligned to it.
struct Layered: ContentLayout {
  enum Side { case behind, before }
  let side: Side
  let alignment: GuidePair
  /// A style, not a view, covers unsafe areas it touches.
  let ignoredEdges: Edges

  // Children: content first, then the layers.
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { children[0].size(in: proposal) }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    var layers: [Placement] = []
    let reach = EdgeInsets(
      top: ignoredEdges.contains(.top) ? unsafe.top : 0,
      leading: ignoredEdges.contains(.leading) ? unsafe.leading : 0,
      bottom: ignoredEdges.contains(.bottom) ? unsafe.bottom : 0,
      trailing: ignoredEdges.contains(.trailing) ? unsafe.trailing : 0)
    let area = Size(width: size.width + reach.horizontal, height: size.height + reach.vertical)
    for index in children.indices.dropFirst() {
      let offer = ProposedSize(area)
      let corner = alignment.position(of: children[index], offered: offer, in: area)
      layers.append(
        Placement(
          index, at: Point(x: corner.x - reach.leading, y: corner.y - reach.top), offer, isDecoration: true))
    }
    let content = Placement(0, at: .zero, proposal)
    return side == .behind ? layers + [content] : [content] + layers
  }
  func spacing(_ children: [Element]) -> Spacing { children[0].spacing }
}
