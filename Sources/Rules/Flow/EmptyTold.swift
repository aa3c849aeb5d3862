import SightlineModel

/// A list with nothing in it says so.
///
/// Decided from the source: what a screen lists may be nothing, and neither the view, nor what it shows, nor what shows it, asks
/// whether it is.
/// - Source: WCAG 2.2, 4.1.3 Status Messages, AA; HIG, Feedback.
struct EmptyTold: ProjectRule {
  static let id: RuleID = "empty-told"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .silentList(let name) = behaviour.kind else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(name)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "Where \(name.quoted) is empty the screen is blank, and nobody can tell that from loading or from a failure; if that can "
              + "happen, say so in words, as ContentUnavailableView does, and what to do.")), parts: behaviour.parts)
    }
  }
}
