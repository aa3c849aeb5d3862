package import SightlineModel
import WorkJournal

extension Interpreter {
  package func construct(_ typeName: String, _ call: Call) throws -> Value {
    begin()
    return try construct(named: typeName, Arguments(values: call.arguments, location: call.location), nil)
  }

  /// A structure of the project's own, made property by property; none of its initialisers runs.
  ///
  /// - Parameter call: Values by the names of its stored properties, in their order; the rest starts as declared.
  /// - Returns: `nil` where it is no structure, or a property without a first value is missing.
  package func assemble(_ typeName: String, _ call: Call) throws -> Value? {
    begin()
    guard let type = program.types[typeName], type.kind == .structure else { return nil }
    return try memberwise(type, Arguments(values: call.arguments, location: call.location), nil, [])
  }

  package func call(_ function: FunctionValue, _ arguments: [Call.Argument]) throws -> Value {
    begin()
    return try call(function, Arguments(values: arguments, location: function.location), nil)
  }

  /// Runs a closure that changes its argument in place: `lock.withLock { $0.count += 1 }`.
  package func call(_ function: FunctionValue, changing value: inout Value) throws -> Value {
    begin()
    let argument = Call.Argument(label: nil, value: value, location: function.location)
    guard let closure = function as? Closure, closure.parameterCount > 0 else { return try call(function, []) }
    let frame = try prepare(closure, Arguments(values: [argument], location: function.location), nil)
    try enter(Spot(function.location), nil)
    defer { leave() }
    let completion = try run(closure.body, builder: nil, frame)
    if let slot = closure.body.parameterSlots.first, let box = frame.slots[slot] { value = box.value }
    return completion
  }

  /// What a static function of the project's own makes of the argument that it changes: `reduce(value:nextValue:)`.
  ///
  /// - Returns: `nil` where there is no such function.
  package func changed(by name: String, of typeName: String, _ call: Call) throws -> Value? {
    guard declaredType(typeName)?.staticMembers.contains(name) == true else { return nil }
    changedArguments = []
    _ = try staticMember(of: typeName, name, call: call)
    return changedArguments.first
  }

  /// `left == right`, by the project's own operator where it has one.
  package func isEqual(_ left: Value, _ right: Value) throws -> Bool {
    begin()
    return try areEqual(left, right)
  }

  /// `left < right`, by the project's own operator where it has one.
  package func isLess(_ left: Value, _ right: Value) throws -> Bool {
    begin()
    if case .bool(let flag) = try binary("<", left, right, nil, at: nowhere).payload { return flag }
    return false
  }

  /// Runs what needs no more time than its own budget gives it: answers to layout, of what was read in time.
  package func untimed<Result>(_ body: () throws -> Result) rethrows -> Result {
    let limit = timeLimit
    timeLimit = .none
    defer { timeLimit = limit }
    return try body()
  }

  /// Counts work that a host did as if the interpreter had done it, for budgets over many runs.
  package func charge(_ steps: Int) { stepsBefore += steps }

  /// Counts steps of a result that is known already, as if it had been made again.
  ///
  /// - Returns: False where fewer are left.
  package func take(steps: Int) -> Bool {
    begin()
    guard stepsLeft >= steps else { return false }
    stepsLeft -= steps
    return true
  }

  /// Runs a closure under a result builder: one value per component, in order.
  package func callBuilder(_ function: FunctionValue, _ arguments: [Call.Argument], builder: String) throws -> [Value] {
    begin()
    guard let closure = function as? Closure else { return [try call(function, arguments)] }
    let frame = try prepare(closure, Arguments(values: arguments, location: function.location), nil)
    try enter(Spot(function.location), nil)
    defer { leave() }
    return try runBuilder(closure.body, builder: closure.builder ?? builder, frame)
  }

