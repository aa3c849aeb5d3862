import SightlineModel

/// Colours the system draws its own parts with.
/// - Source: UIKit's system colours as tabulated for iOS 18 and 26 (`system-colors.json`).
enum SystemStyle {
  static func separator(_ platform: Platform) -> StyleSpec {
    color(
      "separator", light: RGBA(hex: 0x3C3C43, alpha: 0.29), dark: RGBA(hex: 0x545458, alpha: 0.6))
  }
  static func color(_ name: String, light: RGBA, dark: RGBA, lightHigh: RGBA? = nil, darkHigh: RGBA? = nil)
    -> StyleSpec
  {
    .color(ColorSpec(light: light, dark: dark, lightHigh: lightHigh, darkHigh: darkHigh, name: name))
  }
}
