import SightlineModel

extension ImageView {
  func elements(_ view: LoweredView) -> [Element] {
    [view.lowering.image(self, view.node, view.facts, view.inherited)]
  }
}

extension TreeLowering {
  func image(
    _ parameters: ImageView, _ node: ViewNode, _ facts: NodeFacts, _ inherited: InheritedEnvironment
  ) -> Element {
    let isResizable = node.modifiers.contains { $0.kind == .resizable }
    if let name = parameters.systemName.value {
      return symbol(name, isResizable: isResizable, facts, inherited)
    }
    let name = parameters.name.value ?? parameters.uiImage.value ?? "image"
    var facts = facts
    let size = parameters.size.value
    if size == nil {
      facts.uncertainty = isResizable ? 0 : NodeFacts.unknownExtent
      facts.uncertaintyReason = "the size of the picture '\(name)' is not known"
    }
    let image = LaidOutImage(
      name: name, isSystem: false, isMirrored: false, isResizable: isResizable,
      isDecorative: parameters.decorative.value ?? false, pointSize: 0)
    let layout = ImageLayout(
      image: image, size: size ?? Size(width: 24, height: 24), baselineOffset: nil)
    return Element(layout, [], facts: facts)
  }

  /// An SF Symbol in the environment's font and scale.
  func symbol(
    _ name: String, isResizable: Bool = false, _ facts: NodeFacts, _ inherited: InheritedEnvironment,
    font: FontSpec? = nil
  ) -> Element {
    let probe = probe(inherited, font: font)
    let metrics = SymbolMetrics(name: name, pointSize: probe.size, scale: inherited.imageScale)
    var facts = facts
    facts.uncertainty = max(facts.uncertainty, metrics.uncertainty)
    if metrics.uncertainty > 0, facts.uncertaintyReason == nil {
      facts.uncertaintyReason = "the size of the symbol '\(name)' is estimated"
    }
    if case .image(var parameters)? = facts.view {
      parameters.pointSize = Given(probe.size)
      facts.view = .image(parameters)
    }
    let image = LaidOutImage(
      name: name, isSystem: true,
      isMirrored: inherited.direction == .rightToLeft && SymbolMirroring.mirrors(name),
      isResizable: isResizable, isDecorative: false, pointSize: probe.size)
    let grid = PixelGrid(scale: environment.pixelScale)
    let layout = biased { bias in
      let error = metrics.uncertainty * bias
      let size = Size(
        width: grid.roundUp(max(1, metrics.size.width + error)),
        height: grid.roundUp(max(1, metrics.size.height + error)))
      // Symbols are centred on the capitals of the text beside them.
      let offset = (size.height - probe.size * FontProbe.capHeight) / 2
      return ImageLayout(image: image, size: size, baselineOffset: offset)
    }
    return Element(layout, [], facts: facts)
  }
}
