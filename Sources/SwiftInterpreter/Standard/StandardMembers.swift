import SightlineModel

extension Interpreter {
  /// Members of the standard library's values; `arguments` is `nil` for a plain access.
  func standardMember(of value: Value, _ name: String, _ arguments: Arguments?, at node: Expression, _ frame: Frame?)
    throws
    -> Value?
  {
    switch value.payload {
    case .interpolation: return try standardMember(of: finalised(value), name, arguments, at: node, frame)
    case .int, .double, .bool:
      if let result = try numberMember(value, name, arguments) { return result }
    case .string(let text):
      if let result = try regexMember(text, name, arguments) { return result.keepingOrigin(of: value) }
      if let result = try stringMember(text, name, arguments) { return result.keepingOrigin(of: value) }
      if let result = try collectionMember(value, name, arguments, at: node, frame) {
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
      case "hashValue": return Value(.int(enumeration.caseName.count))
      case "stringValue" where isKind(enumeration.typeName, of: "CodingKey"):
        return try rawValue(of: enumeration) ?? Value(.string(enumeration.caseName))
      case "get", "map", "flatMap", "mapError":
        if enumeration.typeName == "Result" { return try resultMember(enumeration, name, arguments, at: node) }
      case "localizedDescription": return nil
      default: break
      }
    case .structure, .object:
      guard case .structure(let structure) = value.payload else {
        return try sequenceMember(value, name, arguments, at: node, frame) ?? commonMember(value, name, arguments)
      }
      if let result = try sequenceMember(value, name, arguments, at: node, frame) { return result }
      if let result = try structureMember(structure, value, name, arguments, frame) { return result }
    case .host(let host):
      if let result = try concurrencyMember(host, name, arguments, at: node) { return result }
      if let result = matchMember(host, name, arguments) { return result }
      if let position = host as? StringPosition, name == "utf16Offset" {
        let whole = arguments?.values.first.flatMap { text(of: $0.value) } ?? ""
        return Value(.int(position.index <= whole.endIndex ? position.index.utf16Offset(in: whole) : 0))
      }
    case .none:
      if name == "map" || name == "flatMap" { return Value.none }
      if name == "isEmpty" || name == "count" { return Value.none }
    case .keyPath(let root, let components):
      if name == "appending", case .keyPath(_, let more)? = arguments?.values.first?.value.payload {
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
    return try collectionMember(Value(.array(visited(value, node))), name, arguments, at: node, frame)
  }

  /// The elements of a sequence of the project's own.
  func visited(_ value: Value, _ node: Expression) throws -> [Value] {
    var elements: [Value] = []
    _ = try iterate(value, rootFrame, at: node.place) { element in
      elements.append(element)
      return .normal
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
    if isSuccess != (name != "mapError") { return Value(.enumeration(result)) }
    let mapped = try apply(function, [content])
    if name == "flatMap", case .implicit(let member) = mapped.payload {
      return try resolveForeign(member, as: "Result", nil)
    }
    return name == "flatMap" ? mapped : resultValue(result.caseName, mapped)
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
    // A literal that a type of an unseen module was made of: `let name: Tagged<Font, String> = "Body"`.
    case "rawValue" where arguments == nil:
      switch value.payload {
      case .string, .int, .double: return value
      default: return nil
      }
    case "debugDescription", "description":
      switch value.payload {
      case .host, .object: return nil
      // It has no description of its own: the member is looked up.
      case .structure(let structure) where program.types[structure.typeName]?.isDynamicMemberLookup ?? false:
        return nil
      default: return Value(.string(describe(value)))
      }
    default: return nil
    }
  }

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
  private func optionSetMember(_ structure: StructureValue, _ name: String, _ arguments: Arguments?, _ frame: Frame?)
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
    case "isDisjoint": return Value(.bool(own & other == 0))
    case "union": return made(own | other)
    case "intersection": return made(own & other)
    case "subtracting": return made(own & ~other)
    case "symmetricDifference": return made(own ^ other)
    default: return nil
    }
  }

  /// `(1...).first { … }`, `(0...).prefix(3)`: as many numbers as it takes.
  private func endlessMember(
    _ range: RangeValue, _ name: String, _ arguments: Arguments?, at node: Expression, _ frame: Frame?
  ) throws -> Value? {
    guard case .int(let lower)? = range.lower?.payload, let argument = arguments?.values.first else { return nil }
    switch (name, argument.value.payload) {
    case ("first", .function(let test)), ("prefix", .function(let test)):
      var taken: [Value] = []
      for number in lower..<(lower + 1_000_000) {
        try step(at: node.place)
        let answer = try truth(of: apply(test, [Value(.int(number))]), frame ?? rootFrame, at: node)
        if name == "first", answer { return Value(.int(number)) }
        if name == "prefix", !answer { return Value(.array(taken)) }
        if name == "prefix" { taken.append(Value(.int(number))) }
      }
      throw RunStopped(reason: .steps, detail: "a range of more than a million elements", location: node.location)
    case ("prefix", .int(let count)) where (0...1_000_000).contains(count):
      return Value(.array((lower..<(lower + count)).map { Value(.int($0)) }))
    default: return nil
    }
  }

