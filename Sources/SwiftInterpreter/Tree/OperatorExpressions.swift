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
    let answer = try presumed.map { $0 == 0 } ?? interpreter.truth(of: condition.evaluate(frame, nil), frame, at: self)
    interpreter.record(arm: answer ? 0 : 1, of: [0, 1], at: self, .ternary, frame)
    var value = try (answer ? yes : no).evaluate(frame, expected)
    // `flag ? 1 : 0.5` is a Double on both sides.
    if expected == nil, case .int(let number) = value.payload, value.isLiteral,
      (answer ? no : yes).formTypeName == "Double"
    {
      value.payload = .double(Double(number))
    }
    return value
  }
}

/// `is`, `as`, `as?`, `as!`.
final class CastExpression: Expression {
  enum Kind { case test, coerce, conditional, forced }
  let kind: Kind
  let operand: Expression
  let type: TypeNode
  init(_ kind: Kind, _ operand: Expression, _ type: TypeNode, _ place: Place) {
    self.kind = kind
    self.operand = operand
    self.type = type
    super.init(place)
  }
  override var formTypeName: String? { kind == .coerce ? type.name : nil }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    let value = try operand.evaluate(frame, kind == .coerce ? type : nil)
    if kind == .coerce { return try interpreter.coerce(value, to: type, frame) }
    let answer = try interpreter.isValue(value, type, frame)
    switch kind {
    case .test: return answer
    case .conditional:
      if case .bool(let flag) = answer.payload {
        return flag ? try interpreter.coerce(value, to: type.unwrapped, frame) : .none
      }
      return answer
    default:
      if case .bool(false) = answer.payload {
        throw RunStopped(reason: .trap, detail: "could not cast to \(type.name)", location: location)
      }
      return try interpreter.coerce(value, to: type, frame)
    }
  }
}

/// `try`, `try?`, `try!`; `await` is not kept.
final class TryExpression: Expression {
  enum Kind { case plain, optional, forced }
  let kind: Kind
  let operand: Expression
  init(_ kind: Kind, _ operand: Expression, _ place: Place) {
    self.kind = kind
    self.operand = operand
    super.init(place)
  }
  override var formTypeName: String? { operand.formTypeName }
  override var isCallOfFunction: Bool { operand.isCallOfFunction }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    do {
      return try operand.evaluate(frame, expected)
    } catch let error as ThrownValue {
      switch kind {
      case .plain: throw error
      case .optional: return .none
      case .forced:
        throw RunStopped(
          reason: .trap, detail: "'try!' met an error: \(frame.interpreter.describe(error.value))", location: location)
      }
    }
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try operand.modify(frame, change)
  }
}

/// `x!`.
final class ForceExpression: Expression {
  override var isTarget: Bool { operand.isTarget || operand is CallExpression }
  let operand: Expression
  init(_ operand: Expression, _ place: Place) {
    self.operand = operand
    super.init(place)
  }
  override var formTypeName: String? { operand.formTypeName }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let value = try operand.evaluate(frame, expected)
    if case .none = value.payload {
      throw RunStopped(reason: .trap, detail: "unexpectedly found nil while unwrapping", location: location)
    }
    return value
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try operand.modify(frame, change)
  }
}

/// `x?` inside a chain.
final class OptionalExpression: Expression {
  override var isTarget: Bool { operand.isTarget || operand is CallExpression }
  let operand: Expression
  init(_ operand: Expression, _ place: Place) {
    self.operand = operand
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let value = try operand.evaluate(frame, nil)
    if case .none = value.payload { throw ChainEnded() }
    return value
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try operand.modify(frame) { value in
      if case .none = value.payload { throw ChainEnded() }
      try change(&value)
    }
  }
}

/// A chain with a `?` somewhere: nil as soon as a link is nil.
final class ChainExpression: Expression {
  let chain: Expression
  init(_ chain: Expression, _ place: Place) {
    self.chain = chain
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    do { return try chain.evaluate(frame, expected) } catch is ChainEnded { return .none }
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try chain.modify(frame, change)
  }
  override func assign(_ value: Value, _ frame: Frame) throws { try chain.assign(value, frame) }
}

