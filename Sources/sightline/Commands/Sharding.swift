import AuditPipeline
import Foundation
import SightlineModel

/// The shard that a run is, by its options or by Bazel's test sharding protocol.
///
/// - Source: Bazel, Test Encyclopedia: a runner that shards touches `TEST_SHARD_STATUS_FILE`, takes the part
///   `TEST_SHARD_INDEX` (from 0) of `TEST_TOTAL_SHARDS`, and writes its results as JUnit XML to `XML_OUTPUT_FILE`.
struct Sharding {
  /// Wanted by whoever runs the test.
  private(set) var reports: [ReportFile] = []
  private let shard: Shard?
  private let blob: String?
  private let costs: String?
  private let console: Console

  /// Says in the request what is wanted.
  ///
  /// - Throws: `UsageError` for a shard that is none, or for options that don't go together.
  init(
    _ kind: AuditRequest.Kind, _ arguments: CommandLineArguments, _ console: Console, _ request: inout AuditRequest
  ) throws {
    self.console = console
    (blob, costs) = (arguments.value("blob"), arguments.value("costs"))
    func fail(_ message: String) -> UsageError { UsageError(message, command: arguments.command) }
    // 1. Which one.
    if let text = arguments.value("shard") {
      guard let named = Shard(text) else {
        throw fail("--shard takes I/N, such as 1/4, with I from 1 to N and N at most \(Shard.most), not '\(text)'")
      }
      shard = named
    } else {
      shard = kind == .gate ? try Self.ofBazel(console.environment) : nil
    }
    if kind == .gate, let path = console.environment["XML_OUTPUT_FILE"], !path.isEmpty {
      reports = [try ReportFile("junit=" + path, command: arguments.command)]
    }
    if shard != nil, let path = console.environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
      try console.write("", to: path)
    }
    // 2. What goes with it.
    if blob != nil {
      guard shard != nil else { throw fail("--blob goes with --shard: it holds what one shard found") }
      guard arguments.all("report").isEmpty, !arguments.has("format") else {
        throw fail("with --blob no report is written; 'sightline merge' writes those of all shards")
      }
    } else if arguments.has("pictures") {
      throw fail("--pictures goes with --blob; a page has its pictures by itself")
    }
    if shard != nil, arguments.all("report").contains(where: { $0.hasPrefix(ReportFormat.player + "=") }) {
      throw fail("the player shows every screen; write it without --shard")
    }
    request.shard = shard
    request.keepsBlob = blob != nil
    guard shard != nil, let costs else { return }
    guard let data = FileManager.default.contents(atPath: console.absolute(costs)) else {
      console.complain("sightline: \(costs) is not there yet; screens are shared out by how many layouts they take")
      return
    }
    request.costs = try ScreenCosts.decode(data, name: costs).seconds
  }

  /// - Throws: `UsageError` for numbers that are none, as a test that runs nothing would pass.
  private static func ofBazel(_ environment: [String: String]) throws(UsageError) -> Shard? {
    guard let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty else { return nil }
    let index = environment["TEST_SHARD_INDEX"] ?? ""
    guard let count = Int(total), let number = Int(index), number < Int.max,
      let shard = Shard(index: number + 1, count: count)
    else { throw UsageError("TEST_SHARD_INDEX '\(index)' of TEST_TOTAL_SHARDS '\(total)' is no shard") }
    return shard
  }

  /// Writes the blob, and what judging took.
  ///
  /// - Returns: Whether the blob was all that was wanted.
  func write(_ outcome: AuditOutcome) throws -> Bool {
    if shard == nil, let costs, !outcome.seconds.isEmpty {
      try console.write(bytes: ScreenCosts(seconds: outcome.seconds).encoded(), to: costs)
    }
    guard let blob, let shard else { return false }
    guard let bytes = outcome.blob else { throw CommandFailure("the shard found nothing to write to \(blob)") }
    try console.write(bytes: Data(bytes), to: blob)
    let cached = outcome.isFromCache ? ", from the cache" : ""
    console.complain("sightline: shard \(shard) is in \(blob), \((bytes.count + 1023) / 1024) KiB\(cached)")
    return true
  }
}