  private func rangeMember(_ range: RangeValue, _ name: String, _ arguments: Arguments?) throws -> Value? {
    switch name {
    case "lowerBound": return range.lower
    case "upperBound": return range.upper
    case "contains":
      guard let value = arguments?.values.first, value.label == nil else { return nil }
      if case .unknown = value.value.payload { return value.value }
      if case .function = value.value.payload { return nil }
      return Value(.bool(try rangeContains(range, value.value)))
    case "count":
      if case .int(let lower)? = range.lower?.payload, case .int(let upper)? = range.upper?.payload {
        return Value(.int(max(0, upper - lower + (range.isClosed ? 1 : 0))))
      }
      return nil
    case "isEmpty":
      if let lower = range.lower?.number, let upper = range.upper?.number {
        return Value(.bool(!range.isClosed && lower >= upper))
      }
      return nil
    case "clamped", "overlaps":
      guard case .range(let other)? = arguments?.values.first?.value.payload, let low = range.lower,
        let high = range.upper,
        let otherLow = other.lower, let otherHigh = other.upper
      else { return nil }
      let lower = try isLess(low, otherLow) ? otherLow : low
      let upper = try isLess(high, otherHigh) ? high : otherHigh
      if name == "clamped" { return Value(.range(RangeValue(lower: lower, upper: upper, isClosed: range.isClosed))) }
      return Value(.bool(try range.isClosed || other.isClosed ? !isLess(upper, lower) : isLess(lower, upper)))
    default: return nil
    }
  }

  private func dictionaryMember(_ dictionary: DictionaryValue, _ name: String, _ arguments: Arguments?, _ frame: Frame?)
    throws
    -> Value?
  {
    func function() -> FunctionValue? {
      guard let value = arguments?.values.last?.value, case .function(let found)? = asFunction(value)?.payload else {
        return nil
      }
      return found
    }
    switch name {
    case "keys": return Value(.array(dictionary.entries.map(\.key)))
    case "values": return Value(.array(dictionary.entries.map(\.value)))
    case "mapValues", "compactMapValues":
      guard let function = function() else { return nil }
      var result = DictionaryValue()
      for entry in dictionary.entries {
        let value = try apply(function, [entry.value])
        if name == "compactMapValues", value.isNone { continue }
        result.entries.append((entry.key, value))
      }
      return Value(.dictionary(result))
    case "filter":
      guard let function = function() else { return nil }
      var result = DictionaryValue()
      for entry in dictionary.entries {
        let pair = Value(
          .tuple([TupleElement(label: "key", value: entry.key), TupleElement(label: "value", value: entry.value)]))
        if try truth(of: apply(function, [pair]), frame ?? rootFrame, at: nowhere) { result.entries.append(entry) }
      }
      return Value(.dictionary(result))
    case "merging":
      guard case .dictionary(let other)? = arguments?.values.first?.value.payload else { return nil }
      var copy = Value(.dictionary(dictionary))
      try merge(&copy, other, function())
      return copy
    case "index":
      guard let key = arguments?.call["forKey"]?.value else { return nil }
      return try position(of: key, in: dictionary).map { Value(.host(EntryPosition(index: $0))) } ?? Value.none
    default: return nil
    }
  }

  func merge(_ value: inout Value, _ other: DictionaryValue, _ function: FunctionValue?) throws {
    guard case .dictionary(var dictionary) = value.payload else { return }
    for entry in other.entries {
      if let position = try position(of: entry.key, in: dictionary) {
        dictionary.entries[position].value =
          try function.map { try apply($0, [dictionary.entries[position].value, entry.value]) } ?? entry.value
      } else {
        dictionary.entries.append(entry)
      }
    }
    value.payload = .dictionary(dictionary)
  }

