import SightlineModel

/// How a text stands out from what lies behind it: its ratio against what its size and weight ask for.
struct TextContrast {
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, node.isEnabled, node.foreground != nil, node.backdrop != nil else {
      return false
    }
    // The placeholder iOS draws in its own colour is the system's; field-label asks for more than a placeholder.
    if node.isPlaceholder { return false }
    let string = text.content.string
    return string.hasLettersOrDigits || (!string.hasEmoji && string.contains { !$0.isWhitespace && $0 != "\u{FFFC}" })
  }

  private func required(size: Double, isBold: Bool) -> Double {
    let isLarge = size >= numbers["large"] || isBold && size >= numbers["large-bold"]
    return isLarge ? numbers["ratio-large"] : numbers["ratio"]
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text, let foreground = node.foreground, let backdrop = node.backdrop else {
      return .notApplicable
    }
    // What shines through a bar is for iOS to keep apart from the bar's own labels.
    if scene.isSystemDrawn(node), case .image = backdrop { return .notApplicable }
    let fade = Fade(around: node, in: scene)
    let cause = scene.modifier(around: node, [.foregroundStyle, .foregroundColor])?.source ?? node.source
    let runs = text.runs.filter { $0.text.contains { !$0.isWhitespace && $0 != "\u{FFFC}" } }
    guard let first = runs.first, runs.contains(where: { !$0.looksLike(first) }) else {
      return ContrastVerdict(
        required: required(size: text.measured.fontSize, isBold: text.measured.isBold),
        subject: { node.name(in: scene) }, cause: cause,
        fade: fade
      ).verdict(runs.first?.foreground ?? foreground, node.foregroundDerivation, on: backdrop, node.backdropDerivation)
    }
    // Each stretch is held to what its own size and weight ask for.
    let verdicts = runs.map { run in
      ContrastVerdict(
        required: required(size: run.fontSize, isBold: run.isBold),
        subject: { "\(run.text.trimmed.quoted) in \(node.name(in: scene))" }, cause: cause, fade: fade
      ).verdict(run.foreground, run.foregroundDerivation, on: backdrop, node.backdropDerivation)
    }
    return verdicts.worst
  }
}

extension SceneTextRun {
  /// Same paint, size and weight.
  fileprivate func looksLike(_ other: SceneTextRun) -> Bool {
    foreground == other.foreground && fontSize == other.fontSize && isBold == other.isBold
  }
}

extension [Verdict] {
  /// The failure that falls shortest, else a question, else a pass.
  fileprivate var worst: Verdict {
    let failures = compactMap { verdict -> (verdict: Verdict, share: Double)? in
      guard case .fails(let issue) = verdict else { return nil }
      return (verdict, issue.measured?.share ?? 0)
    }
    if let failure = failures.min(by: { $0.share < $1.share }) { return failure.verdict }
    return first { if case .needsReview = $0 { true } else { false } }
      ?? first { if case .passes = $0 { true } else { false } } ?? .notApplicable
  }
}
