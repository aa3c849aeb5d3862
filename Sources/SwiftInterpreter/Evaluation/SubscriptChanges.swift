import SightlineModel

extension Interpreter {
  func modifyIndex(
    of value: inout Value, _ arguments: [Call.Argument], _ frame: Frame, at node: Expression,
    _ change: (inout Value) throws -> Void
  ) throws {
    if case .unknown(let unknown) = value.payload {
      var element = sampleElement(of: unknown)
      return try change(&element)
    }
    let list = Arguments(values: arguments, at: node.spot)
    if let (decl, slots) = declaredSubscript(value, list, frame, at: node) {
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
    if case .int(let index) = argument.value.payload, var elements = value.takeElements() {
      defer { value.payload = .array(elements) }
      guard elements.indices.contains(index) else { throw outOfRange(index, elements.count, at: node) }
      // Taken out, so that it is changed in place.
      var element = elements[index]
      let shape = Self.shape(of: element)
      elements[index] = .void
      defer { elements[index] = element }
      try change(&element)
      if element.isLiteral || isImplicit(element) { element = try fit(element, like: shape) }
      return
    }
    if var dictionary = value.takeDictionary() {
      defer { value.payload = .dictionary(dictionary) }
      let other = arguments.count > 1 && arguments[1].label == "default" ? arguments[1].value : nil
      return try modifyEntry(of: &dictionary, argument.value, default: other, change)
    }
    switch (value.payload, argument.value.payload) {
    case (.array(var elements), .range(let range)):
      guard let bounds = bounds(of: range, count: elements.count) else {
        throw trap("a range is out of range", at: node.location)
      }
      var part = Value(.array(Array(elements[bounds])))
      try change(&part)
      elements.replaceSubrange(bounds, with: try self.elements(of: part))
      value.payload = .array(elements)
    default:
      var element = try index(value, arguments, frame, at: node)
      let before = element
      try change(&element)
      if isSameReference(before, element) { return }
      for host in hosts {
        if try host.setElement(of: &value, arguments: arguments, to: element, in: self) { return }
        var list = value
        if try host.setMember(of: &list, name: "subscript", to: element, in: self) {
          value = list
          return
        }
      }
    }
  }

  /// The subscript that the sources declare for these arguments, of a value or of a type.
  private func declaredSubscript(_ value: Value, _ list: Arguments, _ frame: Frame, at node: Expression) -> (
    FunctionDecl, [Slot]
  )? {
    let ofType: [FunctionDecl]? =
      if case .type(let name) = value.payload { program.types[name]?.staticSubscripts } else { nil }
    return ofType.flatMap { best($0, list, frame, nil) } ?? userSubscript(value, list.values, frame, at: node)
  }

  /// `cache[key] = value` of a subscript that the sources declare, without a look at what is there.
  ///
  /// - Returns: Whether there is one that can be set.
  func setIndex(
    of value: inout Value, _ arguments: [Call.Argument], to newValue: Value, _ frame: Frame, at node: Expression
  ) throws -> Bool {
    if case .unknown = value.payload { return false }
    let list = Arguments(values: arguments, at: node.spot)
    guard let (decl, slots) = declaredSubscript(value, list, frame, at: node), let setter = decl.setter else {
      return false
    }
    try setIndex(setter, decl, slots, of: &value, list, newValue)
    return true
  }

  func modifyEntry(
    of dictionary: inout DictionaryValue, _ given: Value, default other: Value?, _ change: (inout Value) throws -> Void
  ) throws {
    let key = try dictionary.firstKey.map { try fit(given, like: $0) } ?? finalised(given)
    let position = try position(of: key, in: dictionary)
    var new = Value.none
    if let position {
      // Taken out, so that it is changed in place.
      swap(&new, &dictionary[position])
    } else if let other {
      new = finalised(other)
    }
    try change(&new)
    if new.isNone {
      if let position { dictionary.entries.remove(at: position) }
      return
    }
    if position != 0, let like = dictionary.firstValue { new = try fit(new, like: like) }
    new = finalised(new)
    if let position {
      dictionary[position] = new
    } else {
      try make(elements: dictionary.count + 1, adding: 1)
      dictionary.append(key, new)
    }
  }

  /// What gives the type of a value, without holding on to all of it.
  private static func shape(of value: Value) -> Value {
    switch value.payload {
    case .array(let elements): return Value(.array(Array(elements.prefix(1))), origin: value.origin)
    case .set(let elements): return Value(.set(Array(elements.prefix(1))), origin: value.origin)
    case .dictionary(let dictionary):
      return Value(.dictionary(DictionaryValue(entries: Array(dictionary.entries.prefix(1)))), origin: value.origin)
    case .string: return Value(.string(""), origin: value.origin)
    case .structure(var structure):
      structure.fields = [:]
      return Value(.structure(structure), origin: value.origin)
    default: return value
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
    if !decl.genericParameters.isEmpty { bindGenerics(decl, arguments, slots, frame, nil, nil) }
    if let known = typeArguments(of: value) { frame.generics.merge(known.nodes) { own, _ in own } }
    for (index, slot) in slots.enumerated() {
      let parameter = decl.parameters[index]
      switch slot {
      case .argument(let position):
        frame.declare(
          body.parameterSlots[index], try coerce(arguments.values[position].value, to: parameter.type, frame))
      case .variadic(let positions):
        frame.declare(
          body.parameterSlots[index],
          Value(.array(try positions.map { try coerce(arguments.values[$0].value, to: parameter.type, frame) })))
      case .omitted:
        guard let initial = parameter.defaultValue else { continue }
        frame.declare(
          body.parameterSlots[index],
          try evaluate(
            initial, type: parameter.type, owner: decl.owner, receiver: nil, generics: frame.generics))
      }
    }
    if body.parameterSlots.count > slots.count {
      let settled = try decl.returnType.map { try coerce(newValue, to: $0, frame) } ?? finalised(newValue)
      frame.declare(body.parameterSlots[slots.count], settled)
    }
    try enter(arguments.spot, setter.owner)
    defer { leave() }
    _ = try run(body, builder: nil, frame)
    value = box.value
  }
}
