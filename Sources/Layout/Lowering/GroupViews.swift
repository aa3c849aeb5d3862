import SightlineModel

extension EmptyViewView {
  func elements(_ view: LoweredView) -> [Element] { [] }
}

extension GroupView {
  func elements(_ view: LoweredView) -> [Element] { view.lowering.members(view.node, view.inherited) }
}

extension PassThroughView {
  func elements(_ view: LoweredView) -> [Element] { view.lowering.members(view.node, view.inherited) }
}

extension GeometryReaderView {
  func elements(_ view: LoweredView) -> [Element] { view.element(GeometryReaderLayout(), view.content(along: nil)) }
}

extension PlaceholderView {
  /// Drawn by code or frameworks that are not read: takes what it is offered, at least 10 pt.
  func elements(_ view: LoweredView) -> [Element] {
    let (lowering, node) = (view.lowering, view.node)
    var facts = view.facts
    facts.uncertainty = NodeFacts.unknownExtent
    facts.uncertaintyReason = "what \(node.kind) draws is not known"
    let children = lowering.lower(node.children, view.inherited)
    if node.kind == .outlineGroup || node.kind == .asyncImage && !children.isEmpty {
      return [lowering.stack(children, axis: .vertical, view.inherited)]
    }
    lowering.report(node.kind, "laid out as a rectangle that takes what it is offered", node.source)
    let style = StyleSpec.unknown(reason: "what \(node.kind) draws is not known")
    return [Element(ShapeLayout(form: .rectangle, paints: [ShapeLayout.Paint(style: style)]), [], facts: facts)]
  }
}

extension UnseenView {
  func elements(_ view: LoweredView) -> [Element] {
    var facts = view.facts
    facts.uncertainty = NodeFacts.unknownExtent
    facts.uncertaintyReason = reason.value ?? "the view's source was not read"
    guard fills.value == true else {
      return [Element(FixedLeaf(size: minimumSize.value ?? .zero), [], facts: facts)]
    }
    return [Element(ShapeLayout(form: .rectangle, paints: []), [], facts: facts)]
  }
}
