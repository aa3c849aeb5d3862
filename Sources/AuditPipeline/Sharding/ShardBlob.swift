import AuditEngine
import ContentDigest
import Flows
import Foundation
import SightlineModel

/// What one shard found, as a file: a line that says what it is and the digest of the rest, then JSON.
struct ShardBlob: Sendable, Codable {
  var shard: Shard
  /// What decides what a run finds, by its name: only blobs that agree in all of it belong together.
  var identity: [String: String]
  var request: StoredRequest
  /// Of what was read, with which all shards have to agree.
  var readDigest: String
  /// In the first shard alone.
  var read: ReadFacts?
  var parts: Part
  /// `nil` unless drawings were wanted.
  var pictures: [KeptPicture]?

  /// What differs from shard to shard.
  struct Part: Sendable, Codable {
    var judged: JudgedScreens
    var drafts: [DecisionDraft]?
    var endedEarly: String?
    /// What ended an earlier process, and is missing.
    var leftOut: [String]
  }

  /// What was asked for, so that whoever merges need not say it again.
  struct StoredRequest: Sendable, Codable, Equatable {
    var kind: String
    var paths: [String]
    var configurationFile: String?
    var overrides: ConfigurationOverrides
    var costs: [String: Double]
    var changedSince: String?
    var changed: [String]?
    var onlyScreen: String?
    var onlyState: String?
    var expectationsFile: String?
  }

  private static let mark = "sightline-shard"
  private static let version = 1

  // MARK: Writing and reading

  func encoded() throws -> Data {
    let payload = try Self.encoder.encode(self)
    let digest = payload.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
    return Data("\(Self.mark) \(Self.version) \(digest)\n".utf8) + payload
  }

  /// - Parameter name: For messages.
  /// - Throws: `UnusableInput` for anything but a blob of this version that is whole.
  static func decode(_ data: Data, name: String) throws(UnusableInput) -> ShardBlob {
    let end = data.firstIndex(of: 0x0A) ?? data.endIndex
    let head = String(decoding: data[..<end].prefix(200), as: UTF8.self).split(separator: " ")
    guard head.count == 3, head[0] == mark else {
      throw UnusableInput("\(name) is no blob of a shard; 'sightline gate --shard 1/4 --blob FILE' writes one")
    }
    guard head[1] == String(version) else {
      throw UnusableInput(
        "\(name) is a blob of version \(head[1]), this is version \(version): use one Sightline for all")
    }
    let payload = data[min(end + 1, data.endIndex)...]
    guard payload.withUnsafeBytes({ SHA256.hexadecimal(of: $0) }) == head[2] else {
      throw UnusableInput("\(name) is damaged: its content is not what was written; run its shard again")
    }
    do {
      let blob = try decoder.decode(ShardBlob.self, from: Data(payload))
      guard Shard(index: blob.shard.index, count: blob.shard.count) != nil else {
        throw UnusableInput("\(name) is of shard \(blob.shard), which there is not")
      }
      return blob
    } catch let error as UnusableInput {
      throw error
    } catch {
      throw UnusableInput("\(name) cannot be understood; use one Sightline for all shards")
    }
  }

  static func digest(of read: ReadFacts) throws -> String {
    try encoder.encode(read).withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
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
