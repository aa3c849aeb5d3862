package import Foundation
package import SightlineModel
import SourceDocuments

/// A `*.screen.json` file: view trees before layout. Schema: `schemas/screen-document.schema.json`.
package struct ScreenDocument: Codable, Sendable {
  package static let fileExtension = "screen.json"
  package var schemaVersion: String
  package var screens: [Screen]
  /// What a document that was read says and nothing follows: names that no view or parameter has, in document order.
  package private(set) var problems: [InputProblem] = []
  private enum CodingKeys: String, CodingKey { case schemaVersion, screens }

  package init(screens: [Screen]) {
    schemaVersion = "1.0"
    self.screens = screens
  }

  /// - Returns: Pretty-printed with sorted keys: same screens, same bytes.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Lengths inside of sizes, insets and fonts, which JSON has no numbers for.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// - Throws: `InputProblem` with the path inside the document where it stops making sense.
  package static func decode(_ data: Data, file: String) throws(InputProblem) -> ScreenDocument {
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      let unread = UnreadParameters()
      if let key = UnreadParameters.key { decoder.userInfo[key] = unread }
      var document = try decoder.decode(ScreenDocument.self, from: data)
      guard document.schemaVersion.hasPrefix("1.") else {
        throw InputProblem(
          .unreadable, "schema version \(document.schemaVersion) is not known; this version reads 1.x",
          at: SourceLocation(file: file, line: 1, column: 1))
      }
      let place = SourceLocation(file: file, line: 1, column: 1)
      document.problems = unread.entries.map { InputProblem(.warning, $0.words, at: place) }
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

extension UnreadParameters.Entry {
  fileprivate var words: String {
    switch reason {
    case .unknownKind:
      "no view or modifier is named '\(kind)'\(hint(kind, ViewKind.allCases.map(\.rawValue))) is left out, at \(path)"
    case .unknownName(let known):
      "'\(kind)' has no parameter '\(name)'\(hint(name, known)) is left out, at \(path)"
    case .otherType: "'\(name)' of '\(kind)' takes a value of another type; it is left out, at \(path)"
    }
  }

  private func hint(_ name: String, _ known: [String]) -> String {
    nearestName(to: name, in: known).map { ", did you mean '\($0)'? It" } ?? "; it"
  }
}
