import SightlineModel

extension Interpreter {
  func isObserved(_ property: PropertyDecl, _ frame: Frame?) -> Bool {
    guard property.didSet != nil || property.willSet != nil else { return false }
    guard let frame else { return true }
    if frame.isInitializer { return false }
    return frame.function !== property.didSet || frame.function == nil
  }

  /// - Parameter isSet: The property itself is set; else something in it, which an object's property does not see.
  func modifyObserved(
    _ property: PropertyDecl, of value: inout Value, isSet: Bool = false, at node: Expression,
    _ change: (inout Value) throws -> Void
  ) throws {
    let base = computed(under: property)
    let old =
      try base.map { try read($0, of: value, at: node.location, nil) } ?? fields(of: value)?[property.name] ?? .none
    var new = old
    try change(&new)
    if !isSet, isSameReference(old, new) { return }
    if let type = property.declaredType { new = try coerce(new, to: type, nil) }
    // An override is called before and after what it overrides.
    let observed = base == nil ? overridden(property) : [property]
    for one in observed { if let observer = one.willSet { try observe(observer, new, of: &value, node) } }
    if let base {
      guard let setter = base.setter else { return }
      try call(setter: setter, of: &value, with: new, node.location)
    } else {
      try modifyField(property.name, of: &value) { $0 = new }
    }
    for one in observed.reversed() { if let observer = one.didSet { try observe(observer, old, of: &value, node) } }
  }

  /// The computed property of a superclass that one with observers alone overrides: `override var height { didSet { … } }`.
  func computed(under property: PropertyDecl) -> PropertyDecl? {
    guard property.didSet != nil || property.willSet != nil, property.getter == nil,
      var type = property.owner.flatMap(superclass)
    else { return nil }
    while true {
      if let base = type.instance[property.name]?.properties.first { return base.getter == nil ? nil : base }
      guard let next = superclass(of: type) else { return nil }
      type = next
    }
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

  func observe(_ observer: FunctionDecl, _ argument: Value, of value: inout Value, _ node: Expression) throws {
    try call(setter: observer, of: &value, with: argument, node.location)
  }

  func observe(_ observer: FunctionDecl, _ argument: Value, _ receiver: Box?, _ node: Expression) throws {
    let argument = Call.Argument(label: nil, value: argument, location: node.location)
    _ = try invoke(observer, receiver: receiver, Arguments(values: [argument], location: node.location), nil)
  }
}
