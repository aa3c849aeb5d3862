import SightlineModel

/// What a scroll view was offered, less its margins: set again before its content is asked.
final class ContainerSize {
  var size: Size?
}

/// `containerRelativeFrame`: a share of the nearest scroll view, page or screen, whatever is offered.
struct RelativeFrame: ContentLayout {
  var endsPriority: Bool { true }
  let axes: Set<Axis>
  /// Of the screen without what the system covers.
  let screen: Size
  let scroll: ContainerSize?
  let count: Double
  let span: Double
  let spacing: Double
  let alignment: GuidePair

  private func length(_ axis: Axis) -> Double? {
    guard axes.contains(axis) else { return nil }
    let container = scroll?.size ?? screen
    let one = (container[axis] - spacing * (count - 1)) / count
    return max(0, one * span + spacing * (span - 1))
  }
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let size = children[0].size(in: offer(proposal))
    return Size(width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let offer = offer(proposal)
    return [Placement(0, at: alignment.position(of: children[0], offered: offer, in: size), offer)]
  }
}
