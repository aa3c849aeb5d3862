/// What a token stands for, references followed.
public enum TokenValue: Sendable, Hashable {
  case color(TokenColor)
  case dimension(TokenLength)
  case fontFamily([String])
  /// 1…1000.
  case fontWeight(Double)
  /// Seconds.
  case duration(Double)
  case cubicBezier([Double])
  case number(Double)
  case strokeStyle(String)
  case border(color: TokenColor?, width: TokenLength?, style: String?)
  case transition(duration: Double?, delay: Double?, timing: [Double]?)
  case shadow([TokenShadow])
  case gradient([TokenGradientStop])
  case typography(TokenTypography)

  public var color: TokenColor? { if case .color(let color) = self { color } else { nil } }
  public var typography: TokenTypography? { if case .typography(let it) = self { it } else { nil } }
  public var dimension: TokenLength? { if case .dimension(let length) = self { length } else { nil } }
}

/// - Source: DTCG 2025.10, dimension; other units occur in older files.
public struct TokenLength: Sendable, Hashable {
  public var value: Double
  /// `px`, `rem`, or as found.
  public var unit: String
  /// A pixel is a point; a rem is the platform's text size.
  public var points: Double? {
    switch unit {
    case "px", "pt", "dp", "sp": value
    case "rem": value * 16
    default: nil
    }
  }
}

public struct TokenShadow: Sendable, Hashable {
  public var color: TokenColor?
  public var offsetX: TokenLength?
  public var offsetY: TokenLength?
  public var blur: TokenLength?
  public var spread: TokenLength?
  public var isInset: Bool
}

public struct TokenGradientStop: Sendable, Hashable {
  public var color: TokenColor
  /// 0…1.
  public var position: Double
}

/// A part that the file leaves out, or that could not be read, is `nil`.
public struct TokenTypography: Sendable, Hashable {
  public var fontFamily: [String]?
  public var fontSize: TokenLength?
  public var fontWeight: Double?
  public var letterSpacing: TokenLength?
  /// Times the font size.
  public var lineHeight: Double?
  /// Where the file gives a length instead.
  public var lineHeightLength: TokenLength?
}
