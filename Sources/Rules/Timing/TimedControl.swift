import SightlineModel

/// Nobody has to wait for the control that leads on.
///
/// - Source: WCAG 2.2, 2.2.1 Timing Adjustable, A, in spirit; HIG, Motion: don't make people wait for an animation. The
///   limit is our own.
struct TimedControl: Rule {
  static let id: RuleID = "timed-control"
  static let dependencies: RuleDependencies = []
  static let isOfTree = true
  let numbers: RuleNumbers
  /// Seconds.
  private static let introduction = 10.0

  func judge(_ scene: Scene) -> [Judgement] {
    let controls = scene.nodes.filter { $0.isInteractive && $0.isEnabled && $0.isVisible && !scene.isSystemDrawn($0) }
    let isSomethingThere = controls.contains { ($0.appearsAfter ?? 0) <= numbers["longest"] }
    return controls.compactMap { node in
      guard let delay = node.appearsAfter else { return nil }
      guard delay > numbers["longest"], !isSomethingThere else { return Judgement(node: node.id, verdict: .passes) }
      let measured = Measurement.seconds(delay, needs: numbers["longest"])
      let issue = Verdict.Issue(
        "\(node.name(in: scene)) appears only after \(measured.number) seconds, and there is nothing else to tap until "
          + "then; show it at once, or offer a way to skip the wait.",
        measured: measured)
      // Nobody writes an introduction that long: something waits for an answer that nobody gives here.
      return Judgement(node: node.id, verdict: delay > Self.introduction ? .needsReview(issue) : .fails(issue))
    }
  }
}
