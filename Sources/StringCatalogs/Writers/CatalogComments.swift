import SightlineModel
import SourceDocuments

/// Sets one line of the comments in an `.xcstrings` file and leaves everything else byte for byte.
package struct CatalogComments {
  /// How the line begins that is written, and replaced the next time.
  package static let mark = "Length: "

  private let source: SourceText
  private let entries: [DocumentObject.Member]

  /// - Returns: `nil` for a file that is no string catalogue.
  package init?(bytes: [UInt8], file: String) {
    let source = SourceText(bytes: bytes, file: file)
    // Edits need ranges of this very text.
    guard let root = JSONDocument.parse(source: source).value?.object, let strings = root["strings"]?.object else {
      return nil
    }
    self.source = source
    entries = strings.members
  }

  /// - Parameter lines: By key, each beginning with the mark; a key without one loses the line it has.
  /// - Returns: The file's bytes; the same where nothing changes.
  package func setting(_ lines: [String: String]) -> [UInt8] {
    source.applying(entries.compactMap { edit($0, lines[$0.key]) })
  }

  private func edit(_ member: DocumentObject.Member, _ line: String?) -> TextEdit? {
    guard let entry = member.value.object else { return nil }
    guard let comment = entry.member("comment"), let old = comment.value.string else {
      guard let line, entry.member("comment") == nil else { return nil }
      return inserting(line, into: member, entry)
    }
    let others = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix(Self.mark) }
    let new = (others.filter { !$0.isEmpty || others.count > 1 } + (line.map { [$0] } ?? [])).joined(separator: "\n")
    guard new != old else { return nil }
    if new.isEmpty { return removing(comment, from: entry, of: member) }
    return TextEdit(range: comment.value.range, replacement: Self.quoted(new))
  }

  /// As Xcode writes a catalogue: a member on a line of its own, two spaces deeper than the key.
  private func inserting(_ line: String, into member: DocumentObject.Member, _ entry: DocumentObject) -> TextEdit {
    let indent = String(repeating: " ", count: member.location.column - 1)
    let text = "\"comment\" : \(Self.quoted(line))"
    let range = member.value.range.offsets
    if let first = entry.members.first {
      let start = first.keyRange.offsets.lowerBound
      let gap = source.text(range.lowerBound + 1..<start)
      return TextEdit(range: SourceRange(source, start..<start), replacement: text + "," + (gap.isEmpty ? " " : gap))
    }
    return TextEdit(range: member.value.range, replacement: "{\n\(indent)  \(text)\n\(indent)}")
  }

  private func removing(
    _ comment: DocumentObject.Member, from entry: DocumentObject, of member: DocumentObject.Member
  ) -> TextEdit {
    let index = entry.members.firstIndex { $0.keyRange == comment.keyRange } ?? 0
    let start = comment.keyRange.offsets.lowerBound
    let end = comment.value.range.offsets.upperBound
    if index + 1 < entry.members.count {
      let next = entry.members[index + 1].keyRange.offsets.lowerBound
      return TextEdit(range: SourceRange(source, start..<next), replacement: "")
    }
    if index > 0 {
      let before = entry.members[index - 1].value.range.offsets.upperBound
      return TextEdit(range: SourceRange(source, before..<end), replacement: "")
    }
    let indent = String(repeating: " ", count: member.location.column - 1)
    return TextEdit(range: member.value.range, replacement: "{\n\n\(indent)}")
  }

  /// As Xcode writes text: only what JSON demands is escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
