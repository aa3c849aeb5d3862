import SightlineModel

/// Whoever copies something is told that it worked.
///
/// Decided from the source: what runs writes to the pasteboard, plays a haptic or writes to the log, and does nothing else.
/// - Source: WCAG 2.2, 4.1.3 Status Messages, AA; HIG, Feedback.
struct CopyTold: ProjectRule {
  static let id: RuleID = "copy-told"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard behaviour.kind == .silentCopy else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) copy", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "Something is copied here, and nothing shows or says that it worked; show it for a while, and post "
              + "\(project.announcement).")))
    }
  }
}
