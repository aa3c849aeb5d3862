package import SightlineModel
package import SourceDocuments

/// Where what stood in a file stands after edits of it.
package struct MovedPlaces: Sendable {
  private let before: SourceText
  private let after: SourceText
  private let edits: [TextEdit]

  /// - Parameter edits: Of the file, sorted, none overlapping.
  package init(_ before: SourceText, _ edits: [TextEdit]) {
    self.before = before
    self.edits = edits
    after = SourceText(bytes: before.applying(edits), file: before.file)
  }

  package func location(of location: SourceLocation) -> SourceLocation {
    guard let offset = before.offset(of: location) else { return location }
    var shift = 0
    for edit in edits where edit.range.offsets.lowerBound <= offset {
      let range = edit.range.offsets
      let length = edit.replacement.utf8.count
      // Within what was replaced: its beginning.
      if offset < range.upperBound { return after.location(at: range.lowerBound + shift) }
      shift += length - range.count
    }
    return after.location(at: offset + shift)
  }
}
