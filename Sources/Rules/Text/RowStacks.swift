import SightlineModel

/// What stands side by side stands below each other where the text is large.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA, and 1.4.10 Reflow, AA; HIG, Typography: "Consider stacking at large sizes". The
///   shares of the width and the number of lines are our own.
struct RowStacks: Rule {
  static let id: RuleID = "row-stacks"
  static let dependencies: RuleDependencies = [.metrics, .size]
  /// Of the room that the row has: who has more has nearly what a column would give.
  private static let share = 0.6
  private static let manyLines = 4
  /// The same for words that are not known here.
  private static let openShare = 0.7
  /// Of the room: what a picture takes that leaves too little beside it.
  private static let picture = 0.2
  /// Points: a list's inset at either side.
  private static let margin = 16.0

  func judge(_ scene: Scene) -> [Judgement] {
    guard scene.variant.size.isAccessibilitySize else { return [] }
    return scene.nodes.compactMap { node in
      guard !node.isModifier, node.kind == .hStack, node.isVisible, !node.scrollAxes.contains(.horizontal),
        !scene.isSystemDrawn(node), !scene.isWithin(node, [.picker])
      else { return nil }
      let row = Row(node, in: scene)
      guard row.columns.count > 1 || row.pictures > 0 || fields(in: row, of: scene).contains(where: \.isVisible),
        row.columns.contains(where: { $0.contains(where: Self.saysSomething) })
      else {
        return nil
      }
      if let squeezed = row.columns.joined().first(where: { isSqueezed($0, in: row, of: scene) }) {
        return Judgement(node: node.id, verdict: .needsReview(issue(squeezed, in: row, of: scene)))
      }
      if let open = row.columns.indices.lazy.compactMap({ self.open($0, of: row, in: scene) }).first {
        return Judgement(node: node.id, verdict: .needsReview(issue(atRunTime: open, in: row, of: scene)))
      }
      if let field = field(in: row, of: scene) {
        return Judgement(node: node.id, verdict: .needsReview(issue(field: field, in: row, of: scene)))
      }
      return Judgement(node: node.id, verdict: .passes)
    }
  }

  /// The texts and pictures of each column, and the width that the row could have.
  private struct Row {
    let node: SceneNode
    let columns: [[SceneNode]]
    let width: Double
    /// What pictures and drawings without words take of it.
    let pictures: Double

    private static let pictures: Set<ViewKind> = [.image, .asyncImage, .unseen]

    init(_ node: SceneNode, in scene: Scene) {
      self.node = node
      columns = scene.children(of: node).map { column in
        scene.subtree(of: column).filter { $0.isVisible && ($0.text != nil || $0.kind == .image && !$0.isModifier) }
      }.filter { !$0.isEmpty }
      pictures = scene.children(of: node).reduce(0) { taken, column in
        let inside = scene.subtree(of: column)
        let isPicture =
          inside.contains {
            $0.isVisible && !$0.isModifier && (Self.pictures.contains($0.kind) || !$0.drawings.isEmpty)
          }
          && !inside.contains { $0.text != nil || $0.isInteractive || $0.kind == .spacer }
        return taken + (isPicture ? column.frame.width : 0)
      }
      let around = scene.ancestors(of: node).prefix { $0.scrollAxes.isEmpty || !$0.scrollAxes.contains(.horizontal) }
      let fixed = around.filter { $0.isModifier && $0.fixedLength(.horizontal) != nil || $0.kind == .listRow }
      let room = fixed.map(\.frame.width).min() ?? scene.bounds.width - 2 * RowStacks.margin
      width = max(node.frame.width, min(room, scene.bounds.width - 2 * RowStacks.margin))
    }
  }

  private static func saysSomething(_ node: SceneNode) -> Bool {
    node.text != nil && (node.isOfRunTime || node.shownString?.hasWords == true)
  }

