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
