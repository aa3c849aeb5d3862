import AuditPipeline
import Foundation
import Reporting
import SightlineModel

/// Writes the reports of one run.
final class ReportWriter {
  private let outcome: AuditOutcome
  private let arguments: Arguments
  private let console: Console

  init(_ outcome: AuditOutcome, arguments: Arguments, console: Console) {
    self.outcome = outcome
    self.arguments = arguments
    self.console = console
  }

  /// - Throws: `CommandFailure` for a file that cannot be written.
  func write(_ files: [ReportFile]) throws {
    for file in files {
      guard let entry = ReportFormat.named(file.format) else { continue }
      try console.write(text(entry, TerminalStyle()), to: file.path)
    }
  }

  func text(_ format: String, for stream: Console.Stream) -> String {
    ReportFormat.named(format).map { text($0, console.style(of: stream, CommonOptions.color(arguments))) } ?? ""
  }

  private func text(_ entry: ReportFormat.Entry, _ style: TerminalStyle) -> String {
    entry.make(style, arguments.has("strict")).string(for: outcome.report, in: context(entry))
  }

  /// What the machine this runs on shows by itself: annotations and a job summary on GitHub.
  /// - Source: GitHub Actions, workflow commands; `GITHUB_STEP_SUMMARY` names a file to append to.
  func writeForHost() throws {
    guard console.environment["GITHUB_ACTIONS"] == "true" else { return }
    if (arguments.value("format") ?? "text") != "github", let entry = ReportFormat.named("github") {
      console.errors.write(text(entry, TerminalStyle()))
    }
    guard let path = console.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty,
      let entry = ReportFormat.named("summary")
    else { return }
    let text = text(entry, TerminalStyle())
    if let handle = FileHandle(forWritingAtPath: path) {
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
    } else {
      try console.write(text, to: path)
    }
  }

  // MARK: Context

  private func context(_ entry: ReportFormat.Entry) -> ReportContext {
    let root = outcome.project.root
    let source: (@Sendable (String) -> String?) = { file in
      FileManager.default.contents(atPath: root + "/" + file).map { String(decoding: $0, as: UTF8.self) }
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
  /// Writes a file, folders included.
  func write(_ text: String, to path: String) throws(CommandFailure) { try write(bytes: Data(text.utf8), to: path) }

  func write(bytes: Data, to path: String) throws(CommandFailure) {
    let url = URL(fileURLWithPath: absolute(path))
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    } catch {
      throw CommandFailure("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
