import SightlineModel

/// A button that deletes asks first, or lets people take it back.
///
/// Decided from the source: what the action of a destructive button calls.
/// - Source: WCAG 2.2, 3.3.4 Error Prevention (Legal, Financial, Data), AA; HIG, Alerts and Buttons.
struct DestructiveConfirmed: ProjectRule {
  static let id: RuleID = "destructive-confirmed"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      if let offered = offered(behaviour) { return offered }
      guard case .destruction(let title, let call) = behaviour.kind else { return nil }
      let isSymbol = title.hasPrefix("trash")
      let name = title.isEmpty ? "This button" : "The button \(isSymbol ? "with the symbol " : "")\(title.quoted)"
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

  /// Who swipes or opens a menu has taken a step towards it, and who signs out can come back; whether that is enough is for a
  /// person to say.
  private func offered(_ behaviour: WrittenBehaviour) -> ProjectJudgement? {
    if case .signOut(let title, let call) = behaviour.kind {
      return ProjectJudgement(
        subject: "\(behaviour.location.file) sign out \(title)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "\(title.quoted) signs out at once (\(call)): a tap by mistake costs a new sign-in, and what was not saved; if that is much, "
              + "ask with .confirmationDialog.")))
    }
    if case .saidDestruction(let title, let call) = behaviour.kind {
      return ProjectJudgement(
        subject: "\(behaviour.location.file) said \(title) \(call)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "\(title.quoted) acts at once (\(call)); if what it takes away can't be brought back, ask with .confirmationDialog, or offer "
              + "Undo.")))
    }
    if case .listRemoval(let title, let call) = behaviour.kind {
      return ProjectJudgement(
        subject: "\(behaviour.location.file) list \(title) \(call)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "\(title.isEmpty ? "This button" : title.quoted) takes one thing out of the list at once (\(call)); if that is kept and can't "
              + "be taken back, ask with .confirmationDialog, or offer Undo.")))
    }
    guard case .offeredDestruction(let title, let call, let isSwiped) = behaviour.kind else { return nil }
    let name = title.isEmpty ? "this item" : title.quoted
    return ProjectJudgement(
      subject: "\(behaviour.location.file) offered \(title) \(call)", location: behaviour.location,
      verdict: .needsReview(
        .init(
          isSwiped
            ? "A full swipe runs \(name), which deletes at once (\(call)); if it can't be taken back, add allowsFullSwipe: false, ask, or "
              + "offer Undo."
            : "Chosen from its menu, \(name) deletes at once (\(call)); if it can't be taken back, ask with .confirmationDialog, or offer "
              + "Undo.")))
  }
}
