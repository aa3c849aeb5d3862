import AuditEngine
import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

struct ShardBlobTests {
  private func blob(_ index: Int, of count: Int, files: String = "a", read: String = "r") throws -> ShardBlob {
    let shard = try JSONDecoder().decode(Shard.self, from: Data("{\"index\": \(index), \"count\": \(count)}".utf8))
    return ShardBlob(
      shard: shard, identity: ["the files": files],
      request: ShardBlob.StoredRequest(
        kind: "gate", paths: ["."], overrides: ConfigurationOverrides(), costs: ["Basket": 1.5]),
      readDigest: read,
      parts: ShardBlob.Part(judged: JudgedScreens(), drafts: [], endedEarly: nil, leftOut: []))
  }

  @Test func whatIsWrittenReadsBack() throws {
    let blob = try blob(2, of: 3)
    let again = try ShardBlob.decode(try blob.encoded(), name: "b")
    #expect(again.shard == blob.shard && again.request == blob.request && again.identity == blob.identity)
    #expect(try again.encoded() == blob.encoded())
  }

  /// Whole by its digest, and still none; or no blob at all.
  @Test(arguments: [(0, 0), (1, 0), (3, 2), (1, 1_000_000_000_000), (-1, 4)])
  func aShardThatIsNoneIsRefused(index: Int, count: Int) throws {
    let data = try blob(index, of: count).encoded()
    #expect(throws: UnusableInput.self) { try ShardBlob.decode(data, name: "b") }
  }

  @Test(arguments: ["", "\n", "sightline-shard", "sightline-shard 1 0\n", "sightline-shard 1 0\n{}", "{}"])
  func whatIsNoBlobIsRefused(text: String) {
    #expect(throws: UnusableInput.self) { try ShardBlob.decode(Data(text.utf8), name: "b") }
  }

  @Test func shardsThatReadOtherwiseDoNotMerge() throws {
    let (one, other) = (try blob(1, of: 2), try blob(2, of: 2, read: "s"))
    #expect { try ShardSet([.init(name: "1", blob: one), .init(name: "2", blob: other)]) } throws: { error in
      (error as? UnusableInput)?.messages.first?.contains("2 read other screens than 1") == true
    }
  }
}
