import Foundation
import SightlineModel

/// Display P3 to extended sRGB.
enum WideGamut {
  /// - Source: CSS Color 4, sample code: P3 → XYZ (D65) → sRGB, both with the sRGB transfer function.
  static func sRGB(fromP3 color: RGBA) -> RGBA {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    return RGBA(
      red: encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
      green: encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      blue: encoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b),
      alpha: color.alpha)
  }
  private static func linear(_ v: Double) -> Double {
    let a = abs(v)
    return (v < 0 ? -1 : 1) * (a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4))
  }
  private static func encoded(_ v: Double) -> Double {
    let a = abs(v)
    return (v < 0 ? -1 : 1) * (a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055)
  }
}
