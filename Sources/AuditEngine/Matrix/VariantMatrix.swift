public import SightlineModel

/// The conditions a project is audited in, in matrix order: sizes outermost, then locales, devices, appearances.
public struct VariantMatrix: Sendable {
  public var sizes: [DynamicTypeSize]
  public var locales: [String]
  public var devices: [Device]
  public var appearances: [Appearance]
  public var orientation: Orientation
  public var platform: Platform
  public var boldText: Bool

  public init(
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

  public var variants: [Variant] {
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
