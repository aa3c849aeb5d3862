import SightlineModel

/// Tap targets have the size Apple recommends.
///
/// - Source: HIG, Accessibility and Buttons: 44 × 44 pt; WCAG 2.2, 2.5.5 Target Size (Enhanced), AAA.
struct TargetSizeComfortable: NodeRule {
  static let id: RuleID = "target-size-comfortable"
  static let dependencies: RuleDependencies = [.metrics]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    Target.isJudged(node, in: scene) && !Target.isInline(node, in: scene)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let side = numbers["minimum"]
    guard let region = node.hitRegion, !Target.covers(region, side), !Target.isRow(node, in: scene) else {
      return .passes
    }
    return .fails(
      .init(
        "The target of \(node.nameInside(scene)) is \(Target.size(of: node, region, side, in: scene))\(below(region)); make it at least "
          + "\(side.text()) × \(side.text()) pt.",
        measured: .points(min(region.width, region.height), needs: side, uncertainty: node.uncertainty),
        suggestion: Target.suggestion(side), cause: Target.cause(of: node, in: scene)))
  }

  private func below(_ region: Rect) -> String {
    let least = numbers["least"]
    return Target.covers(region, least) ? "" : ", less than the \(least.text()) pt of tight places"
  }
}
