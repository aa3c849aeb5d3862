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
      return notUnderstood(name, why: "no declaration of this name was found", at: arguments.location)
    case .set: return try constructForeign("Set", arguments, frame)
    case .dictionary: return try constructForeign("Dictionary", arguments, frame)
    case .int: return try constructForeign(typeName(of: node, frame), arguments, frame)
    case .double: return try constructForeign("Double", arguments, frame)
    case .string: return try constructForeign("String", arguments, frame)
    case .bool: return try constructForeign("Bool", arguments, frame)
    case .void: return .void
    case .tuple, .function, .metatype: return arguments.values.first?.value ?? .void
    }
  }

  func construct(named name: String, _ arguments: Arguments, _ frame: Frame?) throws -> Value {
    if let type = program.types[name] { return try construct(type, arguments, frame) }
    return try construct(parse(typeName: name), arguments, frame)
  }

  /// A value of a type that others provide; initialisers in the project's extensions come first.
  func constructForeign(_ name: String, _ arguments: Arguments, _ frame: Frame?) throws -> Value {
    var added = program.foreignExtensions[name]?.initializers ?? []
    if Self.integerNames.contains(name), name != "Int" {
      added += program.foreignExtensions["Int"]?.initializers ?? []
    }
    for conformance in conformances(of: name) where program.types[conformance] == nil {
      added += program.foreignExtensions[conformance]?.initializers ?? []
    }
    if let value = try constructForeign(name, added, arguments, frame) { return value }
    if let value = try standardConstruct(name, arguments, frame) { return value }
    for host in hosts {
      if let value = try host.construct(type: name, call: arguments.call, in: self) { return value }
    }
    for argument in arguments.values {
      if case .unknown(let unknown) = argument.value.payload {
        return Value(.unknown(Unknown(reason: unknown.reason, location: unknown.location, typeName: name)))
      }
    }
    return notUnderstood(
      "\(name)(\(Self.labels(arguments)))", why: "this initialiser is not known", at: arguments.location)
  }

  func constructForeign(_ name: String, _ candidates: [FunctionDecl], _ arguments: Arguments, _ frame: Frame?) throws
    -> Value?
  {
    guard !candidates.isEmpty, let (decl, slots) = best(candidates, arguments, frame, nil) else { return nil }
    // The initialiser assigns to `self` what `self.init(…)` makes.
    let box = Box(.unknown("\(name) before its initialiser ran", at: arguments.location))
    constructing.append(name)
    defer { constructing.removeLast() }
    let result = try invoke(decl, receiver: box, arguments, slots, frame)
    if case .none = result.payload, decl.isFailable { return Value.none }
    return box.value
  }

  /// `Foo.init` as a function takes its arguments without labels.
  func constructPositional(_ name: String, _ values: [Call.Argument], _ location: SourceLocation) throws -> Value {
    if let type = program.types[name] {
      for decl in initializers(of: type) {
        if bind(decl.parameters, values) != nil { break }
        if bind(decl.parameters, values, positional: true) != nil {
          let labelled = zip(values, decl.parameters).map { argument, parameter in
            Call.Argument(label: parameter.label, value: argument.value, location: argument.location)
          }
          return try construct(type, Arguments(values: labelled, location: location), nil)
        }
      }
      if type.initializers.allSatisfy(\.isFromExtension), type.kind == .structure, values.count > 0,
        values[0].label == nil
      {
        let names = allStored(type).filter { !($0.isLet && $0.initialValue != nil) }.map(\.name)
        let labelled = zip(values, names).map {
          Call.Argument(label: $1, value: $0.value, location: $0.location)
        }
        return try construct(type, Arguments(values: labelled, location: location), nil)
      }
      if type.kind == .enumeration, values.count == 1, values[0].label == nil {
        return try construct(
          type,
          Arguments(
            values: [Call.Argument(label: "rawValue", value: values[0].value, location: location)], location: location),
          nil)
      }
    }
    return try construct(named: name, Arguments(values: values, location: location), nil)
  }

  // MARK: The project's own types

  func initializers(of type: TypeDecl) -> [FunctionDecl] {
    var result = type.initializers
    if type.isClass, type.initializers.filter({ !$0.isFromExtension }).isEmpty, let parent = superclass(of: type) {
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

  func allStored(_ type: TypeDecl) -> [PropertyDecl] {
    if let cached = type.allStoredCache { return cached }
    let result = (superclass(of: type).map(allStored) ?? []) + type.stored
    type.allStoredCache = result
    return result
  }

  func construct(
    _ type: TypeDecl, _ given: Arguments, _ frame: Frame?, typeArguments: [TypeNode] = []
  ) throws -> Value {
    let arguments = asData(given, of: type)
    note(type.place.file)
    if type.isNotRead {
      return notUnderstood(type.name, why: "nested deeper than 256 levels, not read", at: arguments.location)
    }
    if type.kind == .contract { return .unknown("a value of the protocol \(type.name)", at: arguments.location) }
    let candidates = initializers(of: type)
    if type.kind == .enumeration {
      if let raw = arguments.values.first, raw.label == "rawValue", arguments.values.count == 1,
        !type.initializers.contains(where: { $0.parameters.first?.label == "rawValue" })
      {
        return try enumeration(type, rawValue: raw.value)
      }
    }
    if let (decl, slots) = best(candidates, arguments, frame, nil) {
      return try run(decl, slots, type, arguments, frame, typeArguments)
    }
    if case .structure = type.kind, let value = try memberwise(type, arguments, frame, typeArguments) { return value }
    if let value = try constructNamesake(of: type, arguments) { return value }
    switch type.kind {
    case .object, .actor:
      let found = self.typeArguments(type, written: typeArguments, parameters: [], slots: [], arguments, frame)
      if arguments.values.isEmpty { return try instance(type, found).value }
      // Its superclass is a host's.
      for conformance in conformances(of: type.name) where program.types[conformance] == nil {
        if hosts.contains(where: { $0.declaresType(conformance) }) {
          return try instance(type, found).value
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
      let step = DerivationStep(what: Self.dataStep, location: nil)
      arguments.values[index].value.origin = Origin(step, previous: arguments.values[index].value.origin)
    }
    return arguments
  }
  /// Names the step of a text's history in which it was given to a model.
  public static let dataStep = "data of a model"

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
        type, written: typeArguments, parameters: decl.parameters, slots: slots, arguments, frame)
      box = try instance(type, found)
    }
    let result = try invoke(decl, receiver: box, arguments, slots, frame)
    if decl.isFailable, case .none = result.payload { return .none }
    return box.value
  }

  /// A new instance, its properties at their initial values.
  private func instance(_ type: TypeDecl, _ typeArguments: TypeArguments?) throws -> Box {
    let box: Box
    if type.isClass {
      serial += 1
      let object = ObjectValue(typeName: type.name, serial: serial)
      object.typeArguments = typeArguments
      box = Box(Value(.object(object)))
    } else {
      var structure = StructureValue(typeName: type.name)
      structure.typeArguments = typeArguments
      box = Box(Value(.structure(structure)))
    }
    for property in allStored(type) where !property.isLazy {
      if let value = try initialField(property) { try modifyField(property.name, of: &box.value) { $0 = value } }
    }
    return box
  }

  func initialField(_ property: PropertyDecl) throws -> Value? {
    if case .none = wrapper(of: property) {
      guard let initial = property.initialValue else {
        return !property.isLet && property.type?.isOptional == true ? Value.none : nil
      }
      var value = try evaluate(initial, type: property.declaredType, owner: property.owner)
      for index in property.tuplePath {
        if case .tuple(let parts) = value.payload, index < parts.count { value = parts[index].value }
      }
      return value
    }
    // A project's own wrapper without a value waits for one.
    if case .user(_, let attribute) = wrapper(of: property), property.initialValue == nil,
      attribute.arguments?.lowered.arguments.isEmpty != false
    {
      guard property.type?.isOptional == true || makesItself(wrapper(of: property)) else { return nil }
      return try makeStorage(property, owner: property.owner, receiver: nil)
    }
    return try makeStorage(property, owner: property.owner, receiver: nil)
  }

  /// What stands behind a wrapped property.
  /// - Parameter local: The value after `=` of a local variable, which may name what is local too.
  func makeStorage(
    _ property: PropertyDecl, owner: TypeDecl?, receiver: Box?, given: Value? = nil, local: (() throws -> Value)? = nil
  ) throws -> Value {
    let given = if case .host = wrapper(of: property) { given } else { try given ?? local?() }
    switch wrapper(of: property) {
    case .none: return given ?? .none
    case .host(let attribute):
      let lazily: (() throws -> Value)? = property.initialValue.map { lazy in
        { [unowned self] in try self.evaluate(lazy, type: property.declaredType, owner: owner) }
      }
      let initial = local ?? lazily
      var description = WrapperAttribute(
        name: attribute.name, call: try evaluateCall(of: attribute), propertyName: property.name,
        typeName: property.declaredType.map { typeName(of: $0, nil) }, initialValue: given == nil ? initial : nil,
        ownerType: owner?.name ?? "", location: property.place.location)
      description.isLocal = local != nil
      for host in hosts {
        if let storage = try host.propertyWrapper(description, in: self) {
          if let given { try storage.initialize(with: given, in: self) }
          return Value(.host(storage))
        }
      }
      // Nobody's wrapper: a plain property.
      property.wrapperCache = WrapperKind.none
      if !unknownWrappers.contains(attribute.name) {
        unknownWrappers.insert(attribute.name)
        reportUnresolved(
          "@\(attribute.name)", why: "this attribute is not known; the property is taken as plain",
          at: attribute.place.location)
      }
      if let given { return given }
      if let local { return try local() }
      return try property.initialValue.map { try evaluate($0, type: property.declaredType, owner: owner) } ?? .none
    case .user(let type, let attribute):
      var values: [Call.Argument] = []
      if let given {
        values.append(Call.Argument(label: "wrappedValue", value: given, location: property.place.location))
      } else if let initial = property.initialValue {
        values.append(
          Call.Argument(
            label: "wrappedValue", value: try evaluate(initial, type: property.declaredType, owner: owner),
            location: initial.place.location))
      } else if property.type?.isOptional == true, attribute.arguments == nil, !makesItself(wrapper(of: property)) {
        values.append(Call.Argument(label: "wrappedValue", value: .none, location: property.place.location))
      }
      values += try evaluateCall(of: attribute)?.arguments ?? []
      return try construct(
        type, Arguments(values: values, location: attribute.place.location), nil,
        typeArguments: typeArguments(of: type, attribute, for: property))
    }
  }

  /// `@Injected var api: API` makes an `Injected<API>`.
  private func typeArguments(of type: TypeDecl, _ attribute: AttributeNode, for property: PropertyDecl) -> [TypeNode] {
    guard !type.genericParameters.isEmpty else { return [] }
    if attribute.typeArguments.count == type.genericParameters.count { return attribute.typeArguments }
    guard let declared = property.declaredType,
      let wrapped = members(of: type.name, "wrappedValue", isStatic: false).properties.first?.type
    else { return [] }
    var found: [String: TypeNode] = [:]
    match(wrapped, declared, type.genericParameters, nil, &found)
    return type.genericParameters.map { found[$0] ?? TypeNode.named("_") }
  }

  private func evaluateCall(of attribute: AttributeNode) throws -> Call? {
    guard let lowered = attribute.arguments?.lowered else { return nil }
    let frame = Frame(self, slotCount: lowered.slotCount, owner: attribute.owner)
    return Call(arguments: try evaluate(lowered.arguments, frame), location: attribute.place.location)
  }

  /// Whether a wrapper of the project's own needs no value: it is given other arguments, or has an empty initialiser.
  private func makesItself(_ wrapper: WrapperKind) -> Bool {
    guard case .user(let type, let attribute) = wrapper else { return false }
    if attribute.arguments?.lowered.arguments.isEmpty == false { return true }
    return initializers(of: type).contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
  }

  /// Of the initialiser that a struct has by itself.
  func memberwiseParameters(_ type: TypeDecl) -> [ParameterDecl] {
    allStored(type).compactMap { property -> ParameterDecl? in
      if property.isLet, property.initialValue != nil { return nil }
      let wrapper = wrapper(of: property)
      if case .host(let attribute) = wrapper, attribute.call != nil, property.isPrivate { return nil }
      if property.isPrivate, makesItself(wrapper) { return nil }
      let hasDefault =
        property.initialValue != nil || property.isLazy || (!property.isLet && property.type?.isOptional == true)
        || { if case .host = wrapper { true } else { false } }() || makesItself(wrapper)
      return ParameterDecl(
        label: property.name, name: property.name, type: property.declaredType ?? Lowering.anyType,
        defaultValue: hasDefault ? property.initialValue ?? LazyExpression.nothing(property.place) : nil,
        isVariadic: false, isInout: false, attributes: property.attributes.map(\.name))
    }
  }

  private func memberwise(
    _ type: TypeDecl, _ arguments: Arguments, _ frame: Frame?, _ typeArguments: [TypeNode]
  ) throws -> Value? {
    let stored = allStored(type)
    let parameters = memberwiseParameters(type)
    guard let slots = bind(parameters, arguments.values) else { return nil }
    var given: [String: Int] = [:]
    for (parameter, slot) in zip(parameters, slots) {
      if case .argument(let index) = slot { given[parameter.name] = index }
    }
    let receiver = Frame(self, slotCount: 1, owner: type)
    var structure = StructureValue(typeName: type.name)
    if !type.genericParameters.isEmpty {
      structure.typeArguments = self.typeArguments(
        type, written: typeArguments, parameters: parameters, slots: slots, arguments, frame)
      receiver.generics = structure.typeArguments?.nodes ?? [:]
    }
    for property in stored where !property.isLazy || given[property.name] != nil {
      guard let index = given[property.name] else {
        if let value = try initialField(property) { structure.fields[property.name] = value }
        continue
      }
      structure.fields[property.name] = try field(property, index, arguments, receiver)
    }
    return Value(.structure(structure))
  }

  private func field(_ property: PropertyDecl, _ index: Int, _ arguments: Arguments, _ frame: Frame) throws -> Value {
    var value = arguments.values[index].value
    if let nodes = arguments.nodes, index < nodes.count, nodes[index].expression is BinaryExpression,
      nodes[index].expression.isLiteralArithmetic, let type = property.declaredType
    {
      value = try nodes[index].expression.evaluate(frame, type)
    } else if let type = property.declaredType, isFractional(type, frame) {
      value = arguments.values[index].withFraction.value
    }
    // `var sort = Sort.title` says its type by its value alone.
    if property.declaredType == nil, let initial = property.initialValue {
      switch value.payload {
      case .implicit:
        value = try fit(value, like: evaluate(initial, type: nil, owner: property.owner))
      default: break
      }
    }
    switch wrapper(of: property) {
    case .host(let attribute):
      // A binding or a plain value: the wrapper decides.
      if let made = try member(value, of: attribute, holding: property.declaredType, frame) {
        value = made
      } else if case .host = value.payload {
      } else if let type = property.declaredType {
        value = try coerce(value, to: type, frame)
      }
      return try makeStorage(property, owner: property.owner, receiver: nil, given: value)
    case .user(let wrapper, _):
      if isKind(typeName(of: value), of: wrapper.name) { return value }
      return try makeStorage(
        property, owner: property.owner, receiver: nil,
        given: property.declaredType.map { try coerce(value, to: $0, frame) } ?? finalised(value))
    case .none:
      value = try property.declaredType.map { try coerce(value, to: $0, frame) } ?? finalised(value)
      guard let builder = builderName(in: property.attributes.map(\.name)) else { return value }
      return try built(value, property, builder)
    }
  }

  /// `.constant(.first)` where a property has a wrapper with such a member.
  private func member(
    _ value: Value, of attribute: AttributeNode, holding type: TypeNode?, _ frame: Frame
  ) throws -> Value? {
    guard case .implicit(let member) = value.payload, member.links.count == 1, var call = member.links[0].call else {
      return nil
    }
    // `.init(…)` is the property's own type's, but for a binding.
    guard member.links[0].name != "init" || attribute.name == "Binding" else { return nil }
    if let type, call.arguments.count == 1, call.arguments[0].label == nil {
      call.arguments[0].value = try coerce(call.arguments[0].value, to: type, frame)
    }
    for host in hosts {
      if let made = try host.staticMember(type: attribute.name, name: member.links[0].name, call: call, in: self) {
        return made
      }
    }
    return nil
  }

  /// `@ViewBuilder let content: Content` takes a closure and keeps what it makes.
  private func built(_ value: Value, _ property: PropertyDecl, _ builder: String) throws -> Value {
    guard case .function(let function) = value.payload, let closure = function as? Closure else { return value }
    let bound = closure.bound(to: nil, builder: builder)
    if property.declaredType?.function != nil { return Value(.function(bound), origin: value.origin) }
    return try apply(bound, [])
  }

  // MARK: Enums with raw values

  func rawValue(of enumeration: EnumerationValue) throws -> Value? {
    guard let type = program.types[enumeration.typeName], let index = type.caseIndex[enumeration.caseName] else {
      return nil
    }
    return try rawValues(of: type)?[index]
  }

  private func rawValues(of type: TypeDecl) throws -> [Value]? {
    if let cached = rawValueCache[type.name] { return cached }
    guard let node = type.inherited.first else { return nil }
    let isText: Bool
    switch resolve(node, nil) {
    case .string: isText = true
    case .int, .double: isText = false
    default: return nil
    }
    var next = 0
    var result: [Value] = []
    for item in type.cases {
      if let raw = item.rawValue {
        let value = try evaluate(raw, type: node, owner: type)
        result.append(value)
        if case .int(let number) = value.payload { next = number &+ 1 }
      } else if isText {
        result.append(
          Value(
            .string(item.name),
            origin: Origin(DerivationStep(what: "\(type.name).\(item.name)", location: item.place.location))))
      } else {
        result.append(Value(.int(next)))
        next += 1
      }
    }
    rawValueCache[type.name] = result
    return result
  }

  func enumeration(_ type: TypeDecl, rawValue: Value) throws -> Value {
    if case .unknown(var unknown) = rawValue.payload {
      unknown.typeName = type.name
      return Value(.unknown(unknown))
    }
    guard let raw = try rawValues(of: type) else { return .none }
    let wanted = finalised(rawValue)
    for (item, value) in zip(type.cases, raw) where try areEqual(value, wanted) {
      return Value(
        .enumeration(EnumerationValue(typeName: type.name, caseName: item.name)),
        origin: Origin(DerivationStep(what: "\(type.name).\(item.name)", location: item.place.location)))
    }
    return .none
  }

  // MARK: super and self.init

  func delegate(to node: SelfExpression, _ arguments: Arguments, _ frame: Frame) throws -> Value {
    guard let box = frame.slots[node.slot] else { return .void }
    guard let owner = frame.owner else { return .void }
    if owner.kind == nil {
      // In an extension of a foreign type.
      let name = constructing.last ?? owner.name
      let others = owner.initializers.filter { $0 !== frame.function }
      box.value =
        try constructForeign(name, others, arguments, frame) ?? standardConstruct(name, arguments, frame)
        ?? hostConstruct(name, arguments)
      return .void
    }
    if case .object = box.value.payload, let type = program.types[typeName(of: box.value)] {
      if let (decl, slots) = best(initializers(of: type), arguments, frame, nil) {
        _ = try invoke(decl, receiver: box, arguments, slots, frame)
      }
      return .void
    }
    let typeName = owner.kind == .contract ? typeName(of: box.value) : owner.name
    guard let type = program.types[typeName] else { return .void }
    let value = try construct(type, arguments, frame)
    box.value = value
    return value.isNone ? Value.none : .void
  }

  private func hostConstruct(_ name: String, _ arguments: Arguments) throws -> Value {
    for host in hosts {
      if let value = try host.construct(type: name, call: arguments.call, in: self) { return value }
    }
    return notUnderstood(
      "\(name)(\(Self.labels(arguments)))", why: "this initialiser is not known", at: arguments.location)
  }

  func callSuper(_ member: MemberExpression, _ arguments: Arguments, _ frame: Frame, _ expected: TypeNode?) throws
    -> Value
  {
    guard let node = member.base as? SuperExpression, let box = frame.slots[node.slot], let owner = frame.owner else {
      return .void
    }
    guard let parent = superclass(of: owner) else {
      // A host's class: its initialiser and life cycle are not ours.
      return .void
    }
    if member.name == "init" {
      if let (decl, slots) = best(initializers(of: parent), arguments, frame, nil) {
        _ = try invoke(decl, receiver: box, arguments, slots, frame)
      }
      return .void
    }
    let isStatic = if case .type = box.value.payload { true } else { false }
    let candidates = members(of: parent.name, member.name, isStatic: isStatic).functions
    return try callBest(candidates, receiver: box, arguments, frame, expected) ?? .void
  }

  func superMember(_ member: MemberExpression, _ frame: Frame) throws -> Value {
    guard let node = member.base as? SuperExpression, let box = frame.slots[node.slot], let owner = frame.owner,
      let parent = superclass(of: owner)
    else { return .void }
    let set = members(of: parent.name, member.name, isStatic: false)
    guard let property = set.properties.first else { return .void }
    return try read(property, of: box.value, at: member.nameLocation, frame)
  }
}

extension Value {
  var isNone: Bool { if case .none = payload { true } else { false } }
}

extension LazyExpression {
  /// Marks that something else fills the place.
  static func nothing(_ place: Place) -> LazyExpression {
    LazyExpression(place: place, end: place.offset) { (LiteralExpression(.none, place), 1) }
  }
}

extension AttributeNode {
  var call: LazyArguments? { arguments }
}
