import SightlineModel

/// Text follows the reader's text size.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA; HIG, Typography: Dynamic Type.
struct TextScaling: NodeRule {
  static let id: RuleID = "text-scaling"
  static let dependencies: RuleDependencies = []

  func judge(_ scene: Scene) -> [Judgement] {
    scene.nodes.compactMap { node in
      if node.kind == .picker, !node.isModifier { return segments(of: node, in: scene) }
      guard applies(to: node, in: scene) else { return nil }
      return Judgement(node: node.id, verdict: verdict(on: node, in: scene))
    }
  }

  /// The size of segments is UIKit's: no font of the app's changes it, another style of picker does.
  private func segments(of picker: SceneNode, in scene: Scene) -> Judgement? {
    let texts = scene.subtree(of: picker).filter { scene.isInSegment($0) && $0.shownString?.hasLettersOrDigits == true }
    guard let first = texts.first(where: \.isVisible), let size = first.text?.measured.fontSize else { return nil }
    return Judgement(
      node: picker.id,
      verdict: .needsReview(
        .init(
          "The segments of this picker, \(first.name(in: scene)) and \(texts.count - 1) more, stay at \(size.text()) pt "
            + "whatever text size the reader has set, and no font changes that; use .pickerStyle(.menu) or .inline at "
            + "accessibility sizes, or check that a long press shows them large.",
          measured: Measurement(value: size, required: size * 2, unit: .pt))))
  }

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.opacity > 0.01, !scene.isSystemDrawn(node), !scene.isInSegment(node) else {
      return false
    }
    // Emoji and bullets are pictures; digits and letters are text.
    return text.content.string.hasLettersOrDigits
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text, !text.scales, text.font.scaledFrom == nil else { return .passes }
    let modifier = scene.modifier(around: node, [.font])
    let derivation = modifier?.fontSteps ?? []
    let size = text.font.declaredSize ?? text.measured.fontSize
    let style = TextStyle.nearest(to: size)
    let advice: String
    switch text.font.base {
    case .custom(let family, _, _):
      advice = "make it Font.custom(\"\(family)\", size: \(size.text()), relativeTo: .\(style.swiftName))"
    default: advice = "use a text style, such as .font(.\(style.swiftName)), or a size from @ScaledMetric"
    }
    let issue = Verdict.Issue(
      "\(node.name(in: scene)) stays at \(size.text()) pt whatever text size the reader has set; \(advice).",
      measured: Measurement(value: size, required: size * 2, unit: .pt),
      suggestion: Suggestion(text: "Use .font(.\(style.swiftName)).", replacement: nil),
      cause: modifier?.source ?? node.source, derivation: derivation)
    // Emoji may stay as they are.
    return node.unknownTextReason == nil ? .fails(issue) : .needsReview(issue)
  }
}
