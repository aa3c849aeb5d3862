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
    var measured: Measured

    var lines: [RecordedLine] {
      guard font.italic != true, truncated != true else { return [] }
      let pairs: [(String, Double?)] =
        measured.lineTexts.map { Array(zip($0, measured.lineInkWidthsPt ?? [])) } ?? [(text, measured.inkWidthPt)]
      return pairs.compactMap { text, width in
        width.map {
          RecordedLine(
            text: text, size: font.size, weight: font.weight, design: font.design,
            hasTabularDigits: font.feature == "monospacedDigit" || font.feature == "tnum", inkWidth: $0)
        }
      }
    }
  }
}
