import SightlineModel

/// VoiceOver reads from top to bottom.
///
/// Judged are neighbours in the reading order that stand one above the other.
/// - Source: WCAG 2.2, 1.3.2 Meaningful Sequence, A.
struct ReadingOrder: Rule {
  static let id: RuleID = "reading-order"
  static let dependencies: RuleDependencies = [.metrics]
  let numbers: RuleNumbers

  func judge(_ scene: Scene) -> [Judgement] {
    let elements = scene.spokenElements.filter { !$0.frame.isEmpty && !$0.isOverlaid && !scene.isSystemDrawn($0) }
    let scrim = scene.scrim?.id ?? 0
    return zip(elements, elements.dropFirst()).compactMap { first, second in
      guard first.isPlaced, second.isPlaced else { return nil }
      // What lies behind an overlay is for another rule: modal.
      guard first.scrollContainer == second.scrollContainer, (first.id < scrim) == (second.id < scrim) else {
        return nil
      }
      let common = min(first.frame.maxX, second.frame.maxX) - max(first.frame.minX, second.frame.minX)
      guard common > 0.5 * min(first.frame.width, second.frame.width) else { return nil }
      let jump = first.frame.minY - second.frame.minY
      // A badge hangs over the upper edge of what it belongs to: less than its height away.
      guard second.frame.maxY <= first.frame.minY + numbers["tolerance"], jump > numbers["tolerance"],
        jump >= first.frame.height
      else {
        return Judgement(node: second.id, verdict: .passes)
      }
      return Judgement(
        node: second.id,
        verdict: .fails(
          .init(
            "\(second.said(in: scene)) stands above \(first.saidInside(scene)) but is read after "
              + "it; change the order of the views, or set .accessibilitySortPriority.",
            measured: .points(jump, needs: numbers["tolerance"]))), others: [first.id])
    }
  }
}

extension SceneNode {
  fileprivate func said(in scene: Scene) -> String {
    unknownTextReason == nil ? (spoken?.label ?? "").quoted : name(in: scene)
  }
  fileprivate func saidInside(_ scene: Scene) -> String {
    unknownTextReason == nil ? (spoken?.label ?? "").quoted : nameInside(scene)
  }
  /// Its place is known: one that is made up is off by more than any screen.
  fileprivate var isPlaced: Bool { uncertainty < 5_000 }
}
