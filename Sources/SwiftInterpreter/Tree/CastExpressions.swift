import SightlineModel

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
    var value = try operand.evaluate(frame, kind == .coerce ? type : nil)
    if kind == .coerce { return try interpreter.coerce(value, to: type, frame) }
    if case .host = value.payload, let made = try interpreter.cast(value, to: type, frame) { value = made }
    let answer = try interpreter.isValue(value, type, frame)
    switch kind {
    case .test: return answer
    case .conditional:
      if case .bool(let flag) = answer.payload {
        return flag ? try interpreter.coerce(value, to: type.unwrapped, frame) : .none
      }
      if case .unknown(let unknown) = answer.payload { return Value(.unknown(unknown.maybe)) }
      return answer
    default:
      if case .bool(false) = answer.payload {
        if interpreter.followsPresumption {
          return .unknown("what 'as!' gives where something is presumed", at: location)
        }
        throw RunStopped(reason: .trap, detail: "could not cast to \(type.name)", location: location)
      }
      return try interpreter.coerce(value, to: type, frame)
    }
  }
}

extension Interpreter {
  /// - Returns: `nil` where it is no class of the project's own, or the host's value stays what it is.
  fileprivate func cast(_ value: Value, to type: TypeNode, _ frame: Frame) throws -> Value? {
    let name = typeName(of: type.unwrapped, frame)
    guard program.types[name]?.isClass == true else { return nil }
    for host in hosts { if let made = try host.cast(value, to: name, in: self) { return made } }
    return nil
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
    let guesses = frame.interpreter.guessCount
    do {
      let value = try operand.evaluate(frame, expected)
      // What may throw may give nothing.
      if kind == .optional, case .unknown(let unknown) = value.payload { return Value(.unknown(unknown.maybe)) }
      return value
    } catch let error as ThrownValue {
      switch kind {
      case .plain: throw error
      case .optional: return .none
      case .forced:
        // Whoever writes `try!` knows of an answer that leads elsewhere.
        if frame.interpreter.guessCount > guesses {
          return .unknown("what 'try!' gives where a condition is unknown", at: location)
        }
        throw RunStopped(
          reason: .trap, detail: "'try!' met an error: \(frame.interpreter.describe(error.value))", location: location)
      }
    }
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try operand.modify(frame, change)
  }
}
