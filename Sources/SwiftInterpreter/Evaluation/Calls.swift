import SightlineModel

/// Evaluated arguments, with the nodes they come from where there are any.
struct Arguments {
  var values: [Call.Argument]
  var nodes: [ArgumentNode]?
  var location: SourceLocation
  init(values: [Call.Argument], nodes: [ArgumentNode]? = nil, location: SourceLocation) {
    self.values = values
    self.nodes = nodes
    self.location = location
  }
  /// As a host takes it: lengths and shares have fractions, so a literal quotient keeps its own.
  var call: Call { Call(arguments: values.map(\.withFraction), location: location) }
}

extension Call.Argument {
  var withFraction: Call.Argument {
    guard let fraction else { return self }
    var argument = self
    argument.value = fraction
    return argument
  }
}

extension ImplicitMember {
  /// As a host takes it.
  var withFractions: ImplicitMember {
    guard links.contains(where: { $0.call?.arguments.contains { $0.fraction != nil } ?? false }) else { return self }
    var member = self
    for index in member.links.indices {
      guard var call = member.links[index].call else { continue }
      call.arguments = call.arguments.map(\.withFraction)
      member.links[index].call = call
    }
    return member
  }
}

/// A mutating method was looked for and not found on a target.
struct NotMutating: Error {}

