import SightlineModel

extension Interpreter {
  func mutate(_ text: inout String, _ name: String, _ arguments: Arguments, _ frame: Frame) throws -> Value? {
    let first = arguments.values.first?.value
    switch name {
    case "append", "appendLiteral", "appendInterpolation":
      guard let first else { return nil }
      if case .array(let parts) = first.payload {
        text += parts.compactMap { self.text(of: $0) }.joined()
      } else {
        text += self.text(of: first) ?? describe(first)
      }
      return .void
    case "removeLast":
      if case .int(let count)? = first?.payload {
        text.removeLast(min(count, text.count))
        return .void
      }
      return text.isEmpty ? Value.none : Value(.string(String(text.removeLast())))
    case "removeFirst":
      if case .int(let count)? = first?.payload {
        text.removeFirst(min(count, text.count))
        return .void
      }
      return text.isEmpty ? Value.none : Value(.string(String(text.removeFirst())))
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
        let position = host as? StringPosition, position.index <= text.endIndex
      else { return nil }
      text.insert(contentsOf: added, at: position.index)
      return .void
    case "remove":
      guard case .host(let host)? = first?.payload, let position = host as? StringPosition,
        position.index < text.endIndex
      else { return nil }
      return Value(.string(String(text.remove(at: position.index))))
    case "replaceSubrange", "removeSubrange":
      guard case .range(let range)? = first?.payload, let bounds = stringBounds(of: range, text) else { return nil }
      let added = arguments.call["with"].flatMap { self.text(of: $0.value) } ?? ""
      text.replaceSubrange(bounds, with: name == "replaceSubrange" ? added : "")
      return .void
    default: return nil
    }
  }
}
