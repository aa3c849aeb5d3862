import SightlineModel

/// A modifier without an effect on layout: its content's answer is its own.
struct Transparent: LayoutNode {
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    children.first?.size(in: proposal) ?? .zero
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { children.isEmpty ? [] : [Placement(0, at: .zero, proposal)] }
}

/// As `Transparent`, with something to add to the node once it is placed.
struct Decoration: LayoutNode {
  let change: (inout LaidOutNode, PlacedArea) -> Void

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    children.first?.size(in: proposal) ?? .zero
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { children.isEmpty ? [] : [Placement(0, at: .zero, proposal)] }
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    change(&node, placed)
  }
}
