// Facts copied from Apple's colour tables; see the sources at each table. Colours as sRGB, light, dark, and both with
// Increase Contrast.

/// One colour's four appearances.
typealias SystemColorRow = (
  light: SystemColorValue, dark: SystemColorValue, lightHigh: SystemColorValue, darkHigh: SystemColorValue
)

/// 0xRRGGBB and alpha.
struct SystemColorValue: Sendable {
  var hex: UInt32
  var alpha: Double
}

private func c(_ hex: UInt32, _ alpha: Double = 1) -> SystemColorValue { SystemColorValue(hex: hex, alpha: alpha) }

enum SystemColorTable {
  /// iOS 26 and later.
  /// - Source: HIG, Color, change log of 9 June 2025, swatch descriptions; six independent copies agree.
  static let ios26: [String: SystemColorRow] = [
    "red": (c(0xFF383C), c(0xFF4245), c(0xE9152D), c(0xFF6165)),
    "orange": (c(0xFF8D28), c(0xFF9230), c(0xC55300), c(0xFFA056)),
    "yellow": (c(0xFFCC00), c(0xFFD600), c(0xA16A00), c(0xFEDF43)),
    "green": (c(0x34C759), c(0x30D158), c(0x008932), c(0x4AD968)),
    "mint": (c(0x00C8B3), c(0x00DAC3), c(0x008575), c(0x54DFCB)),
    "teal": (c(0x00C3D0), c(0x00D2E0), c(0x008198), c(0x3BDDEC)),
    "cyan": (c(0x00C0E8), c(0x3CD3FE), c(0x007EAE), c(0x6DD9FF)),
    "blue": (c(0x0088FF), c(0x0091FF), c(0x1E6EF4), c(0x5CB8FF)),
    "indigo": (c(0x6155F5), c(0x6D7CFF), c(0x564ADE), c(0xA7AAFF)),
    "purple": (c(0xCB30E0), c(0xDB34F2), c(0xB02FC2), c(0xEA8DFF)),
    "pink": (c(0xFF2D55), c(0xFF375F), c(0xE7124D), c(0xFF8AC4)),
    "brown": (c(0xAC7F5E), c(0xB78A66), c(0x956D51), c(0xDBA679)),
  ]

  /// iOS 15 to 18.
  /// - Source: public re-implementations (OpenSwiftUI); reported, not verified.
  static let ios18: [String: SystemColorRow] = [
    "red": (c(0xFF3B30), c(0xFF453A), c(0xD70015), c(0xFF6961)),
    "orange": (c(0xFF9500), c(0xFF9F0A), c(0xC93400), c(0xFFB340)),
    "yellow": (c(0xFFCC00), c(0xFFD60A), c(0xB25000), c(0xFFD426)),
    "green": (c(0x34C759), c(0x30D158), c(0x248A3D), c(0x30DB5B)),
    "mint": (c(0x00C7BE), c(0x63E6E2), c(0x0C817B), c(0x66D4CF)),
    "teal": (c(0x30B0C7), c(0x40C8E0), c(0x008299), c(0x5DE6FF)),
    "cyan": (c(0x32ADE6), c(0x64D2FF), c(0x0071A4), c(0x70D7FF)),
    "blue": (c(0x007AFF), c(0x0A84FF), c(0x0040DD), c(0x409CFF)),
    "indigo": (c(0x5856D6), c(0x5E5CE6), c(0x3634A3), c(0x7D7AFF)),
    "purple": (c(0xAF52DE), c(0xBF5AF2), c(0x8944AB), c(0xDA8FFF)),
    "pink": (c(0xFF2D55), c(0xFF375F), c(0xD30F45), c(0xFF6482)),
    "brown": (c(0xA2845E), c(0xAC8E68), c(0x7F6545), c(0xB59469)),
  ]

  /// Greys, equal on all versions.
  /// - Source: HIG, Color.
  static let grays: [String: SystemColorRow] = [
    "gray": (c(0x8E8E93), c(0x8E8E93), c(0x6C6C70), c(0xAEAEB2)),
    "gray2": (c(0xAEAEB2), c(0x636366), c(0x8E8E93), c(0x7C7C80)),
    "gray3": (c(0xC7C7CC), c(0x48484A), c(0xAEAEB2), c(0x545456)),
    "gray4": (c(0xD1D1D6), c(0x3A3A3C), c(0xBCBCC0), c(0x444446)),
    "gray5": (c(0xE5E5EA), c(0x2C2C2E), c(0xD8D8DC), c(0x363638)),
    "gray6": (c(0xF2F2F7), c(0x1C1C1E), c(0xEBEBF0), c(0x242426)),
  ]

  /// Labels, fills, backgrounds, separators.
  /// - Source: dumped from iOS 13 (Flutter's CupertinoColors, ColorCompatibility); no newer confirmation, used for all versions.
  static let semantic: [String: SystemColorRow] = [
    "label": (c(0x000000), c(0xFFFFFF), c(0x000000), c(0xFFFFFF)),
    "secondaryLabel": (c(0x3C3C43, 0.6), c(0xEBEBF5, 0.6), c(0x3C3C43, 0.6784), c(0xEBEBF5, 0.6784)),
    "tertiaryLabel": (c(0x3C3C43, 0.298), c(0xEBEBF5, 0.298), c(0x3C3C43, 0.3765), c(0xEBEBF5, 0.3765)),
    "quaternaryLabel": (c(0x3C3C43, 0.1765), c(0xEBEBF5, 0.1569), c(0x3C3C43, 0.2588), c(0xEBEBF5, 0.2392)),
    "placeholderText": (c(0x3C3C43, 0.298), c(0xEBEBF5, 0.298), c(0x3C3C43, 0.3765), c(0xEBEBF5, 0.3765)),
    "link": (c(0x007AFF), c(0x0984FF), c(0x007AFF), c(0x0984FF)),
    "separator": (c(0x3C3C43, 0.2863), c(0x545458, 0.6), c(0x3C3C43, 0.3686), c(0x545458, 0.6784)),
    "opaqueSeparator": (c(0xC6C6C8), c(0x38383A), c(0xC6C6C8), c(0x38383A)),
    "systemFill": (c(0x787880, 0.2), c(0x787880, 0.3569), c(0x787880, 0.2784), c(0x787880, 0.4392)),
    "secondarySystemFill": (c(0x787880, 0.1569), c(0x787880, 0.3176), c(0x787880, 0.2392), c(0x787880, 0.4)),
    "tertiarySystemFill": (c(0x767680, 0.1176), c(0x767680, 0.2392), c(0x767680, 0.2), c(0x767680, 0.3176)),
    "quaternarySystemFill": (c(0x747480, 0.0784), c(0x767680, 0.1765), c(0x747480, 0.1569), c(0x767680, 0.2588)),
    "systemBackground": (c(0xFFFFFF), c(0x000000), c(0xFFFFFF), c(0x000000)),
    "secondarySystemBackground": (c(0xF2F2F7), c(0x1C1C1E), c(0xEBEBF0), c(0x242426)),
    "tertiarySystemBackground": (c(0xFFFFFF), c(0x2C2C2E), c(0xFFFFFF), c(0x363638)),
    "systemGroupedBackground": (c(0xF2F2F7), c(0x000000), c(0xEBEBF0), c(0x000000)),
    "secondarySystemGroupedBackground": (c(0xFFFFFF), c(0x1C1C1E), c(0xFFFFFF), c(0x242426)),
    "tertiarySystemGroupedBackground": (c(0xF2F2F7), c(0x2C2C2E), c(0xEBEBF0), c(0x363638)),
  ]
}
