import SightlineModel

/// Turns YAML events into positioned values, with a stack of its own instead of recursion.
struct YAMLTreeBuilder {
  /// A sequence or mapping that is not closed yet.
  private struct Open {
    let isMapping: Bool
    let start: Int
    let anchor: String?
    var items: [DocumentValue] = []
    var members: [DocumentObject.Member] = []
    var places: [String: Int] = [:]
    var merged: [DocumentObject.Member] = []
    var key: (text: String, range: SourceRange)?
    /// Levels below, through aliases too.
    var depth = 1
    /// Values inside, aliases expanded.
    var size = 1
  }
  private struct Anchored {
    let value: DocumentValue
    let depth: Int
    let size: Int
  }

  private let limits: DocumentLimits
  private var offsets: ScalarOffsets
  private var problems: ProblemList
  private var stack: [Open] = []
  private var anchors: [String: Anchored] = [:]
  private var root: DocumentValue?
  private var documents = 0
  private var expanded = 0

  init(source: SourceText, limits: DocumentLimits) {
    self.limits = limits
    self.offsets = ScalarOffsets(source)
    self.problems = ProblemList(source, limit: limits.problems)
  }

  /// - Returns: Whether reading can go on.
  mutating func take(_ event: YAMLEvent) -> Bool {
    let start = offsets.byte(atScalar: event.start)
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 {
        problems.add("a second YAML document begins here; only the first is read", at: start)
        return false
      }
    case .documentEnd: break
    case .scalar(let text, let isPlain, let length):
      let range = SourceRange(problems.source, start..<max(start, offsets.byte(atScalar: event.end)))
      var content = isPlain && event.tag == nil ? YAMLScalar.content(of: text) : .string(text)
      if length > limits.stringLength {
        problems.add(
          "a string of \(length) bytes, more than the limit of \(limits.stringLength): not kept", at: start)
        content = .string("")
      }
      let value = DocumentValue(content, range: range)
      if let anchor = event.anchor { anchors[anchor] = Anchored(value: value, depth: 0, size: 1) }
      add(value, keyText: text, depth: 0, size: 1)
    case .alias: return takeAlias(event, at: start)
    case .sequenceStart, .mappingStart:
      guard stack.count < limits.depth else {
        problems.add("nested deeper than \(limits.depth) levels; the rest of the file is not read", at: start)
        return false
      }
      if case .mappingStart = event.kind {
        stack.append(Open(isMapping: true, start: start, anchor: event.anchor))
      } else {
        stack.append(Open(isMapping: false, start: start, anchor: event.anchor))
      }
    case .sequenceEnd, .mappingEnd:
      close(at: max(start, offsets.byte(atScalar: event.end)))
    }
    return true
  }

  private mutating func takeAlias(_ event: YAMLEvent, at start: Int) -> Bool {
    let name = event.anchor ?? ""
    guard let target = anchors[name] else {
      let hint = nearestName(to: name, in: anchors.keys.sorted()).map { "; nearest is '&\($0)'" } ?? ""
      let message =
        stack.contains { $0.anchor == name }
        ? "the alias '*\(name)' stands inside what it names: a cycle"
        : "no anchor '&\(name)' stands before this alias\(hint)"
      problems.add(message, at: start)
      let end = max(start, offsets.byte(atScalar: event.end))
      add(DocumentValue(.null, range: SourceRange(problems.source, start..<end)), keyText: "", depth: 0, size: 1)
      return true
    }
    guard stack.count + target.depth <= limits.depth else {
      problems.add("nested deeper than \(limits.depth) levels through '*\(name)'; the rest is not read", at: start)
      return false
    }
    expanded += target.size
    guard expanded <= limits.expandedValues else {
      problems.add(
        "aliases expand to more than \(limits.expandedValues) values; the rest of the file is not read", at: start)
      return false
    }
    add(target.value, keyText: target.value.string ?? "", depth: target.depth, size: target.size)
    return true
  }

  mutating func fail(_ message: String, at scalar: Int) {
    problems.add("not YAML: \(message); what stands before is kept", at: offsets.byte(atScalar: scalar))
  }

  mutating func finish() -> (DocumentValue?, [InputProblem]) {
    while !stack.isEmpty { close(at: max(stack[stack.count - 1].start, min(offsets.last, offsets.count))) }
    return (root, problems.problems)
  }

  // MARK: The tree

  private mutating func close(at end: Int) {
    let open = stack.removeLast()
    let range = SourceRange(problems.source, open.start..<max(open.start, end))
    let value: DocumentValue
    if open.isMapping {
      let inherited = open.merged.filter { open.places[$0.key] == nil }
      value = DocumentValue(.object(DocumentObject(open.members + inherited)), range: range)
    } else {
      value = DocumentValue(.array(open.items), range: range)
    }
    if let anchor = open.anchor { anchors[anchor] = Anchored(value: value, depth: open.depth, size: open.size) }
    add(value, keyText: "", depth: open.depth, size: open.size)
  }

  private mutating func add(_ value: DocumentValue, keyText: String, depth: Int, size: Int) {
    guard !stack.isEmpty else {
      root = root ?? value
      return
    }
    let top = stack.count - 1
    stack[top].depth = max(stack[top].depth, depth + 1)
    stack[top].size += size
    guard stack[top].isMapping else {
      stack[top].items.append(value)
      return
    }
    guard let key = stack[top].key else {
      if value.array != nil || value.object != nil {
        problems.add("a key must be text, not \(value.kindName)", at: value.range.offsets.lowerBound)
      }
      stack[top].key = (keyText, value.range)
      return
    }
    stack[top].key = nil
    if key.text == "<<", key.range.text == "<<" {
      merge(value, into: top)
      return
    }
    let member = DocumentObject.Member(key: key.text, keyRange: key.range, value: value)
    if let first = stack[top].places[key.text] {
      problems.add(
        "the key '\(key.text.shortened)' stands twice in one mapping, first at line "
          + "\(stack[top].members[first].location.line); the last one counts", at: key.range.offsets.lowerBound)
      stack[top].members[first] = member
    } else {
      stack[top].places[key.text] = stack[top].members.count
      stack[top].members.append(member)
    }
  }

  /// - Source: yaml.org/type/merge: own keys win, of several mappings the earlier.
  private mutating func merge(_ value: DocumentValue, into top: Int) {
    var names = Set(stack[top].merged.map(\.key))
    for mapping in value.array ?? [value] {
      guard let object = mapping.object else {
        problems.add("'<<' takes a mapping, not \(mapping.kindName)", at: mapping.range.offsets.lowerBound)
        continue
      }
      for member in object.members where names.insert(member.key).inserted { stack[top].merged.append(member) }
    }
  }
}

