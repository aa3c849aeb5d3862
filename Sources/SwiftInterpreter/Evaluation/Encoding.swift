package import SightlineModel

/// What others decide while a value is encoded.
package struct EncodingRules {
  /// Of a host's value: a date, an address. `nil` where the host does not know how.
  package var foreign: (_ value: Value) throws -> DataTree?
  /// Of a type with its own `encode(to:)`.
  package var custom: (_ value: Value) throws -> DataTree?
  /// How the name of a key is written: as it is, or in snake case.
  package var key: (_ name: String) -> String
  package init(
    foreign: @escaping (_ value: Value) throws -> DataTree?, custom: @escaping (_ value: Value) throws -> DataTree?,
    key: @escaping (_ name: String) -> String
  ) {
    self.foreign = foreign
    self.custom = custom
    self.key = key
  }
}

extension Interpreter {
  /// Makes a document of a value as a synthesised `encode(to:)` does.
  ///
  /// - Source: Swift Evolution 0166 and 0295: optionals that are nil are left out, cases without raw values are keys.
  /// - Parameter isOwn: Its own `encode(to:)` was asked for already.
  /// - Returns: `nil` where a part of it is not known.
  package func encode(_ value: Value, _ rules: EncodingRules, at location: SourceLocation, isOwn: Bool = false) throws
    -> DataTree?
  {
    stepsLeft -= 1
    if stepsLeft < 0 { throw RunStopped(reason: .steps, detail: "", location: location) }
    switch value.payload {
    case .none: return .null
    case .bool(let flag): return .bool(flag)
    case .int(let number): return .int(number)
    case .double(let number): return .double(number)
    case .string(let text): return .string(text)
    case .array(let values), .set(let values):
      var items: [DataTree] = []
      for value in values {
        guard let item = try encode(value, rules, at: location) else { return nil }
        items.append(item)
      }
      return .array(items)
    case .dictionary(let dictionary): return try encode(dictionary, rules, location)
    case .structure, .object:
      guard let type = program.types[typeName(of: value)] else { return nil }
      if !isOwn, encodesItself(type) { return try rules.custom(value) }
      // - Source: the standard library encodes what is RawRepresentable as its raw value.
      if isKind(type.name, of: "RawRepresentable"), let raw = fields(of: value)?["rawValue"] {
        return try encode(raw, rules, at: location)
      }
      return try encode(value, type, rules, location)
    case .enumeration(let one):
      guard let type = program.types[one.typeName] else { return nil }
      if !isOwn, encodesItself(type) { return try rules.custom(value) }
      if let raw = try rawValue(of: value) { return try encode(raw, rules, at: location) }
      return try encode(one, type, rules, location)
    case .host: return try rules.foreign(value)
    default: return nil
    }
  }

  private func encodesItself(_ type: TypeDecl) -> Bool {
    members(of: type.name, "encode", isStatic: false).functions.contains { $0.parameters.first?.label == "to" }
  }

  /// Keys that are texts or whole numbers are keys of the document; others stand before their values in a list.
  private func encode(_ dictionary: DictionaryValue, _ rules: EncodingRules, _ location: SourceLocation) throws
    -> DataTree?
  {
    var entries: [(key: String, value: DataTree)] = []
    var items: [DataTree] = []
    for (key, value) in dictionary.entries {
      guard let tree = try encode(value, rules, at: location) else { return nil }
      switch key.payload {
      case .string(let text): entries.append((text, tree))
      case .int(let number): entries.append((String(number), tree))
      default:
        guard let own = try encode(key, rules, at: location) else { return nil }
        items += [own, tree]
      }
    }
    return items.isEmpty ? .object(entries) : .array(items)
  }

  private func encode(_ value: Value, _ type: TypeDecl, _ rules: EncodingRules, _ location: SourceLocation) throws
    -> DataTree?
  {
    let keys = try codingKeys(of: type)
    let stored = fields(of: value)
    var entries: [(key: String, value: DataTree)] = []
    for property in allStored(type) where !property.isLazy {
      guard let key = keys.map({ $0[property.name] }) ?? property.name else { continue }
      guard case .none = wrapper(of: property), let field = stored?[property.name] else { return nil }
      if field.isNone { continue }
      guard let tree = try encode(field, rules, at: location) else { return nil }
      entries.append((rules.key(key), tree))
    }
    return .object(entries)
  }

  private func encode(
    _ one: EnumerationValue, _ type: TypeDecl, _ rules: EncodingRules, _ location: SourceLocation
  ) throws -> DataTree? {
    let keys = try codingKeys(of: type)
    var payload: [(key: String, value: DataTree)] = []
    for (index, part) in one.payload.enumerated() where !part.value.isNone {
      guard let tree = try encode(part.value, rules, at: location) else { return nil }
      payload.append((rules.key(part.label ?? "_\(index)"), tree))
    }
    return .object([(rules.key(keys?[one.caseName] ?? one.caseName), .object(payload))])
  }
}
