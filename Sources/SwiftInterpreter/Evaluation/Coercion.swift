import SightlineModel

extension Interpreter {
  /// Gives a value the type its context asks for.
  ///
  /// - Parameter finalise: The value settles here; else what stays open may take its type further out.
  @inline(__always)
  func coerce(_ value: Value, to node: TypeNode, _ frame: Frame?, finalise: Bool = true) throws -> Value {
    guard node.plain.takes(value) else { return try coerceSlowly(value, to: node, frame, finalise: finalise) }
    if !finalise {
      guard case .string = value.payload else { return value }
    }
    var value = value
    value.isLiteral = false
    return value
  }

  /// The same of what comes in registers.
  @inline(__always)
  func coerce(_ scalar: Scalar, to node: TypeNode, _ frame: Frame?) throws -> Scalar {
    scalar.isOf(node.plain) ? scalar.settled : try coerceSlowly(scalar, to: node, frame)
  }
  @inline(never)
  private func coerceSlowly(_ scalar: Scalar, to node: TypeNode, _ frame: Frame?) throws -> Scalar {
    if let plain = node.plain(in: frame), scalar.isOf(plain) { return scalar.settled }
    return pass(try coerceSlowly(value(scalar), to: node, frame))
  }

  private func coerceSlowly(_ value: Value, to node: TypeNode, _ frame: Frame?, finalise: Bool = true) throws -> Value {
    let result = try coerceDirectly(value, to: node, frame, finalise: finalise)
    guard case .unknown(let before) = value.payload, case .unknown(var unknown) = result.payload else { return result }
    switch resolve(node, frame) {
    case .optional, .open, .foreign("Any", _): unknown.isThere = before.isThere
    default: unknown.isThere = true
    }
    return Value(.unknown(unknown), origin: result.origin)
  }

  private func coerceDirectly(_ value: Value, to node: TypeNode, _ frame: Frame?, finalise: Bool) throws -> Value {
    if finalise, node.plain.takes(value) || isPlain(value, node, frame) {
      var value = value
      value.isLiteral = false
      return value
    }
    var value = value
    let resolved = resolve(node, frame)
    if let arguments = frame?.typeArguments, node.plain.isEmpty, node.plain(in: frame) == nil {
      node.note(plain(resolved, frame), for: arguments)
    }
    switch resolved {
    case .optional(let wrapped):
      if node.plain.isEmpty, case .optional? = node.resolved, !wrapped.plain.isEmpty {
        node.plain = wrapped.plain.union(.none)
      }
      switch value.payload {
      case .none: return value
      case .implicit(let member) where member.links.count == 1 && member.links[0].name == "none": return .none
      case .implicit(let member) where member.links.count == 1 && member.links[0].name == "some":
        guard let inner = member.links[0].call?.arguments.first?.value else { return value }
        return try coerce(inner, to: wrapped, frame)
      default: return try coerce(value, to: wrapped, frame, finalise: finalise)
      }
    case .double:
      switch value.payload {
      case .int(let number): value.payload = .double(Double(number))
      case .implicit(let member): value = try resolveForeign(member, as: typeName(of: node, frame), frame)
      case .unknown: return typed(value, "Double")
      default: break
      }
    case .int:
      switch value.payload {
      case .implicit(let member): value = try resolveForeign(member, as: typeName(of: node, frame), frame)
      case .unknown: return typed(value, "Int")
      default: break
      }
    case .string:
      switch value.payload {
      case .implicit(let member): value = try resolveForeign(member, as: "String", frame)
      case .unknown: return typed(value, "String")
      default: return finalised(value)
      }
    case .bool:
      switch value.payload {
      case .implicit(let member): value = try resolveForeign(member, as: "Bool", frame)
      case .unknown: return typed(value, "Bool")
      default: break
      }
    case .array(let element): value = try coerceArray(value, element, frame)
    case .set(let element):
      value = try coerceArray(value, element, frame)
      if case .array(let elements) = value.payload { value.payload = .set(try unique(elements)) }
    case .dictionary(let key, let entry): value = try coerceDictionary(value, key, entry, frame)
    case .tuple(let elements):
      if case .tuple(let parts) = value.payload, parts.count == elements.count {
        value.payload = .tuple(
          try zip(parts, elements).map { part, element in
            TupleElement(
              label: element.label ?? part.label, value: try coerce(part.value, to: element.type, frame))
          })
      }
    case .function(let shape): value = try coerceFunction(value, shape, frame)
    case .user(let type, let arguments):
      if case .implicit(let member) = value.payload, !arguments.isEmpty {
        return try resolveImplicit(member, in: type, frame, typeArguments: arguments)
      }
      return try coerce(value, toUser: type, node, frame, finalise: finalise)
    case .foreign(let name, let arguments):
      value = try settlingParts(value, arguments, frame)
      value = try coerce(value, toForeign: name, frame, finalise: finalise)
      return arguments.isEmpty ? value : try coerceParts(value, name, arguments, frame)
    case .void, .metatype: break
    case .open(let name):
      if !finalise { return value }
      if case .implicit(let member) = value.payload, isGenericParameter(name, frame),
        let type = typeAsked(at: member.location)
      {
        if case .open = resolve(type, frame) { return value }
        return try coerce(value, to: type, frame)
      }
      return finalised(value)
    }
    if finalise { value.isLiteral = false }
    return value
  }

