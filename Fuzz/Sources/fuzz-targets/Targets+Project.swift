import AuditEngine
import ContentDigest
import Foundation
import SightlineModel
import SourceDocuments

@testable import AuditPipeline
@testable import Flows
@testable import Rules

extension FuzzTarget {
  /// Documents that say what an audit is to do, results of earlier runs, and Xcode projects.
  static let project: [FuzzTarget] = [
    FuzzTarget(name: "configuration") { bytes in
      let read = Configuration.read(bytes: bytes, file: ".sightline.yml", vocabulary: .standard)
      guard read.problems.isEmpty else { return }
      use(try? RuleSet(read.configuration, root: "/dev/null"))
      use(try? VariantMatrix(read.configuration, languages: ["en", "de"], declared: nil))
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
    FuzzTarget(name: "xcode-project") { bytes in
      guard let project = XcodeProject(Data(bytes), path: "A.xcodeproj", root: "/dev/null") else { return }
      use(XcodeProject.filesOfNoTarget(among: ["A/B.swift", "C.swift"], by: [project]))
      use(XcodeProject.translationsNotBuilt(among: ["de.lproj/Localizable.strings"], by: [project]))
    },
  ]
}
