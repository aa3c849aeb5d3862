import SightlineModel

/// `offset`: drawn elsewhere, laid out in place. The x offset runs from leading to trailing.
struct Offset: ContentLayout {
  let x: Double
  let y: Double
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size { children[0].size(in: proposal) }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [Placement(0, at: Point(x: x, y: y), proposal)] }
  /// Guides stay where the content is laid out.
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? {
    children[0].explicitGuide(guide, in: proposal)
  }
}

/// `position`: takes all that is offered and puts the content's centre at a point of it.
struct Position: ContentLayout {
  var endsPriority: Bool { true }
  let x: Double
  let y: Double
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let ideal = children[0].size(in: proposal)
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    let content = children[0].size(in: proposal)
    return [Placement(0, at: Point(x: x - content.width / 2, y: y - content.height / 2), proposal)]
  }
}
