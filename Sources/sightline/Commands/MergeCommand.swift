import AuditEngine
import AuditPipeline
import Foundation
import SightlineModel

/// `merge`: one report of all shards.
enum MergeCommand {
  static let specification = CommandSpecification(
    "merge", "Report on all shards of a run together.",
    discussion: """
      Reads the blobs that 'audit' or 'gate' wrote with --shard and --blob, holds the findings against the baseline, and \
      writes every report, byte for byte as one run of all would. Works in the folder that the shards worked in, or a copy \
      of it with the same files.

      A shard that is missing, there twice, damaged, or of other files, options or another Sightline ends it with status 2.
      """,
    argument: ArgumentSpecification(
      name: "BLOB", kind: .path, count: 1...Shard.most, summary: "One file of each shard, in any order."),
    options: AuditCommand.outputs + [
      OptionSpecification(
        "path", .file(placeholder: "PATH"), "The project, where it is elsewhere than the shards had it."),
      OptionSpecification(
        "costs", .file(placeholder: "FILE"), "Writes the seconds by screen, to balance the next run's shards."),
      OptionSpecification("threads", .integer(1...256, placeholder: "N"), "How many threads; the result is the same."),
    ]
      + AuditCommand.gate.filter { ["baseline", "fail-on", "strict", "exit-zero"].contains($0.name) }
      + CommonOptions.people,
    examples: [
      ("sightline merge *.blob", "The summary, and the status of the whole."),
      ("sightline merge *.blob --report sarif=all.sarif --report junit=all.xml", "With reports."),
      ("sightline merge *.blob --strict", "Warnings fail too."),
    ], isContained: true, run: run)

  private static func run(_ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    let started = Date()
    let files = try arguments.all("report").map { try ReportFile($0, command: arguments.command) }
    guard !files.contains(where: { $0.format == ReportFormat.player }) else {
      throw UsageError("the player is written by an audit without --shard", command: arguments.command)
    }
    var blobs: [(name: String, data: Data)] = []
    for name in arguments.positional {
      guard let data = FileManager.default.contents(atPath: console.absolute(name)) else {
        throw CommandFailure("\(name) cannot be read")
      }
      blobs.append((name, data))
    }
    var options = AuditPipeline.MergeOptions(workingFolder: console.workingFolder)
    options.paths = arguments.all("path")
    options.baseline = arguments.value("baseline")
    options.failOn = arguments.value("fail-on").flatMap(Severity.init)
    options.threads = arguments.integer("threads") ?? ProcessInfo.processInfo.activeProcessorCount
    options.needsPictures = (files.map(\.format) + [arguments.value("format") ?? "text"]).contains {
      ReportFormat.named($0)?.needsPictures == true
    }
    let outcome = try AuditPipeline.merged(blobs, options)
    if let costs = arguments.value("costs") {
      try console.write(bytes: ScreenCosts(seconds: outcome.seconds).encoded(), to: costs)
    }
    try AuditCommand.report(
      outcome, files, arguments, console, isGate: outcome.isOfGate, threads: options.threads, since: started)
    return AuditCommand.status(of: outcome, arguments)
  }
}
