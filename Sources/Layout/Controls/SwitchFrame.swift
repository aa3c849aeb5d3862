import SightlineModel

/// The frame of a switch, which keeps a little more distance from the text above it than other views.
struct SwitchFrame: LayoutNode {
  let frame: FixedFrame

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    frame.sizeThatFits(proposal, children)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    frame.placements(in: size, proposal: proposal, children, unsafe: unsafe)
  }
  func spacing(_ children: [Element]) -> Spacing {
    var spacing = Spacing()
    spacing.top.belowText = ControlMetrics.roomAboveSwitch
    return spacing
  }
}
