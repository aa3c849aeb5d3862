import SightlineModel

/// Text does not shrink where it should grow.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA.
struct TextShrinks: NodeRule {
  static let id: RuleID = "text-shrinks"
  static let dependencies: RuleDependencies = [.metrics, .size]

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, scene.variant.size > .large else { return false }
    return text.measured.scaleFactor < 1 || scene.modifier(around: node, [.minimumScaleFactor]) != nil
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text else { return .notApplicable }
    let (size, usual) = (text.measured.fontSize, text.font.defaultSize)
    // Shrunk, but still larger than at the default size: what the modifier is for.
    let asked = text.measured.scaleFactor > 0 ? size / text.measured.scaleFactor : size
    // Where the reader asks for twice the size and more, hardly any growth is left.
    let hardlyGrows = asked >= 2 * usual && size < 1.2 * usual
    if text.measured.scaleFactor < 1, hardlyGrows, size >= usual - 0.05 {
      let measured = Measurement.points(size, needs: 2 * usual)
      return .fails(
        .init(
          "\(node.name(in: scene)) is drawn at \(measured.number) pt where the reader asks for \(asked.text()) pt: it hardly grows; "
            + "let it wrap, or limit .minimumScaleFactor.",
          measured: measured, cause: scene.modifier(around: node, [.minimumScaleFactor])?.source ?? node.source))
    }
    guard text.measured.scaleFactor < 1, size < usual - 0.05 else { return .passes }
    let measured = Measurement.points(size, needs: usual)
    return .fails(
      .init(
        "\(node.name(in: scene)) shrinks to \(measured.number) pt at this text size, below the \(measured.needed) pt it has at "
          + "the default one; let it wrap instead.",
        measured: measured,
        cause: scene.modifier(around: node, [.minimumScaleFactor])?.source ?? node.source))
  }
}
