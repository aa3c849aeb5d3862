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
    return missing(name, of: value, at: node.place.file.location(utf8Offset: offset))
  }

  func propagate(_ unknown: Unknown, _ name: String) -> Value {
    var unknown = unknown
    unknown.typeName = nil
    return Value(.unknown(unknown))
  }

  func missing(_ name: String, of value: Value, at location: SourceLocation) -> Value {
    notUnderstood("\(typeName(of: value)).\(name)", why: "this member is not known", at: location)
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
    let set = members(of: type, name, isStatic: false)
    if let property = set.properties.first {
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

  func fields(of value: Value) -> [String: Value]? {
    switch value.payload {
    case .structure(let structure): structure.fields
    case .object(let object): object.fields
    default: nil
    }
  }

  func read(_ property: PropertyDecl, of value: Value, at location: SourceLocation, _ frame: Frame?) throws -> Value {
    if let getter = property.getter {
      guard getter.hasBody else {
        return notUnderstood(property.name, why: "a protocol asks for it, but nobody provides it", at: location)
      }
      return try invoke(getter, receiver: Box(value), Arguments(values: [], location: location), nil)
    }
    noteRead(property.name, of: value)
    guard let stored = fields(of: value)?[property.name] else {
      if property.isLazy { return try readLazy(property, of: value) }
      // `@Entry` in an extension of a host's type: its default.
      if fields(of: value) == nil, let initial = property.initialValue {
        return try evaluate(initial, type: property.declaredType, owner: property.owner, receiver: Box(value))
      }
      return notUnderstood(property.name, why: "it has no value yet", at: location)
    }
    if case .none = wrapper(of: property) { return stored }
    return try readWrapped(stored)
  }

  private func readLazy(_ property: PropertyDecl, of value: Value) throws -> Value {
    guard let initial = property.initialValue else { return .none }
    let result = try evaluate(initial, type: property.declaredType, owner: property.owner, receiver: Box(value))
    if case .object(let object) = value.payload { object.fields[property.name] = result }
    return result
  }

  // MARK: Wrappers

  func readWrapped(_ storage: Value) throws -> Value {
    switch storage.payload {
    case .host(let host):
      guard let wrapper = host as? any WrapperStorage else { return storage }
      return try wrapper.wrappedValue(in: self)
    case .structure, .object: return try member(of: storage, "wrappedValue", call: nil)
    default: return storage
    }
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

  private func projected(_ name: String, of value: Value) throws -> Value? {
    guard let property = members(of: typeName(of: value), name, isStatic: false).properties.first else { return nil }
    noteRead(name, of: value)
    guard let storage = fields(of: value)?[name] else {
      return .unknown("$\(name) has no value yet", at: property.place.location)
    }
    return try projection(of: storage)
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

  // MARK: Changing

  func modifyMember(
    of value: inout Value, _ name: String, _ frame: Frame?, at node: Expression, _ change: (inout Value) throws -> Void
  ) throws {
    switch value.payload {
    case .unknown(let unknown):
      var member = propagate(unknown, name)
      return try change(&member)
    case .type(let typeName):
      if let property = members(of: typeName, name, isStatic: true).properties.first {
        return try modifyGlobal(property, typeName: typeName, at: node, change)
      }
    case .tuple(var elements):
      if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index) {
        value.payload = .void
        defer { value.payload = .tuple(elements) }
        return try change(&elements[index].value)
      }
    default: break
    }
    let set = members(of: typeName(of: value), name, isStatic: false)
    if let property = set.properties.first { return try modify(property, of: &value, frame, at: node, change) }
    if name.hasPrefix("_") {
      let plain = String(name.dropFirst())
      if fields(of: value) != nil { return try modifyField(plain, of: &value, change) }
    }
    if name.hasPrefix("$"), let before = try projected(String(name.dropFirst()), of: value) {
      let plain = String(name.dropFirst())
      if case .host? = fields(of: value)?[plain]?.payload {
        var member = before
        return try change(&member)
      }
      return try modifyField(plain, of: &value) {
        try modifyMember(of: &$0, "projectedValue", frame, at: node, change)
      }
    }
    // A member of a host's or a standard value: read, change, write.
    var member =
      try frame.map { try readMember(of: value, name, at: node.place.offset, node, $0) }
      ?? self.member(of: value, name, call: nil)
    let before = member
    try change(&member)
    if isSameReference(before, member) { return }
    try writeForeign(&value, name, member, at: node)
  }

  func isSameReference(_ before: Value, _ after: Value) -> Bool {
    switch (before.payload, after.payload) {
    case (.object(let a), .object(let b)): return a === b
    case (.host(let a), .host(let b)):
      guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
      return (a as AnyObject) === (b as AnyObject)
    default: return false
    }
  }

  private func writeForeign(_ value: inout Value, _ name: String, _ member: Value, at node: Expression) throws {
    if try setStandardMember(of: &value, name, member) { return }
    for host in hosts where try host.setMember(of: &value, name: name, to: member, in: self) { return }
    if try setDynamicMember(of: &value, name, member, at: node) { return }
    _ = notUnderstood("\(typeName(of: value)).\(name)", why: "this member can't be set", at: node.location)
  }

  /// Changes a field in place, without copying what it holds.
  func modifyField(_ name: String, of value: inout Value, _ change: (inout Value) throws -> Void) throws {
    switch value.payload {
    case .structure(var structure):
      value.payload = .void
      defer { value.payload = .structure(structure) }
      try change(&structure.fields[name, default: .none])
    case .object(let object):
      var field = object.fields[name] ?? .none
      object.fields[name] = .void
      defer {
        object.fields[name] = field
        noteWrite(name, of: object)
      }
      try change(&field)
    default: break
    }
  }

  private func modify(
    _ property: PropertyDecl, of value: inout Value, _ frame: Frame?, at node: Expression,
    _ change: (inout Value) throws -> Void
  ) throws {
    let location = node.location
    if property.getter != nil {
      var member = try read(property, of: value, at: location, frame)
      let before = member
      try change(&member)
      if isSameReference(before, member) { return }
      guard let setter = property.setter else {
        // A getter that hands out a reference needs no setter.
        if case .object = before.payload { return }
        if case .host = before.payload { return }
        if case .unknown = before.payload { return }
        _ = notUnderstood(property.name, why: "it has no setter", at: location)
        return
      }
      if let type = property.type { member = try coerce(member, to: type, frame) }
      return try call(setter: setter, of: &value, with: member, location)
    }
    if case .none = wrapper(of: property) {
      if property.isLazy, fields(of: value)?[property.name] == nil {
        let initial = try read(property, of: value, at: location, frame)
        try modifyField(property.name, of: &value) { $0 = initial }
      }
      if isObserved(property, frame) { return try modifyObserved(property, of: &value, at: node, change) }
      return try modifyField(property.name, of: &value, change)
    }
    guard let storage = fields(of: value)?[property.name] else {
      return try startStorage(property, of: &value, frame, at: node, change)
    }
    var member = try readWrapped(storage)
    let before = member
    try change(&member)
    if isSameReference(before, member) { return }
    if let type = property.type { member = try coerce(member, to: type, frame) }
    try write(property, storage, member, to: &value)
    if let observer = property.didSet, isObserved(property, frame) {
      try observe(observer, before, of: &value, node)
    }
  }

  private func write(_ property: PropertyDecl, _ storage: Value, _ member: Value, to value: inout Value) throws {
    if case .host = storage.payload {
      var storage = storage
      if case .object(let object) = value.payload { noteWrite(property.name, of: object) } else { ledger.note() }
      try writeWrapped(&storage, member)
      if case .host(let host) = storage.payload, host is any WrapperStorage { return }
    }
    try modifyField(property.name, of: &value) { try writeWrapped(&$0, member) }
  }

  private func startStorage(
    _ property: PropertyDecl, of value: inout Value, _ frame: Frame?, at node: Expression,
    _ change: (inout Value) throws -> Void
  ) throws {
    var member = Value.none
    try change(&member)
    let storage = try makeStorage(property, owner: property.owner, receiver: nil, given: member)
    try modifyField(property.name, of: &value) { $0 = storage }
  }

  private func isObserved(_ property: PropertyDecl, _ frame: Frame?) -> Bool {
    guard property.didSet != nil || property.willSet != nil else { return false }
    guard let frame else { return true }
    if frame.isInitializer { return false }
    return frame.function !== property.didSet || frame.function == nil
  }

  private func modifyObserved(
    _ property: PropertyDecl, of value: inout Value, at node: Expression, _ change: (inout Value) throws -> Void
  ) throws {
    let old = fields(of: value)?[property.name] ?? .none
    var new = old
    try change(&new)
    if let type = property.declaredType { new = try coerce(new, to: type, nil) }
    // An override is told before and after what it overrides.
    let observed = overridden(property)
    for one in observed { if let observer = one.willSet { try observe(observer, new, of: &value, node) } }
    try modifyField(property.name, of: &value) { $0 = new }
    for one in observed.reversed() { if let observer = one.didSet { try observe(observer, old, of: &value, node) } }
  }

  /// A property, and those of the superclasses that it overrides.
  private func overridden(_ property: PropertyDecl) -> [PropertyDecl] {
    var result = [property]
    var type = property.owner.flatMap(superclass)
    while let current = type {
      if let base = current.instance[property.name]?.properties.first { result.append(base) }
      type = superclass(of: current)
    }
    return result
  }

  private func observe(_ observer: FunctionDecl, _ argument: Value, of value: inout Value, _ node: Expression) throws {
    try call(setter: observer, of: &value, with: argument, node.location)
  }
  func observe(_ observer: FunctionDecl, _ argument: Value, _ receiver: Box?, _ node: Expression) throws {
    let argument = Call.Argument(label: nil, value: argument, location: node.location)
    _ = try invoke(observer, receiver: receiver, Arguments(values: [argument], location: node.location), nil)
  }

  private func call(setter: FunctionDecl, of value: inout Value, with newValue: Value, _ location: SourceLocation)
    throws
  {
    let box = Box(value)
    value.payload = .void
    defer { value = box.value }
    let argument = Call.Argument(label: nil, value: newValue, location: location)
    _ = try invoke(setter, receiver: box, Arguments(values: [argument], location: location), nil)
  }

  /// `value.name = newValue`.
  func assignMember(
    of value: inout Value, _ name: String, _ newValue: Value, _ frame: Frame?, at node: Expression
  ) throws {
    let typeName = typeName(of: value)
    if let property = members(of: typeName, name, isStatic: false).properties.first {
      let isHere = fields(of: value) != nil
      if property.getter != nil {
        guard let setter = property.setter else {
          _ = notUnderstood("\(typeName).\(name)", why: "it has no setter", at: node.location)
          return
        }
        let settled = try property.type.map { try coerce(newValue, to: $0, frame) } ?? finalised(newValue)
        return try call(setter: setter, of: &value, with: settled, node.location)
      }
      if case .none = wrapper(of: property), isHere {
        let settled: Value
        if let type = property.declaredType {
          settled = try coerce(newValue, to: type, frame)
        } else if let current = fields(of: value)?[name] {
          settled = try fit(newValue, like: current)
        } else {
          settled = finalised(newValue)
        }
        if isObserved(property, frame) {
          return try modifyObserved(property, of: &value, at: node) { $0 = settled }
        }
        return try modifyField(name, of: &value) { $0 = settled }
      }
      return try assignWrapped(property, of: &value, newValue, frame, at: node)
    }
    if name.hasPrefix("_") {
      let plain = String(name.dropFirst())
      if let property = members(of: typeName, plain, isStatic: false).properties.first {
        return try assignStorage(property, of: &value, newValue, frame)
      }
    }
    if name == "self" {
      value = newValue
      return
    }
    switch value.payload {
    case .unknown: return
    case .type, .tuple: try modifyMember(of: &value, name, frame, at: node) { $0 = try fit(newValue, like: $0) }
    default:
      try writeForeign(&value, name, newValue, at: node)
    }
  }

  private func assignWrapped(
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
    } else {
      settled = try fit(newValue, like: readWrapped(storage))
    }
    let old = property.didSet == nil ? Value.none : try readWrapped(storage)
    if let observer = property.willSet, isObserved(property, frame) { try observe(observer, settled, of: &value, node) }
    try write(property, storage, settled, to: &value)
    if let observer = property.didSet, isObserved(property, frame) { try observe(observer, old, of: &value, node) }
  }

  /// `_name = State(initialValue: …)`.
  private func assignStorage(
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
      given = try resolve(newValue, as: attribute.name)
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
