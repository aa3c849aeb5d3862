import Foundation
import Testing

@testable import sightline

/// `audit --watch`, as built: the summary once, then what came and went.
@Suite(.serialized)
struct AuditWatchTests {
  /// What a process has said so far.
  private final class Said: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""
    init(_ pipe: Pipe) {
      Thread { [self] in while let more = pipe.fileHandleForReading.readSome() { lock.withLock { text += more } } }
        .start()
    }
    var all: String { lock.withLock { text } }
    /// - Returns: Whether it was said within two minutes, so often.
    func says(_ words: String, times: Int = 1) -> Bool {
      let end = Date(timeIntervalSinceNow: 120)
      while Date() < end {
        if all.components(separatedBy: words).count > times { return true }
        usleep(50_000)
      }
      return false
    }
  }

  @Test("A save says what came and went, whether the system tells of it or not", arguments: ["", "poll"])
  func follows(way: String) throws {
    let program = try ContainedProgram(with: [:])
    let (process, output, errors) = try program.start(
      ["audit", "--watch", "--no-cache", "--report", "junit=report.xml"], environment: ["SIGHTLINE_WATCH": way])
    defer { if process.isRunning { process.terminate() } }
    let (shown, said) = (Said(output), Said(errors))
    #expect(said.says("watching"), "\(said.all)")
    #expect(shown.all.contains("Settings.swift"), "\(shown.all)")
    // 1. A defect is gone; the report that was written is no change.
    let path = program.folder + "/App/Settings.swift"
    let old = try String(contentsOfFile: path, encoding: .utf8)
    try program.write(
      old.replacingOccurrences(of: ".foregroundStyle(\(ContainedProgram.faint))", with: ""), to: "App/Settings.swift")
    #expect(said.says("App/Settings.swift changed"), "\(said.all)")
    #expect(said.says("watching", times: 2), "\(said.all)")
    #expect(shown.says("\nFixed\n"), "\(shown.all)")
    // 2. A file more, with the same.
    try program.write(ContainedProgram.lonely, to: "App/Lonely.swift")
    #expect(said.says("watching", times: 3), "\(said.all)")
    #expect(shown.says("\nNew\n"), "\(shown.all)")
    #expect(shown.all.contains("Screen added: Lonely"), "\(shown.all)")
    // 3. An end.
    kill(process.processIdentifier, SIGINT)
    #expect(said.says("ended"), "\(said.all)")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
    #expect(said.all.components(separatedBy: " changed").count == 3, "nothing else was a change: \(said.all)")
  }

  @Test(arguments: ["--fix", "--shard=1/2", "--explain-discovery"])
  func whatIsDoneOnceDoesNotGoWithIt(option: String) throws {
    let program = try ContainedProgram(with: [:])
    let result = try program.run(["audit", "--watch", option])
    #expect(result.status == 2 && result.errors.contains("--watch does not go with"), "\(result.errors)")
  }
}
