internal import Foundation
package import SightlineModel

/// APCA lightness contrast, as information beside the WCAG ratio; never a verdict.
package enum PerceptualContrast {
  /// About −108 (light on dark) … 106 (dark on light), 0 when too close.
  /// - Source: APCA-W3 0.1.9, constants 0.0.98G-4g.
  package static func lightness(text: RGBA, background: RGBA) -> Double {
    let (text, background) = (screenLuminance(text), screenLuminance(background))
    guard abs(background - text) >= 0.0005 else { return 0 }
    if background > text {
      let contrast = (pow(background, 0.56) - pow(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (pow(background, 0.65) - pow(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  private static func screenLuminance(_ color: RGBA) -> Double {
    func power(_ component: Double) -> Double { pow(min(max(component, 0), 1), 2.4) }
    let luminance = 0.2126729 * power(color.red) + 0.7151522 * power(color.green) + 0.0721750 * power(color.blue)
    return luminance > 0.022 ? luminance : luminance + pow(0.022 - luminance, 1.414)
  }
}
