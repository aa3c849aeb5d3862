import SightlineModel

extension Interpreter {
  /// Whether a type of the project's own declares the operator itself.
  func declaresOperator(_ name: String, of node: TypeNode, _ frame: Frame?) -> Bool {
    guard case .user(let type, _) = resolve(node.unwrapped, frame) else { return false }
    return !members(of: type.name, name, isStatic: true).functions.isEmpty
  }

  /// What an operator takes that gives a type of the project's own whose values may be written as literals; rather that type
  /// on both sides than another on one.
  func operandTypes(_ name: String, of node: TypeNode, _ frame: Frame?) -> (left: TypeNode, right: TypeNode)? {
    guard case .user(let type, _) = resolve(node.unwrapped, frame), type.kind != .contract,
      conformances(of: type.name).contains(where: { $0.hasPrefix("ExpressibleBy") })
    else { return nil }
    func isOwn(_ parameter: ParameterDecl) -> Bool {
      if parameter.type.name == "Self" { return true }
      guard case .user(let found, _) = resolve(parameter.type, nil) else { return false }
      return found === type
    }
    let found = members(of: type.name, name, isStatic: true).functions.filter { $0.parameters.count == 2 }
    guard
      let best = found.first(where: { $0.parameters.allSatisfy(isOwn) })
        ?? found.first(where: {
          $0.parameters.contains(where: isOwn)
        })
    else { return nil }
    let types = best.parameters.map { isOwn($0) ? node.unwrapped : $0.type }
    return (types[0], types[1])
  }

  func userOperator(_ name: String, _ operands: [Value], _ frame: Frame?, at node: Expression) throws -> Value? {
    var candidates: [FunctionDecl] = []
    var seen: Set<String> = []
    for operand in operands {
      let type = typeName(of: operand)
      guard seen.insert(type).inserted else { continue }
      for function in members(of: type, name, isStatic: true).functions
      where !candidates.contains(where: { $0 === function }) {
        candidates.append(function)
      }
    }
    candidates += program.globals[name]?.functions ?? []
    candidates = candidates.filter { $0.parameters.count == operands.count }
    guard !candidates.isEmpty else { return nil }
    let arguments = Arguments(
      values: operands.map { Call.Argument(label: nil, value: $0, at: node.spot) }, at: node.spot)
    // Operators have no labels.
    var winner: FunctionDecl?
    var winnerScore = 0
    for candidate in candidates {
      var total = 0
      for (operand, parameter) in zip(operands, candidate.parameters) {
        let fit = score(operand, parameter.givenType, candidate, frame)
        // An operator of another type, a framework's for instance, is not meant: every operand must fit.
        total += fit > 0 ? fit : -1000
      }
      if total > winnerScore {
        winner = candidate
        winnerScore = total
      }
    }
    guard let winner else { return nil }
    return try invoke(
      winner, receiver: winner.owner.map { Box(operatorType($0, of: operands)) }, arguments,
      operands.indices.map { .argument($0) }, frame)
  }

  /// The type that an operator is asked of, with what its parameters stand for in the operand that is of it.
  private func operatorType(_ owner: TypeDecl, of operands: [Value]) -> Value {
    guard !owner.genericParameters.isEmpty, let own = operands.first(where: { typeName(of: $0) == owner.name }) else {
      return Value(.type(owner.name))
    }
    return specialisedType(of: own)
  }

  /// An operator of the project's own whose right side is an autoclosure: it runs when the operator asks for it.
  func deferring(
    _ name: String, _ left: Value, _ right: Expression, _ frame: Frame, at node: Expression
  ) throws -> Value? {
    let candidates =
      members(of: typeName(of: left), name, isStatic: true).functions
      + (program.globals[name]?.functions ?? [])
    guard
      let decl = candidates.first(where: {
        $0.parameters.count == 2 && $0.parameters[1].isAutoclosure
          && score(left, $0.parameters[0].givenType, $0, frame) > 0
      })
    else { return nil }
    let waiting = DeferredExpression.waiting(right, in: frame)
    let arguments = Arguments(
      values: [left, waiting].map { Call.Argument(label: nil, value: $0, at: node.spot) }, at: node.spot)
    return try invoke(
      decl, receiver: decl.owner.map { Box(Value(.type($0.name))) }, arguments, [.argument(0), .argument(1)], frame)
  }

