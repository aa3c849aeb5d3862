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
      if let swapped = swapped(first, second, in: scene) { return swapped }
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

  /// Neighbours of one row that are read against the direction of the writing.
  private func swapped(_ first: SceneNode, _ second: SceneNode, in scene: Scene) -> Judgement? {
    let (a, b) = scene.isRightToLeft ? (second, first) : (first, second)
    let shared = min(a.frame.maxY, b.frame.maxY) - max(a.frame.minY, b.frame.minY)
    guard shared > 0.5 * max(a.frame.height, b.frame.height), b.frame.maxX <= a.frame.minX + 1,
      first.isStaticText, second.isStaticText,
      let row = scene.ancestors(of: first).first(where: { !$0.isModifier }),
      [.hStack, .lazyHStack, .gridRow].contains(row.kind),
      scene.ancestors(of: second).first(where: { !$0.isModifier })?.id == row.id
    else { return nil }
    let side = scene.isRightToLeft ? "right" : "left"
    return Judgement(
      node: second.id,
      verdict: .fails(
        .init(
          "\(second.said(in: scene)) stands to the \(side) of \(first.saidInside(scene)) but is read after it; change the order "
            + "of the views, or set .accessibilitySortPriority.",
          measured: .points(a.frame.minX - b.frame.minX, needs: numbers["tolerance"]))), others: [first.id])
  }

}

extension SceneNode {
  fileprivate var isStaticText: Bool { text != nil && shownString?.hasWords == true }
  fileprivate func said(in scene: Scene) -> String {
    unknownTextReason == nil ? (spoken?.label ?? "").quoted : name(in: scene)
  }
  fileprivate func saidInside(_ scene: Scene) -> String {
    unknownTextReason == nil ? (spoken?.label ?? "").quoted : nameInside(scene)
  }
  /// Its place is known: one that is made up is off by more than any screen.
  fileprivate var isPlaced: Bool { uncertainty < 5_000 }
}

extension Scene {
  /// The script of the variant's language runs from right to left.
  fileprivate var isRightToLeft: Bool { ["ar", "he", "fa", "ur"].contains(variant.locale.prefix(2)) }
}
