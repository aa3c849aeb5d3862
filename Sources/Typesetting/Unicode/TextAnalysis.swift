import CUnicode
package import SightlineModel

/// What Unicode says about one text: where lines may end, grapheme clusters, bidi levels, scripts.
///
/// - Source: UAX #14 with the locale's tailoring and ICU's dictionaries, UAX #29, UAX #9, UAX #24.
package struct TextAnalysis: Sendable {
  /// The text in UTF-8.
  let bytes: [UInt8]
  let marks: [UInt8]
  let levels: [UInt8]
  /// ISO 15924, four big-endian letters; at first bytes of characters.
  let scripts: [UInt32]

  /// - Parameter direction: Of the paragraph; `nil` takes the first strong character's.
  package init(_ text: String, locale: String = "en", direction: LayoutDirection? = nil) {
    self.init(Array(text.utf8), locale: locale, direction: direction, bench: Workbench())
  }

  init(_ bytes: [UInt8], locale: String, direction: LayoutDirection?, bench: Workbench) {
    let base: Int32 =
      switch direction {
      case .leftToRight: Int32(SL_BASE_LEFT_TO_RIGHT)
      case .rightToLeft: Int32(SL_BASE_RIGHT_TO_LEFT)
      case nil: Int32(SL_BASE_FIRST_STRONG)
      }
    let count = bytes.count
    var marks = [UInt8](repeating: 0, count: count + 1)
    var levels = [UInt8](repeating: 0, count: count + 1)
    var scripts = [UInt32](repeating: 0x4C61_746E, count: count)
    let status = sl_analyze(
      bench.analyzer, bytes, Int32(clamping: count), locale.replacing("_", with: "-"), base, &marks, &levels, &scripts)
    if status != 0 {
      // Without ICU's data each character stands alone and lines end after spaces only.
      for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
        marks[offset] = Mark.character | Mark.grapheme | (byte == 0x20 || (9...13).contains(byte) ? Mark.space : 0)
        if offset > 0, bytes[offset - 1] == 0x20 { marks[offset] |= Mark.breakAllowed }
      }
      marks[count] |= Mark.breakAllowed | Mark.grapheme
    }
    self.bytes = bytes
    self.marks = marks
    self.levels = levels
    self.scripts = scripts
  }

  /// UTF-8 offsets in front of which a line may end, the end of the text included.
  package var lineBreaks: [Int] { marks.indices.filter { $0 > 0 && marks[$0] & Mark.breakAllowed != 0 } }
  /// UTF-8 offsets in front of which a line must end.
  package var requiredBreaks: [Int] { marks.indices.filter { marks[$0] & Mark.breakRequired != 0 } }
  /// UTF-8 offsets at which grapheme clusters start.
  package var graphemeStarts: [Int] { bytes.indices.filter { marks[$0] & Mark.grapheme != 0 } }
  /// The embedding level of each character, in logical order.
  package var characterLevels: [Int] {
    bytes.indices.filter { marks[$0] & Mark.character != 0 }.map { Int(levels[$0]) }
  }
  /// 0 left to right, 1 right to left.
  package var paragraphLevel: Int { Int(levels[bytes.count] & 1) }

  /// Visual order of `levels`, left to right: the index of what stands at each place.
  /// - Source: UAX #9, rule L2.
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    sl_reorder(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}

/// The bits of `TextAnalysis.marks`.
enum Mark {
  static let breakAllowed = UInt8(SL_BREAK_ALLOWED)
  static let breakRequired = UInt8(SL_BREAK_REQUIRED)
  static let grapheme = UInt8(SL_GRAPHEME)
  static let space = UInt8(SL_SPACE)
  static let emoji = UInt8(SL_EMOJI)
  static let ignorable = UInt8(SL_IGNORABLE)
  static let character = UInt8(SL_CHARACTER)
}
