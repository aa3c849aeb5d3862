import SightlineModel

extension Interpreter {
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
    if var structure = value.takeStructure() {
      defer { value.payload = .structure(structure) }
      return try change(&structure.fields[name, default: .none])
    }
    switch value.payload {
    case .object(let object):
      var field = object.fields[name] ?? .none
      let before = field.isComparedAtOnce ? field : nil
      object.fields[name] = .void
      defer {
        object.fields[name] = field
        if !(before.map(field.isNoNews) ?? false) { noteWrite(name, of: object) }
      }
      try change(&field)
    default: break
    }
  }

  func modify(
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
    var member =
      try changingGetter(property.name, of: value).map { try read($0, changing: &value, at: Spot(property.place)) }
      ?? readWrapped(property, storage, of: value)
    let before = member
    try change(&member)
    if isSameReference(before, member) { return }
    if let type = property.type { member = try coerce(member, to: type, frame) }
    try write(property, storage, member, to: &value)
    if let observer = property.didSet, isObserved(property, frame) {
      try observe(observer, before, of: &value, node)
    }
  }

  func call(setter: FunctionDecl, of value: inout Value, with newValue: Value, _ location: SourceLocation)
    throws
  {
    let box = Box(value)
    value.payload = .void
    defer { value = box.value }
    let argument = Call.Argument(label: nil, value: newValue, location: location)
    _ = try invoke(setter, receiver: box, Arguments(values: [argument], location: location), nil)
  }

  /// `$name = …`, where the project's own wrapper lets it be set.
  private func assignProjection(
    _ name: String, of value: inout Value, _ newValue: Value, _ frame: Frame?, at node: Expression
  ) throws -> Bool {
    switch fields(of: value)?[name]?.payload {
    case .structure, .object:
      try modifyField(name, of: &value) { try assignMember(of: &$0, "projectedValue", newValue, frame, at: node) }
      return true
    default: return false
    }
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
          return try modifyObserved(property, of: &value, isSet: true, at: node) { $0 = settled }
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
    if name.hasPrefix("$"), try assignProjection(String(name.dropFirst()), of: &value, newValue, frame, at: node) {
      return
    }
    switch value.payload {
    case .unknown:
      hand([Call.Argument(label: nil, value: newValue, location: node.location)], to: name, at: node.location)
    case .type, .tuple: try modifyMember(of: &value, name, frame, at: node) { $0 = try fit(newValue, like: $0) }
    default:
      try writeForeign(&value, name, newValue, at: node)
    }
  }
}
