import AuditEngine
import AuditPipeline
import Foundation
import Reporting
import SightlineModel
import WorkJournal

/// `audit --watch`: audits again when a file is saved, and says what came and went.
///
/// Each audit is a process of its own, so that what ends one, or what it holds, is gone with it, and that one which a further
/// save makes needless can be ended.
struct AuditWatch {
  static let option = OptionSpecification(
    "watch", "Audits again when a file that is read changes, and says what came and went; Ctrl-C ends it.")

  private let arguments: CommandLineArguments
  private let console: Console
  private let folder: String
  private var last: AuditReport?

  /// What says what has to be done once, or by itself.
  private static let others = ["fix", "shard", "blob", "explain-discovery"]

  static func run(_ request: AuditRequest, _ arguments: CommandLineArguments, _ console: Console) throws -> RunStatus {
    if let other = others.first(where: { arguments.has($0) || arguments.value($0) != nil }) {
      throw UsageError("--watch does not go with --\(other)", command: arguments.command)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sightline-watch-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var watch = AuditWatch(arguments, console, folder)
    return try WorkJournal.takingInterrupts { try watch.follow(request) }
  }

  private init(_ arguments: CommandLineArguments, _ console: Console, _ folder: String) {
    (self.arguments, self.console, self.folder) = (arguments, console, folder)
  }

  private var report: String { folder + "/report.json" }

  private mutating func follow(_ request: AuditRequest) throws -> RunStatus {
    let polls = console.environment["SIGHTLINE_WATCH"] == "poll"
    var files = try ProjectWatch(AuditPipeline(request), usesEvents: !polls)
    while !TimeLimit.isInterrupted {
      // 1. An audit; one that a further change overtakes is ended.
      let began = Date()
      try? FileManager.default.removeItem(atPath: report)
      let process = try start()
      var overtaking: [String] = []
      while process.isRunning, overtaking.isEmpty, !TimeLimit.isInterrupted { overtaking = files.changes(within: 100) }
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      if TimeLimit.isInterrupted { break }
      if !overtaking.isEmpty {
        say("\(Self.words(overtaking)) meanwhile; auditing again")
        continue
      }
      // 2. What came and went.
      tell(since: began, files)
      // 3. The next change.
      var changed: [String] = []
      while changed.isEmpty, !TimeLimit.isInterrupted { changed = files.changes(within: 1000) }
      if !changed.isEmpty { say("\(Self.words(changed)); auditing") }
    }
    say("ended")
    return .clean
  }

  private func start() throws -> Process {
    let words = WatchedProcess.commandLine.dropFirst()
    let options = words.prefix { $0 != "--" }
    let process = Process()
    #if os(Linux)
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    #else
      process.executableURL = Bundle.main.executableURL
    #endif
    // The whole summary once; afterwards what changed, and what went wrong.
    let further = ["--report", "json=\(report)"] + (last == nil ? [] : ["--quiet"])
    process.arguments = options.filter { $0 != "--\(Self.option.name)" } + further + words.dropFirst(options.count)
    process.currentDirectoryURL = URL(fileURLWithPath: console.workingFolder)
    if last != nil { process.standardOutput = FileHandle.nullDevice }
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandFailure("the audit could not be started: \(error.localizedDescription)")
    }
    return process
  }

  private mutating func tell(since began: Date, _ files: ProjectWatch) {
    let seconds = String(format: "%.1f s", Date().timeIntervalSince(began))
    let watching = "watching \(files.count) \(files.count == 1 ? "file" : "files"), Ctrl-C ends"
    guard let now = try? ExplainCommand.read(report, console) else {
      return say("nothing could be audited (\(seconds)); \(watching)")
    }
    defer { last = now }
    guard let last else { return say("\(seconds); \(watching)") }
    let comparison = ReportComparison(before: last, after: now)
    if !comparison.isEmpty { console.output.write(ComparisonWriter(comparison, before: "before", after: "now").text) }
    let open = now.findings.filter { $0.status == .new }
    func count(_ severity: Severity, _ one: String, _ several: String) -> String {
      let count = open.count { $0.severity == severity }
      return "\(count) \(count == 1 ? one : several)"
    }
    let counts = [
      count(.error, "error", "errors"), count(.warning, "warning", "warnings"),
      count(.review, "to review", "to review"),
    ]
    say("\(comparison.counts); now \(counts.joined(separator: ", ")) (\(seconds)); \(watching)")
  }

  /// `A.swift changed`, `A.swift, B.swift and 3 more changed`.
  private static func words(_ changed: [String]) -> String {
    let more = changed.count > 2 ? " and \(changed.count - 2) more" : ""
    return changed.prefix(2).joined(separator: ", ") + more + " changed"
  }

  private func say(_ text: String) { if !arguments.has("quiet") { console.complain("sightline: \(text)") } }
}
