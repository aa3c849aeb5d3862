import SightlineModel

/// What lies behind an overlay is not read while the overlay is there, nor what is moved off the screen while it is away.
///
/// An overlay is recognised by its scrim: a half-transparent fill over the whole screen, with something to read in front of
/// it. What is moved away by `.offset` is a question: VoiceOver goes by frames too, which no document promises.
/// - Source: WCAG 2.2, 2.4.3 Focus Order, A.
struct Modal: Rule {
  static let id: RuleID = "modal"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] { overlay(in: scene) + movedAway(in: scene) }

  private func movedAway(in scene: Scene) -> [Judgement] {
    var spoken: [Int: [SceneNode]] = [:]
    for node in scene.spokenElements where !scene.isSystemDrawn(node) {
      guard let modifier = scene.movedAway(node, drawnAt: node.frame) else { continue }
      spoken[modifier.id, default: []].append(node)
    }
    return spoken.sorted { $0.key < $1.key }.map { id, nodes in
      let measured = Measurement.count(nodes.count, needs: 0)
      let first = nodes.count == 1 ? nodes[0].name(in: scene) : nodes[0].nameInside(scene)
      let what = nodes.count == 1 ? first : "\(measured.number) elements, first \(first),"
      return Judgement(
        node: id,
        verdict: .needsReview(
          .init(
            "\(what) \(nodes.count == 1 ? "is" : "are") moved off the screen by .offset and may still be read there; hide "
              + "\(nodes.count == 1 ? "it" : "them") with .accessibilityHidden(_:) while away.", measured: measured)))
    }
  }

  private func overlay(in scene: Scene) -> [Judgement] {
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
