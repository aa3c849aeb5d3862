import SightlineModel

extension Interpreter {
  /// What an unqualified name means here.
  func lookUp(_ node: NameExpression, _ frame: Frame) throws -> Value {
    let name = node.name
    if !node.typeArguments.isEmpty {
      return Value(.type(name))
    }
    // `reduce(0, +)` within a type that has a `+` of its own.
    if let first = name.utf8.first, !SourceFile.isWordByte(first), Self.operatorNames.contains(name) {
      return operatorFunction(name, at: node)
    }
    if let labels = node.labels, let function = labelled(node, labels, frame) { return function }
    if let value = try lookUpMember(name, node, frame) { return value }
    if let value = try lookUpStatic(name, node, frame) { return value }
    let receiver = implicitSelf(node, frame)
    let isForeign = receiver.map(isForeign) ?? false
    if isForeign, let receiver, let value = try foreignMember(name, of: receiver, node, frame) { return value }
    if let bound = frame.generics[name] { return Value(.type(typeName(of: bound, frame))) }
    if name == "Self" { return Value(.type(selfTypeName(frame, node.selfSlot))) }
    if let found = findName(name, owner: frame.owner, file: node.place.file, at: node.place) {
      switch found {
      case .type(let type): return Value(.type(type.name))
      case .alias(let alias): return Value(.type(typeName(of: alias, frame)))
      case .generic: return .unknown("the generic type \(name)", at: node.location)
      }
    }
    if let found = associated(name, frame) { return Value(.type(typeName(of: found, frame))) }
    if frame.function?.genericParameters.contains(name) == true {
      return .unknown("the generic type \(name)", at: node.location)
    }
    if let set = program.globals(name, from: node.place.file) {
      if let property = visible(set.properties, node) {
        return try readGlobal(property, owner: nil, at: node.location)
      }
      // `sorted(by: <)`: which one is meant depends on the operands.
      if !set.functions.isEmpty, Self.operatorNames.contains(name) { return operatorFunction(name, at: node) }
      if !set.functions.isEmpty {
        return Value(.function(GlobalFunction(name: name, location: node.location, candidates: set.functions)))
      }
    }
    if Self.standardTypes.contains(name) { return Value(.type(name)) }
    for host in hosts {
      if let value = try host.global(name: name, in: self) { return value }
      if host.declaresType(name) { return Value(.type(name)) }
    }
    if program.context.imports.contains(name) { return Value(.type(name)) }
    if let value = standardGlobal(name) { return value }
    // Where no host knows tasks.
    if name == "Task" { return Value(.type(name)) }
    if Self.standardFunctions.contains(name) || Self.operatorNames.contains(name) {
      return operatorFunction(name, at: node)
    }
    if !isForeign, let receiver, let value = try foreignMember(name, of: receiver, node, frame) { return value }
    if name == "allCases", case .type(let typeName)? = receiver?.payload, program.types[typeName]?.kind == .enumeration
    {
      return try readStaticMember(typeName, name, at: node, frame)
    }
    // `filter(contains)` in an option set: what the standard library gives the type, as a function.
    if let receiver, Self.inherited.contains(name), let type = program.types[typeName(of: receiver)],
      inheritsStandardMembers(type)
    {
      let location = node.location
      return Value(
        .function(
          NativeFunction(name: name, location: location, parameterCount: 1) { arguments, interpreter in
            try interpreter.member(of: receiver, name, call: Call(arguments: arguments, location: location))
          }))
    }
    return notUnderstood(name, why: .noDeclaration, at: node.location)
  }

  /// Not of the project's own types.
  private func isForeign(_ value: Value) -> Bool {
    switch value.payload {
    case .structure(let structure): program.types[structure.typeName] == nil
    case .object, .enumeration, .void, .unknown: false
    case .type(let name): program.types[name] == nil
    default: true
    }
  }

