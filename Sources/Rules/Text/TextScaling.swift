import SightlineModel

/// Text follows the reader's text size.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA; HIG, Typography: Dynamic Type.
struct TextScaling: NodeRule {
  static let id: RuleID = "text-scaling"
  static let dependencies: RuleDependencies = []
  /// Drawn at a share of its size below this, wherever the reader's size stands, a text is as large as its room.
  private static let filling = 0.9
  /// As opaque as this at most, words that VoiceOver passes over are decoration.
  private static let faint = 0.2

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
    let measured = Measurement.points(size, needs: size * 2)
    return Judgement(
      node: picker.id,
      verdict: .needsReview(
        .init(
          "The segments of this picker, \(first.name(in: scene)) and \(texts.count - 1) more, stay at \(measured.number) pt "
            + "whatever text size the reader has set, and no font changes that; use .pickerStyle(.menu) or .inline at "
            + "accessibility sizes, or check that a long press shows them large.",
          measured: measured)))
  }

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.opacity > 0.01, !scene.isSystemDrawn(node), !scene.isInSegment(node) else {
      return false
    }
    // A letter in the background that nobody is told of.
    if scene.isHiddenFromSpeech(node), (node.foreground?.alpha ?? 1) * node.opacity <= Self.faint { return false }
    // Emoji and bullets are pictures; digits and letters are text. A variable that is empty now is not always.
    return text.content.string.hasLettersOrDigits || text.content.isEmptyVariable
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text, !text.scales, text.font.scaledFrom == nil else { return .passes }
    // It fills the room it is given, as a clock does: a larger size would be drawn as small.
    if text.measured.scaleFactor < Self.filling { return .passes }
    let modifier = scene.modifier(around: node, [.font])
    let size = text.font.declaredSize ?? text.measured.fontSize
    let measured = Measurement.points(size, needs: size * 2)
    let issue = Verdict.Issue(
      "\(node.name(in: scene)) stays at \(measured.number) pt whatever text size the reader has set; "
        + "\(advice(text.font, measured)).",
      measured: measured,
      suggestion: Suggestion(text: "Use .font(.\(TextStyle.nearest(to: size).swiftName)).", replacement: nil),
      cause: modifier?.source ?? node.source, derivation: modifier?.fontSteps ?? [])
    // Emoji may stay as they are.
    return node.unknownTextReason == nil ? .fails(issue) : .needsReview(issue)
  }

  private func advice(_ font: FontSpec, _ measured: Measurement) -> String {
    let style = TextStyle.nearest(to: measured.plain.value).swiftName
    return switch font.base {
    case .custom(let family, _, _):
      "make it Font.custom(\"\(family)\", size: \(measured.number), relativeTo: .\(style))"
    default: "use a text style, such as .font(.\(style)), or a size from @ScaledMetric"
    }
  }
}

/// Read from the source: what is never laid out may have a size that never changes.
extension TextScaling: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      if case .fixedFont(let size, let owner) = behaviour.kind { return Self.ofUIKit(size, owner, behaviour.location) }
      guard case .fixedSize(let size, let words, let isSymbol) = behaviour.kind else { return nil }
      let what = isSymbol ? "A symbol" : words.isEmpty ? "A text" : "Text(\(words))"
      return ProjectJudgement(
        subject: "\(behaviour.location.file) size \(words) \(size)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "\(what) in what is never laid out here stays at \(size.text()) pt whatever text size the reader has set, unless something "
              + "around it changes that; use a text style, such as .font(.\(TextStyle.nearest(to: size).swiftName)).",
            suggestion: Suggestion(text: "Use .font(.\(TextStyle.nearest(to: size).swiftName))."))))
    }
  }

  private static func ofUIKit(_ size: Double, _ owner: String, _ location: SourceLocation) -> ProjectJudgement {
    let style = TextStyle.nearest(to: size).swiftName
    let subject = owner.isEmpty ? "A font of UIKit's" : "The font of \(owner.quoted)"
    return ProjectJudgement(
      subject: "\(location.file) font \(owner) \(size)", location: location,
      verdict: .needsReview(
        .init(
          "\(subject) stays at \(size.text()) pt whatever text size the reader has set; use UIFont.preferredFont(forTextStyle: "
            + ".\(style)), or UIFontMetrics.default.scaledFont(for:), with adjustsFontForContentSizeCategory.")))
  }
}

extension TextContent {
  /// `Text(note)` of a note that is empty here.
  fileprivate var isEmptyVariable: Bool {
    string.isEmpty && !runs.isEmpty && runs.allSatisfy { $0.localization == nil && $0.isVerbatim != true }
  }
}