  private func issue(_ text: SceneNode, in row: Row, of scene: Scene) -> Verdict.Issue {
    let lines = text.text?.measured.lines.count ?? 0
    return Verdict.Issue(
      "The row stays side by side at \(scene.variant.size.rawValue): \(text.nameInside(scene)) has \(text.frame.width.text()) of its "
        + "\(row.node.frame.width.text()) pt and takes \(lines) lines; let it become a column with ViewThatFits or AnyLayout.",
      suggestion: Self.suggestion)
  }

  private func issue(atRunTime text: SceneNode, in row: Row, of scene: Scene) -> Verdict.Issue {
    Verdict.Issue(
      "The row stays side by side at \(scene.variant.size.rawValue): what stands beside \(text.nameInside(scene)) leaves it little of "
        + "\(row.width.text()) pt, and its words only exist at run time; let it become a column with ViewThatFits or AnyLayout.",
      suggestion: Self.suggestion)
  }
  private func issue(field: SceneNode, in row: Row, of scene: Scene) -> Verdict.Issue {
    Verdict.Issue(
      "The row stays side by side at \(scene.variant.size.rawValue): \(field.nameInside(scene)) has \(field.frame.width.text()) of "
        + "\(row.width.text()) pt for what is typed; let it become a column with ViewThatFits or AnyLayout.",
      suggestion: Self.suggestion)
  }
  private static let suggestion = Suggestion(
    text: "Use ViewThatFits, or AnyLayout by dynamicTypeSize.isAccessibilitySize.")

  /// It stands in this row and in no row within it. What is cut or broken is reported of itself.
  private func isSqueezed(_ node: SceneNode, in row: Row, of scene: Scene) -> Bool {
    guard let text = node.text, node.shownString?.hasWords == true, !node.isOfRunTime,
      node.frame.width <= Self.share * row.node.frame.width,
      isDirectly(node, in: row, of: scene)
    else { return false }
    let lines = text.measured.lines
    guard !text.measured.isTruncated, !lines.contains(where: \.breaksWord) else { return false }
    let alone = (lines.reduce(0) { $0 + $1.width } / max(1, row.node.frame.width)).rounded(.up)
    return lines.count >= Self.manyLines && Double(lines.count) > alone
  }

  private func isDirectly(_ node: SceneNode, in row: Row, of scene: Scene) -> Bool {
    scene.ancestors(of: node).first(where: { $0.kind == .hStack && !$0.isModifier })?.id == row.node.id
  }

  /// A text of that column whose words only exist at run time, with little room for them: beside other texts, or a large picture.
  private func open(_ column: Int, of row: Row, in scene: Scene) -> SceneNode? {
    guard
      let text = row.columns[column].first(where: {
        $0.isOfRunTime && $0.shownString?.hasWords == true && isDirectly($0, in: row, of: scene)
      })
    else { return nil }
    let others = row.columns.indices.filter { $0 != column }.map { row.columns[$0] }
    let beside = others.filter { $0.contains { $0.shownString?.hasLettersOrDigits == true || $0.isOfRunTime } }
    let taken = others.reduce(0) { $0 + width(of: $1) }
    if !beside.isEmpty { return taken >= (1 - Self.openShare) * row.width ? text : nil }
    return row.pictures >= Self.picture * row.width ? text : nil
  }

  private func fields(in row: Row, of scene: Scene) -> [SceneNode] {
    scene.subtree(of: row.node).filter {
      Field.kinds.contains($0.kind) && !$0.isModifier && isDirectly($0, in: row, of: scene)
    }
  }

  /// A field beside its label, with little room for what is typed.
  private func field(in row: Row, of scene: Scene) -> SceneNode? {
    fields(in: row, of: scene).first { field in
      field.isVisible && field.frame.width <= Self.share * row.width
        && row.columns.joined().contains { label in
          Self.saysSomething(label) && !scene.isBelow(label, field) && label.frame.maxX <= field.frame.minX + 1
        }
    }
  }

  private func width(of column: [SceneNode]) -> Double {
    (column.map(\.frame.maxX).max() ?? 0) - (column.map(\.frame.minX).min() ?? 0)
  }
}
