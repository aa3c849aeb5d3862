import SightlineModel

/// The operators that are built into the interpreter.
enum Operator: UInt8 {
  case add, subtract, multiply, divide, remainder
  case equal, unequal, less, greater, lessOrEqual, greaterOrEqual
  case and, or, coalesce, range, closedRange, match, other

  init(_ name: String) {
    switch name {
    case "+": self = .add
    case "-": self = .subtract
    case "*": self = .multiply
    case "/": self = .divide
    case "%": self = .remainder
    case "==": self = .equal
    case "!=": self = .unequal
    case "<": self = .less
    case ">": self = .greater
    case "<=": self = .lessOrEqual
    case ">=": self = .greaterOrEqual
    case "&&": self = .and
    case "||": self = .or
    case "??": self = .coalesce
    case "..<": self = .range
    case "...": self = .closedRange
    case "~=": self = .match
    default: self = .other
    }
  }
  var isArithmetic: Bool { rawValue <= Operator.remainder.rawValue }
  var isComparison: Bool { rawValue >= Operator.equal.rawValue && rawValue <= Operator.greaterOrEqual.rawValue }
  /// Takes numbers, and gives literals beside numbers their type.
  var isNumeric: Bool { isArithmetic || isComparison || self == .range || self == .closedRange || self == .match }

  /// - Returns: `nil` for what has no result or is no arithmetic: the slow way says why.
  @inline(__always)
  func integer(_ a: Int, _ b: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch self {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide where b != 0: result = a.dividedReportingOverflow(by: b)
    case .remainder where b != 0: result = a.remainderReportingOverflow(dividingBy: b)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }
  @inline(__always)
  func double(_ a: Double, _ b: Double) -> Double? {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    default: nil
    }
  }
  @inline(__always)
  func comparison<T: Comparable>(_ a: T, _ b: T) -> Bool? {
    switch self {
    case .equal: a == b
    case .unequal: a != b
    case .less: a < b
    case .greater: a > b
    case .lessOrEqual: a <= b
    case .greaterOrEqual: a >= b
    default: nil
    }
  }

  /// The result for two numbers of a kind, or two texts to be compared; `nil` for everything else.
  @inline(__always)
  func quick(_ left: Value, _ right: Value) -> Value? {
    switch (left.payload, right.payload) {
    case (.int(let a), .int(let b)):
      if let flag = comparison(a, b) { return Value(.bool(flag), from: Value.history(left, right)) }
      guard let number = integer(a, b) else { return nil }
      var value = Value(.int(number), from: Value.history(left, right))
      value.isLiteral = left.isLiteral && right.isLiteral
      return value
    case (.double(let a), .double(let b)):
      if let flag = comparison(a, b) { return Value(.bool(flag), from: Value.history(left, right)) }
      guard let number = double(a, b) else { return nil }
      return Value(.double(number), from: Value.history(left, right))
    default: return nil
    }
  }
}

