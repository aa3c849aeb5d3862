import AuditEngine
import AuditPipeline
import Foundation
import WorkJournal

/// Runs a command in a process of its own, and again without what ended that.
///
/// `SIGHTLINE_CONTAINMENT` says how: `off`: in this process, as `--no-containment` does; `spawn`: the program is started
/// again, as it always is where a copy of a process may not go on working (macOS).
struct ContainedRun {
  private let words: [String]
  private let console: Console
  private let isQuiet: Bool

  /// - Returns: The status to end with.
  static func run(_ words: [String], _ console: Console) -> Int32 {
    let run = ContainedRun(words, console)
    if WatchedProcess.adopt() { return run.work() }
    guard run.isWanted, WatchedProcess.createJournal() else { return run.workHere() }
    // The address stays when the process that works is started again.
    PreviewCommand.openSocket(for: words, console)
    return run.watch()
  }

  private init(_ words: [String], _ console: Console) {
    self.words = Array(words.prefix { $0 != "--" })
    self.console = console
    allWords = words
    isQuiet = self.words.contains("-q") || self.words.contains("--quiet")
  }
  private let allWords: [String]
  /// As a shell says it of what SIGINT ended.
  private static let interrupted: Int32 = 128 + SIGINT

  /// Commands that run a project's code, unless somebody only asks for help.
  private var isWanted: Bool {
    guard console.environment["SIGHTLINE_CONTAINMENT"] != "off",
      let command = CommandTable.commands.first(where: { $0.name == words.first }), command.isContained
    else { return false }
    // What watches files starts an audit, which is contained, for each change.
    let others = ["-h", "--help", "--\(CommonOptions.noContainment.name)", "--\(AuditWatch.option.name)"]
    return words.allSatisfy { !others.contains($0) }
  }

  private func workHere() -> Int32 {
    let status = CommandTable.run(allWords, console).rawValue
    guard let failure = StandardStream.output.failure else { return status }
    complain("standard output could not be written: \(failure)")
    return RunStatus.unusable.rawValue
  }

  /// In the process that is watched.
  private func work() -> Int32 {
    AuditPipeline.limitProcess()
    return WorkJournal.during(Work(.step, "running '\(words.first ?? "")'")) { workHere() }
  }

  // MARK: Watching

  private func watch() -> Int32 {
    var recovery = Recovery()
    while true {
      switch WatchedProcess.start(program) {
      case .isWorker: return work()
      case .failed: return workHere()
      case .other(let process):
        switch recovery.next(after: WatchedProcess.wait(for: process)) {
        // What was found so far is printed; it is no whole audit.
        case .finished(let status): return TimeLimit.isInterrupted ? Self.interrupted : status
        case .endBy(let signal):
          WatchedProcess.end(by: signal)
          return 128 + signal
        case .workHere: return workHere()
        case .againOnOneThread(let end):
          WatchedProcess.useOneThread()
          say("\(end.sentence); starting again on one thread, to see where")
        case .again(let place, let left):
          guard WatchedProcess.leaveOut(thread: place.thread, level: place.level, because: left.end) else {
            say("\(left.end.sentence) too often")
            return RunStatus.unusable.rawValue
          }
          say("\(left.end.sentence) at \(left.work.described); starting again without it")
        case .giveUp(let lines):
          for line in lines { complain(line) }
          return RunStatus.unusable.rawValue
        }
      }
    }
  }

  /// What to start; `nil` for a copy of this process, which needs no second loading of libraries.
  private var program: (path: String, arguments: [String])? {
    #if os(Linux)
      guard console.environment["SIGHTLINE_CONTAINMENT"] == "spawn" else { return nil }
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return (path, WatchedProcess.commandLine)
  }

  private func say(_ text: String) { if !isQuiet { complain(text) } }

  /// What stands on the line where progress was shown is gone.
  private func complain(_ text: String) {
    if console.errors.isTerminal { console.errors.write("\r\u{1B}[K") }
    console.complain("sightline: \(text)")
  }
}
