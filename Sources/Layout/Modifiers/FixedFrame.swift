import SightlineModel

/// `frame(width:height:alignment:)`: exact where a length is given, else as its content answers.
struct FixedFrame: ContentLayout {
  var endsPriority: Bool { true }
  let width: Double?
  let height: Double?
  let alignment: GuidePair

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = children[0].size(in: offer(proposal))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let offer = offer(proposal)
    return [Placement(0, at: alignment.position(of: children[0], offered: offer, in: size), offer)]
  }
  func spacing(_ children: [Element]) -> Spacing {
    var spacing = children[0].spacing
    guard !children[0].traits.spacerAxes else { return spacing }
    if height != nil { spacing.reset([.top, .bottom]) }
    if width != nil { spacing.reset([.leading, .trailing]) }
    return spacing
  }
}
