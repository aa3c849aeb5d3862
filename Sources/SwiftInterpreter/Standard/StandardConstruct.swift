import SightlineModel

extension Interpreter {
  func standardConstruct(_ name: String, _ arguments: Arguments, _ frame: Frame?) throws -> Value? {
    guard Self.standardTypes.contains(name) else { return nil }
    let values = arguments.values
    let first = values.first
    if let first, case .unknown(let unknown) = first.value.payload {
      return Value(.unknown(Unknown(reason: unknown.reason, location: unknown.location, typeName: name)))
    }
    if Self.integerNames.contains(name) { return try integer(name, first, values) }
    if Self.floatNames.contains(name) {
      switch first?.value.payload {
      case nil: return Value(.double(0))
      case .int(let number): return Value(.double(Double(number)), origin: first?.value.origin)
      case .double: return finalised(first!.value)
      case .string(let text):
        try work(text.utf8.count)
        return Double(text).map { Value(.double($0)) } ?? Value.none
      case .interpolation: return Double(text(of: first!.value) ?? "").map { Value(.double($0)) } ?? Value.none
      case .implicit(let member): return try resolveForeign(member, as: "Double", frame)
      case .host: return nil
      default: return nil
      }
    }
    if Self.stringNames.contains(name) {
      if first?.label == "describing" || first?.label == "reflecting", let node = arguments.nodes?.first,
        let type = shownType(of: node, frame ?? rootFrame), holdsOptionals(type)
      {
        let text = describe(first!.value, as: type, isNested: first?.label == "reflecting")
        return Value(.string(text), origin: first?.value.describedOrigin)
      }
      return try string(first, values)
    }
    switch name {
    case "AnyHashable", "AnyIterator", "AnySequence", "AnyCollection": return first.map { finalised($0.value) }
    case "AsyncStream", "AsyncThrowingStream", "CancellationError": return try concurrencyConstruct(name, arguments)
    case "Bool":
      switch first?.value.payload {
      case nil: return Value(.bool(false))
      case .bool: return finalised(first!.value)
      case .string(let text): return Bool(text).map { Value(.bool($0)) } ?? Value.none
      default: return nil
      }
    case "Array", "ArraySlice":
      guard let first else { return Value(.array([])) }
      if first.label == "repeating", case .int(let number)? = arguments.call["count"]?.value.payload {
        let count = try count(number, of: "Array(repeating:count:)", at: arguments.location)
        try make(elements: count, at: arguments.location)
        return Value(.array(Array(repeating: finalised(first.value), count: count)))  // checked: made above
      }
      if first.label == "arrayLiteral" { return Value(.array(values.map { finalised($0.value) })) }
      if case .host = first.value.payload { return try iterated(first.value, arguments) }
      return Value(.array(try iteratedElements(first.value, frame)))
    case "Set":
      guard let first else { return Value(.set([])) }
      return Value(.set(try unique(iteratedElements(first.value, frame))))
    case "Dictionary": return try dictionary(first, values, arguments)
    case "Optional": return first.map { finalised($0.value) } ?? Value.none
    case "Range", "ClosedRange":
      if case .host? = first?.value.payload { return nil }
      return first?.value
    case "CGSize": return try fields("CGSize", ["width", "height"], values)
    case "CGPoint": return try fields("CGPoint", ["x", "y"], values)
    case "CGVector": return try fields("CGVector", ["dx", "dy"], values)
    case "CGRect": return try rectangle(arguments)
    case "Any": return first?.value
    case "Regex": return try regex(first, arguments)
    case "UnicodeScalar", "Unicode.Scalar":
      guard case .int(let code)? = first?.value.payload else { return first.map { finalised($0.value) } }
      return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { Value(.string(String($0))) } ?? Value.none
    case "ObjectIdentifier":
      // Equal where the objects are one, whatever they say of being equal.
      guard case .object(let object)? = first?.value.payload else { return first?.value }
      return Value(.structure(StructureValue(typeName: name, fields: ["serial": Value(.int(object.serial))])))
    case "Result":
      let body = first?.value ?? arguments.call["catching"]?.value
      guard case .function(let function)? = body?.payload else { return nil }
      do {
        return resultValue("success", try apply(function, []))
      } catch let error as ThrownValue { return resultValue("failure", error.value) }
    default: return nil
    }
  }

