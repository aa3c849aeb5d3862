import SightlineModel
package import SourceDocuments

/// Fixes that are made together.
package struct FixBatch: Sendable {
  /// Sorted by place.
  package var fixes: [Fix]
  package init(fixes: [Fix]) { self.fixes = fixes }

  /// Joins fixes that are one edit, and leaves out what another one makes needless or overlaps.
  ///
  /// - Returns: What is left, with what was left out and why.
  package static func joining(_ made: [Fix]) -> (batch: FixBatch, left: [NotOffered]) {
    var fixes: [Fix] = []
    var left: [NotOffered] = []
    func key(_ fix: Fix) -> [TextEdit] { fix.edits }
    // 1. One edit may answer several findings.
    for fix in made.sorted(by: { $0.location < $1.location }) {
      if let index = fixes.firstIndex(where: { key($0) == key(fix) }) {
        for (spot, fingerprint) in zip(fix.answers, fix.fingerprints) where !fixes[index].answers.contains(spot) {
          fixes[index].answers.append(spot)
          fixes[index].fingerprints.append(fingerprint)
        }
      } else {
        fixes.append(fix)
      }
    }
    // 2. What is named needs no names in it: they would be read one after the other, or not at all.
    let named = fixes.filter(\.names)
    func outer(_ fix: Fix) -> Fix? {
      named.filter { $0.isAround(fix) }.max { $0.subject.count < $1.subject.count }
    }
    for fix in named {
      guard let outer = outer(fix), let index = fixes.firstIndex(where: { $0.edits == outer.edits }) else { continue }
      fixes[index].answers += fix.answers
      fixes[index].fingerprints += fix.fingerprints
    }
    fixes = fixes.filter { !$0.names || outer($0) == nil }
    // 3. A row whose other parts are hidden is one stop already.
    let hidden = fixes.filter(\.hides)
    var kept: [Fix] = []
    for fix in fixes {
      let isNeedless =
        fix.combines && hidden.contains { $0.file == fix.file && fix.subject.contains($0.subject.lowerBound) }
      let rival = kept.first { other in
        fix.declares != nil && fix.file == other.file && fix.declares == other.declares
          && !other.edits.contains { fix.edits.contains($0) }
      }
      let overlap = kept.first { other in
        other.edits.contains { taken in fix.edits.contains { Self.overlap(taken, $0) && taken != $0 } }
      }
      if isNeedless {
        left += fix.answers.map { NotOffered($0, why: "hiding the image in it may be enough; audit again") }
      } else if let rival {
        left += fix.answers.map {
          NotOffered($0, why: "its property would be called like the one for \(rival.location)")
        }
      } else if let overlap {
        left += fix.answers.map { NotOffered($0, why: "its edit overlaps the one for \(overlap.location)") }
      } else {
        kept.append(fix)
      }
    }
    return (FixBatch(fixes: kept), left)
  }

  private static func overlap(_ one: TextEdit, _ other: TextEdit) -> Bool {
    guard one.range.source === other.range.source else { return false }
    let (a, b) = (one.range.offsets, other.range.offsets)
    // Two that insert at one place do, one behind the other.
    return a.lowerBound < b.upperBound && b.lowerBound < a.upperBound
  }

  /// By file: its text and the edits, sorted; what is inserted at one place is one edit, and equal edits are made once.
  package var files: [(source: SourceText, edits: [TextEdit])] {
    var found: [String: (source: SourceText, edits: [TextEdit])] = [:]
    for edit in fixes.flatMap(\.edits) {
      let source = edit.range.source
      var known = found[source.file] ?? (source, [])
      if !known.edits.contains(edit) { known.edits.append(edit) }
      found[source.file] = known
    }
    return found.sorted { $0.key < $1.key }.map { _, file in
      let sorted = file.edits.enumerated().sorted {
        ($0.element.range.offsets.lowerBound, $0.element.range.offsets.upperBound, $0.offset)
          < ($1.element.range.offsets.lowerBound, $1.element.range.offsets.upperBound, $1.offset)
      }.map(\.element)
      var joined: [TextEdit] = []
      for edit in sorted {
        if let last = joined.last, last.range == edit.range, edit.range.offsets.isEmpty {
          joined[joined.count - 1] = TextEdit(range: last.range, replacement: last.replacement + edit.replacement)
        } else {
          joined.append(edit)
        }
      }
      return (file.source, joined)
    }
  }

  /// In the form of `diff -u`, to be applied with `patch -p1`.
  package var diff: String { files.map { UnifiedDiff.text(of: $0.edits, in: $0.source) }.joined() }

  /// By path, what the files hold with all fixes made.
  package var contents: [String: [UInt8]] {
    Dictionary(files.map { ($0.source.file, $0.source.applying($0.edits)) }, uniquingKeysWith: { first, _ in first })
  }

  package var isEmpty: Bool { fixes.isEmpty }
}
