import SightlineModel

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
    let guesses = frame.interpreter.guessCount
    let value = try operand.evaluate(frame, expected)
    if case .none = value.payload {
      // Whoever writes `!` knows of an answer that leads elsewhere.
      if frame.interpreter.guessCount > guesses {
        return .unknown("what '!' unwraps where a condition is unknown", at: location)
      }
      // So it is where a view is shown that is only presumed to be: `if image != nil { Image(uiImage: image!) }`.
      if frame.interpreter.followsPresumption {
        return .unknown("what '!' unwraps where something is presumed", at: location)
      }
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
