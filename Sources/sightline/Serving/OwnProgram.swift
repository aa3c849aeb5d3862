import Foundation

/// Runs this program once more, with a command line of its own.
///
/// A server outlives what it runs: a command that ends badly, or takes too long, ends alone.
struct OwnProgram: Sendable {
  struct Outcome: Sendable {
    /// The exit status; `nil` where it took too long and was ended.
    var status: Int32?
    var output: Data
    var errors: String
  }
  /// The executable; this process's own unless a test gives another.
  var executable = URL(fileURLWithPath: Self.ownPath)
  var folder: String
  /// Seconds.
  var timeout = 900.0

  private static var ownPath: String {
    #if os(Linux)
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/proc/self/exe"
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  /// - Throws: Where the program can't be started.
  func run(_ arguments: [String]) throws -> Outcome {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("sightline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files, not pipes: nothing waits for a reader.
    let outputFile = scratch.appendingPathComponent("output")
    let errorFile = scratch.appendingPathComponent("errors")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    let end = Date(timeIntervalSinceNow: timeout)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    let isLate = process.isRunning
    if isLate { process.terminate() }
    process.waitUntilExit()
    return Outcome(
      status: isLate ? nil : process.terminationStatus, output: (try? Data(contentsOf: outputFile)) ?? Data(),
      errors: String(decoding: (try? Data(contentsOf: errorFile)) ?? Data(), as: UTF8.self))
  }
}
