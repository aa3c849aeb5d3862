package import SightlineModel

/// A document as `Codable` sees it: JSON, whatever it was written as.
package indirect enum DataTree {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([DataTree])
  /// Sorted by key.
  case object([(key: String, value: DataTree)])

  package subscript(key: String) -> DataTree? {
    guard case .object(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

/// What is noted while a value is decoded.
package final class DecodingTrace {
  /// Decoding again would give the same and do nothing else: no object was made, none of the project's code ran.
  package internal(set) var isRepeatable = true
  /// Property → key, by type.
  var keys: [ObjectIdentifier: [String: String]?] = [:]
}

/// What others decide while a value is decoded.
package struct DecodingRules {
  /// Of a host's type: a date, an address. `nil` where the host does not know how.
  package var foreign: (_ typeName: String, _ tree: DataTree) throws -> Value?
  /// Of a type with its own `init(from:)`.
  package var custom: (_ typeName: String, _ tree: DataTree) throws -> Value
  /// `some_key` is the property `someKey`.
  package var readsSnakeCase = false
  package let trace = DecodingTrace()
  package init(
    foreign: @escaping (_ typeName: String, _ tree: DataTree) throws -> Value?,
    custom: @escaping (_ typeName: String, _ tree: DataTree) throws -> Value
  ) {
    self.foreign = foreign
    self.custom = custom
  }
}

extension Interpreter {
  /// Makes a value of a type as a synthesised `init(from:)` does.
  ///
  /// - Throws: `ThrownValue` with a `DecodingError` where the document does not fit the type.
  package func decode(
    _ tree: DataTree, as typeName: String, at location: SourceLocation, _ rules: DecodingRules
  ) throws -> Value {
    begin()
    return try decode(tree, parse(typeName: typeName), [:], location, rules)
  }

  private func mismatch(_ reason: String, _ location: SourceLocation) -> ThrownValue {
    let error = EnumerationValue(
      typeName: "DecodingError", caseName: reason, payload: [TupleElement(value: Value(.string(reason)))])
    return ThrownValue(value: Value(.enumeration(error)), location: location)
  }

  /// - Parameter generics: What the parameters of the type around stand for.
  private func decode(
    _ tree: DataTree, _ given: TypeNode, _ generics: [String: TypeNode], _ location: SourceLocation,
    _ rules: DecodingRules
  ) throws -> Value {
    let node = generics.isEmpty ? given : substituted(given, generics)
    stepsLeft -= 1
    if stepsLeft < 0 { throw RunStopped(reason: .steps, detail: "", location: location) }
    switch (resolve(node, nil), tree) {
    case (.optional, .null): return .none
    case (.optional(let wrapped), _): return try decode(tree, wrapped, generics, location, rules)
    case (.int, .int(let number)): return Value(.int(number))
    case (.int, .double(let number)) where number == number.rounded() && abs(number) < 1e15:
      return Value(.int(Int(saturating: number)))
    case (.double, .int(let number)): return Value(.double(Double(number)))
    case (.double, .double(let number)): return Value(.double(number))
    case (.bool, .bool(let flag)): return Value(.bool(flag))
    case (.string, .string(let text)):
      return Value(.string(text), origin: Origin(DerivationStep(.data, at: location)))
    case (.array(let element), .array(let trees)):
      return Value(.array(try trees.map { try decode($0, element ?? Lowering.anyType, generics, location, rules) }))
    case (.set(let element), .array(let trees)):
      return Value(
        .set(try unique(trees.map { try decode($0, element ?? Lowering.anyType, generics, location, rules) })))
    case (.dictionary(let key, let value), .object(let entries)):
      return Value(
        .dictionary(
          DictionaryValue(
            entries: try entries.map {
              (
                try decode(keyTree($0.key, key), key ?? Lowering.anyType, generics, location, rules),
                try decode($0.value, value ?? Lowering.anyType, generics, location, rules)
              )
            })))
    case (.user(let type, let arguments), _): return try decode(tree, type, arguments, location, rules)
    case (.foreign(let name, _), _):
      if let value = try rules.foreign(name, tree) { return value }
      return Value(.unknown(Unknown(reason: "decoding a \(name)", location: location, typeName: name)))
    case (.open(let name), _): return Value(.unknown(Unknown(reason: "decoding a \(name)", location: location)))
    default: throw mismatch("typeMismatch", location)
    }
  }

  /// A key is text in the document, whatever its type.
  private func keyTree(_ key: String, _ type: TypeNode?) -> DataTree {
    guard let type, case .int = resolve(type, nil), let number = Int(key) else { return .string(key) }
    return .int(number)
  }

  private func decode(
    _ tree: DataTree, _ type: TypeDecl, _ arguments: [TypeNode], _ location: SourceLocation, _ rules: DecodingRules
  ) throws -> Value {
    if type.initializers.contains(where: { $0.parameters.first?.label == "from" && $0.parameters.count == 1 }) {
      rules.trace.isRepeatable = false
      return try rules.custom(type.name, tree)
    }
    let generics = Dictionary(zip(type.genericParameters, arguments)) { first, _ in first }
    if type.kind == .enumeration { return try decodeCase(tree, type, generics, location, rules) }
    if isKind(type.name, of: "RawRepresentable"),
      let raw = allStored(type).first(where: { $0.name == "rawValue" })?.declaredType
    {
      let value = try decode(tree, raw, generics, location, rules)
      let argument = Call.Argument(label: "rawValue", value: value, location: location)
      return try construct(named: type.name, Arguments(values: [argument], location: location), nil)
    }
    guard type.kind == .structure || type.isClass, case .object = tree else { throw mismatch("typeMismatch", location) }
    let keys = try rules.trace.keys[ObjectIdentifier(type)] ?? codingKeys(of: type)
    rules.trace.keys[ObjectIdentifier(type)] = .some(keys)
    let receiver: Value
    // As all instances of the type have them: places that read a field know where it is.
    let fields = Fields(layout(of: type))
    if type.isClass {
      rules.trace.isRepeatable = false
      receiver = Value(.object(newObject(type.name, fields)))
    } else {
      var structure = StructureValue(typeName: type.name, fields: fields)
      if !arguments.isEmpty {
        structure.typeArguments = typeArguments(
          type, written: arguments, parameters: [], slots: [], Arguments(values: [], location: location), nil)
      }
      receiver = Value(.structure(structure))
    }
    let box = Box(receiver)
    for property in allStored(type) where !property.isLazy {
      guard let value = try decodeProperty(property, tree, keys, generics, location, rules) else { continue }
      try modifyField(property.name, of: &box.value) { $0 = value }
    }
    return box.value
  }

  /// - Returns: `nil` where the property keeps no value.
  private func decodeProperty(
    _ property: PropertyDecl, _ tree: DataTree, _ keys: [String: String]?, _ generics: [String: TypeNode],
    _ location: SourceLocation, _ rules: DecodingRules
  ) throws -> Value? {
    guard let type = property.declaredType, !property.isLet || property.initialValue == nil,
      keys.map({ $0[property.name] != nil }) ?? true
    else {
      rules.trace.isRepeatable = false
      return try initialField(property)
    }
    let key = keys?[property.name] ?? property.name
    let found = tree[key] ?? (rules.readsSnakeCase ? tree[Self.snakeCase(key)] : nil)
    guard let found else {
      if type.isOptional { return Value.none }
      throw mismatch("keyNotFound", location)
    }
    let value = try decode(found, type, generics, location, rules)
    if case .none = wrapper(of: property) { return value }
    rules.trace.isRepeatable = false
    return try makeStorage(property, owner: property.owner, receiver: nil, given: value)
  }

  private func decodeCase(
    _ tree: DataTree, _ type: TypeDecl, _ generics: [String: TypeNode], _ location: SourceLocation,
    _ rules: DecodingRules
  ) throws -> Value {
    let raw: Value
    switch tree {
    case .string(let text): raw = Value(.string(text))
    case .int(let number): raw = Value(.int(number))
    case .double(let number): raw = Value(.double(number))
    case .object(let entries):
      // `{"square": {"side": 2}}`, and `_0` for what has no label (SE-0295).
      let keys = try codingKeys(of: type)
      guard entries.count == 1,
        let one = type.cases.first(where: { (keys == nil ? $0.name : keys?[$0.name]) == entries[0].key })
      else { throw mismatch("dataCorrupted", location) }
      let payload = try one.parameters.enumerated().map { index, parameter in
        guard let found = entries[0].value[parameter.label ?? "_\(index)"] else {
          guard parameter.type.isOptional else { throw mismatch("keyNotFound", location) }
          return TupleElement(label: parameter.label, value: Value.none)
        }
        return TupleElement(label: parameter.label, value: try decode(found, parameter.type, generics, location, rules))
      }
      return Value(.enumeration(EnumerationValue(typeName: type.name, caseName: one.name, payload: payload)))
    default: throw mismatch("typeMismatch", location)
    }
    let value = try enumeration(type, rawValue: raw)
    if case .none = value.payload { throw mismatch("dataCorrupted", location) }
    return value
  }

  /// Property → key, where the type says which.
  func codingKeys(of type: TypeDecl) throws -> [String: String]? {
    guard let keys = type.nested["CodingKeys"], keys.kind == .enumeration else { return nil }
    var result: [String: String] = [:]
    for one in keys.cases {
      let raw = try rawValue(of: EnumerationValue(typeName: keys.name, caseName: one.name))
      result[one.name] = raw.flatMap { text(of: $0) } ?? one.name
    }
    return result
  }

  /// `someKey` → `some_key`.
  package static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.lowercased()
    }
  }
}
