import SightlineModel

/// What went wrong is told to whoever waits for it.
///
/// Decided from the source: what runs on a failure, in a view or in what views observe, only writes to the log, plays a
/// haptic, or keeps the error where nothing reads it; or what is shown is the error as code writes it.
/// - Source: WCAG 2.2, 3.3.1 Error Identification, A, and 4.1.3 Status Messages, AA; HIG, Feedback.
struct FailureTold: ProjectRule {
  static let id: RuleID = "failure-told"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      if case .rawError(let words) = behaviour.kind { return Self.raw(words, behaviour.location) }
      if case .unheardError(let type) = behaviour.kind { return Self.unheard(type, behaviour) }
      guard case .silentFailure(let end) = behaviour.kind else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(Self.words(end))", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "\(Self.words(end)): a wheel that stops looks the same as success, and who does not see it hears nothing; if somebody "
              + "waits for this, show what went wrong and announce it.")))
    }
  }

  private static func raw(_ words: String, _ location: SourceLocation) -> ProjectJudgement {
    ProjectJudgement(
      subject: "\(location.file) shown as written", location: location,
      verdict: .needsReview(
        .init(
          "\(words.quoted) shows people the error as code writes it, with names of types and cases; if it is shown to them, say in "
            + "words what went wrong and what to do, such as error.localizedDescription of a LocalizedError.")))
  }

  private static func unheard(_ type: String, _ behaviour: WrittenBehaviour) -> ProjectJudgement {
    ProjectJudgement(
      subject: "\(behaviour.location.file) words of \(type)", location: behaviour.location,
      verdict: .needsReview(
        .init(
          "These words of \(type) are not what people are shown: of an Error that is no LocalizedError, error.localizedDescription says "
            + "“The operation couldn’t be completed” and a number; make the type a LocalizedError and call them errorDescription."
        )),
      parts: behaviour.parts)
  }

  private static func words(_ end: WrittenBehaviour.FailureEnd) -> String {
    switch end {
    case .logged(let call): "An error ends in the log here (\(call))"
    case .felt(let call): "An error is only felt here (\(call))"
    case .kept(let name): "An error is kept in “\(name)”, which nothing shows"
    case .dropped(""): "An error is dropped here"
    case .dropped(let call): "An error of \(call) is dropped here"
    }
  }
}
