import SightlineModel

/// Text is read without scrolling sideways.
///
/// - Source: WCAG 2.2, 1.4.10 Reflow, AA.
struct TextReflow: NodeRule {
  static let id: RuleID = "text-reflow"
  static let dependencies: RuleDependencies = [.metrics, .size]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.text != nil, node.isVisible, node.scrollAxes.contains(.horizontal) else { return false }
    return node.shownString?.hasWords == true
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let viewport = node.scrollContainer.map { scene.nodes[$0].frame.width } ?? scene.bounds.width
    let width = scene.ink(of: node).width
    // A few words wider than the screen are one thing to scroll past; a sentence is not.
    guard width > viewport + 1, NameWords.words(node.shownString ?? "").count > 4 else { return .passes }
    let measured = Measurement.points(width, needs: viewport, uncertainty: node.uncertainty)
    return .fails(
      .init(
        "\(node.name(in: scene)) is one line of \(measured.number) pt in a view \(measured.needed) pt wide: reading it takes "
          + "scrolling sideways; let it wrap.",
        measured: measured))
  }
}
