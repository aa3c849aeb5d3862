import SightlineModel

extension GroupBoxView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.groupBox(self, view.node, view.facts, view.inherited)]
  }
}

extension TreeLowering {
  /// A box with a title above its content.
  func groupBox(_ box: GroupBoxView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment) -> Element
  {
    var headline = inherited
    headline.font = FontSpec(.style(.headline))
    headline.stackAxis = .vertical
    var inner = inherited
    inner.stackAxis = .vertical
    var parts = lower(titleViews(box, node), headline)
    if let content = single(node.children, inner) { parts.append(content) }
    let column = stack(parts, axis: .vertical, alignment: .leading, spacing: 8, inherited)
    let width = FlexibleFrame.Limits(minimum: nil, ideal: nil, maximum: .infinity)
    let framed = chrome(
      .groupBoxFrame,
      FlexibleFrame(horizontal: width, vertical: .init(), alignment: GuidePair(name: "leading") ?? .center), [column],
      inherited)
    let padded = chrome(.groupBoxInsets, Padding(insets: EdgeInsets(all: 16)), [framed], inherited)
    let paint = ShapeLayout.Paint(
      style: SystemStyle.color("systemGroupedBackground", light: RGBA(hex: 0xF2F2F7), dark: RGBA(hex: 0x1C1C1E)))
    let background = chrome(
      .groupBoxFill, ShapeLayout(form: .roundedRectangle(8), paints: [paint]), inherited, role: .background)
    var facts = facts
    facts.uncertainty = 2
    facts.uncertaintyReason = "the insets of group boxes are estimated"
    return Element(
      Layered(side: .behind, alignment: .center, ignoredEdges: []), [padded, background], facts: facts)
  }
}
