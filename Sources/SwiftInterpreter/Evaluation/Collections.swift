import SightlineModel

/// A position in a string.
public struct StringPosition: HostValue {
  public var index: String.Index
  public var hostTypeName: String { "String.Index" }
  public init(index: String.Index) { self.index = index }
}

/// A position in a dictionary: `index(forKey:)`.
struct EntryPosition: HostValue {
  var index: Int
  var hostTypeName: String { "Dictionary.Index" }
}

extension DictionaryValue {
  func pair(at index: Int) -> Value {
    let entry = entries[index]
    return Value(
      .tuple([TupleElement(label: "key", value: entry.key), TupleElement(label: "value", value: entry.value)]))
  }
}

extension Interpreter {
  /// The elements of anything that can be looped over.
  func elements(of value: Value) throws -> [Value] {
    switch value.payload {
    case .array(let elements), .set(let elements): return elements
    case .string(let text): return text.map { Value(.string(String($0))) }
    case .interpolation: return try elements(of: finalised(value))
    case .dictionary(let dictionary):
      return dictionary.entries.map {
        Value(.tuple([TupleElement(label: "key", value: $0.key), TupleElement(label: "value", value: $0.value)]))
      }
    case .range(let range):
      guard case .int(let lower)? = range.lower?.payload else { return [] }
      guard case .int(let upper)? = range.upper?.payload else { return [] }
      let end = range.isClosed ? upper : upper - 1
      guard end >= lower else { return [] }
      guard end - lower < 1_000_000 else {
        throw RunStopped(reason: .steps, detail: "a range of more than a million elements", location: noPlace)
      }
      return (lower...end).map { Value(.int($0), origin: range.lower?.origin) }
    case .none: return []
    default: return []
    }
  }