  /// What the standard library or a host gives `self` under a bare name.
  private func foreignMember(_ name: String, of receiver: Value, _ node: NameExpression, _ frame: Frame) throws
    -> Value?
  {
    if case .type(let typeName) = receiver.payload {
      // A host may have any name of a kind (`NSAttributedString.Key.name`): no type of the project's is one.
      if let first = name.first, first.isUppercase, findName(name, owner: frame.owner, file: node.place.file) != nil {
        return nil
      }
      if let value = standardStatic(typeName, name, nil) { return value }
      for host in hosts {
        if let value = try host.staticMember(type: typeName, name: name, call: nil, in: self) { return value }
      }
      return nil
    }
    // Nor is a type a property of a value: `Self`, `UIScreen` in an extension of a controller.
    if name.first?.isUppercase == true, name == "Self" || hasDeclaration(ofType: name) { return nil }
    if let value = try standardMember(of: receiver, name, nil, at: node, frame) { return value }
    for host in hosts {
      if let value = try host.member(of: receiver, name: name, call: nil, in: self) { return value }
    }
    return nil
  }

  /// Private globals of the same file come first.
  private func visible(_ properties: [PropertyDecl], _ node: Expression) -> PropertyDecl? {
    properties.first { $0.place.file === node.place.file } ?? properties.first
  }

  /// The receiver that an unqualified name may belong to.
  func implicitSelf(_ node: NameExpression, _ frame: Frame) -> Value? {
    guard let slot = node.selfSlot else { return nil }
    return frame.slots[slot]?.value
  }

  private func lookUpMember(_ name: String, _ node: NameExpression, _ frame: Frame) throws -> Value? {
    guard let receiver = implicitSelf(node, frame) else { return nil }
    switch receiver.payload {
    case .type(let typeName):
      return try staticDeclared(typeName, name, at: node, frame)
    case .void: return nil
    default:
      return try declaredMember(of: receiver, name, at: node.place.offset, node, frame)
    }
  }

  /// Statics of the types around the code.
  private func lookUpStatic(_ name: String, _ node: NameExpression, _ frame: Frame) throws -> Value? {
    var scope = frame.owner
    while let type = scope {
      if let value = try staticDeclared(type.name, name, at: node, frame) { return value }
      scope = type.parent
    }
    return nil
  }

  /// - Parameter slot: Where `self` is, if the code has it.
  func selfTypeName(_ frame: Frame, _ slot: Int? = nil) -> String {
    if let value = slot.map({ frame.slots[$0]?.value }) ?? frame.slots.first??.value {
      // In a closure that needs no `self` the first is a parameter: `{ $0.count == Self.length }`.
      func isOfOwner(_ name: String) -> Bool { frame.owner.map { isKind(name, of: $0.name) } ?? true }
      switch value.payload {
      case .type(let name) where isOfOwner(name): return name
      case .structure, .object, .enumeration:
        let name = typeName(of: value)
        if isOfOwner(name) { return name }
      // An enumeration before its initialiser ran.
      case .unknown(let unknown):
        if let type = program.types[unknown.typeName ?? ""], type.kind == .enumeration { return type.name }
      default: break
      }
    }
    return frame.owner?.name ?? "Self"
  }

  /// In `extension ButtonStyle where Self == Filled`, what is asked of the protocol is asked of that type.
  func selfTypeName(_ constraints: [ConstraintNode], askedOn name: String) -> String {
    let own = constraints.first { $0.isSameType && $0.left == "Self" }
    return own.map { typeName(of: $0.right, nil) } ?? name
  }

