import SightlineModel

/// Nobody has to read against the clock: what is said stays until it is closed, or long enough.
///
/// Judged are texts that came and went by themselves on the walk: confirmations, hints, banners. What no walk reaches is asked
/// about, by what the source does after a while.
/// - Source: WCAG 2.2, 2.2.1 Timing Adjustable, A: a time limit can be turned off or extended, or is long. Twenty seconds
///   are what the criterion gives for extending one.
struct MessageDuration: ProjectRule {
  static let id: RuleID = "message-duration"
  let numbers: RuleNumbers

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    let met = PassingMessage.all(in: project.flows)
    return met.map(judgement) + questions(project, besides: Set(met.compactMap(\.location?.file)))
  }

  private func judgement(_ message: PassingMessage) -> ProjectJudgement {
    guard message.seconds < numbers["shortest"] else {
      return ProjectJudgement(subject: message.subject, location: message.location, verdict: .passes)
    }
    let measured = Measurement.seconds(message.seconds, needs: numbers["shortest"])
    return ProjectJudgement(
      subject: message.subject, location: message.location,
      verdict: .fails(
        .init(
          "\(message.text.quoted) goes away by itself after \(measured.number) seconds, read or not; leave it until "
            + "it is closed, or show the same where it stays.",
          measured: measured)),
      quotation: message.text.quoted)
  }

  /// - Parameter files: Where the walk has met a message, which is judged there.
  private func questions(_ project: ProjectFacts, besides files: Set<String>) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard !files.contains(behaviour.location.file) else { return nil }
      let (subject, message): (String, String)
      switch behaviour.kind {
      case .passingMessage(let state, let seconds):
        if let seconds, seconds >= numbers["shortest"] { return nil }
        let time = seconds.map { "after \(Measurement.seconds($0, needs: numbers["shortest"]).number) seconds" }
        subject = state
        message =
          "A timer takes away what \(state.quoted) shows \(time ?? "after a while"), read or not; if it says anything that stands "
          + "nowhere else, leave it until it is closed."
      case .passingScreen(let seconds):
        let time = Measurement.seconds(seconds, needs: numbers["shortest"]).number
        subject = "closes"
        message =
          "The screen closes itself after \(time) seconds, before everybody has read or heard how it went; leave closing it to a "
          + "button, or say the result where it leads to."
      default: return nil
      }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(subject)", location: behaviour.location,
        verdict: .needsReview(.init(message)))
    }
  }
}