  /// A property that a host protocol asks for, under the builder the host names for it: `body`.
  package func builderProperty(_ value: Value, _ name: String) throws -> [Value] {
    begin()
    let typeName = typeName(of: value)
    guard let property = members(of: typeName, name, isStatic: false).properties.first else {
      return [missing(name, of: value, at: program.types[typeName]?.place.location ?? noPlace)]
    }
    guard let getter = property.getter, let body = getter.body else {
      return [try read(property, of: value, at: property.place.location, nil)]
    }
    let frame = Frame(self, slotCount: body.slotCount, owner: getter.owner)
    frame.function = getter
    frame.returnType = property.type
    frame.slots[0] = Box(value)
    if let known = typeArguments(of: value) { frame.generics = known.nodes }
    try enter(Spot(property.place), getter.owner?.kind == nil ? nil : getter.owner)
    defer { leave() }
    guard let builder = builderName(in: getter.attributes) ?? inheritedBuilder(name, of: typeName) else {
      return [try run(body, builder: nil, frame)]
    }
    return try runBuilder(body, builder: builder, frame)
  }

  /// A method under the builder the host names for it: `makeBody(configuration:)`, `body(content:)`.
  package func builderMethod(_ value: Value, _ name: String, _ arguments: [Call.Argument]) throws -> [Value] {
    begin()
    let typeName = typeName(of: value)
    let candidates = members(of: typeName, name, isStatic: false).functions
    let location = candidates.first?.place.location ?? noPlace
    let list = Arguments(values: arguments, location: location)
    guard let (decl, slots) = best(candidates, list, nil, nil), let body = decl.body else {
      return [missing(name, of: value, at: program.types[typeName]?.place.location ?? noPlace)]
    }
    guard let builder = builderName(in: decl.attributes) ?? inheritedBuilder(name, of: typeName) else {
      return [try invoke(decl, receiver: Box(value), list, slots)]
    }
    let frame = Frame(self, slotCount: body.slotCount, owner: decl.owner)
    frame.function = decl
    frame.returnType = decl.returnType
    frame.slots[0] = Box(value)
    if let known = typeArguments(of: value) { frame.generics = known.nodes }
    for (index, parameter) in decl.parameters.enumerated() {
      guard case .argument(let position) = slots[index] else { continue }
      frame.declare(
        body.parameterSlots[index], try coerce(arguments[position].value, to: parameter.type, frame),
        type: parameter.type)
    }
    try enter(Spot(location), decl.owner?.kind == nil ? nil : decl.owner)
    defer { leave() }
    return try runBuilder(body, builder: builder, frame)
  }

  package func member(of value: Value, _ name: String, call: Call?) throws -> Value {
    begin()
    if let call {
      return try callMember(
        value, name, Arguments(values: call.arguments, location: call.location),
        at: LocatedExpression(call.location, nowhere.place), rootFrame, nil)
    }
    return try readMember(of: value, name, at: 0, nowhere, rootFrame)
  }

  package func staticMember(of typeName: String, _ name: String, call: Call?) throws -> Value {
    begin()
    if let call {
      return try callStatic(
        typeName, name, Arguments(values: call.arguments, location: call.location),
        at: LocatedExpression(call.location, nowhere.place), rootFrame, nil)
    }
    return try readStaticMember(typeName, name, at: nowhere, rootFrame)
  }

  package func setMember(of value: inout Value, _ name: String, to newValue: Value) throws {
    begin()
    try assignMember(of: &value, name, newValue, nil, at: nowhere)
  }

  /// Whether the sources declare the member, in the type or in an extension.
  package func hasMember(_ name: String, of value: Value) -> Bool { hasDeclaredMember(value, name) }

  /// The same of properties alone.
  package func hasProperty(_ name: String, of value: Value) -> Bool {
    !members(of: typeName(of: value), name, isStatic: false).properties.isEmpty
  }

  /// Whether the sources declare the method with these labels; one without is an empty text.
  package func hasMethod(_ name: String, _ labels: [String], of value: Value) -> Bool {
    members(of: typeName(of: value), name, isStatic: false).functions.contains { function in
      function.parameters.map { $0.label ?? "" } == labels
    }
  }