final class BinaryExpression: Expression {
  let name: String
  let left: Expression
  let right: Expression
  let symbol: Operator
  private let isOfLiterals: Bool
  private let leftIsLiteral: Bool
  private let rightIsLiteral: Bool
  /// Its left side is no literal, which would take its type from the right.
  private let isDirect: Bool
  private let calls: Bool
  /// Whether the type of its literals makes a difference to what it gives: `1 / 2`.
  let divides: Bool
  private var literalType: TypeNode??
  /// Some operator of the name evaluates its right side when it needs it.
  private let mayDefer: Bool
  /// A literal that is no number stands on one of its sides.
  private let hasTexts: Bool
  /// Results that need no look at the types of the operands.
  private let usual: ClosedRange<Int>
  init(_ name: String, _ left: Expression, _ right: Expression, _ place: Place) {
    self.name = name
    self.left = left
    self.right = right
    let symbol = Operator(name)
    self.symbol = symbol
    usual = symbol.isArithmetic ? place.file.usualIntegers : Int.min...Int.max
    mayDefer = place.file.context?.deferring.contains(name) ?? false
    leftIsLiteral = left.isLiteralArithmetic
    rightIsLiteral = right.isLiteralArithmetic
    hasTexts = symbol.isArithmetic && (Self.hasTexts(left) || Self.hasTexts(right))
    isOfLiterals = symbol.isArithmetic && symbol != .remainder && leftIsLiteral && rightIsLiteral
    divides =
      isOfLiterals
      && (symbol == .divide || (left as? BinaryExpression)?.divides == true
        || (right as? BinaryExpression)?.divides == true)
    isDirect = !leftIsLiteral && !mayDefer && (symbol.isArithmetic || symbol.isComparison)
    // `.md * 2` as a `Spacing`.
    calls =
      symbol.isArithmetic
      && (left.isImplicit || right.isImplicit || left.isCallOfFunction && left.hasImplicit)
    super.init(place)
  }
  override func isNumberArithmetic(over slots: [Int]) -> Bool {
    symbol.isArithmetic && symbol != .remainder && left.isNumberArithmetic(over: slots)
      && right.isNumberArithmetic(over: slots)
  }
  override var isLiteralArithmetic: Bool { isOfLiterals }
  override var hasFloatLiteral: Bool { left.hasFloatLiteral || right.hasFloatLiteral }
  override var isCallOfFunction: Bool { calls }
  override var hasImplicit: Bool { left.hasImplicit || right.hasImplicit }
  override var formTypeName: String? {
    switch name {
    case "&&", "||", "==", "!=", "<", ">", "<=", ">=": return "Bool"
    case "+", "-", "*", "/":
      guard let left = left.formTypeName, let right = right.formTypeName else { return nil }
      return left == right ? left : Set([left, right]) == ["Int", "Double"] ? "Double" : nil
    default: return nil
    }
  }

  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    try interpreter.step(self)
    if isDirect, expected == nil || !calls && !isTyped(by: expected) {
      return interpreter.value(try direct(frame, expected))
    }
    return try evaluateSlowly(frame, expected)
  }
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    let interpreter = frame.interpreter
    try interpreter.step(self)
    if isDirect, expected == nil || !calls && !isTyped(by: expected) { return try direct(frame, expected) }
    switch symbol {
    case .and, .or:
      let leftValue = try left.scalar(frame, nil)
      guard leftValue.kind == .bool else { return interpreter.pass(try logic(interpreter.value(leftValue), frame)) }
      if (leftValue.bits != 0) != (symbol == .and) { return Scalar(leftValue.bits != 0) }
      return try right.scalar(frame, nil)
    default: return interpreter.pass(try evaluateSlowly(frame, expected))
    }
  }

  /// What two numbers of a kind give; whatever else is there goes the slow way from where it is seen.
  @inline(__always)
  private func direct(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    let interpreter = frame.interpreter
    let leftValue = try left.scalar(frame, nil)
    switch leftValue.kind {
    case .int where !leftValue.isLiteral || !rightIsLiteral:
      // Beside an integer, an integer literal is one.
      let rightValue = try right.scalar(frame, nil)
      if let result = symbol.quick(leftValue, rightValue), usual.contains(result.bits) || result.kind != .int {
        return result
      }
      let right = interpreter.value(rightValue)
      if !rightIsLiteral {
        return interpreter.pass(try interpreter.binary(name, Value(leftValue), right, frame, at: self))
      }
    case .double where rightIsLiteral:
      if let literal = right as? LiteralExpression, let number = literal.double(),
        let result = symbol.quick(leftValue, number)
      {
        return result
      }
    case .double:
      let rightValue = try right.scalar(frame, nil)
      if let result = symbol.quick(leftValue, rightValue) { return result }
      let right = interpreter.value(rightValue)
      return interpreter.pass(try interpreter.binary(name, Value(leftValue), right, frame, at: self))
    default: break
    }
    return interpreter.pass(try beside(interpreter.value(leftValue), frame, expected))
  }

  /// `.required`, `!.empty`, `.required && .short`: of a type that only the context tells.
  private static func isOpen(_ expression: Expression) -> Bool {
    switch expression {
    case let prefix as PrefixExpression: isOpen(prefix.operand)
    case let binary as BinaryExpression: isOpen(binary.left) && isOpen(binary.right)
    default: expression.isImplicit
    }
  }

  /// The result where its literals are of a type that the sources tell, and no value.
  private func ofOthers(_ left: Value, _ right: Value, _ frame: Frame, _ expected: TypeNode?) throws -> Value? {
    let interpreter = frame.interpreter
    guard hasTexts, expected == nil, Self.isOfOthers(symbol, left, right),
      let type = interpreter.typeAsked(at: location), interpreter.operandTypes(name, of: type, frame) != nil
    else { return nil }
    return try evaluateSlowly(frame, type)
  }
  /// A text beside a number, or two texts that are not put together: of a type that may be written so.
  private static func isOfOthers(_ symbol: Operator, _ left: Value, _ right: Value) -> Bool {
    switch (left.payload, right.payload) {
    case (.string, .int), (.string, .double), (.int, .string), (.double, .string): true
    case (.string, .string): symbol != .add
    default: false
    }
  }

  /// Whether what is wanted may be what its texts and lists stand for.
  @inline(__always)
  private func isTyped(by expected: TypeNode?) -> Bool {
    hasTexts && expected?.plain.contains(.string) == false
  }
  private static func hasTexts(_ expression: Expression) -> Bool {
    switch expression {
    case let literal as LiteralExpression: if case .string = literal.value.payload { true } else { false }
    case is ArrayExpression: true
    case let parenthesis as ParenthesisExpression: hasTexts(parenthesis.inner)
    case let prefix as PrefixExpression: hasTexts(prefix.operand)
    case let binary as BinaryExpression: binary.hasTexts
    default: false
    }
  }

  /// Written as a literal, or put together of such.
  private static func isLiteral(_ expression: Expression) -> Bool {
    switch expression {
    case is LiteralExpression, is InterpolationExpression, is ArrayExpression: true
    case let parenthesis as ParenthesisExpression: isLiteral(parenthesis.inner)
    case let prefix as PrefixExpression: isLiteral(prefix.operand)
    case let binary as BinaryExpression:
      binary.symbol.isArithmetic && (isLiteral(binary.left) || isLiteral(binary.right))
    default: false
    }
  }

  private func evaluateSlowly(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    // `.required && .min(2)` where a rule of the project's own is wanted, which has that operator.
    if Self.isOpen(left), Self.isOpen(right) {
      if let expected, interpreter.declaresOperator(name, of: expected, frame) {
        return try interpreter.binary(
          name, interpreter.coerce(left.evaluate(frame, expected), to: expected, frame),
          interpreter.coerce(right.evaluate(frame, expected), to: expected, frame), frame, at: self)
      }
      if symbol == .and || symbol == .or || symbol == .other {
        let (leftValue, rightValue) = (try left.evaluate(frame, nil), try right.evaluate(frame, nil))
        // Which type they are of is known further out.
        if case .implicit = leftValue.payload, case .implicit = rightValue.payload {
          let arguments = [leftValue, rightValue].map { Call.Argument(label: nil, value: $0, location: location) }
          let call = Call(arguments: arguments, location: location)
          return Value(.implicit(ImplicitMember(links: [.init(name: name, call: call)], location: location)))
        }
        if symbol != .other { return try logic(leftValue, frame) }
        return try interpreter.binary(name, leftValue, rightValue, frame, at: self)
      }
    }
    switch symbol {
    case .and, .or: return try logic(left.evaluate(frame, nil), frame)
    case .coalesce:
      let value = try left.evaluate(frame, expected)
      switch value.payload {
      case .none:
        let cast = (left as? CastExpression).flatMap { $0.kind == .test ? nil : $0.type.unwrapped }
        var value = try right.evaluate(
          frame, expected ?? cast ?? interpreter.targetType(of: left, frame)?.unwrapped)
        // What a condition comes to is not written where it is used.
        if case .bool = value.payload { value.isLiteral = false }
        if case .string = value.payload, right is LiteralExpression {
          value.origin = Origin.following(value.origin, DerivationStep(.fallback))
        }
        return value
      default: return value
      }
    case .other:
      let leftValue = try left.evaluate(frame, nil)
      if mayDefer, let result = try interpreter.deferring(name, leftValue, right, frame, at: self) { return result }
      return try interpreter.binary(name, leftValue, right.evaluate(frame, nil), frame, at: self)
    default: break
    }
    if mayDefer {
      let leftValue = try left.evaluate(frame, nil)
      if let result = try interpreter.deferring(name, leftValue, right, frame, at: self) { return result }
      return try beside(leftValue, frame, expected)
    }
    if !leftIsLiteral, expected == nil {
      // Bounds of a range.
      let leftValue = try left.evaluate(frame, nil)
      if case .int = leftValue.payload, !leftValue.isLiteral || !rightIsLiteral {
        let rightValue = try right.evaluate(frame, nil)
        if !rightIsLiteral { return try interpreter.binary(name, leftValue, rightValue, frame, at: self) }
      }
      return try beside(leftValue, frame, expected)
    }
    if isOfLiterals, expected == nil, hasFloatLiteral {
      // One literal with a fraction makes the whole expression a Double.
      return try evaluate(frame, interpreter.doubleType)
    }
    if divides, expected == nil, let type = findLiteralType(interpreter) { return try evaluate(frame, type) }
    if symbol == .range || symbol == .closedRange,
      let bound = expected.flatMap({ interpreter.boundType(of: $0, frame) })
    {
      return try interpreter.binary(
        name, left.evaluate(frame, bound), right.evaluate(frame, bound), frame, at: self)
    }
    if let expected, symbol.isArithmetic, Self.isLiteral(left) || Self.isLiteral(right),
      let types = interpreter.operandTypes(name, of: expected, frame)
    {
      func operand(_ side: Expression, _ type: TypeNode) throws -> Value {
        guard Self.isLiteral(side) || side.hasImplicit else { return try side.evaluate(frame, nil) }
        return try interpreter.coerce(side.evaluate(frame, type), to: type, frame)
      }
      return try interpreter.binary(name, operand(left, types.left), operand(right, types.right), frame, at: self)
    }
    if let expected, calls, case .user = interpreter.resolve(expected.unwrapped, frame) {
      return try interpreter.binary(
        name, left.evaluate(frame, left.hasImplicit ? expected : nil),
        right.evaluate(frame, right.hasImplicit ? expected : nil), frame, at: self)
    }
    // A side made of number literals takes the other side's type.
    if leftIsLiteral, !rightIsLiteral {
      let rightValue = try right.evaluate(frame, nil)
      let leftValue = try left.evaluate(frame, interpreter.numberType(of: rightValue))
      if let result = try ofOthers(leftValue, rightValue, frame, expected) { return result }
      return try interpreter.binary(name, leftValue, rightValue, frame, at: self)
    }
    let operandType = symbol.isArithmetic ? expected.flatMap { interpreter.numberType($0) } : nil
    return try beside(left.evaluate(frame, leftIsLiteral ? operandType : nil), frame, expected)
  }

  /// What the sources take literals for that are divided where nobody says what is wanted; `nil` for whole numbers.
  private func findLiteralType(_ interpreter: Interpreter) -> TypeNode? {
    if let literalType { return literalType }
    var found: TypeNode?
    if interpreter.mayAskForTypes, let place = interpreter.asked(spot),
      let type = interpreter.questions?.type(at: place).map({ interpreter.parse(typeName: $0) }),
      case .double = interpreter.resolve(type.unwrapped, nil)
    {
      found = type.unwrapped
    }
    literalType = found
    return found
  }

  /// The right side, and the result, where the left is known.
  private func beside(_ leftValue: Value, _ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    var rightType: TypeNode?
    if rightIsLiteral {
      rightType =
        interpreter.numberType(of: leftValue) ?? interpreter.operandType(name, beside: leftValue)
        ?? (symbol.isArithmetic ? expected.flatMap { interpreter.numberType($0) } : nil)
    }
    let rightValue = try right.evaluate(frame, rightType)
    if let result = symbol.quick(leftValue, rightValue) {
      guard case .int(let number) = result.payload, !usual.contains(number) else { return result }
    }
    if let result = try ofOthers(leftValue, rightValue, frame, expected) { return result }
    if symbol.isComparison, case .string(let a) = leftValue.payload, case .string(let b) = rightValue.payload {
      try interpreter.work(min(a.utf8.count, b.utf8.count) >> 4, at: location)
      if let flag = symbol.comparison(a, b) {
        return Value(.bool(flag), from: Value.history(leftValue, rightValue))
      }
    }
    return try interpreter.binary(name, leftValue, rightValue, frame, at: self)
  }

  private func logic(_ leftValue: Value, _ frame: Frame) throws -> Value {
    let isAnd = symbol == .and
    switch leftValue.payload {
    case .bool(let flag):
      if flag != isAnd { return Value(.bool(flag)) }
      return try right.evaluate(frame, nil)
    case .unknown:
      let rightValue = try right.evaluate(frame, nil)
      if case .bool(let flag) = rightValue.payload, flag != isAnd { return Value(.bool(flag)) }
      return leftValue
    default:
      if mayDefer, let result = try frame.interpreter.deferring(name, leftValue, right, frame, at: self) {
        return result
      }
      return try frame.interpreter.binary(name, leftValue, try right.evaluate(frame, nil), frame, at: self)
    }
  }
}

