package import SightlineModel

extension Scene {
  /// Behind a node, and in front of anything opaque, stands a view that could not be read: what it draws is not known.
  func hasUnseenGround(_ node: SceneNode) -> Bool {
    var inner = node
    for around in ancestors(of: node) {
      defer { inner = around }
      let behind: [SceneNode]
      switch around.kind {
      case .background where around.isModifier: behind = children(of: around).filter { $0.id != inner.id }
      case .zStack: behind = children(of: around).prefix { $0.id != inner.id }.reversed()
      default: continue
      }
      for layer in behind {
        let parts = subtree(of: layer)
        if parts.contains(where: { $0.isOpaqueGround(of: node) }) { return false }
        let isMet = layer.frame.isEmpty || layer.frame.intersection(node.frame).area > 0
        if isMet, parts.contains(where: { $0.kind == .unseen }) { return true }
      }
    }
    return false
  }
}

extension Scene {
  /// Modifiers that change the colours of what they stand on by more than its opacity.
  private static let colorEffects: Set<ViewKind> = [
    .colorInvert, .colorMultiply, .hueRotation, .blendMode, .brightness, .contrast, .colorEffect, .luminanceToAlpha,
  ]

  /// A node, or what lies behind it, is drawn through a colour effect: what comes of the colours is not computed.
  func hasColorEffect(_ node: SceneNode) -> Bool {
    var inner = node
    for around in ancestors(of: node) {
      defer { inner = around }
      guard around.isModifier || around.kind == .zStack else { continue }
      if around.isModifier, Self.colorEffects.contains(around.kind) { return true }
      guard around.kind == .background || around.kind == .zStack else { continue }
      for layer in children(of: around).prefix(while: { around.kind == .background || $0.id != inner.id })
      where layer.id != inner.id {
        let parts = subtree(of: layer)
        if parts.contains(where: { $0.isModifier && Self.colorEffects.contains($0.kind) }) { return true }
      }
    }
    return false
  }
}

extension SceneNode {
  /// Filled with an opaque colour, and as large as the node.
  package func isOpaqueGround(of node: SceneNode) -> Bool {
    frame.contains(node.frame, tolerance: 1)
      && drawings.contains { drawing in
        if case .fill(_, .color(let color)) = drawing { color.alpha > 0.95 } else { false }
      }
  }
}
