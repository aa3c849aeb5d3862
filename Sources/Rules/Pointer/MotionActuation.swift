import SightlineModel

/// What shaking or tilting the device does, a control does as well.
///
/// Decided from the source: what the handler changes or calls, and whether a control changes or calls the same.
/// - Source: WCAG 2.2, 2.5.4 Motion Actuation, A.
struct MotionActuation: ProjectRule {
  static let id: RuleID = "motion-actuation"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .deviceMotion(let words, let isKnown) = behaviour.kind else { return nil }
      let subject = "\(behaviour.location.file) \(words)"
      if behaviour.isInOrder {
        return ProjectJudgement(subject: subject, location: behaviour.location, verdict: .passes)
      }
      guard isKnown else {
        return ProjectJudgement(
          subject: subject, location: behaviour.location,
          verdict: .needsReview(
            .init(
              "\(words) does something here: is there a control that does the same, and a way to turn the movement off?"
            )))
      }
      return ProjectJudgement(
        subject: subject, location: behaviour.location,
        verdict: .fails(
          .init(
            "\(words) does what no control does: people who hold it in a mount, or whose hands shake, can't; add a button for the "
              + "same.")))
    }
  }
}
