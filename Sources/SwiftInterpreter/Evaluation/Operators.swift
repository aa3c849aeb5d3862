import Foundation
import SightlineModel

extension Interpreter {
  static let operatorNames: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "!", "..<", "...", "??", "&", "|", "^", "<<",
    ">>", "&+", "&-", "&*", "===", "!==", "~",
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
    if case .array = right.payload, right.isLiteral { right = try fit(right, like: left) }
    if case .array = left.payload, left.isLiteral { left = try fit(left, like: right) }
    if right.isLiteral, comparisons.contains(name) { right = try literal(right, beside: left) }
    if left.isLiteral, comparisons.contains(name) { left = try literal(left, beside: right) }
    if case .unknown(let unknown) = left.payload {
      return comparisons.contains(name) || name == "===" ? Value(.unknown(unknown)) : left
    }
    if case .unknown = right.payload { return right }
    var result: Value?
    switch (left.payload, right.payload) {
    case (.int(let a), .int(let b)): result = try integers(name, a, b, left, right, at: node)
    case (.double(let a), .double(let b)): result = doubles(name, a, b)
    case (.int(let a), .double(let b)): result = doubles(name, Double(a), b)
    case (.double(let a), .int(let b)): result = doubles(name, a, Double(b))
    case (.string(let a), .string(let b)): result = strings(name, a, b)
    case (.string, .interpolation), (.interpolation, .string), (.interpolation, .interpolation):
      return try binary(name, finalised(left), finalised(right), frame, at: node)
    case (.array(let a), .array(let b)) where name == "+": result = Value(.array(a + b))
    case (.array(let a), .set(let b)) where name == "+": result = Value(.array(a + b))
    case (.host(let a as StringPosition), .host(let b as StringPosition)):
      result = comparison(name, a.index, b.index)
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
      "\(typeName(of: left)) \(name) \(typeName(of: right))", why: "this operator is not known", at: node.location)
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
  private var comparisons: Set<String> { ["==", "!=", "<", ">", "<=", ">="] }

