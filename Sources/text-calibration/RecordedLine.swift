import Foundation
import SightlineModel

/// A line of text that iOS drew, as the ground truth records it.
struct RecordedLine {
  var text: String
  var size: Double
  var weight: FontWeight
  var design: FontDesign
  var hasTabularDigits: Bool
  /// Points, from the left edge of the first ink to the right edge of the last.
  var inkWidth: Double

  /// Single lines, and the lines of wrapped texts that are not cut.
  static func all(in file: URL) throws -> [RecordedLine] {
    try JSONDecoder().decode([Record].self, from: Data(contentsOf: file)).flatMap(\.lines)
  }

  /// What did not fit: each line of a wrapped text with the first word of the next; its width is the one it exceeds.
  static func overflows(in file: URL) throws -> [RecordedLine] {
    try JSONDecoder().decode([Record].self, from: Data(contentsOf: file)).flatMap(\.overflows)
  }

  private struct Record: Decodable {
    struct Font: Decodable {
      var size: Double
      var weight: FontWeight
      var design: FontDesign
      var italic: Bool?
      var feature: String?
    }
    struct Measured: Decodable {
      var inkWidthPt: Double?
      var lineTexts: [String]?
      var lineInkWidthsPt: [Double?]?
    }
    var text: String
    var font: Font
    var truncated: Bool?
    var availableWidth: Double?
    var measured: Measured

    var lines: [RecordedLine] {
      guard font.italic != true, truncated != true else { return [] }
      let pairs: [(String, Double?)] =
        measured.lineTexts.map { Array(zip($0, measured.lineInkWidthsPt ?? [])) } ?? [(text, measured.inkWidthPt)]
      return pairs.compactMap { text, width in width.map { line(text, $0) } }
    }

    /// A last line of one or two words says nothing: a label keeps its last word from standing alone, whatever fits.
    var overflows: [RecordedLine] {
      guard font.italic != true, truncated != true, let lines = measured.lineTexts, let availableWidth else {
        return []
      }
      return zip(lines, lines.dropFirst()).enumerated().compactMap { index, pair in
        let words = pair.1.split(separator: " ")
        guard let word = words.first, index + 2 < lines.count || words.count > 2 else { return nil }
        return line("\(pair.0) \(word)", availableWidth)
      }
    }

    private func line(_ text: String, _ width: Double) -> RecordedLine {
      RecordedLine(
        text: text, size: font.size, weight: font.weight, design: font.design,
        hasTabularDigits: font.feature == "monospacedDigit" || font.feature == "tnum", inkWidth: width)
    }
  }
}
