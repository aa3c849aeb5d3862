import Foundation

/// The git repository around a folder.
package struct Repository: Sendable, Hashable {
  /// Absolute.
  package var root: String
  /// From the repository's root to the folder, with `/`; empty when they are the same.
  package var prefix: String

  /// - Returns: `nil` outside of any repository.
  package init?(around folder: String) {
    var url = URL(fileURLWithPath: folder)
    var parts: [String] = []
    while true {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path) {
        root = url.path
        prefix = parts.reversed().joined(separator: "/")
        return
      }
      let parent = url.deletingLastPathComponent()
      guard parent.path != url.path else { return nil }
      parts.append(url.lastPathComponent)
      url = parent
    }
  }

  /// Files that differ from a revision, untracked ones included, relative to the folder this was made for.
  ///
  /// Asks `git`; the comparison is with the merge base, as on a pull request.
  /// - Throws: `UnusableInput` when git or the revision is missing.
  package func files(changedSince revision: String) throws(UnusableInput) -> Set<String> {
    guard !revision.hasPrefix("-") else { throw UnusableInput("'\(revision)' is not a git revision") }
    // A revision without a common ancestor is compared with directly.
    let base = (try? git(["merge-base", revision, "HEAD"]))?.first ?? revision
    let changed = try git(["diff", "--name-only", "-z", "--no-renames", base, "--"])
    let untracked = try git(["ls-files", "--others", "--exclude-standard", "-z", "--full-name"])
    let start = prefix.isEmpty ? "" : prefix + "/"
    return Set((changed + untracked).filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) })
  }

  /// - Parameter index: Another index than the repository's.
  /// - Returns: What git prints, split at zero bytes and line ends.
  func git(_ arguments: [String], index: String? = nil) throws(UnusableInput) -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", root] + arguments
    if let index {
      process.environment = ProcessInfo.processInfo.environment.merging(["GIT_INDEX_FILE": index]) { $1 }
    }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw UnusableInput("git cannot be run; revisions need it") }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: message, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "failed"
      throw UnusableInput("git \(arguments[0]): \(reason)")
    }
    return bytes.split(whereSeparator: { $0 == 0 || $0 == 0x0A }).map { String(decoding: $0, as: UTF8.self) }
  }
}
