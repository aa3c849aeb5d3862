import Foundation
import Synchronization

/// Finds font files of the machine by their file names, in folders taken in a fixed order.
///
/// Which file is used depends on its name alone, not on what else is installed.
final class SystemFolders: Sendable {
  /// Below the roots, the places where Debian keeps the fonts used here; tried before anything is searched.
  private static let likely = [
    "opentype/inter", "truetype/noto", "opentype/noto", "truetype/dejavu", "truetype/inter", "",
  ]
  let roots: [String]
  private let index = Mutex<[String: String]?>(nil)

  init(roots: [String]) { self.roots = roots }

  /// The path of the first of `names` that exists.
  func path(ofFirst names: [String]) -> String? {
    let files = FileManager.default
    for name in names {
      for root in roots {
        for folder in Self.likely {
          let path = folder.isEmpty ? "\(root)/\(name)" : "\(root)/\(folder)/\(name)"
          if files.fileExists(atPath: path) { return path }
        }
      }
    }
    return index.withLock { known in
      let all = known ?? Self.listing(of: roots)
      known = all
      return names.lazy.compactMap { all[$0] }.first
    }
  }

  /// File name to path; of equal names the first root, then the first path in byte order counts.
  private static func listing(of roots: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for root in roots {
      var paths: [String] = []
      if let walker = FileManager.default.enumerator(atPath: root) {
        while let path = walker.nextObject() as? String, paths.count < 50_000 {
          if FontLibrary.isFontFile(path) { paths.append(path) }
        }
      }
      for path in paths.sorted() {
        let name = String(path.split(separator: "/").last ?? "")
        if found[name] == nil { found[name] = "\(root)/\(path)" }
      }
    }
    return found
  }
}
