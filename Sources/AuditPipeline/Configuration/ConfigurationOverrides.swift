package import SightlineModel

/// What the command line says over the configuration; `nil` and empty say nothing.
package struct ConfigurationOverrides: Sendable, Hashable, Codable {
  package var sizes: [DynamicTypeSize] = []
  package var locales: [String] = []
  /// Every language the app comes in.
  package var hasAllLocales = false
  /// Aliases or ids.
  package var devices: [String] = []
  package var appearances: [Appearance] = []
  /// Increase Contrast: every appearance in its high-contrast form.
  package var highContrast = false
  package var orientation: Orientation?
  package var boldText: Bool?
  package var platform: Platform?
  /// `#if DEBUG` holds, as in the debug configuration.
  package var isDebug: Bool?
  package var profile: String?
  package var rulesVersion: Int?
  package var previewRules: Bool?
  package var baseline: String?
  package var failOn: Severity?
  /// Seconds that an audit may take; 0: as many as it takes.
  package var time: Int?
  package init() {}
}

extension Configuration {
  /// The options win over the file.
  package mutating func apply(_ overrides: ConfigurationOverrides) {
    if !overrides.sizes.isEmpty {
      let named = Set(overrides.sizes)
      sizes = Setting(DynamicTypeSize.allCases.filter(named.contains), .flag("--size"))
    }
    if overrides.hasAllLocales { locales = Setting(.all, .flag("--locale")) }
    if !overrides.locales.isEmpty { locales = Setting(.listed(overrides.locales), .flag("--locale")) }
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
    if let value = overrides.rulesVersion { rulesVersion = Setting(value, .flag("--rules-version")) }
    if let value = overrides.previewRules { previewRules = Setting(value, .flag("--preview-rules")) }
    if let value = overrides.baseline { baseline = Setting(value, .flag("--baseline")) }
    if let value = overrides.time { budgets.time = Setting(value) }
    if let value = overrides.failOn { failOn = Setting(value, .flag("--fail-on")) }
  }
}
