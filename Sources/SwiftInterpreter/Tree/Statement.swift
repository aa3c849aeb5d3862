import SightlineModel

/// A lowered statement.
class Statement {
  let place: Place
  init(_ place: Place) { self.place = place }
  final var location: SourceLocation { place.location }

  func execute(_ frame: Frame) throws -> Completion { .normal }
  /// Under a result builder: what the statement contributes.
  func build(_ frame: Frame, _ builder: Builder, _ parts: inout [Value]) throws -> Completion {
    try execute(frame)
  }
}

final class ExpressionStatement: Statement {
  let expression: Expression
  private let branching: (any BranchingExpression)?
  private let mapping: OptionalMapping?
  /// What it shows is made elsewhere: `icon.resizable()`.
  private let namesValue: Bool
  init(_ expression: Expression) {
    self.expression = expression
    namesValue = Self.namesValue(expression)
    branching = expression as? any BranchingExpression
    mapping = OptionalMapping(expression)
    super.init(expression.place)
  }
  override func execute(_ frame: Frame) throws -> Completion {
    try expression.run(frame)
  }
  override func build(_ frame: Frame, _ builder: Builder, _ parts: inout [Value]) throws -> Completion {
    if let branching {
      return try branching.build(frame, builder, &parts)
    }
    if expression is AssignmentExpression {
      _ = try expression.evaluate(frame, nil)
      return .normal
    }
    var value = try mapping?.value(frame) ?? expression.evaluate(frame, nil)
    if case .void = value.payload { return .normal }
    if namesValue, case .host(let host) = value.payload, let shown = host.shown(at: location) {
      value.payload = .host(shown)
    }
    parts.append(try builder.expression(value, frame, at: location))
    return .normal
  }

  /// A variable or a property, or a chain of calls on one.
  private static func namesValue(_ expression: Expression) -> Bool {
    switch expression {
    case let call as CallExpression: (call.callee as? MemberExpression).map { namesValue($0.base) } ?? false
    case let member as MemberExpression: member.base is SelfExpression || namesValue(member.base)
    case let name as NameExpression: name.name.first?.isLowercase == true
    default: expression is LocalExpression
    }
  }
}

/// `let x = …`, one binding.
final class VariableStatement: Statement {
  let pattern: Pattern
  let type: TypeNode?
  let value: Expression?
  let isWeak: Bool
  init(pattern: Pattern, type: TypeNode?, value: Expression?, isWeak: Bool, _ place: Place) {
    self.pattern = pattern
    self.type = type
    self.value = value
    self.isWeak = isWeak
    binding = pattern as? BindingPattern
    initial = value.map { .passUnretained($0) }
    slot = binding?.slot
    // `let kept = value as? Key` is a `Key?`, though what it holds does not show it.
    formType =
      if type == nil, let cast = value as? CastExpression, cast.kind == .conditional {
        TypeNode(.optional(cast.type))
      } else {
        binding?.type
      }
    isChoice = type == nil && (value is TernaryExpression || value is any BranchingExpression)
    super.init(place)
  }
  /// Of several values, of which one may say the type of a literal.
  private let isChoice: Bool
  private var isDouble: Bool?
  @inline(never)
  private func findType(_ interpreter: Interpreter) -> Bool {
    if let isDouble { return isDouble }
    var found = false
    if let value, interpreter.mayAskForTypes, let place = interpreter.asked(value.spot),
      let type = interpreter.questions?.type(at: place),
      case .double = interpreter.resolve(interpreter.parse(typeName: type), nil)
    {
      found = true
    }
    isDouble = found
    return found
  }
  private let binding: BindingPattern?
  /// Where no type is written.
  private let formType: TypeNode?
  /// Of the binding.
  private let slot: Int?
  /// The value, to look at without holding on to it.
  private let initial: Unmanaged<Expression>?
  override func execute(_ frame: Frame) throws -> Completion {
    let interpreter = frame.interpreter
    try interpreter.step(at: place)
    var result: Value
    if let initial, let slot {
      var scalar = try initial._withUnsafeGuaranteedRef { try $0.scalar(frame, type) }
      guard let type else {
        if scalar.kind == .other {
          frame.declare(slot, interpreter.finalised(interpreter.value(scalar)), type: formType)
        } else if isChoice, scalar.kind == .int, scalar.isLiteral, findType(interpreter) {
          frame.declare(slot, Scalar(Double(scalar.bits), from: scalar.history), type: formType)
        } else {
          frame.declare(slot, scalar.settled, type: formType)
        }
        return .normal
      }
      scalar = try interpreter.coerce(scalar, to: type, frame)
      if scalar.kind == .other {
        frame.declare(slot, interpreter.value(scalar), type: type)
      } else {
        frame.declare(slot, scalar.settled, type: type)
      }
      return .normal
    }
    if let value {
      result = try value.evaluate(frame, type)
      result = try type.map { try interpreter.coerce(result, to: $0, frame) } ?? interpreter.finalised(result)
    } else {
      result = type.map { interpreter.unset($0, frame) } ?? .none
    }
    if let binding {
      frame.declare(binding.slot, result, type: type ?? formType)
      return .normal
    }
    _ = try pattern.match(result, frame)
    return .normal
  }
}

