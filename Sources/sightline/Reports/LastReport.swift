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
  private let fileName: String?

  init(_ outcome: AuditOutcome) {
    // An audit of colours alone has laid out no screen.
    fileName = Self.fileNames[outcome.report.summary.screens == 0 && outcome.report.tokens != nil ? 1 : 0]
    root = outcome.project.root
    report = outcome.report
    // They are large, and no finding is explained by them.
    report.flow = nil
    report.tokens = nil
  }

  /// Where it cannot be kept nothing is lost but the convenience.
  func keep(in folder: String, _ console: Console) {
    guard let data = try? Self.encoder.encode(self) else { return }
    try? console.write(bytes: data, to: folder + "/" + (fileName ?? Self.fileNames[0]))
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
