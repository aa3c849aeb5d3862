import Foundation

extension Repository {
  /// Writes the folder as it was at a revision. Nothing of the repository changes: the files go through an index of their
  /// own.
  ///
  /// - Parameter folder: Absolute; made where it is not there.
  /// - Returns: Where the folder that this was made for lies in it.
  /// - Throws: `UnusableInput` when git or the revision is missing.
  package func write(_ revision: String, to folder: String) throws(UnusableInput) -> String {
    guard !revision.hasPrefix("-") else { throw UnusableInput("'\(revision)' is not a git revision") }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw UnusableInput("\(folder) cannot be written") }
    let index = folder + "/.sightline-index"
    defer { try? FileManager.default.removeItem(atPath: index) }
    _ = try git(["read-tree", revision + "^{tree}"], index: index)
    _ = try git(["checkout-index", "--all", "--quiet", "--prefix=" + folder + "/"], index: index)
    return prefix.isEmpty ? folder : folder + "/" + prefix
  }

  /// - Returns: The full hash and the date of the author, as `2026-01-31`.
  package func commit(_ revision: String) throws(UnusableInput) -> (hash: String, date: String) {
    guard !revision.hasPrefix("-") else { throw UnusableInput("'\(revision)' is not a git revision") }
    let lines = try git(["log", "-1", "--format=%H%n%as", revision, "--"])
    guard lines.count == 2 else { throw UnusableInput("'\(revision)' is not a git revision") }
    return (lines[0], lines[1])
  }
}
