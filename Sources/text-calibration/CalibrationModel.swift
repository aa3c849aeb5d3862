import SightlineModel
import Typesetting

/// The linear model of what SF Pro's advances have more than Inter's, in 1/1000 em.
///
/// A line's ink is `Inter's ink + Σ over glyphs of (tracking + offsets + delta of the glyph's character)`; the last
/// glyph has no tracking. Unknown are the offsets and the deltas.
struct CalibrationModel {
  /// Columns that are shared by all glyphs.
  enum Offset: Int, CaseIterable { case text, display, medium, semibold, bold, tabular, heavyTabular, large }

  /// Sorted; each has four columns: text master, added in the display master, and what bold has more, there and in both.
  let characters: [UInt32]
  private let places: [UInt32: Int]
  var columnCount: Int { Offset.allCases.count + 4 * characters.count }

  init(_ samples: [CalibrationSample]) {
    characters = Set(samples.flatMap(\.characters)).sorted()
    places = Dictionary(uniqueKeysWithValues: characters.enumerated().map { ($1, $0) })  // checked: of a set
  }

  func column(_ offset: Offset) -> Int { offset.rawValue }
  /// - Parameter part: 0 text, 1 display, 2 what bold has more there, 3 and in both.
  func column(_ character: Int, part: Int) -> Int { Offset.allCases.count + part * characters.count + character }

  /// How strongly each column is pulled to zero.
  /// Source: the least 95th percentile over a grid of cross-validations, `text-calibration --search`.
  struct Strength {
    var offset = 0.01
    var text = 3.0
    var display = 10.0
    var bold = 10.0
  }

  func penalties(_ strength: Strength) -> [Double] {
    (0..<columnCount).map { column in
      let index = column - Offset.allCases.count
      // The ellipsis of a cut text is Inter's least like SF Pro's.
      let isOfEllipsis = index >= 0 && index < 2 * characters.count && characters[index % characters.count] == 0x2026
      guard index >= 0, !isOfEllipsis else { return strength.offset }
      return [strength.text, strength.display, strength.display, strength.bold][index / characters.count]
    }
  }

  func row(_ sample: CalibrationSample) -> SparseRow {
    var terms: [Int: Double] = [:]
    let gaps = Double(sample.characters.count - 1)
    let isHeavy = sample.line.weight.value >= FontWeight.medium.value
    let boldness = SystemFontCalibration.boldShare(sample.line.weight)
    terms[column(.text)] = gaps
    terms[column(.display)] = gaps * sample.blend
    let large = SystemFontCalibration.largeShare(sample.line.size)
    if large > 0 { terms[column(.large)] = gaps * large }
    switch sample.line.weight {
    case .medium: terms[column(.medium)] = gaps
    case .semibold: terms[column(.semibold)] = gaps
    case .bold, .heavy, .black: terms[column(.bold)] = gaps
    default: break
    }
    for character in sample.characters {
      if sample.line.hasTabularDigits, (0x30...0x39).contains(character) {
        terms[column(isHeavy ? .heavyTabular : .tabular), default: 0] += 1
        continue
      }
      guard let place = places[character] else { continue }
      terms[column(place, part: 0), default: 0] += 1
      if boldness > 0 { terms[column(place, part: 3), default: 0] += boldness }
      guard sample.blend > 0 else { continue }
      terms[column(place, part: 1), default: 0] += sample.blend
      if boldness > 0 { terms[column(place, part: 2), default: 0] += sample.blend * boldness }
    }
    return SparseRow(terms: terms.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

/// One recorded line with what Inter says about it.
struct CalibrationSample {
  var line: RecordedLine
  /// Of each glyph with an advance; letters with marks as their base letter.
  var characters: [UInt32]
  /// Position between Inter's text and display masters.
  var blend: Double
  /// What the recorded ink has more than Inter's with the published tracking; 1/1000 em.
  var target: Double
  /// The recorded ink in 1/1000 em: errors are relative to it.
  var extent: Double

  /// - Returns: `nil` where Inter is not what the line would be set in.
  init?(_ line: RecordedLine, _ typesetter: Typesetter) {
    guard line.design == .default, let style = Self.styles[line.weight] else { return nil }
    func ink(_ family: String) -> MeasuredText {
      let font = FontSpec(
        .files(["\(family)-\(style).otf"], size: 1000), features: line.hasTabularDigits ? ["tnum"] : [])
      return typesetter.measure(Paragraph(runs: [.init(string: line.text, font: font)], host: .uilabel), width: nil)
    }
    let (text, display) = (ink("Inter"), ink("InterDisplay"))
    guard text.fonts.allSatisfy({ $0.file.hasPrefix("Inter") }), text.lines.count == 1 else { return nil }
    characters = line.text.map { SystemFontCalibration.baseCharacter($0.unicodeScalars.first?.value ?? 0) }
    blend = SystemFontCalibration.opticalBlend(line.size)
    extent = line.inkWidth / line.size * 1000
    let inter = (1 - blend) * text.inkBounds.width + blend * display.inkBounds.width
    target = extent - inter - Double(characters.count - 1) * SystemFontCalibration.tracking(line.size)
    self.line = line
  }

  private static let styles: [FontWeight: String] = [
    .regular: "Regular", .medium: "Medium", .semibold: "SemiBold", .bold: "Bold",
  ]
}
