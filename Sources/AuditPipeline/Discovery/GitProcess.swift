import Foundation

/// A call of `git` that reads and, but for files it is told to write, does nothing else.
struct GitProcess {
  var root: String
  var arguments: [String]
  /// Another index than the repository's.
  var index: String?

  /// Hooks, monitors, signatures' programs, and what fetches objects that are missing.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "log.showSignature=false", "core.alternateRefsCommand=",
  ]
  private static let environment = [
    "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
  ]

  private final class Collected: @unchecked Sendable {
    var bytes = Data()
  }

  /// - Throws: With what git says, when it is missing or fails.
  func output() throws(UnusableInput) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--no-pager"] + Self.settings.flatMap { ["-c", $0] } + ["-C", root] + arguments
    var environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
    if let index { environment["GIT_INDEX_FILE"] = index }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw UnusableInput("git cannot be run; revisions need it") }
    // Both at once: git waits where a warning for each file has filled its pipe.
    let message = Collected()
    let isRead = DispatchSemaphore(value: 0)
    let handle = errors.fileHandleForReading
    Thread.detachNewThread {
      message.bytes = handle.readDataToEndOfFile()
      isRead.signal()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    isRead.wait()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = String(decoding: message.bytes, as: UTF8.self)
      let reason = words.split(separator: "\n").first.map(String.init) ?? "failed"
      let name = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
      throw UnusableInput("git \(name): \(reason)")
    }
    return bytes
  }
}
