import DesignTokens
import SightlineModel

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
    let stored = (foregroundSteps + backdropSteps).first { $0.isFirstStored }
    if let stored { message += " One of them is \(stored.words); look at the screen with those that are stored later." }
    if let change { message += " \(change.color.shortHex) \(change.words) would pass." }
    let issue = Verdict.Issue(
      message, measured: Measurement(value: worst.ratio, required: required, unit: .ratio), suggestion: suggestion,
      cause: place, derivation: foregroundSteps + backdropSteps)
    return stored == nil ? .fails(issue) : .needsReview(issue)
  }

  /// Colours of the system's that are opaque by themselves.
  private static let opaque: Set<SystemColorName> = [
    "black", "white", "systemGray", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint",
    "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
  ]

  /// How much of the colour itself covers what is behind it: its alpha in this appearance.
  private static func share(_ steps: [DerivationStep]) -> Double {
    guard steps.count > 1, case .value(let color, _) = steps[1].kind else { return 1 }
    return color.alpha > 0 ? min(color.alpha, 1) : 0
  }

  /// As the source writes the colour, with what it comes to where that is another notation.
  /// - Parameter share: How much of it is left by an opacity.
  private func described(_ color: RGBA, _ steps: [DerivationStep], share: Double = 1) -> String {
    guard let first = steps.first else { return color.shortHex }
    var name = first.words
    if name.isEmpty || name.uppercased() == color.shortHex { return color.shortHex }
    // What cannot be seen lends no name.
    if share < 0.005 { return color.shortHex }
    if share < 0.995, case .named(_, let system?) = first.kind, Self.opaque.contains(system) {
      name = "\(Int((share * 100).rounded())) % of \(name)"
    }
    return "\(name) (\(color.shortHex))"
  }
}
