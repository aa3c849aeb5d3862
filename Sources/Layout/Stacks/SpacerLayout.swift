import SightlineModel

/// Takes what is left along the stack's axis, nothing across it; both axes outside of stacks.
struct SpacerLayout: LayoutNode {
  let axis: Axis?
  let minLength: Double?

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    func length(_ along: Axis) -> Double {
      guard axis == nil || axis == along else { return 0 }
      return max(minLength ?? Spacing.standard, proposal[along] ?? 0)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [] }
  func spacing(_ children: [Element]) -> Spacing { .spacer(along: axis) }
}

/// A line of one pixel across the stack it stands in.
/// - Source: `layout-constants.json`, "Divider thickness".
struct DividerLayout: LayoutNode {
  /// Of the stack around it.
  let axis: Axis
  let thickness: Double
  let style: StyleSpec

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    var size = Size.zero
    size[axis] = thickness
    size[axis.other] = proposal[axis.other] ?? 10
    return size
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [] }
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) {
    node.shapes = [ShapeForm.rectangle.shape(in: node.frame, style: style)]
  }
}
