import SightlineModel

/// `aspectRatio`, `scaledToFit`, `scaledToFill`: offers its content the largest (smallest) size of one ratio within
/// (around) the offer, then takes the content's answer.
struct AspectRatio: ContentLayout {
  var endsPriority: Bool { true }
  /// Width ÷ height; `nil`: the content's ideal one.
  let ratio: Double?
  let fills: Bool

  private func offer(_ proposal: ProposedSize, _ child: Element) -> ProposedSize {
    guard proposal != .unspecified else { return proposal }
    let ideal = ratio.map { Size(width: $0, height: 1) } ?? child.size(in: .unspecified)
    guard ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite else { return proposal }
    let scales = [proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height }].compactMap { $0 }
    let scale = (fills ? scales.max() : scales.min()) ?? 1
    return ProposedSize(width: ideal.width * scale, height: ideal.height * scale)
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    children[0].size(in: offer(proposal, children[0]))
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [Placement(0, at: .zero, offer(proposal, children[0]))] }
}
