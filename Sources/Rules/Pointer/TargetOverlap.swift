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
    return targets.enumerated().map { index, node in
      let region = node.hitRegion!
      for other in targets[..<index] {
        // What scrolls passes by what stays, and ends at the edge of its view.
        guard !scene.ancestors(of: node).contains(where: { $0.id == other.id }), let second = other.hitRegion,
          other.scrollContainer == node.scrollContainer
        else { continue }
        let common = region.intersection(second)
        guard min(common.width, common.height) > numbers["tolerance"], !region.contains(second),
          !second.contains(region), common.area < Self.share * min(region.area, second.area),
          !isCovered(other, by: node, common, in: scene)
        else { continue }
        return Judgement(
          node: node.id,
          verdict: .fails(
            .init(
              "The targets of \(node.nameInside(scene)) and \(other.nameInside(scene)) overlap by \(common.size.text) pt: a tap "
                + "there may hit the wrong one; move them apart.",
              measured: .points(min(common.width, common.height), needs: 0))),
          others: [other.id])
      }
      return Judgement(node: node.id, verdict: .passes)
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
