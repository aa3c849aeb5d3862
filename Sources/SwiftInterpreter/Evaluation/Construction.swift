import SightlineModel

extension Interpreter {
  func construct(_ node: TypeNode, _ arguments: Arguments, _ frame: Frame?) throws -> Value {
    switch resolve(node, frame) {
    case .user(let type, let typeArguments): return try construct(type, arguments, frame, typeArguments: typeArguments)
    case .foreign(let name, _): return try constructForeign(name, arguments, frame)
    case .optional(let wrapped): return try coerce(arguments.values.first?.value ?? .none, to: wrapped, frame)
    case .array(let element):
      let value = try constructForeign("Array", arguments, frame)
      return try element.map { try coerce(value, to: TypeNode(.array($0)), frame) } ?? value
    case .open("AnyHashable") where arguments.values.count == 1: return finalised(arguments.values[0].value)
    case .open(let name):
      for host in hosts {
        if let value = try host.construct(type: name, call: arguments.call, in: self) { return value }
      }
      return try constructUnknown(name, arguments) ?? notUnderstood(name, why: .noDeclaration, at: arguments.location)
    case .set(let element):
      guard let element, arguments.values.count == 1, case .array = arguments.values[0].value.payload else {
        return try constructForeign("Set", arguments, frame)
      }
      // `Set<Color>([.red, 0xFF0000])`: what stays open is of its elements' type.
      var settled = arguments
      settled.values[0].value = try coerce(arguments.values[0].value, to: TypeNode(.array(element)), frame)
      return try constructForeign("Set", settled, frame)
    case .dictionary: return try constructForeign("Dictionary", arguments, frame)
    case .int: return try constructForeign(typeName(of: node, frame), arguments, frame)
    case .double: return try constructForeign("Double", arguments, frame)
    case .string: return try constructForeign("String", arguments, frame)
    case .bool: return try constructForeign("Bool", arguments, frame)
    case .void: return .void
    case .tuple, .function, .metatype: return arguments.values.first?.value ?? .void
    }
  }

  /// What hosts say is left of a type that nobody declares.
  func constructUnknown(_ name: String, _ arguments: Arguments) throws -> Value? {
    for host in hosts {
      if let kept = try host.unknownType(name, call: arguments.call, in: self) { return kept }
    }
    return nil
  }

  // MARK: The project's own types

  func initializers(of type: TypeDecl) -> [FunctionDecl] {
    if let known = initializerCache[ObjectIdentifier(type)] { return known }
    let result = collectInitializers(of: type)
    initializerCache[ObjectIdentifier(type)] = result
    return result
  }

  private func collectInitializers(of type: TypeDecl) -> [FunctionDecl] {
    var result = type.initializers
    if type.isClass, !type.initializers.contains(where: { !$0.isFromExtension && !$0.isConvenience }),
      let parent = superclass(of: type)
    {
      result += initializers(of: parent)
    }
    // One that has all designated initialisers of its superclass has its convenience initialisers too.
    if type.isClass, !type.initializers.isEmpty, let parent = superclass(of: type) {
      let labels = Set(type.initializers.map { $0.parameters.map(\.label) })
      let inherited = initializers(of: parent)
      if inherited.allSatisfy({ $0.isConvenience || labels.contains($0.parameters.map(\.label)) }) {
        result += inherited.filter { $0.isConvenience && !labels.contains($0.parameters.map(\.label)) }
      }
    }
    for conformance in conformances(of: type.name) {
      if let contract = program.types[conformance] {
        if contract.kind == .contract { result += contract.initializers.filter(\.hasBody) }
      } else {
        result += program.foreignExtensions[conformance]?.initializers ?? []
      }
    }
    return result
  }

  /// - Parameter delegating: The initialiser that says `self.init(…)`; it never means itself, as types tell the compiler.
  func construct(
    _ type: TypeDecl, _ given: Arguments, _ frame: Frame?, typeArguments: [TypeNode] = [],
    delegating: FunctionDecl? = nil
  ) throws -> Value {
    try checkStack()
    let arguments = asData(given, of: type)
    if isBuildingViews, delegating == nil, isObservable(type) {
      let (value, again) = try viewObjects.value(type.name, arguments, callStack) {
        try make(type, arguments, frame, typeArguments)
      }
      ledger.reader?.note(effect: { again($0.viewObjects) })
      return value
    }
    return try make(type, arguments, frame, typeArguments, delegating: delegating)
  }

