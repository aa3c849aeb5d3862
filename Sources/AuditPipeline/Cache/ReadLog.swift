import Foundation

/// A file that a run read beside those that discovery found: what a token file names, for instance.
struct FurtherRead: Hashable, Sendable, Codable {
  /// Absolute.
  var path: String
  /// Digest of its bytes; of nothing where there is no such file.
  var content: String

  /// The file is as it was.
  var isCurrent: Bool { RunKey.content(path) == content }
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
