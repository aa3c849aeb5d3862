import SightlineModel

/// `user.map { Text($0.name) }` as a part of a view: a branch like `if let user { … }`, without an `else`.
struct OptionalMapping {
  private unowned let whole: Expression
  private unowned let call: CallExpression
  private unowned let member: MemberExpression

  /// - Returns: `nil` for every other expression.
  init?(_ expression: Expression) {
    let inner = (expression as? ChainExpression)?.chain ?? expression
    guard let call = inner as? CallExpression, let member = call.member, call.arguments.count == 1,
      member.name == "map" || member.name == "flatMap", !(member.base is SuperExpression)
    else { return nil }
    (whole, self.call, self.member) = (expression, call, member)
  }

  func value(_ frame: Frame) throws -> Value {
    let value = try whole.evaluate(frame, nil)
    let interpreter = frame.interpreter
    guard interpreter.isBuildingViews else { return value }
    let presumed = interpreter.presumedArm(at: call, .mapping, frame).map { $0 == 0 }
    let isThere: Bool
    switch value.payload {
    case .array: return value
    case .none: isThere = presumed ?? false
    case .unknown(let unknown):
      isThere = unknown.isThere || presumed ?? interpreter.decide(unknown, of: call, .mapping, frame)
    default:
      interpreter.record(arm: 0, of: [0], at: call, .mapping, frame)
      return value
    }
    guard isThere, let argument = try interpreter.evaluate(call.arguments, frame).first?.value,
      case .function(let function)? = interpreter.asFunction(argument)?.payload
    else {
      interpreter.record(arm: 1, of: [0], at: call, .mapping, frame)
      return value.isNone ? value : .none
    }
    interpreter.record(arm: 0, of: [0], at: call, .mapping, frame)
    let given = try interpreter.sample(for: member.base, frame) ?? wrapped(frame)
    return try interpreter.apply(function, [given])
  }

  /// What is mapped, where nothing more is known of it.
  private func wrapped(_ frame: Frame) throws -> Value {
    let base = try member.base.evaluate(frame, nil)
    if case .unknown = base.payload { return base }
    return .unknown("it is only taken to be there", at: call.location)
  }
}
