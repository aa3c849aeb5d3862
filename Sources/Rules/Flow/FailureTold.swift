import SightlineModel

/// What went wrong is told to whoever waits for it.
///
/// Decided from the source: a `catch` in a view or in what views observe that does nothing but write to the log.
/// - Source: WCAG 2.2, 4.1.3 Status Messages, AA; HIG, Feedback.
struct FailureTold: ProjectRule {
  static let id: RuleID = "failure-told"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .silentFailure(let call) = behaviour.kind else { return nil }
      let end = call.isEmpty ? "is dropped here" : "ends in the log here (\(call))"
      return ProjectJudgement(
        subject: "\(behaviour.location)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "An error \(end): a wheel that stops looks the same as success, and who does not see it hears nothing; if somebody "
              + "waits for this, show what went wrong and announce it.")))
    }
  }
}
