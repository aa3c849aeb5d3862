import Layout
public import SightlineModel
import SourceDocuments

extension Variant {
  /// Conditions by name.
  ///
  /// - Parameters:
  ///   - device: An id or alias of the device table (`SE`, `standard`, `largest`, `iPad-11`, `iphone-402x874`), or a
  ///     window: `WIDTHxHEIGHT` in points, with `@SCALE` pixels a point and `+TOP+BOTTOM` of safe area.
  ///   - locale: BCP 47, or a pseudo-locale: `ar-XB` (mirrored).
  /// - Throws: ``LayoutModelError`` for a device that nobody knows, with the nearest name.
  public init(
    size: DynamicTypeSize = .large, device: String = "standard", locale: String = "en", appearance: Appearance = .light,
    orientation: Orientation = .portrait, platform: Platform = .ios26, boldText: Bool = false,
    reduceMotion: Bool = false
  ) throws(LayoutModelError) {
    self.init(
      size: size, locale: locale, device: try Device.named(device, platform: platform, orientation: orientation),
      appearance: appearance, orientation: orientation, platform: platform, boldText: boldText,
      reduceMotion: reduceMotion)
  }
}

extension Device {
  /// - Parameter name: As in ``SightlineModel/Variant/init(size:device:locale:appearance:orientation:platform:boldText:reduceMotion:)``.
  /// - Throws: ``LayoutModelError`` for a name that nobody knows.
  public static func named(
    _ name: String, platform: Platform = .ios26, orientation: Orientation = .portrait
  ) throws(LayoutModelError) -> Device {
    guard let device = DeviceTable.device(name, platform: platform, orientation: orientation) else {
      let known = DeviceTable.aliases.keys.sorted() + DeviceTable.ids
      throw LayoutModelError(.unknown(what: "device", name: name, nearest: nearestName(to: name, in: known)))
    }
    return device
  }

  /// Ids of the device table, smallest phone first.
  public static var knownIDs: [String] { DeviceTable.ids }
}

extension DynamicTypeSize {
  /// - Parameter index: 0 for `xSmall` … 11 for `AX5`.
  /// - Throws: ``LayoutModelError`` for another number.
  public init(index: Int) throws(LayoutModelError) {
    guard Self.allCases.indices.contains(index) else {
      throw LayoutModelError(
        .outOfRange(parameter: "index", value: "\(index)", expected: "between 0 and \(Self.allCases.count - 1)"))
    }
    self = Self.allCases[index]
  }
}
