import Foundation
package import SightlineModel
import WorkJournal

/// A file of the project that the audit reads.
package struct ProjectFile: Sendable, Hashable, Comparable {
  package enum Kind: String, Sendable, Hashable, CaseIterable, Comparable {
    case swift, stub
    /// Of a package that the project imports.
    case dependency
    case assetCatalog, stringCatalog, strings, stringsdict, infoPlist, font, tokens, resolver
    /// JSON that may hold tokens, or something else.
    case tokenCandidate
    case screenDocument, expectations
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    /// In words, for one and for many.
    var name: (one: String, many: String) {
      switch self {
      case .swift: ("Swift file", "Swift files")
      case .stub: ("stub", "stubs")
      case .dependency: ("Swift file of an imported package", "Swift files of imported packages")
      case .assetCatalog: ("asset catalogue", "asset catalogues")
      case .stringCatalog: ("string catalogue", "string catalogues")
      case .strings: (".strings file", ".strings files")
      case .stringsdict: (".stringsdict file", ".stringsdict files")
      case .infoPlist: ("Info.plist", "Info.plist files")
      case .font: ("font", "fonts")
      case .tokens: ("token file", "token files")
      case .tokenCandidate: ("JSON file that may hold tokens", "JSON files that may hold tokens")
      case .resolver: ("resolver file", "resolver files")
      case .screenDocument: ("screen document", "screen documents")
      case .expectations: ("expectation file", "expectation files")
      }
    }
  }
  package var kind: Kind
  /// Relative to the audited folder, with `/`. An asset catalogue is a folder.
  package var path: String
  /// For reading.
  package var absolutePath: String
  /// What is read instead of what it holds.
  var replacement: [UInt8]?
  package init(kind: Kind, path: String, absolutePath: String) {
    self.kind = kind
    self.path = path
    self.absolutePath = absolutePath
  }
  package static func < (a: Self, b: Self) -> Bool { (a.path, a.kind) < (b.path, b.kind) }
}

extension ProjectFile {
  /// - Throws: `InputProblem` of kind `unreadable`: a finding of its own, never a silent gap.
  package func bytes() throws(InputProblem) -> [UInt8] {
    if let replacement { return replacement }
    do {
      return try WorkJournal.during(.file(path)) {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: absolutePath)))
      }
    } catch {
      throw InputProblem(
        .unreadable, "the file cannot be read; check that it exists and its permissions",
        at: SourceLocation(file: path, line: 1, column: 1))
    }
  }
}
