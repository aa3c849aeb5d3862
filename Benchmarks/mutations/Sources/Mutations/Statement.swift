/// Finds the statement around a line by its indentation: a view with its content and its modifiers.
struct Statement {
  let lines: [String]

  /// - Parameter index: 0-based.
  /// - Returns: 0-based lines, the first one that of the view itself.
  func around(_ index: Int) -> ClosedRange<Int> {
    var start = index
    while start > 0, continues(lines[start]) {
      // 1. Up to the line this one goes on from: less indented, or as much and no continuation itself.
      let depth = indentation(lines[start])
      var above = start - 1
      while above > 0, isBlank(lines[above]) || indentation(lines[above]) > depth { above -= 1 }
      start = above
    }
    // 2. Down over what is further in, and what goes on.
    let depth = indentation(lines[start])
    var end = start
    while end + 1 < lines.count {
      let next = lines[end + 1]
      guard isBlank(next) || indentation(next) > depth || indentation(next) == depth && continues(next) else { break }
      end += 1
    }
    return start...max(start, end)
  }

  /// The views around a line, from the inside out: the first line of each with its modifiers, without its content.
  func outlines(around index: Int) -> [String] {
    var start = around(index).lowerBound
    var outlines: [String] = []
    while let above = (0..<start).last(where: {
      !isBlank(lines[$0]) && indentation(lines[$0]) < indentation(lines[start])
    }) {
      let range = around(above)
      let depth = indentation(lines[range.lowerBound])
      outlines.append(range.map { lines[$0] }.filter { indentation($0) <= depth }.joined(separator: "\n"))
      start = range.lowerBound
    }
    return outlines
  }

  private func continues(_ line: String) -> Bool {
    let first = line.first { $0 != " " }
    return first == "." || first == "}" || first == ")"
  }
  private func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
  private func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}
