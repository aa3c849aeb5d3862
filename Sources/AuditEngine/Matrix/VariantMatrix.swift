package import SightlineModel

/// The conditions a project is audited in, in matrix order: sizes outermost, then locales, devices, appearances.
package struct VariantMatrix: Sendable {
  package var sizes: [DynamicTypeSize]
  package var locales: [String]
  package var devices: [Device]
  package var appearances: [Appearance]
  package var orientation: Orientation
  package var platform: Platform
  package var boldText: Bool

  package init(
    sizes: [DynamicTypeSize] = DynamicTypeSize.allCases, locales: [String], devices: [Device],
    appearances: [Appearance] = [.light, .dark], orientation: Orientation = .portrait, platform: Platform = .ios26,
    boldText: Bool = false
  ) {
    self.sizes = sizes
    self.locales = locales
    self.devices = devices
    self.appearances = appearances
    self.orientation = orientation
    self.platform = platform
    self.boldText = boldText
  }

  package var variants: [Variant] {
    sizes.flatMap { size in
      locales.flatMap { locale in
        devices.flatMap { device in
          appearances.map { appearance in
            Variant(
              size: size, locale: locale, device: device, appearance: appearance, orientation: orientation,
              platform: platform, boldText: boldText)
          }
        }
      }
    }
  }
}
