import AuditEngine
import ContentDigest
import Foundation
import SightlineModel
import SourceDocuments

@testable import AuditPipeline
@testable import DesignTokens
@testable import Flows
@testable import Rules

extension FuzzTarget {
  /// Documents of the project that say what an audit is to do, and results of earlier runs.
  static let documents: [FuzzTarget] = [
    FuzzTarget(name: "json") { bytes in
      use(JSONDocument.parse(bytes: bytes, file: "a.json"))
      use(JSONDocument.parse(bytes: bytes, file: "a.json", dialect: .relaxed))
    },
    FuzzTarget(name: "yaml") { use(YAMLDocument.parse(bytes: $0, file: "a.yml")) },
    FuzzTarget(name: "configuration") { bytes in
      let read = Configuration.read(bytes: bytes, file: ".sightline.yml", vocabulary: .standard)
      guard read.problems.isEmpty else { return }
      use(try? RuleSet(read.configuration, root: "/dev/null"))
      use(try? VariantMatrix(read.configuration, languages: ["en", "de"]))
    },
    FuzzTarget(name: "profile") { bytes in
      guard
        let profile = try? RuleProfile.read(
          String(decoding: bytes, as: UTF8.self), file: "own.yml", previews: true)
      else { return }
      use(RuleRegistry.rules(in: profile))
    },
    FuzzTarget(name: "expectations") { bytes in
      guard let document = YAMLDocument.parse(bytes: bytes, file: "a.yml").value else { return }
      use(ExpectationReader.read(document))
    },
    FuzzTarget(name: "tokens") { bytes in
      tokens([InputFile(path: "a.tokens.json", bytes: bytes)])
    },
    FuzzTarget(name: "resolver") { bytes in
      tokens([
        InputFile(path: "a.resolver.json", bytes: bytes), InputFile(path: "light.tokens.json", text: base),
        InputFile(path: "dark.tokens.json", text: base),
      ])
    },
    FuzzTarget(name: "baseline") { bytes in
      guard let baseline = try? Baseline.decode(bytes, file: "baseline.json") else { return }
      use(try? baseline.encoded())
    },
    FuzzTarget(name: "blob") { bytes in
      let digest = bytes.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
      let data = Data("sightline-shard 1 \(digest)\n".utf8) + Data(bytes)
      guard let blob = try? ShardBlob.decode(data, name: "a") else { return }
      let set = try? ShardSet([.init(name: "a", blob: blob)])
      use(try? set?.parts())
      use(try? set?.pictures())
    },
    FuzzTarget(name: "cache") { bytes in
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      use(try? decoder.decode(ResultCache.Entry.self, from: Data(bytes)))
      use(try? decoder.decode([KeptPicture].self, from: Data(bytes)))
      use(try? ScreenCosts.decode(Data(bytes), name: "a"))
    },
    FuzzTarget(name: "database", form: .bytes) { bytes in
      let folder = "/dev/shm/sightline-fuzz-\(getpid())"
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let path = folder + "/results.sqlite"
      _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
      guard let database = try? CacheDatabase(path: path, capacity: 1 << 20) else { return }
      use(try? database.value("report a"))
      try? database.put([1, 2, 3], "report b", at: 7)
      use(try? database.value("report b"))
    },
  ]

  private static let base = """
    {"color": {"$type": "color", "base": {"$value": "#336699"}, "text": {"$value": "{color.base}"}}}
    """

  private static func tokens(_ files: [InputFile]) {
    let tokens = TokenSet(files: files)
    let audit = TokenAudit(tokens: tokens)
    use(audit.matrix())
    use(audit.colors)
    use(tokens.suppressions)
  }
}
