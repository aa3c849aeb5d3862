import Foundation
import SightlineModel
import Testing
import Typesetting

/// The typesetter against strings measured in real iOS renders (`Benchmarks/Data/text`); `text-accuracy` prints more.
struct RecordedTextTests {
  struct Record: Decodable {
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
    }
    var text: String
    var font: Font
    var scale: Double
    var framework: String
    var availableWidth: Double?
    var truncated: Bool?
    var measured: Measured
    var paragraph: Paragraph {
      var spec = FontSpec(.system(size: font.size), weight: font.weight, design: font.design)
      spec.isItalic = font.italic ?? false
      spec.features = font.feature.map { [$0] } ?? []
      return Paragraph(
        runs: [.init(string: text, font: spec)], scale: scale, host: framework == "SwiftUI" ? .swiftui : .uilabel)
    }
  }
  static let typesetter = Typesetter(fonts: FontLibrary())
  static let usesInter = typesetter.scriptFonts().first?.fonts.contains { $0.file.hasPrefix("Inter-") } ?? false
  static func records() throws -> [Record] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Benchmarks/Data/text/ground-truth-dev.json")
    return try JSONDecoder().decode([Record].self, from: Data(contentsOf: file))
  }

  @Test(.enabled("the stand-in is not Inter") { usesInter }) func inkWidths() throws {
    var errors: [Double] = []
    for record in try Self.records() where record.measured.lineTexts == nil && record.text.count >= 8 {
      guard let recorded = record.measured.inkWidthPt else { continue }
      errors.append(abs(Self.typesetter.measure(record.paragraph, width: nil).inkBounds.width - recorded) / recorded)
    }
    errors.sort()
    #expect(errors.count > 290)
    #expect(errors[errors.count / 2] <= 0.0022)
    #expect(errors[errors.count * 95 / 100] <= 0.0095)
  }

  @Test(.enabled("the stand-in is not Inter") { usesInter }) func breaks() throws {
    for record in try Self.records() where record.truncated != true {
      guard let lines = record.measured.lineTexts else { continue }
      let drawn = Self.typesetter.measure(record.paragraph, width: record.availableWidth).lines.map(\.text)
      #expect(drawn == lines)
    }
  }
}
