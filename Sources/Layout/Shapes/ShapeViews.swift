import SightlineModel

extension FillView {
  func elements(_ view: LoweredView) -> [Element] {
    let shown = style.style ?? .unknown(reason: "the style of \(view.kind) could not be read")
    let paint = ShapeLayout.Paint(style: shown, derivation: style.derivation)
    return view.element(ShapeLayout(form: .rectangle, paints: [paint]))
  }
}

extension ShapeView {
  func elements(_ view: LoweredView) -> [Element] {
    let known = view.lowering.shapeForm(view.node)
    // A path that was not computed is a picture of its own.
    if known == nil, view.kind == .path { return PlaceholderView().elements(view) }
    var form = known ?? .rectangle
    var paints: [ShapeLayout.Paint] = []
    func add(_ style: Given<StyleSpec>, _ lineWidth: Double? = nil, isInside: Bool = false) {
      paints.append(
        ShapeLayout.Paint(
          style: style.style ?? view.inherited.foreground, strokeWidth: lineWidth, isInside: isInside,
          derivation: style.derivation))
    }
    if fill.isGiven { add(fill) }
    for modifier in view.node.modifiers {
      switch modifier.payload {
      case .fill(let fill): add(fill.style)
      case .stroke(let stroke): add(stroke.content, stroke.lineWidth.value ?? 1)
      case .strokeBorder(let stroke): add(stroke.content, stroke.lineWidth.value ?? 1, isInside: true)
      case .inset(let inset): form = .inset(form, inset.amount.value ?? 0)
      default: continue
      }
    }
    if stroke.isGiven { add(stroke, lineWidth.value ?? 1) }
    if strokeBorder.isGiven { add(strokeBorder, lineWidth.value ?? 1, isInside: true) }
    if let amount = insetAmount.value { form = .inset(form, amount) }
    if paints.isEmpty { paints = [ShapeLayout.Paint(style: view.inherited.foreground)] }
    return view.element(ShapeLayout(form: form, paints: paints, isTransformed: isTransformed(view.node)))
  }

  /// What changes the shape itself comes before what fills it; behind that it changes the drawing.
  private func isTransformed(_ node: ViewNode) -> Bool {
    let kinds = node.modifiers.map(\.kind)
    let last = kinds.lastIndex { [.fill, .stroke, .strokeBorder].contains($0) } ?? 0
    return kinds.contains(.trim) || kinds[..<last].contains { Self.transforms.contains($0) }
  }
  private static let transforms: Set<ViewKind> = [
    .offset, .rotationEffect, .scaleEffect, .size, .transformEffect, .rotation,
  ]
}

extension TreeLowering {
  /// - Returns: `nil` for what is no shape, and for outlines that could not be computed.
  func shapeForm(_ node: ViewNode) -> ShapeForm? {
    switch node.payload {
    case .fill: return node.kind == .color ? .rectangle : nil
    case .customLayout: return nil
    case .shape(let shape):
      if node.kind == .anyShape { return shape.shape.value?.first.flatMap(shapeForm) }
      if let argument = shape.procedure.value, let procedure = argument.object as? any ShapeProcedure {
        do {
          _ = try procedure.outline(in: Size(width: 100, height: 100))
          return .procedure(argument)
        } catch { report(.path, "\(error)", node.source) }
      }
      return ShapeForm(node.kind, shape)
    default: return nil
    }
  }
}
