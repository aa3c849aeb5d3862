import DesignTokens
import SightlineModel

/// The judgement shared by every contrast rule.
struct ContrastVerdict {
  let required: Double
  /// Starts the sentence: `“Skip”`.
  let subject: @Sendable () -> String
  let cause: SourceLocation?
  /// What makes the element fainter than its colour.
  var fade: Fade?
  /// Where gradients lie on gradients: which colours really meet.
  var meetings: [PaintMeeting]?

  func verdict(
    _ foreground: ResolvedPaint, _ foregroundSteps: [DerivationStep], on backdrop: ResolvedPaint,
    _ backdropSteps: [DerivationStep]
  ) -> Verdict {
    let (front, back) = (PaintContrast.samples(of: foreground), PaintContrast.samples(of: backdrop))
    if front?.isEmpty == true || back?.isEmpty == true { return .notApplicable }
    // A picture below a scrim: enough between the lightest and the darkest it can be is enough of any.
    if back == nil, front != nil, let meetings, case .image = backdrop,
      PaintContrast.passesBetween(meetings, required: required)
    {
      return .passes
    }
    guard let front, let back, let worst = meetings.map(PaintContrast.worst) ?? PaintContrast.worst(front, back) else {
      let unknown = backdrop.unknownReason != nil ? backdrop : foreground
      let place = backdrop.unknownReason != nil ? "stands on" : "is drawn with"
      return .needsReview(
        .init(
          "\(subject()) \(place) \(unknown.words), so its contrast cannot be computed (\(unknown.unknownReason ?? "")); "
            + "check that it is at least \(ShownRatio.text(required)) everywhere.",
          cause: cause,
          derivation: unknown.unknownReason.map { [DerivationStep(.unknown(reason: $0))] + backdropSteps }
            ?? backdropSteps))
    }
    // Ratios are compared as they are, not rounded: 4.4996 fails.
    guard worst.ratio < required else { return .passes }
    let failure = ContrastFailure(
      verdict: self, foreground: foreground, foregroundSteps: foregroundSteps, backdrop: backdrop,
      backdropSteps: backdropSteps, front: front, back: back, worst: worst)
    let issue = Verdict.Issue(
      failure.message, measured: failure.measured, suggestion: failure.suggestion, cause: failure.cause,
      derivation: foregroundSteps + backdropSteps)
    return failure.firstStored == nil ? .fails(issue) : .needsReview(issue)
  }
}
