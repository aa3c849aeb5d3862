import SightlineModel

/// What opens and closes says which it is.
///
/// Decided from the source: a control that changes a state, and an arrow that turns with it.
/// - Source: WCAG 2.2, 4.1.2 Name, Role, Value, A.
struct ExpandedState: ProjectRule {
  static let id: RuleID = "expanded-state"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .expander(let state) = behaviour.kind else { return nil }
      let subject = "\(behaviour.location.file) \(state)"
      if behaviour.isInOrder {
        return ProjectJudgement(subject: subject, location: behaviour.location, verdict: .passes)
      }
      return ProjectJudgement(
        subject: subject, location: behaviour.location,
        verdict: .fails(
          .init(
            "Only this arrow shows whether it is open (\(state)), and VoiceOver says the same either way; add "
              + ".accessibilityValue(\(state) ? \"expanded\" : \"collapsed\") to the control, or use a DisclosureGroup.",
            suggestion: Suggestion(text: "Add .accessibilityValue(\(state) ? \"expanded\" : \"collapsed\")."))))
    }
  }
}
