public import SightlineModel

/// What the command line says over the configuration; `nil` and empty say nothing.
public struct ConfigurationOverrides: Sendable, Hashable {
  public var sizes: [DynamicTypeSize] = []
  public var locales: [String] = []
  /// Aliases or ids.
  public var devices: [String] = []
  public var appearances: [Appearance] = []
  /// Increase Contrast: every appearance in its high-contrast form.
  public var highContrast = false
  public var orientation: Orientation?
  public var boldText: Bool?
  public var platform: Platform?
  /// `#if DEBUG` holds, as in the debug configuration.
  public var isDebug: Bool?
  public var profile: String?
  public var baseline: String?
  public var failOn: Severity?
  public init() {}
}

extension Configuration {
  /// The options win over the file.
  public mutating func apply(_ overrides: ConfigurationOverrides) {
    if !overrides.sizes.isEmpty {
      let named = Set(overrides.sizes)
      sizes = Setting(DynamicTypeSize.allCases.filter(named.contains), .flag("--size"))
    }
    if !overrides.locales.isEmpty { locales = Setting(overrides.locales, .flag("--locale")) }
    if !overrides.devices.isEmpty { devices = Setting(overrides.devices, .flag("--device")) }
    if !overrides.appearances.isEmpty { appearances = Setting(overrides.appearances, .flag("--appearance")) }
    if overrides.highContrast {
      var high: [Appearance] = []
      for appearance in appearances.value.map({ $0.isDark ? Appearance.darkHigh : .lightHigh })
      where !high.contains(appearance) { high.append(appearance) }
      appearances = Setting(high, .flag("--contrast"))
    }
    if let value = overrides.orientation { orientation = Setting(value, .flag("--orientation")) }
    if let value = overrides.boldText { boldText = Setting(value, .flag("--bold-text")) }
    if let value = overrides.platform { platform = Setting(value, .flag("--platform")) }
    if let value = overrides.isDebug { isDebug = Setting(value, .flag("--configuration")) }
    if let value = overrides.profile { profile = Setting(value, .flag("--profile")) }
    if let value = overrides.baseline { baseline = Setting(value, .flag("--baseline")) }
    if let value = overrides.failOn { failOn = Setting(value, .flag("--fail-on")) }
  }
}
