package import SightlineModel

/// Reads property lists: XML with places, binary without (every place is the start of the file).
package enum PropertyListDocument {
  package static func parse(
    bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
  ) -> (value: DocumentValue?, problems: [InputProblem]) {
    let source = SourceText(bytes: bytes, file: file)
    if let problem = source.refusal(limits: limits, format: "the property list") { return (nil, [problem]) }
    if bytes.starts(with: "bplist00".utf8) {
      var reader = BinaryPropertyListReader(bytes, source: source, limits: limits)
      return reader.document()
    }
    return source.bytes.withUnsafeBufferPointer { buffer in
      var reader = XMLPropertyListReader(source: source, bytes: buffer, limits: limits)
      return reader.document()
    }
  }
}
