import SightlineModel

/// A symbol or picture: of its own size, or of the size offered once it is resizable.
struct ImageLayout: LayoutNode {
  var hasBaseline: Bool { true }
  let image: LaidOutImage
  let size: Size
  /// Points from the bottom to the baseline text beside it stands on; `nil` for pictures.
  let baselineOffset: Double?

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    guard image.isResizable else { return size }
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] { [] }
  func explicitGuide(_ guide: Guide, size: Size, proposal: ProposedSize, _ children: [Element]) -> Double? {
    guard let baselineOffset, !image.isResizable, guide == .firstTextBaseline || guide == .lastTextBaseline else {
      return nil
    }
    return size.height - baselineOffset
  }
  func spacing(_ children: [Element]) -> Spacing {
    guard let baselineOffset, !image.isResizable else { return Spacing() }
    return .symbol(baselineOffset: baselineOffset, height: size.height)
  }
  func decorate(_ node: inout LaidOutNode, _ placed: PlacedArea) { node.image = image }
}
