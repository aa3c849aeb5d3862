import SightlineModel

/// What edits change, as `diff -u` and `patch` write and read it.
package enum UnifiedDiff {
  /// - Parameter edits: Of one file, as for `SourceText.applying`.
  /// - Returns: Empty when nothing changes.
  /// - Complexity: Linear: the changed lines are known from the edits.
  package static func text(of edits: [TextEdit], in source: SourceText, context: Int = 3) -> String {
    let before = lines(source.bytes)
    let changes = changes(edits, in: source, before: before)
    guard !changes.isEmpty else { return "" }
    // 'patch' takes a name up to the first white space, unless a tab ends it.
    let end = source.file.contains(where: \.isWhitespace) ? "\t\n" : "\n"
    var result = "--- a/\(source.file)\(end)+++ b/\(source.file)\(end)"
    var shift = 0
    for group in grouped(changes, distance: 2 * context) {
      let first = max(0, group[0].lines.lowerBound - context)
      let last = min(before.count, group[group.count - 1].lines.upperBound + context)
      let added = group.reduce(0) { $0 + $1.replacement.count - $1.lines.count }
      let (oldCount, newCount) = (last - first, last - first + added)
      let oldStart = oldCount == 0 ? first : first + 1
      let newStart = newCount == 0 ? first + shift : first + shift + 1
      result += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
      var line = first
      for change in group {
        result += before[line..<change.lines.lowerBound].map { mark(" ", $0) }.joined()
        result += before[change.lines].map { mark("-", $0) }.joined()
        result += change.replacement.map { mark("+", $0) }.joined()
        line = change.lines.upperBound
      }
      result += before[line..<last].map { mark(" ", $0) }.joined()
      shift += added
    }
    return result
  }

  private struct Change {
    var lines: Range<Int>
    var replacement: [ArraySlice<UInt8>]
  }

  /// Edits as whole lines; edits that touch the same lines become one change.
  private static func changes(_ edits: [TextEdit], in source: SourceText, before: [ArraySlice<UInt8>]) -> [Change] {
    var groups: [(lines: Range<Int>, edits: [TextEdit])] = []
    let ordered = edits.filter { $0.range.source === source }
      .sorted { $0.range.offsets.lowerBound < $1.range.offsets.lowerBound }
    for edit in ordered {
      let first = source.location(at: edit.range.offsets.lowerBound).line - 1
      let end = max(edit.range.offsets.lowerBound, edit.range.offsets.upperBound - 1)
      let last = min(before.count, source.location(at: end).line)
      if let top = groups.last, first < top.lines.upperBound {
        groups[groups.count - 1].lines = top.lines.lowerBound..<max(last, top.lines.upperBound)
        groups[groups.count - 1].edits.append(edit)
      } else {
        groups.append((min(first, last)..<last, [edit]))
      }
    }
    return groups.compactMap { group in
      let bytes = before[group.lines].reduce(into: (start: Int.max, end: 0)) {
        $0 = (min($0.start, $1.startIndex), max($0.end, $1.endIndex))
      }
      guard bytes.start <= bytes.end else { return nil }
      var text: [UInt8] = []
      var position = bytes.start
      for edit in group.edits where edit.range.offsets.lowerBound >= position {
        text += source.bytes[position..<edit.range.offsets.lowerBound]
        text += Array(edit.replacement.utf8)
        position = edit.range.offsets.upperBound
      }
      if position < bytes.end { text += source.bytes[position..<bytes.end] }
      let replacement = lines(text)
      return trimmed(Change(lines: group.lines, replacement: replacement), before)
    }
  }

  /// Without the lines at its ends that stay as they are: what is inserted behind a line takes no line away.
  ///
  /// - Returns: `nil` when nothing changes.
  private static func trimmed(_ change: Change, _ before: [ArraySlice<UInt8>]) -> Change? {
    var (lines, replacement) = (change.lines, change.replacement[...])
    while let line = lines.first, let other = replacement.first, before[line].elementsEqual(other) {
      lines = lines.dropFirst()
      replacement = replacement.dropFirst()
    }
    while let line = lines.last, let other = replacement.last, before[line].elementsEqual(other) {
      lines = lines.dropLast()
      replacement = replacement.dropLast()
    }
    return lines.isEmpty && replacement.isEmpty ? nil : Change(lines: lines, replacement: Array(replacement))
  }

  private static func grouped(_ changes: [Change], distance: Int) -> [[Change]] {
    changes.reduce(into: []) { groups, change in
      if let last = groups.last?.last, change.lines.lowerBound - last.lines.upperBound <= distance {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
  }

  /// With their line ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      result.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  private static func mark(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return sign + text + (line.last == 0x0A ? "" : "\n\\ No newline at end of file\n")
  }
}
