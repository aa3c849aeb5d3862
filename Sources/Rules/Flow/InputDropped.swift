import SightlineModel

/// What somebody enters is not dropped without a word.
///
/// Decided from the source: an action that does nothing unless a field is filled in or can be read, and text that is cut while
/// it is typed.
/// - Source: WCAG 2.2, 3.3.1 Error Identification, A; HIG, Entering data.
struct InputDropped: ProjectRule {
  static let id: RuleID = "input-dropped"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard let message = message(behaviour) else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) input", location: behaviour.location,
        verdict: .needsReview(.init(message)),
        parts: behaviour.parts)
    }
  }

  private func message(_ behaviour: WrittenBehaviour) -> String? {
    switch behaviour.kind {
    case .ignoredInput("the clipboard"):
      "The button does nothing while there is nothing on the clipboard that it can use, and nothing says so; say it, or disable the "
        + "button meanwhile."
    case .ignoredInput(let name):
      "The button does nothing unless \(name.quoted) holds something that can be used, and nothing says so; say what is missing or "
        + "wrong, or disable the button until then and say why."
    case .cutInput(let name, let limit):
      "What is typed into \(name.quoted) is cut \(limit.map { "after \($0) characters" } ?? "at a limit") without a word; show how "
        + "many are left, and say when there are none."
    default: nil
    }
  }
}
