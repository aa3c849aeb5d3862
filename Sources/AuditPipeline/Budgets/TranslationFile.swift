import AuditEngine
import Foundation
import SightlineModel
import StringCatalogs

/// An XLIFF file that goes to translators, or came back from them.
package struct TranslationFile: Sendable {
  struct Text: Sendable {
    var text: String
    var location: SourceLocation
  }
  /// As it is shown.
  let shown: String
  let path: String
  let bytes: [UInt8]
  let document: XLIFFDocument

  /// - Parameters:
  ///   - shown: As the user wrote it.
  ///   - path: Absolute.
  /// - Throws: For a file that cannot be read, or is no XLIFF.
  package init(_ shown: String, path: String) throws(UnusableInput) {
    guard let bytes = RegularFile.contents(path).map({ [UInt8]($0) }) else {
      throw UnusableInput("\(shown): the file cannot be read")
    }
    (self.shown, self.path, self.bytes) = (shown, path, bytes)
    document = XLIFFDocument(bytes: bytes, file: shown)
    guard document.problems.isEmpty else { throw UnusableInput(document.problems) }
  }

  /// That the files are translated to, sorted.
  static func languages(of files: [TranslationFile]) -> [String] {
    Set(files.flatMap(\.document.units).compactMap(\.language)).sorted()
  }

  /// Translations by table, key and language.
  static func texts(of files: [TranslationFile]) -> [DrawnKey: [Text]] {
    var texts: [DrawnKey: [Text]] = [:]
    for unit in files.flatMap(\.document.units) {
      guard let language = unit.language, let target = unit.target, !target.isEmpty else { continue }
      texts[DrawnKey(table: unit.table, key: unit.key, locale: language), default: []].append(
        Text(text: target, location: unit.location))
    }
    return texts
  }
}