/// `async let`, one or more: an error of one keeps none of the others from running.
final class BesideStatement: Statement {
  let statements: [Statement]
  init(_ statements: [Statement], _ place: Place) {
    self.statements = statements
    super.init(place)
  }
  override func execute(_ frame: Frame) throws -> Completion {
    var thrown: ThrownValue?
    for statement in statements {
      do { _ = try statement.execute(frame) } catch let error as ThrownValue { thrown = thrown ?? error }
    }
    if let thrown { throw thrown }
    return .normal
  }
}

/// A local variable behind a property wrapper: `@Bindable var model = model`, `@Previewable @State var speed = 1.5`.
final class WrappedVariableStatement: Statement {
  let property: PropertyDecl
  let slot: Int
  /// Of `$name`.
  let projection: Int
  let value: Expression?
  init(_ property: PropertyDecl, slot: Int, projection: Int, value: Expression?, _ place: Place) {
    self.property = property
    self.slot = slot
    self.projection = projection
    self.value = value
    super.init(place)
  }
  override func execute(_ frame: Frame) throws -> Completion {
    let interpreter = frame.interpreter
    try interpreter.step(at: place)
    let type = property.declaredType
    let initial = value.map { value in
      {
        let result = try value.evaluate(frame, type)
        return try type.map { try interpreter.coerce(result, to: $0, frame) } ?? interpreter.finalised(result)
      }
    }
    // `@Previewable var` alone wraps nothing.
    if case .none = interpreter.wrapper(of: property) {
      frame.declare(slot, try initial?() ?? .none, type: property.type)
      return .normal
    }
    let storage = try interpreter.makeStorage(property, owner: nil, receiver: nil, local: initial)
    frame.declare(slot, .none, type: property.type)
    frame.slots[slot]?.storage = storage
    if interpreter.hasProjection(storage), let projected = try interpreter.projection(of: storage) {
      frame.declare(projection, projected)
    }
    return .normal
  }
}

/// A local computed variable.
final class ComputedVariableStatement: Statement {
  let slot: Int
  let getter: ClosureExpression
  let setter: ClosureExpression?
  init(slot: Int, getter: ClosureExpression, setter: ClosureExpression?, _ place: Place) {
    self.slot = slot
    self.getter = getter
    self.setter = setter
    super.init(place)
  }
  override func execute(_ frame: Frame) throws -> Completion {
    let box = Box(.none)
    frame.slots[slot] = box
    if case .function(let function) = try getter.evaluate(frame, nil).payload { box.getter = function as? Closure }
    if let setter, case .function(let function) = try setter.evaluate(frame, nil).payload {
      box.setter = function as? Closure
    }
    return .normal
  }
}

