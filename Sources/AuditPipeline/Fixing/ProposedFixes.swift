import DesignTokens
import Fixes
import Foundation
import SightlineModel
import SourceDocuments

/// Edits that answer findings, to be looked at or written.
package struct ProposedFixes: Sendable {
  /// In the form of `diff -u`, paths relative to the audited folder; empty when nothing can be fixed.
  package let diff: String
  /// One line for each edit: `colors.tokens.json:4:5: palette.gray: #9ca3af → #727780; also changes icon.quiet`.
  package let made: [String]
  /// One line for each finding that has to be fixed by hand, with the reason.
  package let left: [String]
  private let files: [File]
  private let root: String

  private struct File {
    var path: String
    var bytes: [UInt8]
    /// What the edits were made for; `nil` where that is not known.
    var before: [UInt8]?
  }

  init(_ fixes: TokenAudit.Fixes, root: String) {
    self.root = root
    diff = TokenFix.unifiedDiff(fixes.made)
    made = fixes.made.map { fix in
      let others = fix.alsoChanges
      let also = others.isEmpty ? "" : "; also changes \(others.joined(separator: ", "))"
      return "\(fix.location): \(fix.source): \(fix.summary)\(also)"
    }
    left = fixes.left.map { "\($0.location): \($0.what) is left as it is: \($0.why)" }
    files = TokenFix.apply(fixes.made).map { File(path: $0.path, bytes: $0.bytes) }
  }

  init(_ batch: FixBatch, left: [String], root: String) {
    self.root = root
    self.left = left
    diff = batch.diff
    made = batch.fixes.map { fix in
      "\(fix.location): \(Self.words(fix.answers.map(\.rule.rawValue))): \(fix.summary)"
    }
    files = batch.files.map { source, edits in
      File(path: source.file, bytes: source.applying(edits), before: source.applying([]))
    }
  }

  private static func words(_ rules: [String]) -> String {
    rules.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
  }

  /// What is changed and what is left, a line each.
  package var words: [String] { made + left }

  /// Relative to the audited folder, sorted.
  package var paths: [String] { files.map(\.path) }

  /// Writes every file that changes. One that cannot be written is an error; those before it are written.
  package func apply() throws(UnusableInput) {
    for file in files {
      // A link stays a link: what it leads to is written.
      let url = URL(fileURLWithPath: root + "/" + file.path).resolvingSymlinksInPath()
      if let before = file.before, FileManager.default.contents(atPath: url.path).map({ [UInt8]($0) }) != before {
        throw UnusableInput("\(file.path): the file has changed since it was audited; run --fix again")
      }
      let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
      do {
        try Data(file.bytes).write(to: url, options: .atomic)
        if let permissions {
          try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
        }
      } catch {
        throw UnusableInput("\(file.path): the file cannot be written; check its permissions")
      }
    }
  }
}
