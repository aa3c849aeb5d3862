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

  func required(for text: SceneText) -> Double {
    let size = text.measured.fontSize
    let isLarge = size >= numbers["large"] || text.measured.isBold && size >= numbers["large-bold"]
    return isLarge ? numbers["ratio-large"] : numbers["ratio"]
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text, let foreground = node.foreground, let backdrop = node.backdrop else {
      return .notApplicable
    }
    return ContrastVerdict(
      required: required(for: text), subject: node.name(in: scene),
      cause: scene.modifier(around: node, ["foregroundStyle", "foregroundColor"])?.source ?? node.source
    ).verdict(foreground, node.foregroundDerivation, on: backdrop, node.backdropDerivation)
  }
}

/// The judgement shared by every contrast rule.
struct ContrastVerdict {
  let required: Double
  /// Starts the sentence: `“Skip”`.
  let subject: String
  let cause: SourceLocation?

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
            + "check that it is at least \(required.text(2)):1 everywhere.",
          cause: cause, derivation: backdropSteps))
    }
    // Ratios are compared as they are, not rounded: 4.4996 fails.
    guard worst.ratio < required else { return .passes }
    let onGradient = back.count > 1 ? " at the worst place of the gradient" : ""
    // Whichever of the two colours has less far to go.
    let newFront = NearestPassingColor.color(for: worst.foreground, over: worst.backdrop, required: required)
    let newBack =
      backdrop.isPlain
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
      "\(subject) is \(described(worst.foreground, foregroundSteps)) on \(described(worst.backdrop, backdropSteps))"
      + "\(onGradient): \(shown(worst.ratio)):1, needs \(required.text(2)):1."
    if let change { message += " \(change.color.shortHex) \(change.words) would pass." }
    return .fails(
      .init(
        message, measured: Measurement(value: worst.ratio, required: required, unit: .ratio),
        suggestion: change.map {
          Suggestion(text: "Use \($0.color.shortHex) \($0.words), the nearest colour that passes.")
        },
        cause: cause, derivation: foregroundSteps + backdropSteps))
  }

  /// Two decimals, rounded down: a failing ratio must not read like the required one.
  private func shown(_ ratio: Double) -> String { ((ratio * 100).rounded(.down) / 100).text(2) }

  private func described(_ color: RGBA, _ steps: [DerivationStep]) -> String {
    guard let name = steps.first?.what, !name.isEmpty, name.uppercased() != color.shortHex else {
      return color.shortHex
    }
    return "\(color.shortHex) (\(name))"
  }
}
