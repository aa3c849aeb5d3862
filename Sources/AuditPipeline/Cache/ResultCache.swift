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

  // MARK: Reading

  /// - Returns: `nil` when nothing is known, or a file that was read beside the project's has changed.
  func entry(_ key: RunKey) throws(CacheProblem) -> Entry? {
    guard let bytes = try database.value("report " + key.text),
      let entry = try? Self.decoder.decode(Entry.self, from: Data(bytes)), FurtherRead.areCurrent(entry.reads)
    else { return nil }
    database.touch("report " + key.text, at: clock)
    return entry
  }

  func pictures(_ key: RunKey) throws(CacheProblem) -> [ScenePicture]? {
    guard let bytes = try database.value("pictures " + key.text),
      let pictures = try? Self.decoder.decode([KeptPicture].self, from: Data(bytes))
    else { return nil }
    database.touch("pictures " + key.text, at: clock)
    return pictures.map(\.picture)
  }

  /// What a shard found.
  func blob(_ key: RunKey) throws(CacheProblem) -> [UInt8]? {
    let value = try database.value("shard " + key.text)
    if value != nil { database.touch("shard " + key.text, at: clock) }
    return value
  }

  // MARK: Writing

  func store(blob: [UInt8], _ key: RunKey) throws(CacheProblem) {
    try database.put(blob, "shard " + key.text, at: clock)
  }

  /// Keeps only what reads back as it is.
  func store(_ entry: Entry, _ key: RunKey) throws(CacheProblem) {
    guard let data = try? Self.encoder.encode(entry), (try? Self.decoder.decode(Entry.self, from: data)) == entry else {
      throw CacheProblem(description: "the result cannot be kept: it does not read back as it is")
    }
    try database.put([UInt8](data), "report " + key.text, at: clock)
  }

  func store(_ pictures: [ScenePicture], _ key: RunKey) throws(CacheProblem) {
    let kept = pictures.compactMap { KeptPicture($0) }
    guard kept.count == pictures.count else { return }
    guard let data = try? Self.encoder.encode(kept), (try? Self.decoder.decode([KeptPicture].self, from: data)) == kept
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
