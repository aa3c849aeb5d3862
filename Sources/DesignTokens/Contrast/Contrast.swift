internal import Foundation
package import SightlineModel

/// Contrast as WCAG defines it.
package enum Contrast {
  /// 0 black … 1 white; alpha plays no part. Colours outside sRGB keep their components, so that a wide-gamut colour
  /// has the luminance of its own space.
  /// - Source: WCAG 2.2, relative luminance, with the threshold of sRGB (0.04045).
  package static func relativeLuminance(_ color: RGBA) -> Double {
    let sum = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    return min(max(sum, 0), 1)
  }

  static func linear(_ value: Double) -> Double {
    if value < 0 { return -linear(-value) }
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// 1 … 21, the same both ways round; of two opaque colours.
  /// - Source: WCAG 2.2, contrast ratio.
  package static func ratio(_ a: RGBA, _ b: RGBA) -> Double {
    ratio(luminance: relativeLuminance(a), relativeLuminance(b))
  }

  static func ratio(luminance a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  /// Of a foreground, translucent or not, over the layers behind it.
  ///
  /// - Parameter layers: From the front to the back; what shows through the last is taken as `base`.
  package static func ratio(of foreground: RGBA, over layers: [RGBA], base: RGBA = .white) -> Double {
    let background = flatten(layers, base: base)
    return ratio(foreground.composited(over: background), background)
  }

  /// The opaque colour that stacked layers show.
  /// - Parameter layers: From the front to the back.
  package static func flatten(_ layers: [RGBA], base: RGBA = .white) -> RGBA {
    layers.reversed().reduce(base) { $1.composited(over: $0) }
  }
}

extension RGBA {
  /// Source-over in sRGB with its transfer function, as screens composite.
  /// - Source: Porter and Duff, over; CSS Compositing 1, section 5.1.
  package func composited(over backdrop: RGBA) -> RGBA {
    let covered = min(max(alpha, 0), 1)
    let behind = min(max(backdrop.alpha, 0), 1) * (1 - covered)
    let total = covered + behind
    guard total > 0 else { return .clear }
    func mix(_ front: Double, _ back: Double) -> Double { (front * covered + back * behind) / total }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue), alpha: total)
  }

  /// Within sRGB, up to half a step of 8 bits.
  package var isInSRGB: Bool {
    let slack = 0.5 / 255
    return [red, green, blue].allSatisfy { $0 >= -slack && $0 <= 1 + slack }
  }
}
