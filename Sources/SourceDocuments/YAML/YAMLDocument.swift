package import SightlineModel

/// Reads one YAML document with places: the core schema of YAML 1.2, anchors expanded within limits, merge keys.
package enum YAMLDocument {
  /// - Returns: What could be read (`nil` when nothing could, or the file is empty) and what could not.
  package static func parse(
    text: String, file: String, limits: DocumentLimits = DocumentLimits()
  ) -> (value: DocumentValue?, problems: [InputProblem]) {
    parse(source: SourceText(text, file: file), limits: limits)
  }

  package static func parse(
    bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
  ) -> (value: DocumentValue?, problems: [InputProblem]) {
    parse(source: SourceText(bytes: bytes, file: file), limits: limits)
  }

  package static func parse(
    source: SourceText, limits: DocumentLimits = DocumentLimits()
  ) -> (value: DocumentValue?, problems: [InputProblem]) {
    if let problem = source.refusal(limits: limits, format: "YAML") { return (nil, [problem]) }
    var builder = YAMLTreeBuilder(source: source, limits: limits)
    source.bytes.withUnsafeBufferPointer { buffer in
      var events = YAMLEventReader(buffer)
      while true {
        switch events.next() {
        case .event(let event):
          if !builder.take(event) { return }
        case .failed(let message, let mark):
          builder.fail(message, at: mark)
          return
        case .finished: return
        }
      }
    }
    return builder.finish()
  }
}
