import SightlineModel

/// `alignmentGuide`: sets one guide of its content.
struct ExplicitGuide: LayoutNode {
  let guide: Guide
  /// `nil`: the closure could not be run.
  let value: Double?

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { children[0].size(in: proposal) }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [Placement(0, at: .zero, proposal)] }
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? {
    guide == self.guide && value != nil ? value : children[0].explicitGuide(guide, in: proposal)
  }
}