final class PrefixExpression: Expression {
  let name: String
  let operand: Expression
  init(_ name: String, _ operand: Expression, _ place: Place) {
    self.name = name
    self.operand = operand
    super.init(place)
  }
  override var isLiteralArithmetic: Bool { (name == "-" || name == "+") && operand.isLiteralArithmetic }
  override var hasFloatLiteral: Bool { operand.hasFloatLiteral }
  override var formTypeName: String? { name == "!" ? "Bool" : operand.formTypeName }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    if operand.hasImplicit || operand is LiteralExpression || operand is ParenthesisExpression
      || operand is PrefixExpression,
      let expected, interpreter.declaresOperator(name, of: expected, frame)
    {
      let value = try interpreter.coerce(operand.evaluate(frame, expected), to: expected, frame)
      return try interpreter.prefix(name, value, frame, at: self)
    }
    let value = try operand.evaluate(frame, name == "-" ? expected : nil)
    // `-"x"` of a type that may be written as a text.
    if case .string = value.payload, expected == nil, let type = interpreter.typeAsked(at: location),
      interpreter.declaresOperator(name, of: type, frame)
    {
      return try interpreter.prefix(name, interpreter.coerce(value, to: type, frame), frame, at: self)
    }
    return try interpreter.prefix(name, value, frame, at: self)
  }
}

