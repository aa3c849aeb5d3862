import SightlineModel

/// Where the lines of a text start.
struct LineTable: Sendable {
  /// UTF-8 offsets.
  private let starts: [Int]

  /// - Complexity: Linear in the text.
  init(of text: String) {
    var starts = [0]
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == 10 { starts.append(offset) }
    }
    self.starts = starts
  }

  /// UTF-8; `nil` for a line that there is not.
  func offset(of location: SourceLocation) -> Int? {
    starts.indices.contains(location.line - 1) ? starts[location.line - 1] + location.column - 1 : nil
  }

  /// - Complexity: Logarithmic in the number of lines.
  func location(utf8Offset: Int, in path: String) -> SourceLocation {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= utf8Offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: path, line: low + 1, column: utf8Offset - starts[low] + 1)
  }
}
