import SightlineModel

/// A lowered expression.
class Expression {
  let place: Place
  /// Of a branch: what the log has of it.
  final var recorded = RecordedArms()
  init(_ place: Place) { self.place = place }
  var location: SourceLocation { place.location }
  /// The same, not worked out yet.
  var spot: Spot { Spot(place) }

  /// Itself, where it can be the lone result of a function body.
  var asResult: Expression? { self }
  /// Number literals and operators between them: may be evaluated again once the type is known.
  var isLiteralArithmetic: Bool { false }
  /// A literal with a fraction somewhere in literal arithmetic.
  var hasFloatLiteral: Bool { false }
  /// `resolve()`, `container.make(x)`, `.md * 2`: what it gives may follow from what is asked for.
  var isCallOfFunction: Bool { false }
  /// Starts with a dot.
  var isImplicit: Bool { false }
  /// Something in it starts with a dot.
  var hasImplicit: Bool { isImplicit }
  /// Built of number literals and the given variables alone.
  func isNumberArithmetic(over slots: [Int]) -> Bool { isLiteralArithmetic }
  /// The type that the form alone gives: of literals and constructor calls.
  var formTypeName: String? { nil }

  func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value { .void }
  /// The same; numbers and truths come in registers.
  func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    frame.interpreter.pass(try evaluate(frame, expected))
  }
  /// As a statement.
  func run(_ frame: Frame) throws -> Completion {
    _ = try evaluate(frame, nil)
    return .normal
  }
  func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    var value = try evaluate(frame, nil)
    try change(&value)
  }
  func assign(_ value: Value, _ frame: Frame) throws {
    try modify(frame) { target in target = try frame.interpreter.fit(value, like: target) }
  }
  /// `a.b.c` as a type name, where it can be one.
  var dottedName: String? { nil }
  /// Something that can be changed in place.
  var isTarget: Bool { false }
}

final class LiteralExpression: Expression {
  let value: Value
  init(_ value: Value, _ place: Place) {
    self.value = value
    super.init(place)
  }
  private lazy var placed: Value = {
    var value = value
    if case .none = value.payload { return value }
    value.isLiteral = true
    value.origin = Origin(DerivationStep(Self.step(value), at: location))
    return value
  }()
  override var isLiteralArithmetic: Bool {
    switch value.payload {
    case .int, .double: true
    default: false
    }
  }
  override var hasFloatLiteral: Bool { if case .double = value.payload { true } else { false } }
  override var formTypeName: String? {
    switch value.payload {
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .bool: "Bool"
    default: nil
    }
  }
  private static func step(_ value: Value) -> DerivationStep.Kind {
    switch value.payload {
    case .int(let number): .integer(number)
    case .double(let number): .number(number)
    case .bool(let flag): .truth(flag)
    case .string(let text): .text(text)
    default: .literal
    }
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    guard let expected else { return placed }
    return try frame.interpreter.coerce(placed, to: expected, frame, finalise: false)
  }
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    if let known, expected.map({ known.isOf($0.plain) }) ?? true { return known }
    known = placed.scalar
    return frame.interpreter.pass(try evaluate(frame, expected))
  }
  private var known: Scalar?
  /// Itself, where it is a number or a truth.
  var constant: Scalar? { placed.scalar }
  /// What it is beside a number with a fraction.
  func double() -> Scalar? {
    if let knownDouble { return knownDouble }
    switch placed.payload {
    case .int(let number): knownDouble = Scalar(Double(number), from: placed.history, isLiteral: true)
    case .double(let number): knownDouble = Scalar(number, from: placed.history, isLiteral: true)
    default: break
    }
    return knownDouble
  }
  private var knownDouble: Scalar?
}

