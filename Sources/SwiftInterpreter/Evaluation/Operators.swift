import Foundation
import SightlineModel

extension Interpreter {
  static let operatorNames: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "!", "..<", "...", "??", "&", "|", "^", "<<",
    ">>", "&+", "&-", "&*", "&<<", "&>>", "===", "!==", "~",
  ]

  func binary(_ name: String, _ left: Value, _ right: Value, _ frame: Frame?, at node: Expression) throws -> Value {
    var (left, right) = (left, right)
    if case .implicit = right.payload { right = try resolveImplicit(right, like: left, frame) }
    if case .implicit = left.payload { left = try resolveImplicit(left, like: right, frame) }
    // `2 * .pi`.
    if case .implicit(let member) = right.payload, left.number != nil {
      right = try resolveForeign(member, as: "Double", frame)
    } else if case .implicit(let member) = left.payload, right.number != nil {
      left = try resolveForeign(member, as: "Double", frame)
    }
    if name == "+", case .array(let a) = left.payload, case .array(let b) = right.payload {
      (left, right) = try withClosedMembers(left, a, right, b, frame)
    }
    if case .array = right.payload, right.isLiteral { right = try fit(right, like: left) }
    if case .array = left.payload, left.isLiteral { left = try fit(left, like: right) }
    if right.isLiteral, Self.comparisons.contains(name) { right = try literal(right, beside: left) }
    if left.isLiteral, Self.comparisons.contains(name) { left = try literal(left, beside: right) }
    if case .unknown(let unknown) = left.payload {
      return Self.comparisons.contains(name) || name == "===" ? Value(.unknown(unknown)) : left
    }
    if case .unknown = right.payload { return right }
    var result: Value?
    switch (left.payload, right.payload) {
    case (.int(let a), .int(let b)): result = try integers(name, a, b, left, right, at: node)
    case (.double(let a), .double(let b)): result = try doubles(name, a, b, at: node)
    case (.int(let a), .double(let b)): result = try doubles(name, Double(a), b, at: node)
    case (.double(let a), .int(let b)): result = try doubles(name, a, Double(b), at: node)
    case (.string(let a), .string(let b)):
      if name == "+" {
        try make(text: a.utf8.count + b.utf8.count, at: node.location)
      } else {
        try work(min(a.utf8.count, b.utf8.count) >> 4, at: node.location)
      }
      result = strings(name, a, b)
    case (.string, .interpolation), (.interpolation, .string), (.interpolation, .interpolation):
      return try binary(name, finalised(left), finalised(right), frame, at: node)
    case (.array(let a), .array(let b)) where name == "+", (.array(let a), .set(let b)) where name == "+":
      try make(copyOf: a.count + b.count, at: node.location)
      result = Value(.array(a + b))
    case (.host(let a as StringPosition), .host(let b as StringPosition)):
      result =
        name.hasPrefix("..")
        ? try ordered(RangeValue(lower: left, upper: right, isClosed: name == "..."), at: node.location)
        : comparison(name, a.index, b.index)
    case (.bool(let a), .bool(let b)):
      switch name {
      case "&&": result = Value(.bool(a && b))
      case "||": result = Value(.bool(a || b))
      default: break
      }
    default: break
    }
    if let result { return derived(result, left, right) }
    if let result = try userOperator(name, [left, right], frame, at: node) { return result }
    if let result = try standardOperator(name, left, right, frame, at: node) { return result }
    for host in hosts {
      if let result = try host.binaryOperator(name, left, right, in: self) { return result }
    }
    if name == "==" || name == "!=" {
      let equal = try areEqual(left, right)
      return Value(.bool(name == "==" ? equal : !equal))
    }
    return notUnderstood(
      "\(typeName(of: left)) \(name) \(typeName(of: right))", why: .notKnown("this operator"), at: node.location)
  }
  /// `changes + texts.map { .added($0) }`: what one side leaves open is of the other's type.
  private func withClosedMembers(
    _ left: Value, _ a: [Value], _ right: Value, _ b: [Value], _ frame: Frame?
  ) throws -> (Value, Value) {
    guard let first = a.first, let second = b.first else { return (left, right) }
    switch (first.payload, second.payload) {
    case (.implicit, .implicit): return (left, right)
    case (_, .implicit): return (left, Value(.array(try b.map { try resolveImplicit($0, like: first, frame) })))
    case (.implicit, _): return (Value(.array(try a.map { try resolveImplicit($0, like: second, frame) })), right)
    default: return (left, right)
    }
  }

  /// `id == "u1"`, where the type of `id` can be written as a literal.
  private func literal(_ value: Value, beside other: Value) throws -> Value {
    guard case .structure = other.payload else { return value }
    switch value.payload {
    case .string, .interpolation, .int, .double, .bool: return try fit(value, like: other)
    default: return value
    }
  }
  private func comparison<T: Comparable>(_ name: String, _ a: T, _ b: T) -> Value? {
    switch name {
    case "==": Value(.bool(a == b))
    case "!=": Value(.bool(a != b))
    case "<": Value(.bool(a < b))
    case "<=": Value(.bool(a <= b))
    case ">": Value(.bool(a > b))
    case ">=": Value(.bool(a >= b))
    default: nil
    }
  }
  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// The result of arithmetic keeps where its first named operand comes from.
  private func derived(_ result: Value, _ left: Value, _ right: Value) -> Value {
    var result = result
    // An empty text, from which another one is built up, has no words of its own.
    if case .string("") = left.payload, result.origin == nil, right.origin != nil { result.origin = right.origin }
    if result.origin == nil {
      result.origin =
        left.origin?.previous != nil
        ? left.origin : right.origin?.previous != nil ? right.origin : left.origin ?? right.origin
    }
    return result
  }

  private func integers(_ name: String, _ a: Int, _ b: Int, _ left: Value, _ right: Value, at node: Expression) throws
    -> Value?
  {
    func checked(_ result: (partialValue: Int, overflow: Bool)) throws -> Value {
      if result.overflow {
        throw RunStopped(reason: .trap, detail: "arithmetic overflow in \(a) \(name) \(b)", location: node.location)
      }
      var value = Value(.int(try fitting(result.partialValue, a, name, b, at: node)))
      value.isLiteral = left.isLiteral && right.isLiteral
      return value
    }
    func divisor() throws {
      if b == 0 { throw RunStopped(reason: .trap, detail: "division by zero", location: node.location) }
    }
    switch name {
    case "+": return try checked(a.addingReportingOverflow(b))
    case "-": return try checked(a.subtractingReportingOverflow(b))
    case "*": return try checked(a.multipliedReportingOverflow(by: b))
    case "/":
      try divisor()
      return try checked(a.dividedReportingOverflow(by: b))
    case "%":
      try divisor()
      return try checked(a.remainderReportingOverflow(dividingBy: b))
    case "==": return Value(.bool(a == b))
    case "!=": return Value(.bool(a != b))
    case "<": return Value(.bool(a < b))
    case ">": return Value(.bool(a > b))
    case "<=": return Value(.bool(a <= b))
    case ">=": return Value(.bool(a >= b))
    case "&+": return Value(.int(wrapping(a &+ b, at: node)))
    case "&-": return Value(.int(wrapping(a &- b, at: node)))
    case "&*": return Value(.int(wrapping(a &* b, at: node)))
    case "&": return Value(.int(a & b))
    case "|": return Value(.int(a | b))
    case "^": return Value(.int(a ^ b))
    case "<<": return Value(.int(wrapping(a << b, at: node)))  // checked: a smart shift takes any count
    case ">>": return Value(.int(a >> b))
    case "&<<": return Value(.int(wrapping(a &<< masking(b, at: node), at: node)))
    case "&>>": return Value(.int(a &>> masking(b, at: node)))
    case "..<", "...":
      return try ordered(RangeValue(lower: left, upper: right, isClosed: name == "..."), at: node.location)
    default: return nil
    }
  }

  private func doubles(_ name: String, _ a: Double, _ b: Double, at node: Expression) throws -> Value? {
    switch name {
    case "+": Value(.double(a + b))
    case "-": Value(.double(a - b))
    case "*": Value(.double(a * b))
    case "/": Value(.double(a / b))
    case "==": Value(.bool(a == b))
    case "!=": Value(.bool(a != b))
    case "<": Value(.bool(a < b))
    case ">": Value(.bool(a > b))
    case "<=": Value(.bool(a <= b))
    case ">=": Value(.bool(a >= b))
    case "..<", "...":
      try ordered(
        RangeValue(lower: Value(.double(a)), upper: Value(.double(b)), isClosed: name == "..."), at: node.location)
    default: nil
    }
  }

  private func strings(_ name: String, _ a: String, _ b: String) -> Value? {
    switch name {
    case "+": Value(.string(a + b))
    case "==": Value(.bool(a == b))
    case "!=": Value(.bool(a != b))
    case "<": Value(.bool(a < b))
    case ">": Value(.bool(a > b))
    case "<=": Value(.bool(a <= b))
    case ">=": Value(.bool(a >= b))
    case "..<", "...":
      Value(.range(RangeValue(lower: Value(.string(a)), upper: Value(.string(b)), isClosed: name == "...")))
    default: nil
    }
  }

  private func standardOperator(_ name: String, _ left: Value, _ right: Value, _ frame: Frame?, at node: Expression)
    throws
    -> Value?
  {
    switch name {
    case "===", "!==":
      let same: Bool
      switch (left.payload, right.payload) {
      case (.object(let a), .object(let b)): same = a === b
      case (.none, .none): same = true
      case (.type(let a), .type(let b)): same = a == b
      default: same = isSameReference(left, right)
      }
      return Value(.bool(same == (name == "===")))
    case "!=":
      // Derived from `==`.
      if let equal = try userOperator("==", [left, right], frame, at: node), case .bool(let flag) = equal.payload {
        return Value(.bool(!flag))
      }
    case ">", "<=", ">=":
      let (first, second) = name == ">=" ? (left, right) : (right, left)
      if let less = try userOperator("<", [first, second], frame, at: node), case .bool(let flag) = less.payload {
        return Value(.bool(name == ">" ? flag : !flag))
      }
    case "..<", "...":
      return Value(.range(RangeValue(lower: left, upper: right, isClosed: name == "...")))
    case "~=":
      if case .yes = try patternMatch(left, right, frame ?? rootFrame, at: node.place) { return Value(.bool(true)) }
      return Value(.bool(false))
    case "+":
      if case .array(let a) = left.payload {
        let b = try elements(of: right)
        try make(copyOf: a.count + b.count, at: node.location)
        return Value(.array(a + b))
      }
    default: break
    }
    if name == "<" || name == ">" || name == "<=" || name == ">=" {
      return try comparison(name, left, right, frame, at: node)
    }
    return nil
  }

  /// Comparison of tuples, and of enums without raw values that say they are Comparable.
  private func comparison(_ name: String, _ left: Value, _ right: Value, _ frame: Frame?, at node: Expression) throws
    -> Value?
  {
    switch (left.payload, right.payload) {
    case (.tuple(let a), .tuple(let b)) where a.count == b.count:
      for (x, y) in zip(a, b) where try !areEqual(x.value, y.value) {
        return try binary(name.hasPrefix("<") ? "<" : ">", x.value, y.value, frame, at: node)
      }
      return Value(.bool(name.hasSuffix("=")))
    case (.enumeration(let a), .enumeration(let b)) where a.typeName == b.typeName:
      guard isKind(a.typeName, of: "Comparable"), let type = program.types[a.typeName],
        let x = type.caseIndex[a.caseName], let y = type.caseIndex[b.caseName]
      else { return nil }
      // Of one case, what it holds decides.
      if x == y, !a.payload.isEmpty {
        return try comparison(
          name, Value(.tuple(a.payload)), Value(.tuple(b.payload)), frame, at: node)
      }
      return Value(.bool(name == "<" ? x < y : name == ">" ? x > y : name == "<=" ? x <= y : x >= y))
    default: return nil
    }
  }

  func prefix(_ name: String, _ value: Value, _ frame: Frame, at node: Expression) throws -> Value {
    switch (name, value.payload) {
    case (_, .unknown): return value
    case ("!", .bool(let flag)): return Value(.bool(!flag))
    case ("-", .int(let number)):
      var result = Value(
        .int(try negating(number, before: (node as? PrefixExpression)?.operand, at: node.location)),
        origin: value.origin)
      result.isLiteral = value.isLiteral
      return result
    case ("-", .double(let number)): return Value(.double(-number), origin: value.origin)
    case ("+", .int), ("+", .double): return value
    case ("~", .int(let number)):
      let operand = (node as? PrefixExpression)?.operand
      return Value(.int(operand.map { wrapping(~number, before: $0) } ?? ~number))
    case ("..<", _): return Value(.range(RangeValue(lower: nil, upper: value, isClosed: false)))
    case ("...", _): return Value(.range(RangeValue(lower: nil, upper: value, isClosed: true)))
    case ("-", .implicit(let member)):
      let number = try resolveForeign(member, as: "Double", frame)
      if case .implicit = number.payload {
        return notUnderstood(
          "-.\(member.links.first?.name ?? "")", why: .typeNotKnown, at: node.location)
      }
      return try prefix(name, number, frame, at: node)
    default:
      if let result = try userOperator(name, [value], frame, at: node) { return result }
      for host in hosts {
        if let result = try host.member(
          of: value, name: "prefix " + name, call: Call(arguments: [], location: node.location), in: self)
        {
          return result
        }
      }
      return notUnderstood("\(name)\(typeName(of: value))", why: .notKnown("this operator"), at: node.location)
    }
  }

  /// `reduce(0, +)`.
  func operatorFunction(_ name: String, at node: Expression) -> Value {
    let location = node.location
    let isOperator = Self.operatorNames.contains(name)
    return Value(
      .function(
        NativeFunction(name: name, location: location, parameterCount: isOperator ? 2 : 1) { arguments, interpreter in
          guard isOperator else {
            return try interpreter.standardFunction(
              name, Arguments(values: arguments, location: location), interpreter.rootFrame, at: node) ?? .void
          }
          if arguments.count == 1 {
            return try interpreter.prefix(name, arguments[0].value, interpreter.rootFrame, at: node)
          }
          return try interpreter.binary(name, arguments[0].value, arguments[1].value, nil, at: node)
        }))
  }
}