  /// Whether a value is of a type that the parameters of the instance that runs are part of.
  private func isPlain(_ value: Value, _ node: TypeNode, _ frame: Frame?) -> Bool {
    node.plain(in: frame)?.takes(value) ?? false
  }
  private func plain(_ type: ResolvedType, _ frame: Frame?) -> PlainType {
    guard case .optional(let wrapped) = type, wrapped.plain.isEmpty else { return PlainType(type) }
    switch resolve(wrapped, frame) {
    case .int: return [.int, .none]
    case .double: return [.double, .none]
    case .bool: return [.bool, .none]
    case .string: return [.string, .none]
    default: return []
    }
  }

  /// `.constant(.first)` as `Binding<Choice>`: what stays open inside takes the parameter of the type around it.
  func settlingParts(_ value: Value, _ types: [TypeNode], _ frame: Frame?) throws -> Value {
    guard types.count == 1, case .implicit(var member) = value.payload, member.links.count == 1,
      var call = member.links[0].call, call.arguments.count == 1,
      [nil, "wrappedValue", "initialValue", "value"].contains(call.arguments[0].label)
    else { return value }
    for index in call.arguments.indices {
      guard case .implicit = call.arguments[index].value.payload else { continue }
      call.arguments[index].value = try coerce(call.arguments[index].value, to: types[0], frame, finalise: false)
    }
    member.links[0].call = call
    var value = value
    value.payload = .implicit(member)
    return value
  }

  /// What is inside `Result<Int, Failure>` and `ClosedRange<Double>`.
  private func coerceParts(_ value: Value, _ name: String, _ arguments: [TypeNode], _ frame: Frame?) throws -> Value {
    var value = value
    switch value.payload {
    case .enumeration(var result) where name == "Result" && arguments.count == 2 && result.payload.count == 1:
      let type = arguments[result.caseName == "success" ? 0 : 1]
      result.payload[0].value = try coerce(result.payload[0].value, to: type, frame)
      value.payload = .enumeration(result)
    case .range(var range):
      range.lower = try range.lower.map { try coerce($0, to: arguments[0], frame) }
      range.upper = try range.upper.map { try coerce($0, to: arguments[0], frame) }
      value.payload = .range(range)
    default: break
    }
    return value
  }

  func typed(_ value: Value, _ name: String) -> Value {
    guard case .unknown(var unknown) = value.payload, unknown.typeName == nil else { return value }
    unknown.typeName = name
    var value = value
    value.payload = .unknown(unknown)
    return value
  }