  /// A static member that the sources declare; `nil` when there is none.
  func staticDeclared(_ typeName: String, _ name: String, at node: Expression, _ frame: Frame) throws -> Value? {
    if let type = program.types[typeName], let index = uncalledCase(name, of: type) {
      return enumerationCase(type, index, at: node)
    }
    let set = members(of: typeName, name, isStatic: true)
    if let property = set.properties.first {
      return try readStatic(property, typeName: typeName, at: node.location)
    }
    // `allCases` beside the project's own `allCases(for:)`.
    let isMade = name == "allCases" && set.functions.allSatisfy { !$0.parameters.isEmpty }
    if isMade, program.types[typeName]?.kind == .enumeration { return nil }
    if !set.functions.isEmpty {
      return Value(
        .function(
          BoundMethod(
            name: name, location: node.location, candidates: set.functions, receiver: Value(.type(typeName)))))
    }
    // `$config` of `@State static var config`.
    guard name.utf8.first == UInt8(ascii: "$"),
      let property = members(of: typeName, String(name.dropFirst()), isStatic: true).properties.first,
      let storage = try globalStorage(property, at: node.location)
    else { return nil }
    return try projection(of: storage)
  }

  /// What wraps a global or a static; `nil` where nothing does.
  private func globalStorage(_ property: PropertyDecl, at location: SourceLocation) throws -> Value? {
    if case .none = wrapper(of: property) { return nil }
    _ = try readGlobal(property, owner: property.owner, at: location)
    return globals[ObjectIdentifier(property)]?.value
  }

  /// The case that a name without arguments means: beside `case plain(Entry)` that is `static var plain: Self`, where there
  /// is one.
  func uncalledCase(_ name: String, of type: TypeDecl) -> Int? {
    guard let index = type.caseIndex[name] else { return nil }
    let isCase =
      type.cases[index].parameters.isEmpty || members(of: type.name, name, isStatic: true).properties.isEmpty
    return isCase ? index : nil
  }

  /// The case that a call means: beside `case failed(String)` and `static func failed(code: Int)` that whose labels fit.
  func calledCase(_ name: String, of type: TypeDecl, beside functions: [FunctionDecl], _ arguments: Arguments) -> Int? {
    guard let index = type.caseIndex[name] else { return nil }
    return functions.isEmpty || type.cases[index].takes(arguments.values) ? index : nil
  }

  /// A case, or its constructor where it has a payload.
  func enumerationCase(_ type: TypeDecl, _ index: Int, at node: Expression) -> Value {
    let item = type.cases[index]
    guard !item.parameters.isEmpty else {
      return Value(
        .enumeration(EnumerationValue(typeName: type.name, caseName: item.name)),
        origin: item.origin(in: type))
    }
    return Value(
      .function(
        NativeFunction(name: item.name, location: node.location, parameterCount: item.parameters.count) {
          arguments, interpreter in
          try interpreter.makeCase(type, index, arguments)
        }))
  }

  func makeCase(_ type: TypeDecl, _ index: Int, _ arguments: [Call.Argument]) throws -> Value {
    note(type.place)
    let item = type.cases[index]
    var payload: [TupleElement] = []
    var next = 0
    for parameter in item.parameters {
      if next < arguments.count, arguments[next].label == parameter.label || arguments[next].label == nil {
        let argument = arguments[next]
        let given = isFractional(parameter.type, nil) ? argument.withFraction.value : argument.value
        payload.append(TupleElement(label: parameter.label, value: try coerce(given, to: parameter.type, nil)))
        next += 1
      } else if let value = parameter.defaultValue {
        payload.append(
          TupleElement(label: parameter.label, value: try evaluate(value, type: parameter.type, owner: type)))
      } else {
        payload.append(
          TupleElement(label: parameter.label, value: .unknown("a missing argument", at: item.place.location)))
      }
    }
    return Value(.enumeration(EnumerationValue(typeName: type.name, caseName: item.name, payload: payload)))
  }

  // MARK: Globals and statics

  func readStatic(_ property: PropertyDecl, typeName: String, at location: SourceLocation) throws -> Value {
    if let getter = property.getter {
      let receiver = Box(Value(.type(selfTypeName(property.constraints, askedOn: typeName))))
      return try invoke(getter, receiver: receiver, Arguments(values: [], location: location), nil)
    }
    return try readGlobal(property, owner: property.owner, at: location)
  }

