import AuditPipeline
import Foundation
import Reporting
import SightlineModel
import WorkJournal

/// Makes the reports of one run, and writes them once all are made: what a reporter fails at is noticed before anything is
/// written.
final class ReportWriter {
  private let outcome: AuditOutcome
  private let arguments: CommandLineArguments
  private let console: Console
  private var files: [(path: String, text: String)] = []
  private var annotations: String?
  private var jobSummary: (path: String, text: String)?
  /// Reports that ended an earlier process of this run, and are not made.
  private var missing: [LeftOutWork] = []

  init(_ outcome: AuditOutcome, arguments: CommandLineArguments, console: Console) {
    self.outcome = outcome
    self.arguments = arguments
    self.console = console
  }

  // MARK: Making

  func make(_ file: ReportFile) {
    if let text = text(file.format, ReportFormat.Dress()) { files.append((file.path, text)) }
  }

  func text(_ format: String, for stream: Console.Stream) -> String {
    let style = console.style(of: stream, CommonOptions.color(arguments))
    let extent: TextReporter.Extent = arguments.has("all") ? .all : arguments.has("quiet") ? .findings : .summary
    return text(format, ReportFormat.Dress(style: style, extent: extent)) ?? ""
  }

  /// What the machine this runs on shows by itself: annotations and a job summary on GitHub.
  /// - Source: GitHub Actions, workflow commands; `GITHUB_STEP_SUMMARY` names a file to append to.
  func makeForHost() {
    guard console.environment["GITHUB_ACTIONS"] == "true" else { return }
    if (arguments.value("format") ?? "text") != "github" { annotations = text("github", ReportFormat.Dress()) }
    guard let path = console.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    jobSummary = text("summary", ReportFormat.Dress()).map { (path, $0) }
  }

  /// - Returns: `nil` for what is left out.
  private func text(_ format: String, _ dress: ReportFormat.Dress) -> String? {
    guard let entry = ReportFormat.named(format) else { return nil }
    let work = Work(.report, format)
    if let left = WorkJournal.leftOut.first(where: { $0.work == work }) {
      if !missing.contains(left) { missing.append(left) }
      return nil
    }
    var dress = dress
    dress.isStrict = arguments.has("strict")
    return WorkJournal.during(work) { [dress] in
      entry.make(dress).string(for: outcome.report, in: context(entry))
    }
  }

  // MARK: Writing

  /// Writes what can be written.
  ///
  /// - Throws: `CommandFailure` that names every file that cannot be.
  func writeFiles() throws(CommandFailure) {
    var failures: [String] = []
    for file in files {
      do throws(CommandFailure) {
        try console.writeResult(file.text, to: file.path)
      } catch {
        failures.append(error.message)
      }
    }
    guard failures.isEmpty else { throw CommandFailure(failures.joined(separator: "\n")) }
  }

  func writeForHost() throws {
    if let annotations { console.errors.write(annotations) }
    guard let (path, text) = jobSummary else { return }
    if let handle = FileHandle(forWritingAtPath: path) {
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
    } else {
      try console.write(text, to: path)
    }
  }

  /// - Throws: `CommandFailure` where a report was asked for and could not be made.
  func checkThatAllAreMade() throws {
    guard let left = missing.first else { return }
    let names = missing.map(\.work.name).joined(separator: ", ")
    throw CommandFailure("not written: \(names): \(left.end.sentence) \(left.work.activity)")
  }

  // MARK: Context

  private func context(_ entry: ReportFormat.Entry) -> ReportContext {
    let root = outcome.project.root
    let source: (@Sendable (String) -> String?) = { file in
      RegularFile.contents(root + "/" + file).map { String(decoding: $0, as: UTF8.self) }
    }
    return ReportContext(
      project: outcome.project.name, root: root, pathPrefix: Repository(around: root)?.prefix ?? "",
      rules: outcome.rules, pictures: entry.needsPictures ? outcome.pictures : [],
      sourceText: entry.readsSources ? source : nil)
  }
}

/// A command that cannot do what it was asked: status 2 with a message.
struct CommandFailure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

extension Console {
  /// As `write`, but never over a file that audits read, also where a link leads to it.
  func writeResult(_ text: String, to path: String) throws(CommandFailure) {
    try writeResult(bytes: Data(text.utf8), to: path)
  }

  func writeResult(bytes: Data, to path: String) throws(CommandFailure) {
    let end = URL(fileURLWithPath: absolute(path)).resolvingSymlinksInPath().path
    guard !Discovery.reads(fileNamed: end) else {
      throw CommandFailure(
        "\(path) cannot be written: audits read files of this name, so that nothing is written there")
    }
    try write(bytes: bytes, to: path)
  }

  /// Writes a file, folders included: beside and renamed, so that nothing is ever half written.
  func write(_ text: String, to path: String) throws(CommandFailure) { try write(bytes: Data(text.utf8), to: path) }

  func write(bytes: Data, to path: String) throws(CommandFailure) {
    // A link stays one: what it leads to is replaced.
    let url = URL(fileURLWithPath: absolute(path)).resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let kind = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
      // Pipes and devices are written to, not replaced.
      try bytes.write(to: url, options: kind == nil || kind == .typeRegular ? .atomic : [])
    } catch {
      throw CommandFailure("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
