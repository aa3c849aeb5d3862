internal import Foundation
package import SightlineModel

/// The colour spaces of token files and asset catalogues.
/// - Source: DTCG 2025.10, Color Module; CSS Color 4 for the mathematics.
package enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The range each component should lie in; `nil`: free.
  package var ranges: [ClosedRange<Double>?] {
    switch self {
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .lab: [0...100, nil, nil]
    case .lch: [0...100, 0...(.infinity), 0...360]
    case .oklab: [0...1, nil, nil]
    case .oklch: [0...1, 0...(.infinity), 0...360]
    default: [0...1, 0...1, 0...1]
    }
  }

  /// The index of the hue, which must stay below 360.
  package var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// For messages.
  package var componentNames: [String] {
    switch self {
    case .hsl: ["hue", "saturation", "lightness"]
    case .hwb: ["hue", "whiteness", "blackness"]
    case .lab, .oklab: ["lightness", "a", "b"]
    case .lch, .oklch: ["lightness", "chroma", "hue"]
    case .xyzD65, .xyzD50: ["x", "y", "z"]
    default: ["red", "green", "blue"]
    }
  }
}

typealias Triple = SIMD3<Double>

extension ColorSpace {
  /// To linear sRGB, unbounded.
  func toLinearSRGB(_ c: Triple) -> Triple {
    switch self {
    case .srgb: Transfer.sRGBToLinear(c)
    case .srgbLinear: c
    case .hsl: Transfer.sRGBToLinear(Cylinder.hslToSRGB(c))
    case .hwb: Transfer.sRGBToLinear(Cylinder.hwbToSRGB(c))
    case .displayP3: Matrix.xyzToSRGB * (Matrix.p3ToXYZ * Transfer.sRGBToLinear(c))
    case .a98RGB: Matrix.xyzToSRGB * (Matrix.a98ToXYZ * Transfer.a98ToLinear(c))
    case .proPhotoRGB: Matrix.xyzToSRGB * (Matrix.d50ToD65 * (Matrix.proPhotoToXYZ50 * Transfer.proPhotoToLinear(c)))
    case .rec2020: Matrix.xyzToSRGB * (Matrix.rec2020ToXYZ * Transfer.rec2020ToLinear(c))
    case .xyzD65: Matrix.xyzToSRGB * c
    case .xyzD50: Matrix.xyzToSRGB * (Matrix.d50ToD65 * c)
    case .lab: Matrix.xyzToSRGB * (Matrix.d50ToD65 * CIELab.toXYZ50(c))
    case .lch: Matrix.xyzToSRGB * (Matrix.d50ToD65 * CIELab.toXYZ50(Cylinder.polarToRectangular(c)))
    case .oklab: OKLab.toLinearSRGB(c)
    case .oklch: OKLab.toLinearSRGB(Cylinder.polarToRectangular(c))
    }
  }

  func fromLinearSRGB(_ c: Triple) -> Triple {
    switch self {
    case .srgb: Transfer.linearToSRGB(c)
    case .srgbLinear: c
    case .hsl: Cylinder.sRGBToHSL(Transfer.linearToSRGB(c))
    case .hwb: Cylinder.sRGBToHWB(Transfer.linearToSRGB(c))
    case .displayP3: Transfer.linearToSRGB(Matrix.xyzToP3 * (Matrix.sRGBToXYZ * c))
    case .a98RGB: Transfer.linearToA98(Matrix.xyzToA98 * (Matrix.sRGBToXYZ * c))
    case .proPhotoRGB: Transfer.linearToProPhoto(Matrix.xyz50ToProPhoto * (Matrix.d65ToD50 * (Matrix.sRGBToXYZ * c)))
    case .rec2020: Transfer.linearToRec2020(Matrix.xyzToRec2020 * (Matrix.sRGBToXYZ * c))
    case .xyzD65: Matrix.sRGBToXYZ * c
    case .xyzD50: Matrix.d65ToD50 * (Matrix.sRGBToXYZ * c)
    case .lab: CIELab.fromXYZ50(Matrix.d65ToD50 * (Matrix.sRGBToXYZ * c))
    case .lch: Cylinder.rectangularToPolar(CIELab.fromXYZ50(Matrix.d65ToD50 * (Matrix.sRGBToXYZ * c)))
    case .oklab: OKLab.fromLinearSRGB(c)
    case .oklch: Cylinder.rectangularToPolar(OKLab.fromLinearSRGB(c))
    }
  }

  /// Encoded sRGB, outside 0…1 where the colour lies outside its gamut.
  package func rgba(_ components: [Double], alpha: Double = 1) -> RGBA {
    let triple = Triple(components[0], components[1], components[2])
    let encoded: Triple =
      switch self {
      case .srgb: triple
      case .hsl: Cylinder.hslToSRGB(triple)
      case .hwb: Cylinder.hwbToSRGB(triple)
      default: Transfer.linearToSRGB(toLinearSRGB(triple))
      }
    return RGBA(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }

  package func components(of color: RGBA) -> [Double] {
    let triple = fromLinearSRGB(Transfer.sRGBToLinear(Triple(color.red, color.green, color.blue)))
    return [triple.x, triple.y, triple.z]
  }
}
