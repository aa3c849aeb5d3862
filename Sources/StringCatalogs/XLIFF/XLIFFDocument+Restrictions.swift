import SourceDocuments

/// Limits in XLIFF 2, which counts what a profile says: code points, the one that every tool has to know. What fits is counted in
/// characters, of which none is shorter than a code point.
///
/// - Source: XLIFF Version 2.1, Size and Length Restriction Module: `profiles`, `sizeRestriction`, the profile
///   `xliff:codepoints`; the order of elements in `file`.
extension XLIFFDocument {
  package static let restrictions = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  package static let codePoints = "xliff:codepoints"

  /// - Returns: Edits, and the units of files that count otherwise.
  func restricting(_ limit: (Unit) -> Int?) -> (edits: [TextEdit], left: [Unit]) {
    var edits: [TextEdit] = []
    var left: [Unit] = []
    var explained: Set<Int> = []
    let known = root?.attributes.first { $0.name.hasPrefix("xmlns:") && $0.value == Self.restrictions }
    let prefix = known.map { String($0.name.dropFirst("xmlns:".count)) } ?? "slr"
    for unit in units {
      guard let index = unit.file, let limit = limit(unit) else { continue }
      let file = files[index]
      guard !file.hasProfiles || file.generalProfile == Self.codePoints else {
        left.append(unit)
        continue
      }
      if !file.hasProfiles { explained.insert(index) }
      if let own = unit.tag.attributes.first(where: { $0.name == prefix + ":sizeRestriction" }) {
        // `4,20`: the least stays.
        let parts = own.value.split(separator: ",", omittingEmptySubsequences: false)
        let value = parts.count == 2 ? "\(parts[0]),\(limit)" : "\(limit)"
        if value != own.value { edits.append(TextEdit(range: SourceRange(source, own.valueRange), replacement: value)) }
      } else {
        let end = unit.tag.attributesEnd
        edits.append(
          TextEdit(range: SourceRange(source, end..<end), replacement: " \(prefix):sizeRestriction=\"\(limit)\""))
      }
    }
    for index in explained.sorted() {
      let start = files[index].start
      edits.append(
        TextEdit(
          range: SourceRange(source, start..<start),
          replacement: "<\(prefix):profiles generalProfile=\"\(Self.codePoints)\"/>"))
    }
    if known == nil, !edits.isEmpty, let root {
      let end = root.attributesEnd
      edits.append(
        TextEdit(range: SourceRange(source, end..<end), replacement: " xmlns:\(prefix)=\"\(Self.restrictions)\""))
    }
    return (edits, left)
  }
}
