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
    .color(
      ColorSpec(
        light: light, dark: dark, lightHigh: lightHigh, darkHigh: darkHigh, name: name, system: .init(rawValue: name)))
  }
}

extension SystemStyle {
  static let green = color(
    "systemGreen", light: RGBA(hex: 0x34C759), dark: RGBA(hex: 0x30D158), lightHigh: RGBA(hex: 0x248A3D),
    darkHigh: RGBA(hex: 0x30DB5B))
  /// Of what UIKit's controls write themselves.
  static let label = color("label", light: RGBA(hex: 0x000000), dark: RGBA(hex: 0xFFFFFF))
  static let fill = color(
    "secondarySystemFill", light: RGBA(hex: 0x787880, alpha: 0.1569), dark: RGBA(hex: 0x787880, alpha: 0.3176),
    lightHigh: RGBA(hex: 0x787880, alpha: 0.2392), darkHigh: RGBA(hex: 0x787880, alpha: 0.4))
  /// Of a bordered button without a tint: `tertiarySystemFill`. No measured screen shows it, so that its name says that it
  /// is an estimate.
  static let borderedFill = color(
    "the grey of a bordered button, an estimate", light: RGBA(hex: 0x767680, alpha: 0.12),
    dark: RGBA(hex: 0x767680, alpha: 0.24), lightHigh: RGBA(hex: 0x767680, alpha: 0.2),
    darkHigh: RGBA(hex: 0x767680, alpha: 0.32))
  /// What lies raised in a control: a segment, a thumb.
  static let raised = color("raised part", light: .white, dark: RGBA(hex: 0x636366))
  static let unselectedTab = color("systemGray", light: RGBA(hex: 0x999999), dark: RGBA(hex: 0x757575))
  static let keyboard = color("keyboard", light: RGBA(hex: 0xD1D3D9), dark: RGBA(hex: 0x2B2B2D))
  static let placeholder = color(
    "placeholderText", light: RGBA(hex: 0x3C3C43, alpha: 0.2980), dark: RGBA(hex: 0xEBEBF5, alpha: 0.2980))
  /// The secondary label; a search field's prompt is drawn in it, and is the system's as other prompts are.
  static let searchPrompt = color(
    "placeholderText of a search field", light: RGBA(hex: 0x3C3C43, alpha: 0.6), dark: RGBA(hex: 0xEBEBF5, alpha: 0.6))
  static let fieldBackground = color("systemBackground", light: .white, dark: .black)
}
