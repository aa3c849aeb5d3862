import SightlineModel

/// Text is no smaller than the platform allows.
///
/// - Source: HIG, Typography: 11 pt at least on iOS and iPadOS, at the default text size.
struct TextSmall: NodeRule {
  static let id: RuleID = "text-small"
  static let dependencies: RuleDependencies = []
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, !scene.isSystemDrawn(node) else { return false }
    return text.content.string.hasLettersOrDigits
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text else { return .notApplicable }
    let scaled = scene.modifier(around: node, [.scaleEffect])
    // How large it is drawn at the default text size is known there alone.
    if scaled != nil, scene.variant.size != .large { return .notApplicable }
    let size = scaled == nil ? text.font.defaultSize : text.measured.fontSize
    guard size < numbers["minimum"] else { return .passes }
    if let scaled {
      let measured = Measurement.points(size, needs: numbers["minimum"])
      return .fails(
        .init(
          "\(node.name(in: scene)) is drawn at \(measured.number) pt, scaled down by .scaleEffect; use a smaller text style of at "
            + "least \(measured.needed) pt in its place.",
          measured: measured, cause: scaled.source))
    }
    let modifier = scene.modifier(around: node, [.font])
    let measured = Measurement.points(size, needs: numbers["minimum"])
    return .fails(
      .init(
        "\(node.name(in: scene)) is set in \(measured.number) pt at the default text size; use at least "
          + "\(measured.needed) pt, .font(.caption2).",
        measured: measured,
        cause: modifier?.source ?? node.source, derivation: modifier?.fontSteps ?? []))
  }
}
