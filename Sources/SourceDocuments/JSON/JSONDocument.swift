package import SightlineModel

/// Reads JSON with places, reports every error of a file in one run and keeps what could be read.
package enum JSONDocument {
  package enum Dialect: Sendable {
    /// RFC 8259.
    case strict
    /// With what JSONC and JSON5 add: comments, trailing commas, single quotes, bare keys, numbers such as `.5`.
    case relaxed
  }

  /// - Returns: What could be read (`nil` when nothing could) and what could not, sorted by place.
  /// - Complexity: Linear in the size of the file.
  package static func parse(
    text: String, file: String, dialect: Dialect = .strict, limits: DocumentLimits = DocumentLimits()
  ) -> (value: DocumentValue?, problems: [InputProblem]) {
    parse(source: SourceText(text, file: file), dialect: dialect, limits: limits)
  }

  package static func parse(
    bytes: [UInt8], file: String, dialect: Dialect = .strict, limits: DocumentLimits = DocumentLimits()
  ) -> (value: DocumentValue?, problems: [InputProblem]) {
    parse(source: SourceText(bytes: bytes, file: file), dialect: dialect, limits: limits)
  }

  package static func parse(
    source: SourceText, dialect: Dialect = .strict, limits: DocumentLimits = DocumentLimits()
  ) -> (value: DocumentValue?, problems: [InputProblem]) {
    if let problem = source.refusal(limits: limits, format: "JSON") { return (nil, [problem]) }
    return source.bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(source: source, bytes: buffer, dialect: dialect, limits: limits)
      return reader.document()
    }
  }
}

extension SourceText {
  /// Why a text file is not read at all: its size, or an encoding that is not UTF-8.
  func refusal(limits: DocumentLimits, format: String) -> InputProblem? {
    let start = SourceLocation(file: file, line: 1, column: 1)
    if bytes.count > limits.fileSize {
      return InputProblem(
        .unreadable, "the file has \(bytes.count) bytes, more than the limit of \(limits.fileSize): not read", at: start
      )
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return InputProblem(.unreadable, "the file is UTF-16; save \(format) as UTF-8", at: start)
    }
    return nil
  }
}
