import SightlineModel

/// Text and controls lie on the screen, or something scrolls them there.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text and 1.4.10 Reflow, AA. The tolerance of 4 pt is our own.
struct TextUnreachable: NodeRule {
  static let id: RuleID = "text-unreachable"
  static let dependencies: RuleDependencies = [.metrics, .size]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.opacity > 0.01, !node.frame.isEmpty || node.text != nil, !scene.isInSystemDialog(node) else {
      return false
    }
    if let text = node.text { return text.content.string.hasInk }
    // A control with text inside is judged by its text.
    return node.isInteractive && !node.isModifier && !scene.subtree(of: node).contains { $0.text != nil }
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    if let text = node.text, text.measured.lines.isEmpty || node.frame.isEmpty {
      if isBesideUnknown(node, in: scene) {
        return .needsReview(
          .init(
            "\(node.name(in: scene)) gets no room here beside words that are not known; if they may be as long, let the row stack "
              + "or scroll.", measured: .graphemes(text.content.string.count, needs: 0)))
      }
      return .fails(
        .init(
          "\(node.name(in: scene)) gets no room and is not shown at all; let the content scroll.",
          measured: .graphemes(text.content.string.count, needs: 0),
          cause: overflowing(node, .vertical, in: scene), derivation: node.textDerivation(in: scene)))
    }
    let frame = node.text == nil ? node.frame : scene.ink(of: node)
    // What code moves out is meant to be away: whether it is still read there, `modal` asks.
    if scene.movedAway(node, drawnAt: frame) != nil { return .notApplicable }
    let axes = scene.reachableAxes(of: node)
    let bounds = scene.bounds
    let sides: [(axis: Axis, words: String, length: Double)] = [
      (.vertical, "above the screen", bounds.minY - frame.minY),
      (.vertical, "below the screen", frame.maxY - bounds.maxY),
      (.horizontal, "left of the screen", bounds.minX - frame.minX),
      (.horizontal, "right of the screen", frame.maxX - bounds.maxX),
    ]
    guard let worst = sides.filter({ !axes.contains($0.axis) }).max(by: { $0.length < $1.length }),
      worst.length > numbers["tolerance"]
    else { return .passes }
    let extent = worst.axis == .vertical ? frame.height : frame.width
    let measured = Measurement.points(worst.length, needs: numbers["tolerance"], uncertainty: node.uncertainty)
    let advice = worst.axis == .vertical ? "put the content in a ScrollView" : "let the content wrap or scroll sideways"
    return .fails(
      .init(
        "\(node.name(in: scene)) \(worst.length >= extent ? "lies" : "lies partly, by \(measured.number) pt,") "
          + "\(worst.words) and nothing scrolls there; \(advice).",
        measured: measured, cause: overflowing(node, worst.axis, in: scene),
        derivation: node.textDerivation(in: scene)))
  }

  /// Words in the same row that the sources do not tell take the room: how much they need is not known.
  private func isBesideUnknown(_ node: SceneNode, in scene: Scene) -> Bool {
    scene.ancestors(of: node).contains { row in
      [.hStack, .lazyHStack, .gridRow].contains(row.kind)
        && scene.subtree(of: row).contains { $0.id != node.id && $0.isVisible && $0.unknownTextReason != nil }
    }
  }

  private func overflowing(_ node: SceneNode, _ axis: Axis, in scene: Scene) -> SourceLocation? {
    scene.overflowing(node, axis, tolerance: numbers["tolerance"])?.source ?? node.source
  }
}
