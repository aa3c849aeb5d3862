package import Foundation

/// A small project that a strict audit finds nothing in: one screen, its words in English and German.
package struct CleanScreen: Sendable, Hashable {
  /// The folder's name: `settings`.
  package var name: String
  /// Texts by path within the project.
  package var files: [String: String]

  /// Reads every folder of `Benchmarks/mutations/screens`, sorted by name.
  package static func all(in folder: URL) throws -> [CleanScreen] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let root = folder.appendingPathComponent(name)
      var files: [String: String] = [:]
      for path in try manager.subpathsOfDirectory(atPath: root.path).sorted() {
        guard path.hasSuffix(".swift") || path.hasSuffix(".strings") || path.hasSuffix(".yml") else { continue }
        files[path] = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      }
      return CleanScreen(name: name, files: files)
    }
  }

  /// Next to this package's sources.
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("screens")
}
