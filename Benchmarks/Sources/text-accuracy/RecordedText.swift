import Foundation
import SightlineModel

/// A string measured in a picture that iOS drew.
struct RecordedText: Decodable {
  struct Font: Decodable {
    var size: Double
    var weight: FontWeight
    var design: FontDesign
    var style: String?
    var italic: Bool?
    var feature: String?
  }
  struct Measured: Decodable {
    var inkWidthPt: Double?
    var inkHeightPt: Double?
    var lines: Int
    var frameWidthPt: Double?
    var frameHeightPt: Double?
    var baselineFromFrameTopPt: Double?
    var lineTexts: [String]?
    var lineInkWidthsPt: [Double]?
    var errorPt: Double
  }
  var id: String
  var text: String
  var font: Font
  var contentSizeCategory: DynamicTypeSize
  var scale: Double
  var framework: String
  var availableWidth: Double?
  var frameRounding: String?
  var note: String?
  var truncated: Bool?
  var measured: Measured

  var paragraph: Paragraph {
    let style = font.style.flatMap(TextStyle.init(swiftName:))
    var spec = FontSpec(style.map { .style($0) } ?? .system(size: font.size), weight: font.weight, design: font.design)
    spec.isItalic = font.italic ?? false
    spec.features = font.feature.map { [$0] } ?? []
    return Paragraph(
      runs: [.init(string: text, font: spec)], contentSize: contentSizeCategory,
      lineLimit: truncated == true && measured.lines > 0 ? measured.lines : nil,
      breakMode: note?.contains("char wrapping") == true ? .character : .word, scale: scale,
      host: framework == "SwiftUI" ? .swiftui : .uilabel)
  }

  static func all(in folder: URL) throws -> [RecordedText] {
    try JSONDecoder().decode(
      [Self].self, from: Data(contentsOf: folder.appendingPathComponent("ground-truth-dev.json")))
  }
}

/// A paragraph that Chromium broke.
struct OracleCase: Decodable {
  var id: Int
  var cat: String
  var lang: String
  var dir: LayoutDirection
  var fonts: [String]
  var size: Double
  var width: Double
  var text: String
  var lines: Int
  var widthPx: Double
  var lineStarts: [Int]
  var stable: Bool
  var uax14Agrees: Bool

  struct File: Decodable { var cases: [OracleCase] }
  static func all(in folder: URL) throws -> [OracleCase] {
    try JSONDecoder().decode(File.self, from: Data(contentsOf: folder.appendingPathComponent("oracle-dev.json"))).cases
  }
}
