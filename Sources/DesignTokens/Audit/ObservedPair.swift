package import SightlineModel

/// A foreground that a screen draws on a background, with the colours as they were composited.
package struct ObservedPair: Sendable, Hashable, Codable {
  package enum Ground: Sendable, Hashable, Codable {
    /// Every colour that lies behind: one, or samples of a gradient. Opaque.
    case colors([RGBA])
    /// A material, an image or something unknown, with the reason.
    case unknown(String)
  }
  /// The pair in one appearance.
  package struct Seen: Sendable, Hashable, Codable {
    /// Composited over the background where that is known.
    package var foreground: [RGBA]
    package var background: Ground
    package init(foreground: [RGBA], background: Ground) {
      self.foreground = foreground
      self.background = background
    }
  }
  /// As a person would call it: `ColorPalette.textPrimary`, `#2196F3`.
  package var foreground: String
  package var background: String
  package var isText: Bool
  /// Whether it has to stand out in any case: the line or area of a control need not, where its text shows it.
  package var isNeeded = true
  /// What is drawn, where it is no text: `symbol`, `outline`.
  package var thing: String?
  /// Points, at the default text size; the smallest that was seen. 0 where it is no text.
  package var size: Double
  package var isBold: Bool
  /// Where the foreground's colour is declared, else the view.
  package var location: SourceLocation?
  /// Views that draw the pair, sorted.
  package var uses: [SourceLocation]
  /// Sorted.
  package var screens: [String]
  package var observed: [Appearance: Seen]
  package var derivation: [DerivationStep]

  package init(
    foreground: String, background: String, isText: Bool, isNeeded: Bool = true, thing: String? = nil, size: Double,
    isBold: Bool, location: SourceLocation?,
    uses: [SourceLocation], screens: [String], observed: [Appearance: Seen], derivation: [DerivationStep] = []
  ) {
    self.foreground = foreground
    self.background = background
    self.isText = isText
    self.isNeeded = isNeeded
    self.thing = thing
    self.size = size
    self.isBold = isBold
    self.location = location
    self.uses = uses
    self.screens = screens
    self.observed = observed
    self.derivation = derivation
  }

  package func use(_ reading: LargeTextReading) -> PairUse {
    guard isText else { return .nonText }
    return reading.isLarge(size: size, weight: isBold ? 700 : 400) ? .largeText : .text
  }
}
