import SightlineModel

extension IgnoresSafeAreaModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let isKeyboardOnly = regions.value == [.keyboard]
    wrapping.layout = IgnoresSafeArea(edges: isKeyboardOnly ? [] : edges.value ?? .all)
  }
}

extension SafeAreaInsetModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let edge = edge.value ?? .bottom
    let isVertical = edge == .top || edge == .bottom
    if let bar = wrapping.lowering.single(content.value ?? [], wrapping.outer) {
      bar.facts.role = .bar
      wrapping.children.append(bar)
    }
    let guide = Guide(axis: isVertical ? .horizontal : .vertical, name: alignment.value?.rawValue ?? "center")
    wrapping.layout = SafeAreaInset(edge: edge, alignment: guide, spacing: spacing.value)
  }
}