  private func coerceArray(_ value: Value, _ element: TypeNode?, _ frame: Frame?) throws -> Value {
    var value = value
    switch value.payload {
    case .array(let elements):
      guard let element,
        value.isLiteral || elements.first.map(isOpen) == true || needsDoubles(elements, element, frame)
          || needsLabels(elements, element, frame)
      else { break }
      value.payload = .array(try elements.map { try coerce($0, to: element, frame) })
    case .set(let elements):
      guard let element, value.isLiteral else { break }
      value.payload = .set(try elements.map { try coerce($0, to: element, frame) })
    case .implicit(let member):
      value = try resolveForeign(member, as: "Array", frame)
      if case .array(let elements) = value.payload, let element {
        value.payload = .array(try elements.map { try coerce($0, to: element, frame) })
      }
    default: break
    }
    return value
  }
  /// Tuples without labels where the type has some: `let pairs: [(key: String, count: Int)] = words.map { ($0, 1) }`.
  private func needsLabels(_ elements: [Value], _ element: TypeNode, _ frame: Frame?) -> Bool {
    guard case .tuple(let parts)? = elements.first?.payload, case .tuple(let wanted) = resolve(element, frame),
      parts.count == wanted.count
    else { return false }
    return zip(parts, wanted).contains { $0.label == nil && $1.label != nil }
  }
  private func isOpen(_ value: Value) -> Bool {
    var value = value
    // Literals are written only so deep.
    for _ in 0..<NestedLiterals.levels {
      switch value.payload {
      case .implicit, .interpolation: return true
      case .array(let elements):
        guard !value.isLiteral, let first = elements.first else { return value.isLiteral }
        value = first
      default: return value.isLiteral
      }
    }
    return false
  }
  private func needsDoubles(_ elements: [Value], _ type: TypeNode, _ frame: Frame?) -> Bool {
    guard case .int? = elements.first?.payload, case .double = resolve(type, frame) else { return false }
    return true
  }

  private func coerceDictionary(_ value: Value, _ key: TypeNode?, _ entry: TypeNode?, _ frame: Frame?) throws -> Value {
    var value = value
    guard let key, let entry else { return value }
    if case .implicit(let member) = value.payload { return try resolveForeign(member, as: "Dictionary", frame) }
    guard value.isLiteral else { return value }
    switch value.payload {
    case .dictionary(var dictionary):
      for index in dictionary.entries.indices {
        dictionary.entries[index].key = try coerce(dictionary.entries[index].key, to: key, frame)
        dictionary.entries[index].value = try coerce(dictionary.entries[index].value, to: entry, frame)
      }
      value.payload = .dictionary(dictionary)
    case .array(let elements) where elements.isEmpty: value.payload = .dictionary(DictionaryValue())
    default: break
    }
    return value
  }

  func coerceFunction(_ value: Value, _ shape: TypeNode.FunctionShape, _ frame: Frame?) throws -> Value {
    switch value.payload {
    case .function(let function):
      if let native = function as? NativeFunction,
        Self.operatorNames.contains(native.name) || ["max", "min", "abs"].contains(native.name)
      {
        // `+` over Doubles takes `6` as 6.0.
        return Value(
          .function(
            NativeFunction(name: native.name + " ", location: native.location, parameterCount: 2) {
              arguments, interpreter in
              var arguments = arguments
              for (index, type) in shape.parameters.enumerated() where index < arguments.count {
                arguments[index].value = try interpreter.coerce(arguments[index].value, to: type, nil)
              }
              return try native.body(arguments, interpreter)
            }))
      }
      guard let closure = function as? Closure, closure.shape == nil || closure.shape?.result !== shape.result else {
        return value
      }
      return Value(.function(closure.bound(to: closed(shape, frame), builder: nil)), origin: value.origin)
    case .keyPath, .type: return asFunction(value) ?? value
    default: return value
    }
  }