  private func setMember(_ elements: [Value], _ name: String, _ arguments: Arguments?) throws -> Value? {
    guard let argument = arguments?.values.first else { return nil }
    if case .unknown = argument.value.payload { return argument.value }
    let others: () throws -> [Value] = { [self] in try fitted(self.elements(of: argument.value), like: elements) }
    switch name {
    case "union": return Value(.set(unique(elements + (try others()))))
    case "intersection":
      let list = try others()
      return Value(.set(try elements.filter { try contains(list, $0) }))
    case "subtracting":
      let list = try others()
      return Value(.set(try elements.filter { try !contains(list, $0) }))
    case "symmetricDifference":
      let list = try others()
      return Value(
        .set(try elements.filter { try !contains(list, $0) } + list.filter { try !contains(elements, $0) }))
    case "isSubset":
      let list = try others()
      return Value(.bool(try elements.allSatisfy { try contains(list, $0) }))
    case "isSuperset": return Value(.bool(try others().allSatisfy { try contains(elements, $0) }))
    case "isDisjoint": return Value(.bool(try others().allSatisfy { try !contains(elements, $0) }))
    case "isStrictSubset", "isStrictSuperset":
      let list = unique(try others())
      let (small, large) = name == "isStrictSubset" ? (elements, list) : (list, elements)
      return Value(.bool(try small.count < large.count && small.allSatisfy { try contains(large, $0) }))
    default: return nil
    }
  }

  /// Literals take the type of a set's elements.
  private func fitted(_ values: [Value], like elements: [Value]) throws -> [Value] {
    guard let like = elements.first else { return values }
    return try values.map { try fit($0, like: like) }
  }

  // MARK: Changes in place

  func setStandardMember(of value: inout Value, _ name: String, _ newValue: Value) throws -> Bool {
    if case .string = value.payload, name == "unicodeScalars", case .array(let scalars) = newValue.payload {
      value = Value(.string(scalars.compactMap { text(of: $0) }.joined()))
      return true
    }
    guard case .structure(var structure) = value.payload, program.types[structure.typeName] == nil else { return false }
    if structure.fields[name] != nil {
      structure.fields[name] = try fit(newValue, like: structure.fields[name]!)
      value.payload = .structure(structure)
      return true
    }
    return false
  }

  /// - Returns: What the method gives; `nil` when the value has no such method.
  func mutateStandard(_ value: inout Value, _ name: String, _ arguments: Arguments, _ frame: Frame, at node: Expression)
    throws
    -> Value?
  {
    switch value.payload {
    case .bool(let flag):
      guard name == "toggle" else { return nil }
      value = Value(.bool(!flag))
      return .void
    case .int(let number):
      guard name == "negate" else { return nil }
      value = Value(.int(0 &- number))
      return .void
    case .double(let number):
      if name == "negate" {
        value = Value(.double(-number))
      } else if name == "round" {
        value = try numberMember(value, "rounded", arguments) ?? value
      } else {
        return nil
      }
      return .void
    case .array(var elements):
      value.payload = .void
      defer { value.payload = .array(elements) }
      return try mutate(&elements, name, arguments, frame, at: node)
    case .string(var text):
      value.payload = .void
      defer { value = Value(.string(text)) }
      return try mutate(&text, name, arguments, frame)
    case .set(var elements):
      value.payload = .void
      defer { value.payload = .set(elements) }
      return try mutate(set: &elements, name, arguments)
    case .dictionary(var dictionary):
      value.payload = .void
      defer { value.payload = .dictionary(dictionary) }
      return try mutate(&dictionary, name, arguments)
    case .structure(let structure) where isKind(structure.typeName, of: "OptionSet"):
      let methods = [
        "insert": "union", "formUnion": "union", "remove": "subtracting", "subtract": "subtracting",
        "formIntersection": "intersection", "formSymmetricDifference": "symmetricDifference",
      ]
      guard let method = methods[name],
        let result = try optionSetMember(structure, method, arguments, frame)
      else { return nil }
      value = result
      return .void
    default: return nil
    }
  }