  private func iterated(_ value: Value, _ arguments: Arguments) throws -> Value? {
    for host in hosts {
      if let list = try host.member(of: value, name: "elements for in", call: nil, in: self) { return list }
    }
    return nil
  }
  private func iteratedElements(_ value: Value, _ frame: Frame?) throws -> [Value] {
    switch value.payload {
    case .structure, .object, .host:
      var result: [Value] = []
      _ = try iterate(value, frame ?? rootFrame, at: nowhere.place) {
        result.append($0)
        return .normal
      }
      return result
    default: return try elements(of: value)
    }
  }

  /// Put together of ever longer parts, where `String(repeating:count:)` adds one after the other.
  ///
  /// - Parameter count: Checked: made before.
  private static func repeated(_ text: String, _ count: Int) -> String {
    var (result, part, left) = ("", text, count)
    while left > 0 {
      if left & 1 == 1 { result += part }
      left >>= 1
      if left > 0 { part += part }
    }
    return result
  }

  private func integer(_ name: String, _ first: Call.Argument?, _ values: [Call.Argument]) throws -> Value? {
    let range = Self.integerRange(name)
    func ranged(_ number: Int) -> Value? { range.contains(number) ? Value(.int(number)) : nil }
    let origin = first?.value.origin
    switch first?.value.payload {
    case nil: return Value(.int(0))
    case .int(let number):
      if let swapped = ordered(number, first?.label, as: name) { return swapped }
      switch first?.label {
      case "exactly": return range.contains(number) ? Value(.int(number), origin: origin) : Value.none
      case "clamping": return Value(.int(min(max(number, range.lowerBound), range.upperBound)), origin: origin)
      case "truncatingIfNeeded", "bitPattern": return Value(.int(Self.truncated(number, to: name)), origin: origin)
      default:
        guard range.contains(number) else { throw trap("\(number) is beyond what \(name) can hold") }
        return Value(.int(number), origin: origin)
      }
    case .double(let number):
      let whole = Int(exactly: number.rounded(.towardZero)).flatMap { range.contains($0) ? $0 : nil }
      if first?.label == "exactly" {
        return whole.flatMap { Double($0) == number ? Value(.int($0), origin: origin) : nil } ?? Value.none
      }
      guard let whole else { throw trap("\(number) is beyond what \(name) can hold") }
      return Value(.int(whole), origin: origin)
    case .bool(let flag): return Value(.int(flag ? 1 : 0))
    case .string, .interpolation:
      let text = text(of: first!.value) ?? ""
      try work(text.utf8.count)
      if first?.label == "ascii" {
        guard let scalar = text.unicodeScalars.first, scalar.isASCII else {
          throw trap("\(text) is no ASCII character")
        }
        return Value(.int(Int(scalar.value)))
      }
      var radix = 10
      if values.count > 1, values[1].label == "radix", case .int(let number) = values[1].value.payload,
        (2...36).contains(number)
      {
        radix = number
      }
      return Int(text, radix: radix).flatMap(ranged) ?? Value.none
    default: return nil
    }
  }

  /// The lowest bits, as many as the type has.
  private static func truncated(_ number: Int, to name: String) -> Int {
    switch name {
    case "Int8": Int(Int8(truncatingIfNeeded: number))
    case "Int16": Int(Int16(truncatingIfNeeded: number))
    case "Int32": Int(Int32(truncatingIfNeeded: number))
    case "UInt8": Int(UInt8(truncatingIfNeeded: number))
    case "UInt16": Int(UInt16(truncatingIfNeeded: number))
    case "UInt32": Int(UInt32(truncatingIfNeeded: number))
    default: number
    }
  }

