import Foundation
import SwiftUIReader

/// Data files in the project's folder, as `Bundle` finds them in the app: by name, wherever they lie.
final class ProjectBundle: BundleLookup, @unchecked Sendable {
  private let root: String
  private let boundary: ProjectBoundary
  /// Relative paths by file name; of several the shortest, then the first by name.
  private let paths: [String: String]
  private let lock = NSLock()
  /// Names that code asked for, and paths; held by `lock`.
  private var asked: Set<String> = []
  private var read: Set<String> = []

  private static let endings: Set<String> = ["json", "geojson", "csv", "txt", "md", "plist", "xml"]
  private static let leftOut: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "Tests", "UITests", "fastlane",
  ]
  /// Bytes; what is larger is no sample data for a screen.
  private static let sizeLimit = 4 << 20
  private static let countLimit = 20_000

  init(root: String) {
    self.root = root
    boundary = ProjectBoundary(root: root)
    var found: [String: String] = [:]
    var count = 0
    let walker = FileManager.default.enumerator(atPath: root)
    while let path = walker?.nextObject() as? String, count < Self.countLimit {
      count += 1
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || Self.leftOut.contains(name) || name.hasSuffix(".xcassets") || name.hasSuffix("Tests") {
        walker?.skipDescendants()
        continue
      }
      guard let dot = name.lastIndex(of: "."), Self.endings.contains(name[name.index(after: dot)...].lowercased())
      else { continue }
      if let other = found[name], (other.count, other) <= (path.count, path) { continue }
      found[name] = path
    }
    paths = found
  }

  /// The files that code read, and which file each name stood for that it asked for, sorted by path and name.
  var reads: [FurtherRead] {
    let (asked, read) = lock.withLock { (self.asked.sorted(), self.read.sorted()) }
    let files = read.map { path in
      FurtherRead(path: root + "/" + path, content: RunKey.content(root + "/" + path))
    }
    return files + asked.map { FurtherRead(path: $0, content: standing(for: $0), bundle: root) }
  }

  /// The path of the file that a name stands for; another file may come to stand for it, or one for a name without.
  func standing(for name: String) -> String { paths[name] ?? "none" }

  func file(named name: String) -> BundleFile? {
    lock.withLock { _ = asked.insert(name) }
    return paths[name].flatMap(file(at:))
  }

  func file(at path: String) -> BundleFile? {
    guard let name = path.split(separator: "/").last, paths[String(name)] == path else { return nil }
    lock.withLock { _ = read.insert(path) }
    guard !boundary.isLeft(byLink: root + "/" + path),
      let bytes = try? RegularFile.read(root + "/" + path, upTo: Self.sizeLimit)
    else { return nil }
    return BundleFile(path: path, bytes: bytes)
  }
}