final class LocalFunctionStatement: Statement {
  let slot: Int
  let decl: FunctionDecl
  let body: FunctionBody
  init(slot: Int, decl: FunctionDecl, body: FunctionBody, _ place: Place) {
    self.slot = slot
    self.decl = decl
    self.body = body
    isRecursive = body.captures.contains { $0.outer == slot }
    super.init(place)
  }
  /// It holds the variable that holds it.
  private let isRecursive: Bool
  override func execute(_ frame: Frame) throws -> Completion {
    let box = frame.slots[slot] ?? Box(.none)
    frame.slots[slot] = box
    var captured: [Closure.Capture] = []
    captured.reserveCapacity(body.captures.count)
    for capture in body.captures {
      let variable = frame.slots[capture.outer] ?? Box(.none)
      if frame.slots[capture.outer] == nil { frame.slots[capture.outer] = variable }
      if capture.changes { frame.interpreter.share(variable) }
      captured.append(Closure.Capture(slot: capture.inner, variable: variable))
    }
    let closure = Closure(
      name: decl.name, at: Spot(place), body: body, parameters: decl.parameters,
      parameterCount: decl.parameters.count, captured: captured, owner: decl.owner, returnType: decl.returnType,
      generics: frame.generics, decl: decl, interpreter: frame.interpreter)
    closure.builder = frame.interpreter.builderName(in: decl.attributes)
    box.value = Value(.function(closure))
    if isRecursive { frame.interpreter.launched.add(box) }
    return .normal
  }
}

final class ReturnStatement: Statement {
  let value: Expression?
  init(_ value: Expression?, _ place: Place) {
    self.value = value
    expression = value.map { .passUnretained($0) }
    super.init(place)
  }
  /// To look at without holding on to it.
  private let expression: Unmanaged<Expression>?
  override func execute(_ frame: Frame) throws -> Completion {
    .returned(frame.interpreter.value(try scalar(frame)))
  }
  @inline(__always)
  func scalar(_ frame: Frame) throws -> Scalar {
    guard let expression else { return frame.interpreter.pass(.void) }
    return try expression._withUnsafeGuaranteedRef { expression in
      try frame.withReturnType { try expression.scalar(frame, $0) }
    }
  }
}

final class ThrowStatement: Statement {
  let value: Expression
  /// `throws(Failure)` of a closure or a `do` around it.
  let type: TypeNode?
  init(_ value: Expression, type: TypeNode?, _ place: Place) {
    self.value = value
    self.type = type
    super.init(place)
  }
  override func execute(_ frame: Frame) throws -> Completion {
    var error = try value.evaluate(frame, type ?? frame.function?.thrownType)
    if case .implicit = error.payload { error = try frame.interpreter.settledByType(error, frame) }
    throw ThrownValue(value: frame.interpreter.finalised(error), location: location)
  }
}

final class JumpStatement: Statement {
  enum Kind { case leave, next, fallThrough }
  let kind: Kind
  let label: String?
  init(_ kind: Kind, label: String?, _ place: Place) {
    self.kind = kind
    self.label = label
    super.init(place)
  }
  override func execute(_ frame: Frame) throws -> Completion {
    switch kind {
    case .leave: .broke(label: label)
    case .next: .continued(label: label)
    case .fallThrough: .fellThrough
    }
  }
}

final class DeferStatement: Statement {
  let body: Block
  init(_ body: Block, _ place: Place) {
    self.body = body
    super.init(place)
  }
}

/// `do { } catch … { }`.
final class DoStatement: Statement {
  struct Clause {
    let patterns: [(pattern: Pattern, condition: Expression?)]
    /// The implicit `error`.
    let errorSlot: Int?
    let body: Block
  }
  let body: Block
  let clauses: [Clause]
  let label: String?
  init(body: Block, clauses: [Clause], label: String?, _ place: Place) {
    self.body = body
    self.clauses = clauses
    self.label = label
    super.init(place)
  }
  override func execute(_ frame: Frame) throws -> Completion {
    do {
      let completion = try body.execute(frame)
      if case .broke(let target?) = completion, target == label { return .normal }
      return completion
    } catch let error as ThrownValue {
      guard let clause = try clause(for: error, frame) else { throw error }
      return try clause.body.execute(frame)
    }
  }
  override func build(_ frame: Frame, _ builder: Builder, _ parts: inout [Value]) throws -> Completion {
    try body.build(frame, builder, &parts)
  }
  private func clause(for error: ThrownValue, _ frame: Frame) throws -> Clause? {
    for clause in clauses {
      if clause.patterns.isEmpty {
        if let slot = clause.errorSlot { frame.declare(slot, error.value, type: .named("Error")) }
        return clause
      }
      for (pattern, condition) in clause.patterns where try pattern.matches(error.value, frame, at: pattern.place) {
        if let condition, try !frame.interpreter.truth(of: condition.evaluate(frame, nil), frame, at: condition) {
          continue
        }
        return clause
      }
    }
    return nil
  }
}