  private func string(_ first: Call.Argument?, _ values: [Call.Argument]) throws -> Value? {
    guard let first else { return Value(.string("")) }
    switch first.label {
    case nil, "describing", "stringLiteral", "verbatim":
      if values.count > 1, values[1].label == "radix", case .int(let number) = first.value.payload,
        case .int(let radix) = values[1].value.payload, (2...36).contains(radix)
      {
        let isUpper = values.first { $0.label == "uppercase" }.map {
          if case .bool(true) = $0.value.payload { true } else { false }
        }
        return Value(.string(String(number, radix: radix, uppercase: isUpper ?? false)))
      }
      switch first.value.payload {
      case .array(let elements):
        if first.label == nil {
          return Value(.string(try joined(elements, separator: "")), origin: first.value.origin)
        }
        return Value(.string(describe(first.value)), origin: first.value.describedOrigin)
      case .string, .interpolation: return finalised(first.value)
      case .host where first.label == nil: return nil
      default: return Value(.string(describe(first.value)), origin: first.value.describedOrigin)
      }
    case "reflecting":
      return Value(
        .string(String(describe(Value(.array([first.value]))).dropFirst().dropLast())),
        origin: first.value.describedOrigin)
    case "repeating":
      guard case .int(let number)? = values.first(where: { $0.label == "count" })?.value.payload else { return nil }
      let count = try count(number, of: "String(repeating:count:)")
      let text = describe(first.value)
      // Repeated however often, nothing is nothing.
      if text.isEmpty { return Value(.string("")) }
      try make(text: text.utf8.count.multiplied(saturating: count))
      return Value(.string(Self.repeated(text, count)))
    case "format":
      guard let format = text(of: first.value) else { return nil }
      var list = values.dropFirst().filter { $0.label == nil }.map { finalised($0.value) }
      if let given = values.first(where: { $0.label == "arguments" })?.value {
        switch given.payload {
        case .array(let elements): list = elements.map { finalised($0) }
        case .unknown: return given
        default: return nil
        }
      }
      for value in list { if case .unknown = value.payload { return value } }
      let text = formatted(format, list)
      try make(text: text.utf8.count)
      return Value(.string(text), origin: first.value.origin)
    default: return nil
    }
  }

  private func dictionary(_ first: Call.Argument?, _ values: [Call.Argument], _ arguments: Arguments) throws -> Value? {
    guard let first else { return Value(.dictionary(DictionaryValue())) }
    var result = DictionaryValue()
    switch first.label {
    case "uniqueKeysWithValues", nil:
      for element in try elements(of: first.value) {
        guard case .tuple(let parts) = element.payload, parts.count == 2 else { continue }
        result.entries.append((parts[0].value, parts[1].value))
      }
      if first.label != nil, values.count == 1, try unique(result.entries.map(\.key)).count < result.entries.count {
        guard presumesLife else { throw trap("Dictionary(uniqueKeysWithValues:) with two equal keys") }
        // Samples have equal keys where real values have not.
        var known = DictionaryValue()
        for entry in result.entries where try position(of: entry.key, in: known) == nil { known.entries.append(entry) }
        return Value(.dictionary(known))
      }
      guard values.count > 1, values[1].label == "uniquingKeysWith" || values[1].isTrailingClosure,
        case .function(let function) = values[1].value.payload
      else { return Value(.dictionary(result)) }
      var merged = DictionaryValue()
      for entry in result.entries {
        if let position = try position(of: entry.key, in: merged) {
          merged.entries[position].value = try apply(function, [merged.entries[position].value, entry.value])
        } else {
          merged.entries.append(entry)
        }
      }
      return Value(.dictionary(merged))
    case "grouping":
      guard let by = values.dropFirst().first?.value, case .function(let function)? = asFunction(by)?.payload else {
        return nil
      }
      for element in try elements(of: first.value) {
        let key = try apply(function, [element])
        if let position = try position(of: key, in: result),
          case .array(var group) = result.entries[position].value.payload
        {
          group.append(element)
          result.entries[position].value = Value(.array(group))
        } else {
          result.entries.append((key, Value(.array([element]))))
        }
      }
      return Value(.dictionary(result))
    default: return nil
    }
  }

  private func fields(_ type: String, _ names: [String], _ values: [Call.Argument]) throws -> Value {
    var structure = StructureValue(typeName: type)
    for (index, name) in names.enumerated() {
      let value = index < values.count ? values[index].value : Value(.double(0))
      structure.fields[name] = try coerce(value, to: doubleType, nil)
    }
    return Value(.structure(structure))
  }

  private func rectangle(_ arguments: Arguments) throws -> Value {
    let call = arguments.call
    if let origin = call["origin"]?.value, let size = call["size"]?.value {
      return Value(
        .structure(
          StructureValue(
            typeName: "CGRect",
            fields: ["origin": try resolve(origin, as: "CGPoint"), "size": try resolve(size, as: "CGSize")])))
    }
    let values = arguments.values
    return Value(
      .structure(
        StructureValue(
          typeName: "CGRect",
          fields: [
            "origin": try fields("CGPoint", ["x", "y"], Array(values.prefix(2))),
            "size": try fields("CGSize", ["width", "height"], Array(values.dropFirst(2))),
          ])))
  }
}
