import SightlineModel

extension Interpreter {
  func readWrapped(_ storage: Value) throws -> Value {
    switch storage.payload {
    case .host(let host):
      guard let wrapper = host as? any WrapperStorage else { return storage }
      return try wrapper.wrappedValue(in: self)
    case .structure, .object: return try member(of: storage, "wrappedValue", call: nil)
    default: return storage
    }
  }

  /// What a wrapped property of a value is.
  func readWrapped(_ property: PropertyDecl, _ storage: Value, of value: Value) throws -> Value {
    if case .object = value.payload, let access = enclosingAccess(property), let getter = access.getter {
      return try invoke(
        getter, receiver: Box(specialisedType(of: storage)), enclosing(property, value), nil)
    }
    return try readWrapped(storage)
  }

  /// Of `Setting<Int>`: what its parameter stands for that `wrappedValue` has as its type.
  private func wrappedType(_ storage: Value) -> TypeNode? {
    guard let known = typeArguments(of: storage),
      let type = members(of: typeName(of: storage), "wrappedValue", isStatic: false).properties.first?.type
    else { return nil }
    return known.nodes[type.name]
  }

  /// `static subscript(_enclosingInstance:wrapped:storage:)`: what a wrapper is asked in a class in place of its
  /// `wrappedValue` (SE-0258, "Referencing the enclosing 'self' in a wrapper type").
  private func enclosingAccess(_ property: PropertyDecl) -> FunctionDecl? {
    guard case .user(let type, _) = wrapper(of: property) else { return nil }
    return type.staticSubscripts.first { $0.parameters.count == 3 && $0.parameters[0].label == "_enclosingInstance" }
  }
  private func enclosing(_ property: PropertyDecl, _ value: Value) -> Arguments {
    let location = property.place.location
    let paths = [property.name, "_" + property.name].map { Value(.keyPath(root: nil, components: [$0])) }
    let labels = ["_enclosingInstance", "wrapped", "storage"]
    return Arguments(
      values: zip(labels, [value] + paths).map { Call.Argument(label: $0, value: $1, location: location) },
      location: location)
  }

  func writeWrapped(_ storage: inout Value, _ value: Value) throws {
    switch storage.payload {
    case .host(let host):
      if let wrapper = host as? any WrapperStorage {
        try wrapper.setWrappedValue(value, in: self)
      } else {
        storage = value
      }
    case .structure, .object: try setMember(of: &storage, "wrappedValue", to: value)
    default: storage = value
    }
  }

  func projected(_ name: String, of value: Value) throws -> Value? {
    guard let property = members(of: typeName(of: value), name, isStatic: false).properties.first else { return nil }
    noteRead(name, of: value)
    guard let storage = fields(of: value)?[name] else {
      return .unknown("$\(name) has no value yet", at: property.place.location)
    }
    return try projection(of: storage)
  }

  /// What reads a property and changes the struct as it does.
  struct ChangingGetter {
    let decl: FunctionDecl?
    /// The property whose wrapper it is of; `nil` where it is the struct's own.
    let wrapped: String?
    /// Of a lazy property that has no value yet.
    var initial: (property: PropertyDecl, value: LazyExpression)?
  }
  /// `var next: Int { mutating get { … } }`, and a wrapper whose `wrappedValue` is such.
  func changingGetter(_ name: String, of value: Value) -> ChangingGetter? {
    guard case .structure(let structure) = value.payload,
      let property = members(of: structure.typeName, name, isStatic: false).properties.first
    else { return nil }
    if let getter = property.getter { return getter.isMutating ? ChangingGetter(decl: getter, wrapped: nil) : nil }
    if property.isLazy {
      guard structure.fields[name] == nil, let initial = property.initialValue else { return nil }
      return ChangingGetter(decl: nil, wrapped: nil, initial: (property: property, value: initial))
    }
    guard case .user(let type, _) = wrapper(of: property), structure.fields[name] != nil,
      let getter = members(of: type.name, "wrappedValue", isStatic: false).properties.first?.getter, getter.isMutating
    else { return nil }
    return ChangingGetter(decl: getter, wrapped: name)
  }
  func read(_ getter: ChangingGetter, changing value: inout Value, at spot: Spot) throws -> Value {
    func run(_ holder: inout Value) throws -> Value {
      let box = Box(holder)
      holder.payload = .void
      defer { holder = box.value }
      if let (property, initial) = getter.initial {
        try beginInitial(property)
        defer { initialDepth -= 1 }
        let result = try evaluate(initial, type: property.declaredType, owner: property.owner, receiver: box)
        try modifyField(property.name, of: &box.value) { $0 = result }
        return result
      }
      guard let decl = getter.decl else { return .none }
      return try invoke(decl, receiver: box, Arguments(values: [], at: spot), nil)
    }
    guard let name = getter.wrapped else { return try run(&value) }
    var result = Value.void
    try modifyField(name, of: &value) { result = try run(&$0) }
    return result
  }

