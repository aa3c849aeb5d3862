import SightlineModel

/// Movement stops when the reader has asked for less of it.
///
/// Fades and colour changes are no movement, nor is a bar that grows in place.
/// - Source: WCAG 2.2, 2.3.3 Animation from Interactions, AAA; HIG, Motion: Reduce Motion; Apple, `TransitionProperties.hasMotion`.
struct MotionGated: Rule {
  static let id: RuleID = "motion-gated"
  var ruleID: RuleID { Self.id }
  static let dependencies: RuleDependencies = []
  static let isOfTree = true

  private static let moving: Set<String> = [
    "scale", "rotation", "rotation3D", "offset", "position", "page", "move", "slide", "push", "blur", "bounce",
    "wiggle", "breathe", "spin", "parallax", "scroll", "matchedGeometry",
  ]
  /// Movement on its own, whatever it animates.
  private static let movingAPIs: Set<String> = ["symbolEffect", "matchedGeometryEffect", "LottieView"]
  /// Effects of symbols that only fade: they are drawn more or less opaque, layer by layer.
  private static let fading: Set<String> = ["pulse", "variableColor", "automatic"]
  /// Movement, unless what they animate is known and does not move.
  private static let animators: Set<String> = ["phaseAnimator", "keyframeAnimator"]

  func judge(_ scene: Scene) -> [Judgement] {
    zip(scene.motions, scene.motionNames).compactMap { motion, name in
      verdict(motion).map { Judgement(node: nil, verdict: $0, detail: name) }
    }
  }

  private func isFade(_ motion: Motion) -> Bool {
    motion.api == "symbolEffect" && motion.properties.allSatisfy(Self.fading.contains)
  }

  private func verdict(_ motion: Motion) -> Verdict? {
    guard motion.runsUnderReduceMotion else { return .passes }
    let moved = motion.properties.filter { Self.moving.contains($0) }
    let api = motion.api == "animation" ? ".animation(_:value:)" : motion.api
    let fix = "check accessibilityReduceMotion and change the value without animation, or cross-fade"
    let isMovement =
      Self.movingAPIs.contains(motion.api) && !isFade(motion)
      || Self.animators.contains(motion.api) && motion.properties.isEmpty
    if !moved.isEmpty || isMovement {
      let what = moved.isEmpty ? "moves" : "animates \(moved.joined(separator: ", "))"
      return .fails(
        .init(
          "\(api) \(what)\(motion.repeatsForever ? " without end" : "") even when Reduce Motion is on; \(fix).",
          cause: motion.source))
    }
    if motion.movesByTransition {
      return .needsReview(
        .init(
          "\(api) lets a view come or go by a transition that moves; from iOS 17 on Reduce Motion makes it a fade, so if the app runs "
            + "on iOS 16, \(fix).", cause: motion.source))
    }
    if motion.properties.isEmpty {
      return .needsReview(
        .init(
          "\(api) runs even when Reduce Motion is on, and what it moves is not known; if anything moves, \(fix).",
          cause: motion.source))
    }
    return .passes
  }
}

/// What no state that was reached has shown is decided from the source; where that says too little it is for a person: one
/// question for each file.
extension MotionGated: ProjectRule {
  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    var files: [String] = []
    var lines: [String: [SourceLocation]] = [:]
    var judgements: [ProjectJudgement] = []
    for animation in project.unseenAnimations {
      let site = animation.location
      guard let properties = animation.moved else {
        if lines[site.file] == nil { files.append(site.file) }
        lines[site.file, default: []].append(site)
        continue
      }
      let motion = Motion(
        api: animation.api, properties: properties,
        repeatsForever: animation.api == "TimelineView" || animation.isEndless,
        runsUnderReduceMotion: true, source: site)
      judgements.append(
        ProjectJudgement(
          subject: "\(site.file) \(animation.api) \(properties.joined(separator: " "))", location: site,
          verdict: properties.isEmpty ? .passes : verdict(motion) ?? .passes))
    }
    return judgements
      + files.map { file in
        let sites = lines[file]!
        let numbers = sites.prefix(8).map { "\($0.line)" }.joined(separator: ", ")
        let more = sites.count > 8 ? " and \(sites.count - 8) more" : ""
        let subject =
          sites.count == 1 ? "The animation here was" : "\(sites.count) animations (lines \(numbers)\(more)) were"
        return ProjectJudgement(
          subject: file, location: sites[0],
          verdict: .needsReview(
            .init(
              "\(subject) not seen to move anything in the states that were reached, so whether Reduce Motion stops it is not "
                + "known; try it on a device.")))
      }
  }
}