extension Interpreter {
  /// - Parameter types: What the parameters ask for, where that is known beforehand and matters: of arguments that are
  ///   calls, whose generic result may follow from it.
  func evaluate(_ nodes: [ArgumentNode], _ frame: Frame, types: [TypeNode?] = []) throws -> [Call.Argument] {
    var result: [Call.Argument] = []
    result.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let type = index < types.count ? types[index] : nil
      var argument = Call.Argument(
        label: node.label, value: try node.expression.evaluate(frame, type), location: node.place.location,
        isTrailingClosure: node.isTrailing)
      if case .int(let whole) = argument.value.payload, !(node.expression is LiteralExpression),
        node.expression.isLiteralArithmetic
      {
        let exact = try node.expression.evaluate(frame, doubleType)
        if exact.number != Double(whole) { argument.fraction = exact }
      } else if case .range = argument.value.payload, let range = node.expression as? BinaryExpression,
        range.left.isLiteralArithmetic, range.right.isLiteralArithmetic
      {
        argument.fraction = try range.evaluate(frame, rangeOfDoublesType)
      }
      result.append(argument)
    }
    return result
  }

  // MARK: Call expressions

  /// A call with `&value`: a function that nobody knows leaves an unknown behind, never the value from before.
  func evaluateInoutCall(_ node: CallExpression, _ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let outer = passedBack
    passedBack = nil
    defer { passedBack = outer }
    let result = try evaluateCall(node, frame, expected)
    switch passedBack {
    case .written: break
    case .values(let values):
      for (target, value) in zip(node.inoutTargets, values) { try target.modify(frame) { $0 = value } }
    case nil:
      let name = node.callee.dottedName ?? "a call"
      for target in node.inoutTargets {
        try target.modify(frame) { $0 = .unknown("\(name) changes it, and is not known", at: node.location) }
      }
    }
    return result
  }

  func evaluateCall(_ node: CallExpression, _ frame: Frame, _ expected: TypeNode?) throws -> Value {
    switch node.callee {
    case let member as MemberExpression: return try evaluateMethodCall(node, member, frame, expected)
    case let name as NameExpression: return try evaluateNamedCall(node, name, frame, expected)
    case let implicit as ImplicitExpression:
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
        values: try evaluate(node.arguments, frame), nodes: node.arguments, location: type.location)
      return try construct(type.type, arguments, frame)
    default:
      let callee = try node.callee.evaluate(frame, nil)
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, location: node.callee.location)
      return try callValue(callee, arguments, frame, expected)
    }
  }

  /// The types of the parameters where the labels alone decide which function is meant: `Model(api: resolve())`.
  private func argumentTypes(of name: NameExpression, _ nodes: [ArgumentNode], _ frame: Frame) -> [TypeNode?] {
    guard nodes.contains(where: \.expression.isCallOfFunction) else { return [] }
    var lists: [[ParameterDecl]] = []
    if let slot = name.selfSlot, let value = frame.slots[slot]?.value {
      let isStatic = if case .type = value.payload { true } else { false }
      lists = members(of: typeName(of: value), name.name, isStatic: isStatic).functions.map(\.parameters)
    }
    if lists.isEmpty, case .type(let type)? = findName(name.name, owner: frame.owner, file: name.place.file) {
      lists = initializers(of: type).map(\.parameters)
      if lists.isEmpty, case .structure = type.kind { lists = [memberwiseParameters(type)] }
    }
    if lists.isEmpty { lists = program.globals[name.name]?.functions.map(\.parameters) ?? [] }
    guard !lists.isEmpty else { return [] }
    let labelled = nodes.map {
      Call.Argument(label: $0.label, value: .void, location: noPlace, isTrailingClosure: $0.isTrailing)
    }
    var found: [TypeNode?]?
    for parameters in lists {
      guard let slots = bind(parameters, labelled) else { continue }
      guard found == nil else { return [] }
      var types = [TypeNode?](repeating: nil, count: nodes.count)
      for (parameter, slot) in zip(parameters, slots) {
        if case .argument(let index) = slot, nodes[index].expression.isCallOfFunction { types[index] = parameter.type }
      }
      found = types
    }
    return found ?? []
  }

  private func evaluateNamedCall(
    _ node: CallExpression, _ name: NameExpression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value {
    let location = name.location
    if name.name == "type", node.arguments.first?.label == "of" {
      let value = try node.arguments[0].expression.evaluate(frame, nil)
      return Value(.type(typeName(of: value)))
    }
    let arguments = Arguments(
      values: try evaluate(node.arguments, frame, types: argumentTypes(of: name, node.arguments, frame)),
      nodes: node.arguments, location: location)
    // 1. A method of `self`, or of the type.
    if let slot = name.selfSlot, let box = frame.slots[slot] {
      if let result = try callOnSelf(name, box, arguments, frame, expected) { return result }
    }
    // 2. Statics of the types around.
    var scope = frame.owner
    while let type = scope {
      if type.caseIndex[name.name] != nil {
        return try makeCase(type, type.caseIndex[name.name]!, arguments.values)
      }
      let set = members(of: type.name, name.name, isStatic: true)
      if !set.functions.isEmpty,
        let result = try callBest(set.functions, receiver: Box(Value(.type(type.name))), arguments, frame, expected)
      {
        return result
      }
      if let property = set.properties.first {
        return try callValue(
          readStatic(property, typeName: type.name, at: location), arguments, frame, expected)
      }
      scope = type.parent
    }
    // 3. Types.
    if let bound = frame.generics[name.name] { return try construct(bound, arguments, frame) }
    if name.name == "Self" { return try construct(named: selfTypeName(frame), arguments, frame) }
    if let found = findName(name.name, owner: frame.owner, file: name.place.file) {
      switch found {
      case .type(let type):
        var given = name.typeArguments
        if given.isEmpty, !type.genericParameters.isEmpty, let expected,
          case .user(let other, let wanted) = resolve(expected.unwrapped, frame), other === type
        {
          given = wanted
        }
        return try construct(type, arguments, frame, typeArguments: given)
      case .alias(let alias): return try construct(alias, arguments, frame)
      case .generic: return .unknown("a value of the generic type \(name.name)", at: location)
      }
    }
    // 4. Globals.
    if let set = program.globals[name.name] {
      if let result = try callBest(set.functions, receiver: nil, arguments, frame, expected) { return result }
      if let property = set.properties.first {
        return try callValue(readGlobal(property, owner: nil, at: location), arguments, frame, expected)
      }
    }
    return try callForeignFunction(name, arguments, frame)
  }

  private func callForeignFunction(_ name: NameExpression, _ arguments: Arguments, _ frame: Frame) throws -> Value {
    // Extensions may add initialisers to a foreign type; else the standard library, then the hosts.
    let foreign = resolve(TypeNode.named(name.name), frame)
    switch foreign {
    case .open(let open) where open != "AnyHashable": break
    default: return try construct(named: name.name, arguments, frame)
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
    if name.name == "Task", let value = try task(arguments) { return value }
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
      }
    }
    return notUnderstood(name.name, why: "no declaration of this name was found", at: name.location)
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
        return try callValue(
          readStatic(property, typeName: typeName, at: name.location), arguments, frame, expected)
      }
      return nil
    default:
      let set = members(of: typeName(of: box.value), name.name, isStatic: false)
      if let result = try callBest(set.functions, receiver: box, arguments, frame, expected) { return result }
      if let property = set.properties.first {
        return try callValue(
          read(property, of: box.value, at: name.location, frame), arguments, frame, expected)
      }
      // `self` of a foreign type: its own methods by their bare names.
      guard frame.owner?.kind == nil, frame.owner != nil else { return nil }
      // `max(0, count)` is no member of a collection.
      if ["min", "max"].contains(name.name), arguments.values.count > 1,
        arguments.values.allSatisfy({ $0.label == nil })
      {
        return nil
      }
      if mutatingNames.contains(name.name),
        let result = try mutateStandard(&box.value, name.name, arguments, frame, at: name)
      {
        return result
      }
      if let result = try standardMember(of: box.value, name.name, arguments, at: name, frame) { return result }
      for host in hosts {
        if let result = try host.member(of: box.value, name: name.name, call: arguments.call, in: self) {
          return result
        }
      }
      return nil
    }
  }

  private func evaluateMethodCall(
    _ node: CallExpression, _ member: MemberExpression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value {
    if member.base is SuperExpression {
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, location: member.nameLocation)
      return try callSuper(member, arguments, frame, expected)
    }
    if mutatingNames.contains(member.name), member.base.isTarget {
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, location: member.nameLocation)
      let settled = try settleElements(arguments, of: member.base, frame)
      if let result = try callMutating(member, settled, frame, expected) { return result }
      let base = try member.base.evaluate(frame, nil)
      return try callMember(base, member.name, arguments, at: member, frame, expected)
    }
    let base = try member.base.evaluate(frame, nil)
    if member.name == "init", case .type(let name) = base.payload {
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, location: member.nameLocation)
      return try construct(named: name, arguments, frame)
    }
    if member.name == "init", let object = member.base as? SelfExpression {
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, location: member.nameLocation)
      return try delegate(to: object, arguments, frame)
    }
    if let mapped = try mapOptional(base, member, node, frame) { return mapped }
    let receiver = try settled(base, for: member, node, expected, frame)
    var arguments = Arguments(
      values: try evaluate(node.arguments, frame), nodes: node.arguments, location: member.nameLocation)
    // What a reduction starts from has the type of what it gives: `reduce(into: .empty)`.
    if let expected, member.name == "reduce", let start = arguments.values.first?.value {
      arguments.values[0].value = try coerce(start, to: expected, frame, finalise: false)
    }
    let result = try callMember(receiver, member.name, arguments, at: member, frame, expected)
    return try indexOfWhole(result, member, frame)
  }

  /// `let halves: [Double] = [1, 2].map { $0 / 2 }`: where the closure only calculates, the literals are of the type that
  /// the result is wanted in.
  private func settled(
    _ base: Value, for member: MemberExpression, _ node: CallExpression, _ expected: TypeNode?, _ frame: Frame
  ) throws -> Value {
    guard let expected, member.name == "map", member.base is ArrayExpression, node.arguments.count == 1,
      let closure = node.arguments[0].expression as? ClosureExpression, let body = closure.body.single,
      !body.isLiteralArithmetic, body.isNumberArithmetic(over: closure.body.parameterSlots),
      let element = elementType(of: expected, frame)
    else { return base }
    return try coerce(base, to: TypeNode(.array(element)), frame)
  }

  /// `pages[2...].firstIndex { … }`: a slice counts as what it was cut from.
  private func indexOfWhole(_ result: Value, _ member: MemberExpression, _ frame: Frame) throws -> Value {
    guard member.name == "firstIndex" || member.name == "lastIndex", case .int(let index) = result.payload,
      let slice = member.base as? IndexExpression, slice.arguments.count == 1,
      case .range(let range) = try slice.arguments[0].expression.evaluate(frame, nil).payload,
      case .int(let lower)? = range.lower?.payload
    else { return result }
    return Value(.int(lower + index))
  }

  /// `items.append(.init(…))`: the declared type of the collection says what the argument is.
  private func settleElements(_ arguments: Arguments, of target: Expression, _ frame: Frame) throws -> Arguments {
    guard
      arguments.values.contains(where: {
        switch $0.value.payload {
        case .implicit, .tuple: true
        default: $0.value.isLiteral
        }
      }), let type = try targetType(of: target, frame), let element = elementType(of: type, frame)
    else { return arguments }
    var result = arguments
    for index in result.values.indices {
      switch result.values[index].label {
      case nil where !result.values[index].isTrailingClosure:
        if case .function = result.values[index].value.payload { continue }
        result.values[index].value = try coerce(result.values[index].value, to: element, frame)
      case "contentsOf": result.values[index].value = try coerce(result.values[index].value, to: type, frame)
      default: continue
      }
    }
    return result
  }

  /// Runs a method that changes its receiver in place; `nil` when the receiver has no such method.
  private func callMutating(
    _ member: MemberExpression, _ arguments: Arguments, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value? {
    var result: Value?
    do {
      try member.base.modify(frame) { value in
        switch value.payload {
        case .host:
          for host in hosts {
            guard let changed = try host.mutate(&value, name: member.name, call: arguments.call, in: self) else {
              continue
            }
            result = changed
            return
          }
          throw NotMutating()
        case .object, .unknown, .type, .none, .function: throw NotMutating()
        default: break
        }
        let candidates = members(of: typeName(of: value), member.name, isStatic: false).functions
        if let (decl, binding) = best(candidates, arguments, frame, expected) {
          guard decl.isMutating else { throw NotMutating() }
          let box = Box(value)
          value.payload = .void
          defer { value = box.value }
          result = try invoke(decl, receiver: box, arguments, binding, frame)
          return
        }
        guard let changed = try mutateStandard(&value, member.name, arguments, frame, at: member) else {
          throw NotMutating()
        }
        result = changed
      }
    } catch is NotMutating { return nil }
    return result
  }

  // MARK: Calls of members

  func callMember(
    _ base: Value, _ name: String, _ arguments: Arguments, at node: Expression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value {
    switch base.payload {
    case .unknown(let unknown): return propagate(unknown, name)
    case .implicit(var member):
      member.links.append(.init(name: name, call: arguments.call))
      let value = Value(.implicit(member))
      guard let expected else { return value }
      return try coerce(value, to: expected, frame, finalise: false)
    case .type(let typeName): return try callStatic(typeName, name, arguments, at: node, frame, expected)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) {
        return try callValue(elements[index].value, arguments, frame, expected)
      }
      if let element = elements.first(where: { $0.label == name }) {
        return try callValue(element.value, arguments, frame, expected)
      }
    case .function(let function) where name == "callAsFunction" || name == "apply":
      return try call(function, arguments, frame)
    default: break
    }
    let set = members(of: typeName(of: base), name, isStatic: false)
    if let result = try callBest(set.functions, receiver: Box(base), arguments, frame, expected) { return result }
    if let property = set.properties.first {
      return try callValue(
        read(property, of: base, at: arguments.location, frame), arguments, frame, expected)
    }
    if name.hasPrefix("$"), let value = try declaredMember(of: base, name, at: node.place.offset, node, frame) {
      return try callValue(value, arguments, frame, expected)
    }
    if let result = try standardMember(of: base, name, arguments, at: node, frame) { return result }
    for host in hosts {
      if let result = try host.member(of: base, name: name, call: arguments.call, in: self) { return result }
    }
    if case .none = base.payload { return try missingBase(of: node, frame) ?? .none }
    // An optional host value.
    if case .host = base.payload, name == "map" || name == "flatMap", let argument = arguments.values.first?.value,
      case .function(let function)? = asFunction(argument)?.payload
    {
      return try apply(function, [base])
    }
    if let value = try dynamicMember(of: base, name, at: node, frame) {
      return try callValue(value, arguments, frame, expected)
    }
    for host in hosts {
      if let kept = try host.unknownMember(of: base, name: name, call: arguments.call, in: self) { return kept }
    }
    if !set.functions.isEmpty {
      return notUnderstood(
        "\(typeName(of: base)).\(name)(\(Self.labels(arguments)))", why: "no overload takes these arguments",
        at: arguments.location)
    }
    return missing(name, of: base, at: arguments.location)
  }

  static func labels(_ arguments: Arguments) -> String {
    arguments.values.map { ($0.label ?? "_") + ":" }.joined()
  }

  func callStatic(
    _ typeName: String, _ name: String, _ arguments: Arguments, at node: Expression, _ frame: Frame,
    _ expected: TypeNode?
  ) throws -> Value {
    if name == "init" { return try construct(named: typeName, arguments, frame) }
    let set = members(of: typeName, name, isStatic: true)
    let receiver = Box(Value(.type(typeName)))
    if let type = program.types[typeName] {
      if let index = type.caseIndex[name] { return try makeCase(type, index, arguments.values) }
      if let result = try callBest(set.functions, receiver: receiver, arguments, frame, expected) { return result }
      if let nested = nestedType(name, of: type) { return try construct(nested, arguments, frame) }
      if let alias = type.aliases[name] { return try construct(alias, arguments, frame) }
    } else {
      if let result = try callBest(set.functions, receiver: receiver, arguments, frame, expected) { return result }
      if let nested = program.foreignExtensions[typeName]?.nested[name] {
        return try construct(nested, arguments, frame)
      }
      if let value = standardStatic(typeName, name, arguments.call) { return value }
    }
    if let property = set.properties.first {
      return try callValue(
        readStatic(property, typeName: typeName, at: arguments.location), arguments, frame, expected)
    }
    if program.context.imports.contains(typeName), !hosts.contains(where: { $0.declaresType(typeName) }),
      program.types[typeName] == nil
    {
      // `Styleguide.colors(for:)`: of the project's own.
      if let globals = program.globals[name] {
        if let result = try callBest(globals.functions, receiver: nil, arguments, frame, expected) { return result }
        if let property = globals.properties.first {
          return try callValue(
            readGlobal(property, owner: nil, at: arguments.location), arguments, frame, expected)
        }
      }
      return try callForeignFunction(NameExpression(name, selfSlot: nil, node.place), arguments, frame)
    }
    for host in hosts {
      if let value = try host.staticMember(type: typeName, name: name, call: arguments.call, in: self) { return value }
      if host.declaresType(typeName + "." + name) {
        return try construct(named: typeName + "." + name, arguments, frame)
      }
    }
    if program.types[typeName] != nil {
      for conformance in conformances(of: typeName) where program.types[conformance] == nil {
        for host in hosts {
          if let value = try host.staticMember(type: conformance, name: name, call: arguments.call, in: self) {
            return value
          }
        }
      }
    }
    // `View.method(value)`: the receiver is the first argument.
    let methods = members(of: typeName, name, isStatic: false).functions
    if !methods.isEmpty, arguments.values.count == 1 {
      return Value(
        .function(
          BoundMethod(
            name: name, location: arguments.location, candidates: methods, receiver: arguments.values[0].value)))
    }
    return notUnderstood(
      "\(typeName).\(name)(\(Self.labels(arguments)))", why: "this member is not known", at: arguments.location)
  }

  /// Calls whatever stands where a function is expected.
  func callValue(_ callee: Value, _ arguments: Arguments, _ frame: Frame, _ expected: TypeNode?) throws -> Value {
    switch callee.payload {
    case .function(let function): return try call(function, arguments, frame)
    case .type(let name): return try construct(named: name, arguments, frame)
    case .unknown(let unknown): return propagate(unknown, "()")
    case .none: return .none
    case .keyPath(_, let components):
      return try arguments.values.first.map { try follow(components, from: $0.value) } ?? .void
    case .implicit(var member):
      if !member.links.isEmpty { member.links[member.links.count - 1].call = arguments.call }
      return Value(.implicit(member))
    default:
      return try callMember(callee, "callAsFunction", arguments, at: nowhere, frame, expected)
    }
  }
}
