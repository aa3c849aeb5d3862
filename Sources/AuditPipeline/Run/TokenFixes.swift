import DesignTokens
import Foundation
import SightlineModel
import SourceDocuments

/// New values for colours that fail, to be looked at or written.
package struct TokenFixes: Sendable {
  /// In the form of `diff -u`, paths relative to the audited folder; empty when nothing can be fixed.
  package let diff: String
  /// One line for each colour: `colors.tokens.json:4:5: palette.gray: #9ca3af → #727780; also changes icon.quiet`.
  package let made: [String]
  /// One line for each pair that has to be fixed by hand, with the reason.
  package let left: [String]
  private let files: [(path: String, bytes: [UInt8])]
  private let root: String

  init(_ fixes: TokenAudit.Fixes, root: String) {
    self.root = root
    diff = TokenFix.unifiedDiff(fixes.made)
    made = fixes.made.map { fix in
      let others = fix.alsoChanges
      let also = others.isEmpty ? "" : "; also changes \(others.joined(separator: ", "))"
      return "\(fix.location): \(fix.source): \(fix.summary)\(also)"
    }
    left = fixes.left.map { "\($0.location): \($0.what) is left as it is: \($0.why)" }
    files = TokenFix.apply(fixes.made).map { ($0.path, $0.bytes) }
  }

  /// Relative to the audited folder, sorted.
  package var paths: [String] { files.map(\.path) }

  /// Writes every file that changes. One that cannot be written is an error; those before it are written.
  package func apply() throws(UnusableInput) {
    for file in files {
      // A link stays a link: what it leads to is written.
      let url = URL(fileURLWithPath: root + "/" + file.path).resolvingSymlinksInPath()
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
