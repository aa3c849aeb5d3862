import SightlineModel

/// `GeometryReader`: takes all of the offer, 10 pt without one; its content stands at the top leading corner.
struct GeometryReaderLayout: LayoutNode {
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    Size(width: proposal.width ?? ShapeLayout.idealLength, height: proposal.height ?? ShapeLayout.idealLength)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { children.indices.map { Placement($0, at: .zero, ProposedSize(size)) } }
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? { nil }
  func spacing(_ children: [Element]) -> Spacing { Spacing() }
}

/// `ViewThatFits`: the first child whose ideal size fits the offer on the axes looked at, else the last.
struct ViewThatFitsLayout: LayoutNode {
  let axes: Set<Axis>

  private func chosen(_ proposal: ProposedSize, _ children: [Element]) -> Int? {
    var offer = proposal
    for axis in axes { offer[axis] = nil }
    let fitting = children.indices.first { index in
      let ideal = children[index].size(in: offer)
      return axes.allSatisfy { axis in proposal[axis].map { ideal[axis] <= $0 + 1e-6 } ?? true }
    }
    return fitting ?? children.indices.last
  }
  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    chosen(proposal, children).map { children[$0].size(in: proposal) } ?? .zero
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { chosen(proposal, children).map { [Placement($0, at: .zero, proposal)] } ?? [] }
  func spacing(_ children: [Element]) -> Spacing { children.first?.spacing ?? Spacing() }
}
