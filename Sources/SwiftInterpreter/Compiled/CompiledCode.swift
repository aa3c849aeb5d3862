import SightlineModel

/// A register of compiled code: a number or a truth, and where it comes from.
struct Register {
  var bits: Int
  var history: Unmanaged<Origin>?
  @inline(__always)
  init(_ bits: Int, _ history: Unmanaged<Origin>?) { (self.bits, self.history) = (bits, history) }
  @inline(__always)
  init(_ number: Double, _ history: Unmanaged<Origin>?) {
    self.init(Int(bitPattern: UInt(number.bitPattern)), history)
  }
  @inline(__always)
  init(_ scalar: Scalar) { self.init(scalar.bits, scalar.history) }
  @inline(__always) var double: Double { Double(bitPattern: UInt64(UInt(bitPattern: bits))) }
}
/// Those of one call: a register for each slot, and one more for the result.
typealias Registers = UnsafeMutablePointer<Register>

/// A function of numbers and truths alone, compiled: no values, no variables that closures could share.
///
/// Counts the same steps and notes the same branches as its tree, and stops at the same places. Nothing unknown comes
/// in: what is called with anything else runs as a tree.
final class CompiledFunction {
  let decl: FunctionDecl
  let parameters: [Scalar.Kind]
  let result: Scalar.Kind
  let registerCount: Int
  /// What is returned is in the last register.
  var resultSlot: Int { registerCount - 1 }
  fileprivate(set) var body: CompiledBlock?
  fileprivate(set) var single: CompiledExpression?
  init(_ decl: FunctionDecl, _ parameters: [Scalar.Kind], result: Scalar.Kind, registerCount: Int) {
    (self.decl, self.parameters, self.result, self.registerCount) = (decl, parameters, result, registerCount)
  }
  func finish(_ body: CompiledBlock) { self.body = body }
  func finish(_ single: CompiledExpression) { self.single = single }

  @inline(__always)
  func run(_ registers: Registers, _ interpreter: Interpreter) throws -> Register {
    if let single { return try single.run(registers, interpreter) }
    _ = try body?.run(registers, interpreter)
    return registers[resultSlot]
  }
}

/// Registers for the calls that run, one after the other.
final class RegisterStack {
  static let capacity = 1 << 16
  /// Of one function: so many fit for every call that the budget allows.
  static let most = 100
  private let start = Registers.allocate(capacity: capacity)
  private var top = 0
  deinit { start.deallocate() }

  /// - Returns: `nil` where there are not that many left.
  @inline(__always)
  func take(_ count: Int) -> Registers? {
    guard top + count <= Self.capacity else { return nil }
    defer { top += count }
    return start + top
  }
  @inline(__always)
  func give(back count: Int) { top -= count }
}

extension Interpreter {
  @inline(__always)
  func tick(_ place: Place) throws { if countsDown() { throw ended(at: place) } }

  /// A branch, outside of any type, whose arm may be in the log already.
  @inline(__always)
  func record(_ arm: Int, at node: Expression, _ form: AskedCondition.Form) {
    if node.recorded.isKnown(arm, branches.epoch, isBuildingViews) { return }
    branches.note(arm: arm, of: [0, 1], at: node.place, form, owner: nil, isOfViews: isBuildingViews)
    node.recorded.add(arm, branches.epoch, isBuildingViews)
  }

  @inline(__always)
  func run(_ function: CompiledFunction, _ registers: Registers, at place: Place) throws -> Register {
    note(function.decl.place)
    try enter(place, nil)
    defer { leave() }
    try checkStack()
    return try function.run(registers, self)
  }
}

// MARK: Expressions

class CompiledExpression {
  func run(_ r: Registers, _ interpreter: Interpreter) throws -> Register { Register(0, nil) }
  /// The register that it reads, where it does nothing else.
  var slot: Int { -1 }
}

final class CompiledConstant: CompiledExpression {
  private let value: Register
  init(_ value: Register) { self.value = value }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> Register { value }
}

final class CompiledLocal: CompiledExpression {
  override var slot: Int { local }
  private let local: Int
  init(_ slot: Int) { local = slot }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> Register { r[local] }
}

