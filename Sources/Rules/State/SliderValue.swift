import SightlineModel

/// A slider says its value in the unit that is meant.
///
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A; Apple's documentation of `accessibilityValue`.
struct SliderValue: NodeRule {
  static let id: RuleID = "slider-value"
  static let dependencies: RuleDependencies = []

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    node.kind == .slider && !node.isModifier && node.spoken != nil && node.isVisible
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard case .slider(let slider)? = node.view, let range = slider.bounds.value, let spoken = node.spoken?.value,
      spoken.hasSuffix("%"), !([node] + scene.ancestors(of: node)).contains(where: { $0.accessibility.value != nil })
    else { return .passes }
    // Shares are said as shares: of one, of a hundred, and to either side of nothing.
    let isShare = range.low == 0 && (range.high == 1 || range.high == 100) || range.low == -range.high
    guard !isShare else { return .passes }
    // What lies beside its range is what it starts with, before anybody has set it.
    guard let share = Double(spoken.dropLast()), (0...100).contains(share) else { return .notApplicable }
    return .fails(
      .init(
        "VoiceOver says “\(spoken)” of this slider, its share of \(range.low.text())…\(range.high.text()), and not the value; add "
          + ".accessibilityValue(\"…\") in the unit that is shown.",
        suggestion: Suggestion(text: "Add .accessibilityValue(…) with the value and its unit.")))
  }
}