  /// A stored global or static: evaluated once, when first read.
  func readGlobal(_ property: PropertyDecl, owner: TypeDecl?, at location: SourceLocation) throws -> Value {
    if let getter = property.getter {
      return try invoke(getter, receiver: nil, Arguments(values: [], location: location), nil)
    }
    let key = ObjectIdentifier(property)
    if let box = globals[key] {
      noteRead(box, of: property)
      if box.looked != 0 { onLook?(box.looked) }
      return try unwrapped(box.value, property)
    }
    guard !initialising.contains(key) else {
      return notUnderstood(property.name, why: "its value depends on itself", at: location)
    }
    initialising.insert(key)
    defer { initialising.remove(key) }
    let (value, looked) = try makeKept?({ try initialGlobal(property, owner) }) ?? (initialGlobal(property, owner), 0)
    let box = Box(value)
    if looked != 0 { note(looked, keptIn: box, of: property) }
    if property.isLet || property.isStatic, case .none = wrapper(of: property) {
      box.value.origin = Origin.following(
        box.value.origin, DerivationStep(step(property, box.value), at: property.place.location))
    }
    globals[key] = box
    noteRead(box, of: property)
    return try unwrapped(box.value, property)
  }

  /// A constant that leads to nothing that changes is made again where its surroundings change: a text in the reader's language,
  /// a date as the region writes it.
  private func note(_ looked: UInt16, keptIn box: Box, of property: PropertyDecl) {
    if property.isLet, case .none = wrapper(of: property), property.tuplePath.isEmpty, box.value.isSelfContained {
      box.looked = looked
      onLook?(looked)
    } else {
      onKeep?(looked)
    }
  }

  /// Lets go of constants whose first value looked at what has changed.
  package func forgetConstants(lookingAt changed: UInt16) {
    for (key, box) in globals where box.looked & changed != 0 { globals[key] = nil }
  }

  private func unwrapped(_ value: Value, _ property: PropertyDecl) throws -> Value {
    if case .none = wrapper(of: property) { return value }
    return try readWrapped(value)
  }

  private func initialGlobal(_ property: PropertyDecl, _ owner: TypeDecl?) throws -> Value {
    if case .none = wrapper(of: property) {
      guard let initial = property.initialValue else { return .none }
      // The names of one tuple share one evaluation.
      let site = BranchSite(initial.place)
      let known = property.tuplePath.isEmpty ? nil : tuples[site]
      var value = try known ?? evaluate(initial, type: property.declaredType, owner: owner)
      if !property.tuplePath.isEmpty { tuples[site] = value }
      for index in property.tuplePath {
        if case .tuple(let parts) = value.payload, index < parts.count { value = parts[index].value }
      }
      return value
    }
    return try makeStorage(property, owner: owner, receiver: nil)
  }

  /// `DesignSystem.Spacing.xl = 20`.
  private func step(_ property: PropertyDecl, _ value: Value) -> DerivationStep.Kind {
    let name = (property.owner.map { $0.name + "." } ?? "") + property.name
    switch value.payload {
    case .int, .double, .bool: return .constant(name: name, value: describe(value))
    default:
      let text = property.initialValue?.text ?? ""
      let isShort = !text.isEmpty && text.count <= 80 && !text.contains("\n")
      return .constant(name: name, value: isShort ? text : nil)
    }
  }

  /// Evaluates an initial or default value in a scope of its own.
  func evaluate(
    _ lazy: LazyExpression, type: TypeNode?, owner: TypeDecl?, receiver: Box? = nil, generics: [String: TypeNode] = [:]
  ) throws -> Value {
    note(lazy.place)
    try descend()
    let lowered = lazy.lowered
    let frame = Frame(self, slotCount: lowered.slotCount, owner: owner)
    frame.generics = generics
    if let owner { frame.slots[0] = receiver ?? Box(Value(.type(owner.name))) }
    let value = try lowered.expression.evaluate(frame, type)
    return try type.map { try coerce(value, to: $0, frame) } ?? finalised(value)
  }

  // MARK: Writing