/// Byte offsets of libyaml's positions, which count Unicode scalars.
struct ScalarOffsets {
  private let source: SourceText
  private let isASCII: Bool
  /// The last position asked for: positions mostly grow.
  private var (scalar, byte) = (0, 0)
  private(set) var last = 0

  init(_ source: SourceText) {
    self.source = source
    self.isASCII = source.bytes.allSatisfy { $0 < 0x80 }
  }
  var count: Int { source.bytes.count }

  /// Cost: the distance from the last position asked for.
  mutating func byte(atScalar target: Int) -> Int {
    if isASCII {
      last = min(target, count)
      return last
    }
    while scalar < target, byte < count {
      byte += 1
      while byte < count, source.bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      scalar += 1
    }
    while scalar > target, byte > 0 {
      byte -= 1
      while byte > 0, source.bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      scalar -= 1
    }
    last = byte
    return byte
  }
}

/// What a plain scalar means.
/// - Source: YAML 1.2.2, section 10.3.2, core schema.
enum YAMLScalar {
  static func content(of text: String) -> DocumentValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return number(text).map { .number($0) } ?? .string(text)
    }
  }

  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first, text.utf8.count <= 64 else { return nil }
    guard first == UInt8(ascii: ".") || first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || isDigit(first)
    else { return nil }
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map(Double.init) }
    if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map(Double.init) }
    guard text.utf8.allSatisfy({ isDigit($0) || ".eE+-".utf8.contains($0) }), text.utf8.contains(where: isDigit)
    else { return nil }
    return JSONReader.parse(number: text, dialect: .relaxed)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
