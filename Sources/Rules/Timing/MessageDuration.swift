import SightlineModel

/// Nobody has to read against the clock: what is said stays until it is closed, or long enough.
///
/// Judged are texts that came and went by themselves on the walk: confirmations, hints, banners.
/// - Source: WCAG 2.2, 2.2.1 Timing Adjustable, A: a time limit can be turned off or extended, or is long. Twenty seconds
///   are what the criterion gives for extending one.
struct MessageDuration: ProjectRule {
  static let id: RuleID = "message-duration"
  let numbers: RuleNumbers

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    PassingMessage.all(in: project.flows).map { message in
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
  }
}
