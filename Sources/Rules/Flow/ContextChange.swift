import SightlineModel

/// A field that gets the focus, or a control that gets another value, opens nothing by itself.
///
/// Decided from the source: `onChange` of a focus state or of a value that a control is bound to.
/// - Source: WCAG 2.2, 3.2.1 On Focus and 3.2.2 On Input, A.
struct ContextChange: ProjectRule {
  static let id: RuleID = "context-change"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .contextChange(let control, let isFocus, let change) = behaviour.kind else { return nil }
      let subject = "\(behaviour.location.file) \(control) \(change)"
      if behaviour.isInOrder {
        return ProjectJudgement(subject: subject, location: behaviour.location, verdict: .passes)
      }
      let cause = isFocus ? "Moving the focus to a field" : "Changing this \(control)"
      let isFocusMoved = change == "moves the focus"
      let fix = isFocusMoved ? "let people move on themselves" : "let a button do it"
      let issue = Verdict.Issue(
        "\(cause) \(change) by itself: who only looks through the form, or types with VoiceOver, is taken elsewhere; \(fix)."
      )
      // Moving on to the next field may be said beforehand.
      return ProjectJudgement(
        subject: subject, location: behaviour.location, verdict: isFocusMoved ? .needsReview(issue) : .fails(issue))
    }
  }
}
