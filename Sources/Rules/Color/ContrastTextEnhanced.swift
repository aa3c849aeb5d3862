import SightlineModel

/// With Increase Contrast on, text has an enhanced contrast.
///
/// - Source: WCAG 2.2, 1.4.6 Contrast (Enhanced), AAA; HIG, Accessibility: Increase Contrast.
struct ContrastTextEnhanced: NodeRule {
  static let id: RuleID = "contrast-text-enhanced"
  static let dependencies: RuleDependencies = [.appearance]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    scene.variant.appearance.isHighContrast && TextContrast(numbers: numbers).applies(to: node, in: scene)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let verdict = TextContrast(numbers: numbers).verdict(on: node, in: scene)
    // What cannot be computed is reported once, by contrast-text.
    if case .needsReview = verdict { return .notApplicable }
    return verdict
  }
}
