import AuditEngine
import Layout
import SightlineModel

extension VariantMatrix {
  /// - Parameters:
  ///   - languages: Of the string catalogues, the source language first.
  ///   - declared: The one appearance that the app has: others stand for it.
  init(
    _ configuration: Configuration, languages: [String], declared: DeclaredAppearance?
  ) throws(UnusableInput) {
    let platform = configuration.platform.value
    let orientation = configuration.orientation.value
    var devices: [Device] = []
    for name in configuration.devices.value {
      guard let device = DeviceTable.device(name, platform: platform, orientation: orientation) else {
        throw UnusableInput("'\(name)' is no device; see 'sightline doctor --devices'")
      }
      devices.append(device)
    }
    self.init(
      sizes: configuration.sizes.value, locales: configuration.locales.value.listed ?? languages, devices: devices,
      appearances: configuration.appearances.value, orientation: orientation, platform: platform,
      boldText: configuration.boldText.value)
    keep(declared)
  }

  private mutating func keep(_ declared: DeclaredAppearance?) {
    guard let declared else { return }
    var seen: Set<Appearance> = []
    appearances = appearances.map(declared.drawn).filter { seen.insert($0).inserted }
  }

  /// One layout, in every appearance: what colours land on each other is the same at other sizes and in other languages.
  mutating func narrowToColors(languages: [String], declared: DeclaredAppearance?) {
    let standard = standardVariant(language: languages.first ?? "en")
    (sizes, locales, devices) = ([standard.size], [standard.locale], [standard.device])
    appearances = Appearance.allCases
    keep(declared)
  }

  /// What an app draws differently under Increase Contrast is looked at under it as well.
  mutating func addIncreaseContrast() {
    for high in appearances.map({ $0.isDark ? Appearance.darkHigh : .lightHigh }) where !appearances.contains(high) {
      appearances.append(high)
    }
  }

  /// Large, the source language, the standard phone, light where anything is.
  func standardVariant(language: String) -> Variant {
    Variant(
      size: .large, locale: language, device: devices.first { $0.alias == "standard" } ?? devices[0],
      appearance: appearances.contains { !$0.isDark } ? .light : .dark, orientation: orientation, platform: platform)
  }
}
