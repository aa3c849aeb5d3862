import SightlineModel

/// Something opaque that an app lays over the lower end of a scroll view, in front of it and not within it.
struct PinnedCover {
  let cover: SceneNode
  /// Points by which the content has moved up when it is scrolled to its end.
  let lastScroll: Double
}

/// What an app may have pinned over the ends of one scroll view: found once for all that scrolls in it.
struct PinnedCovers {
  private let lastScroll: Double
  private let atBottom: [SceneNode]
  private let atTop: [SceneNode]
  /// Around what scrolls and what lies over it.
  private let shared: Int

  /// - Parameter port: Id of what scrolls.
  /// - Returns: `nil` for what is no scroll view, and where the app lays nothing over it.
  init?(over id: Int, in scene: Scene) {
    let port = scene.nodes[id]
    guard [.scrollView, .list, .form].contains(port.kind), let last = scene.subtree(of: port).last?.id else {
      return nil
    }
    let viewport = port.frame.intersection(scene.bounds)
    let around = scene.ancestors(of: port)
    // Only where the app lays one over the other: an inset of the safe area makes room.
    guard !viewport.isEmpty,
      let shared = around.firstIndex(where: { $0.kind == .zStack || $0.kind == .overlay }),
      !around[..<shared].contains(where: { Self.makesRoom.contains($0.kind) }),
      let margin = Self.margin(around[..<shared])
    else { return nil }
    // What scrolls ends above the home indicator.
    let safe = scene.variant.device.safeArea
    let bottom = min(viewport.maxY, scene.bounds.maxY - safe.bottom)
    let end = scene.children(of: port).map(\.frame.maxY).max()
    lastScroll = max(0, (end ?? 0) - bottom) + margin
    self.shared = around[shared].id
    let covers = scene.subtree(of: around[shared]).filter { cover in
      cover.id > last && cover.isVisible && cover.scrollContainer != id
        && cover.frame.width >= 0.8 * viewport.width && cover.isOpaque
    }
    atBottom =
      end == nil ? [] : covers.filter { $0.frame.maxY >= bottom - 1 && $0.frame.minY > viewport.minY }
    atTop = covers.filter {
      $0.frame.minY <= max(viewport.minY, safe.top) + 1 && $0.frame.height < 0.5 * viewport.height
    }
  }
  private static let makesRoom: Set<ViewKind> = [.safeAreaInset, .safeAreaPadding]

  /// Points that the app keeps free below what scrolls; `nil` where they are not known.
  private static func margin(_ around: ArraySlice<SceneNode>) -> Double? {
    var margin = 0.0
    for node in around {
      guard case .contentMargins(let margins)? = node.modifier, margins.placement.value != .scrollIndicators else {
        continue
      }
      guard let length = margins.insets.value?.bottom ?? margins.length.value else { return nil }
      if margins.edges.value.map({ $0.contains(.bottom) }) ?? true { margin = max(margin, length) }
    }
    return margin
  }

  /// Something opaque over the end of the scroll view, in front of a text's ink.
  func end(over ink: Rect) -> PinnedCover? {
    atBottom.first { $0.spans(ink) }.map { PinnedCover(cover: $0, lastScroll: lastScroll) }
  }

  /// All of what is pinned that a cover belongs to: a bar with its buttons.
  func pinned(with cover: SceneNode, in scene: Scene) -> SceneNode {
    scene.ancestors(of: cover).prefix { $0.id != shared }.last ?? cover
  }

  /// Something opaque over the beginning: what lies behind it at rest can't be scrolled any lower.
  func beginning(over ink: Rect) -> SceneNode? { atTop.first { $0.spans(ink) } }
}

extension SceneNode {
  fileprivate func spans(_ ink: Rect) -> Bool { frame.minX <= ink.minX + 1 && frame.maxX >= ink.maxX - 1 }

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
