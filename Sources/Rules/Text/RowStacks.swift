import SightlineModel

/// What stands side by side stands below each other where the text is large.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA, and 1.4.10 Reflow, AA; HIG, Typography: "Consider stacking at large sizes". The
///   share of the width and the number of lines are our own.
struct RowStacks: Rule {
  static let id: RuleID = "row-stacks"
  static let dependencies: RuleDependencies = [.metrics, .size, .words]
  /// Of the row's width: who has more has nearly what a column would give.
  private static let share = 0.6
  private static let manyLines = 4

  func judge(_ scene: Scene) -> [Judgement] {
    guard scene.variant.size.isAccessibilitySize else { return [] }
    return scene.nodes.compactMap { node in
      guard !node.isModifier, node.kind == .hStack, node.isVisible, !node.scrollAxes.contains(.horizontal),
        !scene.isSystemDrawn(node)
      else { return nil }
      let columns = scene.children(of: node).map { column in
        scene.subtree(of: column).filter { $0.isVisible && ($0.text != nil || $0.kind == .image && !$0.isModifier) }
      }.filter { !$0.isEmpty }
      guard columns.count > 1, columns.contains(where: { $0.contains { $0.shownString?.hasWords == true } }) else {
        return nil
      }
      guard let squeezed = columns.joined().first(where: { isSqueezed($0, in: node, of: scene) }) else {
        return Judgement(node: node.id, verdict: .passes)
      }
      return Judgement(node: node.id, verdict: .needsReview(issue(squeezed, in: node, of: scene)))
    }
  }

  private func issue(_ text: SceneNode, in row: SceneNode, of scene: Scene) -> Verdict.Issue {
    let lines = text.text?.measured.lines.count ?? 0
    return Verdict.Issue(
      "The row stays side by side at \(scene.variant.size.rawValue): \(text.name(in: scene)) has \(text.frame.width.text()) of its "
        + "\(row.frame.width.text()) pt and takes \(lines) lines; let it become a column with ViewThatFits or AnyLayout.",
      suggestion: Suggestion(text: "Use ViewThatFits, or AnyLayout by dynamicTypeSize.isAccessibilitySize."))
  }

  /// It stands in this row and in no row within it. What is cut or broken is reported of itself.
  private func isSqueezed(_ node: SceneNode, in row: SceneNode, of scene: Scene) -> Bool {
    guard let text = node.text, node.shownString?.hasWords == true, node.frame.width <= Self.share * row.frame.width,
      scene.ancestors(of: node).first(where: { $0.kind == .hStack && !$0.isModifier })?.id == row.id
    else { return false }
    let lines = text.measured.lines
    guard !text.measured.isTruncated, !lines.contains(where: \.breaksWord) else { return false }
    let alone = (lines.reduce(0) { $0 + $1.width } / max(1, row.frame.width)).rounded(.up)
    return lines.count >= Self.manyLines && Double(lines.count) > alone
  }
}
