import SightlineModel

/// What lies behind an overlay is not read while the overlay is there.
///
/// Recognised by its scrim: a half-transparent fill over the whole screen, with something to read in front of it.
/// - Source: WCAG 2.2, 2.4.3 Focus Order, A.
struct Modal: Rule {
  static let id: RuleID = "modal"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    guard let scrim = scene.scrim else { return [] }
    let spoken = scene.spokenElements.filter { !scene.isSystemDrawn($0) }
    let (behind, front) = (spoken.filter { $0.id < scrim.id }, spoken.filter { $0.id > scrim.id })
    guard !front.isEmpty else { return [] }
    // Containers around both are neither.
    let inside = behind.filter { node in !front.contains { scene.subtree(of: node).map(\.id).contains($0.id) } }
    guard let first = inside.first else { return [Judgement(node: scrim.id, verdict: .passes)] }
    let measured = Measurement.count(inside.count, needs: 0)
    return [
      Judgement(
        node: scrim.id,
        verdict: .fails(
          .init(
            "An overlay covers the screen, but VoiceOver still reads what lies behind it: \(measured.number) "
              + "\(inside.count == 1 ? "element" : "elements"), first \((first.spoken?.label ?? "").quoted); add .accessibilityAddTraits(.isModal) to the overlay, or "
              + "present it as a sheet.", measured: measured)
        ))
    ]
  }
}
