import AuditEngine
import ContentDigest
import Foundation
import Reporting
import SightlineModel

/// Results of earlier runs. Whatever is wrong with it is a note, and the run goes on without.
struct ResultCache: ~Copyable {
  /// The file's name within the cache's folder.
  static let fileName = "results.sqlite"
  /// Bytes of all values together.
  static let capacity = 256 << 20

  private let database: CacheDatabase
  private let clock: Int

  /// - Parameter folder: Made if there is none.
  /// - Throws: `CacheProblem`.
  init(folder: String) throws(CacheProblem) {
    database = try CacheDatabase(path: folder + "/" + Self.fileName, capacity: Self.capacity)
    // In a working copy it is nothing to commit.
    let ignore = folder + "/.gitignore"
    if !FileManager.default.fileExists(atPath: ignore) { try? Data("*\n".utf8).write(to: URL(fileURLWithPath: ignore)) }
    // Orders the uses; nothing of a report depends on it.
    clock = Int(saturating: Date().timeIntervalSince1970)
  }

  /// What is kept of a run; project, rules and paths are worked out anew, and what of the findings counts.
  struct Entry: Codable, Equatable {
    var reads: [FurtherRead]
    var found: FoundReport
  }

  private struct Picture: Codable, Equatable {
    var screen: String
    var state: String
    var variant: String
    var size: Size
    var drawing: VectorPicture
  }

  // MARK: Reading

  /// - Returns: `nil` when nothing is known, or a file that was read beside the project's has changed.
  func entry(_ key: RunKey) throws(CacheProblem) -> Entry? {
    guard let bytes = try database.value("report " + key.text),
      let entry = try? Self.decoder.decode(Entry.self, from: Data(bytes)), entry.reads.allSatisfy(\.isCurrent)
    else { return nil }
    database.touch("report " + key.text, at: clock)
    return entry
  }

  func pictures(_ key: RunKey) throws(CacheProblem) -> [ScenePicture]? {
    guard let bytes = try database.value("pictures " + key.text),
      let pictures = try? Self.decoder.decode([Picture].self, from: Data(bytes))
    else { return nil }
    database.touch("pictures " + key.text, at: clock)
    return pictures.map {
      ScenePicture(
        screen: $0.screen, state: $0.state, variant: $0.variant, size: $0.size, content: .vector($0.drawing))
    }
  }

  // MARK: Writing

  /// Keeps only what reads back as it is.
  func store(_ entry: Entry, _ key: RunKey) throws(CacheProblem) {
    guard let data = try? Self.encoder.encode(entry), (try? Self.decoder.decode(Entry.self, from: data)) == entry else {
      throw CacheProblem(description: "the result cannot be kept: it does not read back as it is")
    }
    try database.put([UInt8](data), "report " + key.text, at: clock)
  }

  func store(_ pictures: [ScenePicture], _ key: RunKey) throws(CacheProblem) {
    var kept: [Picture] = []
    for picture in pictures {
      guard case .vector(let drawing) = picture.content else { return }
      kept.append(
        Picture(
          screen: picture.screen, state: picture.state, variant: picture.variant, size: picture.size, drawing: drawing))
    }
    guard let data = try? Self.encoder.encode(kept), (try? Self.decoder.decode([Picture].self, from: data)) == kept
    else { throw CacheProblem(description: "the pictures cannot be kept: they do not read back as they are") }
    try database.put([UInt8](data), "pictures " + key.text, at: clock)
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
