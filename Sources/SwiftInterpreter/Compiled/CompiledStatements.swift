import SightlineModel

enum CompiledFlow: UInt8 { case normal, returned, broke, continued }

class CompiledStatement {
  func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow { .normal }
}

final class CompiledBlock {
  private let statements: UnsafeMutablePointer<Unmanaged<CompiledStatement>>
  private let count: Int
  init(_ list: [CompiledStatement]) {
    count = list.count
    statements = .allocate(capacity: max(1, count))
    for (index, statement) in list.enumerated() { (statements + index).initialize(to: .passRetained(statement)) }
  }
  deinit {
    for index in 0..<count { statements[index].release() }
    statements.deallocate()
  }
  @inline(__always)
  func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow {
    for index in 0..<count {
      let flow = try statements[index]._withUnsafeGuaranteedRef { try $0.run(r, interpreter) }
      if flow != .normal { return flow }
    }
    return .normal
  }
}

/// `let x = …` and `x = …`.
final class CompiledAssignment: CompiledStatement {
  private let place: Place
  private let slot: Int
  private let value: CompiledExpression
  init(_ place: Place, _ slot: Int, _ value: CompiledExpression) {
    (self.place, self.slot, self.value) = (place, slot, value)
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow {
    try interpreter.tick(place)
    r[slot] = try value.run(r, interpreter)
    return .normal
  }
}

/// `x += …`.
final class CompiledChange: CompiledStatement {
  private let node: AssignmentExpression
  private let place: Place
  private let slot: Int
  private let symbol: Operator
  private let isDouble: Bool
  private let value: CompiledExpression
  private let usual: ClosedRange<Int>
  init(_ node: AssignmentExpression, _ slot: Int, _ symbol: Operator, isDouble: Bool, _ value: CompiledExpression) {
    (self.node, place, self.slot) = (node, node.place, slot)
    (self.symbol, self.isDouble, self.value) = (symbol, isDouble, value)
    usual = node.place.file.usualIntegers
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow {
    try interpreter.tick(place)
    let operand = try value.run(r, interpreter)
    let current = r[slot]
    let history = Value.history(current.history, operand.history)
    if isDouble, let number = symbol.double(current.double, operand.double) {
      r[slot] = Register(number, history)
    } else if !isDouble, let number = symbol.integer(current.bits, operand.bits), usual.contains(number) {
      r[slot] = Register(number, history)
    } else {
      try trap(current, operand, r, interpreter)
    }
    return .normal
  }
  @inline(never)
  private func trap(_ a: Register, _ b: Register, _ r: Registers, _ interpreter: Interpreter) throws {
    func value(_ r: Register) -> Value { Value(Scalar(r.bits, isDouble ? .double : .int, from: r.history)) }
    let result = try interpreter.binary(node.operation ?? "", value(a), value(b), nil, at: node)
    if let scalar = result.scalar { r[slot] = Register(scalar) }
  }
}

/// A call whose result nobody takes.
final class CompiledEffect: CompiledStatement {
  private let expression: CompiledExpression
  init(_ expression: CompiledExpression) { self.expression = expression }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow {
    _ = try expression.run(r, interpreter)
    return .normal
  }
}

final class CompiledReturn: CompiledStatement {
  private let value: CompiledExpression
  private let slot: Int
  init(_ value: CompiledExpression, into slot: Int) { (self.value, self.slot) = (value, slot) }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow {
    r[slot] = try value.run(r, interpreter)
    return .returned
  }
}

final class CompiledJump: CompiledStatement {
  private let flow: CompiledFlow
  init(_ flow: CompiledFlow) { self.flow = flow }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow { flow }
}

/// `if` and `guard`.
final class CompiledIf: CompiledStatement {
  private let node: Expression
  private let place: Place
  private let form: AskedCondition.Form
  private let conditions: [CompiledExpression]
  private let only: CompiledExpression?
  private let body: CompiledBlock
  private let otherwise: CompiledBlock
  init(
    _ node: Expression, _ form: AskedCondition.Form, _ conditions: [CompiledExpression], _ body: CompiledBlock,
    _ otherwise: CompiledBlock
  ) {
    (self.node, place, self.form, self.conditions) = (node, node.place, form, conditions)
    only = conditions.count == 1 ? conditions[0] : nil
    (self.body, self.otherwise) = (body, otherwise)
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow {
    try interpreter.tick(place)
    let holds =
      try only.map { try $0.run(r, interpreter).bits != 0 }
      ?? conditions.allSatisfy { try $0.run(r, interpreter).bits != 0 }
    interpreter.record(holds ? 0 : 1, at: node, form)
    return try (holds ? body : otherwise).run(r, interpreter)
  }
}

final class CompiledWhile: CompiledStatement {
  private let place: Place
  private let conditions: [CompiledExpression]
  private let isRepeat: Bool
  private let body: CompiledBlock
  init(_ place: Place, _ conditions: [CompiledExpression], isRepeat: Bool, _ body: CompiledBlock) {
    (self.place, self.conditions, self.isRepeat, self.body) = (place, conditions, isRepeat, body)
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow {
    var isFirst = isRepeat
    while true {
      try interpreter.tick(place)
      if !isFirst {
        for condition in conditions where try condition.run(r, interpreter).bits == 0 { return .normal }
      }
      isFirst = false
      switch try body.run(r, interpreter) {
      case .normal, .continued: continue
      case .broke: return .normal
      case .returned: return .returned
      }
    }
  }
}

/// `for i in a..<b`.
final class CompiledFor: CompiledStatement {
  private let place: Place
  private let range: BinaryExpression
  private let lower: CompiledExpression
  private let upper: CompiledExpression
  /// Evaluated in this order: a literal takes its type from the other.
  private let isUpperFirst: Bool
  private let slot: Int?
  private let condition: CompiledExpression?
  private let body: CompiledBlock
  init(
    _ place: Place, _ range: BinaryExpression, _ lower: CompiledExpression, _ upper: CompiledExpression, slot: Int?,
    _ condition: CompiledExpression?, _ body: CompiledBlock
  ) {
    (self.place, self.range, self.lower, self.upper) = (place, range, lower, upper)
    isUpperFirst = range.left.isLiteralArithmetic && !range.right.isLiteralArithmetic
    (self.slot, self.condition, self.body) = (slot, condition, body)
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> CompiledFlow {
    try interpreter.tick(range.place)
    var (first, last) = (Register(0, nil), Register(0, nil))
    if isUpperFirst { last = try upper.run(r, interpreter) }
    first = try lower.run(r, interpreter)
    if !isUpperFirst { last = try upper.run(r, interpreter) }
    if first.bits > last.bits { try trap(first, last, interpreter) }
    let isClosed = range.symbol == .closedRange
    guard isClosed || last.bits > first.bits else { return .normal }
    let end = isClosed ? last.bits : last.bits - 1
    var index = first.bits
    while true {
      try interpreter.tick(place)
      if let slot { r[slot] = Register(index, nil) }
      if try condition.map({ try $0.run(r, interpreter).bits != 0 }) ?? true {
        switch try body.run(r, interpreter) {
        case .normal, .continued: break
        case .broke: return .normal
        case .returned: return .returned
        }
      }
      guard index < end else { return .normal }
      index += 1
    }
  }
  @inline(never)
  private func trap(_ a: Register, _ b: Register, _ interpreter: Interpreter) throws {
    func value(_ r: Register) -> Value { Value(Scalar(r.bits, .int, from: r.history)) }
    _ = try interpreter.binary(range.name, value(a), value(b), nil, at: range)
  }
}
