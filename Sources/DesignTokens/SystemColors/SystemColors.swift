package import SightlineModel

/// The colours of the system, by the names SwiftUI, UIKit and asset catalogues use.
package enum SystemColors {
  /// - Parameters:
  ///   - name: `red`, `primary`, `systemRed`, `secondaryLabel`, `systemRedColor`, `accentColor` …
  ///   - isElevated: On a sheet or popover, where dark backgrounds are lighter.
  /// - Returns: `nil` for a name that the platform does not have, or whose value is not known.
  package static func color(named name: String, platform: Platform, isElevated: Bool = false) -> ColorSpec? {
    let canonical = canonicalName(name)
    let system = SystemColorName(rawValue: canonical)
    if let fixed = fixed[canonical] { return ColorSpec(light: fixed, name: name, system: system) }
    let palette = platform == .ios26 ? SystemColorTable.palette26 : SystemColorTable.palette18
    guard
      let row = palette[canonical] ?? SystemColorTable.grays[canonical] ?? SystemColorTable.semantic[canonical]
    else { return nil }
    let elevated = isElevated ? SystemColorTable.elevated[canonical] : nil
    let step = DerivationStep(.systemColor(system, platform))
    return ColorSpec(
      light: rgba(row[0]), dark: rgba(elevated?[0] ?? row[1]), lightHigh: rgba(row[2]),
      darkHigh: rgba(elevated?[1] ?? row[3]), name: name, system: system, derivation: [step])
  }

  /// Every name that the tables hold, sorted; for suggestions.
  package static let names: [String] =
    (Array(SystemColorTable.palette26.keys) + Array(SystemColorTable.grays.keys)
    + Array(SystemColorTable.semantic.keys) + Array(fixed.keys)).sorted()

  /// The table's name of a colour: `systemRed` for `red` and `systemRedColor`, `label` for `primary`.
  static func canonicalName(_ name: String) -> String {
    var name = name
    if name.hasSuffix("Color"), name.count > 5, name != "accentColor" { name.removeLast(5) }
    switch name {
    case "primary": return "label"
    case "secondary": return "secondaryLabel"
    case "tertiary": return "tertiaryLabel"
    case "quaternary", "quinary": return "quaternaryLabel"
    case "accentColor", "accent", "tint", "controlAccent": return "systemBlue"
    case "background": return "systemBackground"
    case "groupTableViewBackground": return "systemGroupedBackground"
    default:
      let system = "system" + name.prefix(1).uppercased() + name.dropFirst()
      return SystemColorTable.palette26[system] != nil || SystemColorTable.grays[system] != nil ? system : name
    }
  }

  /// The same in every appearance.
  /// - Source: UIColor, fixed colours.
  private static let fixed: [String: RGBA] = [
    "black": .black, "white": .white, "clear": .clear, "darkText": .black, "lightText": .white.opacity(0.6),
    "darkGray": RGBA(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3),
    "lightGray": RGBA(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3),
  ]

  private static func rgba(_ numbers: [Double]) -> RGBA {
    RGBA(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }
}
