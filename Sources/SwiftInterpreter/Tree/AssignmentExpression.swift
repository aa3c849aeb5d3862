import SightlineModel

/// `=`, and `+=` and its like.
final class AssignmentExpression: Expression {
  let target: Expression
  let operation: String?
  let value: Expression
  private let symbol: Operator
  /// Of the target, where it is a local variable.
  private let slot: Int?
  private let isOfArray: Bool
  private let isOfLiterals: Bool
  /// Results that need no look at the types of the operands.
  private let usual: ClosedRange<Int>
  /// Whether numbers are changed as the standard library does: nobody declares the operator again.
  func isPlain(_ interpreter: Interpreter) -> Bool {
    guard let operation else { return false }
    return interpreter.program.globals[operation + "="]?.functions.isEmpty != false
      && ["Int", "Double"].allSatisfy { interpreter.members(of: $0, operation + "=", isStatic: true).functions.isEmpty }
  }
  private var isPlainKnown: Bool?
  private let isCompound: Bool
  private let runsIndices: Bool
  private let chain: ChainExpression?
  init(_ target: Expression, _ operation: String?, _ value: Expression, _ place: Place) {
    self.target = target
    self.operation = operation
    self.value = value
    symbol = operation.map { Operator($0) } ?? .other
    usual = symbol.isArithmetic ? place.file.usualIntegers : Int.min...Int.max
    slot = (target as? LocalExpression)?.slot
    isOfArray = value is ArrayExpression
    isOfLiterals = value.isLiteralArithmetic
    isCompound = operation != nil
    chain = target as? ChainExpression
    runsIndices = (target as? IndexExpression)?.runsIndices ?? false
    interpolation = value as? InterpolationExpression
    super.init(place)
  }
  /// `sum += 1` of two numbers of a kind.
  private func changeQuickly(_ current: inout Value, _ operand: Value, _ interpreter: Interpreter) -> Bool {
    guard symbol.isArithmetic, let result = symbol.quick(current, operand) else { return false }
    if case .int(let number) = result.payload, !usual.contains(number) { return false }
    if case .double = current.payload, isOfLiterals { return false }
    if isPlainKnown == nil { isPlainKnown = isPlain(interpreter) }
    guard isPlainKnown == true else { return false }
    current = result
    current.isLiteral = false
    return true
  }
  /// The same of a local variable.
  @inline(__always)
  private func changeQuickly(_ slot: Int, _ operand: Scalar, _ frame: Frame) -> Bool {
    guard symbol.isArithmetic, isPlainKnown == true, operand.kind == .int || operand.kind == .double && !isOfLiterals,
      let current = frame.scalar(slot), let result = symbol.quick(current, operand),
      usual.contains(result.bits) || result.kind != .int
    else { return false }
    frame.look(slot) { $0.put(result.settled) }
    return true
  }
  /// `text += "\(day) days"`, a text and nothing else, of a local variable.
  private func appendText(_ slot: Int, _ frame: Frame) throws -> Bool {
    guard let interpolation, frame.look(slot, { $0.isPlain && $0.value.isText }) == true else { return false }
    let more = try interpolation.settled(frame)
    guard case .string(let text) = more.payload,
      try frame.look(slot, { try frame.interpreter.append(text, to: &$0.value, at: self) }) == true
    else {
      // What it fills in is no text, or changed the variable.
      try target.modify(frame) { current in
        if try frame.interpreter.compoundOperator("+", &current, more, frame, at: self) { return }
        current = frame.interpreter.finalised(
          try frame.interpreter.binary("+", current, more, frame, at: self))
      }
      return true
    }
    return true
  }
  private let interpolation: InterpolationExpression?
  /// `x = …` of a local variable.
  private func assign(_ slot: Int, _ frame: Frame) throws -> Value {
    let interpreter = frame.interpreter
    let type = frame.look(slot) { $0.type } ?? nil
    var scalar = try value.scalar(frame, type)
    if let type { scalar = try interpreter.coerce(scalar, to: type, frame) }
    // Without a type it takes that of the value before.
    if scalar.kind != .other, let current = frame.scalar(slot), type != nil || current.kind == scalar.kind {
      frame.look(slot) { $0.put(scalar.settled) }
      return .void
    }
    do { try target.assign(interpreter.value(scalar), frame) } catch is ChainEnded {}
    return .void
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    try interpreter.step(self)
    guard isCompound else {
      if target is DiscardExpression {
        _ = try value.evaluate(frame, nil)
        return .void
      }
      if let slot { return try assign(slot, frame) }
      if let (box, field) = interpreter.field(of: target, frame) {
        let result = try value.evaluate(frame, field.type)
        let settled = try field.type.map { try interpreter.coerce(result, to: $0, frame) }
        try box.change {
          try interpreter.modify(field, of: &$0) { current in
            current = try settled ?? interpreter.fit(result, like: current)
          }
        }
        return .void
      }
      // What a chain that ends is to be given is not evaluated.
      if let chain, try chain.endsBeforeAssignment(frame) { return .void }
      // Indices that run code run before what is assigned.
      let target = runsIndices ? try (target as? IndexExpression)?.held(frame) ?? target : target
      let type = try interpreter.targetType(of: self.target, frame)
      let result = try value.evaluate(frame, type)
      do {
        var settled = try type.map { try interpreter.coerce(result, to: $0, frame) } ?? result
        // An entry of a dictionary may be taken away so.
        if target is IndexExpression, case .unknown(let given) = result.payload, !given.isThere,
          case .unknown(let entry) = settled.payload
        {
          settled.payload = .unknown(entry.maybe)
        }
        try target.assign(settled, frame)
      } catch is ChainEnded {}
      return .void
    }
    if let slot, symbol == .add, try appendText(slot, frame) { return .void }
    let list = isOfArray ? try interpreter.targetType(of: target, frame) : nil
    let scalar = try value.scalar(frame, list)
    if let slot, changeQuickly(slot, scalar, frame) { return .void }
    let operand = interpreter.value(scalar)
    guard let operation else { return .void }
    do {
      try target.modify(frame) { current in
        if changeQuickly(&current, operand, interpreter) { return }
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
