import SightlineModel

extension Interpreter {
  /// `value.name`, not called.
  func readMember(of value: Value, _ name: String, at offset: Int, _ node: Expression, _ frame: Frame) throws -> Value {
    switch value.payload {
    case .unknown(let unknown): return propagate(unknown, name)
    case .implicit(var member):
      member.links.append(.init(name: name, call: nil))
      return Value(.implicit(member))
    case .type(let typeName): return try readStaticMember(typeName, name, at: node, frame)
    case .int(let number) where value.isLiteral && isOfDoublesOnly(name):
      return try readMember(of: Value(.double(Double(number)), origin: value.origin), name, at: offset, node, frame)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      if let element = elements.first(where: { $0.label == name }) { return element.value }
    default: break
    }
    if let found = try declaredMember(of: value, name, at: offset, node, frame) { return found }
    if let found = try standardMember(of: value, name, nil, at: node, frame) { return found }
    for host in hosts {
      if let found = try host.member(of: value, name: name, call: nil, in: self) { return found }
    }
    if name == "self" { return value }
    if let found = try dynamicMember(of: value, name, at: node, frame) { return found }
    // A method of a host, as a value.
    if case .none = value.payload {
      return try missingBase(of: node, frame) ?? .none
    }
    if let method = method(name, of: value, at: node.place.file.location(utf8Offset: offset)) { return method }
    return missing(name, of: value, at: node.place.file.location(utf8Offset: offset))
  }

  /// `16.scaled`, where only numbers with a fraction have such a member: then the literal is one.
  func isOfDoublesOnly(_ name: String) -> Bool {
    program.foreignExtensions["Double"]?.instance[name] != nil && members(of: "Int", name, isStatic: false).isEmpty
  }

  /// `known.contains`, not called: a method of the standard library as a function.
  private func method(_ name: String, of value: Value, at location: SourceLocation) -> Value? {
    switch value.payload {
    case .int, .double, .string, .array, .set, .dictionary, .range: break
    default: return nil
    }
    guard Self.methods.contains(name) else { return nil }
    return Value(
      .function(
        NativeFunction(name: name, location: location, parameterCount: 1) { arguments, interpreter in
          try interpreter.member(of: value, name, call: Call(arguments: arguments, location: location))
        }))
  }
  static let methods: Set<String> = [
    "contains", "hasPrefix", "hasSuffix", "starts", "advanced", "distance", "isMultiple", "appending", "index",
    "firstIndex", "lastIndex", "prefix", "suffix", "dropFirst", "dropLast", "union", "intersection", "subtracting",
    "symmetricDifference", "isSubset", "isSuperset", "isDisjoint", "map", "compactMap", "flatMap", "filter", "reduce",
    "elementsEqual", "split", "joined", "components", "localizedCaseInsensitiveContains", "localizedStandardContains",
    "caseInsensitiveCompare", "localizedCompare", "compare", "trimmingCharacters",
  ]

  func propagate(_ unknown: Unknown, _ name: String) -> Value {
    var unknown = unknown
    unknown.typeName = nil
    return Value(.unknown(unknown))
  }

  /// What is handed to something unknown may be called by it later.
  ///
  /// - Parameter root: Where the unknown itself comes from; `nil` where it is what is called.
  func hand(
    _ arguments: [Call.Argument], to name: String, at location: SourceLocation, of root: SourceLocation? = nil
  ) {
    guard onUnknownCall != nil || onUnknownContent != nil else { return }
    let closures = arguments.compactMap { argument -> FunctionValue? in
      if case .function(let function) = argument.value.payload { function } else { nil }
    }
    guard !closures.isEmpty else { return }
    onUnknownCall?(name, closures, location)
    if isBuildingViews { onUnknownContent?(closures, root ?? location) }
  }

  func missing(_ name: String, of value: Value, at location: SourceLocation) -> Value {
    notUnderstood("\(typeName(of: value)).\(name)", why: .notKnown("this member"), at: location)
  }

  func hasDeclaredMember(_ value: Value, _ name: String) -> Bool {
    let type = typeName(of: value)
    if !members(of: type, name, isStatic: false).isEmpty { return true }
    if name.hasPrefix("$") || name.hasPrefix("_") {
      return !members(of: type, String(name.dropFirst()), isStatic: false).properties.isEmpty
    }
    return false
  }

