import SightlineModel

/// What comes up by itself is announced: progress, results, errors.
///
/// Decided from the source, in apps that announce nothing at all.
/// - Source: WCAG 2.2, 4.1.3 Status Messages, AA.
struct ChangeAnnounced: ProjectRule {
  static let id: RuleID = "change-announced"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .appearingStatus(let state) = behaviour.kind else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(state)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "What \(state.quoted) brings up comes without a tap, and nothing in this app is announced: whoever does not see it waits; "
              + "if it reports how something went, post AccessibilityNotification.Announcement(…).")))
    }
  }
}
