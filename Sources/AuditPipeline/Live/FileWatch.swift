import Foundation
import SightlineModel

/// Sees which files of a project were saved, added or removed, by their times and sizes.
///
/// Looking costs a few milliseconds for a thousand files; it needs no facility of the system's that may run out.
package struct FileWatch: Sendable {
  private struct Stamp: Hashable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }
  private let root: String
  private let files: [String]
  private var stamps: [String: Stamp] = [:]

  init(root: String, files: [String]) {
    self.root = root
    self.files = files
    stamps = look()
  }

  /// - Returns: Paths relative to the folder, sorted; a folder's own where something in it came or went.
  package mutating func changes() -> [String] {
    let now = look()
    defer { stamps = now }
    return Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }.sorted()
  }

  /// The folders among what is watched, absolute.
  package var folders: [String] {
    files.map { $0.isEmpty ? root : root + "/" + $0 }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  private func look() -> [String: Stamp] {
    var found: [String: Stamp] = [:]
    for file in files {
      var status = stat()
      guard stat(file.isEmpty ? root : root + "/" + file, &status) == 0 else { continue }
      #if os(Linux)
        let time = status.st_mtim
      #else
        let time = status.st_mtimespec
      #endif
      found[file] = Stamp(seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size))
    }
    return found
  }
}

extension LiveProject {
  package func watch() -> FileWatch { jobs.perform { [self] in project.watch() } }
}

extension Project {
  /// Watches everything that is read, and the folders it lies in.
  package func watch() -> FileWatch {
    var paths = Set(discovery.files.map(\.path).filter { !$0.hasPrefix("/") && !$0.hasPrefix("../") })
    for path in paths {
      var folder = path
      while let end = folder.lastIndex(of: "/") {
        folder = String(folder[..<end])
        if !paths.insert(folder).inserted { break }
      }
    }
    for catalog in discovery.files where catalog.kind == .assetCatalog {
      let walker = FileManager.default.enumerator(atPath: catalog.absolutePath)
      while let name = walker?.nextObject() as? String { paths.insert(catalog.path + "/" + name) }
    }
    paths.insert("")
    paths.insert(Configuration.fileName)
    return FileWatch(root: root, files: paths.sorted())
  }
}
