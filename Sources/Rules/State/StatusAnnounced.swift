import SightlineModel

/// Progress that is drawn is also spoken.
///
/// Judged are bars drawn with shapes and rows of dots: one element has to speak for them.
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A, and 1.1.1 Non-text Content, A.
struct StatusAnnounced: Rule {
  static let id: RuleID = "status-announced"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    let bars = scene.nodes.filter { $0.isVisible && ProgressDrawing.track(of: $0, in: scene) != nil }
    let drawn = bars.map { ($0, "progress bar", [$0]) }
    let dotted = Indicator.all(in: scene).map { ($0.container, "row of \($0.marks.count) dots", $0.marks) }
    return (drawn + dotted).map { node, what, marks in
      if isSpoken(marks, in: scene) { return Judgement(node: node.id, verdict: .passes) }
      // Bars of a chart that is drawn by hand, as much as steps.
      if marks.count > 1, marks.contains(where: Self.mayBeBar) {
        return Judgement(
          node: node.id,
          verdict: .needsReview(
            .init(
              "VoiceOver does not speak this row of \(marks.count) rectangles; if they show values or a state, make it one element "
                + "that says them: .accessibilityElement().accessibilityLabel(…).accessibilityValue(…).")))
      }
      if marks.count == 1, Self.isDragged(node, in: scene) {
        return Judgement(
          node: node.id,
          verdict: .fails(
            .init(
              "The slider is drawn by hand: VoiceOver neither speaks its value nor changes it; stand a Slider in for it: "
                + ".accessibilityRepresentation { Slider(value: …) }.",
              suggestion: Suggestion(text: "Represent it by a Slider."))))
      }
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "The \(what) shows a state that VoiceOver does not speak; make it one element with a label and a value: "
              + ".accessibilityElement().accessibilityLabel(…).accessibilityValue(…).")))
    }
  }

  /// A gesture stands on the bar, close around it, or on a knob beside it.
  private static func isDragged(_ bar: SceneNode, in scene: Scene) -> Bool {
    let near = scene.ancestors(of: bar).filter { $0.frame.height < max(4 * bar.frame.height, 60) }
    if near.contains(where: { gestures.contains($0.kind) }) { return true }
    guard let container = near.last(where: { !$0.isModifier }) else { return false }
    return scene.subtree(of: container).contains { gestures.contains($0.kind) }
  }
  private static let gestures: Set<ViewKind> = [.gesture, .highPriorityGesture, .simultaneousGesture]

  private static func mayBeBar(_ mark: SceneNode) -> Bool {
    mark.kind == .rectangle && abs(mark.frame.width - mark.frame.height) > 0.5
  }

  /// An element that covers the marks says a value, or a label with a number ("Page 1 of 4").
  private func isSpoken(_ marks: [SceneNode], in scene: Scene) -> Bool {
    marks.allSatisfy { mark in
      // A style of the app's draws it: the gauge or the indicator speaks for itself.
      if scene.isWithin(mark, [.gauge, .progressView]) { return true }
      guard let owner = scene.spokenOwner(of: mark), let spoken = owner.spoken else { return false }
      return spoken.value?.isEmpty == false || spoken.label.contains(where: \.isNumber)
        || scene.subtree(of: owner).contains { $0.text != nil } && !spoken.label.isEmpty
    } || isRepeatedInText(marks, in: scene)
  }

  /// A visible, spoken text beside the marks says the same in numbers: "2 of 5".
  private func isRepeatedInText(_ marks: [SceneNode], in scene: Scene) -> Bool {
    guard let first = marks.first else { return false }
    let around = scene.ancestors(of: first).filter { !$0.isModifier }.prefix(3)
    return around.contains { container in
      scene.subtree(of: container).contains { node in
        node.spoken?.label.filter(\.isNumber).isEmpty == false && node.spoken!.label.count < 40
          && container.frame.height < 120
      }
    }
  }
}
