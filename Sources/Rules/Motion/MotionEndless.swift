import SightlineModel

/// Movement that starts by itself comes to an end, and nothing flashes.
///
/// - Source: WCAG 2.2, 2.2.2 Pause, Stop, Hide, A (five seconds); 2.3.1 Three Flashes, A.
struct MotionEndless: Rule {
  static let id: RuleID = "motion-endless"
  var ruleID: RuleID { Self.id }
  static let dependencies: RuleDependencies = []
  static let isOfTree = true
  let numbers: RuleNumbers

  private static let seen: Set<String> = [
    "scale", "rotation", "rotation3D", "offset", "position", "move", "opacity", "color", "foreground", "bounce",
    "pulse",
    "wiggle", "breathe", "spin", "blur",
  ]

  func judge(_ scene: Scene) -> [Judgement] {
    zip(scene.motions, scene.motionNames).filter { $0.0.repeatsForever }.map { motion, name in
      Judgement(node: nil, verdict: verdict(motion), detail: name)
    }
  }

  private static let loading: Set<String> = [
    "loading", "loader", "spinner", "splash", "launch", "progress", "activity",
  ]
  /// By the name of the view that moves.
  private static func isOfLoading(_ view: String) -> Bool {
    !loading.isDisjoint(with: IdentifierWords(view.split(separator: ".").last ?? "").words)
  }

  private func verdict(_ motion: Motion) -> Verdict {
    let seen = motion.properties.filter(Self.seen.contains)
    if let duration = motion.duration, duration > 0, duration < 1 / (2 * numbers["flashes"]),
      seen.contains("opacity") || seen.contains("color")
    {
      return .fails(
        .init(
          "\(motion.api) flashes \((1 / (2 * duration)).text()) times a second without end; slow it to at most "
            + "\(numbers["flashes"].text()) a second.",
          measured: .seconds(2 * duration, needs: 1 / numbers["flashes"]),
          cause: motion.source))
    }
    // Reduce Motion is a way to stop it.
    guard motion.runsUnderReduceMotion else { return .passes }
    if seen.isEmpty {
      return .needsReview(
        .init(
          "\(motion.api) repeats without end, and what it changes is not known; offer a way to stop it.",
          cause: motion.source))
    }
    let issue = Verdict.Issue(
      "\(motion.api) changes \(seen.joined(separator: ", ")) without end and nothing stops it; let it end within "
        + "\(numbers["longest"].text()) seconds, or stop it under Reduce Motion.", cause: motion.source)
    // What turns while something loads may, where nothing can be done beside it (2.2.2, note 2).
    return motion.symbol.map(Self.isOfLoading) == true ? .needsReview(issue) : .fails(issue)
  }
}

/// What no state that was reached has shown, where the source says that it starts by itself and what it moves.
extension MotionEndless: ProjectRule {
  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.unseenAnimations.compactMap { animation in
      guard animation.isEndless, let moved = animation.moved, !moved.filter(Self.seen.contains).isEmpty else {
        return nil
      }
      let motion = Motion(
        api: animation.api, properties: moved, repeatsForever: true, runsUnderReduceMotion: true,
        source: animation.location)
      return ProjectJudgement(
        subject: "\(animation.location.file) \(animation.api) \(moved.joined(separator: " "))",
        location: animation.location, verdict: verdict(motion))
    }
  }
}
