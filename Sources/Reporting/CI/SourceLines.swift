import SightlineModel

/// Converts columns and hashes lines for formats that count differently than Swift does; reads each file once.
struct SourceLines {
  private struct File {
    var lines: [Substring]
    var hashes: PrimaryLineHash
  }
  private let text: (@Sendable (String) -> String?)?
  private var files: [String: File?] = [:]

  init(_ context: ReportContext) { text = context.sourceText }

  private mutating func file(_ name: String) -> File? {
    if let known = files[name] { return known }
    let file = text?(name).map { text in
      File(
        lines: text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" },
        hashes: PrimaryLineHash(text))
    }
    files[name] = .some(file)
    return file
  }

  /// - Returns: The column in UTF-16 units; where the text is not at hand, the column in bytes.
  mutating func utf16Column(_ location: SourceLocation) -> Int {
    guard let file = file(location.file), file.lines.indices.contains(location.line - 1) else {
      return max(1, location.column)
    }
    let line = file.lines[location.line - 1]
    let bytes = line.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: max(0, location.column - 1), limitedBy: bytes.endIndex)
    return line.utf16.distance(from: line.startIndex, to: end ?? line.endIndex) + 1
  }

  mutating func lineHash(_ location: SourceLocation) -> String? { file(location.file)?.hashes[location.line] }
}
