import SightlineModel

/// The app turns with the device.
///
/// A phone fixed to a wheelchair does not.
/// - Source: WCAG 2.2, 1.3.4 Orientation, AA; ACT b33eff.
struct OrientationFree: ProjectRule {
  static let id: RuleID = "orientation-free"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.orientations.map { listed in
      let hasPortrait = listed.names.contains { $0.contains("Portrait") }
      let hasLandscape = listed.names.contains { $0.contains("Landscape") }
      guard hasPortrait != hasLandscape else {
        return ProjectJudgement(subject: listed.idiom, location: listed.location, verdict: .passes)
      }
      let (has, lacks) = hasPortrait ? ("portrait", "landscape") : ("landscape", "portrait")
      return ProjectJudgement(
        subject: listed.idiom, location: listed.location,
        verdict: .fails(
          .init(
            "The app is fixed to \(has)\(listed.idiom.isEmpty ? "" : " on \(listed.idiom)"); allow \(lacks) too, unless one "
              + "orientation is essential.")))
    }
  }
}
