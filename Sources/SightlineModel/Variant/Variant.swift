public enum Platform: String, Hashable, Sendable, Codable, CaseIterable { case ios18, ios26 }

public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable { case portrait, landscape }

public enum SizeClass: String, Hashable, Sendable, Codable { case compact, regular }

/// A screen in one orientation and platform.
public struct Device: Hashable, Sendable, Codable {
  /// As in the device table: `iphone-402x874`.
  public var id: String
  /// The short name used in variants: `SE`, `standard`, `largest`, `iPad-11`, else the id.
  public var alias: String
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  public var safeArea: EdgeInsets
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  public var isPad: Bool
  /// Height of the software keyboard, in points.
  public var keyboardHeight: Double
  public init(
    id: String, alias: String, size: Size, scale: Double, safeArea: EdgeInsets, horizontalSizeClass: SizeClass,
    verticalSizeClass: SizeClass, isPad: Bool = false, keyboardHeight: Double = 336
  ) {
    self.id = id
    self.alias = alias
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.isPad = isPad
    self.keyboardHeight = keyboardHeight
  }
}

/// One set of conditions a screen is laid out for; printed as `size/locale/device/appearance[/extras]`.
public struct Variant: Hashable, Sendable, CustomStringConvertible {
  public var size: DynamicTypeSize
  /// BCP 47, or a pseudo-locale: `en-XA` (longer, accented), `ar-XB` (mirrored).
  public var locale: String
  public var device: Device
  public var appearance: Appearance
  public var orientation: Orientation
  public var platform: Platform
  public var boldText: Bool
  public var reduceMotion: Bool

  public init(
    size: DynamicTypeSize = .large, locale: String = "en", device: Device, appearance: Appearance = .light,
    orientation: Orientation = .portrait, platform: Platform = .ios26, boldText: Bool = false,
    reduceMotion: Bool = false
  ) {
    self.size = size
    self.locale = locale
    self.device = device
    self.appearance = appearance
    self.orientation = orientation
    self.platform = platform
    self.boldText = boldText
    self.reduceMotion = reduceMotion
  }

  public var direction: LayoutDirection { Self.direction(ofLocale: locale) }

  /// Arabic, Hebrew, Persian, Urdu and the other languages whose script runs right to left.
  /// - Source: CLDR, characterOrder.
  public static func direction(ofLocale locale: String) -> LayoutDirection {
    let language = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
    let rightToLeft: Set<String> = ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ckb", "dv", "syr"]
    return rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }

  public var description: String {
    var extras: [String] = []
    if boldText { extras.append("bold") }
    if platform == .ios18 { extras.append("ios18") }
    if orientation == .landscape { extras.append("landscape") }
    if reduceMotion { extras.append("reduceMotion") }
    return ([size.rawValue, locale, device.alias, appearance.rawValue] + extras).joined(separator: "/")
  }
}
