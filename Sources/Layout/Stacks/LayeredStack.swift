import SightlineModel

/// `ZStack`: every child is offered everything; as large as its children are together.
struct LayeredStack: LayoutNode {
  let alignment: GuidePair

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { bounds(proposal, children).size }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let corner = bounds(proposal, children).origin
    return children.indices.map { index in
      let origin = origin(of: children[index], proposal)
      return Placement(index, at: Point(x: origin.x - corner.x, y: origin.y - corner.y), proposal)
    }
  }

  private func origin(of child: Element, _ proposal: ProposedSize) -> Point {
    let (x, y) = (child.guide(alignment.horizontal, in: proposal), child.guide(alignment.vertical, in: proposal))
    return Point(x: x.isFinite ? -x : 0, y: y.isFinite ? -y : 0)
  }

  /// Only children of the highest priority decide the size.
  private func bounds(_ proposal: ProposedSize, _ children: [Element]) -> Rect {
    let highest = children.map(\.traits.priority).max()
    let deciding = children.filter { $0.traits.priority == highest }
    let frames = deciding.map { Rect(origin: origin(of: $0, proposal), size: $0.size(in: proposal)) }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  func spacing(_ children: [Element]) -> Spacing {
    guard !children.isEmpty else { return .zero }
    var result = Spacing.empty
    for child in children { result.incorporate(child.spacing, at: .all) }
    return result
  }
}
