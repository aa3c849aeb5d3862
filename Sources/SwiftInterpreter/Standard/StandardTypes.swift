import SightlineModel

extension Interpreter {
  /// Types that the interpreter itself provides.
  static let standardTypes: Set<String> = integerNames.union(floatNames).union(stringNames).union([
    "Bool", "Array", "ArraySlice", "Dictionary", "Set", "Optional", "Range", "ClosedRange", "PartialRangeFrom",
    "PartialRangeUpTo", "PartialRangeThrough", "Void", "Any", "AnyObject", "AnyHashable", "Never", "Error", "Result",
    "AnyIterator", "AnySequence", "AnyCollection",
    "CGSize", "CGPoint", "CGRect", "CGVector", "Sequence", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "Equatable", "Hashable", "Comparable",
    "Identifiable", "Codable", "Encodable", "Decodable", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "OptionSet", "SetAlgebra", "StringProtocol",
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "Numeric", "SignedNumeric",
    "AdditiveArithmetic", "BinaryFloatingPoint", "FloatingPoint", "Strideable", "ExpressibleByStringLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "IteratorProtocol", "Sendable", "CodingKey", "LosslessStringConvertible",
    "Character", "EnumeratedSequence", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "AnyKeyPath",
    "AsyncStream", "AsyncThrowingStream", "CancellationError",
    "ObjectIdentifier", "CustomReflectable", "UnicodeScalar", "Unicode.Scalar", "Regex", "SystemRandomNumberGenerator",
    "RandomNumberGenerator", "UTF8", "UTF16", "UTF32", "Unicode.UTF8", "Unicode.UTF16", "Unicode.ASCII",
  ])

  static let standardConformances: [String: [String]] = {
    let integer = [
      "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric", "SignedNumeric", "AdditiveArithmetic",
      "Comparable", "Equatable", "Hashable", "Strideable", "Codable", "Encodable", "Decodable",
      "CustomStringConvertible", "Sendable", "LosslessStringConvertible",
    ]
    let float = [
      "BinaryFloatingPoint", "FloatingPoint", "Numeric", "SignedNumeric", "AdditiveArithmetic", "Comparable",
      "Equatable", "Hashable", "Strideable", "Codable", "Encodable", "Decodable", "CustomStringConvertible", "Sendable",
      "CGFloat", "Float", "TimeInterval",
    ]
    let list = ["RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"]
    return [
      "Int": integer, "Double": float, "Bool": ["Equatable", "Hashable", "Codable", "CustomStringConvertible"],
      "String": [
        "StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection", "Collection", "Sequence",
        "Comparable", "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "CustomStringConvertible",
        "Sendable", "Character", "Substring", "ExpressibleByStringLiteral", "LosslessStringConvertible",
        "Identifiable_",
      ],
      "Array": ["MutableCollection", "RangeReplaceableCollection"] + list + [
        "Equatable", "Hashable", "Codable", "ArraySlice",
      ],
      "Set": ["SetAlgebra", "Collection", "Sequence", "Equatable", "Hashable", "Codable"],
      "Dictionary": ["Collection", "Sequence", "Equatable", "Hashable", "Codable"],
      "Range": list + ["Equatable", "Hashable"], "ClosedRange": list + ["Equatable", "Hashable"],
      "Codable": ["Encodable", "Decodable"], "Hashable": ["Equatable"], "Comparable": ["Equatable"],
      "LosslessStringConvertible": ["CustomStringConvertible"],
      "OptionSet": ["SetAlgebra", "RawRepresentable", "Equatable"], "Optional": [],
    ]
  }()

  static let standardFunctions = concurrencyFunctions.union([
    "print", "debugPrint", "min", "max", "abs", "zip", "stride", "sequence", "repeatElement", "swap", "type", "assert",
    "assertionFailure", "precondition", "preconditionFailure", "fatalError", "sqrt", "pow", "floor", "ceil", "round",
    "sin", "cos", "tan", "atan2", "exp", "log", "log2", "log10", "fabs", "hypot", "fmod", "trunc", "atan", "asin",
    "acos",
    "withExtendedLifetime", "unsafeBitCast", "dump", "numericCast", "lround", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh", "exp2", "expm1", "log1p", "cbrt", "remainder", "copysign", "fmin", "fmax", "rint", "nearbyint",
    "withUnsafeBytes",
  ])

