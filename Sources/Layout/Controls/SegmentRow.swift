import SightlineModel

/// Segments side by side: as wide as is offered, else each as wide as the widest title with room beside it.
struct SegmentRow: ContentLayout {
  /// What the segments show.
  let titles: [Element]
  /// Points beside a title, each side.
  let inset: Double

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    guard proposal.width == nil else { return proposal }
    let widest = titles.map { $0.size(in: .unspecified).width }.filter(\.isFinite).max() ?? 0
    return ProposedSize(width: (widest + 2 * inset) * Double(titles.count), height: proposal.height)
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { children[0].size(in: offer(proposal)) }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [Placement(0, at: .zero, offer(proposal))] }
}
