import AuditPipeline
import Foundation
import Reporting
import SightlineModel

/// What was printed last, so that a fingerprint from the terminal can be explained without another audit.
struct LastReport: Codable {
  /// The audited folder.
  var root: String
  var report: AuditReport

  /// One of each: `tokens` in between must not make the audit's fingerprints unknown. The first is the audit's.
  private static let fileNames = ["last-report.json", "last-tokens.json"]

  private init(_ outcome: AuditOutcome) {
    root = outcome.project.root
    report = outcome.report
    // They are large, and no finding is explained by them.
    report.flow = nil
    report.tokens = nil
  }

  /// Where it cannot be kept nothing is lost but the convenience.
  static func keep(_ outcome: AuditOutcome, in folder: String, _ console: Console) {
    guard let data = try? encoder.encode(LastReport(outcome)) else { return }
    // An audit of colours alone has laid out no screen.
    let isOfColors = outcome.report.summary.screens == 0 && outcome.report.tokens != nil
    try? console.write(bytes: data, to: folder + "/" + fileNames[isOfColors ? 1 : 0])
  }

  /// - Returns: The audit's first; nothing where nothing was kept, or by another version.
  static func read(from folder: String) -> [LastReport] {
    fileNames.compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).flatMap {
        try? decoder.decode(LastReport.self, from: $0)
      }
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
