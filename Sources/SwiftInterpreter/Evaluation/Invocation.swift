import SightlineModel

extension Interpreter {
  /// Runs a function, accessor or initialiser body.
  ///
  /// - Parameter receiver: `self`; a mutating method changes what is in the box.
  func invoke(
    _ decl: FunctionDecl, receiver: Box?, _ arguments: Arguments, _ slots: [Slot]?, _ caller: Frame? = nil,
    _ expected: TypeNode? = nil
  ) throws -> Value {
    guard let body = decl.body else {
      return notUnderstood(decl.name, why: "it has no body", at: arguments.location)
    }
    note(decl.place)
    tell(of: decl, arguments)
    let frame = Frame(self, slotCount: body.slotCount, owner: decl.owner)
    frame.function = decl
    frame.returnType = decl.returnType
    frame.isInitializer = decl.kind == .initializer
    if decl.owner != nil { frame.slots[0] = receiver ?? Box(.void) }
    if !decl.constraints.isEmpty, case .type(let name)? = receiver?.value.payload {
      frame.slots[0] = Box(Value(.type(selfTypeName(decl.constraints, askedOn: name))))
    }
    if !decl.genericParameters.isEmpty { bindGenerics(decl, arguments, slots, frame, caller, expected) }
    if let receiver, let known = typeArguments(of: receiver.value) {
      frame.generics.merge(known.nodes) { own, _ in own }
    }
    if case .type(let name)? = receiver?.value.payload, name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
      frame.generics["Element"] = parse(typeName: String(name.dropFirst().dropLast()))
    }
    try enter(arguments.spot, decl.owner?.kind == nil ? nil : decl.owner)
    defer { leave() }
    if let slots {
      for (index, parameter) in decl.parameters.enumerated() {
        frame.declare(
          body.parameterSlots[index], try argument(parameter, slots[index], arguments, frame, decl),
          type: parameter.type)
      }
    } else {
      // Accessors and observers: values in order.
      for (index, slot) in body.parameterSlots.enumerated() where index < arguments.values.count {
        let type = index < decl.parameters.count ? decl.parameters[index].type : nil
        let value = arguments.values[index].value
        let held = try type.map { try coerce(value, to: $0, frame) } ?? finalised(value)
        frame.declare(slot, held, type: type ?? decl.valueType)
      }
    }
    var result: Value
    let loopsBefore = sampledLoops
    do {
      result = try run(body, builder: builder(of: decl, receiver), frame)
    } catch let stop as RunStopped where stop.reason == .trap && decl.place.file.isStub {
      return try resultOfStub(decl, arguments, frame)
    } catch let stop as RunStopped where stop.reason == .trap && sampledLoops > loopsBefore && decl.returnType != nil {
      // `for bundle in candidates { … return bundle }; fatalError()`: whether it stops depends on what is not known.
      return Value(
        .unknown(
          Unknown(
            reason: "\(decl.name) stops after a loop over what is not known: \(stop.detail)",
            location: arguments.location, typeName: decl.returnType.map { typeName(of: $0, frame) })))
    } catch let thrown as ThrownValue {
      // What was changed before stays so.
      if let slots, let nodes = arguments.nodes, decl.parameters.contains(where: \.isInout) {
        try writeBack(decl, slots, nodes, body, frame, caller, at: arguments.location)
      }
      throw thrown
    }
    // What a tool wrote is nobody's to mend: `Asset.logo.swiftUIImage` stands where it is asked for.
    if decl.place.file.isGenerated, case .host(let value) = result.payload,
      let moved = value.written(at: arguments.location, insteadOf: { generatedPaths.contains($0.file) })
    {
      result.payload = .host(moved)
    }
    if let slots, let nodes = arguments.nodes {
      try writeBack(decl, slots, nodes, body, frame, caller, at: arguments.location)
    } else if slots != nil, decl.parameters.contains(where: \.isInout) {
      changedArguments = zip(decl.parameters, body.parameterSlots).compactMap { parameter, slot in
        parameter.isInout ? frame.slots[slot]?.value : nil
      }
    }
    return result
  }

  /// A declaration that stands for an unseen module: a host may know what it does, else its result is unknown.
  private func resultOfStub(_ decl: FunctionDecl, _ arguments: Arguments, _ frame: Frame) throws -> Value {
    let type = decl.owner?.name ?? ""
    let result = decl.returnType.map { typeName(of: $0, frame) }
    for host in hosts {
      if let value = try host.stub(type: type, name: decl.name, call: arguments.call, returns: result, in: self) {
        return value
      }
    }
    return Value(
      .unknown(
        Unknown(
          reason: "\(type.isEmpty ? "" : type + ".")\(decl.name) is only declared in a stub",
          location: arguments.location, typeName: result)))
  }

  private func builder(of decl: FunctionDecl, _ receiver: Box?) -> String? {
    guard decl.kind == .function || decl.kind == .getter else { return nil }
    if let name = builderName(in: decl.attributes) { return name }
    guard let receiver, decl.owner != nil, !decl.isStatic else { return nil }
    switch receiver.value.payload {
    case .structure, .object, .enumeration: return inheritedBuilder(decl.name, of: typeName(of: receiver.value))
    default: return nil
    }
  }

  private func argument(
    _ parameter: ParameterDecl, _ slot: Slot, _ arguments: Arguments, _ frame: Frame, _ decl: FunctionDecl?
  ) throws -> Value {
    switch slot {
    case .omitted:
      if parameter.isVariadic { return Value(.array([])) }
      guard let value = declaredDefault(parameter, of: decl, at: arguments.spot) ?? parameter.defaultValue else {
        return .none
      }
      let owner = decl?.owner
      if parameter.isAutoclosure {
        let generics = frame.generics
        return Value(
          .function(
            NativeFunction(name: parameter.name, location: arguments.location, parameterCount: 0) { _, interpreter in
              try interpreter.evaluate(value, type: nil, owner: owner, receiver: nil, generics: generics)
            }))
      }
      return bound(
        try evaluate(value, type: parameter.type, owner: owner, receiver: nil, generics: frame.generics), parameter)
    case .variadic(let indices):
      return Value(.array(try indices.map { try coerce(arguments.values[$0].value, to: parameter.type, frame) }))
    case .argument(let index):
      var value = arguments.values[index].value
      // Number literals are worked out again once their type is known: 1 / 2 as a Double.
      if let nodes = arguments.nodes, index < nodes.count, nodes[index].expression.isLiteralArithmetic,
        nodes[index].expression is BinaryExpression
      {
        value = try nodes[index].expression.evaluate(frame, closed(parameter.type, frame))
      } else if let fraction = arguments.values[index].fraction, isFractional(parameter.type, frame) {
        value = fraction
      }
      if case .function(let function) = value.payload, let waiting = function as? Closure, waiting.isAutoclosure {
        guard parameter.isAutoclosure else {
          return bound(try coerce(apply(waiting, []), to: parameter.type, frame), parameter)
        }
        waiting.shape = parameter.type.function
        return value
      }
      if parameter.isAutoclosure, case .function(let function) = value.payload,
        (function as? NativeFunction)?.isOperand == true
      {
        let type = closed(parameter.givenType, frame)
        return Value(
          .function(
            NativeFunction(name: parameter.name, location: arguments.values[index].location, parameterCount: 0) {
              _, interpreter in
              try interpreter.coerce(interpreter.apply(function, []), to: type, nil)
            }))
      }
      if parameter.isAutoclosure {
        let result = try coerce(value, to: parameter.givenType, frame)
        return Value(
          .function(
            NativeFunction(name: parameter.name, location: arguments.values[index].location, parameterCount: 0) {
              _, _ in
              result
            }))
      }
      // `.plain` for a generic parameter: its constraint knows the member.
      if case .implicit = value.payload, let decl, let name = parameter.type.components.first?.name,
        decl.genericParameters.contains(name), frame.generics[name] == nil,
        let constraint = decl.constraints.first(where: { $0.left == name })
      {
        return try coerce(value, to: constraint.right, frame)
      }
      return bound(try coerce(value, to: parameter.type, frame), parameter)
    }
  }

  /// What a method is called with by default is what is declared where it is asked: an override has defaults of its own.
  private func declaredDefault(_ parameter: ParameterDecl, of decl: FunctionDecl?, at spot: Spot) -> LazyExpression? {
    guard let decl, decl.isOverride, let index = decl.parameters.firstIndex(where: { $0.name == parameter.name }),
      mayAskForTypes, let place = asked(spot), let found = questions?.declaration(meantAt: place)
    else { return nil }
    var type = decl.owner.flatMap { superclass(of: $0) }
    while let parent = type {
      let meant = parent.instance[decl.name]?.functions.first {
        $0.place.file.path == found.path && ($0.start == found.offset || $0.place.offset == found.offset)
      }
      if let meant, index < meant.parameters.count { return meant.parameters[index].defaultValue }
      type = superclass(of: parent)
    }
    return nil
  }

  /// A number with a fraction, or a range of such.
  func isFractional(_ type: TypeNode, _ frame: Frame?) -> Bool {
    switch resolve(type.unwrapped, frame) {
    case .double: true
    case .foreign(let name, let arguments) where Self.rangeNames.contains(name):
      arguments.first.map { isFractional($0, frame) } ?? false
    default: false
    }
  }
  static let rangeNames: Set<String> = [
    "ClosedRange", "Range", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
  ]

  /// A closure for a parameter under a result builder.
  private func bound(_ value: Value, _ parameter: ParameterDecl) -> Value {
    guard case .function(let function) = value.payload, let closure = function as? Closure,
      let builder = builderName(in: parameter.attributes), closure.builder == nil
    else { return value }
    return Value(.function(closure.bound(to: nil, builder: builder)), origin: value.origin)
  }

  private func writeBack(
    _ decl: FunctionDecl, _ slots: [Slot], _ nodes: [ArgumentNode], _ body: FunctionBody, _ frame: Frame,
    _ caller: Frame?, at location: SourceLocation
  ) throws {
    guard let caller else { return }
    for (index, parameter) in decl.parameters.enumerated() where parameter.isInout {
      guard case .argument(let position) = slots[index], position < nodes.count,
        let target = (nodes[position].expression as? InoutExpression)?.target,
        let box = frame.slots[body.parameterSlots[index]]
      else { continue }
      let value = box.value
      try countCopy(of: value, at: location)
      passedBack = .written
      try target.modify(caller) { $0 = value }
    }
  }

  /// The statements of a body, under a result builder or not.
  func run(_ body: FunctionBody, builder: String?, _ frame: Frame) throws -> Value {
    if let builder, !body.hasReturn {
      return try combine(builderName: builder, body, frame)
    }
    if let single = body.single {
      do {
        let value = value(try single.scalar(frame, frame.returnType))
        return try result(value, frame)
      } catch let left as ExpressionLeft {
        if case .returned(let value) = left.completion { return try result(value, frame) }
        return .void
      }
    }
    do {
      switch try body.block.execute(frame) {
      case .returned(let value): return try result(value, frame)
      default: return resultOfEnd(frame)
      }
    } catch let left as ExpressionLeft where frame.isInitializer {
      if case .returned(let value) = left.completion { return try result(value, frame) }
      return .void
    }
  }

  /// A function that gives something back does not reach its end: a loop that asks for what is not known was left there
  /// (`while true { … if isOver { return … } }`).
  func resultOfEnd(_ frame: Frame) -> Value {
    guard let function = frame.function, function.kind == .function, let type = frame.returnType else { return .void }
    let name = typeName(of: type, frame)
    guard !["Void", "()", "Never"].contains(name) else { return .void }
    return Value(
      .unknown(
        Unknown(
          reason: "what \(function.name) gives back after a loop over what is not known",
          location: callStack.last, typeName: name)))
  }

  private func result(_ value: Value, _ frame: Frame) throws -> Value {
    if let function = frame.function {
      if function.kind == .function, function.returnType == nil { return .void }
      if function.kind == .initializer { return value }
    }
    guard let type = frame.returnType else { return value }
    return try coerce(value, to: type, frame)
  }

  // MARK: Function values

  func call(_ function: FunctionValue, _ arguments: Arguments, _ frame: Frame?) throws -> Value {
    switch function {
    case let closure as Closure: return try call(closure, arguments, frame)
    case let native as NativeFunction:
      // `zip(a, b).map(*)`: one pair for two parameters.
      if native.parameterCount == 2, arguments.values.count == 1,
        case .tuple(let parts) = arguments.values[0].value.payload,
        parts.count == 2
      {
        let location = arguments.values[0].location
        return try native.body(parts.map { Call.Argument(label: nil, value: $0.value, location: location) }, self)
      }
      return try native.body(arguments.values, self)
    case let method as BoundMethod:
      return try callPositional(method.candidates, receiver: Box(method.receiver), arguments, frame)
    case let global as GlobalFunction: return try callPositional(global.candidates, receiver: nil, arguments, frame)
    default: return .unknown("a function of another kind", at: arguments.location)
    }
  }

  /// A function value takes its arguments without labels.
  private func callPositional(
    _ candidates: [FunctionDecl], receiver: Box?, _ arguments: Arguments, _ frame: Frame?
  ) throws -> Value {
    if let result = try callBest(candidates, receiver: receiver, arguments, frame, nil) { return result }
    for candidate in candidates {
      if let slots = bind(candidate.parameters, arguments.values, positional: true) {
        return try invoke(candidate, receiver: receiver, arguments, slots, frame)
      }
    }
    if arguments.values.count == 1, case .tuple(let parts) = arguments.values[0].value.payload,
      candidates.contains(where: { $0.parameters.count == parts.count })
    {
      let location = arguments.values[0].location
      let values = parts.map { Call.Argument(label: nil, value: $0.value, location: location) }
      return try callPositional(
        candidates, receiver: receiver, Arguments(values: values, location: arguments.location), frame)
    }
    // More arguments than it takes: a host passes what it has.
    if let candidate = candidates.first(where: { $0.parameters.count < arguments.values.count }) {
      let fewer = Arguments(
        values: Array(arguments.values.prefix(candidate.parameters.count)), location: arguments.location)
      if let slots = bind(candidate.parameters, fewer.values, positional: true) {
        return try invoke(candidate, receiver: receiver, fewer, slots, frame)
      }
    }
    return notUnderstood(
      candidates.first?.name ?? "function", why: "no overload takes these arguments", at: arguments.location)
  }

  private func call(_ closure: Closure, _ arguments: Arguments, _ caller: Frame?) throws -> Value {
    let frame = try prepare(closure, arguments, caller)
    try enter(arguments.spot, nil)
    defer { leave() }
    let result = try run(closure.body, builder: closure.builder, frame)
    if let decl = closure.decl, let nodes = arguments.nodes, let slots = bind(decl.parameters, arguments.values) {
      try writeBack(decl, slots, nodes, closure.body, frame, caller, at: arguments.location)
    } else if let nodes = arguments.nodes, let caller {
      // `{ (value: inout Int) in … }`.
      for (index, node) in nodes.enumerated() where index < closure.body.parameterSlots.count {
        guard let target = (node.expression as? InoutExpression)?.target,
          let box = frame.slots[closure.body.parameterSlots[index]]
        else { continue }
        let value = box.value
        passedBack = .written
        try target.modify(caller) { $0 = value }
      }
    }
    return result
  }

  /// The frame of a closure, its parameters bound.
  func prepare(_ closure: Closure, _ arguments: Arguments, _ caller: Frame?) throws -> Frame {
    let frame = Frame(self, slotCount: closure.body.slotCount, owner: closure.owner)
    for capture in closure.captured { frame.slots[capture.slot] = capture.variable }
    frame.generics = closure.generics
    frame.returnType = closure.returnType ?? closure.shape?.result
    frame.function = closure.decl
    let slots = closure.body.parameterSlots
    if let decl = closure.decl {
      guard
        let bound = bind(decl.parameters, arguments.values)
          ?? bind(decl.parameters, arguments.values, positional: true)
      else {
        _ = notUnderstood(decl.name, why: "no overload takes these arguments", at: arguments.location)
        return frame
      }
      if !decl.genericParameters.isEmpty { bindGenerics(decl, arguments, bound, frame, caller, nil) }
      for (index, parameter) in decl.parameters.enumerated() {
        frame.declare(
          slots[index], try argument(parameter, bound[index], arguments, frame, decl), type: parameter.type)
      }
      return frame
    }
    var values = arguments.values.map(\.value)
    // `{ key, value in … }` over pairs.
    if slots.count > 1, values.count == 1, case .tuple(let parts) = values[0].payload, parts.count == slots.count {
      values = parts.map(\.value)
    } else if slots.count == 1, values.count > 1, closure.parameters.isEmpty {
      // `$0` of a closure over several parameters, where only the first is named.
    }
    for (index, slot) in slots.enumerated() {
      guard index < values.count else {
        frame.declare(slot, .unknown("a missing argument", at: closure.location))
        continue
      }
      var type = index < closure.parameters.count ? closure.parameters[index].type : nil
      if case .notUnderstood? = type?.shape { type = nil }
      if type == nil, let shape = closure.shape, index < shape.parameters.count { type = shape.parameters[index] }
      frame.declare(
        slot, try type.map { try coerce(values[index], to: $0, frame) } ?? finalised(values[index]), type: type)
    }
    return frame
  }

  /// Calls a closure with one plain value.
  @inline(__always)
  func apply(_ function: FunctionValue, _ value: Value) throws -> Value {
    if let closure = function as? Closure, closure.isPlain(for: 1) { return try callPlain(closure, value, nil) }
    return try apply(function, [value])
  }
  /// Calls a closure with two plain values.
  @inline(__always)
  func apply(_ function: FunctionValue, _ first: Value, _ second: Value) throws -> Value {
    if let closure = function as? Closure, closure.isPlain(for: 2) { return try callPlain(closure, first, second) }
    return try apply(function, [first, second])
  }

  private func callPlain(_ closure: Closure, _ first: Value, _ second: Value?) throws -> Value {
    value(try perform(closure, first, second))
  }
  /// The same; numbers and truths come in registers.
  func perform(_ closure: Closure, _ first: Value, _ second: Value?) throws -> Scalar {
    var frame = opened(closure)
    let count = closure.body.parameterCount
    if count > 0 { try bind(closure, 0, first, frame) }
    if let second, count > 1 { try bind(closure, 1, second, frame) }
    try enter(closure.spot, nil)
    defer { leave() }
    let result = try perform(closure, frame)
    recycle(&frame, of: closure.body)
    return result
  }

  /// A closure that is called as a function in the source; `nil` where that takes more than to bind its parameters.
  func performQuickly(_ closure: Closure, _ node: CallExpression, _ caller: Frame) throws -> Scalar? {
    let count = node.argumentCount
    guard closure.isPlain(for: count), !node.hasInout else { return nil }
    var frame = opened(closure)
    for index in 0..<count {
      let scalar = try node.withArgument(index) { try $0.scalar(caller, nil) }
      guard index < closure.body.parameterCount else {
        _ = value(scalar)
        continue
      }
      let isBound =
        scalar.kind == .other
        ? false
        : closure.plainType(of: index)?._withUnsafeGuaranteedRef { type -> Bool in
          guard scalar.isOf(type.plain) else { return false }
          frame.declare(closure.body.slot(ofParameter: index), scalar.settled, type: type)
          return true
        } ?? false
      if !isBound { try bind(closure, index, value(scalar), frame) }
    }
    try enter(node.calleePlace, nil)
    defer { leave() }
    let result = try perform(closure, frame)
    recycle(&frame, of: closure.body)
    return result
  }
  /// Runs a closure whose parameters have their values; see `run`.
  @inline(__always)
  private func perform(_ closure: Closure, _ frame: Frame) throws -> Scalar {
    if closure.isBuilding { return pass(try run(closure.body, builder: closure.builder, frame)) }
    return try frame.withReturnType { type in
      guard let result = try returned(by: closure.body, type, frame) else { return pass(.void) }
      guard let type else { return result }
      return try coerce(result, to: type, frame)
    }
  }

  @inline(__always)
  private func opened(_ closure: Closure) -> Frame {
    let frame = frame(for: closure.body, owner: closure.owner)
    for index in 0..<closure.captured.count {
      frame.slots[closure.captured[index].slot] = closure.captured[index].variable
    }
    if !closure.generics.isEmpty { frame.generics = closure.generics }
    frame.give(closure.resultType)
    return frame
  }
  @inline(__always)
  private func bind(_ closure: Closure, _ index: Int, _ value: Value, _ frame: Frame) throws {
    let slot = closure.body.slot(ofParameter: index)
    guard let type = closure.plainType(of: index) else { return frame.declare(slot, finalised(value)) }
    try type._withUnsafeGuaranteedRef { frame.declare(slot, try coerce(value, to: $0, frame), type: $0) }
  }

  /// Calls a closure with plain values.
  func apply(_ function: FunctionValue, _ values: [Value]) throws -> Value {
    try call(
      function,
      Arguments(
        values: values.map { Call.Argument(label: nil, value: $0, at: function.spot) }, at: function.spot), nil)
  }
}
