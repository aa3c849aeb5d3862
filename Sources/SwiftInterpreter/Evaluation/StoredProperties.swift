import SightlineModel

extension Interpreter {
  func allStored(_ type: TypeDecl) -> [PropertyDecl] {
    if let cached = type.allStoredCache { return cached }
    let result = (superclass(of: type).map(allStored) ?? []) + type.stored
    type.allStoredCache = result
    return result
  }

  /// The places of the fields of a type's instances.
  func layout(of type: TypeDecl) -> FieldLayout {
    if let known = type.layoutCache { return known }
    var names: [String] = []
    for property in allStored(type) where !names.contains(property.name) { names.append(property.name) }
    let layout = FieldLayout(names)
    type.layoutCache = layout
    return layout
  }

  /// Two classes that make one another by their initial values, a lazy property that reads itself and a wrapper that wraps
  /// its own value are no calls, and end all the same. Ends with `initialDepth -= 1`.
  func beginInitial(_ property: PropertyDecl) throws {
    guard initialDepth < budget.callDepth else {
      throw RunStopped(reason: .depth, detail: "", location: property.place.location)
    }
    initialDepth += 1
  }

  /// - Parameter generics: What the generic parameters of the instance's type stand for.
  func initialField(_ property: PropertyDecl, generics: [String: TypeNode] = [:]) throws -> Value? {
    try beginInitial(property)
    defer { initialDepth -= 1 }
    if case .none = wrapper(of: property) {
      guard let initial = property.initialValue else {
        return !property.isLet && property.type?.isOptional == true ? Value.none : nil
      }
      guard !property.tuplePath.isEmpty else {
        return try evaluate(initial, type: property.declaredType, owner: property.owner, generics: generics)
      }
      return try part(of: initial, property, generics)
    }
    // A project's own wrapper without a value waits for one.
    if case .user(_, let attribute) = wrapper(of: property), property.initialValue == nil,
      attribute.arguments?.lowered.arguments.isEmpty != false
    {
      guard property.type?.isOptional == true || makesItself(wrapper(of: property)) else { return nil }
      return try makeStorage(property, owner: property.owner, receiver: nil, generics: generics)
    }
    return try makeStorage(property, owner: property.owner, receiver: nil, generics: generics)
  }

  /// `let (stream, source) = AsyncStream.makeStream()`: the names share one evaluation in each instance.
  private func part(
    of initial: LazyExpression, _ property: PropertyDecl, _ generics: [String: TypeNode]
  ) throws -> Value {
    let site = BranchSite(initial.place)
    let whole: Value
    if let known = instanceTuples[site], !known.given.contains(property.tuplePath) {
      whole = known.value
      instanceTuples[site]!.given.insert(property.tuplePath)
    } else {
      whole = try evaluate(initial, type: property.declaredType, owner: property.owner, generics: generics)
      instanceTuples[site] = (whole, [property.tuplePath])
    }
    var value = whole
    for index in property.tuplePath {
      if case .tuple(let parts) = value.payload, index < parts.count { value = parts[index].value }
    }
    return value
  }

  /// What stands behind a wrapped property.
  ///
  /// - Parameters:
  ///   - local: The value after `=` of a local variable, which may name what is local too.
  ///   - generics: What the owner's parameters stand for: `@Environment(Store.self)` in a `Feed<AppStore>`.
  func makeStorage(
    _ property: PropertyDecl, owner: TypeDecl?, receiver: Box?, given: Value? = nil, local: (() throws -> Value)? = nil,
    generics: [String: TypeNode] = [:]
  ) throws -> Value {
    try beginInitial(property)
    defer { initialDepth -= 1 }
    let given = if case .host = wrapper(of: property) { given } else { try given ?? local?() }
    switch wrapper(of: property) {
    case .none: return given ?? .none
    case .host(let attribute):
      let lazily: (() throws -> Value)? = property.initialValue.map { lazy in
        { [reference] in
          try reference.interpreter?.evaluate(lazy, type: property.declaredType, owner: owner, generics: generics)
            ?? .none
        }
      }
      let initial = local ?? lazily
      var description = WrapperAttribute(
        name: attribute.name, call: try evaluateCall(of: attribute, generics), propertyName: property.name,
        typeName: property.declaredType.map { wholeTypeName(of: $0, generics) },
        initialValue: given == nil ? initial : nil,
        ownerType: owner?.name ?? "", location: property.place.location)
      description.isLocal = local != nil
      for host in hosts {
        if let storage = try host.propertyWrapper(description, in: self) {
          if let given { try storage.initialize(with: given, in: self) }
          return Value(.host(storage))
        }
      }
      // Nobody's wrapper: it has what it is given, and without that whatever its module has for it.
      let standIn = property.initialValue == nil && local == nil ? try standIn(for: description, given) : nil
      if standIn == nil { property.wrapperCache = WrapperKind.none }
      if !unknownWrappers.contains(attribute.name) {
        unknownWrappers.insert(attribute.name)
        reportUnresolved(
          "@\(attribute.name)", why: .notKnown("this attribute", "; the property is taken as plain"),
          at: attribute.place.location)
      }
      if let standIn { return standIn }
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
      values += try evaluateCall(of: attribute, generics)?.arguments ?? []
      return try construct(
        type, Arguments(values: values, location: attribute.place.location), nil,
        typeArguments: typeArguments(of: type, attribute, for: property))
    }
  }

  /// `@Default(.wifiOnly) private var isWifiOnly` of a module that is missing.
  private func standIn(for attribute: WrapperAttribute, _ given: Value?) throws -> Value? {
    // `@Persisted var note: String?` starts without a value, as a plain property does.
    if attribute.call?.arguments.isEmpty != false, attribute.typeName?.hasSuffix("?") == true { return nil }
    for host in hosts {
      guard let storage = try host.missingWrapper(attribute, in: self) else { continue }
      if let given { try storage.initialize(with: given, in: self) }
      return Value(.host(storage))
    }
    return nil
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

  private func evaluateCall(of attribute: AttributeNode, _ generics: [String: TypeNode]) throws -> Call? {
    guard let lowered = attribute.arguments?.lowered else { return nil }
    let frame = Frame(self, slotCount: lowered.slotCount, owner: attribute.owner)
    frame.generics = generics
    return Call(arguments: try evaluate(lowered.arguments, frame), location: attribute.place.location)
  }

  /// Whether a wrapper of the project's own needs no value: it is given other arguments, or has an empty initialiser.
  func makesItself(_ wrapper: WrapperKind) -> Bool {
    guard case .user(let type, let attribute) = wrapper else { return false }
    if attribute.arguments?.lowered.arguments.isEmpty == false { return true }
    let initializers = initializers(of: type)
    if initializers.contains(where: \.needsNoArguments) { return true }
    // One without an initialiser of its own has one by itself, unless a stored property asks for a value.
    guard !initializers.contains(where: { !$0.isFromExtension }), !wrappersAsked.contains(type.name) else {
      return false
    }
    wrappersAsked.insert(type.name)
    defer { wrappersAsked.remove(type.name) }
    return memberwiseParameters(type).allSatisfy { $0.defaultValue != nil }
  }

  /// A variable without a value yet; the elements of a tuple are set one by one: `let result: (data: Data?, error: E?)`.
  func unset(_ type: TypeNode, _ frame: Frame) -> Value {
    guard case .tuple(let elements) = resolve(type, frame) else { return .none }
    return Value(.tuple(elements.map { TupleElement(label: $0.label, value: unset($0.type, frame)) }))
  }
}
