import Foundation
import Reporting

/// The folder in which transcripts are kept.
struct TranscriptFolder {
  let path: String
  private let console: Console

  init(_ path: String, _ console: Console) {
    self.path = path
    self.console = console
  }

  /// Our files by their path in the folder; what does not begin as ours does is not looked at.
  private var found: [String: String] {
    let root = console.absolute(path)
    guard let walker = FileManager.default.enumerator(atPath: root) else { return [:] }
    var texts: [String: String] = [:]
    while let name = walker.nextObject() as? String {
      guard name.hasSuffix(".txt"), let data = FileManager.default.contents(atPath: root + "/" + name),
        data.starts(with: Data(SpokenTranscript.mark.utf8))
      else { continue }
      texts[name] = String(decoding: data, as: UTF8.self)
    }
    return texts
  }

  /// Writes what differs and removes files of ours that are left over.
  ///
  /// - Returns: How many files there are, and how many were changed.
  func write(_ transcripts: [SpokenTranscript]) throws(CommandFailure) -> (count: Int, changed: Int) {
    var left = found
    var changed = 0
    let files = SpokenTranscript.files(transcripts)
    for file in files where left.removeValue(forKey: file.path) != file.text {
      try console.write(file.text, to: path + "/" + file.path)
      changed += 1
    }
    for name in left.keys.sorted() {
      try? FileManager.default.removeItem(atPath: console.absolute(path) + "/" + name)
      changed += 1
    }
    return (files.count, changed)
  }

  /// What is not current; empty where all is.
  func differences(_ transcripts: [SpokenTranscript]) -> [String] {
    SpokenTranscript.differences(SpokenTranscript.files(transcripts), found: found)
  }
}
