/// Statements to be run one after the other, without a hold on each.
final class StatementList {
  let first: UnsafeMutablePointer<Unmanaged<Statement>>
  let count: Int
  init(_ statements: [Statement]) {
    count = statements.count
    first = .allocate(capacity: max(1, count))
    for (index, statement) in statements.enumerated() {
      (first + index).initialize(to: .passRetained(statement))
    }
  }
  deinit {
    for index in 0..<count { first[index].release() }
    first.deallocate()
  }
}

/// Statements between braces.
final class Block {
  let statements: [Statement]
  let hasDefer: Bool
  /// Where the last statement ends, as a UTF-8 offset; `nil` for what stands in no braces of its own.
  let end: Int?
  private let list: StatementList
  /// The only thing in it, where that has a value.
  let lone: Expression?
  /// The same, to look at without holding on to it.
  let loneExpression: Unmanaged<Expression>?
  /// The only statement, where that is an expression, to be run as one.
  private let only: Unmanaged<Expression>?
  /// The `return` with a value that it ends in.
  private let last: Unmanaged<ReturnStatement>?
  convenience init(_ statements: [Statement], end: Int? = nil) {
    self.init(statements, hasDefer: statements.contains { $0 is DeferStatement }, end: end)
  }
  init(_ statements: [Statement], hasDefer: Bool, end: Int? = nil) {
    self.statements = statements
    self.end = end
    self.hasDefer = hasDefer
    list = StatementList(statements)
    lone = statements.count == 1 ? (statements[0] as? ExpressionStatement)?.expression.asResult : nil
    loneExpression = lone.map { .passUnretained($0) }
    only =
      statements.count == 1 ? (statements[0] as? ExpressionStatement).map { .passUnretained($0.expression) } : nil
    let final = hasDefer ? nil : statements.last as? ReturnStatement
    last = final.flatMap { $0.value == nil ? nil : .passUnretained($0) }
  }

  /// It gives back a variable that was asked for, or something of it, and nothing else: `section`, `section.capitalized`.
  func handsBack(_ subject: Expression) -> Bool {
    guard let asked = subject as? LocalExpression, statements.count == 1 else { return false }
    var given: Expression? =
      (statements[0] as? ReturnStatement)?.value ?? (statements[0] as? ExpressionStatement)?.expression
    while let outer = (given as? CallExpression)?.member ?? given as? MemberExpression { given = outer.base }
    return (given as? LocalExpression)?.slot == asked.slot
  }

  /// Whether all that it does is to stop, after what is said of it: `default: fatalError()`.
  private(set) lazy var endsTheProgram = {
    for statement in statements {
      if statement is VariableStatement { continue }
      guard let call = (statement as? ExpressionStatement)?.expression as? CallExpression else { return false }
      if ["fatalError", "preconditionFailure"].contains(call.callee.dottedName) { return true }
    }
    return false
  }()

  func execute(_ frame: Frame) throws -> Completion {
    if let only { return try only._withUnsafeGuaranteedRef { try $0.run(frame) } }
    if hasDefer { return try executeWithDefer(frame) }
    // The program keeps the list.
    let (first, count) = (list.first, list.count)
    guard count > 0 else { return .normal }
    for index in 0..<(count - 1) {
      let completion = try first[index]._withUnsafeGuaranteedRef { try $0.execute(frame) }
      if case .normal = completion { continue }
      return completion
    }
    return try first[count - 1]._withUnsafeGuaranteedRef { try $0.execute(frame) }
  }

  /// What it returns, in registers; `nil` where it ends otherwise.
  func returned(_ frame: Frame) throws -> Scalar? {
    guard let last else {
      guard case .returned(let value) = try execute(frame) else { return nil }
      return frame.interpreter.pass(value)
    }
    let (first, count) = (list.first, list.count - 1)
    for index in 0..<count {
      let completion = try first[index]._withUnsafeGuaranteedRef { try $0.execute(frame) }
      switch completion {
      case .normal: continue
      case .returned(let value): return frame.interpreter.pass(value)
      default: return nil
      }
    }
    return try last._withUnsafeGuaranteedRef { try $0.scalar(frame) }
  }

  private func executeWithDefer(_ frame: Frame) throws -> Completion {
    var pending: [DeferStatement] = []
    func finish() throws { for statement in pending.reversed() { _ = try statement.body.execute(frame) } }
    do {
      for statement in statements {
        if let deferred = statement as? DeferStatement {
          pending.append(deferred)
          continue
        }
        let completion = try statement.execute(frame)
        if case .normal = completion { continue }
        // What is returned is decided before the deferred statements run.
        try finish()
        return completion
      }
    } catch {
      try finish()
      throw error
    }
    try finish()
    return .normal
  }

  func build(_ frame: Frame, _ builder: Builder, _ parts: inout [Value]) throws -> Completion {
    for statement in statements {
      let completion = try statement.build(frame, builder, &parts)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  /// The block's value where it is the arm of an `if` or `switch` expression.
  func value(_ frame: Frame, _ expected: TypeNode?) throws -> BlockResult {
    guard let expression = lone else {
      switch try execute(frame) {
      case .normal: return .value(.void)
      case let other: return .completion(other)
      }
    }
    return .value(try expression.evaluate(frame, expected))
  }
  var isValueProducing: Bool {
    guard let last = statements.last else { return false }
    if statements.count == 1, let only = last as? ExpressionStatement {
      return only.expression.asResult != nil && !(only.expression is AssignmentExpression)
    }
    return statements.count == 1 && last is ThrowStatement
  }
}

enum BlockResult {
  case value(Value)
  case completion(Completion)
}
