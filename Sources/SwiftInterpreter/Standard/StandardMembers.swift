import SightlineModel

extension Interpreter {
  /// Members of the standard library's values; `arguments` is `nil` for a plain access.
  func standardMember(of value: Value, _ name: String, _ arguments: Arguments?, at node: Expression, _ frame: Frame?)
    throws
    -> Value?
  {
    switch value.payload {
    case .interpolation: return try standardMember(of: finalised(value), name, arguments, at: node, frame)
    // `Button(action: dismiss.callAsFunction)`.
    case .function where name == "callAsFunction" && arguments == nil: return value
    // `AnyIterator { … }` is its closure.
    case .function(let function)
    where name == "next" && arguments?.values.isEmpty == true && function.parameterCount == 0:
      return try apply(function, [])
    case .int, .double, .bool:
      if let result = try numberMember(value, name, arguments) { return result }
      if case .int(let number) = value.payload,
        let result = try reportingOverflow(number, name, arguments, at: node)
          ?? byteOrder(of: number, name, at: node, frame)
      {
        return result
      }
    case .string(let text):
      if let result = try regexMember(text, name, arguments) { return result.keepingOrigin(of: value) }
      if let result = try stringMember(text, name, arguments) {
        // What is put together of them again is still the same text.
        if Self.pieces.contains(name), let origin = value.origin, case .array(let parts) = result.payload {
          return Value(.array(parts.map { Value($0.payload, origin: origin) }))
        }
        return result.keepingOrigin(of: value)
      }
      if let result = try collectionMember(value, name, arguments, at: node, frame) {
        // Of a text that is known as a sequence no more than its characters are left.
        if name == "filter", let owner = frame?.owner, owner.kind == nil, owner.name == "Sequence" { return result }
        return rejoined(result, name)
      }
    case .array, .set, .range, .dictionary:
      if case .dictionary(let dictionary) = value.payload,
        let result = try dictionaryMember(dictionary, name, arguments, frame)
      {
        return result
      }
      if case .set(let elements) = value.payload, let result = try setMember(elements, name, arguments) {
        return result
      }
      if case .range(let range) = value.payload {
        if let result = try rangeMember(range, name, arguments) { return result }
        if range.upper == nil, let result = try endlessMember(range, name, arguments, at: node, frame) { return result }
      }
      if let result = try collectionMember(value, name, arguments, at: node, frame) { return result }
    case .enumeration(let enumeration):
      switch name {
      case "rawValue": return try rawValue(of: enumeration)
      case "hashValue":
        if let combined = try combinedInHash(value) {
          return Value(.int(describe(combined).utf8.reduce(5381) { ($0 &* 33) &+ Int($1) }))
        }
        return Value(.int(enumeration.caseName.count))
      case "stringValue" where isKind(enumeration.typeName, of: "CodingKey"):
        return try rawValue(of: enumeration) ?? Value(.string(enumeration.caseName))
      case "get", "map", "flatMap", "mapError", "flatMapError":
        if enumeration.typeName == "Result" { return try resultMember(enumeration, name, arguments, at: node) }
      case "localizedDescription": return nil
      default: break
      }
      if makesIterators(enumeration.typeName),
        let result = try sequenceMember(value, name, arguments, at: node, frame)
      {
        return result
      }
    case .structure, .object:
      guard case .structure(let structure) = value.payload else {
        return try sequenceMember(value, name, arguments, at: node, frame) ?? commonMember(value, name, arguments)
      }
      if let result = try sequenceMember(value, name, arguments, at: node, frame) { return result }
      if let result = try structureMember(structure, value, name, arguments, frame) { return result }
    case .host(let host):
      if let result = try concurrencyMember(host, name, arguments, at: node) { return result }
      if let local = exactly(host, TaskLocalValue.self),
        let result = try taskLocalMember(local, name, arguments, at: node)
      {
        return result
      }
      if let result = matchMember(host, name, arguments) { return result }
      if name == "utf16Offset", let position = exactly(host, StringPosition.self) {
        let whole = arguments?.values.first.flatMap { text(of: $0.value) } ?? ""
        return Value(.int(position.index <= whole.endIndex ? position.index.utf16Offset(in: whole) : 0))
      }
    case .none:
      if name == "map" || name == "flatMap" { return Value.none }
      if name == "isEmpty" || name == "count" { return Value.none }
    case .keyPath(let root, let components):
      if name == "appending", case .keyPath(_, let more)? = arguments?.values.first?.value.payload {
        try make(elements: components.count + more.count)
        return Value(.keyPath(root: root, components: components + more))
      }
    default: break
    }
    return try commonMember(value, name, arguments)
  }

