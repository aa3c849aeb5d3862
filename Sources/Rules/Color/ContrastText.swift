import DesignTokens
import SightlineModel

/// Text stands out from what lies behind it.
///
/// The ratio is taken between the composited colours of one appearance. Large text needs less; where "large" begins is
/// a number of the profile. Disabled controls and emoji are exempt.
/// - Source: WCAG 2.2, 1.4.3 Contrast (Minimum), AA; the size boundary in points as Apple reads it (HIG, Accessibility).
struct ContrastText: NodeRule {
  static let id: RuleID = "contrast-text"
  static let dependencies: RuleDependencies = [.appearance]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let text = node.text, node.isVisible, node.isEnabled, node.foreground != nil, node.backdrop != nil else {
      return false
    }
    // The placeholder iOS draws in its own colour is the system's; field-label asks for more than a placeholder.
    if node.foregroundDerivation.first?.what.hasPrefix("placeholderText") == true { return false }
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
    let name = node.name(in: scene)
    let fade = Fade(around: node, in: scene)
    let cause = scene.modifier(around: node, ["foregroundStyle", "foregroundColor"])?.source ?? node.source
    let runs = text.runs.filter { $0.text.contains { !$0.isWhitespace && $0 != "\u{FFFC}" } }
    guard let first = runs.first, runs.contains(where: { !$0.looksLike(first) }) else {
      return ContrastVerdict(
        required: required(size: text.measured.fontSize, isBold: text.measured.isBold), subject: name, cause: cause,
        fade: fade
      ).verdict(runs.first?.foreground ?? foreground, node.foregroundDerivation, on: backdrop, node.backdropDerivation)
    }
    // Each stretch is held to what its own size and weight ask for.
    let verdicts = runs.map { run in
      ContrastVerdict(
        required: required(size: run.fontSize, isBold: run.isBold),
        subject: "\(run.text.trimmed.quoted) in \(name)", cause: cause, fade: fade
      ).verdict(run.foreground, run.foregroundDerivation, on: backdrop, node.backdropDerivation)
    }
    return verdicts.worst
  }
}

/// The judgement shared by every contrast rule.
struct ContrastVerdict {
  let required: Double
  /// Starts the sentence: `“Skip”`.
  let subject: String
  let cause: SourceLocation?
  /// What makes the element fainter than its colour.
  var fade: Fade?

  func verdict(
    _ foreground: ResolvedPaint, _ foregroundSteps: [DerivationStep], on backdrop: ResolvedPaint,
    _ backdropSteps: [DerivationStep]
  ) -> Verdict {
    let (front, back) = (PaintContrast.samples(of: foreground), PaintContrast.samples(of: backdrop))
    if front?.isEmpty == true || back?.isEmpty == true { return .notApplicable }
    guard let front, let back, let worst = PaintContrast.worst(front, back) else {
      let unknown = backdrop.unknownReason != nil ? backdrop : foreground
      let place = backdrop.unknownReason != nil ? "stands on" : "is drawn with"
      return .needsReview(
        .init(
          "\(subject) \(place) \(unknown.words), so its contrast cannot be computed (\(unknown.unknownReason ?? "")); "
            + "check that it is at least \(ShownRatio.text(required)) everywhere.",
          cause: cause, derivation: backdropSteps))
    }
    // Ratios are compared as they are, not rounded: 4.4996 fails.
    guard worst.ratio < required else { return .passes }
    let onGradient = back.count > 1 ? ", at the worst place behind it" : ""
    // Whichever of the two colours has less far to go.
    let newFront =
      foreground.isPlain && fade == nil
      ? NearestPassingColor.color(for: worst.foreground, over: back.map(\.shown), required: required) : nil
    let newBack =
      backdrop.isPlain && foreground.isPlain && fade == nil
      ? NearestPassingColor.color(for: worst.backdrop, over: worst.foreground, required: required) : nil
    let change: (color: RGBA, words: String)?
    switch (newFront, newBack) {
    case (let front?, let back?):
      let isBackNearer = back.distance(to: worst.backdrop) < front.distance(to: worst.foreground)
      change = isBackNearer ? (back, "behind it") : (front, "in its place")
    case (let front?, nil): change = (front, "in its place")
    case (nil, let back?): change = (back, "behind it")
    case (nil, nil): change = nil
    }
    var message =
      "\(subject) is \(described(worst.foreground, foregroundSteps, share: foreground.alpha)) on "
      + described(worst.backdrop, backdrop.isPlain ? backdropSteps : [], share: Self.share(backdropSteps))
      + "\(onGradient): \(ShownRatio.text(worst.ratio)), needs \(ShownRatio.text(required))."
    var suggestion = change.map {
      Suggestion(text: "Use \($0.color.shortHex) \($0.words), the nearest colour that passes.")
    }
    var place = cause
    if let fade, fade.fadesGround {
      message += " \(fade.words) fades it together with what lies behind it; raise it, or use other colours."
      place = fade.source
      suggestion = nil
    } else if let fade {
      let cured = fade.cure(front, back, required: required)
      message += " \(fade.words) fades it; "
      message +=
        cured.map {
          "from \($0.text(2)) on it would pass in \(fade.appearance.rawValue), or use another colour in its place."
        }
        ?? "without, it would be \(fade.ratio(at: 1, front, back).map { ShownRatio.text($0) } ?? "?"), still too little."
      if cured != nil { place = fade.source }
      suggestion = cured.map { Suggestion(text: "Raise .opacity(\(fade.opacity.text(3))) to \($0.text(2)) at least.") }
    }
    let stored = (foregroundSteps + backdropSteps).first { $0.what.hasPrefix(DerivationStep.firstStored) }
    if let stored { message += " One of them is \(stored.what); look at the screen with those that are stored later." }
    if let change { message += " \(change.color.shortHex) \(change.words) would pass." }
    let issue = Verdict.Issue(
      message, measured: Measurement(value: worst.ratio, required: required, unit: .ratio), suggestion: suggestion,
      cause: place, derivation: foregroundSteps + backdropSteps)
    return stored == nil ? .fails(issue) : .needsReview(issue)
  }

  /// Colours of SwiftUI's that are opaque by themselves.
  private static let opaque: Set<String> = Set(
    [
      "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown",
    ].map { "Color." + $0 })

  /// How much of the colour itself covers what is behind it: the alpha of `#0000004D in light`.
  private static func share(_ steps: [DerivationStep]) -> Double {
    guard steps.count > 1, let value = steps[1].what.split(separator: " ").first, value.hasPrefix("#"),
      value.count == 9,
      let alpha = UInt8(value.suffix(2), radix: 16)
    else { return 1 }
    return Double(alpha) / 255
  }

  /// As the source writes the colour, with what it comes to where that is another notation.
  /// - Parameter share: How much of it is left by an opacity.
  private func described(_ color: RGBA, _ steps: [DerivationStep], share: Double = 1) -> String {
    guard var name = steps.first?.what, !name.isEmpty, name.uppercased() != color.shortHex else {
      return color.shortHex
    }
    // What cannot be seen lends no name.
    if share < 0.005 { return color.shortHex }
    if share < 0.995, Self.opaque.contains(name) { name = "\(Int((share * 100).rounded())) % of \(name)" }
    return "\(name) (\(color.shortHex))"
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
      return (verdict, issue.measured.map { $0.value / Swift.max($0.required, 0.01) } ?? 0)
    }
    if let failure = failures.min(by: { $0.share < $1.share }) { return failure.verdict }
    return first { if case .needsReview = $0 { true } else { false } }
      ?? first { $0 == .passes } ?? .notApplicable
  }
}
