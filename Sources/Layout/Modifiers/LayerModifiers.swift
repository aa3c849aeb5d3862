import SightlineModel

extension BackgroundModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let layer = Layer(style: style, shape: shape.value, content: content.value)
    wrapping.children += layer.elements(wrapping, role: .background)
    wrapping.layout = Layered(
      side: .behind, alignment: alignment.guides(), ignoredEdges: layer.reach(ignoring: ignoredEdges))
  }
}

extension OverlayModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let layer = Layer(style: style, shape: shape.value, content: content.value)
    wrapping.children += layer.elements(wrapping, role: .overlay)
    wrapping.layout = Layered(
      side: .before, alignment: alignment.guides(), ignoredEdges: layer.reach(ignoring: ignoredEdges))
  }
}

/// A background or overlay: views, a style, or a style within a shape.
private struct Layer {
  var style: Given<StyleSpec>
  var shape: [ViewNode]?
  var content: [ViewNode]?

  /// A style alone reaches into the safe area.
  func reach(ignoring edges: Given<Edges>) -> Edges { content == nil && shape == nil ? edges.value ?? .all : [] }

  func elements(_ wrapping: Wrapping, role: LaidOutNode.Role) -> [Element] {
    let (lowering, outer) = (wrapping.lowering, wrapping.outer)
    if let content {
      let elements = wrapping.lowered(content)
      guard elements.count > 1 else {
        elements.first?.facts.role = role
        return elements
      }
      // The alignment is that of all of them together; among each other they are centred.
      return [lowering.chrome(.zStack, LayeredStack(alignment: .center), elements, outer, role: role)]
    }
    let shape = shape?.first
    guard let given = style.style ?? (shape == nil ? nil : .background) else {
      wrapping.report("its content could not be read")
      return []
    }
    let paint = ShapeLayout.Paint(
      style: given == .background ? outer.backgroundStyle : given, derivation: style.derivation)
    let form = shape.flatMap(lowering.shapeForm) ?? .rectangle
    let layer = lowering.chrome(
      shape?.kind ?? .color, ShapeLayout(form: form, paints: [paint]), outer, role: role)
    layer.facts.source = wrapping.modifier.source
    layer.facts.symbol = wrapping.modifier.symbol
    return [layer]
  }
}

extension BorderModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let paint = ShapeLayout.Paint(
      style: content.style ?? wrapping.outer.foreground, strokeWidth: width.value ?? 1, isInside: true)
    wrapping.children.append(
      wrapping.lowering.chrome(
        .rectangle, ShapeLayout(form: .rectangle, paints: [paint]), wrapping.outer, role: .overlay))
    wrapping.layout = Layered(side: .before, alignment: .center, ignoredEdges: [])
  }
}
