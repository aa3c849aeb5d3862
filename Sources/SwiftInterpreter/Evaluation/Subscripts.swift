import SightlineModel

extension Interpreter {
  func index(_ value: Value, _ arguments: [Call.Argument], _ frame: Frame, at node: Expression) throws -> Value {
    if case .unknown(let unknown) = value.payload { return sampleElement(of: unknown) }
    for argument in arguments {
      if case .unknown(let unknown) = argument.value.payload { return propagate(unknown, "[]") }
    }
    // `text[...]`: all of it.
    if arguments.count == 1, case .function(let function) = arguments[0].value.payload, function.name == "..." {
      return value
    }
    // `.palettes[0]`: its type comes from further out.
    if case .implicit(var member) = value.payload {
      let call = Call(arguments: arguments, location: node.location)
      member.links.append(.init(name: ImplicitMember.subscriptName, call: call))
      return Value(.implicit(member))
    }
    if case .type(let name) = value.payload, let type = program.types[name] {
      if let (decl, slots) = best(
        type.staticSubscripts, Arguments(values: arguments, at: node.spot), frame, nil),
        let getter = decl.getter
      {
        return try invoke(
          getter, receiver: Box(value), Arguments(values: arguments, at: node.spot), slots, frame)
      }
    }
    if let (decl, slots) = userSubscript(value, arguments, frame, at: node), let getter = decl.getter {
      if getter.isMutating, let whole = node as? IndexExpression, Self.isVariable(whole.base) {
        var result = Value.void
        try whole.base.modify(frame) { holder in
          let box = Box(holder)
          holder.payload = .void
          defer { holder = box.value }
          result = try invoke(getter, receiver: box, Arguments(values: arguments, at: node.spot), slots, frame)
        }
        return result
      }
      return try invoke(
        getter, receiver: Box(value), Arguments(values: arguments, at: node.spot), slots, frame)
    }
    if let result = try standardIndex(value, arguments, frame, at: node) { return result }
    for host in hosts {
      if let result = try host.index(value, arguments: arguments, in: self) { return result }
    }
    if case .none = value.payload { return .none }
    return notUnderstood("\(typeName(of: value))[]", why: .notKnown("this subscript"), at: node.location)
  }

  /// A variable, or a member of one: looking it up again has no effect.
  static func isVariable(_ expression: Expression) -> Bool {
    switch expression {
    case is LocalExpression, is NameExpression, is SelfExpression: true
    case let member as MemberExpression: isVariable(member.base)
    default: false
    }
  }

  func userSubscript(_ value: Value, _ arguments: [Call.Argument], _ frame: Frame?, at node: Expression) -> (
    FunctionDecl, [Slot]
  )? {
    var candidates = subscripts(of: typeName(of: value))
    // `super[index]`: those of the superclass.
    if (node as? IndexExpression)?.base is SuperExpression, let parent = frame?.owner.flatMap({ superclass(of: $0) }) {
      candidates = subscripts(of: parent.name)
    }
    guard !candidates.isEmpty else { return nil }
    // `extension [Key: Bool] { subscript(key: Key) -> Bool { self[key] ?? false } }`: inside, the dictionary's own.
    if let running = frame?.function, Self.hasStandardSubscript(value, arguments) {
      candidates.removeAll { $0.owner?.kind == nil && ($0.getter === running || $0.setter === running) }
    }
    return best(candidates, Arguments(values: arguments, at: node.spot), frame, nil)
  }

