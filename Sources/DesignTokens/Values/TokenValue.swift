/// What a token stands for, references followed.
package enum TokenValue: Sendable, Hashable {
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

  package var color: TokenColor? { if case .color(let color) = self { color } else { nil } }
  package var typography: TokenTypography? { if case .typography(let it) = self { it } else { nil } }
  package var dimension: TokenLength? { if case .dimension(let length) = self { length } else { nil } }
}

/// - Source: DTCG 2025.10, dimension; other units occur in older files.
package struct TokenLength: Sendable, Hashable {
  package var value: Double
  /// `px`, `rem`, or as found.
  package var unit: String
  /// A pixel is a point; a rem is the platform's text size.
  package var points: Double? {
    switch unit {
    case "px", "pt", "dp", "sp": value
    case "rem": value * 16
    default: nil
    }
  }
}

package struct TokenShadow: Sendable, Hashable {
  package var color: TokenColor?
  package var offsetX: TokenLength?
  package var offsetY: TokenLength?
  package var blur: TokenLength?
  package var spread: TokenLength?
  package var isInset: Bool
}

package struct TokenGradientStop: Sendable, Hashable {
  package var color: TokenColor
  /// 0…1.
  package var position: Double
}

/// A part that the file leaves out, or that could not be read, is `nil`.
package struct TokenTypography: Sendable, Hashable {
  package var fontFamily: [String]?
  package var fontSize: TokenLength?
  package var fontWeight: Double?
  package var letterSpacing: TokenLength?
  /// Times the font size.
  package var lineHeight: Double?
  /// Where the file gives a length instead.
  package var lineHeightLength: TokenLength?
}
