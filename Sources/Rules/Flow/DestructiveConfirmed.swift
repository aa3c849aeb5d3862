import SightlineModel

/// A button that deletes asks first, or lets people take it back.
///
/// Decided from the source: what the action of a destructive button calls.
/// - Source: WCAG 2.2, 3.3.4 Error Prevention (Legal, Financial, Data), AA; HIG, Alerts and Buttons.
struct DestructiveConfirmed: ProjectRule {
  static let id: RuleID = "destructive-confirmed"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .destruction(let title, let call) = behaviour.kind else { return nil }
      let name = title.isEmpty ? "This button" : "The button \(title.quoted)"
      let subject = "\(behaviour.location.file) \(title) \(call)"
      if behaviour.isInOrder {
        return ProjectJudgement(subject: subject, location: behaviour.location, verdict: .passes)
      }
      return ProjectJudgement(
        subject: subject, location: behaviour.location,
        verdict: .fails(
          .init(
            "\(name) deletes at once (\(call)): a tap by mistake can't be taken back; ask with .confirmationDialog, or offer Undo."
          )))
    }
  }
}
