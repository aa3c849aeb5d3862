import Foundation

/// What stands at a path.
struct FileSystemEntry {
  /// The same for every path that leads to it.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }
  /// Links followed.
  let isFolder: Bool
  let identity: Identity
  let isLink: Bool

  enum Failure: Error {
    /// A link that leads nowhere, or to itself.
    case brokenLink
    /// `errno`.
    case system(Int32)
  }

  init(_ path: String) throws(Failure) {
    var info = stat()
    guard lstat(path, &info) == 0 else { throw .system(errno) }
    isLink = info.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &info) != 0 {
      guard errno == ENOENT || errno == ELOOP || errno == ENOTDIR else { throw .system(errno) }
      throw .brokenLink
    }
    isFolder = info.st_mode & S_IFMT == S_IFDIR
    identity = Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
  }
}

/// Where what links of a project lead to may lie: below the audited folder, or in the repository around it.
struct ProjectBoundary: Sendable {
  /// Absolute, without links.
  private var folders: [String]

  init(root: String) {
    folders = [Self.realPath(Repository(around: root)?.root ?? root), Self.realPath(root)].compactMap(\.self)
  }

  /// With what was named to be read, wherever it lies.
  func with(_ path: String) -> Self {
    var wider = self
    if let real = Self.realPath(path) { wider.folders.append(real) }
    return wider
  }

  /// Whether a path is a link whose end lies elsewhere. What is no link is inside, as the folder that holds it is.
  func isLeft(byLink path: String) -> Bool {
    guard let entry = try? FileSystemEntry(path), entry.isLink else { return false }
    guard let real = Self.realPath(path) else { return true }
    return !folders.contains { real == $0 || real.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