  /// Whether a type of the project's own declares such an initialiser itself.
  package func hasInitializer(_ labels: [String], of typeName: String) -> Bool {
    program.types[typeName]?.initializers.contains { $0.parameters.map { $0.label ?? "" } == labels } ?? false
  }

  /// Gives an open value its type: implicit members, literals, interpolations.
  package func resolve(_ value: Value, as typeName: String) throws -> Value {
    begin()
    return try coerce(value, to: parse(typeName: typeName), nil)
  }

  /// Whether something unknown is taken to hold; asked where a host's own view has branches.
  package func holds(_ unknown: Unknown, at location: SourceLocation) -> Bool { decide(unknown, at: location) }

  /// Reads along a key path.
  package func value(at components: [String], of root: Value) throws -> Value {
    begin()
    return try follow(components, from: root)
  }
  package func setValue(at components: [String], of root: inout Value, to newValue: Value) throws {
    begin()
    try modify(components, of: &root) { $0 = try fit(newValue, like: $0) }
  }

  /// The elements of anything that can be looped over; samples where it is unknown.
  package func sequence(_ value: Value, at location: SourceLocation) throws -> [Value] {
    begin()
    var result: [Value] = []
    if case .unknown(let unknown) = value.payload {
      questionCount += 1
      let question = BranchQuestion(location: location, reason: unknown.reason, typeName: currentType)
      let count = decisions.loopCount(question)
      ledger.reader?.note { $0.decisions.loopCount(question) == count }
      return (0..<max(0, min(count, 100))).map { _ in sampleElement(of: unknown) }
    }
    _ = try iterate(value, rootFrame, at: nowhere.place) {
      result.append($0)
      return .normal
    }
    return result
  }

  /// The text of a string or an interpolated literal; `nil` for anything else.
  package func text(of value: Value) -> String? {
    switch value.payload {
    case .string(let text): text
    case .interpolation(let text): flatten(text)
    default: nil
    }
  }

  /// The raw value of an enum's case; `nil` when it has none.
  package func rawValue(of value: Value) throws -> Value? {
    guard case .enumeration(let enumeration) = value.payload else { return nil }
    return try rawValue(of: enumeration)
  }

  /// Objects that globals and static properties hold, in the order in which they were made.
  package var sharedObjects: [Value] {
    let objects = globals.values.map(\.value).compactMap { value -> (serial: Int, value: Value)? in
      if case .object(let object) = value.payload { (object.serial, value) } else { nil }
    }
    return objects.sorted { $0.serial < $1.serial }.map(\.value)
  }

  /// Forgets the values of globals and static properties, as a restart of the app does, and empties what the launch
  /// before has made.
  ///
  /// - Parameter isHeld: Something that goes on leads to what it has made.
  /// - Returns: Whether it was left as it is.
  @discardableResult
  package func resetGlobals(holding isHeld: Bool = false) -> Bool {
    let ended = launched
    if isHeld { ended.isHeld = true }
    launched = LaunchedObjects()
    (globals, tuples, instanceTuples, hostDefaults) = ([:], [:], [:], [:])
    answered = AnsweredConditions()
    viewObjects.removeAll()
    serial = 0
    ended.end()
    launched.run()
    return ended.isKept
  }

  /// Runs the statements outside of any declaration, file by file, as a script does.
  package func runTopLevelCode() throws {
    begin()
    for (_, items) in program.topLevelCode {
      for item in items {
        switch item {
        case .property(let property):
          if property.getter == nil { _ = try readGlobal(property, owner: nil, at: property.place.location) }
        case .statements(let body):
          let frame = Frame(self, slotCount: body.slotCount, owner: nil)
          _ = try Block(body.statements).execute(frame)
        }
      }
    }
    try runWaitingTasks()
  }
}
