import SightlineModel

/// Text stands out from what lies behind it.
///
/// The ratio is taken between the composited colours of one appearance. Large text needs less; where "large" begins is
/// a number of the profile. Disabled controls and emoji are exempt.
/// - Source: WCAG 2.2, 1.4.3 Contrast (Minimum), AA; the size boundary in points as Apple reads it (HIG, Accessibility).
struct ContrastText: NodeRule {
  static let id: RuleID = "contrast-text"
  static let dependencies: RuleDependencies = [.appearance]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    TextContrast(numbers: numbers).applies(to: node, in: scene)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    TextContrast(numbers: numbers).verdict(on: node, in: scene)
  }
}
