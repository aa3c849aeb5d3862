/// The types of the Design Tokens format.
/// - Source: DTCG 2025.10, Format Module, sections 8 and 9.
package enum TokenType: String, Sendable, Hashable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// The type that a name of Tokens Studio or Style Dictionary stands for.
  static func legacy(_ name: String) -> TokenType? {
    switch name {
    case "fontFamilies", "fontFamily": .fontFamily
    case "fontWeights", "fontWeight": .fontWeight
    case "fontSizes", "fontSize", "spacing", "sizing", "size", "borderRadius", "borderWidth", "letterSpacing",
      "paragraphSpacing", "paragraphIndent", "space":
      .dimension
    case "lineHeights", "lineHeight", "opacity": .number
    case "boxShadow": .shadow
    case "time": .duration
    default: TokenType(rawValue: name)
    }
  }
}
