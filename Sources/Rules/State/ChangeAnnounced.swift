import SightlineModel

/// What comes up by itself is announced: progress, results, errors.
///
/// Decided from the source, where neither the view nor what it uses announces anything.
/// - Source: WCAG 2.2, 4.1.3 Status Messages, AA.
struct ChangeAnnounced: ProjectRule {
  static let id: RuleID = "change-announced"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard let issue = Self.issue(behaviour.kind, announcement: project.announcement) else { return nil }
      var judgement = ProjectJudgement(
        subject: "\(behaviour.location.file) \(issue.subject)", location: behaviour.location,
        verdict: .needsReview(.init(issue.message)))
      judgement.parts = behaviour.parts
      return judgement
    }
  }

  private static func issue(_ kind: WrittenBehaviour.Kind, announcement: String) -> (subject: String, message: String)?
  {
    switch kind {
    case .appearingStatus(let state):
      (
        state,
        "What \(state.quoted) brings up comes by itself, and nothing was found that announces it: whoever does not see it "
          + "waits; if it reports how something went, post \(announcement)."
      )
    case .silentSearch(let query):
      (
        query,
        "A search with \(query.quoted) that finds nothing leaves the list empty, without a word: whoever does not see it goes on "
          + "waiting; if nothing else says so, show ContentUnavailableView.search and announce how many were found."
      )
    default: nil
    }
  }
}
