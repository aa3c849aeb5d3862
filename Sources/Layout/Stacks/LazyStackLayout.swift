import SightlineModel

/// `LazyVStack` and `LazyHStack`: as a stack whose children get their ideal length, and all of the offer across.
/// - Source: Apple's documentation: lazy stacks take the space their scroll view offers across the axis.
struct LazyStackLayout: LayoutNode {
  let stack: StackLayout

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(nil, along: stack.axis, by: proposal[stack.axis.other])
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    var size = stack.arrange(offer(proposal), children).size
    if let across = proposal[stack.axis.other] { size[stack.axis.other] = across }
    return size
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let arrangement = stack.arrange(offer(proposal), children)
    let across = stack.axis.other
    return children.indices.map { index in
      var position = arrangement.positions[index]
      let child = children[index]
      let origin =
        stack.alignment.defaultValue(in: size) - child.guide(stack.alignment, in: arrangement.proposals[index])
      if across == .horizontal { position.x = origin } else { position.y = origin }
      return Placement(index, at: position, arrangement.proposals[index])
    }
  }
  func spacing(_ children: [Element]) -> Spacing { stack.spacing(children) }
}
