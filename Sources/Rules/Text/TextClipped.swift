import SightlineModel

/// Glyphs stay inside what clips them and inside the box drawn for them.
///
/// Ink is compared with the frames of clips, and with a fixed frame that a background or border makes visible.
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA. The tolerances are our own: 1 pt, or 5 % of the ink.
struct TextClipped: NodeRule {
  static let id: RuleID = "text-clipped"
  static let dependencies: RuleDependencies = [.metrics, .size]
  let numbers: RuleNumbers

  private static let clips: Set<ViewKind> = [.clipped, .clipShape, .mask, .cornerRadius]
  private static let boxes: Set<ViewKind> = [.background, .border, .overlay, .glassEffect]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.opacity > 0.01 else { return false }
    return text.content.string.hasInk && !scene.isSystemDrawn(node)
      && !scene.isInSystemDialog(node) && !scene.isOnWheel(node)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let ink = scene.ink(of: node)
    guard !ink.isEmpty else { return .passes }
    if let round = cutByForm(node, in: scene) { return round }
    for ancestor in scene.ancestors(of: node) {
      if ancestor.kind == .scrollView || ancestor.kind == .list || ancestor.kind == .form { break }
      if ancestor.isModifier, Self.clips.contains(ancestor.kind), let cut = excess(of: ink, outside: ancestor.frame) {
        return failing(node, ancestor, cut.length, scene) { "is cut at the \(cut.edge) by \($0.number) pt" }
      }
      if ancestor.isModifier, ancestor.kind == .frame,
        ancestor.fixedLength(.vertical) != nil || ancestor.fixedLength(.horizontal) != nil,
        let cut = excess(of: ink, outside: ancestor.frame, axes: fixedAxes(ancestor)),
        isBoxVisible(ancestor, in: scene) || meetsOthers(ink, node, in: scene)
      {
        let isHigh = fixedAxes(ancestor).contains(.vertical)
        let frame = ancestor.frame
        return failing(node, ancestor, cut.length, scene) {
          let size = isHigh ? "\(frame.height.text()) pt high" : "\(frame.width.text()) pt wide"
          return "sticks out of its \(size) frame by \($0.number) pt at the \(cut.edge)"
        }
      }
    }
    return room(forMore: node, in: scene) ?? .passes
  }

  /// Words that only exist at run time, in a height that has no room for another line of them.
  private func room(forMore node: SceneNode, in scene: Scene) -> Verdict? {
    guard scene.variant.size.isAccessibilitySize, node.isOfRunTime, node.shownString?.hasWords == true,
      node.text?.lineLimit != 1, let lines = node.text?.measured.lines, !lines.isEmpty, node.frame.height > 0
    else { return nil }
    let around = scene.ancestors(of: node).prefix { ![.scrollView, .list, .form].contains($0.kind) }
    guard
      let frame = around.first(where: { $0.isModifier && $0.kind == .frame && $0.fixedLength(.vertical) != nil }),
      !scene.subtree(of: frame).contains(where: { [.spacer, .scrollView, .list, .form].contains($0.kind) })
    else { return nil }
    let drawn = scene.subtree(of: frame).filter { $0.isVisible && ($0.text != nil || $0.kind == .image) }
    let (top, bottom) = (drawn.map(\.frame.minY).min() ?? 0, drawn.map(\.frame.maxY).max() ?? 0)
    guard frame.frame.height - (bottom - top) < node.frame.height / Double(lines.count) else { return nil }
    let height = frame.frame.height
    return .needsReview(
      .init(
        "\(node.name(in: scene)) stands in a height of \(height.text()) pt that has no room for another line at "
          + "\(scene.variant.size.rawValue); if its words can be more, use a minimum height, or one that scales with @ScaledMetric.",
        cause: frame.source ?? node.source))
  }

  /// The ends of lines that a circle or another round form cuts off: by more than a third of a letter's height.
  private func cutByForm(_ node: SceneNode, in scene: Scene) -> Verdict? {
    guard let text = node.text, let form = node.clipOutlines.last,
      let culprit = scene.ancestors(of: node).first(where: { $0.isModifier && Self.clips.contains($0.kind) })
    else { return nil }
    let least = 0.3 * text.measured.fontSize
    let cuts = text.measured.lines.map { line -> Double in
      let (left, baseline) = (node.frame.x + line.x, node.frame.y + line.baseline)
      // Where small letters begin and end.
      return [baseline, baseline - 0.45 * text.measured.fontSize].map { y in
        guard let span = form.span(atY: y) else { return line.width }
        return max(span.lowerBound - left, left + line.width - span.upperBound)
      }.max() ?? 0
    }
    guard let worst = cuts.max(), worst > least else { return nil }
    return failing(node, culprit, worst, scene) { "is cut at the end of a line by \($0.number) pt" }
  }

  private func fixedAxes(_ frame: SceneNode) -> Set<Axis> {
    Set(Axis.allCases.filter { frame.fixedLength($0) != nil })
  }

  private func excess(of ink: Rect, outside frame: Rect, axes: Set<Axis> = [.horizontal, .vertical])
    -> (edge: String, length: Double)?
  {
    let sides: [(edge: String, length: Double, extent: Double, axis: Axis)] = [
      ("top", frame.minY - ink.minY, ink.height, .vertical), ("bottom", ink.maxY - frame.maxY, ink.height, .vertical),
      ("left", frame.minX - ink.minX, ink.width, .horizontal), ("right", ink.maxX - frame.maxX, ink.width, .horizontal),
    ]
    let worst = sides.filter { axes.contains($0.axis) }.max { $0.length < $1.length }
    guard let worst, worst.length > max(numbers["tolerance"], worst.extent * numbers["share"]) else { return nil }
    return (worst.edge, worst.length)
  }

  /// A background, border or overlay drawn right around the frame shows where the text should end.
  private func isBoxVisible(_ frame: SceneNode, in scene: Scene) -> Bool {
    for ancestor in scene.ancestors(of: frame) {
      guard ancestor.isModifier, ancestor.frame == frame.frame else { return false }
      if Self.boxes.contains(ancestor.kind) { return true }
    }
    return false
  }

  private func meetsOthers(_ ink: Rect, _ node: SceneNode, in scene: Scene) -> Bool {
    scene.nodes.contains { other in
      guard other.id != node.id, other.text != nil, other.isVisible else { return false }
      let common = scene.ink(of: other).intersection(ink)
      return common.width > 1 && common.height > 1
    }
  }

  private func failing(
    _ node: SceneNode, _ culprit: SceneNode, _ length: Double, _ scene: Scene,
    _ what: @escaping @Sendable (Measurement) -> String
  ) -> Verdict {
    let measured = Measurement.points(length, needs: 0, uncertainty: node.uncertainty)
    let advice =
      culprit.kind == .frame
      ? "use a minimum size, or a size that scales with @ScaledMetric" : "let the clipped area grow with its text"
    return .fails(
      .init(
        "\(node.name(in: scene)) \(what(measured)); \(advice).", measured: measured,
        cause: culprit.source ?? node.source, derivation: node.textDerivation(in: scene)))
  }
}