  /// Whether a wrapper has a `$name`; that of a host knows by itself.
  func hasProjection(_ storage: Value) -> Bool {
    switch storage.payload {
    case .structure, .object:
      !members(of: typeName(of: storage), "projectedValue", isStatic: false).properties.isEmpty
    default: true
    }
  }

  /// What `$name` gives.
  func projection(of storage: Value) throws -> Value? {
    switch storage.payload {
    case .host(let host):
      return try (host as? any WrapperStorage)?.projectedValue(in: self)
    case .structure, .object: return try member(of: storage, "projectedValue", call: nil)
    default: return nil
    }
  }

  /// A wrapper holds it already: `isLoading = false` once more.
  private func isKept(_ value: Value, in storage: Value) -> Bool {
    guard case .host(let host) = storage.payload, let wrapper = host as? any WrapperStorage,
      let kept = wrapper.keptValue
    else { return false }
    return value.isNoNews(after: kept)
  }

  func write(_ property: PropertyDecl, _ storage: Value, _ member: Value, to value: inout Value) throws {
    if case .object(let object) = value.payload, let access = enclosingAccess(property), let setter = access.setter {
      noteWrite(property.name, of: object)
      var list = enclosing(property, value)
      list.values.append(Call.Argument(label: nil, value: member, location: property.place.location))
      _ = try invoke(setter, receiver: Box(specialisedType(of: storage)), list, nil)
      return
    }
    if case .host(let host) = storage.payload {
      var storage = storage
      if case .object(let object) = value.payload {
        if !isKept(member, in: storage) { noteWrite(property.name, of: object) }
      } else if (host as? any WrapperStorage)?.tellsOfChanges != true {
        if host is any ReadSource { ledger.noteWritten() } else { ledger.note() }
      }
      try writeWrapped(&storage, member)
      if case .host(let host) = storage.payload, host is any WrapperStorage { return }
    }
    try modifyField(property.name, of: &value) { try writeWrapped(&$0, member) }
  }

  func startStorage(
    _ property: PropertyDecl, of value: inout Value, _ frame: Frame?, at node: Expression,
    _ change: (inout Value) throws -> Void
  ) throws {
    var member = Value.none
    try change(&member)
    let storage = try makeStorage(property, owner: property.owner, receiver: nil, given: member)
    try modifyField(property.name, of: &value) { $0 = storage }
  }

  func assignWrapped(
    _ property: PropertyDecl, of value: inout Value, _ newValue: Value, _ frame: Frame?, at node: Expression
  ) throws {
    let type = property.declaredType
    guard let storage = fields(of: value)?[property.name] else {
      let settled = try type.map { try coerce(newValue, to: $0, frame) } ?? finalised(newValue)
      let made = try makeStorage(property, owner: property.owner, receiver: nil, given: settled)
      return try modifyField(property.name, of: &value) { $0 = made }
    }
    let settled: Value
    if let type {
      settled = try coerce(newValue, to: type, frame)
    } else if let wrapped = wrappedType(storage) {
      settled = try coerce(newValue, to: wrapped, frame)
    } else {
      settled = try fit(newValue, like: readWrapped(property, storage, of: value))
    }
    let old = property.didSet == nil ? Value.none : try readWrapped(property, storage, of: value)
    if let observer = property.willSet, isObserved(property, frame) { try observe(observer, settled, of: &value, node) }
    try write(property, storage, settled, to: &value)
    if let observer = property.didSet, isObserved(property, frame) { try observe(observer, old, of: &value, node) }
  }

  /// `_name = State(initialValue: …)`.
  func assignStorage(
    _ property: PropertyDecl, of value: inout Value, _ newValue: Value, _ frame: Frame?
  ) throws {
    guard case .host = wrapper(of: property) else {
      let settled: Value
      if case .user(let type, _) = wrapper(of: property) {
        settled = try coerce(newValue, toWrapper: type, frame)
      } else {
        settled = finalised(newValue)
      }
      return try modifyField(property.name, of: &value) { $0 = settled }
    }
    var given = newValue
    if case .implicit = newValue.payload, case .host(let attribute) = wrapper(of: property) {
      let open = try property.declaredType.map { try settlingParts(newValue, [$0], frame) } ?? newValue
      given = try resolve(open, as: attribute.name)
    }
    if let type = property.declaredType, case .host(let host) = given.payload, let made = host as? any WrapperStorage {
      made.settle { [reference] value in
        guard let interpreter = reference.interpreter else { return value }
        return try interpreter.coerce(value, to: type, nil)
      }
    }
    if let storage = fields(of: value)?[property.name], case .host(let host) = storage.payload,
      let wrapper = host as? any WrapperStorage
    {
      return try wrapper.initialize(with: given, in: self)
    }
    let storage = try makeStorage(property, owner: property.owner, receiver: nil, given: given)
    try modifyField(property.name, of: &value) { $0 = storage }
  }

  private func coerce(_ value: Value, toWrapper type: TypeDecl, _ frame: Frame?) throws -> Value {
    if case .implicit(let member) = value.payload { return try resolveImplicit(member, in: type, frame) }
    return finalised(value)
  }
}