/// `&x`: evaluates to the value; calls write back through it.
final class InoutExpression: Expression {
  let target: Expression
  init(_ target: Expression, _ place: Place) {
    self.target = target
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    try target.evaluate(frame, nil)
  }
}

/// `\Root.a.b`.
final class KeyPathExpression: Expression {
  let root: TypeNode?
  let components: [String]
  init(root: TypeNode?, components: [String], _ place: Place) {
    self.root = root
    self.components = components
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    Value(.keyPath(root: root.map { frame.interpreter.typeName(of: $0, frame) }, components: components))
  }
}

/// `{ … }`.
final class ClosureExpression: Expression {
  let body: FunctionBody
  let parameters: [ParameterDecl]
  let parameterCount: Int
  let returnType: TypeNode?
  /// `[count = items.count]`: evaluated when the closure is made.
  let captureList: [(slot: Int, value: Expression)]
  let owner: TypeDecl?
  init(
    body: FunctionBody, parameters: [ParameterDecl], parameterCount: Int, returnType: TypeNode?,
    captureList: [(slot: Int, value: Expression)], owner: TypeDecl?, _ place: Place
  ) {
    self.body = body
    self.parameters = parameters
    self.parameterCount = parameterCount
    self.returnType = returnType
    self.captureList = captureList
    self.owner = owner
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    var captured = [Box?](repeating: nil, count: body.slotCount)
    for capture in body.captures { captured[capture.inner] = frame.slots[capture.outer] }
    for item in captureList { captured[item.slot] = Box(try item.value.evaluate(frame, nil)) }
    let closure = Closure(
      name: "closure", location: location, body: body, parameters: parameters, parameterCount: parameterCount,
      captured: captured, owner: owner, returnType: returnType, generics: frame.generics, decl: nil,
      interpreter: frame.interpreter)
    closure.shape = expected?.function
    return Value(.function(closure))
  }
}

/// `name(…)`, `base.name(…)`, `.name(…)`, `value(…)`.
final class CallExpression: Expression {
  let callee: Expression
  let arguments: [ArgumentNode]
  /// `&value`: what the call may change. A generator of random numbers is as good after it as before.
  let inoutTargets: [Expression]
  init(_ callee: Expression, _ arguments: [ArgumentNode], _ place: Place) {
    self.callee = callee
    self.arguments = arguments
    inoutTargets = arguments.compactMap { $0.label == "using" ? nil : ($0.expression as? InoutExpression)?.target }
    super.init(place)
  }
  override var formTypeName: String? {
    guard let name = callee.dottedName, let last = name.split(separator: ".").last, last.first?.isUppercase == true
    else { return nil }
    return name
  }
  override var isImplicit: Bool { callee.isImplicit }
  override var isCallOfFunction: Bool {
    switch callee {
    case let member as MemberExpression: member.name.first?.isLowercase == true && member.name != "init"
    case let name as NameExpression: name.name.first?.isLowercase == true
    default: false
    }
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    try frame.interpreter.step(self)
    guard !inoutTargets.isEmpty else { return try frame.interpreter.evaluateCall(self, frame, expected) }
    return try frame.interpreter.evaluateInoutCall(self, frame, expected)
  }
}

/// `#file`, `#line`, `#function`, or a macro that is not read.
final class MacroExpression: Expression {
  let name: String
  let arguments: [ArgumentNode]
  init(_ name: String, _ arguments: [ArgumentNode], _ place: Place) {
    self.name = name
    self.arguments = arguments
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    switch name {
    case "file", "filePath", "fileID": return Value(.string(location.file))
    case "line": return Value(.int(location.line))
    case "column": return Value(.int(location.column))
    case "function": return Value(.string(frame.function?.name ?? ""))
    default:
      return try frame.interpreter.expandMacro(self, frame)
    }
  }
}
