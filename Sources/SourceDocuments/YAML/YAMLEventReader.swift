private import CYAML
import SightlineModel

/// One step of a YAML file.
struct YAMLEvent {
  enum Kind {
    case scalar(String, isPlain: Bool, length: Int)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    case alias
    case documentStart
    case documentEnd
  }
  let kind: Kind
  /// The anchor that names this node, or that an alias points to.
  let anchor: String?
  let tag: String?
  /// Offsets in Unicode scalars, as libyaml counts.
  let start: Int
  let end: Int
}

/// Owns one libyaml parser over borrowed bytes.
struct YAMLEventReader: ~Copyable {
  enum Step {
    case event(YAMLEvent)
    case failed(String, mark: Int)
    case finished
  }
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// - Parameter bytes: Must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    precondition(yaml_parser_initialize(parser) == 1, "libyaml has no memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  mutating func next() -> Step {
    var raw = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &raw) == 1 else { return failure() }
      let type = raw.type
      if type == YAML_STREAM_START_EVENT {
        yaml_event_delete(&raw)
        continue
      }
      if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT {
        yaml_event_delete(&raw)
        return .finished
      }
      let event = Self.copy(raw)
      yaml_event_delete(&raw)
      return .event(event)
    }
  }

  private func failure() -> Step {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
    let context = parser.pointee.context.map { ", " + String(cString: $0) } ?? ""
    let mark =
      parser.pointee.error == YAML_READER_ERROR
      ? Int(parser.pointee.problem_offset) : Int(parser.pointee.problem_mark.index)
    return .failed(problem + context, mark: mark)
  }

  private static func copy(_ raw: yaml_event_t) -> YAMLEvent {
    func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? { pointer.map { String(cString: $0) } }
    var (anchor, tag): (String?, String?) = (nil, nil)
    let kind: YAMLEvent.Kind
    switch raw.type {
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      (anchor, tag) = (text(scalar.anchor), text(scalar.tag))
      let bytes = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
      kind = .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        length: Int(scalar.length))
    case YAML_SEQUENCE_START_EVENT:
      (anchor, tag) = (text(raw.data.sequence_start.anchor), text(raw.data.sequence_start.tag))
      kind = .sequenceStart
    case YAML_MAPPING_START_EVENT:
      (anchor, tag) = (text(raw.data.mapping_start.anchor), text(raw.data.mapping_start.tag))
      kind = .mappingStart
    case YAML_ALIAS_EVENT:
      anchor = text(raw.data.alias.anchor)
      kind = .alias
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    default: kind = .documentEnd
    }
    return YAMLEvent(
      kind: kind, anchor: anchor, tag: tag, start: Int(raw.start_mark.index), end: Int(raw.end_mark.index))
  }
}
