public import Foundation
public import SightlineModel

/// A `*.screen.json` file: view trees before layout. Schema: `schemas/screen-document.schema.json`.
public struct ScreenDocument: Codable, Sendable {
  public static let fileExtension = "screen.json"
  public var schemaVersion: String
  public var screens: [Screen]
  public init(screens: [Screen]) {
    schemaVersion = "1.0"
    self.screens = screens
  }

  /// - Returns: Pretty-printed with sorted keys: same screens, same bytes.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Lengths inside of sizes, insets and fonts, which JSON has no numbers for.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// - Throws: `InputProblem` with the path inside the document where it stops making sense.
  public static func decode(_ data: Data, file: String) throws(InputProblem) -> ScreenDocument {
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      let document = try decoder.decode(ScreenDocument.self, from: data)
      guard document.schemaVersion.hasPrefix("1.") else {
        throw InputProblem(
          .unreadable, "schema version \(document.schemaVersion) is not known; this version reads 1.x",
          at: SourceLocation(file: file, line: 1, column: 1))
      }
      return document
    } catch let problem as InputProblem {
      throw problem
    } catch {
      throw InputProblem(
        .unreadable, "not a screen document: \(Self.describe(error))",
        at: SourceLocation(file: file, line: 1, column: 1))
    }
  }

  private static func describe(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    let (context, text): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .typeMismatch(let type, let context): (context, "\(type) is expected")
      case .valueNotFound(let type, let context): (context, "\(type) is expected, not null")
      case .dataCorrupted(let context): (context, context.debugDescription)
      @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), error.localizedDescription)
      }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return "\(text) at \(path.isEmpty ? "the top" : path)"
  }
}
