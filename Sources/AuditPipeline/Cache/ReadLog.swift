import Foundation

/// A file that a run read beside those that discovery found: what a token file names, for instance.
struct FurtherRead: Hashable, Sendable, Codable {
  /// Absolute; of what is asked for by name, that name.
  var path: String
  /// Digest of its bytes; of nothing where there is no such file. Of a name, the path that it stood for.
  var content: String
  /// The folder in which a file was asked for by name.
  var bundle: String?

  /// Everything is as it was.
  static func areCurrent(_ reads: [FurtherRead]) -> Bool {
    var bundles: [String: ProjectBundle] = [:]
    return reads.allSatisfy { read in
      guard let folder = read.bundle else { return RunKey.content(read.path) == read.content }
      let bundle = bundles[folder] ?? ProjectBundle(root: folder)
      bundles[folder] = bundle
      return bundle.standing(for: read.path) == read.content
    }
  }
}

/// Reads files and remembers which. Belongs to one thread.
final class ReadLog {
  private var known: [String: String] = [:]

  /// - Returns: `nil` for a file that can't be read.
  func contents(_ path: String, upTo limit: Int = RegularFile.standardLimit) -> [UInt8]? {
    let data = RegularFile.contents(path, upTo: limit)
    known[path] = RunKey.digest(data)
    return data.map { [UInt8]($0) }
  }

  /// Sorted by path.
  var reads: [FurtherRead] {
    known.map { FurtherRead(path: $0.key, content: $0.value) }.sorted { $0.path < $1.path }
  }
}
