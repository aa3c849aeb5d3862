import SightlineModel

/// Sound and video start when somebody starts them.
///
/// Decided from the source: `play()` of a player within `onAppear`, `task` or what they call.
/// - Source: WCAG 2.2, 1.4.2 Audio Control, A; 2.2.2 Pause, Stop, Hide, A; HIG, Playing video.
struct MediaAutoplay: ProjectRule {
  static let id: RuleID = "media-autoplay"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .mediaStarts(let player, let isShort, let isMuted) = behaviour.kind else { return nil }
      let what = isMuted ? "Video starts by itself, without sound," : "\(player).play() starts"
      let issue = Verdict.Issue(
        isShort
          ? "\(what) when the view appears: if it lasts longer than three seconds, let people start it, or offer a way to stop it."
          : "\(what) when the view appears\(isMuted ? ", and nothing stops it" : " and talks over VoiceOver"); let people start it, or ask for "
            + "UIAccessibility.isVideoAutoplayEnabled first.")
      return ProjectJudgement(
        subject: "\(behaviour.location.file) \(player)", location: behaviour.location,
        verdict: isShort ? .needsReview(issue) : .fails(issue))
    }
  }
}
