import SightlineModel

/// A sheet has a button that closes it.
///
/// Decided from the source: what the view in it, and those in that one, name.
/// - Source: WCAG 2.2, 2.1.1 Keyboard and 2.5.1 Pointer Gestures, A; HIG, Sheets.
struct SheetCloses: ProjectRule {
  static let id: RuleID = "sheet-closes"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    var seen: Set<SourceLocation> = []
    return project.behaviours.compactMap { behaviour in
      guard case .openSheet(let view) = behaviour.kind, seen.insert(behaviour.location).inserted else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(view)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "Nothing in the sheet with \(view.quoted) closes it but a swipe, which nothing shows; add a button that dismisses it.",
            suggestion: Suggestion(text: "Add a Done button to its toolbar."))))
    }
  }
}