  /// What an operator of the project's own takes beside a value: `insets * (1 / 2)`.
  func operandType(_ name: String, beside value: Value) -> TypeNode? {
    let candidates = members(of: typeName(of: value), name, isStatic: true).functions
    return candidates.compactMap { $0.parameters.count == 2 ? $0.parameters[1].type : nil }
      .first { isFractional($0, nil) }
  }

  func customOperator(_ name: String, _ operands: [Value], _ frame: Frame, at node: Expression) throws -> Value {
    for operand in operands {
      if case .unknown = operand.payload { return operand }
    }
    return try userOperator(name, operands, frame, at: node)
      ?? notUnderstood("operator \(name)", why: .notKnown("this operator"), at: node.location)
  }

  /// Adds to a text in place; false where there is none.
  func append(_ more: String, to value: inout Value, at node: Expression) throws -> Bool {
    guard var text = value.takeText() else { return false }
    defer { value.payload = .string(text) }
    try make(text: text.utf8.count + more.utf8.count, adding: more.utf8.count, at: node.location)
    text += more
    return true
  }

  /// `+=` and its like where the project declares them, or where the change can be made in place.
  func compoundOperator(
    _ name: String, _ current: inout Value, _ operand: Value, _ frame: Frame, at node: AssignmentExpression
  ) throws -> Bool {
    if name == "+", var elements = current.takeElements() {
      defer { current.payload = .array(elements) }
      let others: [Value]
      if case .array(let list) = operand.payload { others = list } else { others = try self.elements(of: operand) }
      let like = elements.first
      // Only what is added is work: the rest stays where it is.
      try make(elements: elements.count + others.count, adding: others.count, at: node.location)
      for other in others { elements.append(try like.map { try fit(other, like: $0) } ?? finalised(other)) }
      return true
    }
    if name == "+", case .string = current.payload, case .interpolation = operand.payload,
      case let settled = finalised(operand), case .string = settled.payload
    {
      return try compoundOperator(name, &current, settled, frame, at: node)
    }
    if name == "+", case .string(let more) = operand.payload, var text = current.takeText() {
      defer { current.payload = .string(text) }
      try make(text: text.utf8.count + more.utf8.count, adding: more.utf8.count, at: node.location)
      text += more
      return true
    }
    let full = name + "="
    var candidates = members(of: typeName(of: current), full, isStatic: true).functions
    candidates += program.globals[full]?.functions ?? []
    let operands = [current, operand]
    let fitting = candidates.first { candidate in
      guard candidate.parameters.count == 2 else { return false }
      return zip(operands, candidate.parameters).allSatisfy { score($0, $1.givenType, candidate, frame) > -50 }
        && score(current, candidate.parameters[0].givenType, candidate, frame) > 0
    }
    guard let decl = fitting, let body = decl.body else { return false }
    let frame = Frame(self, slotCount: body.slotCount, owner: decl.owner)
    frame.function = decl
    if let owner = decl.owner { frame.slots[0] = Box(Value(.type(owner.name))) }
    frame.declare(body.parameterSlots[0], current)
    if decl.parameters[1].isAutoclosure {
      let function = NativeFunction(name: name, location: node.location, parameterCount: 0) { _, _ in operand }
      frame.declare(body.parameterSlots[1], Value(.function(function)))
    } else {
      frame.declare(body.parameterSlots[1], try coerce(operand, to: decl.parameters[1].type, frame))
    }
    try enter(Spot(node.place), decl.owner)
    defer { leave() }
    _ = try run(body, builder: nil, frame)
    if let box = frame.slots[body.parameterSlots[0]] { current = box.value }
    return true
  }
}
