import CUnicode
package import SightlineModel

/// How Inter is made as wide as SF Pro.
///
/// Advance of a text with n glyphs at size s: `s · ((1 − t)·A_text + t·A_display + n·k/1000)`, A = em advance in Inter
/// and Inter Display of the same weight, t = `opticalBlend(s)`, k = `tracking(s) + offset`, plus a delta per glyph.
/// - Source: SF Pro's tracking as published by Apple; the rest (`SystemFontCalibration+Generated.swift`) fitted by ridge
///   regression to lines measured in real iOS renders. `Scripts/generate-error-bands` fits, cross-validates and says how
///   far off it is.
package enum SystemFontCalibration {
  /// Of SF Pro, as measured in labels at every size and weight: em.
  static let ascent = 0.952148
  static let descent = 0.241211

  /// Position between the text (0) and the display (1) master.
  package static func opticalBlend(_ size: Double) -> Double { value(blendTable, size) }

  /// Apple's tracking for SF Pro, in 1/1000 em.
  package static func tracking(_ size: Double) -> Double { value(trackingTable, size) }

  /// What is added to the published tracking for Inter, in 1/1000 em.
  static func offset(_ weight: FontWeight, blend: Double) -> Double {
    let byWeight: Double =
      switch weight {
      case .medium: mediumOffset
      case .semibold: semiboldOffset
      case .bold, .heavy, .black: boldOffset
      default: 0
      }
    return textOffset + displayOffset * blend + byWeight
  }

  /// What is added above 36 pt, in 1/1000 em: SF Pro's tracking there is not Inter Display's.
  static func largeOffset(_ size: Double) -> Double { largeTextOffset * largeShare(size) }

  /// How much of it: nothing up to 36 pt, all from 43 pt on.
  package static func largeShare(_ size: Double) -> Double { min(max((size - 36) / 7, 0), 1) }

  /// How much of what bold has more than regular a weight has: medium a third, all from bold on.
  package static func boldShare(_ weight: FontWeight) -> Double { min(max(Double(weight.value - 400) / 300, 0), 1) }

  /// In 1/1000 em, for a digit set in Inter's tabular figures.
  static func tabularDelta(_ weight: FontWeight) -> SystemFontDelta {
    SystemFontDelta(text: weight.value >= 500 ? heavyTabularDelta : regularTabularDelta)
  }

  /// For the character that starts at a UTF-8 offset; letters with marks have their base letter's.
  static func delta(atCharacter bytes: [UInt8], _ offset: Int) -> SystemFontDelta {
    let first = bytes[offset]
    return first < 0x80 ? asciiDeltas[Int(first)] : delta(UTF8Decoding.character(bytes, at: offset).character)
  }

  static func delta(_ character: UInt32) -> SystemFontDelta { deltas[baseCharacter(character)] ?? .zero }

  /// A Latin letter without its marks; any other character is its own.
  package static func baseCharacter(_ character: UInt32) -> UInt32 {
    let isAccentedLatin = (0xC0..<0x250).contains(character) || (0x1E00..<0x1F00).contains(character)
    return isAccentedLatin ? sl_base_character(character) : character
  }

  private static let deltas: [UInt32: SystemFontDelta] = Dictionary(
    deltaRows.map { ($0.0, SystemFontDelta(text: $0.1, display: $0.2, boldDisplay: $0.3, bold: $0.4)) }
  ) { first, _ in first }
  private static let asciiDeltas = (0..<0x80).map { deltas[$0] ?? .zero }

  /// Values at whole points, linear between; the last one beyond.
  private static func value(_ table: [Double], _ size: Double) -> Double {
    guard size > 0 else { return table[0] }
    let lower = Int(saturating: min(size, 1_000))
    guard lower + 1 < table.count else { return table[table.count - 1] }
    return table[lower] + (table[lower + 1] - table[lower]) * (size - Double(lower))
  }

  /// All knots are at whole points, so that a table of them says everything.
  private static func table(_ points: [(x: Double, y: Double)]) -> [Double] {
    (0...Int(saturating: points[points.count - 1].x)).map { size in
      let x = Double(size)
      guard let upper = points.firstIndex(where: { $0.x >= x }), upper > 0 else { return points[0].y }
      let (a, b) = (points[upper - 1], points[upper])
      return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
  }
  private static let blendTable = table(blendPoints)
  private static let trackingTable = table(trackingPoints)

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
}

/// What one of Inter's glyphs lacks or has too much, in 1/1000 em.
struct SystemFontDelta: Sendable {
  /// In the text master.
  var text: Double
  /// Added in the display master.
  var display = 0.0
  /// Added in the display master of bold.
  var boldDisplay = 0.0
  /// Added in both masters of bold.
  var bold = 0.0

  /// Em, in the two masters.
  func em(_ weight: FontWeight) -> (text: Double, display: Double) {
    let share = SystemFontCalibration.boldShare(weight)
    let text = text + bold * share
    return (text / 1000, (text + display + boldDisplay * share) / 1000)
  }
  static let zero = SystemFontDelta(text: 0)
}
