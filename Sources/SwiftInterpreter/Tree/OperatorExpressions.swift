import SightlineModel

final class BinaryExpression: Expression {
  let name: String
  let left: Expression
  let right: Expression
  init(_ name: String, _ left: Expression, _ right: Expression, _ place: Place) {
    self.name = name
    self.left = left
    self.right = right
    super.init(place)
  }
  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]
  private static let numeric = arithmetic.union(["==", "!=", "<", ">", "<=", ">=", "...", "..<", "~="])
  private static let literalOperators: Set<String> = ["+", "-", "*", "/"]
  override func isNumberArithmetic(over slots: [Int]) -> Bool {
    Self.literalOperators.contains(name) && left.isNumberArithmetic(over: slots)
      && right.isNumberArithmetic(over: slots)
  }
  override var isLiteralArithmetic: Bool {
    Self.literalOperators.contains(name) && left.isLiteralArithmetic && right.isLiteralArithmetic
  }
  override var hasFloatLiteral: Bool { left.hasFloatLiteral || right.hasFloatLiteral }
  /// `.md * 2` as a `Spacing`.
  override var isCallOfFunction: Bool {
    Self.arithmetic.contains(name) && (left.isImplicit || right.isImplicit || left.isCallOfFunction && left.hasImplicit)
  }
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
    switch name {
    case "&&", "||": return try evaluateLogic(frame)
    case "??":
      let value = try left.evaluate(frame, expected)
      switch value.payload {
      case .none:
        let cast = (left as? CastExpression).flatMap { $0.kind == .test ? nil : $0.type.unwrapped }
        return try right.evaluate(frame, expected ?? cast ?? interpreter.targetType(of: left, frame)?.unwrapped)
      default: return value
      }
    default: break
    }
    if expected == nil, name != "..<", name != "...", isLiteralArithmetic, hasFloatLiteral {
      // One literal with a fraction makes the whole expression a Double.
      return try evaluate(frame, interpreter.doubleType)
    }
    guard Self.numeric.contains(name) else {
      return try interpreter.binary(name, left.evaluate(frame, nil), right.evaluate(frame, nil), frame, at: self)
    }
    if name == "..." || name == "..<", let bound = expected.flatMap({ interpreter.boundType(of: $0, frame) }) {
      return try interpreter.binary(
        name, left.evaluate(frame, bound), right.evaluate(frame, bound), frame, at: self)
    }
    if let expected, isCallOfFunction, case .user = interpreter.resolve(expected.unwrapped, frame) {
      return try interpreter.binary(
        name, left.evaluate(frame, left.hasImplicit ? expected : nil),
        right.evaluate(frame, right.hasImplicit ? expected : nil), frame, at: self)
    }
    // A side made of number literals takes the other side's type.
    if left.isLiteralArithmetic, !right.isLiteralArithmetic {
      let rightValue = try right.evaluate(frame, nil)
      let leftValue = try left.evaluate(frame, interpreter.numberType(of: rightValue))
      return try interpreter.binary(name, leftValue, rightValue, frame, at: self)
    }
    let operandType = Self.arithmetic.contains(name) ? expected.flatMap { interpreter.numberType($0) } : nil
    let leftValue = try left.evaluate(frame, left.isLiteralArithmetic ? operandType : nil)
    let rightType =
      right.isLiteralArithmetic
      ? interpreter.numberType(of: leftValue) ?? interpreter.operandType(name, beside: leftValue) ?? operandType : nil
    let rightValue = try right.evaluate(frame, rightType)
    return try interpreter.binary(name, leftValue, rightValue, frame, at: self)
  }

  private func evaluateLogic(_ frame: Frame) throws -> Value {
    let isAnd = name == "&&"
    let leftValue = try left.evaluate(frame, nil)
    switch leftValue.payload {
    case .bool(let flag):
      if flag != isAnd { return Value(.bool(flag)) }
      return try right.evaluate(frame, nil)
    case .unknown:
      let rightValue = try right.evaluate(frame, nil)
      if case .bool(let flag) = rightValue.payload, flag != isAnd { return Value(.bool(flag)) }
      return leftValue
    default: return try frame.interpreter.binary(name, leftValue, try right.evaluate(frame, nil), frame, at: self)
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
    let value = try operand.evaluate(frame, name == "-" ? expected : nil)
    return try frame.interpreter.prefix(name, value, frame, at: self)
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

/// `=`, and `+=` and its like.
final class AssignmentExpression: Expression {
  let target: Expression
  let operation: String?
  let value: Expression
  init(_ target: Expression, _ operation: String?, _ value: Expression, _ place: Place) {
    self.target = target
    self.operation = operation
    self.value = value
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    try interpreter.step(self)
    guard let operation else {
      if target is DiscardExpression {
        _ = try value.evaluate(frame, nil)
        return .void
      }
      let type = try interpreter.targetType(of: target, frame)
      let result = try value.evaluate(frame, type)
      do {
        try target.assign(type == nil ? result : try interpreter.coerce(result, to: type!, frame), frame)
      } catch is ChainEnded {}
      return .void
    }
    let list = value is ArrayExpression ? try interpreter.targetType(of: target, frame) : nil
    let operand = try value.evaluate(frame, list)
    do {
      try target.modify(frame) { current in
        if try interpreter.compoundOperator(operation, &current, operand, frame, at: self) { return }
        var right = operand
        if value.isLiteralArithmetic, let type = interpreter.numberType(of: current) {
          right = try value.evaluate(frame, type)
        }
        let result = try interpreter.binary(operation, current, right, frame, at: self)
        current = interpreter.finalised(result)
      }
    } catch is ChainEnded {}
    return .void
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
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    let presumed = interpreter.presumedArm(at: self, .ternary, frame)
    let before = interpreter.questionCount
    let answer =
      try presumed.map { $0 == 0 } ?? Condition.expression(condition).holds(frame, at: self, .ternary)
    if presumed == nil, interpreter.questionCount > before {
      interpreter.noteGuess(arm: answer ? 0 : 1, at: self, .ternary, frame) {
        location.line...max(location.line, no.location.line)
      }
    }
    interpreter.record(arm: answer ? 0 : 1, of: [0, 1], at: self, .ternary, frame)
    var value = try (answer ? yes : no).evaluate(frame, expected)
    // `flag ? 1 : 0.5` is a Double on both sides.
    if expected == nil, case .int(let number) = value.payload, value.isLiteral,
      (answer ? no : yes).formTypeName == "Double"
    {
      value.payload = .double(Double(number))
    }
    // `flag ? .red : Color.blue` is a Color on both sides.
    if expected == nil, case .implicit = value.payload,
      let type = try interpreter.writtenType(of: answer ? no : yes, frame)
    {
      return try interpreter.coerce(value, to: interpreter.parse(typeName: type), frame)
    }
    return value
  }
}
