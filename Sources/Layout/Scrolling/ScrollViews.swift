import SightlineModel

extension ScrollViewView {
  func elements(_ view: LoweredView) -> [Element] {
    let axes = axes.value ?? [.vertical]
    var inner = view.inherited
    inner.isInList = false
    inner.contentMargins = .zero
    let container = ContainerSize()
    inner.scrollContainer = container
    let children = view.node.children
    let content = view.lowering.single(children, inner, axis: axes == [.horizontal] ? .horizontal : .vertical)
    let layout = ScrollLayout(
      axes: axes, showsIndicators: showsIndicators.value ?? true, contentMargins: view.inherited.contentMargins,
      container: children.contains(where: \.asksForContainer) ? container : nil)
    return view.element(layout, content.map { [$0] } ?? [])
  }
}

extension ViewNode {
  /// Some view below takes a share of the scroll view it stands in.
  fileprivate var asksForContainer: Bool {
    contains { $0.modifiers.contains { $0.kind == .containerRelativeFrame } }
  }
}