  /// A key of a dictionary, a number or a range for an array.
  private static func hasStandardSubscript(_ value: Value, _ arguments: [Call.Argument]) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil else { return false }
    switch (value.payload, arguments[0].value.payload) {
    case (.dictionary, .array): return false
    case (.dictionary, _), (.array, .int), (.array, .range): return true
    default: return false
    }
  }

  func subscripts(of name: String) -> [FunctionDecl] {
    if let known = subscriptCache[name] { return known }
    var candidates: [FunctionDecl] = []
    var type = program.types[name]
    while let current = type {
      candidates += current.subscripts
      type = superclass(of: current)
    }
    candidates += program.foreignExtensions[name]?.subscripts ?? []
    for conformance in conformances(of: name) {
      candidates += program.types[conformance]?.subscripts.filter { $0.getter?.hasBody == true } ?? []
      candidates += program.foreignExtensions[conformance]?.subscripts ?? []
    }
    subscriptCache[name] = candidates
    return candidates
  }

  /// Nobody declares other subscripts for them.
  var hasStandardArrays: Bool {
    if let known = standardArrays { return known }
    let found = subscripts(of: "Array").isEmpty
    standardArrays = found
    return found
  }
  var hasStandardDictionaries: Bool {
    if let known = standardDictionaries { return known }
    let found = subscripts(of: "Dictionary").isEmpty
    standardDictionaries = found
    return found
  }

  /// An element by its number, or an entry by its key, where nobody declares other subscripts for arrays and dictionaries.
  @inline(__always)
  func indexQuickly(_ value: Value, _ index: Value, isOnly: Bool) throws -> Value? {
    switch (value.payload, index.payload) {
    case (.array(let elements), .int(let position)):
      guard elements.indices.contains(position), hasStandardArrays else { return nil }
      return elements[position]
    case (.dictionary(let dictionary), .string), (.dictionary(let dictionary), .int):
      guard isOnly, hasStandardDictionaries else { return nil }
      return try lookUp(index, in: dictionary) ?? Value.none
    default: return nil
    }
  }

  private func standardIndex(_ value: Value, _ arguments: [Call.Argument], _ frame: Frame, at node: Expression) throws
    -> Value?
  {
    guard let argument = arguments.first else { return nil }
    if argument.label == "keyPath", case .keyPath(_, let components) = argument.value.payload {
      return try follow(components, from: value)
    }
    switch (value.payload, argument.value.payload) {
    case (.array(let elements), .int(let index)):
      guard elements.indices.contains(index) else {
        if followsPresumption {
          return .unknown("an element of an array that is presumed to have it", at: node.location)
        }
        throw outOfRange(index, elements.count, at: node)
      }
      return elements[index]
    case (.array(let elements), .range(let range)):
      guard let bounds = bounds(of: range, count: elements.count) else {
        if followsPresumption { return Value(.array(elements)) }
        throw RunStopped(reason: .trap, detail: "a range is out of range", location: node.location)
      }
      return Value(.array(Array(elements[bounds])))
    case (.dictionary(let dictionary), .host(let host as EntryPosition)):
      return dictionary.entries.indices.contains(host.index) ? dictionary.pair(at: host.index) : nil
    case (.dictionary(let dictionary), _):
      if let found = try lookUp(argument.value, in: dictionary) { return found }
      if arguments.count > 1, arguments[1].label == "default" { return finalised(arguments[1].value) }
      return Value.none
    case (.string(let text), .host(let position)):
      guard let position = position as? StringPosition else { return nil }
      guard position.index < text.endIndex else { throw trap("a position is beyond its text", at: node.location) }
      return Value(.string(String(text[position.index])))
    case (.string(let text), .int):
      guard let index = index(argument.value, in: text), index < text.endIndex else { return nil }
      return Value(.string(String(text[index])))
    case (.string(let text), .range(let range)):
      guard let bounds = stringBounds(of: range, text) else {
        throw trap("a range is beyond its text", at: node.location)
      }
      return Value(.string(String(text[bounds])), origin: value.origin)
    default: return nil
    }
  }

  func bounds(of range: RangeValue, count: Int) -> Range<Int>? {
    var (lower, upper) = (0, count)
    if let value = range.lower { if case .int(let number) = value.payload { lower = number } else { return nil } }
    if let value = range.upper {
      guard case .int(let number) = value.payload else { return nil }
      upper = range.isClosed ? number.adding(saturating: 1) : number
    }
    return lower >= 0 && upper <= count && lower <= upper ? lower..<upper : nil
  }

  func stringBounds(of range: RangeValue, _ text: String) -> Range<String.Index>? {
    var (lower, upper) = (text.startIndex, text.endIndex)
    if let value = range.lower {
      guard let found = index(value, in: text) else { return nil }
      lower = found
    }
    if let value = range.upper {
      guard let found = index(value, in: text) else { return nil }
      upper = range.isClosed && found < text.endIndex ? text.index(after: found) : found
    }
    return lower <= upper && upper <= text.endIndex ? lower..<upper : nil
  }

  /// A position in a text; one that its `utf8` gave is a number here, since that view is an array.
  func index(_ value: Value, in text: String) -> String.Index? {
    switch value.payload {
    case .host(let position): (position as? StringPosition)?.index
    case .int(let offset) where offset >= 0:
      text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    default: nil
    }
  }
}
