import AuditPipeline
import Foundation
import Reporting
import SightlineModel

/// What was printed last, so that a fingerprint from the terminal can be explained without another audit.
struct LastReport: Codable {
  /// The audited folder.
  var root: String
  var report: AuditReport

  private static let fileName = "last-report.json"

  init(_ outcome: AuditOutcome) {
    root = outcome.project.root
    report = outcome.report
    // They are large, and no finding is explained by them.
    report.flow = nil
    report.tokens = nil
  }

  /// Where it cannot be kept nothing is lost but the convenience.
  func keep(in folder: String, _ console: Console) {
    guard let data = try? Self.encoder.encode(self) else { return }
    try? console.write(bytes: data, to: folder + "/" + Self.fileName)
  }

  /// - Returns: `nil` where nothing was kept, or by another version.
  static func read(from folder: String) -> LastReport? {
    FileManager.default.contents(atPath: folder + "/" + fileName).flatMap {
      try? decoder.decode(LastReport.self, from: $0)
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
