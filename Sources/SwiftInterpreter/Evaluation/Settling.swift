import SightlineModel

extension Value {
  /// A dictionary whose keys, as far as it has any, are texts or numbers.
  var isPlainDictionary: Bool {
    guard case .dictionary(let dictionary) = payload else { return false }
    return dictionary.hasPlainKeys
  }
  var isStructure: Bool { if case .structure = payload { true } else { false } }
}

extension Interpreter {
  /// Settles what is still open without a context.
  @inline(__always)
  func finalised(_ value: Value) -> Value {
    if case .interpolation = value.payload { return settled(value) }
    var value = value
    value.isLiteral = false
    return value
  }
  private func settled(_ value: Value) -> Value {
    var value = value
    value.isLiteral = false
    if case .interpolation(let text) = value.payload {
      for case .value(let part, _) in text.segments {
        if case .unknown = part.payload { return part }
      }
      value.payload = .string(flatten(text))
    }
    return value
  }

  func flatten(_ text: InterpolatedString) -> String {
    var result = ""
    for segment in text.segments {
      switch segment {
      case .literal(let text): result += text
      case .value(let value, let options):
        switch value.payload {
        case .int(let number) where options.isEmpty: result += String(number)
        case .string(let text) where options.isEmpty:
          // Counted at the next step.
          stepsLeft -= text.utf8.count >> 6
          result += text
        default: result += describe(value, options: options)
        }
      }
    }
    return result
  }

  /// Gives a new value the type of the one it replaces.
  func fit(_ value: Value, like target: Value) throws -> Value {
    switch (value.payload, target.payload) {
    case (.int(let number), .double): return Value(.double(Double(number)), origin: value.origin)
    case (.implicit, _): return try resolveImplicit(value, like: target, nil)
    case (.tuple(let parts), .tuple(let old)) where parts.count == old.count:
      return Value(
        .tuple(
          try zip(parts, old).map {
            TupleElement(label: $1.label ?? $0.label, value: try fit($0.value, like: $1.value))
          }), origin: value.origin)
    case (.array(let elements), .set(let old)):
      guard value.isLiteral, let like = old.first else {
        return Value(.set(try unique(elements)), origin: value.origin)
      }
      return Value(.set(try unique(elements.map { try fit($0, like: like) })), origin: value.origin)
    case (.array(let elements), .array(let old)):
      guard value.isLiteral, let like = old.first else { return finalised(value) }
      return Value(.array(try elements.map { try fit($0, like: like) }), origin: value.origin)
    case (.array(let elements), .structure(let structure)):
      if let type = program.types[structure.typeName], conformances(of: type.name).contains("OptionSet") {
        return try optionSet(elements, type, nil)
      }
      return finalised(value)
    case (.string, .structure), (.interpolation, .structure), (.int, .structure), (.double, .structure),
      (.bool, .structure):
      let settled = finalised(value)
      guard let type = program.types[typeName(of: target)] else { return settled }
      return try literal(settled, as: type, nil) ?? settled
    case (_, .host(let host)) where value.isLiteral:
      return try coerce(value, toForeign: host.hostTypeName, nil, finalise: true)
    default: return finalised(value)
    }
  }

  /// `[Size.small, .large]`: open members take the type of a settled neighbour.
  func unifyImplicits(_ values: [Value]) throws -> [Value] {
    var isOpen = false
    var settled: Value?
    for value in values {
      if case .implicit = value.payload { isOpen = true } else if !value.isNone { settled = settled ?? value }
    }
    if let like = values.first(where: \.isStructure) {
      return try values.map { value in
        switch value.payload {
        case .implicit: try resolveImplicit(value, like: like, nil)
        case .int, .double, .string, .bool: try fit(value, like: like)
        default: value
        }
      }
    }
    guard isOpen, let settled else { return values }
    return try values.map { try resolveImplicit($0, like: settled, nil) }
  }

  private static let literalLimit = 10_000

  /// `[1, 2.5]`, `[("a", 1), ("b", 2.5)]`, `[[1], [2.5]]`: one number with a fraction makes all at its place Doubles.
  ///
  /// - Parameter depth: Of lists in lists; what is deeper, or longer than anybody writes, is no literal.
  static func unifyNumbers(_ values: inout [Value], depth: Int = 0) {
    guard depth < NestedLiterals.levels, values.count <= literalLimit else { return }
    switch values.first?.payload {
    case .tuple(let first):
      var rows: [[TupleElement]] = []
      for value in values {
        guard case .tuple(let parts) = value.payload, parts.count == first.count else { return }
        rows.append(parts)
      }
      for place in first.indices {
        var column = rows.map { $0[place].value }
        unifyNumbers(&column, depth: depth + 1)
        for row in rows.indices { rows[row][place].value = column[row] }
      }
      for index in values.indices { values[index].payload = .tuple(rows[index]) }
      return
    case .array:
      var all: [Value] = []
      for value in values {
        guard case .array(let elements) = value.payload, all.count + elements.count <= literalLimit else { return }
        all += elements
      }
      unifyNumbers(&all, depth: depth + 1)
      var start = 0
      for index in values.indices {
        guard case .array(let elements) = values[index].payload else { return }
        values[index].payload = .array(Array(all[start..<start + elements.count]))
        start += elements.count
      }
      return
    default: break
    }
    let hasDouble = values.contains { if case .double = $0.payload { true } else { false } }
    guard hasDouble else { return }
    for index in values.indices {
      if case .int(let number) = values[index].payload { values[index].payload = .double(Double(number)) }
    }
  }
}
