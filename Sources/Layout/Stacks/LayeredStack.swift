import SightlineModel

/// `ZStack`: every child is offered what the stack is offered, and the stack is as wide and as high as the largest of
/// them; each is then placed in the size that came out, so that a shape behind a text in a scroll view is as high as the
/// text, not as high as a shape that is offered nothing (OpenSwiftUI, `_ZStackLayout`; the popups of PopupView's example).
struct LayeredStack: LayoutNode {
  let alignment: GuidePair

  /// Only children of the highest priority decide the size.
  private static func deciding(_ children: [Element]) -> [Element] {
    let highest = children.map { $0.traits.priority }.max()
    return children.filter { $0.traits.priority == highest }
  }

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    Self.deciding(children).reduce(.zero) { result, child in
      let size = child.size(in: proposal)
      return Size(width: max(result.width, size.width), height: max(result.height, size.height))
    }
  }

  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let proposal = ProposedSize(size)
    let guides = Self.deciding(children).map { guide(of: $0, proposal) }
    let corner = guides.dropFirst().reduce(guides.first ?? .zero) { Point(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
    return children.indices.map { index in
      let own = guide(of: children[index], proposal)
      return Placement(index, at: Point(x: corner.x - own.x, y: corner.y - own.y), proposal)
    }
  }

  private func guide(of child: Element, _ proposal: ProposedSize) -> Point {
    let (x, y) = (child.guide(alignment.horizontal, in: proposal), child.guide(alignment.vertical, in: proposal))
    return Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  func spacing(_ children: [Element]) -> Spacing {
    guard !children.isEmpty else { return .zero }
    var result = Spacing.empty
    for child in children { result.incorporate(child.spacing, at: .all) }
    return result
  }
}