  /// Runs `visit` for each element until it ends otherwise than normally.
  func iterate(_ value: Value, _ frame: Frame, at place: Place, _ visit: (Value) throws -> Completion) throws
    -> Completion
  {
    switch value.payload {
    case .unknown(let unknown):
      questionCount += 1
      let count = decisions.loopCount(
        BranchQuestion(location: place.location, reason: unknown.reason, typeName: currentType))
      for _ in 0..<max(0, min(count, 100)) {
        let completion = try visit(sampleElement(of: unknown))
        if case .normal = completion { continue }
        return completion
      }
      return .normal
    case .range(let range):
      guard case .int(var index)? = range.lower?.payload else { break }
      var end = Int.max
      if case .int(let upper)? = range.upper?.payload { end = range.isClosed ? upper : upper - 1 }
      while index <= end {
        let completion = try visit(Value(.int(index)))
        guard case .normal = completion else { return completion }
        index += 1
      }
      return .normal
    case .function(let function):
      // `AnyIterator { … }`.
      while case let element = try call(function, Arguments(values: [], location: place.location), frame),
        !element.isNone
      {
        try step(at: place)
        let completion = try visit(element)
        guard case .normal = completion else { return completion }
      }
      return .normal
    case .host, .structure, .object: return try iterateForeign(value, frame, at: place, visit)
    default: break
    }
    for element in try elements(of: value) {
      let completion = try visit(element)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  func sampleElement(of unknown: Unknown) -> Value {
    var element = unknown
    element.typeName = nil
    if let name = unknown.typeName, name.hasPrefix("["), name.hasSuffix("]") {
      element.typeName = String(name.dropFirst().dropLast())
    }
    return Value(.unknown(element))
  }

  /// A sequence of the project's own, or a host's.
  private func iterateForeign(_ value: Value, _ frame: Frame, at place: Place, _ visit: (Value) throws -> Completion)
    throws -> Completion
  {
    if let list = try foreignElements(value) {
      for element in list {
        let completion = try visit(element)
        if case .normal = completion { continue }
        return completion
      }
      return .normal
    }
    var iterator = value
    for maker in ["makeIterator", "makeAsyncIterator"]
    where !members(of: typeName(of: value), maker, isStatic: false).functions.isEmpty {
      iterator = try member(of: value, maker, call: Call(arguments: [], location: place.location))
      break
    }
    let box = Box(iterator)
    let candidates = members(of: typeName(of: iterator), "next", isStatic: false).functions
    switch iterator.payload {
    case .array, .function: return try iterate(iterator, frame, at: place, visit)
    default: break
    }
    if candidates.isEmpty, let ending = try iterateByIndex(value, frame, at: place, visit) { return ending }
    guard !candidates.isEmpty else {
      _ = notUnderstood("a loop over \(typeName(of: value))", why: "it is no known sequence", at: place.location)
      return .normal
    }
    while let element = try callBest(
      candidates, receiver: box, Arguments(values: [], location: place.location), frame, nil), !element.isNone
    {
      try step(at: place)
      let completion = try visit(element)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  /// A collection of the project's own, from `startIndex` to `endIndex`; `nil` where it is none.
  private func iterateByIndex(_ value: Value, _ frame: Frame, at place: Place, _ visit: (Value) throws -> Completion)
    throws -> Completion?
  {
    let type = typeName(of: value)
    guard !members(of: type, "startIndex", isStatic: false).properties.isEmpty,
      !members(of: type, "endIndex", isStatic: false).properties.isEmpty
    else { return nil }
    var index = try member(of: value, "startIndex", call: nil)
    let end = try member(of: value, "endIndex", call: nil)
    let node = LocatedExpression(place.location, place)
    while try !areEqual(index, end) {
      try step(at: place)
      let argument = Call.Argument(label: nil, value: index, location: place.location)
      let completion = try visit(self.index(value, [argument], frame, at: node))
      guard case .normal = completion else { return completion }
      if case .int(let number) = index.payload,
        members(of: type, "index", isStatic: false).functions.isEmpty
      {
        index = Value(.int(number + 1))
      } else {
        let after = Call.Argument(label: "after", value: index, location: place.location)
        index = try member(of: value, "index", call: Call(arguments: [after], location: place.location))
      }
      if case .unknown = index.payload { break }
    }
    return .normal
  }

  private func foreignElements(_ value: Value) throws -> [Value]? {
    switch value.payload {
    case .host(let host):
      if let elements = try concurrentElements(host) { return elements }
      for host in hosts {
        if let list = try host.member(of: value, name: "elements for in", call: nil, in: self),
          case .array(let elements) = list.payload
        {
          return elements
        }
      }
      return nil
    default: return nil
    }
  }

  func unique(_ values: [Value]) -> [Value] {
    var seen: Set<ValueKey> = []
    var result: [Value] = []
    for value in values {
      if let key = ValueKey(value) {
        if seen.insert(key).inserted { result.append(value) }
      } else if (try? contains(result, value)) != true {
        result.append(value)
      }
    }
    return result
  }

  func lookUp(_ key: Value, in dictionary: DictionaryValue) throws -> Value? {
    try position(of: key, in: dictionary).map { dictionary.entries[$0].value }
  }
  func position(of key: Value, in dictionary: DictionaryValue) throws -> Int? {
    guard let first = dictionary.entries.first else { return nil }
    let key = try fit(key, like: first.key)
    switch key.payload {
    case .string(let text): return dictionary.position(ofText: text)
    case .int(let number):
      return dictionary.entries.firstIndex {
        if case .int(let other) = $0.key.payload { other == number } else { false }
      }
    default:
      for (index, entry) in dictionary.entries.enumerated() where try areEqual(entry.key, key) { return index }
      return nil
    }
  }

  // MARK: Subscripts

  func index(_ value: Value, _ arguments: [Call.Argument], _ frame: Frame, at node: Expression) throws -> Value {
    if case .unknown(let unknown) = value.payload { return sampleElement(of: unknown) }
    for argument in arguments {
      if case .unknown(let unknown) = argument.value.payload { return propagate(unknown, "[]") }
    }
    // `.palettes[0]`: its type comes from further out.
    if case .implicit(var member) = value.payload {
      let call = Call(arguments: arguments, location: node.location)
      member.links.append(.init(name: ImplicitMember.subscriptName, call: call))
      return Value(.implicit(member))
    }
    if case .type(let name) = value.payload, let type = program.types[name] {
      if let (decl, slots) = best(
        type.staticSubscripts, Arguments(values: arguments, location: node.location), frame, nil),
        let getter = decl.getter
      {
        return try invoke(
          getter, receiver: Box(value), Arguments(values: arguments, location: node.location), slots, frame)
      }
    }
    if let (decl, slots) = userSubscript(value, arguments, frame, at: node), let getter = decl.getter {
      return try invoke(
        getter, receiver: Box(value), Arguments(values: arguments, location: node.location), slots, frame)
    }
    if let result = try standardIndex(value, arguments, frame, at: node) { return result }
    for host in hosts {
      if let result = try host.index(value, arguments: arguments, in: self) { return result }
    }
    if case .none = value.payload { return .none }
    return notUnderstood("\(typeName(of: value))[]", why: "this subscript is not known", at: node.location)
  }

  private func userSubscript(_ value: Value, _ arguments: [Call.Argument], _ frame: Frame?, at node: Expression) -> (
    FunctionDecl, [Slot]
  )? {
    let name = typeName(of: value)
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
    guard !candidates.isEmpty else { return nil }
    return best(candidates, Arguments(values: arguments, location: node.location), frame, nil)
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
        throw RunStopped(
          reason: .trap, detail: "index \(index) is out of range 0..<\(elements.count)", location: node.location)
      }
      return elements[index]
    case (.array(let elements), .range(let range)):
      guard let bounds = bounds(of: range, count: elements.count) else {
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
      guard let position = position as? StringPosition, position.index < text.endIndex else { return nil }
      return Value(.string(String(text[position.index])))
    case (.string(let text), .range(let range)):
      guard let bounds = stringBounds(of: range, text) else { return nil }
      return Value(.string(String(text[bounds])), origin: value.origin)
    default: return nil
    }
  }

  func bounds(of range: RangeValue, count: Int) -> Range<Int>? {
    var (lower, upper) = (0, count)
    if let value = range.lower { if case .int(let number) = value.payload { lower = number } else { return nil } }
    if let value = range.upper {
      guard case .int(let number) = value.payload else { return nil }
      upper = range.isClosed ? number + 1 : number
    }
    return lower >= 0 && upper <= count && lower <= upper ? lower..<upper : nil
  }
  func stringBounds(of range: RangeValue, _ text: String) -> Range<String.Index>? {
    var (lower, upper) = (text.startIndex, text.endIndex)
    if let value = range.lower {
      guard case .host(let position) = value.payload, let position = position as? StringPosition else { return nil }
      lower = position.index
    }
    if let value = range.upper {
      guard case .host(let position) = value.payload, let position = position as? StringPosition else { return nil }
      upper = range.isClosed && position.index < text.endIndex ? text.index(after: position.index) : position.index
    }
    return lower <= upper && upper <= text.endIndex ? lower..<upper : nil
  }

  func modifyIndex(
    of value: inout Value, _ arguments: [Call.Argument], _ frame: Frame, at node: Expression,
    _ change: (inout Value) throws -> Void
  ) throws {
    if case .unknown(let unknown) = value.payload {
      var element = sampleElement(of: unknown)
      return try change(&element)
    }
    let ofType: [FunctionDecl]? =
      if case .type(let name) = value.payload { program.types[name]?.staticSubscripts } else { nil }
    let list = Arguments(values: arguments, location: node.location)
    if let (decl, slots) = ofType.flatMap({ best($0, list, frame, nil) })
      ?? userSubscript(value, arguments, frame, at: node)
    {
      let list = Arguments(values: arguments, location: node.location)
      var element = try decl.getter.map { try invoke($0, receiver: Box(value), list, slots, frame) } ?? .none
      let before = element
      try change(&element)
      if isSameReference(before, element) { return }
      guard let setter = decl.setter else { return }
      return try setIndex(setter, decl, slots, of: &value, list, element)
    }
    guard let argument = arguments.first else { return }
    if argument.label == "keyPath", case .keyPath(_, let components) = argument.value.payload {
      return try modify(components, of: &value, change)
    }
    switch (value.payload, argument.value.payload) {
    case (.array(var elements), .int(let index)):
      guard elements.indices.contains(index) else {
        throw RunStopped(
          reason: .trap, detail: "index \(index) is out of range 0..<\(elements.count)", location: node.location)
      }
      value.payload = .void
      defer { value.payload = .array(elements) }
      let before = elements[index]
      try change(&elements[index])
      if elements[index].isLiteral || isImplicit(elements[index]) {
        elements[index] = try fit(elements[index], like: before)
      }
    case (.array(var elements), .range(let range)):
      guard let bounds = bounds(of: range, count: elements.count) else { return }
      var part = Value(.array(Array(elements[bounds])))
      try change(&part)
      elements.replaceSubrange(bounds, with: try self.elements(of: part))
      value.payload = .array(elements)
    case (.dictionary(var dictionary), _):
      let key = try dictionary.entries.first.map { try fit(argument.value, like: $0.key) } ?? finalised(argument.value)
      let position = try position(of: key, in: dictionary)
      var element = position.map { dictionary.entries[$0].value }
      if element == nil, arguments.count > 1, arguments[1].label == "default" {
        element = finalised(arguments[1].value)
      }
      var new = element ?? .none
      if let position {
        // Taken out, so that it is changed in place.
        dictionary.entries[position].value = .void
      }
      value.payload = .void
      defer { value.payload = .dictionary(dictionary) }
      try change(&new)
      if new.isNone {
        if let position { dictionary.entries.remove(at: position) }
      } else {
        if let like = dictionary.entries.first?.value, position != 0 { new = try fit(new, like: like) }
        new = finalised(new)
        if let position { dictionary.entries[position].value = new } else { dictionary.entries.append((key, new)) }
      }
    default:
      var element = try index(value, arguments, frame, at: node)
      let before = element
      try change(&element)
      if isSameReference(before, element) { return }
      for host in hosts {
        var list = value
        if try host.setMember(of: &list, name: "subscript", to: element, in: self) {
          value = list
          return
        }
      }
    }
  }
  private func isImplicit(_ value: Value) -> Bool { if case .implicit = value.payload { true } else { false } }

  func setIndex(
    _ setter: FunctionDecl, _ decl: FunctionDecl, _ slots: [Slot], of value: inout Value, _ arguments: Arguments,
    _ newValue: Value
  ) throws {
    guard let body = setter.body else { return }
    let box = Box(value)
    let frame = Frame(self, slotCount: body.slotCount, owner: setter.owner)
    frame.slots[0] = box
    frame.function = setter
    for (index, slot) in slots.enumerated() {
      if case .argument(let position) = slot {
        frame.declare(
          body.parameterSlots[index],
          try coerce(arguments.values[position].value, to: decl.parameters[index].type, frame))
      }
    }
    if body.parameterSlots.count > slots.count {
      let settled = try decl.returnType.map { try coerce(newValue, to: $0, frame) } ?? finalised(newValue)
      frame.declare(body.parameterSlots[slots.count], settled)
    }
    try enter(arguments.location, setter.owner?.name)
    defer { leave() }
    _ = try run(body, builder: nil, frame)
    value = box.value
  }
}

/// A hash for values whose equality is structural.
struct ValueKey: Hashable {
  private enum Content: Hashable {
    case int(Int)
    case double(Double)
    case string(String)
    case bool(Bool)
    case list([ValueKey])
    case enumeration(String, String, [ValueKey])
    case none
  }
  private let content: Content
  /// `nil` where equality may be the project's or a host's business.
  init?(_ value: Value) {
    switch value.payload {
    case .int(let number): content = .int(number)
    case .double(let number): content = .double(number)
    case .string(let text): content = .string(text)
    case .bool(let flag): content = .bool(flag)
    case .none: content = .none
    default: return nil
    }
  }
}
