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
  /// Bytes; larger files are not read.
  var sizeLimit: Int
  package init(
    kind: Kind, path: String, absolutePath: String, sizeLimit: Int = RegularFile.standardLimit
  ) {
    self.kind = kind
    self.path = path
    self.absolutePath = absolutePath
    self.sizeLimit = sizeLimit
  }
  package static func < (a: Self, b: Self) -> Bool { (a.path, a.kind) < (b.path, b.kind) }
}

extension ProjectFile {
  /// - Throws: `InputProblem` of kind `unreadable`: a finding of its own, never a silent gap.
  package func bytes() throws(InputProblem) -> [UInt8] {
    if let replacement { return replacement }
    do throws(RegularFile.Refusal) {
      return try WorkJournal.during(.file(path)) { () throws(RegularFile.Refusal) in
        try RegularFile.read(absolutePath, upTo: sizeLimit)
      }
    } catch {
      throw InputProblem(
        .unreadable, "the file cannot be read; \(error.words)",
        at: SourceLocation(file: path, line: 1, column: 1))
    }
  }
}
