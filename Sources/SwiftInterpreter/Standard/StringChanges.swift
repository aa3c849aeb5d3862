import SightlineModel

extension Interpreter {
  func mutate(_ text: inout String, _ name: String, _ arguments: Arguments, _ frame: Frame) throws -> Value? {
    let first = arguments.values.first?.value
    switch name {
    case "append", "appendLiteral", "appendInterpolation":
      guard let first else { return nil }
      let more: String
      if case .array(let parts) = first.payload {
        more = try joined(parts.compactMap { self.text(of: $0).map { Value(.string($0)) } }, separator: "")
      } else {
        more = self.text(of: first) ?? describe(first)
      }
      try make(text: text.utf8.count + more.utf8.count, adding: more.utf8.count)
      text += more
      return .void
    case "removeLast":
      if case .int(let count)? = first?.payload {
        text.removeLast(try removed(count, of: text, name))  // checked: by removed
        return .void
      }
      if text.isEmpty { throw trap("removeLast on an empty text") }
      return Value(.string(String(text.removeLast())))
    case "removeFirst":
      try work(text.utf8.count)
      if case .int(let count)? = first?.payload {
        text.removeFirst(try removed(count, of: text, name))  // checked: by removed
        return .void
      }
      if text.isEmpty { throw trap("removeFirst on an empty text") }
      return Value(.string(String(text.removeFirst())))
    case "popLast": return text.popLast().map { Value(.string(String($0))) } ?? Value.none
    case "removeAll":
      guard case .function(let function)? = first.flatMap(asFunction)?.payload else {
        text = ""
        return .void
      }
      text = try String(
        text.filter { try !truth(of: apply(function, [Value(.string(String($0)))]), frame, at: nowhere) })
      return .void
    case "insert":
      guard let first, let added = self.text(of: first), case .host(let host)? = arguments.call["at"]?.value.payload,
        let position = host as? StringPosition
      else { return nil }
      guard position.index <= text.endIndex else { throw trap("a position is beyond its text") }
      try make(text: text.utf8.count + added.utf8.count)
      text.insert(contentsOf: added, at: position.index)
      return .void
    case "remove":
      guard case .host(let host)? = first?.payload, let position = host as? StringPosition else { return nil }
      guard position.index < text.endIndex else { throw trap("a position is beyond its text") }
      try work(text.utf8.count)
      return Value(.string(String(text.remove(at: position.index))))
    case "replace", "trimPrefix":
      guard
        let result = try standardMember(
          of: Value(.string(text)), name == "replace" ? "replacing" : "trimmingPrefix", arguments, at: nowhere, frame),
        let changed = self.text(of: result)
      else { return nil }
      text = changed
      return .void
    case "replaceSubrange", "removeSubrange":
      guard case .range(let range)? = first?.payload else { return nil }
      guard let bounds = stringBounds(of: range, text) else { throw trap("a range is beyond its text") }
      let added = arguments.call["with"].flatMap { self.text(of: $0.value) } ?? ""
      try make(text: text.utf8.count + added.utf8.count)
      text.replaceSubrange(bounds, with: name == "replaceSubrange" ? added : "")
      return .void
    default: return nil
    }
  }

  /// How many characters are taken away: as many as there are, at most.
  private func removed(_ number: Int, of text: String, _ name: String) throws -> Int {
    let count = try count(number, of: name)
    // Characters are counted only as far as needed.
    guard text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) != nil else {
      throw trap("\(name)(\(count)) of a shorter text")
    }
    return count
  }
}
