import SightlineModel

/// Where a button waits for something to be entered, the screen says what.
///
/// Decided from the source: what the button's `.disabled` asks for.
/// - Source: WCAG 2.2, 3.3.1 Error Identification and 3.3.2 Labels or Instructions, A; HIG, Entering data.
struct DisabledTold: ProjectRule {
  static let id: RuleID = "disabled-told"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .disabledUntil(let condition) = behaviour.kind else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(condition)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "The button is disabled by \(condition.quoted), and no text or hint depends on the same; see that the screen says "
              + "what is required, or answer a tap with what is missing.")))
    }
  }
}