  /// What the standard library gives to sequences and collections of the project's own.
  private func sequenceMember(
    _ value: Value, _ name: String, _ arguments: Arguments?, at node: Expression, _ frame: Frame?
  ) throws -> Value? {
    guard Self.collectionNames.contains(name) else { return nil }
    let type = typeName(of: value)
    let isCollection = ["Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection"]
      .contains { isKind(type, of: $0) }
    guard isCollection || isKind(type, of: "Sequence") else { return nil }
    if isCollection, ["startIndex", "endIndex", "index"].contains(name) { return nil }
    if arguments == nil, name == "first" || name == "isEmpty" {
      let first = try visited(value, node, most: 1).first
      return name == "first" ? first ?? Value.none : Value(.bool(first == nil))
    }
    return try collectionMember(Value(.array(visited(value, node))), name, arguments, at: node, frame)
  }

  /// The elements of a sequence of the project's own.
  ///
  /// - Parameter most: No more than so many are asked for.
  func visited(_ value: Value, _ node: Expression, most: Int = .max) throws -> [Value] {
    var elements: [Value] = []
    _ = try iterate(value, rootFrame, at: node.place) { element in
      try make(elements: elements.count + 1, adding: 1, at: node.location)
      elements.append(element)
      return elements.count < most ? .normal : .broke(label: nil)
    }
    return elements
  }

  func resultValue(_ name: String, _ value: Value) -> Value {
    Value(.enumeration(EnumerationValue(typeName: "Result", caseName: name, payload: [TupleElement(value: value)])))
  }
  private func resultMember(_ result: EnumerationValue, _ name: String, _ arguments: Arguments?, at node: Expression)
    throws
    -> Value?
  {
    let content = result.payload.first?.value ?? .void
    let isSuccess = result.caseName == "success"
    if name == "get" {
      if isSuccess { return content }
      throw ThrownValue(value: content, location: node.location)
    }
    guard let argument = arguments?.values.first?.value, case .function(let function)? = asFunction(argument)?.payload
    else {
      return nil
    }
    if isSuccess != !name.hasSuffix("Error") { return Value(.enumeration(result)) }
    let mapped = try apply(function, [content])
    let isFlat = name.hasPrefix("flatMap")
    if isFlat, case .implicit(let member) = mapped.payload {
      return try resolveForeign(member, as: "Result", nil)
    }
    return isFlat ? mapped : resultValue(result.caseName, mapped)
  }

  private func commonMember(_ value: Value, _ name: String, _ arguments: Arguments?) throws -> Value? {
    switch name {
    case "map", "flatMap":
      // An optional that has a value.
      switch value.payload {
      case .array, .set, .dictionary, .range, .unknown, .host: return nil
      default: break
      }
      guard let function = arguments?.values.first?.value, case .function(let body)? = asFunction(function)?.payload
      else { return nil }
      return try apply(body, [value])
    case "hash":
      return .void
    case "hashValue": return Value(.int(describe(value).utf8.reduce(5381) { ($0 &* 33) &+ Int($1) }))
    case "unsafelyUnwrapped": return value
    // What `AnyHashable` holds.
    case "base" where arguments == nil:
      if case .host = value.payload { return nil }
      return value
    // A literal that a type of an unseen module was made of: `let name: Tagged<Font, String> = "Body"`.
    case "rawValue" where arguments == nil:
      switch value.payload {
      case .string, .int, .double: return value
      default: return nil
      }
    case "debugDescription", "description":
      switch value.payload {
      case .host, .object: return nil
      // `Optional` has none: what is nothing here was declared as if it never were.
      case .none where name == "description": return nil
      // It has no description of its own: the member is looked up.
      case .structure(let structure) where hasDynamicMembers(structure.typeName):
        return nil
      default: return Value(.string(describe(value)))
      }
    default: return nil
    }
  }

