import SightlineModel

/// Walks the lowered tree from the root and gives every node its frame on the screen.
struct Placer {
  let pixels: PixelGrid

  /// In screen space.
  struct Surroundings {
    /// What bars and housings leave free.
    var safe: Rect
    /// What may be reached by ignoring the safe area.
    var container: Rect
  }

  /// - Parameter rect: Unrounded, physical.
  func place(_ element: Element, at rect: Rect, proposal: ProposedSize, in around: Surroundings) -> LaidOutNode {
    let direction = element.facts.direction
    let reach = around.reach(from: rect)
    let unsafe =
      direction == .leftToRight
      ? reach : EdgeInsets(top: reach.top, leading: reach.trailing, bottom: reach.bottom, trailing: reach.leading)
    var node = LaidOutNode(element.facts, frame: pixels.round(rect))
    node.zIndex = element.traits.zIndex
    let placements = element.placements(in: proposal, unsafe: unsafe)
    node.children.reserveCapacity(placements.count)
    for placement in placements {
      let child = element.children[placement.child]
      let size = child.size(in: placement.proposal)
      let x =
        direction == .leftToRight
        ? rect.minX + placement.position.x : rect.maxX - placement.position.x - size.width
      let frame = Rect(x: x, y: rect.minY + placement.position.y, width: size.width, height: size.height)
      let inner = around.applying(placement.safeArea, to: rect, child: frame, direction: direction)
      node.children.append(place(child, at: frame, proposal: placement.proposal, in: inner))
    }
    element.layout.decorate(
      &node, PlacedArea(proposal: proposal.sanitized, exact: rect, reach: reach, pixels: pixels, element: element))
    return node
  }
}

extension Placer.Surroundings {
  /// How far beyond each edge of a rectangle one may go without leaving the container; 0 at edges that do not touch
  /// the unsafe area. Leading is left.
  func reach(from rect: Rect) -> EdgeInsets {
    let tolerance = 0.5
    return EdgeInsets(
      top: rect.minY <= safe.minY + tolerance ? max(0, rect.minY - container.minY) : 0,
      leading: rect.minX <= safe.minX + tolerance ? max(0, rect.minX - container.minX) : 0,
      bottom: rect.maxY >= safe.maxY - tolerance ? max(0, container.maxY - rect.maxY) : 0,
      trailing: rect.maxX >= safe.maxX - tolerance ? max(0, container.maxX - rect.maxX) : 0)
  }

  func applying(_ change: SafeAreaChange, to rect: Rect, child: Rect, direction: LayoutDirection) -> Self {
    var result = self
    switch change {
    case .inherited: break
    case .none: result = Self(safe: child, container: child)
    case .window(let insets):
      result = Self(safe: child.inset(by: insets, direction: direction), container: child)
    case .covered(let insets):
      // Where it keeps clear of an edge, something stands between: what it holds ends with it.
      let bounds = container.union(rect)
      let reach = reach(from: rect)
      let top = reach.top > 0 || rect.minY <= safe.minY ? bounds.minY : rect.minY
      let left = reach.leading > 0 || rect.minX <= safe.minX ? bounds.minX : rect.minX
      let bottom = reach.bottom > 0 || rect.maxY >= safe.maxY ? bounds.maxY : rect.maxY
      let right = reach.trailing > 0 || rect.maxX >= safe.maxX ? bounds.maxX : rect.maxX
      result.container = Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
      result.safe = safe.intersection(rect.inset(by: insets, direction: direction))
    case .ignored(let edges):
      let left = edges.contains(direction == .leftToRight ? .leading : .trailing)
      let right = edges.contains(direction == .leftToRight ? .trailing : .leading)
      let (minX, minY) = (left ? container.minX : safe.minX, edges.contains(.top) ? container.minY : safe.minY)
      let maxX = right ? container.maxX : safe.maxX
      let maxY = edges.contains(.bottom) ? container.maxY : safe.maxY
      result.safe = Rect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }
    return result
  }
}
