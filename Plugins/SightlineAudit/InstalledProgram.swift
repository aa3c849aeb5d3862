import Foundation

/// The program that is installed on this machine. A plugin can't build it: what depends on Sightline by version may hold
/// no unsafe flags, and the program needs them for SwiftSyntax of the toolchain.
enum InstalledProgram {
  struct Missing: Error, CustomStringConvertible {
    let description =
      "sightline is not installed: it is neither on PATH nor where SIGHTLINE says; see docs/install.md of Sightline"
  }

  /// `SIGHTLINE` says where, else it is on `PATH`, else where Homebrew, Mint and people put programs. Xcode starts plugins
  /// with a `PATH` of its own.
  ///
  /// - Throws: `Missing`.
  static func find() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/"
    let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let folders = path + ["/opt/homebrew/bin", "/usr/local/bin", home + "/.mint/bin", home + "/.local/bin"]
    let places = [environment["SIGHTLINE"]].compactMap(\.self) + folders.map { $0 + "/sightline" }
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { throw Missing() }
    return URL(fileURLWithPath: found)
  }

  /// Runs it in a folder, with what it prints shown as it is.
  ///
  /// - Parameter cache: A folder that a sandbox lets it write to.
  /// - Returns: Its status: 0 clean, 1 findings, 2 nothing could be audited.
  static func run(_ arguments: [String], in folder: URL, cache: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = try find()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["SIGHTLINE_CACHE"] = environment["SIGHTLINE_CACHE"] ?? cache.path
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