  /// What the project's own `hash(into:)` puts into a hasher, which is a list here.
  private func combinedInHash(_ value: Value) throws -> Value? {
    let declared = members(of: typeName(of: value), "hash", isStatic: false).functions.first {
      $0.parameters.count == 1 && $0.parameters[0].label == "into" && $0.hasBody
    }
    guard let declared, hosts.isEmpty else { return nil }
    let hasher = Call.Argument(label: "into", value: Value(.array([])), location: noPlace)
    _ = try invoke(
      declared, receiver: Box(value), Arguments(values: [hasher], location: noPlace), [.argument(0)])
    return changedArguments.first
  }

  /// Members of a text that give pieces of it.
  private static let pieces: Set<String> = ["unicodeScalars", "split", "components"]

  private func rejoined(_ value: Value, _ name: String) -> Value {
    if name == "split", case .array(let groups) = value.payload {
      return Value(.array(groups.map { rejoined($0, "filter") }))
    }
    let textual: Set<String> = ["filter", "prefix", "suffix", "dropFirst", "dropLast", "reversed_", "drop"]
    guard textual.contains(name), case .array(let parts) = value.payload else { return value }
    return Value(.string(parts.compactMap { text(of: $0) }.joined()))
  }

  private func structureMember(
    _ structure: StructureValue, _ value: Value, _ name: String, _ arguments: Arguments?, _ frame: Frame?
  ) throws -> Value? {
    if let field = structure.fields[name], program.types[structure.typeName] == nil { return field }
    if structure.typeName == "CGRect" {
      guard case .structure(let origin)? = structure.fields["origin"]?.payload,
        case .structure(let size)? = structure.fields["size"]?.payload, let x = origin.fields["x"]?.number,
        let y = origin.fields["y"]?.number, let width = size.fields["width"]?.number,
        let height = size.fields["height"]?.number
      else { return nil }
      switch name {
      case "width": return Value(.double(width))
      case "height": return Value(.double(height))
      case "minX": return Value(.double(x))
      case "minY": return Value(.double(y))
      case "maxX": return Value(.double(x + width))
      case "maxY": return Value(.double(y + height))
      case "midX": return Value(.double(x + width / 2))
      case "midY": return Value(.double(y + height / 2))
      default: return nil
      }
    }
    if isKind(structure.typeName, of: "OptionSet") { return try optionSetMember(structure, name, arguments, frame) }
    return nil
  }

  private func bits(_ value: Value, _ type: String, _ frame: Frame?) throws -> Int {
    let settled = try coerce(value, to: parse(typeName: type), frame)
    if case .structure(let other) = settled.payload, case .int(let raw)? = other.fields["rawValue"]?.payload {
      return raw
    }
    return 0
  }
  func optionSetMember(_ structure: StructureValue, _ name: String, _ arguments: Arguments?, _ frame: Frame?)
    throws
    -> Value?
  {
    guard case .int(let own)? = structure.fields["rawValue"]?.payload else { return nil }
    if name == "isEmpty" { return Value(.bool(own == 0)) }
    guard let argument = arguments?.values.first?.value else { return nil }
    let other = try bits(argument, structure.typeName, frame)
    func made(_ raw: Int) -> Value {
      Value(.structure(StructureValue(typeName: structure.typeName, fields: ["rawValue": Value(.int(raw))])))
    }
    switch name {
    case "contains", "isSuperset": return Value(.bool(own & other == other))
    case "isSubset": return Value(.bool(own & other == own))
    case "isStrictSuperset": return Value(.bool(own & other == other && own != other))
    case "isStrictSubset": return Value(.bool(own & other == own && own != other))
    case "isDisjoint": return Value(.bool(own & other == 0))
    case "insert":
      let isNew = own & other != other
      return Value(
        .tuple([
          TupleElement(label: "inserted", value: Value(.bool(isNew))),
          TupleElement(label: "memberAfterInsert", value: made(isNew ? other : own & other)),
        ]))
    case "remove", "update": return own & other == 0 ? Value.none : made(own & other)
    case "union": return made(own | other)
    case "intersection": return made(own & other)
    case "subtracting": return made(own & ~other)
    case "symmetricDifference": return made(own ^ other)
    default: return nil
    }
  }
}

extension Value {
  /// A text made from another one, trimmed or in capitals, comes from where that one does.
  package func keepingOrigin(of source: Value) -> Value {
    guard case .string = payload, origin == nil else { return self }
    var value = self
    value.origin = source.origin
    return value
  }
}