  /// The result of arithmetic keeps where its first named operand comes from.
  private func derived(_ result: Value, _ left: Value, _ right: Value) -> Value {
    var result = result
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
      var value = Value(.int(result.partialValue))
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
    case "&+": return Value(.int(a &+ b))
    case "&-": return Value(.int(a &- b))
    case "&*": return Value(.int(a &* b))
    case "&": return Value(.int(a & b))
    case "|": return Value(.int(a | b))
    case "^": return Value(.int(a ^ b))
    case "<<": return Value(.int(a << b))
    case ">>": return Value(.int(a >> b))
    case "..<": return Value(.range(RangeValue(lower: left, upper: right, isClosed: false)))
    case "...": return Value(.range(RangeValue(lower: left, upper: right, isClosed: true)))
    default: return nil
    }
  }

  private func doubles(_ name: String, _ a: Double, _ b: Double) -> Value? {
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
    case "..<": Value(.range(RangeValue(lower: Value(.double(a)), upper: Value(.double(b)), isClosed: false)))
    case "...": Value(.range(RangeValue(lower: Value(.double(a)), upper: Value(.double(b)), isClosed: true)))
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
      if case .array(let a) = left.payload, let b = try? elements(of: right) { return Value(.array(a + b)) }
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
      return Value(.bool(name == "<" ? x < y : name == ">" ? x > y : name == "<=" ? x <= y : x >= y))
    default: return nil
    }
  }

  func userOperator(_ name: String, _ operands: [Value], _ frame: Frame?, at node: Expression) throws -> Value? {
    var candidates: [FunctionDecl] = []
    var seen: Set<String> = []
    for operand in operands {
      let type = typeName(of: operand)
      guard seen.insert(type).inserted else { continue }
      for function in members(of: type, name, isStatic: true).functions
      where !candidates.contains(where: { $0 === function }) {
        candidates.append(function)
      }
    }
    candidates += program.globals[name]?.functions ?? []
    candidates = candidates.filter { $0.parameters.count == operands.count }
    guard !candidates.isEmpty else { return nil }
    let arguments = Arguments(
      values: operands.map { Call.Argument(label: nil, value: $0, location: node.location) }, location: node.location)
    // Operators have no labels.
    var winner: FunctionDecl?
    var winnerScore = 0
    for candidate in candidates {
      var total = 0
      for (operand, parameter) in zip(operands, candidate.parameters) {
        let fit = score(operand, parameter.givenType, candidate, frame)
        // An operator of another type, a framework's for instance, is not meant: every operand must fit.
        total += fit > 0 ? fit : -1000
      }
      if total > winnerScore {
        winner = candidate
        winnerScore = total
      }
    }
    guard let winner else { return nil }
    return try invoke(
      winner, receiver: winner.owner.map { Box(Value(.type($0.name))) }, arguments,
      operands.indices.map { .argument($0) }, frame)
  }

  /// What an operator of the project's own takes beside a value: `insets * (1 / 2)`.
  func operandType(_ name: String, beside value: Value) -> TypeNode? {
    let candidates = members(of: typeName(of: value), name, isStatic: true).functions
    return candidates.compactMap { $0.parameters.count == 2 ? $0.parameters[1].type : nil }
      .first { isFractional($0, nil) }
  }

  func customOperator(_ name: String, _ operands: [Value], _ frame: Frame, at node: Expression) throws -> Value {
    for operand in operands {
      if case .unknown = operand.payload { return operand }
    }
    return try userOperator(name, operands, frame, at: node)
      ?? notUnderstood("operator \(name)", why: "this operator is not known", at: node.location)
  }

  /// `+=` and its like where the project declares them, or where the change can be made in place.
  func compoundOperator(
    _ name: String, _ current: inout Value, _ operand: Value, _ frame: Frame, at node: AssignmentExpression
  ) throws -> Bool {
    if name == "+", case .array(var elements) = current.payload {
      let others: [Value]
      if case .array(let list) = operand.payload { others = list } else { others = try self.elements(of: operand) }
      let like = elements.first
      current.payload = .void
      for other in others { elements.append(try like.map { try fit(other, like: $0) } ?? finalised(other)) }
      current.payload = .array(elements)
      return true
    }
    if name == "+", case .string(var text) = current.payload, case .string(let more) = operand.payload {
      current.payload = .void
      text += more
      current.payload = .string(text)
      return true
    }
    let full = name + "="
    var candidates = members(of: typeName(of: current), full, isStatic: true).functions
    candidates += program.globals[full]?.functions ?? []
    let operands = [current, operand]
    let fitting = candidates.first { candidate in
      guard candidate.parameters.count == 2 else { return false }
      return zip(operands, candidate.parameters).allSatisfy { score($0, $1.givenType, candidate, frame) > -50 }
        && score(current, candidate.parameters[0].givenType, candidate, frame) > 0
    }
    guard let decl = fitting, let body = decl.body else { return false }
    let frame = Frame(self, slotCount: body.slotCount, owner: decl.owner)
    frame.function = decl
    if let owner = decl.owner { frame.slots[0] = Box(Value(.type(owner.name))) }
    frame.declare(body.parameterSlots[0], current)
    if decl.parameters[1].isAutoclosure {
      let function = NativeFunction(name: name, location: node.location, parameterCount: 0) { _, _ in operand }
      frame.declare(body.parameterSlots[1], Value(.function(function)))
    } else {
      frame.declare(body.parameterSlots[1], try coerce(operand, to: decl.parameters[1].type, frame))
    }
    try enter(node.location, decl.owner?.name)
    defer { leave() }
    _ = try run(body, builder: nil, frame)
    if let box = frame.slots[body.parameterSlots[0]] { current = box.value }
    return true
  }

  func prefix(_ name: String, _ value: Value, _ frame: Frame, at node: Expression) throws -> Value {
    switch (name, value.payload) {
    case (_, .unknown): return value
    case ("!", .bool(let flag)): return Value(.bool(!flag))
    case ("-", .int(let number)):
      var result = Value(.int(0 &- number), origin: value.origin)
      result.isLiteral = value.isLiteral
      return result
    case ("-", .double(let number)): return Value(.double(-number), origin: value.origin)
    case ("+", .int), ("+", .double): return value
    case ("~", .int(let number)): return Value(.int(~number))
    case ("..<", _): return Value(.range(RangeValue(lower: nil, upper: value, isClosed: false)))
    case ("...", _): return Value(.range(RangeValue(lower: nil, upper: value, isClosed: true)))
    case ("-", .implicit(let member)):
      let number = try resolveForeign(member, as: "Double", frame)
      if case .implicit = number.payload {
        return notUnderstood(
          "-.\(member.links.first?.name ?? "")", why: "its type is not known here", at: node.location)
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
      return notUnderstood("\(name)\(typeName(of: value))", why: "this operator is not known", at: node.location)
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

  // MARK: Equality

  public func areEqual(_ left: Value, _ right: Value) throws -> Bool {
    switch (left.payload, right.payload) {
    case (.none, .none), (.void, .void): return true
    case (.none, _), (_, .none): return false
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.int(let a), .double(let b)): return Double(a) == b
    case (.double(let a), .int(let b)): return a == Double(b)
    case (.string(let a), .string(let b)): return a == b
    case (.interpolation, _), (_, .interpolation): return try areEqual(finalised(left), finalised(right))
    case (.implicit(let a), .implicit(let b)): return a.links.map(\.name) == b.links.map(\.name)
    case (.implicit, _), (_, .implicit):
      let a = try resolveImplicit(left, like: right, nil)
      let b = try resolveImplicit(right, like: left, nil)
      // A member that the other's type does not have stays implicit: equal to nothing.
      if case .implicit = a.payload { return false }
      if case .implicit = b.payload { return false }
      return try areEqual(a, b)
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return false }
      for (x, y) in zip(a, b) where try !areEqual(x.value, y.value) { return false }
      return true
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return false }
      for (x, y) in zip(a, b) where try !areEqual(x, y) { return false }
      return true
    case (.set(let a), .set(let b)):
      guard a.count == b.count else { return false }
      for x in a where try !contains(b, x) { return false }
      return true
    case (.dictionary(let a), .dictionary(let b)):
      guard a.entries.count == b.entries.count else { return false }
      for entry in a.entries {
        guard let other = try lookUp(entry.key, in: b), try areEqual(entry.value, other) else { return false }
      }
      return true
    case (.range(let a), .range(let b)):
      return try a.isClosed == b.isClosed && areEqual(a.lower ?? .none, b.lower ?? .none)
        && areEqual(a.upper ?? .none, b.upper ?? .none)
    case (.type(let a), .type(let b)): return a == b
    case (.keyPath(_, let a), .keyPath(_, let b)): return a == b
    case (.enumeration(let a), .enumeration(let b)):
      guard a.typeName == b.typeName else { return false }
      if let answer = try userEquality(left, right) { return answer }
      guard a.caseName == b.caseName, a.payload.count == b.payload.count else { return false }
      for (x, y) in zip(a.payload, b.payload) where try !areEqual(x.value, y.value) { return false }
      return true
    case (.structure(let a), .structure(let b)):
      guard a.typeName == b.typeName else { return false }
      if let answer = try userEquality(left, right) { return answer }
      for (name, value) in a.fields {
        guard let other = b.fields[name], try areEqual(value, other) else { return false }
      }
      return true
    case (.object(let a), .object(let b)): return try a === b || userEquality(left, right) ?? false
    case (.function(let a), .function(let b)): return a === b
    case (.host, .host):
      if isSameReference(left, right) { return true }
      for host in hosts {
        if let answer = try host.binaryOperator("==", left, right, in: self), case .bool(let flag) = answer.payload {
          return flag
        }
      }
      return false
    default: return try userEquality(left, right) ?? false
    }
  }

  private func userEquality(_ left: Value, _ right: Value) throws -> Bool? {
    guard !members(of: typeName(of: left), "==", isStatic: true).functions.isEmpty else { return nil }
    guard let answer = try userOperator("==", [left, right], nil, at: nowhere), case .bool(let flag) = answer.payload
    else { return nil }
    return flag
  }

  func contains(_ values: [Value], _ value: Value) throws -> Bool {
    for other in values where try areEqual(other, value) { return true }
    return false
  }

  /// `pattern ~= value`.
  func patternMatch(_ pattern: Value, _ value: Value, _ frame: Frame, at place: Place) throws -> Match {
    if case .unknown(let unknown) = value.payload { return .unknown(unknown) }
    if case .unknown(let unknown) = pattern.payload { return .unknown(unknown) }
    if case .range(let range) = pattern.payload, !isRange(value) {
      return try rangeContains(range, value) ? .yes : .no
    }
    if case .host(let host) = pattern.payload, let regex = host as? RegexValue, let text = text(of: value) {
      return try regex.regex.wholeMatch(in: text) == nil ? .no : .yes
    }
    let custom = LocatedExpression(place.location, place)
    let candidates =
      members(of: typeName(of: pattern), "~=", isStatic: true).functions
      + members(of: typeName(of: value), "~=", isStatic: true).functions + (program.globals["~="]?.functions ?? [])
    if !candidates.isEmpty, let result = try userOperator("~=", [pattern, value], frame, at: custom),
      case .bool(let flag) = result.payload
    {
      return flag ? .yes : .no
    }
    let answer = try binary("==", pattern, value, frame, at: custom)
    switch answer.payload {
    case .bool(let flag): return flag ? .yes : .no
    case .unknown(let unknown): return .unknown(unknown)
    default: return .no
    }
  }
  private func isRange(_ value: Value) -> Bool { if case .range = value.payload { true } else { false } }

  func rangeContains(_ range: RangeValue, _ value: Value) throws -> Bool {
    func holds(_ name: String, _ a: Value, _ b: Value) throws -> Bool {
      if case .bool(let flag) = try binary(name, a, b, nil, at: nowhere).payload { return flag }
      return false
    }
    if let lower = range.lower, try !holds("<=", lower, value) { return false }
    if let upper = range.upper, try !holds(range.isClosed ? "<=" : "<", value, upper) { return false }
    return true
  }
}
