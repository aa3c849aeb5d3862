import SightlineModel
import Typesetting

/// The Swift files that hold what was derived.
enum GeneratedSource {
  private static let head = """
    // Written by Scripts/generate-error-bands from the records in Benchmarks/Data/text; do not edit.
    // swift-format-ignore-file

    """

  static func calibration(_ model: CalibrationModel, _ solution: [Double]) -> String {
    func offset(_ name: String, _ offset: CalibrationModel.Offset) -> String {
      "  static let \(name) = \(hundredth(solution[model.column(offset)]))\n"
    }
    var text = head + "\nextension SystemFontCalibration {\n"
    text += offset("textOffset", .text) + offset("displayOffset", .display) + offset("mediumOffset", .medium)
    text += offset("semiboldOffset", .semibold) + offset("boldOffset", .bold)
    text += offset("largeTextOffset", .large)
    text += offset("regularTabularDelta", .tabular) + offset("heavyTabularDelta", .heavyTabular)
    text += "\n  /// Character, text master, added in the display master, there in bold, in both in bold.\n"
    text += "  static let deltaRows: [(UInt32, Double, Double, Double, Double)] = [\n"
    for (index, character) in model.characters.enumerated() {
      let parts = (0..<4).map { tenth(solution[model.column(index, part: $0)]) }
      let hexadecimal = String(character, radix: 16, uppercase: true)
      text += "    (0x\(hexadecimal), \(parts.joined(separator: ", "))),\n"
    }
    return text + "  ]\n}\n"
  }

  static func bands(_ table: BandTable) -> String {
    var text = head + "\nimport SightlineModel\n\nextension ErrorBand {\n  static let measured: [Row] = [\n"
    for row in table.rows {
      text +=
        "    Row(.\(row.design.rawValue), .\(row.weight.rawValue), \(row.sizeClass), records: \(row.records), "
        + "relativeError: \(row.relativeError)),\n"
    }
    return text + "  ]\n}\n"
  }

  private static func hundredth(_ value: Double) -> Double { (value * 100).rounded() / 100 }
  private static func tenth(_ value: Double) -> String { String((value * 10).rounded() / 10 + 0) }
}