  /// A member that the sources declare: of the project's own types, or in extensions of others.
  func declaredMember(of value: Value, _ name: String, at offset: Int, _ node: Expression, _ frame: Frame) throws
    -> Value?
  {
    let type = typeName(of: value)
    let set = try members(of: value, name, namedAt: node, frame)
    if let property = isRivalled(set) ? meant(set.properties, at: node) : set.properties.first {
      return try read(property, of: value, at: node.place.file.location(utf8Offset: offset), frame)
    }
    if !set.functions.isEmpty {
      // `indices` beside the project's own `indices(of:)`.
      if program.types[type] == nil, set.functions.allSatisfy({ !$0.parameters.isEmpty }),
        let found = try standardMember(of: value, name, nil, at: node, frame)
      {
        return found
      }
      return Value(
        .function(
          BoundMethod(
            name: name, location: node.place.file.location(utf8Offset: offset), candidates: set.functions,
            receiver: value)))
    }
    switch name.utf8.first {
    case 36:  // `$name`: what the wrapper projects.
      return try projected(String(name.dropFirst()), of: value)
    case 95:  // `_name`: the wrapper itself.
      let plain = String(name.dropFirst())
      guard !members(of: type, plain, isStatic: false).properties.isEmpty else { return nil }
      return fields(of: value)?[plain]
    default: return nil
    }
  }

  func fields(of value: Value) -> Fields? {
    switch value.payload {
    case .structure(let structure): structure.fields
    case .object(let object): object.fields
    default: nil
    }
  }

  func read(_ property: PropertyDecl, of value: Value, at location: SourceLocation, _ frame: Frame?) throws -> Value {
    try checkStack()
    if let getter = property.getter {
      guard getter.hasBody else {
        return notUnderstood(property.name, why: "a protocol asks for it, but nobody provides it", at: location)
      }
      return try invoke(getter, receiver: Box(value), Arguments(values: [], location: location), nil)
    }
    if property.isObserved, let base = computed(under: property) {
      return try read(base, of: value, at: location, frame)
    }
    noteRead(property.name, of: value)
    guard let stored = fields(of: value)?[property.name] else {
      if property.isLazy { return try readLazy(property, of: value) }
      // `@Entry` in an extension of a host's type: its default.
      if fields(of: value) == nil {
        if let initial = property.initialValue { return try hostDefault(property, initial, of: value) }
        if property.declaredType?.isOptional == true, !property.isLet { return .none }
      }
      let typeName = property.declaredType.map { self.typeName(of: $0, nil) }
      // Core Data has it.
      if property.attributes.contains(where: { $0.name == "NSManaged" }) {
        return Value(.unknown(Unknown(reason: "what is stored", location: location, typeName: typeName)))
      }
      guard case .unknown(var unknown) = notUnderstood(property.name, why: "it has no value yet", at: location).payload
      else { return .none }
      unknown.typeName = typeName
      return Value(.unknown(unknown))
    }
    if case .none = wrapper(of: property) { return stored }
    return try readWrapped(property, stored, of: value)
  }

  /// A theme that every view asks for is made once in an evaluation of views, not at every look.
  private func hostDefault(_ property: PropertyDecl, _ initial: LazyExpression, of value: Value) throws -> Value {
    let key = ObjectIdentifier(property)
    if isBuildingViews, let kept = hostDefaults[key], kept.round == ledger.round, kept.writes == ledger.writes {
      return kept.value
    }
    let looksBefore = ledger.looks
    ledger.looks = []
    defer { ledger.looks.formUnion(looksBefore) }
    let result = try evaluate(initial, type: property.declaredType, owner: property.owner, receiver: Box(value))
    // What looks at its surroundings says so to every view that asks.
    if isBuildingViews, ledger.looks.isEmpty {
      hostDefaults[key] = HostDefault(value: result, round: ledger.round, writes: ledger.writes)
    }
    return result
  }

  private func readLazy(_ property: PropertyDecl, of value: Value) throws -> Value {
    guard let initial = property.initialValue else { return .none }
    try beginInitial(property)
    defer { initialDepth -= 1 }
    func make() throws -> Value {
      try evaluate(initial, type: property.declaredType, owner: property.owner, receiver: Box(value))
    }
    let (result, looked) = try makeKept?(make) ?? (make(), 0)
    if looked != 0 { onKeep?(looked) }
    if case .object(let object) = value.payload { object.fields[property.name] = result }
    return result
  }
}

/// What a property in an extension of a host's type starts as, as an evaluation of views found it.
struct HostDefault {
  var value: Value
  var round: Int
  /// Changes before it: after another it is made again.
  var writes: Int
}
