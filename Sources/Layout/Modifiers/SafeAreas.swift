import SightlineModel

/// `ignoresSafeArea`: where it touches the unsafe area it offers its content that area too. Its own size stays.
struct IgnoresSafeArea: ContentLayout {
  let edges: Edges

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { children[0].size(in: proposal) }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let reach = EdgeInsets(
      top: edges.contains(.top) ? unsafe.top : 0, leading: edges.contains(.leading) ? unsafe.leading : 0,
      bottom: edges.contains(.bottom) ? unsafe.bottom : 0, trailing: edges.contains(.trailing) ? unsafe.trailing : 0)
    let offer = ProposedSize(
      width: proposal.width.map { $0 + reach.horizontal }, height: proposal.height.map { $0 + reach.vertical })
    return [
      Placement(0, at: Point(x: -reach.leading, y: -reach.top), offer, safeArea: .ignored(edges))
    ]
  }
}

/// `safeAreaInset`: a bar at one edge; the content keeps its space and counts the bar as unsafe.
struct SafeAreaInset: ContentLayout {
  let edge: Edge
  let alignment: Guide
  let spacing: Double

  // Children: the content, then the bar.
  private func barSize(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    children.count > 1 ? children[1].size(in: barOffer(proposal)) : .zero
  }
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private func barOffer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }
  private func contentOffer(_ proposal: ProposedSize, bar: Size) -> ProposedSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - bar[axis] - spacing) }
    return offer
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let bar = barSize(proposal, children)
    var size = children[0].size(in: contentOffer(proposal, bar: bar))
    size[axis] += bar[axis] + spacing
    return size
  }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let bar = barSize(proposal, children)
    let length = bar[axis] + spacing
    var covered = EdgeInsets.zero
    var origin = Point.zero
    switch edge {
    case .top:
      covered.top = length
      origin.y = length
    case .bottom: covered.bottom = length
    case .leading:
      covered.leading = length
      origin.x = length
    case .trailing: covered.trailing = length
    }
    var result = [Placement(0, at: origin, contentOffer(proposal, bar: bar), safeArea: .covered(covered))]
    guard children.count > 1 else { return result }
    let across = alignment.defaultValue(in: size) - children[1].guide(alignment, in: barOffer(proposal))
    var corner = axis == .vertical ? Point(x: across, y: 0) : Point(x: 0, y: across)
    if edge == .bottom { corner.y = size.height - bar.height }
    if edge == .trailing { corner.x = size.width - bar.width }
    result.append(Placement(1, at: corner, barOffer(proposal), isDecoration: true))
    return result
  }
}
