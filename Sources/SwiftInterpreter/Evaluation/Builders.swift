import SightlineModel

/// How the statements of a result-builder body become values.
///
/// A host's builder gets a flat list; one of the project's own has its `build…` methods called.
final class Builder {
  let name: String
  let decl: TypeDecl?
  unowned let interpreter: Interpreter
  init(_ name: String, _ interpreter: Interpreter) {
    self.name = name
    decl = interpreter.program.types[name]
    self.interpreter = interpreter
  }

  private func call(
    _ method: String, _ arguments: [(String?, Value)], _ frame: Frame, _ location: SourceLocation,
    _ expected: TypeNode? = nil
  ) throws -> Value? {
    guard let decl else { return nil }
    let candidates = interpreter.members(of: decl.name, method, isStatic: true).functions
    let values = arguments.map { Call.Argument(label: $0.0, value: $0.1, location: location) }
    return try interpreter.callBest(
      candidates, receiver: Box(Value(.type(decl.name))), Arguments(values: values, location: location), frame,
      expected)
  }

  func expression(_ value: Value, _ frame: Frame, at location: SourceLocation) throws -> Value {
    guard decl != nil else { return value }
    return try call("buildExpression", [(nil, value)], frame, location) ?? interpreter.finalised(value)
  }

  func block(_ parts: [Value], _ frame: Frame, at location: SourceLocation) throws -> Value {
    if let result = try call("buildBlock", parts.map { (nil, $0) }, frame, location) { return result }
    guard let first = parts.first,
      var result = try call("buildPartialBlock", [("first", first)], frame, location)
    else { return parts.first ?? .void }
    for part in parts.dropFirst() {
      result =
        try call("buildPartialBlock", [("accumulated", result), ("next", part)], frame, location) ?? result
    }
    return result
  }

  /// One arm of an `if` or `switch`.
  func branch(
    _ block: Block?, arm: Int, of total: Int, isOptional: Bool, _ frame: Frame, _ parts: inout [Value]
  ) throws -> Completion {
    guard decl != nil else { return try block?.build(frame, self, &parts) ?? .normal }
    let location = block?.statements.first?.location ?? interpreter.noPlace
    var inner: [Value] = []
    let completion = try block?.build(frame, self, &inner) ?? .normal
    if isOptional {
      var value = Value.none
      if block != nil {
        value = try self.block(inner, frame, at: location)
        if total > 1 { value = try either(value, arm, total, frame, location) }
      }
      parts.append(
        try call("buildOptional", [(nil, value)], frame, location) ?? call("buildIf", [(nil, value)], frame, location)
          ?? value)
    } else {
      let value = try self.block(inner, frame, at: location)
      parts.append(try either(value, arm, total, frame, location))
    }
    return completion
  }

  /// The arms are the leaves of a binary tree, filled from the left: the larger half is a power of two.
  private func either(
    _ value: Value, _ arm: Int, _ total: Int, _ frame: Frame, _ location: SourceLocation
  ) throws -> Value {
    guard total > 1 else { return value }
    var left = 1
    while left * 2 < total { left *= 2 }
    let isFirst = arm < left
    let inner = try either(value, isFirst ? arm : arm - left, isFirst ? left : total - left, frame, location)
    return try call("buildEither", [(isFirst ? "first" : "second", inner)], frame, location) ?? inner
  }

  /// One turn of a `for`.
  func element(_ block: Block, _ frame: Frame, _ items: inout [Value]) throws -> Completion {
    guard decl != nil else { return try block.build(frame, self, &items) }
    var inner: [Value] = []
    let completion = try block.build(frame, self, &inner)
    items.append(try self.block(inner, frame, at: interpreter.noPlace))
    return completion
  }

  func array(_ items: [Value], _ frame: Frame, at location: SourceLocation, _ parts: inout [Value]) throws {
    guard decl != nil else {
      parts += items
      return
    }
    if let value = try call("buildArray", [(nil, Value(.array(items)))], frame, location) { parts.append(value) }
  }

  func final(_ value: Value, _ frame: Frame, at location: SourceLocation) throws -> Value {
    try call("buildFinalResult", [(nil, value)], frame, location, frame.returnType) ?? value
  }
}

extension Interpreter {
  /// The components of a body under a builder, in order.
  func components(builderName: String, _ body: FunctionBody, _ frame: Frame) throws -> [Value] {
    let builder = Builder(builderName, self)
    var parts: [Value] = []
    switch try Block(body.statements, hasDefer: false).build(frame, builder, &parts) {
    case .returned(let value): return [value]
    default: return parts
    }
  }

  /// The components as one value.
  func combine(builderName: String, _ body: FunctionBody, _ frame: Frame) throws -> Value {
    let builder = Builder(builderName, self)
    let parts = try components(builderName: builderName, body, frame)
    let location = body.statements.first?.location ?? noPlace
    if builder.decl != nil {
      return try builder.final(builder.block(parts, frame, at: location), frame, at: location)
    }
    for host in hosts {
      if let value = try host.buildBlock(parts, builder: builderName, in: self) { return value }
    }
    return parts.count == 1 ? parts[0] : Value(.tuple(parts.map { TupleElement(value: $0) }))
  }

  func runBuilder(_ body: FunctionBody, builder: String, _ frame: Frame) throws -> [Value] {
    if body.hasReturn { return [try run(body, builder: nil, frame)] }
    if program.types[builder] != nil { return [try combine(builderName: builder, body, frame)] }
    return try components(builderName: builder, body, frame)
  }
}