  func coerce(
    _ value: Value, toUser type: TypeDecl, _ node: TypeNode, _ frame: Frame?, finalise: Bool
  ) throws -> Value {
    var value = value
    switch value.payload {
    case .implicit(let member): return try resolveImplicit(member, in: type, frame)
    case .unknown: return typed(value, type.name)
    case .structure, .object, .enumeration, .host, .function: break
    default:
      if type.kind != .contract, let converted = try literal(value, as: type, frame) { return converted }
    }
    if finalise { value = finalised(value) }
    return value
  }

  func literal(_ value: Value, as type: TypeDecl, _ frame: Frame?) throws -> Value? {
    let names = conformances(of: type.name)
    func construct(_ label: String, _ value: Value) throws -> Value {
      var value = value
      value.isLiteral = false
      return try self.construct(
        type,
        Arguments(
          values: [Call.Argument(label: label, value: value, location: type.place.location)],
          location: type.place.location), frame)
    }
    switch value.payload {
    case .string, .interpolation:
      if names.contains("ExpressibleByStringInterpolation") || names.contains("ExpressibleByStringLiteral") {
        return try construct("stringLiteral", finalised(value))
      }
    case .int:
      if names.contains("ExpressibleByIntegerLiteral") { return try construct("integerLiteral", value) }
      if names.contains("ExpressibleByFloatLiteral"), case .int(let number) = value.payload {
        return try construct("floatLiteral", Value(.double(Double(number)), origin: value.origin))
      }
    case .dictionary(let dictionary):
      if names.contains("ExpressibleByDictionaryLiteral") {
        let place = type.place.location
        return try self.construct(
          type,
          Arguments(
            values: dictionary.entries.enumerated().map {
              Call.Argument(
                label: $0.offset == 0 ? "dictionaryLiteral" : nil,
                value: Value(.tuple([TupleElement(value: $0.element.key), TupleElement(value: $0.element.value)])),
                location: place)
            }, location: place), frame)
      }
    case .none: if names.contains("ExpressibleByNilLiteral") { return try construct("nilLiteral", .void) }
    case .double: if names.contains("ExpressibleByFloatLiteral") { return try construct("floatLiteral", value) }
    case .bool: if names.contains("ExpressibleByBooleanLiteral") { return try construct("booleanLiteral", value) }
    case .array(let elements):
      if names.contains("OptionSet") { return try optionSet(elements, type, frame) }
      if names.contains("ExpressibleByArrayLiteral") {
        return try self.construct(
          type,
          Arguments(
            values: elements.enumerated().map {
              Call.Argument(
                label: $0.offset == 0 ? "arrayLiteral" : nil, value: $0.element, location: type.place.location)
            }, location: type.place.location), frame)
      }
    default: break
    }
    return nil
  }

  func optionSet(_ elements: [Value], _ type: TypeDecl, _ frame: Frame?) throws -> Value {
    var bits = 0
    for element in elements {
      let option =
        if case .implicit(let member) = element.payload { try resolveImplicit(member, in: type, frame) } else {
          element
        }
      if case .structure(let structure) = option.payload, case .int(let raw)? = structure.fields["rawValue"]?.payload {
        bits |= raw
      }
    }
    return Value(.structure(StructureValue(typeName: type.name, fields: ["rawValue": Value(.int(bits))])))
  }

  func coerce(_ value: Value, toForeign name: String, _ frame: Frame?, finalise: Bool) throws -> Value {
    switch value.payload {
    case .implicit(let member): return try resolveForeign(member, as: name, frame)
    case .host(let host) where host.hostTypeName == name: return value
    case .none: return value
    case .unknown: return typed(value, name)
    default: break
    }
    for host in hosts {
      if var converted = try host.convert(value, to: name, in: self) {
        if converted.origin == nil { converted.origin = value.origin }
        return converted
      }
    }
    return finalise ? finalised(value) : value
  }
}
