import SightlineModel

/// Tap targets are large enough to hit, or far enough apart.
///
/// Measured in points on the hit region after layout and clipping; 1 pt is taken as 1 CSS px.
/// - Source: WCAG 2.2, 2.5.8 Target Size (Minimum), AA, with its spacing exception.
struct TargetSize: NodeRule {
  static let id: RuleID = "target-size"
  static let dependencies: RuleDependencies = [.metrics]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool { Target.isJudged(node, in: scene) }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let side = numbers["minimum"]
    guard let region = node.hitRegion else { return .notApplicable }
    if Target.covers(region, side) || Target.isRow(node, in: scene) { return .passes }
    let crowding = Target.others(besides: node, in: scene).first { neighbour in
      // What scrolls past a bar or another control that stays is not beside it for long.
      guard let other = neighbour.hitRegion, neighbour.scrollContainer == node.scrollContainer else { return false }
      return Circle(center: region.center, diameter: side).meets(other)
        || !Target.covers(other, side)
          && Circle(center: region.center, diameter: side).meets(Circle(center: other.center, diameter: side))
    }
    guard let crowding else { return .passes }
    return .fails(
      .init(
        "The target of \(node.nameInside(scene)) is \(Target.size(of: node, region, side, in: scene)), and that of \(crowding.nameInside(scene)) is close by; "
          + "make it \(side.text()) × \(side.text()) pt or add space.",
        measured: .points(min(region.width, region.height), needs: side, uncertainty: node.uncertainty),
        suggestion: Target.suggestion(side), cause: Target.cause(of: node, in: scene)))
  }
}
