public import SightlineModel

/// The system's colours by platform: what `Color.blue`, `Color(.secondaryLabel)` and an asset's `reference` come to.
public enum SystemColors {
  /// - Parameter name: `blue`, `systemBlue`, `systemBlueColor`, `secondaryLabel`, `systemBackground`, …
  /// - Returns: All four appearances; `nil` for an unknown name.
  public static func color(named name: String, platform: Platform) -> ColorSpec? {
    let palette = platform == .ios26 ? SystemColorTable.ios26 : SystemColorTable.ios18
    for key in spellings(of: name) {
      if let row = fixed[key] ?? palette[key] ?? SystemColorTable.grays[key] ?? SystemColorTable.semantic[key] {
        return spec(row, name: name)
      }
    }
    return nil
  }

  /// Every name, sorted: for nearest-name help.
  public static var names: [String] {
    (Array(fixed.keys) + Array(SystemColorTable.ios26.keys) + Array(SystemColorTable.grays.keys)
      + Array(SystemColorTable.semantic.keys)).sorted()
  }

  /// `systemBlueColor` → `systemBlueColor`, `systemBlue`, `blue`.
  private static func spellings(of name: String) -> [String] {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    var spellings = [name, short]
    if short.hasPrefix("system"), let first = short.dropFirst(6).first {
      spellings.append(first.lowercased() + short.dropFirst(7))
    }
    if let alias = aliases[short] { spellings.append(alias) }
    return spellings
  }

  private static let aliases = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel", "quaternary": "quaternaryLabel",
    "accentColor": "blue", "accent": "blue", "tint": "blue", "darkText": "black", "lightText": "secondaryLabel",
  ]

  private static let fixed: [String: SystemColorRow] = {
    func same(_ hex: UInt32, _ alpha: Double = 1) -> SystemColorRow {
      let value = SystemColorValue(hex: hex, alpha: alpha)
      return (value, value, value, value)
    }
    return ["black": same(0x000000), "white": same(0xFFFFFF), "clear": same(0x000000, 0)]
  }()

  private static func spec(_ row: SystemColorRow, name: String) -> ColorSpec {
    func color(_ value: SystemColorValue) -> RGBA { RGBA(hex: value.hex, alpha: value.alpha) }
    return ColorSpec(
      light: color(row.light), dark: color(row.dark), lightHigh: color(row.lightHigh), darkHigh: color(row.darkHigh),
      name: name)
  }
}