  func modifyName(_ node: NameExpression, _ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    if let slot = node.selfSlot, let box = frame.slots[slot] {
      switch box.value.payload {
      case .type, .void: break
      default:
        if hasDeclaredMember(box.value, node.name) {
          return try box.change { try modifyMember(of: &$0, node.name, frame, at: node, change) }
        }
        // `Self.cache[key] = color`, `Cache.count += 1`: a type is no member of the value.
        if case .host = box.value.payload, node.name.first?.isUppercase != true {
          return try box.change { try modifyMember(of: &$0, node.name, frame, at: node, change) }
        }
      }
    }
    guard let (property, typeName) = globalProperty(node, frame) else {
      // A type, whose statics are changed, or something that is reported.
      var value = try lookUp(node, frame)
      return try change(&value)
    }
    try modifyGlobal(property, typeName: typeName, at: node, change)
  }

  func globalProperty(_ node: NameExpression, _ frame: Frame) -> (PropertyDecl, String?)? {
    if let slot = node.selfSlot, case .type(let name)? = frame.slots[slot]?.value.payload,
      let property = members(of: name, node.name, isStatic: true).properties.first
    {
      return (property, name)
    }
    var scope = frame.owner
    while let type = scope {
      if let property = members(of: type.name, node.name, isStatic: true).properties.first {
        return (property, type.name)
      }
      scope = type.parent
    }
    if let property = visible(program.globals(node.name, from: node.place.file)?.properties ?? [], node) {
      return (property, nil)
    }
    return nil
  }

  func modifyGlobal(
    _ property: PropertyDecl, typeName: String?, at node: Expression, _ change: (inout Value) throws -> Void
  ) throws {
    let receiver = typeName.map { Box(Value(.type($0))) }
    if property.getter != nil {
      var value = try readStatic(property, typeName: typeName ?? "", at: node.location)
      try change(&value)
      guard let setter = property.setter else { return }
      let argument = Call.Argument(label: nil, value: try typed(value, property), location: node.location)
      _ = try invoke(setter, receiver: receiver, Arguments(values: [argument], location: node.location), nil)
      return
    }
    _ = try readGlobal(property, owner: property.owner, at: node.location)
    guard let box = globals[ObjectIdentifier(property)] else { return }
    // Held only where it is asked for: what is held twice is copied when it is changed.
    let before = box.readIn == ledger.round ? box.value : nil
    defer {
      if let before, !isSameReference(before, box.value) { ledger.noteWritten() } else { ledger.noteUnread() }
    }
    if case .none = wrapper(of: property) {
      let old = property.willSet == nil && property.didSet == nil ? Value.void : box.value
      if let observer = property.willSet {
        var changed = old
        try change(&changed)
        try observe(observer, changed, receiver, node)
        box.value = try typed(changed, property)
      } else {
        try box.change(change)
        box.value = try typed(box.value, property)
      }
      if isSameReference(old, box.value) { return }
      // What an observer itself sets is not observed again.
      if let observer = property.didSet, observing.insert(ObjectIdentifier(property)).inserted {
        defer { observing.remove(ObjectIdentifier(property)) }
        try observe(observer, old, receiver, node)
      }
    } else {
      var value = try readWrapped(box.value)
      try change(&value)
      try box.change { try writeWrapped(&$0, value) }
    }
  }

  private func typed(_ value: Value, _ property: PropertyDecl) throws -> Value {
    try property.declaredType.map { try coerce(value, to: $0, nil) } ?? finalised(value)
  }

  func assignName(_ node: NameExpression, _ value: Value, _ frame: Frame) throws {
    if let slot = node.selfSlot, let box = frame.slots[slot] {
      switch box.value.payload {
      case .type, .void: break
      default:
        let isStorage = node.name.hasPrefix("_") || hasDeclaredMember(box.value, node.name)
        if isStorage {
          return try box.change { try assignMember(of: &$0, node.name, value, frame, at: node) }
        }
        if isOfFramework(node, box.value, frame) {
          return try box.change { try assignMember(of: &$0, node.name, value, frame, at: node) }
        }
      }
    }
    try modifyName(node, frame) { $0 = try fit(value, like: $0) }
  }