  private func mutate(
    _ elements: inout [Value], _ name: String, _ arguments: Arguments, _ frame: Frame, at node: Expression
  )
    throws -> Value?
  {
    let first = arguments.values.first
    func fitted(_ value: Value) throws -> Value {
      try elements.first.map { try fit(value, like: $0) } ?? finalised(value)
    }
    func function(_ label: String? = nil) -> FunctionValue? {
      for argument in arguments.values {
        if case .function(let found)? = asFunction(argument.value)?.payload { return found }
      }
      return nil
    }
    switch name {
    // An iterator is what is left of the elements.
    case "next" where arguments.values.isEmpty: return elements.isEmpty ? Value.none : elements.removeFirst()
    case "append":
      guard let first else { return nil }
      if first.label == "contentsOf" {
        elements += try self.elements(of: first.value).map(fitted)
      } else {
        elements.append(try fitted(first.value))
      }
      return .void
    case "insert":
      guard let first, case .int(let position)? = arguments.call["at"]?.value.payload,
        (0...elements.count).contains(position)
      else { return nil }
      if first.label == "contentsOf" {
        elements.insert(contentsOf: try self.elements(of: first.value), at: position)
      } else {
        elements.insert(try fitted(first.value), at: position)
      }
      return .void
    case "remove":
      if first?.label == "atOffsets" {
        let offsets = try self.elements(of: first!.value).compactMap {
          if case .int(let index) = $0.payload { index } else { nil }
        }
        for index in offsets.sorted(by: >) where elements.indices.contains(index) { elements.remove(at: index) }
        return .void
      }
      guard case .int(let position)? = first?.value.payload, elements.indices.contains(position) else { return nil }
      return elements.remove(at: position)
    case "removeFirst", "removeLast":
      if case .int(let count)? = first?.value.payload {
        if name == "removeFirst" {
          elements.removeFirst(min(count, elements.count))
        } else {
          elements.removeLast(min(count, elements.count))
        }
        return .void
      }
      guard !elements.isEmpty else {
        throw RunStopped(reason: .trap, detail: "\(name) on an empty array", location: node.location)
      }
      return name == "removeFirst" ? elements.removeFirst() : elements.removeLast()
    case "popLast": return elements.popLast() ?? Value.none
    case "popFirst": return elements.isEmpty ? Value.none : elements.removeFirst()
    case "removeAll":
      guard let function = function() else {
        elements = []
        return .void
      }
      var kept: [Value] = []
      for element in elements where try !truth(of: apply(function, [element]), frame, at: node) { kept.append(element) }
      elements = kept
      return .void
    case "sort":
      elements = try sorted(elements, by: function(), frame, at: node)
      return .void
    case "reverse":
      elements.reverse()
      return .void
    case "shuffle": return .void
    case "swapAt":
      guard arguments.values.count == 2, case .int(let a) = arguments.values[0].value.payload,
        case .int(let b) = arguments.values[1].value.payload, elements.indices.contains(a), elements.indices.contains(b)
      else { return nil }
      elements.swapAt(a, b)
      return .void
    case "reserveCapacity": return .void
    case "partition":
      guard let function = function() else { return nil }
      return Value(.int(try partition(&elements, frame, at: node) { try self.apply(function, [$0]) }))
    case "replaceSubrange", "removeSubrange":
      guard case .range(let range)? = first?.value.payload, let bounds = bounds(of: range, count: elements.count) else {
        return nil
      }
      let new = try arguments.call["with"].map { try self.elements(of: $0.value) } ?? []
      elements.replaceSubrange(bounds, with: new)
      return .void
    case "move":
      guard let from = arguments.call["fromOffsets"]?.value,
        case .int(let to)? = arguments.call["toOffset"]?.value.payload
      else { return nil }
      let offsets = try self.elements(of: from).compactMap {
        if case .int(let index) = $0.payload { index } else { nil }
      }
      let moved = offsets.filter(elements.indices.contains).map { elements[$0] }
      var rest: [Value] = []
      var target = 0
      for (index, element) in elements.enumerated() where !offsets.contains(index) {
        if index < to { target = rest.count + 1 }
        rest.append(element)
      }
      rest.insert(contentsOf: moved, at: min(target, rest.count))
      elements = rest
      return .void
    default: return nil
    }
  }

  /// As the standard library swaps: from both ends to the middle.
  private func partition(
    _ elements: inout [Value], _ frame: Frame, at node: Expression, _ isSecond: (Value) throws -> Value
  ) throws -> Int {
    var (low, high) = (0, elements.count)
    while true {
      while low < high, try !truth(of: isSecond(elements[low]), frame, at: node) { low += 1 }
      guard low < high else { return low }
      high -= 1
      while low < high, try truth(of: isSecond(elements[high]), frame, at: node) { high -= 1 }
      guard low < high else { return low }
      elements.swapAt(low, high)
      low += 1
    }
  }

