import SightlineModel

/// Something opaque that an app lays over the lower end of a scroll view, in front of it and not within it.
struct PinnedCover {
  let cover: SceneNode
  /// Points by which the content has moved up when it is scrolled to its end.
  let lastScroll: Double

  /// - Returns: `nil` for what does not scroll vertically, and where nothing covers the end.
  init?(over node: SceneNode, in scene: Scene) {
    guard node.scrollAxes.contains(.vertical), let id = node.scrollContainer else { return nil }
    let port = scene.nodes[id]
    guard [.scrollView, .list, .form].contains(port.kind) else { return nil }
    let viewport = port.frame.intersection(scene.bounds)
    guard !viewport.isEmpty, let last = scene.subtree(of: port).last?.id else { return nil }
    // What scrolls ends above the home indicator.
    let bottom = min(viewport.maxY, scene.bounds.maxY - scene.variant.device.safeArea.bottom)
    guard let end = scene.children(of: port).map(\.frame.maxY).max() else { return nil }
    lastScroll = max(0, end - bottom)
    let around = scene.ancestors(of: port)
    // Only where the app lays one over the other: an inset of the safe area makes room.
    guard let shared = around.firstIndex(where: { $0.kind == .zStack || $0.kind == .overlay }),
      !around[..<shared].contains(where: { Self.makesRoom.contains($0.kind) })
    else { return nil }
    let ink = scene.ink(of: node)
    let found = scene.subtree(of: around[shared]).first { cover in
      guard cover.id > last, cover.isVisible, cover.scrollContainer != id, cover.frame.maxY >= bottom - 1,
        cover.frame.minY > viewport.minY, cover.frame.width >= 0.8 * viewport.width
      else { return false }
      return cover.frame.minX <= ink.minX + 1 && cover.frame.maxX >= ink.maxX - 1 && cover.isOpaque
    }
    guard let found else { return nil }
    cover = found
  }
  /// Something opaque over the beginning of a scroll view: what lies behind it at rest can't be scrolled any lower.
  /// - Returns: `nil` for what does not scroll vertically, and where nothing covers the beginning.
  static func atTop(over node: SceneNode, in scene: Scene) -> SceneNode? {
    guard node.scrollAxes.contains(.vertical), let id = node.scrollContainer else { return nil }
    let port = scene.nodes[id]
    guard [.scrollView, .list, .form].contains(port.kind), let last = scene.subtree(of: port).last?.id else {
      return nil
    }
    let viewport = port.frame.intersection(scene.bounds)
    let around = scene.ancestors(of: port)
    guard !viewport.isEmpty,
      let shared = around.firstIndex(where: { $0.kind == .zStack || $0.kind == .overlay }),
      !around[..<shared].contains(where: { makesRoom.contains($0.kind) })
    else { return nil }
    let ink = scene.ink(of: node)
    return scene.subtree(of: around[shared]).first { cover in
      guard cover.id > last, cover.isVisible, cover.scrollContainer != id, cover.isOpaque,
        cover.frame.minY <= max(viewport.minY, scene.variant.device.safeArea.top) + 1,
        cover.frame.height < 0.5 * viewport.height, cover.frame.width >= 0.8 * viewport.width
      else { return false }
      return cover.frame.minX <= ink.minX + 1 && cover.frame.maxX >= ink.maxX - 1
    }
  }

  private static let makesRoom: Set<ViewKind> = [.safeAreaInset, .safeAreaPadding, .contentMargins]
}

extension SceneNode {
  /// Filled so that nothing shows through.
  fileprivate var isOpaque: Bool {
    drawings.contains { drawing in
      switch drawing {
      case .fill(_, .color(let color)): color.alpha > 0.95
      case .fill(_, .unknown): false
      case .fill: true
      default: false
      }
    }
  }
}
