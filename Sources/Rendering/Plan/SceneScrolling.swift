import SightlineModel

/// What of a scene scrolls vertically, and what cuts its nodes off.
struct SceneScrolling {
  private let scene: Scene
  /// The container that fills most of the screen; others stay as they are.
  private let container: Int?
  /// `nil` when everything fits.
  let scroll: VectorPicture.Scroll?

  init(_ scene: Scene) {
    self.scene = scene
    var bottoms: [Int: Double] = [:]
    for node in scene.nodes {
      guard let id = node.scrollContainer, node.scrollAxes.contains(.vertical), scene.nodes.indices.contains(id),
        node.frame.maxY.isFinite, node.frame.maxY < 1e6
      else { continue }
      bottoms[id] = max(bottoms[id] ?? 0, node.frame.maxY)
    }
    let largest = bottoms.keys.filter { !scene.nodes[$0].scrollAxes.contains(.vertical) }
      .max { (scene.nodes[$0].frame.area, -$0) < (scene.nodes[$1].frame.area, -$1) }
    guard let largest, let bottom = bottoms[largest] else {
      container = nil
      scroll = nil
      return
    }
    let window = Self.window(of: scene.nodes[largest], in: scene)
    let isTaller = bottom > scene.nodes[largest].frame.maxY + 0.5
    container = isTaller ? largest : nil
    scroll = isTaller ? VectorPicture.Scroll(window: window, contentBottom: bottom) : nil
  }

  /// Content shows through under the safe area's edges where nothing else is there.
  private static func window(of container: SceneNode, in scene: Scene) -> Rect {
    let (frame, safeArea, bounds) = (container.frame, scene.variant.device.safeArea, scene.bounds)
    let top = frame.minY <= safeArea.top + 0.5 ? min(frame.minY, 0) : frame.minY
    let bottom = frame.maxY >= bounds.maxY - safeArea.bottom - 0.5 ? max(frame.maxY, bounds.maxY) : frame.maxY
    return Rect(x: frame.x, y: top, width: frame.width, height: max(0, bottom - top)).intersection(bounds)
  }

  private func containers(of node: SceneNode) -> [Int] {
    var result: [Int] = []
    var next = node.scrollContainer
    while let id = next, scene.nodes.indices.contains(id), result.count < 64 {
      result.append(id)
      next = scene.nodes[id].scrollContainer
    }
    return result
  }

  func moves(_ node: SceneNode) -> Bool { container.map(containers(of: node).contains) ?? false }

  /// What cuts the node off, besides the screen and the window it moves in; moves with it.
  func clip(of node: SceneNode) -> Rect? {
    var clip: Rect?
    func cut(_ rect: Rect) { clip = clip?.intersection(rect) ?? rect }
    // Half a point of play: rounding alone clips nothing.
    let seen = node.frame.intersection(scene.bounds)
    if node.scrollContainer == nil, !node.visibleFrame.contains(seen, tolerance: 0.5) { cut(node.visibleFrame) }
    for id in containers(of: node) where id != container {
      cut(Self.window(of: scene.nodes[id], in: scene))
    }
    guard let clip, !clip.contains(scene.bounds) else { return nil }
    return clip
  }
}
