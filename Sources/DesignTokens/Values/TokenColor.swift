package import SightlineModel

/// A colour as a token file writes it: its space and notation stay known, so that it can be fixed in the same notation.
package struct TokenColor: Sendable, Hashable {
  package enum Notation: Sendable, Hashable {
    /// `{"colorSpace": …, "components": …}`.
    case object(hasHex: Bool)
    /// `#rgb`, `#rrggbb`, with alpha digits where the colour has them.
    case hex(isUpper: Bool)
    /// `rgb()`, `hsl()`, `oklch()` …
    case function
    /// Components of an asset catalogue.
    case asset(Style)
    /// Taken from elsewhere, such as a system colour.
    case named

    package enum Style: Sendable, Hashable { case hexByte, byte, decimal }
  }
  package var space: ColorSpace
  /// `nil`: "none", which counts as 0.
  package var components: [Double?]
  package var alpha: Double
  package var notation: Notation

  package init(space: ColorSpace, components: [Double?], alpha: Double = 1, notation: Notation) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.notation = notation
  }

  package init(_ color: RGBA, notation: Notation) {
    self.init(
      space: .srgb, components: [color.red, color.green, color.blue], alpha: color.alpha, notation: notation)
  }

  package var rgba: RGBA { space.rgba(components.map { $0 ?? 0 }, alpha: alpha) }

  /// Short, for people: hexadecimal where sRGB holds the colour.
  package var swatch: String {
    if case .object = notation, rgba.isInSRGB { return ColorNotation.hexText(rgba, isUpper: false) }
    return text
  }

  /// As the file writes it.
  package var text: String { ColorNotation.text(of: self) }
}
