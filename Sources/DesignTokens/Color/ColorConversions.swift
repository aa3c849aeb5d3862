internal import Foundation

/// Three rows.
struct Matrix {
  let rows: (Triple, Triple, Triple)
  init(_ a: Triple, _ b: Triple, _ c: Triple) { rows = (a, b, c) }
  static func * (m: Matrix, v: Triple) -> Triple {
    Triple((m.rows.0 * v).sum(), (m.rows.1 * v).sum(), (m.rows.2 * v).sum())
  }
  var inverse: Matrix {
    let (a, b, c) = rows
    func cross(_ u: Triple, _ v: Triple) -> Triple {
      Triple(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let (p, q, r) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * p).sum()
    return Matrix(
      Triple(p.x, q.x, r.x) / determinant, Triple(p.y, q.y, r.y) / determinant, Triple(p.z, q.z, r.z) / determinant)
  }

  // Source: CSS Color 4, section 18, sample code for color conversions.
  static let sRGBToXYZ = Matrix(
    Triple(506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218),
    Triple(87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545),
    Triple(7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270))
  static let xyzToSRGB = sRGBToXYZ.inverse
  static let p3ToXYZ = Matrix(
    Triple(608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160),
    Triple(35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400),
    Triple(0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800))
  static let xyzToP3 = p3ToXYZ.inverse
  static let a98ToXYZ = Matrix(
    Triple(573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567),
    Triple(591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835),
    Triple(53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835))
  static let xyzToA98 = a98ToXYZ.inverse
  static let rec2020ToXYZ = Matrix(
    Triple(63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314),
    Triple(26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157),
    Triple(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314))
  static let xyzToRec2020 = rec2020ToXYZ.inverse
  static let proPhotoToXYZ50 = Matrix(
    Triple(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    Triple(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    Triple(0, 0, 0.82510460251046020))
  static let xyz50ToProPhoto = proPhotoToXYZ50.inverse
  /// Bradford.
  static let d50ToD65 = Matrix(
    Triple(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    Triple(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    Triple(0.012314014864481998, -0.020507649298898964, 1.330365926242124))
  static let d65ToD50 = d50ToD65.inverse
}

/// Between encoded and linear light; odd around zero, so that extended ranges survive.
enum Transfer {
  private static func each(_ c: Triple, _ function: (Double) -> Double) -> Triple {
    func signed(_ value: Double) -> Double { value < 0 ? -function(-value) : function(value) }
    return Triple(signed(c.x), signed(c.y), signed(c.z))
  }
  static func sRGBToLinear(_ c: Triple) -> Triple {
    each(c) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }
  static func linearToSRGB(_ c: Triple) -> Triple {
    each(c) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }
  static func a98ToLinear(_ c: Triple) -> Triple { each(c) { pow($0, 563.0 / 256) } }
  static func linearToA98(_ c: Triple) -> Triple { each(c) { pow($0, 256.0 / 563) } }
  static func proPhotoToLinear(_ c: Triple) -> Triple { each(c) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) } }
  static func linearToProPhoto(_ c: Triple) -> Triple { each(c) { $0 < 1.0 / 512 ? $0 * 16 : pow($0, 1 / 1.8) } }
  private static let (alpha, beta) = (1.09929682680944, 0.018053968510807)
  static func rec2020ToLinear(_ c: Triple) -> Triple {
    each(c) { $0 < beta * 4.5 ? $0 / 4.5 : pow(($0 + alpha - 1) / alpha, 1 / 0.45) }
  }
  static func linearToRec2020(_ c: Triple) -> Triple {
    each(c) { $0 < beta ? $0 * 4.5 : alpha * pow($0, 0.45) - (alpha - 1) }
  }
}

/// - Source: CSS Color 4, section 9; white D50.
enum CIELab {
  private static let white = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let (epsilon, kappa) = (216.0 / 24_389, 24_389.0 / 27)

  static func toXYZ50(_ lab: Triple) -> Triple {
    let fy = (lab.x + 16) / 116
    let (fx, fz) = (lab.y / 500 + fy, fy - lab.z / 200)
    func solve(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    let y = lab.x > kappa * epsilon ? fy * fy * fy : lab.x / kappa
    return Triple(solve(fx), y, solve(fz)) * white
  }

  static func fromXYZ50(_ xyz: Triple) -> Triple {
    let scaled = xyz / white
    func f(_ value: Double) -> Double { value > epsilon ? cbrt(value) : (kappa * value + 16) / 116 }
    let (fx, fy, fz) = (f(scaled.x), f(scaled.y), f(scaled.z))
    return Triple(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }
}

/// - Source: Björn Ottosson, A perceptual color space for image processing (2020, revised 2021).
enum OKLab {
  private static let toLMS = Matrix(
    Triple(0.4122214708, 0.5363325363, 0.0514459929), Triple(0.2119034982, 0.6806995451, 0.1073969566),
    Triple(0.0883024619, 0.2817188376, 0.6299787005))
  private static let toLab = Matrix(
    Triple(0.2104542553, 0.7936177850, -0.0040720468), Triple(1.9779984951, -2.4285922050, 0.4505937099),
    Triple(0.0259040371, 0.7827717662, -0.8086757660))
  private static let fromLMS = toLMS.inverse
  private static let fromLab = toLab.inverse

  static func fromLinearSRGB(_ c: Triple) -> Triple {
    let lms = toLMS * c
    return toLab * Triple(cbrt(lms.x), cbrt(lms.y), cbrt(lms.z))
  }
  static func toLinearSRGB(_ lab: Triple) -> Triple {
    let root = fromLab * lab
    return fromLMS * (root * root * root)
  }
}

/// Hue, in degrees, with two other coordinates.
enum Cylinder {
  static func polarToRectangular(_ lch: Triple) -> Triple {
    let angle = lch.z * .pi / 180
    return Triple(lch.x, lch.y * cos(angle), lch.y * sin(angle))
  }
  static func rectangularToPolar(_ lab: Triple) -> Triple {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    guard chroma > 1e-7 else { return Triple(lab.x, 0, 0) }
    let degrees = atan2(lab.z, lab.y) * 180 / .pi
    return Triple(lab.x, chroma, degrees < 0 ? degrees + 360 : degrees)
  }

  /// - Source: CSS Color 4, section 7.1.
  static func hslToSRGB(_ hsl: Triple) -> Triple {
    let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
    func component(_ n: Double) -> Double {
      let k = (n + hsl.x / 30).truncatingRemainder(dividingBy: 12)
      let wrapped = k < 0 ? k + 12 : k
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(wrapped - 3, 9 - wrapped, 1))
    }
    return Triple(component(0), component(8), component(4))
  }
  static func sRGBToHSL(_ c: Triple) -> Triple {
    let (high, low) = (max(c.x, c.y, c.z), min(c.x, c.y, c.z))
    let lightness = (high + low) / 2
    let span = high - low
    let divisor = 1 - abs(2 * lightness - 1)
    let saturation = span < 1e-12 || abs(divisor) < 1e-12 ? 0 : span / divisor
    return Triple(hue(c, high: high, span: span), saturation * 100, lightness * 100)
  }
  private static func hue(_ c: Triple, high: Double, span: Double) -> Double {
    guard span > 1e-12 else { return 0 }
    let sixths =
      high == c.x
      ? (c.y - c.z) / span + (c.y < c.z ? 6 : 0) : high == c.y ? (c.z - c.x) / span + 2 : (c.x - c.y) / span + 4
    return sixths * 60
  }
  /// - Source: CSS Color 4, section 8.1.
  static func hwbToSRGB(_ hwb: Triple) -> Triple {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    if white + black >= 1 { return Triple(repeating: white / (white + black)) }
    return hslToSRGB(Triple(hwb.x, 100, 50)) * (1 - white - black) + Triple(repeating: white)
  }
  static func sRGBToHWB(_ c: Triple) -> Triple {
    let (high, low) = (max(c.x, c.y, c.z), min(c.x, c.y, c.z))
    return Triple(hue(c, high: high, span: high - low), low * 100, (1 - high) * 100)
  }
}
