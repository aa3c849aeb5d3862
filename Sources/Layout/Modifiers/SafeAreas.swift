import SightlineModel

/// `ignoresSafeArea`: where it touches the unsafe area it offers its content that area too. Its own size stays.
struct IgnoresSafeArea: ContentLayout {
  var endsPriority: Bool { true }
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

/// `safeAreaInset`: a bar at one edge; the content keeps its space and counts the bar as unsafe. The bar is offered what
/// the content can do without (OpenSwiftUI, `InsetViewModifier`).
struct SafeAreaInset: ContentLayout {
  var endsPriority: Bool { true }
  let edge: Edge
  let alignment: Guide
  /// Between the two; `nil`: as in a stack.
  let spacing: Double?

  /// What the two are offered, and how large they are.
  private struct Parts {
    var gap: Double
    var barOffer: ProposedSize
    var bar: Size
    var contentOffer: ProposedSize
    var content: Size
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  // Children: the content, then the bar.
  private func parts(_ proposal: ProposedSize, _ children: [Element]) -> Parts {
    let content = children[0]
    guard children.count > 1 else {
      let gap = spacing ?? 0
      var offer = proposal
      offer[axis] = proposal[axis].map { max(0, $0 - gap) }
      return Parts(
        gap: gap, barOffer: proposal, bar: .zero, contentOffer: offer, content: content.size(in: offer))
    }
    let bar = children[1]
    let isFirst = edge == .top || edge == .leading
    let (first, second) = isFirst ? (bar, content) : (content, bar)
    let gap = spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    var (least, barOffer, contentOffer) = (proposal, proposal, proposal)
    least[axis] = 0
    barOffer[axis] = proposal[axis].map { max(0, $0 - gap - content.size(in: least)[axis]) }
    let size = bar.size(in: barOffer)
    contentOffer[axis] = proposal[axis].map { max(0, $0 - gap - size[axis]) }
    return Parts(
      gap: gap, barOffer: barOffer, bar: size, contentOffer: contentOffer, content: content.size(in: contentOffer))
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let parts = parts(proposal, children)
    var size = parts.content
    size[axis] += parts.bar[axis] + parts.gap
    size[axis.other] = max(size[axis.other], parts.bar[axis.other])
    return size
  }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let parts = parts(proposal, children)
    let length = parts.bar[axis] + parts.gap
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
    let aside = (size[axis.other] - parts.content[axis.other]) / 2
    if axis == .vertical { origin.x = aside } else { origin.y = aside }
    var result = [Placement(0, at: origin, parts.contentOffer, safeArea: .covered(covered))]
    guard children.count > 1 else { return result }
    let across =
      aside + children[0].guide(alignment, in: parts.contentOffer) - children[1].guide(alignment, in: parts.barOffer)
    var corner = axis == .vertical ? Point(x: across, y: 0) : Point(x: 0, y: across)
    if edge == .bottom { corner.y = size.height - parts.bar.height }
    if edge == .trailing { corner.x = size.width - parts.bar.width }
    result.append(Placement(1, at: corner, parts.barOffer, isDecoration: true))
    return result
  }
}

/// `safeAreaPadding`: what is within is offered less, and its backgrounds and scroll views reach as far as before.
struct SafeAreaPadding: ContentLayout {
  var endsPriority: Bool { true }
  let padding: Padding

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    padding.sizeThatFits(proposal, children)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    padding.placements(in: size, proposal: proposal, children, unsafe: unsafe).map { placement in
      var placement = placement
      placement.safeArea = .covered(padding.insets)
      return placement
    }
  }
}
