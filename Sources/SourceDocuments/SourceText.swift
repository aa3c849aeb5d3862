package import SightlineModel

/// A file's text with the table of its lines; shared by every value read from it.
package final class SourceText: Sendable {
  /// Relative to the audited folder, with `/`.
  package let file: String
  /// UTF-8, without byte order mark.
  package let bytes: [UInt8]
  /// Length of the byte order mark that was left out.
  package let markLength: Int
  /// Offset of the first byte of every line.
  let lineStarts: [Int]

  /// Cost: one pass over the bytes.
  package init(bytes: [UInt8], file: String) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let content = hasMark ? Array(bytes.dropFirst(3)) : bytes
    var starts = [0]
    content.withUnsafeBufferPointer { buffer in
      for (offset, byte) in buffer.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    }
    self.file = file
    self.bytes = content
    self.markLength = hasMark ? 3 : 0
    self.lineStarts = starts
  }

  package convenience init(_ text: String, file: String) { self.init(bytes: Array(text.utf8), file: file) }

  /// Line and column of a byte. Cost: logarithmic in the number of lines.
  package func location(at offset: Int) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: file, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The byte at a line and column; `nil` outside of the file.
  package func offset(of location: SourceLocation) -> Int? {
    guard lineStarts.indices.contains(location.line - 1), location.column >= 1 else { return nil }
    let (offset, overflow) = lineStarts[location.line - 1].addingReportingOverflow(location.column - 1)
    return overflow || offset > bytes.count ? nil : offset
  }

  /// Offsets of the first bytes of the lines that begin behind the range's first byte and not behind its end.
  package func lineStarts(in range: Range<Int>) -> [Int] {
    lineStarts.filter { range.lowerBound < $0 && $0 <= range.upperBound }
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Offset of the first byte that is not UTF-8, or `nil`.
  package func firstInvalidOffset() -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      while offset < buffer.count {
        let length = Self.sequenceLength(buffer, at: offset)
        if length == 0 { return offset }
        offset += length
      }
      return nil
    }
  }

  /// Length of the UTF-8 sequence at an offset, 0 where it is none.
  /// - Source: Unicode Standard, table 3-7.
  private static func sequenceLength(_ buffer: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let lead = buffer[offset]
    if lead < 0x80 { return 1 }
    func continues(_ distance: Int, from low: UInt8 = 0x80, through high: UInt8 = 0xBF) -> Bool {
      offset + distance < buffer.count && buffer[offset + distance] >= low && buffer[offset + distance] <= high
    }
    switch lead {
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, from: 0xA0) && continues(2) ? 3 : 0
    case 0xED: return continues(1, through: 0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, from: 0x90) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, through: 0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}

/// A stretch of bytes of one file.
package struct SourceRange: Sendable, Hashable {
  package let source: SourceText
  /// UTF-8, half-open.
  package let offsets: Range<Int>
  package init(_ source: SourceText, _ offsets: Range<Int>) {
    self.source = source
    self.offsets = offsets
  }
  /// Where it begins.
  package var location: SourceLocation { source.location(at: offsets.lowerBound) }
  /// As written in the file.
  package var text: String { source.text(offsets) }
  package static func == (a: Self, b: Self) -> Bool { a.source === b.source && a.offsets == b.offsets }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source))
    hasher.combine(offsets)
  }
}
