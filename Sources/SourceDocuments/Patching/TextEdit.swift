/// A stretch of a file and what to put in its place; everything else stays byte for byte.
package struct TextEdit: Sendable, Hashable {
  package let range: SourceRange
  package let replacement: String
  package init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// The file's bytes with the edits made; a byte order mark stays.
  ///
  /// - Parameter edits: Of this file. Of two that overlap the one further up is made and the other left out.
  package func applying(_ edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = markLength == 3 ? [0xEF, 0xBB, 0xBF] : []
    var position = 0
    let ordered = edits.filter { $0.range.source === self }
      .sorted {
        ($0.range.offsets.lowerBound, $0.range.offsets.upperBound, $0.replacement)
          < ($1.range.offsets.lowerBound, $1.range.offsets.upperBound, $1.replacement)
      }
    for edit in ordered where edit.range.offsets.lowerBound >= position {
      result += bytes[position..<edit.range.offsets.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.offsets.upperBound
    }
    return result + bytes[position...]
  }
}