  private func mutate(_ text: inout String, _ name: String, _ arguments: Arguments, _ frame: Frame) throws -> Value? {
    let first = arguments.values.first?.value
    switch name {
    case "append", "appendLiteral", "appendInterpolation":
      guard let first else { return nil }
      if case .array(let parts) = first.payload {
        text += parts.compactMap { self.text(of: $0) }.joined()
      } else {
        text += self.text(of: first) ?? describe(first)
      }
      return .void
    case "removeLast":
      if case .int(let count)? = first?.payload {
        text.removeLast(min(count, text.count))
        return .void
      }
      return text.isEmpty ? Value.none : Value(.string(String(text.removeLast())))
    case "removeFirst":
      if case .int(let count)? = first?.payload {
        text.removeFirst(min(count, text.count))
        return .void
      }
      return text.isEmpty ? Value.none : Value(.string(String(text.removeFirst())))
    case "popLast": return text.popLast().map { Value(.string(String($0))) } ?? Value.none
    case "removeAll":
      guard case .function(let function)? = first.flatMap(asFunction)?.payload else {
        text = ""
        return .void
      }
      text = try String(
        text.filter { try !truth(of: apply(function, [Value(.string(String($0)))]), frame, at: nowhere) })
      return .void
    case "insert":
      guard let first, let added = self.text(of: first), case .host(let host)? = arguments.call["at"]?.value.payload,
        let position = host as? StringPosition, position.index <= text.endIndex
      else { return nil }
      text.insert(contentsOf: added, at: position.index)
      return .void
    case "remove":
      guard case .host(let host)? = first?.payload, let position = host as? StringPosition,
        position.index < text.endIndex
      else { return nil }
      return Value(.string(String(text.remove(at: position.index))))
    case "replaceSubrange", "removeSubrange":
      guard case .range(let range)? = first?.payload, let bounds = stringBounds(of: range, text) else { return nil }
      let added = arguments.call["with"].flatMap { self.text(of: $0.value) } ?? ""
      text.replaceSubrange(bounds, with: name == "replaceSubrange" ? added : "")
      return .void
    default: return nil
    }
  }

  private func mutate(set elements: inout [Value], _ name: String, _ arguments: Arguments) throws -> Value? {
    guard let first = arguments.values.first?.value else {
      if name == "removeAll" {
        elements = []
        return .void
      }
      if name == "popFirst" || name == "removeFirst" { return elements.isEmpty ? Value.none : elements.removeFirst() }
      return nil
    }
    let value = try elements.first.map { try fit(first, like: $0) } ?? finalised(first)
    switch name {
    case "insert", "update":
      let isPresent = try contains(elements, value)
      if !isPresent { elements.append(value) }
      return Value(
        .tuple([
          TupleElement(label: "inserted", value: Value(.bool(!isPresent))),
          TupleElement(label: "memberAfterInsert", value: value),
        ]))
    case "remove":
      for (index, element) in elements.enumerated() where try areEqual(element, value) {
        return elements.remove(at: index)
      }
      return Value.none
    case "formUnion":
      elements = unique(elements + (try fitted(self.elements(of: first), like: elements)))
      return .void
    case "formIntersection":
      let others = try fitted(self.elements(of: first), like: elements)
      elements = try elements.filter { try contains(others, $0) }
      return .void
    case "subtract":
      let others = try fitted(self.elements(of: first), like: elements)
      elements = try elements.filter { try !contains(others, $0) }
      return .void
    case "removeAll":
      elements = []
      return .void
    default: return nil
    }
  }

  private func mutate(_ dictionary: inout DictionaryValue, _ name: String, _ arguments: Arguments) throws -> Value? {
    switch name {
    case "updateValue":
      guard let value = arguments.values.first?.value, let key = arguments.call["forKey"]?.value else { return nil }
      if let position = try position(of: key, in: dictionary) {
        let old = dictionary.entries[position].value
        dictionary.entries[position].value = finalised(value)
        return old
      }
      dictionary.entries.append((finalised(key), finalised(value)))
      return Value.none
    case "removeValue":
      guard let key = arguments.call["forKey"]?.value else { return nil }
      guard let position = try position(of: key, in: dictionary) else { return Value.none }
      return dictionary.entries.remove(at: position).value
    case "removeAll":
      dictionary.entries = []
      return .void
    case "remove":
      guard case .host(let host)? = arguments.call["at"]?.value.payload, let place = host as? EntryPosition,
        dictionary.entries.indices.contains(place.index)
      else { return nil }
      defer { dictionary.entries.remove(at: place.index) }
      return dictionary.pair(at: place.index)
    case "merge":
      guard case .dictionary(let other)? = arguments.values.first?.value.payload else { return nil }
      var function: FunctionValue?
      if case .function(let found)? = arguments.values.last?.value.payload { function = found }
      var copy = Value(.dictionary(dictionary))
      try merge(&copy, other, function)
      if case .dictionary(let merged) = copy.payload { dictionary = merged }
      return .void
    default: return nil
    }
  }
}

extension Value {
  /// A text made from another one, trimmed or in capitals, comes from where that one does.
  public func keepingOrigin(of source: Value) -> Value {
    guard case .string = payload, origin == nil else { return self }
    var value = self
    value.origin = source.origin
    return value
  }
}