  /// What a framework's value has, or what a class of the project's own may inherit: `title = "Home"` in a controller.
  private func isOfFramework(_ node: NameExpression, _ value: Value, _ frame: Frame) -> Bool {
    switch value.payload {
    case .host: true
    case .object(let object):
      globalProperty(node, frame) == nil
        && conformances(of: object.typeName).contains { name in
          program.types[name] == nil && hosts.contains { $0.declaresType(name) }
        }
    default: false
    }
  }

  private func declaredType(of name: String, in value: Value) -> TypeNode? {
    if case .type(let typeName) = value.payload {
      return members(of: typeName, name, isStatic: true).properties.first?.declaredType
    }
    return members(of: typeName(of: value), name, isStatic: false).properties.first?.declaredType
  }

  /// `error.localizedDescription` of an `any Error` is an extension's of `Error`: a property of that name of the error's own type
  /// is no witness of it, and only `errorDescription` of a `LocalizedError` has a say.
  ///
  /// - Returns: `nil` where the value is of another kind, or the base's type is the error's own.
  func wordsOfAnyError(
    _ value: Value, named base: Expression, _ frame: Frame, at location: SourceLocation
  ) throws -> Value? {
    let name = typeName(of: value)
    guard program.types[name] != nil, !isKind(name, of: "LocalizedError"),
      let declared = try targetType(of: base, frame)?.unwrapped
    else { return nil }
    switch resolve(declared, frame) {
    case .open("Error"), .foreign("Error", _): break
    default: return nil
    }
    return .unknown("the system's words for an error", at: location)
  }

  /// The declared type of an assignment's target, where it is cheap to know.
  func targetType(of target: Expression, _ frame: Frame) throws -> TypeNode? {
    switch target {
    case let local as LocalExpression: return frame.slots[local.slot]?.type
    case let name as NameExpression:
      if let slot = name.selfSlot, let value = frame.slots[slot]?.value {
        if case .type = value.payload {
        } else {
          return members(of: typeName(of: value), name.name, isStatic: false).properties.first?.declaredType
        }
      }
      return globalProperty(name, frame)?.0.declaredType
    case let member as MemberExpression:
      // Reading these bases has no effect that anybody could see.
      switch member.base {
      case let object as SelfExpression:
        return frame.slots[object.slot].flatMap { declaredType(of: member.name, in: $0.value) }
      case let local as LocalExpression:
        return frame.slots[local.slot].flatMap { declaredType(of: member.name, in: $0.value) }
      default:
        guard let outer = try targetType(of: member.base, frame) else { return nil }
        return members(of: typeName(of: outer.unwrapped, frame), member.name, isStatic: false).properties.first?
          .declaredType
      }
    case let chain as ChainExpression: return try targetType(of: chain.chain, frame)
    case let index as IndexExpression:
      guard let outer = try targetType(of: index.base, frame) else { return nil }
      return elementType(of: outer, frame) ?? dictionaryTypes(of: outer, frame)?.value
    case let optional as OptionalExpression: return try targetType(of: optional.operand, frame)?.unwrapped
    case let force as ForceExpression: return try targetType(of: force.operand, frame)?.unwrapped
    case let call as CallExpression: return madeType(by: call, frame)
    default: return nil
    }
  }

  /// What a call makes, where it names a type of the sources (`Priority(rawValue: 3)`) or the only function of its name.
  func madeType(by call: CallExpression, _ frame: Frame?) -> TypeNode? {
    guard let name = call.name else { return nil }
    if name.name.first?.isUppercase == true {
      let node = TypeNode.named(name.name, owner: frame?.owner)
      if case .user(let type, _) = resolve(node, frame), type.genericParameters.isEmpty { return node }
      return nil
    }
    guard name.selfSlot == nil, let functions = program.globals(name.name, from: name.place.file)?.functions,
      functions.count == 1, functions[0].genericParameters.isEmpty
    else { return nil }
    return functions[0].returnType
  }
}
