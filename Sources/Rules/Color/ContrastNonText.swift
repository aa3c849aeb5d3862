import SightlineModel

/// Icons and drawn states that carry meaning stand out from what lies next to them.
///
/// Judged are symbols that are alone in a control, symbols shown by themselves, and the filled part of a drawn progress
/// bar against its track, and what a swipe brings up. A symbol beside text that says the same is not needed to understand
/// it; nor is a hidden one.
/// - Source: WCAG 2.2, 1.4.11 Non-text Contrast, AA.
struct ContrastNonText: Rule {
  static let id: RuleID = "contrast-non-text"
  static let dependencies: RuleDependencies = [.appearance]
  let numbers: RuleNumbers

  func judge(_ scene: Scene) -> [Judgement] {
    let marks = NonTextMark.all(in: scene)
    return marks.filter { $0.isNeeded && !scene.isBehindScrim($0.node) }.map { mark in
      let verdict = verdict(mark, in: scene)
      return Judgement(
        node: mark.node.id, verdict: mark.kind == .symbol ? Self.asked(verdict, of: mark.node, in: scene) : verdict,
        detail: mark.kind == .symbol ? "" : "progress")
    }
      + NonTextMark.besideText(in: scene).compactMap { mark in
        // It may say what the text does not, or only decorate it.
        ask(
          mark, "It stands beside text: if it only repeats or decorates it, nothing has to be done.",
          detail: "beside text", in: scene)
      }
      + NonTextMark.fields(among: marks).compactMap { mark in
        // A placeholder or a label in front may show as well where to type.
        ask(
          mark, "If nothing else shows where to type, it has to stand out.", detail: "field", in: scene)
      }
      + scene.nodes.flatMap { judge(actionsOf: $0, in: scene) }
  }

  private func verdict(_ mark: NonTextMark, in scene: Scene) -> Verdict {
    let isSymbol = mark.kind == .symbol
    let around = isSymbol ? TextContrast.colouring(mark.node, in: scene)?.source : nil
    return ContrastVerdict(
      required: numbers["ratio"], subject: { Self.subject(mark, in: scene) },
      cause: around ?? mark.node.source, fade: Fade(around: mark.node, in: scene)
    ).verdict(mark.foreground, mark.foregroundSteps, on: mark.backdrop, mark.backdropSteps)
  }

  private static func subject(_ mark: NonTextMark, in scene: Scene) -> String {
    switch mark.kind {
    case .symbol: mark.node.name(in: scene)
    case .progress: "The filled part of the bar"
    case .outline: "The line around the field"
    case .fill: "The area of the field"
    }
  }

  /// A mark that is needed in some cases only: a question where it is too faint.
  private func ask(_ mark: NonTextMark, _ question: String, detail: String, in scene: Scene) -> Judgement? {
    guard !scene.isBehindScrim(mark.node), case .fails(let issue) = verdict(mark, in: scene) else { return nil }
    return Judgement(
      node: mark.node.id,
      verdict: .needsReview(
        .init(
          issue.message + " " + question, measured: issue.measured, suggestion: issue.suggestion, cause: issue.cause,
          derivation: issue.derivation)),
      detail: detail)
  }

  /// A picture that is no control's and that nobody named may be decoration, which has to stand out from nothing.
  private static func asked(_ verdict: Verdict, of node: SceneNode, in scene: Scene) -> Verdict {
    guard case .fails(var issue) = verdict, scene.control(around: node) == nil,
      scene.spokenOwner(of: node)?.spoken?.nameSource != .author
    else { return verdict }
    issue.doubts.append(.decoration)
    return .needsReview(issue)
  }

  private static let white = [
    DerivationStep(.named("white", system: nil)), DerivationStep(.value(.white, .light)),
  ]

  /// iOS draws what a swipe brings up in white, whatever colour the app lays behind it.
  private func judge(actionsOf node: SceneNode, in scene: Scene) -> [Judgement] {
    guard node.isModifier, node.kind == .swipeActions else { return [] }
    let appearance = scene.variant.appearance
    return OfferedItems.coloredActions(of: node).compactMap { action in
      let color = action.color[appearance]
      guard color.alpha > 0.99 else { return nil }
      let place = action.color.derivation.first?.location
      let steps =
        action.color.name.map {
          [
            DerivationStep(.named($0, system: action.color.system), at: place),
            DerivationStep(.value(color, appearance)),
          ]
        } ?? [DerivationStep(.color(color), at: place)]
      let verdict = ContrastVerdict(
        required: numbers["ratio"], subject: { "The swipe action \(action.name)" }, cause: action.source
      ).verdict(.color(.white), Self.white, on: .color(color), steps + action.color.derivation)
      return Judgement(node: node.id, verdict: verdict, detail: "swipe action")
    }
  }
}
