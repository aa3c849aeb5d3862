internal import Foundation
import SightlineModel
import SourceDocuments

/// Colour changes that Tokens Studio keeps beside a value.
/// - Source: Tokens Studio, colour modifiers.
enum StudioModifier {
  static func apply(_ change: DocumentValue, to color: TokenColor) -> TokenColor? {
    guard let kind = change["type"]?.string,
      let amount = change["value"]?.number ?? change["value"]?.string.flatMap({ Double($0) })
    else { return nil }
    let share = min(max(amount, 0), 1)
    if kind == "alpha" {
      var result = color
      result.alpha = share
      return result
    }
    let space: ColorSpace =
      switch change["space"]?.string {
      case "srgb": .srgb
      case "p3": .displayP3
      case "hsl": .hsl
      default: .lch
      }
    var components = space.components(of: color.rgba)
    switch kind {
    case "lighten", "darken":
      let full = space == .hsl || space == .lch ? 100.0 : 1
      let moved: (Double) -> Double = { kind == "lighten" ? $0 + (full - $0) * share : $0 - $0 * share }
      switch space {
      case .hsl: components[2] = moved(components[2])
      case .lch: components[0] = moved(components[0])
      default: components = components.map(moved)
      }
    case "mix":
      guard let other = change["color"]?.string.flatMap(ColorNotation.parse) else { return nil }
      components = zip(components, space.components(of: other.rgba)).map { $0 + ($1 - $0) * share }
    default: return nil
    }
    let mixed = space.rgba(components, alpha: color.alpha)
    return TokenColor(
      RGBA(
        red: min(max(mixed.red, 0), 1), green: min(max(mixed.green, 0), 1), blue: min(max(mixed.blue, 0), 1),
        alpha: mixed.alpha), notation: .hex(isUpper: false))
  }
}
