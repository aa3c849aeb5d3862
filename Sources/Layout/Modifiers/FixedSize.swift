import SightlineModel

/// `fixedSize`: asks for the ideal size on its axes, whatever is offered.
struct FixedSize: ContentLayout {
  let horizontal: Bool
  let vertical: Bool

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    children[0].size(in: offer(proposal))
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [Placement(0, at: .zero, offer(proposal))] }
}