final class ArrayExpression: Expression {
  let elements: [Expression]
  /// Open members beside numbers, `[1, 2.5, .hairline]`: of a type that neither shows.
  private func isMixed(_ values: [Value]) -> Bool {
    var (isOpen, isNumber) = (false, false)
    for value in values {
      switch value.payload {
      case .implicit: isOpen = true
      case .int, .double: isNumber = true
      default: return false
      }
    }
    return isOpen && isNumber
  }
  init(_ elements: [Expression], _ place: Place) {
    self.elements = elements
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let elementType = expected.flatMap { frame.interpreter.elementType(of: $0, frame) }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      var value = try element.evaluate(frame, elementType)
      if let elementType {
        value = try frame.interpreter.coerce(value, to: elementType, frame)
      } else if case .interpolation = value.payload {
        value = frame.interpreter.finalised(value)
      }
      value.isLiteral = false
      values.append(value)
    }
    if elementType == nil {
      values = try frame.interpreter.unifyImplicits(values)
      Interpreter.unifyNumbers(&values)
      if isMixed(values), let type = frame.interpreter.typeAsked(at: location) {
        values = try values.map { try frame.interpreter.coerce($0, to: type.element ?? type, frame) }
      }
    }
    var result = Value(.array(values))
    result.isLiteral = true
    guard let expected else { return result }
    return try frame.interpreter.coerce(result, to: expected, frame, finalise: false)
  }
}

final class DictionaryExpression: Expression {
  let entries: [(Expression, Expression)]
  init(_ entries: [(Expression, Expression)], _ place: Place) {
    self.entries = entries
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    let interpreter = frame.interpreter
    let types = expected.flatMap { interpreter.dictionaryTypes(of: $0, frame) }
    var result = DictionaryValue()
    for (key, value) in entries {
      var keyValue = try key.evaluate(frame, types?.key)
      var entryValue = try value.evaluate(frame, types?.value)
      keyValue =
        try types.map { try interpreter.coerce(keyValue, to: $0.key, frame) } ?? interpreter.finalised(keyValue)
      entryValue =
        try types.map { try interpreter.coerce(entryValue, to: $0.value, frame) } ?? interpreter.finalised(entryValue)
      result.entries.append((keyValue, entryValue))
    }
    if types == nil {
      var values = try interpreter.unifyImplicits(result.entries.map(\.value))
      Interpreter.unifyNumbers(&values)
      for index in values.indices { result.entries[index].value = values[index] }
    }
    var value = Value(.dictionary(result))
    value.isLiteral = true
    guard let expected else { return value }
    return try interpreter.coerce(value, to: expected, frame, finalise: false)
  }
}

final class TupleExpression: Expression {
  let elements: [ArgumentNode]
  init(_ elements: [ArgumentNode], _ place: Place) {
    self.elements = elements
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    var types: [TypeNode?] = []
    if let expected, case .tuple(let shape) = expected.unwrapped.shape { types = shape.map(\.type) }
    var result: [TupleElement] = []
    for (index, element) in elements.enumerated() {
      let type = index < types.count ? types[index] : nil
      var value = try element.expression.evaluate(frame, type)
      value = try type.map { try frame.interpreter.coerce(value, to: $0, frame) } ?? frame.interpreter.finalised(value)
      result.append(TupleElement(label: element.label, value: value))
    }
    return Value(result.isEmpty ? .void : .tuple(result))
  }
  override func assign(_ value: Value, _ frame: Frame) throws {
    guard case .tuple(let values) = value.payload, values.count == elements.count else {
      if case .unknown = value.payload {
        for element in elements { try element.expression.assign(value, frame) }
      }
      return
    }
    for (element, part) in zip(elements, values) { try element.expression.assign(part.value, frame) }
  }
}

/// `(x)`.
final class ParenthesisExpression: Expression {
  override var isTarget: Bool { inner.isTarget }
  let inner: Expression
  init(_ inner: Expression, _ place: Place) {
    self.inner = inner
    super.init(place)
  }
  override var isLiteralArithmetic: Bool { inner.isLiteralArithmetic }
  override func isNumberArithmetic(over slots: [Int]) -> Bool { inner.isNumberArithmetic(over: slots) }
  override var formTypeName: String? { inner.formTypeName }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    try inner.evaluate(frame, expected)
  }
  override func scalar(_ frame: Frame, _ expected: TypeNode?) throws -> Scalar {
    try inner.scalar(frame, expected)
  }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try inner.modify(frame, change)
  }
}

/// Syntax that is not read; its name is reported where it runs.
final class UnsupportedExpression: Expression {
  let what: String
  init(_ what: String, _ place: Place) {
    self.what = what
    super.init(place)
  }
  override func evaluate(_ frame: Frame, _ expected: TypeNode?) throws -> Value {
    frame.interpreter.notUnderstood(what, why: "this form of expression is not supported", at: location)
  }
}

/// `_` as the target of an assignment.
final class DiscardExpression: Expression {
  override func assign(_ value: Value, _ frame: Frame) throws {}
}
