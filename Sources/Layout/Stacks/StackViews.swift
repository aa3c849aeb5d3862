import SightlineModel

extension StackView {
  func elements(_ view: LoweredView) -> [Element] {
    let isVertical = view.kind == .vStack || view.kind == .lazyVStack
    let axis: Axis = isVertical ? .vertical : .horizontal
    let guide = Guide(axis: axis.other, name: alignment.value?.rawValue ?? "center")
    let stack = StackLayout(axis: axis, alignment: guide, spacing: spacing.value.map(\.finite))
    let isLazy = view.kind == .lazyVStack || view.kind == .lazyHStack
    var facts = view.facts
    if let reason = spacing.unknownReason {
      facts.uncertainty = NodeFacts.unknownExtent
      facts.uncertaintyReason = "spacing is not known: \(reason)"
    }
    let content = view.content(along: axis)
    return isLazy
      ? [Element(LazyStackLayout(stack: stack), content, facts: facts)] : [Element(stack, content, facts: facts)]
  }
}

extension ZStackView {
  func elements(_ view: LoweredView) -> [Element] {
    view.element(LayeredStack(alignment: alignment.guides()), view.content(along: nil))
  }
}

extension SpacerView {
  func elements(_ view: LoweredView) -> [Element] {
    let layout = SpacerLayout(axis: view.inherited.stackAxis, minLength: minLength.value.map(\.finite))
    var traits = ViewTraits.none
    traits.priority = -.infinity
    traits.spacerAxes = true
    return [Element(layout, [], facts: view.facts, traits: traits)]
  }
}

extension DividerView {
  func elements(_ view: LoweredView) -> [Element] {
    let style = SystemStyle.separator(view.lowering.platform)
    // A pixel, and a point at accessibility sizes (OpenSwiftUI, `defaultDividerThickness`).
    let thickness = view.inherited.contentSize.isAccessibilitySize ? 1 : view.lowering.pixel
    return view.element(
      DividerLayout(axis: view.inherited.stackAxis ?? .vertical, thickness: thickness, style: style))
  }
}

extension ViewThatFitsView {
  func elements(_ view: LoweredView) -> [Element] {
    let axes = axes.value ?? []
    return view.element(
      ViewThatFitsLayout(axes: axes.isEmpty ? Set(Axis.allCases) : axes),
      view.lowering.lower(view.node.children, view.inherited))
  }
}
