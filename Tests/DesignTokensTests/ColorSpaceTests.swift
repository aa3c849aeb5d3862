import DesignTokens
import SightlineModel
import Testing

struct ColorSpaceTests {
  /// Computed with the matrices of CSS Color 4, rounded to four decimals.
  @Test(
    arguments: [
      (ColorSpace.oklch, [0.7, 0.1, 150], [0.4363, 0.6906, 0.4907]),
      (.oklab, [0.5, 0.1, -0.1], [0.5050, 0.2725, 0.6021]), (.lab, [50, 20, -30], [0.5212, 0.4237, 0.6685]),
      (.lch, [60, 40, 120], [0.4883, 0.6032, 0.3163]), (.hsl, [210, 50, 40], [0.2, 0.4, 0.6]),
      (.hwb, [210, 20, 40], [0.2, 0.4, 0.6]), (.srgbLinear, [0.2, 0.5, 0.8], [0.4845, 0.7354, 0.9063]),
      (.displayP3, [1, 0, 0], [1.0931, -0.2267, -0.1501]), (.displayP3, [0.2, 0.5, 0.8], [-0.0831, 0.5081, 0.8242]),
      (.srgb, [0.1, 0.2, 0.3], [0.1, 0.2, 0.3]), (.hwb, [0, 60, 60], [0.5, 0.5, 0.5]),
    ] as [(ColorSpace, [Double], [Double])])
  func publishedConversions(space: ColorSpace, components: [Double], expected: [Double]) {
    let color = space.rgba(components)
    for (actual, wanted) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(actual - wanted) < 0.0002, "\(color)")
    }
  }

  /// CSS green, #008000, as the public conformance tests of CSS Color 4 write it in each space.
  @Test(
    arguments: [
      (ColorSpace.srgb, [0, 0.501961, 0]), (.srgbLinear, [0, 0.21586, 0]), (.hsl, [120, 100, 25.0980]),
      (.hwb, [120, 0, 49.8039]), (.lab, [46.2775, -47.5621, 48.5837]), (.lch, [46.2775, 67.9892, 134.3912]),
      (.oklab, [0.51975, -0.1403, 0.10768]), (.oklch, [0.51975, 0.17686, 142.495]),
      (.displayP3, [0.21604, 0.49418, 0.13151]), (.a98RGB, [0.281363, 0.498012, 0.116746]),
      (.proPhotoRGB, [0.230479, 0.395789, 0.129968]), (.rec2020, [0.235202, 0.431704, 0.085432]),
      (.xyzD65, [0.07719, 0.15438, 0.02573]), (.xyzD50, [0.083120, 0.154746, 0.020961]),
    ] as [(ColorSpace, [Double])])
  func allFourteenSpacesNameTheSameGreen(space: ColorSpace, components: [Double]) {
    let color = space.rgba(components)
    for (actual, wanted) in zip([color.red, color.green, color.blue], [0, 0.501961, 0]) {
      #expect(abs(actual - wanted) < 0.001, "\(space.rawValue): \(color)")
    }
  }

  /// Law: from sRGB to any of the 14 spaces and back nothing changes.
  @Test(arguments: ColorSpace.allCases)
  func conversionAndBack(space: ColorSpace) {
    for red in [0, 0.2, 0.5, 1] {
      for green in [0, 0.3, 0.8, 1] {
        for blue in [0, 0.04, 0.6, 1] {
          let color = RGBA(red: red, green: green, blue: blue)
          let back = space.rgba(space.components(of: color))
          #expect(abs(back.red - red) < 1e-5 && abs(back.green - green) < 1e-5 && abs(back.blue - blue) < 1e-5)
        }
      }
    }
  }
}
