import SightlineModel

/// Tap targets do not overlap.
///
/// A target that lies wholly on another, such as a close button on a card, has its own place.
/// - Source: WCAG 2.2, 2.5.8 Target Size (Minimum), AA: what another target covers does not count.
struct TargetOverlap: Rule {
  static let id: RuleID = "target-overlap"
  static let dependencies: RuleDependencies = [.metrics]
  let numbers: RuleNumbers

  /// Of a target from which on it lies on the other: wrapped words move its edge by a few points.
  private static let share = 0.9

  func judge(_ scene: Scene) -> [Judgement] {
    let targets = scene.nodes.filter {
      $0.isInteractive && $0.isEnabled && !$0.isOverlaid && !$0.isModifier && $0.hitRegion != nil
        && !scene.isSystemDrawn($0)
    }
    let regions = targets.map { $0.hitRegion! }  // checked: of those that have one
    let placed = VerticalIndex(regions)
    return targets.enumerated().map { index, node in
      let region = regions[index]
      let met = placed.first(in: 0..<index, near: region) {
        let (other, second) = (targets[$0], regions[$0])
        // What scrolls passes by what stays, and ends at the edge of its view.
        guard other.scrollContainer == node.scrollContainer else { return false }
        let common = region.intersection(second)
        return min(common.width, common.height) > numbers["tolerance"] && !region.contains(second)
          && !second.contains(region) && common.area < Self.share * min(region.area, second.area)
          && !scene.isBelow(node, other) && !isCovered(other, by: node, common, in: scene)
      }
      guard let met else { return Judgement(node: node.id, verdict: .passes) }
      let (other, common) = (targets[met], region.intersection(regions[met]))
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "The targets of \(node.nameInside(scene)) and \(other.nameInside(scene)) overlap by \(common.size.text) pt: a tap "
              + "there may hit the wrong one; move them apart.",
            measured: .points(min(common.width, common.height), needs: 0))),
        others: [other.id])
    }
  }

  /// A panel in front of the other target takes the taps: one that holds more than the target on it.
  private func isCovered(_ back: SceneNode, by front: SceneNode, _ common: Rect, in scene: Scene) -> Bool {
    let around = Set(scene.ancestors(of: front).map(\.id))
    return scene.nodes.contains { node in
      guard node.id > back.id, node.id < front.id, node.isVisible, node.frame.contains(common, tolerance: 1),
        !around.contains(node.id) || node.frame.area > 2 * front.frame.area
      else { return false }
      return node.drawings.contains { drawing in
        switch drawing {
        case .fill(_, .color(let color)): color.alpha > 0.1
        case .fill: true
        default: false
        }
      }
    }
  }
}
