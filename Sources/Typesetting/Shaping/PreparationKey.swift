import SightlineModel

/// The parts of a paragraph on which shaping depends; sizes, widths and limits don't.
struct PreparationKey: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var string: ExactText
    var font: FontSpec
    var tracking: Double
    var kerning: Double
    var baselineOffset: Double
    /// Em; `nil` for text.
    var symbolSize: Size?
  }
  var runs: [Run]
  var locale: String
  var direction: LayoutDirection
  var boldText: Bool

  init(_ paragraph: Paragraph) {
    runs = paragraph.runs.map {
      Run(
        string: ExactText($0.symbol == nil ? $0.string : "\u{FFFC}"), font: $0.font, tracking: $0.tracking,
        kerning: $0.kerning, baselineOffset: $0.baselineOffset,
        symbolSize: $0.symbol == nil ? nil : $0.symbolSize)
    }
    locale = paragraph.locale
    direction = paragraph.direction
    boldText = paragraph.boldText
  }
}

/// Which weight text gets, and which faces are asked.
enum FontWeightRule {
  /// - Parameter boldText: The accessibility setting; it makes the system font two steps heavier, other fonts stay.
  static func weight(of spec: FontSpec, boldText: Bool) -> FontWeight {
    switch spec.base {
    case .style(let style):
      let weight = spec.weight ?? DynamicType.weight(of: style)
      return boldText ? heavier(weight) : weight
    case .system: return boldText ? heavier(spec.weight ?? .regular) : spec.weight ?? .regular
    case .custom, .files: return spec.weight ?? .regular
    }
  }

  static func chainKey(of spec: FontSpec, weight: FontWeight) -> FontChain.Key {
    let base: FontChain.Key.Base =
      switch spec.base {
      case .style, .system: .system(spec.design)
      case .custom(let family, _, _): .custom(family)
      case .files(let names, _): .files(names)
      }
    return FontChain.Key(base: base, weight: weight, isWeightExplicit: spec.weight != nil, isItalic: spec.isItalic)
  }

  private static func heavier(_ weight: FontWeight) -> FontWeight {
    let all = FontWeight.allCases
    return all[min(all.firstIndex(of: weight)! + 2, all.count - 1)]
  }
}

enum LineFeed {
  /// Whether one of UAX #14's mandatory breaks starts here; it has no glyph.
  static func starts(_ bytes: [UInt8], at offset: Int) -> Bool {
    let first = bytes[offset]
    if first < 0x80 { return (0x0A...0x0D).contains(first) }
    if first == 0xC2 { return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 }
    return first == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }
}

/// The neighbours of an item that its shaping must see: one letter each side, in scripts whose letters join.
struct JoiningContext {
  let range: Range<Int>

  init(_ item: Range<Int>, script: UInt32, _ analysis: TextAnalysis) {
    guard Self.joining.contains(script) else {
      range = item
      return
    }
    var (start, end) = (item.lowerBound, item.upperBound)
    if start > 0, analysis.marks[start - 1] & Mark.space == 0 {
      repeat { start -= 1 } while start > 0 && analysis.marks[start] & Mark.character == 0
      if LineFeed.starts(analysis.bytes, at: start) { start = item.lowerBound }
    }
    if end < analysis.bytes.count, analysis.marks[end] & Mark.space == 0, !LineFeed.starts(analysis.bytes, at: end) {
      repeat { end += 1 } while end < analysis.bytes.count && analysis.marks[end] & Mark.character == 0
    }
    range = start..<end
  }

  private static let joining: Set<UInt32> = [
    ScriptFonts.tag("Arab"), ScriptFonts.tag("Syrc"), ScriptFonts.tag("Nkoo"), ScriptFonts.tag("Mong"),
    ScriptFonts.tag("Adlm"), ScriptFonts.tag("Rohg"), ScriptFonts.tag("Mand"),
  ]
}
