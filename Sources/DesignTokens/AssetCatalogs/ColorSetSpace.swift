import Foundation
import SightlineModel

/// The colour spaces of asset catalogues, into sRGB (outside 0…1 for what sRGB can't show).
enum ColorSetSpace {
  case srgb, displayP3, linear, gray22

  init(_ name: String) {
    switch name {
    case "display-p3": self = .displayP3
    case "extended-linear-srgb": self = .linear
    case "gray-gamma-22": self = .gray22
    default: self = .srgb
    }
  }

  func rgba(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) -> RGBA {
    switch self {
    case .srgb: return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .linear:
      return RGBA(red: Self.encode(red), green: Self.encode(green), blue: Self.encode(blue), alpha: alpha)
    case .gray22:
      let gray = Self.encode(pow(max(red, 0), 2.2))
      return RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    case .displayP3:
      let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      // Source: CSS Color 4, sample code: Display P3 to XYZ D65, XYZ D65 to sRGB, multiplied.
      return RGBA(
        red: Self.encode(1.2249401762805598 * r - 0.22494017628055996 * g),
        green: Self.encode(-0.042056954709688163 * r + 1.0420569547096881 * g),
        blue: Self.encode(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b), alpha: alpha)
    }
  }

  /// The sRGB transfer function, mirrored for negative values.
  /// - Source: IEC 61966-2-1.
  private static func encode(_ linear: Double) -> Double {
    let size = abs(linear)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  private static func decode(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }
}
