public import SightlineModel

/// A colour as a token file writes it: its space and notation stay known, so that it can be fixed in the same notation.
public struct TokenColor: Sendable, Hashable {
  public enum Notation: Sendable, Hashable {
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

    public enum Style: Sendable, Hashable { case hexByte, byte, decimal }
  }
  public var space: ColorSpace
  /// `nil`: "none", which counts as 0.
  public var components: [Double?]
  public var alpha: Double
  public var notation: Notation

  public init(space: ColorSpace, components: [Double?], alpha: Double = 1, notation: Notation) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.notation = notation
  }

  public init(_ color: RGBA, notation: Notation) {
    self.init(
      space: .srgb, components: [color.red, color.green, color.blue], alpha: color.alpha, notation: notation)
  }

  public var rgba: RGBA { space.rgba(components.map { $0 ?? 0 }, alpha: alpha) }

  /// Short, for people: hexadecimal where sRGB holds the colour.
  public var swatch: String {
    if case .object = notation, rgba.isInSRGB { return ColorNotation.hexText(rgba, isUpper: false) }
    return text
  }

  /// As the file writes it.
  public var text: String { ColorNotation.text(of: self) }
}
