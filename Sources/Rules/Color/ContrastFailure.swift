import DesignTokens
import SightlineModel

/// Two paints that are too much alike, in words: which they are, where they come from, and what would pass.
struct ContrastFailure: Sendable {
  let verdict: ContrastVerdict
  let foreground: ResolvedPaint
  let foregroundSteps: [DerivationStep]
  let backdrop: ResolvedPaint
  let backdropSteps: [DerivationStep]
  /// The colours between which contrast has to hold.
  let front: [RGBA]
  let back: [RGBA]
  let worst: (foreground: RGBA, backdrop: RGBA, ratio: Double)

  private var required: Double { verdict.required }
  private var fade: Fade? { verdict.fade }

  var measured: Measurement { .ratio(worst.ratio, needs: required) }

  /// The opacity, where raising it would be enough or where it takes the ground with it; else the colour.
  var cause: SourceLocation? {
    guard let fade, fade.fadesGround || fade.isCurable(front, back, required: required) else { return verdict.cause }
    return fade.source
  }

  /// A stored colour may be another by the time the screen shows.
  var firstStored: DerivationStep? {
    (foregroundSteps + backdropSteps).first { $0.isFirstStored }
  }

  var message: String {
    let onGradient = back.count > 1 ? ", at the worst place behind it" : ""
    var message =
      "\(verdict.subject()) is \(described(worst.foreground, foregroundSteps, share: foreground.alpha < 0.995 ? foreground.alpha : Self.share(foregroundSteps))) on "
      + described(worst.backdrop, backdrop.isPlain ? backdropSteps : [], share: Self.share(backdropSteps))
      + "\(onGradient): \(measured.number), needs \(measured.needed)."
    if let fade, fade.fadesGround {
      message += " \(fade.words) fades it together with what lies behind it; raise it, or use other colours."
    } else if let fade {
      message += " \(fade.words) fades it; "
      message +=
        fade.passingOpacity(front, back, required: required).map {
          "from \($0.text(2)) on it would pass in \(fade.appearance.rawValue), or use another colour in its place."
        }
        ?? "without, it would be \(fade.ratio(at: 1, front, back).map { ShownRatio.text($0) } ?? "?"), still too little."
    }
    if let firstStored {
      message += " One of them is \(firstStored.words); look at the screen with those that are stored later."
    }
    if let change { message += " \(change.color.shortHex) \(change.words) would pass." }
    return message
  }

  var suggestion: Suggestion? {
    guard let fade else {
      return change.map { Suggestion(text: "Use \($0.color.shortHex) \($0.words), the nearest colour that passes.") }
    }
    guard !fade.fadesGround, let opacity = fade.passingOpacity(front, back, required: required) else { return nil }
    return Suggestion(text: "Raise .opacity(\(fade.opacity.text(3))) to \(opacity.text(2)) at least.")
  }

  /// Whichever of the two colours has less far to go; none where an opacity fades them.
  private var change: (color: RGBA, words: String)? {
    guard foreground.isPlain, fade == nil else { return nil }
    let newFront = NearestPassingColor.color(for: worst.foreground, over: back.map(\.shown), required: required)
    let newBack =
      backdrop.isPlain
      ? NearestPassingColor.color(for: worst.backdrop, over: worst.foreground, required: required) : nil
    switch (newFront, newBack) {
    case (let front?, let back?):
      let isBackNearer = back.distance(to: worst.backdrop) < front.distance(to: worst.foreground)
      return isBackNearer ? (back, "behind it") : (front, "in its place")
    case (let front?, nil): return (front, "in its place")
    case (nil, let back?): return (back, "behind it")
    case (nil, nil): return nil
    }
  }

  /// Colours of the system's that are opaque by themselves.
  private static let opaque: Set<SystemColorName> = [
    "label", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "black", "white", "systemGray",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint",
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
      name = "\(Int(saturating: (share * 100).rounded())) % of \(name)"
    }
    return "\(name) (\(color.shortHex))"
  }
}
