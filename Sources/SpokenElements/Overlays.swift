import SightlineModel

extension Scene {
  /// Marks what lies behind something that fills the screen, drawn later and not around it.
  package mutating func markOverlaid() {
    guard let cover = nodes.lastIndex(where: { fillsScreen($0) }) else { return }
    let isScrim = !nodes[cover].drawings.contains(where: \.isOpaqueFill)
    // A scrim is one where something stands in front of it; without, it is a tint over all.
    if isScrim, !nodes[(cover + 1)...].contains(where: { $0.text != nil || $0.isInteractive }) { return }
    var around: Set<Int> = [cover]
    var next = nodes[cover].parent
    while let id = next {
      around.insert(id)
      next = nodes[id].parent
    }
    for index in 0..<cover where !around.contains(index) && !nodes[index].isCovered { nodes[index].isOverlaid = true }
  }

  private func fillsScreen(_ node: SceneNode) -> Bool {
    guard !node.drawings.isEmpty, node.isDrawn, !node.isCovered, node.scrollContainer == nil, node.text == nil else {
      return false
    }
    let common = node.frame.intersection(bounds)
    return common.width * common.height > 0.9 * bounds.size.width * bounds.size.height
      && node.drawings.contains { $0.isOpaqueFill || $0.isScrim }
  }
}

extension Drawing {
  fileprivate var isOpaqueFill: Bool {
    if case .fill(_, .color(let color)) = self { color.alpha > 0.99 } else { false }
  }
  /// Dims what lies behind it, and leaves it to be seen.
  fileprivate var isScrim: Bool {
    if case .fill(_, .color(let color)) = self { color.alpha > 0.3 && color.alpha < 0.95 } else { false }
  }
}
