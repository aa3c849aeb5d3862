import SightlineModel

/// Offers its content the space inside the insets and adds them to the answer. Insets may be negative.
struct Padding: ContentLayout {
  var endsPriority: Bool { true }
  /// `padding()` without a length.
  /// - Source: `layout-constants.json`, "padding() default, all edges".
  static let standard = 16.0
  let insets: EdgeInsets

  func sizeThatFits(_ proposal: ProposedSize, _ children: [Element]) -> Size {
    let size = children[0].size(in: proposal.inset(by: insets).sanitized)
    return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }
  func placements(
    in size: Size, proposal: ProposedSize, _ children: [Element], unsafe: EdgeInsets
  ) -> [Placement] {
    [Placement(0, at: Point(x: insets.leading, y: insets.top), proposal.inset(by: insets).sanitized)]
  }
  func spacing(_ children: [Element]) -> Spacing {
    var spacing = children[0].spacing
    var edges: Edges = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    if !children[0].traits.spacerAxes { spacing.reset(edges) }
    return spacing
  }
}
