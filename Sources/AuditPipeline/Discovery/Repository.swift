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
    let changed = try git(
      ["diff", "--no-ext-diff", "--no-textconv", "--name-only", "-z", "--no-renames", base, "--"])
    let untracked = try git(["ls-files", "--others", "--exclude-standard", "-z", "--full-name"])
    let start = prefix.isEmpty ? "" : prefix + "/"
    return Set((changed + untracked).filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) })
  }

  /// - Parameter index: Another index than the repository's.
  /// - Returns: What git prints, split at zero bytes where it was asked for those, else at line ends.
  func git(_ arguments: [String], index: String? = nil) throws(UnusableInput) -> [String] {
    let process = GitProcess(root: root, arguments: try settings() + arguments, index: index)
    let separator: UInt8 = arguments.contains("-z") ? 0 : 0x0A
    return try process.output().split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What keeps git from running programs that the repository's own configuration names: it may be anybody's.
  ///
  /// Filters can't be turned off but one by one. Those of the person's own configuration are theirs.
  private func settings() throws(UnusableInput) -> [String] {
    let list = ["config", "--includes", "--show-scope", "--name-only", "-z", "--get-regexp", "^filter\\..*"]
    // Ends with 1 where there is none.
    let words = (try? GitProcess(root: root, arguments: list, index: nil).output().split(separator: 0)) ?? []
    var result: [String] = []
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      let scope = String(decoding: words[index], as: UTF8.self)
      guard scope != "global", scope != "system" else { continue }
      let name = String(decoding: words[index + 1], as: UTF8.self)
      result += ["-c", name + (name.hasSuffix(".required") ? "=false" : "=")]
    }
    return result
  }
}
