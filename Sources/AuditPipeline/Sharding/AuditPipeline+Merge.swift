import AuditEngine
import Flows
package import Foundation
package import SightlineModel

extension AuditPipeline {
  /// What a shard found, as it is written down.
  func blob(
    _ parts: AuditParts, _ pictures: [KeptPicture]?, _ project: Project, changed: Set<String>?
  ) throws(UnusableInput) -> [UInt8] {
    guard let shard = request.shard else { throw UnusableInput("a blob is of a shard; name it with --shard") }
    do {
      let blob = ShardBlob(
        shard: shard, identity: RunKey(project, request, changed: changed).identity,
        request: ShardBlob.StoredRequest(
          kind: request.kind.rawValue, paths: request.paths, configurationFile: request.configurationFile,
          overrides: request.overrides, costs: request.costs, changedSince: request.changedSince,
          changed: changed?.sorted(), onlyScreen: request.onlyScreen, onlyState: request.onlyState,
          expectationsFile: request.expectationsFile),
        readDigest: try ShardBlob.digest(of: parts.read), read: shard.index == 1 ? parts.read : nil,
        parts: ShardBlob.Part(
          judged: parts.judged.first ?? JudgedScreens(), drafts: parts.drafts, endedEarly: parts.endedEarly,
          leftOut: project.leftOut.problems.map(\.message)),
        pictures: pictures)
      return [UInt8](try blob.encoded())
    } catch {
      throw UnusableInput("the shard cannot be written down: \(error)")
    }
  }

  /// What of a merge is not said by the blobs.
  package struct MergeOptions: Sendable {
    package var workingFolder: String
    /// Instead of the paths that the shards were given.
    package var paths: [String] = []
    package var baseline: String?
    package var failOn: Severity?
    package var needsPictures = false
    package var threads = 1
    package init(workingFolder: String) { self.workingFolder = workingFolder }
  }

  /// The outcome of the run whose shards wrote the blobs: byte for byte that of one run of all.
  ///
  /// - Throws: When one is missing, doubled, damaged or of another run, or the folder is another one than the shards'.
  package static func merged(
    _ blobs: [(name: String, data: Data)], _ options: MergeOptions
  ) throws(UnusableInput) -> AuditOutcome {
    var set: [ShardSet.Named] = []
    for blob in blobs {
      set.append(.init(name: blob.name, blob: try ShardBlob.decode(blob.data, name: blob.name)))
    }
    let shards = try ShardSet(set)
    // 1. The request, as the shards were asked.
    let stored = shards.first.request
    var request = AuditRequest(
      kind: AuditRequest.Kind(rawValue: stored.kind) ?? .audit,
      paths: options.paths.isEmpty ? stored.paths : options.paths, workingFolder: options.workingFolder,
      configurationFile: stored.configurationFile, overrides: stored.overrides, threads: options.threads,
      changedSince: stored.changedSince, onlyScreen: stored.onlyScreen, onlyState: stored.onlyState,
      expectationsFile: stored.expectationsFile)
    request.costs = stored.costs
    request.drawsPictures = options.needsPictures
    let changed = stored.changed.map(Set.init)
    let asked = AuditPipeline(request)
    try shards.check(RunKey(try asked.project(), request, changed: changed).identity)
    // 2. What counts is decided here.
    if let baseline = options.baseline { request.overrides.baseline = baseline }
    if let failOn = options.failOn { request.overrides.failOn = failOn }
    let pipeline = AuditPipeline(request)
    let project = try pipeline.project()
    let setting = try RunSetting(project, pipeline)
    let (found, _) = try pipeline.found(try shards.parts(), setting)
    var outcome = try pipeline.weighed(found, setting.rules, project, changed: changed)
    outcome.seconds = shards.seconds
    outcome.isOfGate = request.kind == .gate
    guard options.needsPictures else { return outcome }
    let wanted = PictureKey.wanted(by: outcome.report)
    outcome.pictures = try shards.pictures().filter { kept in
      kept.isUsual == true
        || wanted.contains(PictureKey(screen: kept.screen, state: kept.state, variant: kept.variant))
    }.map(\.picture)
    return outcome
  }
}

