import SightlineModel

extension OpacityModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let opacity = min(1, max(0, opacity.value ?? 1))
    wrapping.layout = Decoration { node, _ in node.opacity = opacity }
  }
}

extension HiddenModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.layout = Decoration { node, _ in node.isHidden = true } }
}

extension ClippedModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.layout = Decoration { node, _ in
      node.clip = ShapeForm.rectangle.outline(in: node.frame)
      node.clipFrame = node.frame
    }
  }
}

extension ClipShapeModifier {
  func wrap(_ wrapping: inout Wrapping) {
    guard let form = shape.value?.first.flatMap(wrapping.lowering.shapeForm) else {
      return wrapping.report("its shape is not known")
    }
    wrapping.clip(to: form)
  }
}

extension MaskModifier {
  func wrap(_ wrapping: inout Wrapping) {
    if let form = content.value?.first.flatMap(wrapping.lowering.shapeForm) { return wrapping.clip(to: form) }
    guard let content = content.value, content.contains(where: \.hasInk) else { return }
    // VoiceOver reads what is masked, not the mask.
    let unspoken = content.map { node in
      var node = node
      node.modifiers.append(ViewModifier(.accessibilityHidden, arguments: ["hidden": .bool(true)]))
      return node
    }
    wrapping.children += wrapping.lowered(unspoken)
    wrapping.layout = Masked(alignment: alignment.guides())
  }
}

extension ViewNode {
  /// Words or a symbol are among it.
  fileprivate var hasInk: Bool {
    switch payload {
    case .text: true
    case .image(let image): image.systemName.isGiven
    default: (children + payload.views.flatMap(\.views)).contains(where: \.hasInk)
    }
  }
}

extension CornerRadiusModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.clip(to: .roundedRectangle(radius.value ?? 0)) }
}

extension Wrapping {
  fileprivate mutating func clip(to form: ShapeForm) {
    layout = Decoration { node, _ in
      let outline = form.outline(in: node.frame, direction: node.direction)
      node.clip = outline
      node.clipFrame = node.frame
      for index in node.children.indices { node.children[index].cutFills(to: outline, node.frame) }
    }
  }
}

extension ContentShapeModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.layout = Decoration { node, _ in node.hitShape = node.frame }
  }
}

extension AllowsHitTestingModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let allows = enabled.value ?? true
    wrapping.layout = Decoration { node, _ in node.allowsHitTesting = allows }
  }
}

extension ScaleEffectModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let uniform = s.value ?? scale.value?.width
    let (x, y) = (x.value ?? uniform ?? 1, y.value ?? uniform ?? 1)
    let anchor = anchor.value ?? UnitPoint(x: 0.5, y: 0.5)
    wrapping.layout = Decoration { node, placed in node.scaleContent(x: x, y: y, anchor: anchor, placed) }
  }
}
