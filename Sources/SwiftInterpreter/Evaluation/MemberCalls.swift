import SightlineModel

extension Interpreter {
  func evaluateMethodCall(
    _ node: CallExpression, _ member: MemberExpression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value {
    if member.base is SuperExpression {
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, at: member.nameSpot)
      return try callSuper(member, arguments, frame, expected)
    }
    if member.isMutating(self), member.base.isTarget, !isReference(member.base, frame) {
      // A chain that ends here evaluates no arguments.
      if member.base is OptionalExpression, !node.arguments.isEmpty, ChainExpression.isQuiet(member.base) {
        _ = try member.base.evaluate(frame, nil)
      }
      if let result = try changeQuickly(node, member, frame, expected) { return result }
      let arguments = Arguments(
        values: try evaluate(
          node.arguments, frame,
          for: { (try? member.base.evaluate(frame, nil)).map { candidates(for: member.name, of: $0) } ?? [] }),
        nodes: node.arguments, at: member.nameSpot)
      let settled = try settleElements(arguments, of: member.base, frame)
      if let result = try callMutating(member, settled, frame, expected) { return result }
      let base = try member.base.evaluate(frame, nil)
      return try callMember(base, member.name, arguments, at: member, frame, expected)
    }
    let base = specialised(try member.base.evaluate(frame, nil), named: member.base, frame)
    if member.name == "init", case .type(let name) = base.payload {
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame, for: { candidates(for: member.name, of: base) }),
        nodes: node.arguments, at: member.nameSpot)
      return try construct(named: name, arguments, frame)
    }
    if member.name == "init", let object = member.base as? SelfExpression {
      let arguments = Arguments(
        values: try evaluate(node.arguments, frame), nodes: node.arguments, at: member.nameSpot)
      return try delegate(to: object, arguments, frame)
    }
    if let result = try callQuickly(node, member, on: base, frame, expected) { return result }
    if case .string(let text) = base.payload, let result = try callQuickly(node, member, onText: text, frame) {
      return result.keepingOrigin(of: base)
    }
    if let mapped = try mapOptional(base, member, node, frame) { return mapped }
    let receiver = try settled(base, for: member, node, expected, frame)
    var arguments = Arguments(
      values: try evaluate(node.arguments, frame, for: { candidates(for: member.name, of: receiver) }),
      nodes: node.arguments, at: member.nameSpot)
    // What a reduction starts from has the type of what it gives: `reduce(into: .empty)`.
    if let expected, member.name == "reduce", let start = arguments.values.first?.value {
      arguments.values[0].value = try coerce(start, to: expected, frame, finalise: false)
    }
    let result = try callMember(receiver, member.name, arguments, at: member, frame, expected)
    return try indexOfWhole(result, member, frame)
  }

  /// Whether a local variable holds an object, which no method changes from outside.
  private func isReference(_ base: Expression, _ frame: Frame) -> Bool {
    guard let local = base as? LocalExpression, let box = frame.slots[local.slot], box.isPlain,
      case .object = box.value.payload
    else { return false }
    return true
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
    return Value(.int(lower.adding(saturating: index)))
  }

  func callMember(
    _ base: Value, _ name: String, _ arguments: Arguments, at node: Expression, _ frame: Frame, _ expected: TypeNode?
  ) throws -> Value {
    switch base.payload {
    case .unknown(let unknown):
      hand(arguments.values, to: name, at: arguments.location, of: unknown.location)
      if isBuildingViews, unknown.typeName == nil {
        for host in hosts {
          if let kept = try host.unknownMember(of: base, name: name, call: arguments.call, in: self) { return kept }
        }
        // A view of a missing module, with a modifier of the project's own: `RemoteImage(url).bordered()`.
        let own = members(of: "View", name, isStatic: false).functions
        if let result = try callBest(own, receiver: Box(base), arguments, frame, expected) { return result }
      }
      return propagate(unknown, name)
    case .implicit(var member):
      member.links.append(.init(name: name, call: arguments.call))
      let value = Value(.implicit(member))
      guard let expected else { return value }
      return try coerce(value, to: expected, frame, finalise: false)
    case .type(let typeName): return try callStatic(typeName, name, arguments, at: node, frame, expected)
    case .int(let number) where base.isLiteral && isOfDoublesOnly(name):
      let double = Value(.double(Double(number)), origin: base.origin)
      return try callMember(double, name, arguments, at: node, frame, expected)
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
    var held: Value?
    let set = try members(of: base, name, namedAt: node, frame)
    if let result = try original(of: base, name, set.functions, arguments, frame, expected) { return result }
    let given = try wrappedLiterals(set.functions, arguments, at: node, frame)
    if let result = try callBest(set.functions, receiver: Box(base), given, frame, expected) { return result }
    if let property = set.properties.first, !isBeyond(property, base) {
      let value = try read(property, of: base, at: arguments.location, frame)
      if isCallable(value, arguments) { return try callValue(value, arguments, frame, expected) }
      held = value
    }
    if name.hasPrefix("$"), let value = try declaredMember(of: base, name, at: node.place.offset, node, frame) {
      return try callValue(value, arguments, frame, expected)
    }
    if let result = try standardMember(of: base, name, arguments, at: node, frame) { return result }
    for host in hosts {
      if let result = try host.member(of: base, name: name, call: arguments.call, in: self) { return result }
    }
    if let held { return try callValue(held, arguments, frame, expected) }
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
    if case .host = base.payload { hand(arguments.values, to: name, at: arguments.location) }
    if !set.functions.isEmpty {
      return notUnderstood(
        "\(typeName(of: base)).\(name)(\(Self.labels(arguments)))", why: "no overload takes these arguments",
        at: arguments.location)
    }
    if let copy = try changedCopy(of: base, name, arguments, frame) { return copy }
    return missing(name, of: base, at: arguments.location)
  }

  /// `price.or(2)` of a `Double?`: literals that a member of optionals takes have the type that is wrapped.
  private func wrappedLiterals(
    _ functions: [FunctionDecl], _ arguments: Arguments, at node: Expression, _ frame: Frame
  ) throws -> Arguments {
    guard functions.count == 1, let owner = functions[0].owner, owner.kind == nil, owner.name == "Optional",
      let member = node as? MemberExpression, arguments.values.contains(where: \.value.isLiteral),
      let slots = bind(functions[0].parameters, arguments.values),
      case .optional(let wrapped)? = try targetType(of: member.base, frame).map({ resolve($0, frame) })
    else { return arguments }
    var result = arguments
    for (parameter, slot) in zip(functions[0].parameters, slots) where parameter.type.name == "Wrapped" {
      guard case .argument(let index) = slot, result.values[index].value.isLiteral else { continue }
      result.values[index].value = try coerce(result.values[index].value, to: wrapped, frame)
    }
    return result
  }

  /// `extension View { func contextMenu(@ActionBuilder actions: …) -> some View { contextMenu { … } } }`: what an addition
  /// to a foreign type calls under its own name is the original, where a host has one; it would not end otherwise. So it is
  /// beside another addition of that name, unless the arguments are surely of the types that it takes:
  /// `func foregroundStyle(_ color: BrandColor) -> some View { foregroundStyle(color.value) }` beside one for another palette.
  /// And `foregroundStyle(Color.red)` means none of them, where a module that is missing declares the type that they take.
  func original(
    of base: Value, _ name: String, _ candidates: [FunctionDecl], _ arguments: Arguments, _ frame: Frame,
    _ expected: TypeNode?
  ) throws -> Value? {
    guard candidates.contains(where: { $0.owner?.kind == nil }) else { return nil }
    let running = frame.function.flatMap { $0.name == name && $0.owner?.kind == nil ? $0 : nil }
    guard running != nil || arguments.values.contains(where: \.value.isHost),
      let (decl, slots) = best(candidates, arguments, frame, expected), decl.owner?.kind == nil
    else { return nil }
    let isOriginal =
      running.map { decl === $0 || !isEvident(decl, for: arguments, frame) }
      ?? isOfAnother(decl, slots, arguments, frame)
    guard isOriginal else { return nil }
    for host in hosts {
      if let result = try host.member(of: base, name: name, call: arguments.call, in: self) { return result }
    }
    return nil
  }

  static func labels(_ arguments: Arguments) -> String {
    arguments.values.map { ($0.label ?? "_") + ":" }.joined()
  }

  /// `Font.custom("Inter", size: 17)`, where the project has added `static let custom = Fonts.self` to `Font`: a function of that name
  /// goes before making the type that a property holds.
  func foreignFunction(
    _ typeName: String, _ name: String, beside value: Value, _ arguments: Arguments
  ) throws -> Value? {
    guard case .type = value.payload, program.types[typeName] == nil else { return nil }
    for host in hosts {
      if let result = try host.staticMember(type: typeName, name: name, call: arguments.call, in: self) {
        return result
      }
    }
    return nil
  }

  func callStatic(
    _ typeName: String, _ name: String, _ arguments: Arguments, at node: Expression, _ frame: Frame,
    _ expected: TypeNode?
  ) throws -> Value {
    if name == "init" { return try construct(named: typeName, arguments, frame) }
    let set = members(of: typeName, name, isStatic: true)
    let receiver = Box(Value(.type(typeName)))
    if let type = program.types[typeName] {
      if let index = calledCase(name, of: type, beside: set.functions, arguments) {
        return try makeCase(type, index, arguments.values)
      }
      if let result = try callBest(set.functions, receiver: receiver, arguments, frame, expected) { return result }
      if let nested = nestedType(name, of: type) { return try construct(nested, arguments, frame) }
      if let alias = type.aliases[name] { return try construct(alias, arguments, frame) }
      if let found = associated(name, of: type, specialArguments(typeName, of: type)) {
        return try construct(found, arguments, frame)
      }
    } else {
      if let result = try callBest(set.functions, receiver: receiver, arguments, frame, expected) { return result }
      if let nested = program.foreignExtensions[typeName]?.nested[name] {
        return try construct(nested, arguments, frame)
      }
      if let value = standardStatic(typeName, name, arguments.call) { return value }
    }
    if let property = set.properties.first {
      let value = try readStatic(property, typeName: typeName, at: arguments.location)
      if let result = try foreignFunction(typeName, name, beside: value, arguments) { return result }
      return try callValue(value, arguments, frame, expected)
    }
    if program.context.imports.contains(typeName), !hosts.contains(where: { $0.declaresType(typeName) }),
      program.types[typeName] == nil
    {
      // `Swift.print(…)`, `Swift.Set(…)`: the library's, whatever the project declares.
      if typeName == "Swift", name.first?.isUppercase == true, program.topLevel[name] != nil {
        return try construct(TypeNode.named("Swift." + name), arguments, frame)
      }
      if typeName == "Swift", Self.standardFunctions.contains(name) {
        return try callForeignFunction(NameExpression(name, selfSlot: nil, node.place), arguments, frame)
      }
      // `Styleguide.colors(for:)`: of the project's own, and no namesake of what a missing module declares.
      if !missingModules.contains(typeName), let globals = program.globals(name, from: node.place.file) {
        if let result = try callBest(globals.functions, receiver: nil, arguments, frame, expected) { return result }
        if let property = globals.properties.first {
          return try callValue(
            readGlobal(property, owner: nil, at: arguments.location), arguments, frame, expected)
        }
      }
      if let own = ownType(name, ofModule: typeName) { return try construct(own, arguments, frame) }
      guard isPresent(module: typeName) else {
        if let kept = try constructUnknown(name, arguments) { return kept }
        hand(arguments.values, to: name, at: arguments.location)
        return notUnderstood("\(typeName).\(name)", why: .noDeclaration, at: arguments.location)
      }
      return try callForeignFunction(NameExpression(name, selfSlot: nil, node.place), arguments, frame)
    }
    for host in hosts {
      if let value = try host.staticMember(type: typeName, name: name, call: arguments.call, in: self) { return value }
      if host.declaresType(typeName + "." + name) {
        return try construct(named: typeName + "." + name, arguments, frame)
      }
    }
    if typeName == "Task", let value = try taskStatic(name, arguments.call) { return value }
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
    if let namesake = foreignNamesake(of: typeName) {
      return try callStatic(namesake, name, arguments, at: node, frame, expected)
    }
    hand(arguments.values, to: name, at: arguments.location)
    return notUnderstood(
      "\(typeName).\(name)(\(Self.labels(arguments)))", why: .notKnown("this member"), at: arguments.location)
  }

  /// A view with modifiers is no more of its own type: what that keeps is out of reach.
  private func isBeyond(_ property: PropertyDecl, _ base: Value) -> Bool {
    guard case .host = base.payload, let owner = property.owner, let kind = owner.kind else { return false }
    return kind != .contract
  }

  /// What a property holds can be called. Anything else leaves the property's name to the methods: `.offset(x: 4)` on a
  /// view that has an `offset` of its own.
  func isCallable(_ value: Value, _ arguments: Arguments) -> Bool {
    switch value.payload {
    case .function(let function): function.parameterCount == arguments.values.count
    case .type, .implicit, .keyPath: true
    case .structure, .object, .enumeration:
      !members(of: typeName(of: value), "callAsFunction", isStatic: false).functions.isEmpty
    default: false
    }
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
