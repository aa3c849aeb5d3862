internal import Foundation
import SightlineModel

/// Colours as text: hexadecimal, CSS functions, the objects of DTCG.
package enum ColorNotation {
  /// - Source: CSS Color 4, sections 4 to 10.
  static func parse(_ text: String) -> TokenColor? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.utf8.count <= 200 else { return nil }
    if trimmed.hasPrefix("#") { return hex(trimmed) }
    if trimmed.lowercased() == "transparent" { return TokenColor(.clear, notation: .named) }
    return function(trimmed.lowercased())
  }

  private static func hex(_ text: String) -> TokenColor? {
    let digits = Array(text.dropFirst())
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes =
      digits.count <= 4
      ? values.map { $0 * 17 } : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    let isUpper = digits.contains { $0.isUppercase }
    return TokenColor(
      space: .srgb, components: bytes.prefix(3).map { Double($0) / 255 },
      alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1, notation: .hex(isUpper: isUpper))
  }

  private static func function(_ text: String) -> TokenColor? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open]
    var parts = text[text.index(after: open)...].dropLast()
      .split(whereSeparator: { $0 == "," || $0 == " " || $0 == "/" }).map(String.init)
    if name.hasPrefix("rgb"), parts.count == 2, var color = hex(parts[0]), let alpha = number(parts[1], full: 1) {
      // Tokens Studio: rgba(#0055ff, 0.5).
      color.alpha = min(max(alpha, 0), 1)
      return color
    }
    let space: ColorSpace
    /// What 100 % stands for.
    var full: [Double]
    switch name {
    case "rgb", "rgba": (space, full) = (.srgb, [255, 255, 255])
    case "hsl", "hsla": (space, full) = (.hsl, [360, 100, 100])
    case "hwb": (space, full) = (.hwb, [360, 100, 100])
    case "lab": (space, full) = (.lab, [100, 125, 125])
    case "lch": (space, full) = (.lch, [100, 150, 360])
    case "oklab": (space, full) = (.oklab, [1, 0.4, 0.4])
    case "oklch": (space, full) = (.oklch, [1, 0.4, 360])
    case "color":
      guard let first = parts.first else { return nil }
      guard let named = ColorSpace(rawValue: first == "xyz" ? "xyz-d65" : first) else { return nil }
      parts.removeFirst()
      (space, full) = (named, [1, 1, 1])
    default: return nil
    }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var components: [Double?] = []
    for (part, full) in zip(parts.prefix(3), full) {
      if part == "none" {
        components.append(nil)
        continue
      }
      guard let number = number(part, full: full) else { return nil }
      components.append(name.hasPrefix("rgb") ? number / 255 : number)
    }
    let alpha = parts.count == 4 ? number(parts[3], full: 1) : 1
    guard let alpha else { return nil }
    return TokenColor(space: space, components: components, alpha: min(max(alpha, 0), 1), notation: .function)
  }

  private static func number(_ text: String, full: Double) -> Double? {
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 * full } }
    if text.hasSuffix("deg") { return Double(text.dropLast(3)) }
    if text.hasSuffix("turn") { return Double(text.dropLast(4)).map { $0 * 360 } }
    return Double(text)
  }

  // MARK: Writing

  static func text(of color: TokenColor) -> String {
    let numbers = color.components.map { $0.map { rounded($0, color.space) } ?? "none" }
    switch color.notation {
    case .hex(let isUpper): return hexText(color.rgba, isUpper: isUpper)
    case .named, .asset: return hexText(color.rgba, isUpper: true)
    case .object(let hasHex):
      let quoted = color.components.map { $0.map { rounded($0, color.space) } ?? "\"none\"" }
      var parts = [
        "\"colorSpace\": \"\(color.space.rawValue)\"", "\"components\": [\(quoted.joined(separator: ", "))]",
      ]
      if color.alpha != 1 { parts.append("\"alpha\": \(shortest(color.alpha))") }
      if hasHex { parts.append("\"hex\": \"\(hexText(color.rgba.opaque, isUpper: false))\"") }
      return "{" + parts.joined(separator: ", ") + "}"
    case .function:
      let alpha = color.alpha == 1 ? "" : " / \(shortest(color.alpha))"
      switch color.space {
      case .srgb:
        let bytes = color.components.map { "\(Int(saturating: (min(max($0 ?? 0, 0), 1) * 255).rounded()))" }
        return color.alpha == 1
          ? "rgb(\(bytes.joined(separator: ", ")))"
          : "rgba(\(bytes.joined(separator: ", ")), \(shortest(color.alpha)))"
      case .hsl, .hwb: return "\(color.space.rawValue)(\(numbers[0]) \(numbers[1])% \(numbers[2])%\(alpha))"
      case .lab, .lch, .oklab, .oklch: return "\(color.space.rawValue)(\(numbers.joined(separator: " "))\(alpha))"
      default: return "color(\(color.space.rawValue) \(numbers.joined(separator: " "))\(alpha))"
      }
    }
  }

  static func hexText(_ color: RGBA, isUpper: Bool) -> String {
    let text = color.hexString
    let digits = text.hasSuffix("FF") ? String(text.dropLast(2)) : text
    return isUpper ? digits : digits.lowercased()
  }

  /// Enough decimals for 8 bits and beyond: 4 where components end at 1, 2 where they end at 100 or 360.
  static func rounded(_ value: Double, _ space: ColorSpace) -> String {
    let isLarge = [.hsl, .hwb, .lab, .lch].contains(space)
    let scale = isLarge ? 100.0 : 10_000
    return shortest((value * scale).rounded() / scale)
  }

  package static func shortest(_ value: Double) -> String {
    let text = String(value == 0 ? 0 : value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension RGBA {
  var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }
}