/// Blobs that are all shards of one run.
struct ShardSet {
  struct Named {
    var name: String
    var blob: ShardBlob
  }
  /// By their number.
  private let shards: [Named]
  var first: ShardBlob { shards[0].blob }

  /// - Throws: With what is wrong about which file.
  init(_ given: [Named]) throws(UnusableInput) {
    guard let one = given.first else { throw UnusableInput("no blob was given") }
    let count = one.blob.shard.count
    for other in given.dropFirst() {
      guard other.blob.shard.count == count else {
        throw UnusableInput(
          "\(one.name) is one of \(count) shards, \(other.name) one of \(other.blob.shard.count): they are of different runs"
        )
      }
      if let difference = Self.difference(one.blob.identity, other.blob.identity) {
        throw UnusableInput("\(other.name) is of another run than \(one.name): they differ in \(difference)")
      }
    }
    let byIndex = Dictionary(grouping: given) { $0.blob.shard.index }
    if let double = byIndex.filter({ $0.value.count > 1 }).min(by: { $0.key < $1.key }) {
      throw UnusableInput(
        "shard \(double.key) of \(count) is there \(double.value.count) times: \(double.value.map(\.name).joined(separator: ", "))"
      )
    }
    let missing = (1...count).filter { byIndex[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.prefix(10).map(String.init).joined(separator: ", ") + (missing.count > 10 ? ", …" : "")
      throw UnusableInput(
        "\(missing.count == 1 ? "shard \(names) of \(count) is" : "shards \(names) of \(count) are") missing: \(given.count) of \(count) blobs were given"
      )
    }
    for one in given where !one.blob.parts.leftOut.isEmpty {
      throw UnusableInput(
        one.blob.parts.leftOut.map { "\(one.name): \($0)" } + [
          "what a shard left out is no part of a whole: audit it without --shard"
        ])
    }
    shards = given.sorted { $0.blob.shard.index < $1.blob.shard.index }
    for other in shards.dropFirst() where other.blob.readDigest != shards[0].blob.readDigest {
      let reason = [shards[0], other].lazy.compactMap { named in
        named.blob.parts.endedEarly.map { "\(named.name): \($0)" }
      }.first
      throw UnusableInput(
        "\(other.name) read other screens than \(shards[0].name)" + (reason.map { ": \($0)" } ?? ""))
    }
  }

  /// - Parameter identity: Of the folder that the blobs are merged for.
  func check(_ identity: [String: String]) throws(UnusableInput) {
    guard let difference = Self.difference(first.identity, identity) else { return }
    throw UnusableInput("the blobs are not of this folder as it is: they differ in \(difference)")
  }

  private static func difference(_ a: [String: String], _ b: [String: String]) -> String? {
    let names = Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }.sorted()
    return names.isEmpty ? nil : names.joined(separator: ", and ")
  }

  func parts() throws(UnusableInput) -> AuditParts {
    guard let read = first.read else {
      throw UnusableInput("\(shards[0].name) lacks what was read; run its shard again")
    }
    let all = shards.map(\.blob.parts)
    let drafts = all.compactMap(\.drafts)
    return AuditParts(
      read: read, judged: all.map(\.judged), drafts: drafts.count == all.count ? drafts.flatMap { $0 } : nil,
      endedEarly: all.lazy.compactMap(\.endedEarly).first)
  }

  /// Sorted as those of one run.
  func pictures() throws(UnusableInput) -> [KeptPicture] {
    var all: [PictureKey: KeptPicture] = [:]
    for shard in shards {
      guard let pictures = shard.blob.pictures else {
        throw UnusableInput("\(shard.name) holds no pictures: run the shards with --pictures")
      }
      for kept in pictures { all[PictureKey(screen: kept.screen, state: kept.state, variant: kept.variant)] = kept }
    }
    return all.sorted { $0.key < $1.key }.map(\.value)
  }

  var seconds: [String: Double] {
    shards.reduce(into: [:]) { $0.merge($1.blob.parts.judged.seconds, uniquingKeysWith: +) }
  }
}