  private func make(
    _ type: TypeDecl, _ arguments: Arguments, _ frame: Frame?, _ typeArguments: [TypeNode],
    delegating: FunctionDecl? = nil
  ) throws -> Value {
    note(type.place)
    if type.isNotRead {
      return notUnderstood(type.name, why: "nested deeper than 256 levels, not read", at: arguments.location)
    }
    if type.kind == .contract { return .unknown("a value of the protocol \(type.name)", at: arguments.location) }
    let candidates = initializers(of: type).filter { $0 !== delegating }
    if type.kind == .enumeration {
      if let raw = arguments.values.first, raw.label == "rawValue", arguments.values.count == 1,
        !candidates.contains(where: { $0.parameters.first?.label == "rawValue" })
      {
        return try enumeration(type, rawValue: raw.value)
      }
    }
    if let (decl, slots) = best(candidates, arguments, frame, nil) {
      let made = try run(decl, slots, type, arguments, frame, typeArguments)
      // Whoever asked for it made it, and not the initialiser on the way.
      return delegating == nil ? made.made(at: arguments.spot) : made
    }
    if type.kind == .enumeration, arguments.values.count == 1, arguments.values[0].label == "rawValue" {
      return try enumeration(type, rawValue: arguments.values[0].value)
    }
    // What `SetAlgebra` asks for: the empty set.
    if arguments.values.isEmpty, type.kind == .structure, conformances(of: type.name).contains("OptionSet") {
      return try optionSet([], type, frame)
    }
    // What it has for a sequence of its elements.
    if type.kind == .structure, arguments.values.count == 1, arguments.values[0].label == nil,
      case .array(let elements) = arguments.values[0].value.payload, conformances(of: type.name).contains("OptionSet")
    {
      return try optionSet(elements, type, frame)
    }
    // `Currency("EUR")`, where the type is expressed by such a literal.
    if arguments.values.count == 1, arguments.values[0].label == nil, arguments.values[0].value.isLiteral,
      let made = try literal(arguments.values[0].value, as: type, frame)
    {
      return made
    }
    // One of its own, not in an extension, takes its place.
    if case .structure = type.kind, !type.initializers.contains(where: { !$0.isFromExtension }),
      let value = try memberwise(type, arguments, frame, typeArguments)
    {
      return delegating == nil ? value.made(at: arguments.spot) : value
    }
    if let value = try constructNamesake(of: type, arguments) { return value }
    switch type.kind {
    case .object, .actor:
      let found = self.typeArguments(type, written: typeArguments, parameters: [], slots: [], arguments, frame)
      if arguments.values.isEmpty { return try instance(type, found).value }
      // Its superclass is a host's.
      for conformance in conformances(of: type.name) where program.types[conformance] == nil {
        if hosts.contains(where: { $0.declaresType(conformance) }) {
          let made = try instance(type, found).value
          if case .object(let object) = made.payload { keep(arguments, of: object) }
          return made
        }
      }
    default: break
    }
    if let value = try constructAndCall(type, arguments, frame, typeArguments) { return value }
    // A host's protocol may bring an initialiser.
    for conformance in conformances(of: type.name) where program.types[conformance] == nil {
      for host in hosts {
        if let value = try host.staticMember(type: conformance, name: "init", call: arguments.call, in: self) {
          return value
        }
      }
    }
    return notUnderstood(
      "\(type.name)(\(Self.labels(arguments)))", why: "no initialiser takes these arguments", at: arguments.location)
  }

  /// Texts that a type which is read from elsewhere (`Codable`) is made with stand for what comes from there.
  private func asData(_ given: Arguments, of type: TypeDecl) -> Arguments {
    guard isKind(type.name, of: "Decodable") || isKind(type.name, of: "Codable") else { return given }
    var arguments = given
    for index in arguments.values.indices {
      guard case .string = arguments.values[index].value.payload else { continue }
      arguments.values[index].value.origin = Origin.following(arguments.values[index].value.origin, .data)
    }
    return arguments
  }

  /// A host's type of the same name: `List { … }` beside a model that is called `List` too.
  private func constructNamesake(of type: TypeDecl, _ arguments: Arguments) throws -> Value? {
    guard type.parent == nil, !arguments.values.isEmpty else { return nil }
    for host in hosts where host.declaresType(type.simpleName) {
      if let value = try host.construct(type: type.simpleName, call: arguments.call, in: self) { return value }
    }
    return nil
  }

  /// `Flow(spacing: 8) { … }`: where no initialiser takes the closure, the new value is called with it.
  private func constructAndCall(
    _ type: TypeDecl, _ arguments: Arguments, _ frame: Frame?, _ typeArguments: [TypeNode]
  ) throws -> Value? {
    guard let last = arguments.values.last, last.isTrailingClosure,
      !members(of: type.name, "callAsFunction", isStatic: false).functions.isEmpty
        || conformances(of: type.name).contains(where: { name in hosts.contains { $0.callsAsFunction(name) } })
    else { return nil }
    let rest = Arguments(values: Array(arguments.values.dropLast()), location: arguments.location)
    let callee = try construct(type, rest, frame, typeArguments: typeArguments)
    if case .unknown = callee.payload { return callee }
    return try callValue(
      callee, Arguments(values: [last], location: arguments.location), frame ?? rootFrame, nil)
  }

  private func run(
    _ decl: FunctionDecl, _ slots: [Slot], _ type: TypeDecl, _ arguments: Arguments, _ frame: Frame?,
    _ typeArguments: [TypeNode]
  ) throws -> Value {
    let box: Box
    switch type.kind {
    case .enumeration:
      box = Box(
        Value(
          .unknown(
            Unknown(
              reason: "\(type.name) before its initialiser ran", location: arguments.location, typeName: type.name))))
    default:
      let found = self.typeArguments(
        type, written: typeArguments, parameters: decl.parameters, slots: slots, arguments, frame, initializer: decl)
      box = try instance(type, found)
    }
    let result = try invoke(decl, receiver: box, arguments, slots, frame)
    if decl.isFailable, case .none = result.payload { return .none }
    return box.value
  }

  /// A new instance, its properties at their initial values.
  func instance(_ type: TypeDecl, _ typeArguments: TypeArguments?) throws -> Box {
    let box: Box
    if type.isClass {
      let object = newObject(type.name, Fields(layout(of: type)))
      object.typeArguments = typeArguments
      box = Box(Value(.object(object)))
    } else {
      var structure = StructureValue(typeName: type.name, fields: Fields(layout(of: type)))
      structure.typeArguments = typeArguments
      box = Box(Value(.structure(structure)))
    }
    for property in allStored(type) where !property.isLazy {
      if let value = try initialField(property, generics: typeArguments?.nodes ?? [:]) {
        try modifyField(property.name, of: &box.value) { $0 = value }
      }
    }
    return box
  }
}

extension Value {
  var isNone: Bool { if case .none = payload { true } else { false } }
  var isHost: Bool { if case .host = payload { true } else { false } }
}