final class PostfixExpression: Expression {
  let name: String
  let operand: Expression
  init(_ name: String, _ operand: Expression, _ place: Place) {
    self.name = name
    self.operand = operand
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let value = try operand.evaluate(frame, nil)
    if name == "..." { return Value(.range(RangeValue(lower: value, upper: nil, isClosed: true))) }
    return try frame.interpreter.customOperator(name, [value], frame, at: self)
  }
}

final class TernaryExpression: Expression {
  let condition: Expression
  let yes: Expression
  let no: Expression
  init(_ condition: Expression, _ yes: Expression, _ no: Expression, _ place: Place) {
    self.condition = condition
    self.yes = yes
    self.no = no
    super.init(place)
  }
  override var isLiteralArithmetic: Bool { false }
  override var formTypeName: String? { yes.formTypeName == no.formTypeName ? yes.formTypeName : nil }
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    let answer = try chosen(frame)
    let scalar = answer ? try yes.scalar(frame, expected) : try no.scalar(frame, expected)
    if scalar.kind == .bool { return scalar.settled }
    if expected != nil { return scalar }
    let interpreter = frame.interpreter
    switch scalar.kind {
    case .int where scalar.isLiteral, .other:
      return interpreter.pass(try fitted(interpreter.value(scalar), answer, frame))
    default: return scalar
    }
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let answer = try chosen(frame)
    var value = answer ? try yes.evaluate(frame, expected) : try no.evaluate(frame, expected)
    if case .bool = value.payload { value.isLiteral = false }
    return expected == nil ? try fitted(value, answer, frame) : value
  }

  @inline(__always)
  private func chosen(_ frame: Frame) throws -> Bool {
    let interpreter = frame.interpreter
    let presumed = interpreter.presumedArm(at: self, .ternary, frame)
    let before = interpreter.questionCount
    let answer = try presumed.map { $0 == 0 } ?? Condition.holds(condition, frame, at: self, .ternary)
    if presumed == nil, interpreter.questionCount > before {
      interpreter.noteGuess(arm: answer ? 0 : 1, at: self, .ternary, frame) {
        location.line...max(location.line, no.location.line)
      }
    }
    interpreter.record(arm: answer ? 0 : 1, of: [0, 1], at: self, .ternary, frame)
    return answer
  }
  /// Where nobody asks for a type, both sides have one.
  private func fitted(_ given: Value, _ answer: Bool, _ frame: Frame) throws -> Value {
    let interpreter = frame.interpreter
    var value = given
    // `flag ? 1 : 0.5` is a Double on both sides.
    if case .int(let number) = value.payload, value.isLiteral,
      (answer ? no : yes).formTypeName == "Double"
    {
      value.payload = .double(Double(number))
    }
    // `flag ? .red : Color.blue` is a Color on both sides.
    if case .implicit = value.payload,
      let type = try interpreter.writtenType(of: answer ? no : yes, frame)
    {
      return try interpreter.coerce(value, to: interpreter.parse(typeName: type), frame)
    }
    return value
  }
}
