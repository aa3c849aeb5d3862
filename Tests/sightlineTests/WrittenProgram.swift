import Foundation

/// A script that a test runs.
enum WrittenProgram {
  /// Writes it by another process: what a test beside this one starts meanwhile would hold a file open that this one writes,
  /// and a program that is open for writing can't be run.
  static func write(_ text: String, to file: URL) throws {
    let draft = file.appendingPathExtension("draft")
    try text.write(to: draft, atomically: true, encoding: .utf8)
    let install = Process()
    install.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    install.arguments = ["-m", "755", draft.path, file.path]
    try install.run()
    install.waitUntilExit()
    try FileManager.default.removeItem(at: draft)
  }
}
