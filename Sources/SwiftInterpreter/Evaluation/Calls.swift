import SightlineModel

extension Interpreter {
  func evaluateCall(_ node: CallExpression, _ frame: Frame, _ expected: TypeNode?) throws -> Value {
    if let name = node.name { return try evaluateNamedCall(node, name, frame, expected) }
    if let member = node.member { return try evaluateMethodCall(node, member, frame, expected) }
    switch node.callee {
    case let implicit as ImplicitExpression:
      if let value = try makeQuickly(node, implicit, frame, expected) { return value }
      let arguments = try evaluate(node.arguments, frame)
      let value = Value(
        .implicit(
          ImplicitMember(
            links: [.init(name: implicit.name, call: Call(arguments: arguments, location: implicit.location))],
            location: implicit.location)))
      guard let expected else { return value }
      return try coerce(value, to: expected, frame, finalise: false)
    case let type as TypeExpression:
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, at: Spot(type.place))
      return try construct(type.type, arguments, frame)
    default:
      let callee = try node.callee.evaluate(frame, nil)
      if case .function(let function) = callee.payload, let closure = function as? Closure,
        let result = try performQuickly(closure, node, frame)
      {
        return value(result)
      }
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, at: Spot(node.callee.place))
      return try callValue(callee, arguments, frame, expected)
    }
  }

  /// `.case(value)` where an enum with that case is wanted.
  private func makeQuickly(
    _ node: CallExpression, _ implicit: ImplicitExpression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value? {
    if let quick = node.quickCase, quick.expected === expected { return try make(quick, node, frame) }
    guard let expected, case .user(let type, let arguments)? = expected.unwrapped.resolved, arguments.isEmpty,
      type.kind == .enumeration, implicit.name != "some", implicit.name != "none",
      let index = type.caseIndex[implicit.name]
    else { return nil }
    let item = type.cases[index]
    if !item.takes(node.arguments), !members(of: type.name, implicit.name, isStatic: true).functions.isEmpty {
      return nil
    }
    guard node.isSimple, item.takes(node.arguments) else {
      return try makeCase(type, index, evaluate(node.arguments, frame))
    }
    let quick = QuickCase(item, of: type, where: expected)
    node.quickCase = quick
    return try make(quick, node, frame)
  }
  private func make(_ quick: QuickCase, _ node: CallExpression, _ frame: Frame) throws -> Value {
    var payload: [TupleElement] = []
    payload.reserveCapacity(node.argumentCount)
    for position in 0..<node.argumentCount {
      let value = try node.withArgument(position) { self.value(try $0.scalar(frame, nil)) }
      payload.append(TupleElement(label: quick.labels[position], value: value))
    }
    note(quick.place)
    for position in 0..<payload.count {
      payload[position].value = try coerce(payload[position].value, to: quick.types[position], nil)
    }
    return Value(.enumeration(EnumerationValue(typeName: quick.typeName, caseName: quick.name, payload: payload)))
  }

  private func evaluateNamedCall(
    _ node: CallExpression, _ name: NameExpression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value {
    if let result = try callQuickly(node, name, frame, expected) { return result }
    if name.name == "type", node.arguments.first?.label == "of" {
      let value = try node.arguments[0].expression.evaluate(frame, nil)
      // What a value is that nobody knows, `Any` or a protocol does not say.
      if case .unknown(let unknown) = value.payload {
        guard let type = unknown.typeName.flatMap({ program.types[$0] }), type.kind != .contract else { return value }
      }
      return dynamicType(of: value, node.arguments[0], frame)
    }
    let arguments = Arguments(
      values: try evaluate(
        node.arguments, frame, types: argumentTypes(of: name, node.arguments, frame),
        for: { candidates(for: name, frame) }),
      nodes: node.arguments, at: Spot(name.place))
    // 1. A method of `self`, or of the type.
    if let slot = name.selfSlot, let box = frame.slots[slot] {
      if let result = try callOnSelf(name, box, arguments, frame, expected) { return result }
    }
    // 2. Statics of the types around.
    var scope = frame.owner
    while let type = scope {
      let set = members(of: type.name, name.name, isStatic: true)
      if let index = calledCase(name.name, of: type, beside: set.functions, arguments) {
        return try makeCase(type, index, arguments.values)
      }
      if !set.functions.isEmpty,
        let result = try callBest(set.functions, receiver: Box(Value(.type(type.name))), arguments, frame, expected)
      {
        return result
      }
      if let property = set.properties.first {
        let value = try readStatic(property, typeName: type.name, at: name.location)
        if let result = try foreignFunction(type.name, name.name, beside: value, arguments) { return result }
        return try callValue(value, arguments, frame, expected)
      }
      scope = type.parent
    }
    // 3. Types.
    if let bound = frame.generics[name.name] { return try construct(bound, arguments, frame) }
    if name.name == "Self" { return try construct(named: selfTypeName(frame, name.selfSlot), arguments, frame) }
    if let found = findName(name.name, owner: frame.owner, file: name.place.file, at: name.place) {
      switch found {
      case .type(let type):
        var given = name.typeArguments
        if given.isEmpty, !type.genericParameters.isEmpty, let expected,
          case .user(let other, let wanted) = resolve(expected.unwrapped, frame), other === type
        {
          given = wanted
        } else if given.isEmpty, !type.genericParameters.isEmpty, let expected {
          given = self.arguments(of: type, asKindOf: expected, frame)
        }
        return try construct(type, arguments, frame, typeArguments: given)
      case .alias(let alias): return try construct(specialised(alias, name.typeArguments), arguments, frame)
      case .generic: return .unknown("a value of the generic type \(name.name)", at: name.location)
      }
    }
    if let found = associated(name.name, frame) { return try construct(found, arguments, frame) }
    // 4. Globals.
    if let set = program.globals(name.name, from: name.place.file) {
      // `func print(_ report: Report)` leaves everything else to the library's.
      let functions =
        Self.standardFunctions.contains(name.name)
        ? set.functions.filter { takes($0, arguments, frame) } : set.functions
      if let result = try callBest(functions, receiver: nil, arguments, frame, expected) { return result }
      if let property = set.properties.first {
        return try callValue(readGlobal(property, owner: nil, at: name.location), arguments, frame, expected)
      }
    }
    return try callForeignFunction(name, arguments, frame)
  }

  func callForeignFunction(_ name: NameExpression, _ arguments: Arguments, _ frame: Frame) throws -> Value {
    // Extensions may add initialisers to a foreign type; else the standard library, then the hosts.
    let foreign = resolve(TypeNode(.named(TypeNode.components(of: name.name)), file: name.place.file), frame)
    switch foreign {
    case .open(let open) where open != "AnyHashable": break
    case .set, .array:
      let component = TypeNode.Component(name: name.name, arguments: name.typeArguments)
      return try construct(TypeNode(.named([component]), file: name.place.file), arguments, frame)
    default: return try construct(named: name.name, arguments, frame)
    }
    // `Version(1, 0, 0)` in an extension of `Schema`.
    if let owner = frame.owner, owner.kind == nil, case let nested = owner.name + "." + name.name,
      hosts.contains(where: { $0.declaresType(nested) })
    {
      return try construct(named: nested, arguments, frame)
    }
    if let value = try standardFunction(name.name, arguments, frame, at: name) { return value }
    for host in hosts {
      if let value = try host.function(name: name.name, call: arguments.call, in: self) { return value }
    }
    for host in hosts {
      if let value = try host.construct(type: name.name, call: arguments.call, in: self) { return value }
    }
    for host in hosts {
      if let value = try host.global(name: name.name, in: self) {
        return try callValue(value, arguments, frame, nil)
      }
    }
    if name.name == "Task", let value = task(arguments) { return value }
    if let receiver = implicitSelf(name, frame) {
      if case .type(let typeName) = receiver.payload {
        if let value = standardStatic(typeName, name.name, arguments.call) { return value }
        for type in [typeName] + conformances(of: typeName) where program.types[type] == nil {
          for host in hosts {
            if let value = try host.staticMember(type: type, name: name.name, call: arguments.call, in: self) {
              return value
            }
          }
        }
      } else {
        for host in hosts {
          if let value = try host.member(of: receiver, name: name.name, call: arguments.call, in: self) { return value }
        }
        // An addition to a framework's type calls one of a missing module: `extension View { … toast(…) }`.
        if let owner = frame.owner, owner.kind == nil {
          for host in hosts {
            if let kept = try host.unknownMember(of: receiver, name: name.name, call: arguments.call, in: self) {
              return kept
            }
          }
        }
      }
    }
    if let kept = try constructUnknown(name.name, arguments) { return kept }
    hand(arguments.values, to: name.name, at: arguments.location)
    return notUnderstood(name.name, why: .noDeclaration, at: name.location)
  }

  private func callOnSelf(
    _ name: NameExpression, _ box: Box, _ arguments: Arguments, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value? {
    switch box.value.payload {
    case .void: return nil
    case .type(let typeName):
      let set = members(of: typeName, name.name, isStatic: true)
      if let result = try callBest(set.functions, receiver: box, arguments, frame, expected) { return result }
      if let property = set.properties.first {
        let value = try readStatic(property, typeName: typeName, at: name.location)
        if let result = try foreignFunction(typeName, name.name, beside: value, arguments) { return result }
        return try callValue(value, arguments, frame, expected)
      }
      return nil
    default:
      let set = members(of: typeName(of: box.value), name.name, isStatic: false)
      if let result = try original(of: box.value, name.name, set.functions, arguments, frame, expected) {
        return result
      }
      if let result = try callBest(set.functions, receiver: box, arguments, frame, expected) { return result }
      var held: Value?
      if let property = set.properties.first {
        let value = try read(property, of: box.value, at: name.location, frame)
        // An addition to `View` means the modifier, whatever the view at hand has of that name.
        if frame.owner?.kind != nil || isCallable(value, arguments) {
          return try callValue(value, arguments, frame, expected)
        }
        held = value
      }
      // `self` of a foreign type, or of one that is a sequence or a set: its own methods by their bare names.
      guard let owner = frame.owner,
        owner.kind == nil || inheritsStandardMembers(owner) && Self.inherited.contains(name.name)
      else { return nil }
      // `max(0, count)` is no member of a collection.
      if ["min", "max"].contains(name.name), arguments.values.count > 1,
        arguments.values.allSatisfy({ $0.label == nil })
      {
        return nil
      }
      // In an extension of `Optional` the whole is mapped, whatever it is.
      if owner.kind == nil, owner.name == "Optional", name.name == "map" || name.name == "flatMap",
        let argument = arguments.values.first?.value, case .function(let function)? = asFunction(argument)?.payload
      {
        return box.value.isNone ? Value.none : try apply(function, box.value)
      }
      if mutatingNames.contains(name.name),
        let result = try box.change({ try mutateStandard(&$0, name.name, arguments, frame, at: name) })
      {
        return result
      }
      if mutatingNames.contains(name.name), case .host = box.value.payload {
        for host in hosts {
          if let result = try box.change({ try host.mutate(&$0, name: name.name, call: arguments.call, in: self) }) {
            return result
          }
        }
      }
      if let result = try standardMember(of: box.value, name.name, arguments, at: name, frame) { return result }
      // `String(describing: Self.self)` in an extension of a controller makes a string, whatever the system knows of controllers.
      let isFree =
        name.name.first?.isUppercase == true && hasDeclaration(ofType: name.name)
        || Self.standardFunctions.contains(name.name)
        || program.globals(name.name, from: name.place.file)?.functions.isEmpty == false
      for host in hosts {
        guard let result = try host.member(of: box.value, name: name.name, call: arguments.call, in: self) else {
          continue
        }
        if isFree, case .unknown = result.payload { continue }
        return result
      }
      return try held.map { try callValue($0, arguments, frame, expected) }
    }
  }
}
