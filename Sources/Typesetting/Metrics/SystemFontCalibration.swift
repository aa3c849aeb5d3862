import CUnicode
import SightlineModel

/// How Inter is made as wide as SF Pro.
///
/// Advance of a text with n glyphs at size s: `s · ((1 − t)·A_text + t·A_display + n·k/1000)`, A = em advance in Inter
/// and Inter Display of the same weight, t = `opticalBlend(s)`, k = `tracking(s) + offset`, plus a delta per glyph.
/// - Source: SF Pro's tracking as published by Apple; the rest fitted to strings measured in real iOS renders.
enum SystemFontCalibration {
  /// Of SF Pro, as measured in labels at every size and weight: em.
  static let ascent = 0.952148
  static let descent = 0.241211

  /// Position between the text (0) and the display (1) master.
  static func opticalBlend(_ size: Double) -> Double { interpolate(blendPoints, size) }

  /// Apple's tracking for SF Pro, in 1/1000 em.
  static func tracking(_ size: Double) -> Double { interpolate(trackingPoints, size) }

  /// What is added to the published tracking for Inter, in 1/1000 em.
  static func offset(_ weight: FontWeight, blend: Double) -> Double {
    let byWeight: Double =
      switch weight {
      case .medium: 5.62
      case .semibold: 8.63
      case .bold, .heavy, .black: 6.45
      default: 0
      }
    return 5.97 - 10.44 * blend + byWeight
  }

  /// In 1/1000 em, for the character that starts at a UTF-8 offset; letters with marks have their base letter's.
  static func delta(atCharacter bytes: [UInt8], _ offset: Int) -> Double {
    let first = bytes[offset]
    if first < 0x80 { return asciiDeltas[Int(first)] }
    if first < 0xE0 {
      guard offset + 1 < bytes.count else { return 0 }
      return delta(UInt32(first & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F))
    }
    guard first < 0xF0, offset + 2 < bytes.count else { return 0 }
    return delta(UInt32(first & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F))
  }

  static func delta(_ character: UInt32) -> Double {
    if let own = glyphDeltas[character] { return own }
    let isAccentedLatin = (0xC0..<0x250).contains(character) || (0x1E00..<0x1F00).contains(character)
    return isAccentedLatin ? glyphDeltas[sl_base_character(character)] ?? 0 : 0
  }

  private static let asciiDeltas: [Double] = (0..<0x80).map { glyphDeltas[$0] ?? 0 }

  private static func interpolate(_ points: [(x: Double, y: Double)], _ x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    let upper = points.firstIndex { $0.x >= x }!
    let (a, b) = (points[upper - 1], points[upper])
    return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
  }

  private static let blendPoints: [(x: Double, y: Double)] = [
    (17, 0), (19, 0.065), (21, 0.31), (23, 0.63), (26, 0.91), (28, 1),
  ]

  private static let trackingPoints: [(x: Double, y: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4),
    (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13),
    (33, 12), (34, 12), (35, 11), (36, 10), (37, 10), (38, 10), (39, 10), (40, 10), (41, 9),
    (42, 9), (43, 9), (44, 8), (45, 8), (46, 8), (47, 8), (48, 8), (49, 7), (50, 7),
    (51, 7), (52, 6), (53, 6), (54, 6), (56, 6), (58, 5), (60, 4), (62, 4), (64, 4),
    (66, 3), (68, 2), (70, 2), (72, 2), (76, 1), (80, 0), (96, 0),
  ]

  /// In 1/1000 em, by the character the glyph stands for.
  private static let glyphDeltas: [UInt32: Double] = [
    0x20: -0.6, 0x24: -36.0, 0x25: 95.2, 0x27: 24.0, 0x2C: 7.9, 0x2D: 22.6, 0x2E: -0.6,
    0x30: -19.8, 0x31: 1.4, 0x32: -5.2, 0x33: -23.7, 0x34: -8.9, 0x35: -4.6, 0x36: 2.0,
    0x37: -8.9, 0x38: 2.1, 0x39: -15.0, 0x3A: 22.9, 0x3C: -6.9, 0x3E: -10.3, 0x3F: -10.3,
    0x41: -19.3, 0x42: 5.1, 0x43: -11.0, 0x44: 4.3, 0x45: -7.5, 0x46: -29.7, 0x47: -11.8,
    0x48: 3.3, 0x49: 2.3, 0x4B: 9.9, 0x4C: -0.3, 0x4D: -23.1, 0x4E: -18.9, 0x4F: -2.0,
    0x50: -17.9, 0x52: 8.8, 0x53: -9.6, 0x54: -29.6, 0x55: 0.3, 0x56: -17.9, 0x57: 7.1,
    0x61: -20.0, 0x62: -9.0, 0x63: -10.0, 0x64: -4.0, 0x65: -14.8, 0x66: -10.2, 0x67: -8.3,
    0x68: -9.2, 0x69: 4.7, 0x6A: -4.6, 0x6B: -7.3, 0x6C: 4.4, 0x6D: -9.4, 0x6E: -9.8,
    0x6F: -18.9, 0x70: 4.3, 0x72: 1.2, 0x73: -17.5, 0x74: -8.6, 0x75: -0.5, 0x76: -20.9,
    0x77: -46.4, 0x78: -33.2, 0x79: -23.9, 0x2013: 74.9,
  ]
}