final class CompiledBinary: CompiledExpression {
  private let node: BinaryExpression
  private let symbol: Operator
  private let isDouble: Bool
  private let left: CompiledExpression
  private let right: CompiledExpression
  private let leftSlot: Int
  private let place: Place
  private let usual: ClosedRange<Int>
  init(_ node: BinaryExpression, isDouble: Bool, _ left: CompiledExpression, _ right: CompiledExpression) {
    (self.node, self.isDouble, self.left, self.right) = (node, isDouble, left, right)
    (symbol, leftSlot, place) = (node.symbol, left.slot, node.place)
    usual = node.place.file.usualIntegers
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> Register {
    try interpreter.tick(place)
    let a = leftSlot >= 0 ? r[leftSlot] : try left.run(r, interpreter)
    let b = try right.run(r, interpreter)
    let history = Value.history(a.history, b.history)
    if isDouble {
      if let flag = symbol.comparison(a.double, b.double) { return Register(flag ? 1 : 0, history) }
      if let number = symbol.double(a.double, b.double) { return Register(number, history) }
    } else {
      if let flag = symbol.comparison(a.bits, b.bits) { return Register(flag ? 1 : 0, history) }
      if let number = symbol.integer(a.bits, b.bits), usual.contains(number) { return Register(number, history) }
    }
    return try trap(a, b, interpreter)
  }
  /// Says what Swift would end the program for.
  @inline(never)
  private func trap(_ a: Register, _ b: Register, _ interpreter: Interpreter) throws -> Register {
    func value(_ r: Register) -> Value { Value(Scalar(r.bits, isDouble ? .double : .int, from: r.history)) }
    let result = try interpreter.binary(node.name, value(a), value(b), nil, at: node)
    return result.scalar.map { Register($0) } ?? a
  }
}

/// `&&` and `||`.
final class CompiledLogic: CompiledExpression {
  private let place: Place
  private let isAnd: Bool
  private let left: CompiledExpression
  private let right: CompiledExpression
  init(_ node: BinaryExpression, _ left: CompiledExpression, _ right: CompiledExpression) {
    (place, isAnd, self.left, self.right) = (node.place, node.symbol == .and, left, right)
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> Register {
    try interpreter.tick(place)
    let flag = try left.run(r, interpreter).bits != 0
    if flag != isAnd { return Register(flag ? 1 : 0, nil) }
    return try right.run(r, interpreter)
  }
}

final class CompiledNot: CompiledExpression {
  private let operand: CompiledExpression
  init(_ operand: CompiledExpression) { self.operand = operand }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> Register {
    Register(try operand.run(r, interpreter).bits ^ 1, nil)
  }
}

/// `a ? b : c`, and an `if` that stands for a value.
final class CompiledChoice: CompiledExpression {
  private let node: Expression
  private let form: AskedCondition.Form
  private let place: Place
  private let condition: CompiledExpression
  private let yes: CompiledExpression
  private let no: CompiledExpression
  init(
    _ node: Expression, _ form: AskedCondition.Form, _ condition: CompiledExpression, _ yes: CompiledExpression,
    _ no: CompiledExpression
  ) {
    (self.node, self.form, place, self.condition, self.yes, self.no) = (node, form, node.place, condition, yes, no)
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> Register {
    if form == .condition { try interpreter.tick(place) }
    if try condition.run(r, interpreter).bits != 0 {
      interpreter.record(0, at: node, form)
      return try yes.run(r, interpreter)
    }
    interpreter.record(1, at: node, form)
    return try no.run(r, interpreter)
  }
}

final class CompiledCall: CompiledExpression {
  private let place: Place
  private let name: Place
  /// Kept by its declaration.
  private let callee: Unmanaged<CompiledFunction>
  private let count: Int
  private let arguments: [(expression: CompiledExpression, slot: Int)]
  private let first: CompiledExpression?
  private let firstSlot: Int
  init(
    _ node: CallExpression, at name: Place, _ callee: CompiledFunction,
    _ arguments: [(expression: CompiledExpression, slot: Int)]
  ) {
    (place, self.name, self.callee, count) = (node.place, name, .passUnretained(callee), callee.registerCount)
    self.arguments = arguments
    (first, firstSlot) = (arguments.count == 1 ? arguments[0].expression : nil, arguments.first?.slot ?? 0)
  }
  override func run(_ r: Registers, _ interpreter: Interpreter) throws -> Register {
    try interpreter.tick(place)
    let stack = interpreter.registers
    guard let registers = stack.take(count) else { throw interpreter.ended(at: place) }
    defer { stack.give(back: count) }
    if let first {
      registers[firstSlot] = try first.run(r, interpreter)
    } else {
      for argument in arguments { registers[argument.slot] = try argument.expression.run(r, interpreter) }
    }
    return try callee._withUnsafeGuaranteedRef { try interpreter.run($0, registers, at: name) }
  }
}