  static let standardMutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst", "sort", "reverse",
    "shuffle", "swapAt", "toggle", "formUnion", "formIntersection", "subtract", "formSymmetricDifference", "negate",
    "updateValue", "removeValue", "replaceSubrange", "removeSubrange", "merge", "reserveCapacity", "update", "round",
    "move", "next", "partition", "appendLiteral", "appendInterpolation", "mergeAttributes",
    "setAttributes", "formTruncatingRemainder", "removeDuplicates", "hash",
    "combine", "replace", "trimPrefix", "resetBytes", "withUnsafeMutableBytes",
  ]

  func standardGlobal(_ name: String) -> Value? {
    switch name {
    case "true": Value(.bool(true))
    case "false": Value(.bool(false))
    case "CGFloat": Value(.type("Double"))
    default: nil
    }
  }

  // MARK: Functions

  func standardFunction(_ name: String, _ arguments: Arguments, _ frame: Frame, at node: Expression) throws -> Value? {
    let values = arguments.values.map(\.value)
    switch name {
    case "print", "debugPrint":
      let separator = arguments.values.first { $0.label == "separator" }.flatMap { text(of: $0.value) } ?? " "
      let terminator = arguments.values.first { $0.label == "terminator" }.flatMap { text(of: $0.value) } ?? "\n"
      let shown = try arguments.values.enumerated().filter { $0.element.label == nil }.map { index, argument in
        guard let node = arguments.nodes?[index] else { return describe(argument.value) }
        if let type = shownType(of: node, frame) { return describe(argument.value, as: type) }
        return describe(wrapped(argument.value, depth: try optionalDepth(node.expression, frame)))
      }
      if output.utf8.count < ValueLimits.text { output += shown.joined(separator: separator) + terminator }
      return .void
    // What is shipped is built for speed, where assertions are not evaluated.
    case "assert", "assertionFailure": return .void
    case "fatalError", "preconditionFailure":
      let message = values.first.flatMap { text(of: $0) } ?? ""
      throw RunStopped(reason: .trap, detail: "\(name)(\(message.debugDescription))", location: arguments.location)
    case "precondition":
      if case .bool(false)? = values.first?.payload {
        throw RunStopped(
          reason: .trap, detail: "\(name) failed: \(values.dropFirst().first.flatMap { text(of: $0) } ?? "")",
          location: arguments.location)
      }
      return .void
    case "swap":
      guard let nodes = arguments.nodes, nodes.count == 2, let a = nodes[0].expression as? InoutExpression,
        let b = nodes[1].expression as? InoutExpression
      else { return .void }
      passedBack = .written
      try a.target.assign(values[1], frame)
      try b.target.assign(values[0], frame)
      return .void
    case "min", "max":
      // `max(1 / 2, 0.25)`: one Double makes all of them Doubles.
      let isDouble = values.contains { if case .double = $0.payload { true } else { false } }
      let exact = isDouble ? arguments.values.map(\.withFraction.value) : values
      return try extreme(exact, isMax: name == "max", frame, at: node)
    case "abs", "fabs":
      switch values.first?.payload {
      case .int(let number):
        if number == .min { throw trap("abs(\(number))", at: arguments.location) }
        return Value(.int(Swift.abs(number)))
      case .double(let number): return Value(.double(Swift.abs(number)))
      default: return values.first
      }
    case "zip":
      guard values.count == 2 else { return nil }
      for value in values { if case .unknown = value.payload { return value } }
      let (left, right) = (try openElements(values[0], limit: values[1]), try openElements(values[1], limit: values[0]))
      return Value(
        .array(Swift.zip(left, right).map { Value(.tuple([TupleElement(value: $0), TupleElement(value: $1)])) }))
    case "stride": return try stride(arguments)
    case "withUnsafeBytes": return try unsafeBytes(arguments, frame)
    case "repeatElement":
      guard case .int(let number)? = arguments.call["count"]?.value.payload, let element = values.first else {
        return nil
      }
      let count = try count(number, of: name, at: arguments.location)
      try make(elements: count, at: arguments.location)
      return Value(.array(Array(repeating: finalised(element), count: count)))  // checked: made above
    case "sequence": return try sequenceFunction(arguments, frame)
    case "withExtendedLifetime", "numericCast", "unsafeBitCast", "dump": return values.first
    case let name where Self.concurrencyFunctions.contains(name): return try concurrencyFunction(name, arguments)
    default: return try mathFunction(name, values)
    }
  }

  /// Both sides of `zip(items, 1...)`: the open range follows the other.
  private func openElements(_ value: Value, limit other: Value) throws -> [Value] {
    if case .range(let range) = value.payload, range.upper == nil, case .int(let lower)? = range.lower?.payload {
      return try elements(of: other).indices.map { Value(.int(try checked(lower.addingReportingOverflow($0)))) }
    }
    return try elements(of: value)
  }

  /// - Parameter isSequence: `max()` gives the first of equals, `max(a, b)` the last.
  func extreme(
    _ values: [Value], isMax: Bool, isSequence: Bool = false, _ frame: Frame?, at node: Expression
  ) throws -> Value? {
    guard var result = values.first else { return Value.none }
    var values = try unifyImplicits(values)
    Self.unifyNumbers(&values)
    result = values[0]
    for value in values.dropFirst() {
      let answer = try binary(!isMax ? "<" : isSequence ? ">" : ">=", value, result, frame, at: node)
      switch answer.payload {
      case .bool(true): result = value
      case .unknown: return answer
      default: break
      }
    }
    return result
  }

  private func stride(_ arguments: Arguments) throws -> Value? {
    let call = arguments.call
    guard let from = call["from"]?.value, let end = call["to"]?.value ?? call["through"]?.value,
      let step = call["by"]?.value
    else { return nil }
    for value in [from, end, step] { if case .unknown = value.payload { return value } }
    let isClosed = call["through"] != nil
    if case .int(let start) = from.payload, case .int(let stop) = end.payload, case .int(let by) = step.payload {
      guard by != 0 else { throw RunStopped(reason: .trap, detail: "stride by zero", location: arguments.location) }
      try makeStride(Double(start), Double(stop), Double(by), at: arguments.location)
      return Value(
        .array(
          isClosed
            ? Swift.stride(from: start, through: stop, by: by).map { Value(.int($0)) }
            : Swift.stride(from: start, to: stop, by: by).map { Value(.int($0)) }))
    }
    guard let start = from.number, let stop = end.number, let by = step.number else { return nil }
    if by == 0 { throw trap("stride by zero", at: arguments.location) }
    try makeStride(start, stop, by, at: arguments.location)
    return Value(
      .array(
        isClosed
          ? Swift.stride(from: start, through: stop, by: by).map { Value(.double($0)) }
          : Swift.stride(from: start, to: stop, by: by).map { Value(.double($0)) }))
  }

  /// Counts the elements of a stride; those that lead away, or nowhere, have none.
  private func makeStride(_ start: Double, _ stop: Double, _ by: Double, at location: SourceLocation) throws {
    let steps = (stop - start) / by
    if steps > 0 || steps.isNaN { try make(elements: Int(saturating: steps.isNaN ? .infinity : steps), at: location) }
  }

  /// `sequence(first:next:)`, up to a limit.
  private func sequenceFunction(_ arguments: Arguments, _ frame: Frame) throws -> Value? {
    if let start = arguments.call["state"]?.value {
      guard case .function(let function)? = arguments.values.last?.value.payload else { return nil }
      var state = finalised(start)
      var result: [Value] = []
      while result.count < 10_000 {
        let element = try call(function, changing: &state)
        if element.isNone { break }
        result.append(element)
      }
      return Value(.array(result))
    }
    guard let first = arguments.call["first"]?.value,
      let next = arguments.values.last?.value, case .function(let function) = next.payload
    else { return nil }
    var result: [Value] = []
    var current = finalised(first)
    while !current.isNone, result.count < 10_000 {
      result.append(current)
      do {
        current = try apply(function, [current])
      } catch let stop as RunStopped where stop.reason == .trap {
        // Swift makes no more elements than are asked for: it may never have come this far.
        break
      }
    }
    return Value(.array(result))
  }
}

extension Value {
  /// An Int or a Double as a Double.
  // Inlined, the optimiser of Swift 6.3.1 loses track of how long the value lives, and stops.
  @inline(never)
  package var number: Double? {
    switch payload {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
