import SightlineModel

extension Interpreter {
  /// Of the initialiser that a struct has by itself.
  func memberwiseParameters(_ type: TypeDecl) -> [ParameterDecl] {
    allStored(type).compactMap { property -> ParameterDecl? in
      if property.isLet, property.initialValue != nil { return nil }
      let wrapper = wrapper(of: property)
      if case .host(let attribute) = wrapper, attribute.arguments != nil, property.isPrivate { return nil }
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

  func memberwise(
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
    var structure = StructureValue(typeName: type.name, fields: Fields(layout(of: type)))
    if !type.genericParameters.isEmpty {
      structure.typeArguments = self.typeArguments(
        type, written: typeArguments, parameters: parameters, slots: slots, arguments, frame)
      receiver.generics = structure.typeArguments?.nodes ?? [:]
    }
    for property in stored where !property.isLazy || given[property.name] != nil {
      guard let index = given[property.name] else {
        if let value = try initialField(property, generics: receiver.generics) {
          structure.fields[property.name] = value
        }
        continue
      }
      structure.fields[property.name] = try field(property, index, arguments, receiver)
    }
    return Value(.structure(structure))
  }

  /// What a property is given: where its wrapper is for one type alone, that.
  private func givenType(_ property: PropertyDecl) -> TypeNode? {
    guard property.type == nil, case .user(let type, _) = wrapper(of: property), type.genericParameters.isEmpty else {
      return property.declaredType
    }
    return members(of: type.name, "wrappedValue", isStatic: false).properties.first?.declaredType
      ?? property.declaredType
  }

  private func field(_ property: PropertyDecl, _ index: Int, _ arguments: Arguments, _ frame: Frame) throws -> Value {
    var value = arguments.values[index].value
    let given = givenType(property)
    if let nodes = arguments.nodes, index < nodes.count, nodes[index].expression is BinaryExpression,
      nodes[index].expression.isLiteralArithmetic, let given
    {
      value = try nodes[index].expression.evaluate(frame, given)
    } else if let given, isFractional(given, frame) {
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
      return try makeStorage(
        property, owner: property.owner, receiver: nil, given: value, generics: frame.generics)
    case .user(let wrapper, _):
      // `Toggle(on: .constant(true))`.
      if case .implicit(let member) = value.payload, let name = member.links.first?.name,
        !members(of: wrapper.name, name, isStatic: true).isEmpty
      {
        value = try resolveImplicit(member, in: wrapper, frame)
      }
      if isKind(typeName(of: value), of: wrapper.name) { return value }
      return try makeStorage(
        property, owner: property.owner, receiver: nil,
        given: given.map { try coerce(value, to: $0, frame) } ?? finalised(value), generics: frame.generics)
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
}

extension LazyExpression {
  /// Marks that something else fills the place.
  static func nothing(_ place: Place) -> LazyExpression {
    LazyExpression(place: place, end: place.offset) { (LiteralExpression(.none, place), 1) }
  }
}
