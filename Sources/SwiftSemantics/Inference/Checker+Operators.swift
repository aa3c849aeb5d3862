extension Checker {
  func inferOperator(
    _ expression: Expression, _ name: Symbol, _ operands: [Expression], _ expected: TypeID?, prefix: Bool
  ) -> TypeID? {
    // `x == nil` compares with a type of its own
    if operands.count == 2, isEquality(name) {
      for index in 0...1 {
        guard case .null = operands[index].kind, let other = infer(operands[1 - index]).map(shallow) else { continue }
        if let wrapped = program.wrapped(other) {
          // The optional's own `==` is better where it holds
          let isEquatable = program.protocolDeclaration(.Equatable).map { program.conforms(full(wrapped), $0) } ?? false
          record(operands[index], isEquatable ? other : program.type(.nilComparison))
          return program.type(.Bool)
        }
      }
    }
    // `&&`, `||` and `!` take conditions
    if let fast = logical(name, operands) { return fast }
    var found: [TypeID?] = Array(repeating: nil, count: operands.count)
    let isAllOpen = operands.allSatisfy { isContextual($0) }
    for (index, operand) in operands.enumerated()
    where !isContextual(operand) || isAllOpen && index == 0 && isCollection(operand) {
      guard let type = infer(operand, operandHint(name, index, expected)) else { return nil }
      found[index] = shallow(type)
    }
    _ = settle()
    for index in found.indices { found[index] = found[index].map(shallow) }
    if found.contains(.dynamic) {
      for (index, operand) in operands.enumerated() where found[index] == nil {
        _ = infer(operand, .dynamic)
      }
      // What is compared is a condition whatever it is
      return isComparison(name) ? program.type(.Bool) : .dynamic
    }
    if let fast = literals(name, operands, found, expected) { return fast }
    if let fast = plain(name, operands, found, expected, expression) { return fast }
    let candidates = operatorCandidates(name, found, expected, operands.count, prefix)
    guard !candidates.isEmpty else {
      if trials > 0 { return nil }
      note(.noOverload, name, expression)
      return .dynamic
    }
    let arguments = operands.map { Expression.Argument(label: nil, value: $0) }
    var survivors = ranked(candidates, arguments, found, expected)
    if survivors.isEmpty, expected != nil { survivors = ranked(candidates, arguments, found, nil) }
    guard !survivors.isEmpty else {
      if trials > 0 { return nil }
      note(.noOverload, name, expression)
      for (index, operand) in operands.enumerated() where found[index] == nil { _ = infer(operand, .dynamic) }
      return .dynamic
    }
    let chosen = best(survivors)
    return perform(chosen.candidate, chosen.binding, nil, expression, arguments, expected, known: found)
  }

  private func isCollection(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): !elements.isEmpty
    case .dictionary(let pairs): !pairs.isEmpty
    default: false
    }
  }

  private func isEquality(_ name: Symbol) -> Bool { name == equal || name == unequal }

  private func isComparison(_ name: Symbol) -> Bool {
    ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(symbols.text(name))
  }

  private func logical(_ name: Symbol, _ operands: [Expression]) -> TypeID? {
    guard name == logicalAnd || name == logicalOr || name == logicalNot else { return nil }
    guard program.operatorFunctions[name]?.allSatisfy({ $0.flags.contains(.isFramework) }) ?? true else { return nil }
    for operand in operands where !inferCondition(operand) {
      if trials > 0 { return nil }
      if operand.type == .none { record(operand, .dynamic) }
    }
    return program.type(.Bool)
  }

  /// The type that an operand should take where the whole has one: `1 + 2` as `Double`.
  private func operandHint(_ name: Symbol, _ index: Int, _ expected: TypeID?) -> TypeID? {
    guard let expected, arithmetic.contains(name) else {
      if name == coalescing, index == 0 { return expected.map { program.optional($0) } }
      if name == coalescing { return expected }
      return nil
    }
    var type = shallow(expected)
    while let wrapped = program.wrapped(type) { type = shallow(wrapped) }
    guard types.kind(type) == .nominal, isNumber(type) else { return nil }
    return nil
  }

  func isNumber(_ type: TypeID) -> Bool {
    guard let proto = program.protocolDeclaration(.ExpressibleByIntegerLiteral) else { return false }
    return program.conforms(type, proto)
  }

  /// Arithmetic of literals alone: the operands stay open, the operator is found with them.
  private func literals(
    _ name: Symbol, _ operands: [Expression], _ found: [TypeID?], _ expected: TypeID?
  ) -> TypeID? {
    guard arithmetic.contains(name) || operands.count == 1 && (name == minus || name == plus) else { return nil }
    var joined: TypeID?
    for case let type? in found {
      guard types.kind(type) == .variable,
        literal(type) == .integer || literal(type) == .float || literal(type) == .string && name == plus
      else { return nil }
      if let known = joined {
        guard unify(known, type) else { return nil }
      }
      joined = type
    }
    guard let joined, found.allSatisfy({ $0 != nil }) else { return nil }
    // The place decides if it asks for a number
    if let expected {
      var type = shallow(expected)
      while let wrapped = program.wrapped(type) { type = shallow(wrapped) }
      if types.kind(type) == .nominal, !types.hasVariables(type), accepts(type, literal(shallow(joined))), type != .any,
        !program.isNominal(type, .AnyHashable)
      {
        _ = bind(shallow(joined), type)
        return type
      }
    }
    return shallow(joined)
  }

  /// Operators of two values of the same number or text type, by far the most frequent.
  private func plain(
    _ name: Symbol, _ operands: [Expression], _ found: [TypeID?], _ expected: TypeID?, _ expression: Expression
  ) -> TypeID? {
    guard operands.count == 2, let left = found[0], let right = found[1] else { return nil }
    let isArithmetic = arithmetic.contains(name)
    guard isArithmetic || comparisons.contains(name) else { return nil }
    var type = left
    if types.kind(left) == .variable { type = right }
    guard isBasic(type), !hasOwnOverload(name, type) else { return nil }
    if left != right {
      let other = types.kind(left) == .variable ? left : right
      guard types.kind(other) == .variable, literal(other) != .none, accepts(type, literal(other)) else { return nil }
      guard bind(other, type) else { return nil }
    }
    if isArithmetic {
      if program.isNominal(type, .String), name != plus { return nil }
      if let expected, !isCompatible(type, shallow(expected)) { return nil }
    }
    expression.reference = declarations(of: type, name).first { $0.parameters.count == 2 }
    return isArithmetic ? type : program.type(.Bool)
  }

  private func isCompatible(_ type: TypeID, _ expected: TypeID) -> Bool {
    if expected == type || expected == .dynamic || types.kind(expected) == .variable { return true }
    let state = save()
    defer { restore(state) }
    return convert(type, expected)
  }

  private func isBasic(_ type: TypeID) -> Bool {
    for name in [KnownName.Int, .Double, .String, .CGFloat, .Float, .Character, .UInt]
    where program.isNominal(type, name) {
      return true
    }
    return false
  }

  private func hasOwnOverload(_ name: Symbol, _ type: TypeID) -> Bool {
    program.operatorFunctions[name]?.contains { declaration in
      guard !declaration.flags.contains(.isFramework) else { return false }
      // Only one that takes the type in first or second place competes
      let function = program.interface(of: declaration)
      guard types.kind(function) == .function else { return false }
      return types.parameters(function).contains {
        $0 == type || types.hasParameters($0) && program.owner(of: declaration) == nil
      }
    } ?? false
  }

  private func ranked(
    _ candidates: [Candidate], _ arguments: [Expression.Argument], _ found: [TypeID?], _ expected: TypeID?
  ) -> [Ranked] {
    trials += 1
    defer { trials -= 1 }
    var made: [Ranked] = []
    let binding = Array(arguments.indices)
    for candidate in candidates {
      let state = save()
      let touchedCount = touched.count
      let before = score
      score += candidate.penalty
      if attemptOperator(candidate, arguments, found, expected) { made.append((candidate, binding, score - before)) }
      restore(state)
      touched.removeLast(touched.count - touchedCount)
    }
    return made
  }

  private func attemptOperator(
    _ candidate: Candidate, _ arguments: [Expression.Argument], _ found: [TypeID?], _ expected: TypeID?
  ) -> Bool {
    let function = candidate.type
    guard types.kind(function) == .function, types.count(function) - 1 == arguments.count else { return false }
    // Quick refusal before anything is opened further
    for (index, type) in found.enumerated() {
      guard let type else { continue }
      if !mayFit(type, parameterType(function, index, candidate)) { return false }
    }
    guard apply(candidate) else { return false }
    for (index, argument) in arguments.enumerated() {
      guard let type = found[index] else { continue }
      if !convert(type, parameterType(function, index, candidate)) { return false }
      _ = argument
    }
    guard settle() else { return false }
    for (index, argument) in arguments.enumerated() where found[index] == nil {
      let parameter = parameterType(function, index, candidate)
      guard let type = infer(argument.value, parameter), convert(type, parameter), settle() else { return false }
    }
    if let expected, expected != .dynamic, types.kind(shallow(expected)) != .variable {
      if !convert(types.result(function), expected) || !settle() { return false }
    }
    return true
  }

  private func mayFit(_ type: TypeID, _ parameter: TypeID) -> Bool {
    let parameter = shallow(parameter)
    guard types.kind(parameter) == .nominal, types.kind(type) == .nominal else { return true }
    if types.head(type) == types.head(parameter) { return true }
    let target = program.declaration(parameter)
    if target.name == Symbol(.Optional) || target.name == Symbol(.AnyHashable) { return true }
    let source = program.declaration(type)
    if source.kind == .class || target.kind == .class { return true }
    return (source.name == Symbol(.Double) && target.name == Symbol(.CGFloat))
      || (source.name == Symbol(.CGFloat) && target.name == Symbol(.Double))
  }

  /// Operators that types of the operands or of the result declare, those of protocols they conform to, and global ones.
  private func operatorCandidates(
    _ name: Symbol, _ found: [TypeID?], _ expected: TypeID?, _ count: Int, _ prefix: Bool
  ) -> [Candidate] {
    var made: [Candidate] = []
    var seen: Set<UInt32> = []
    func add(_ declaration: Declaration, _ receiver: TypeID?) {
      guard declaration.kind == .function, declaration.parameters.count == count, isVisible(declaration),
        !declaration.flags.contains(count == 2 ? [.isPrefix] : prefix ? .isPostfix : .isPrefix),
        seen.insert(program.number(declaration)).inserted
      else { return }
      var opened: Candidate?
      if let owner = program.owner(of: declaration) {
        // Members are opened with fresh arguments: the operand decides
        let receiver =
          owner.kind == .protocol
          ? selfVariable(owner)
          : types.nominal(program.number(owner), program.allGenerics(owner).map { _ in fresh() })
        opened = open(declaration, receiver: receiver)
      } else {
        opened = open(declaration, receiver: nil)
      }
      if var opened {
        opened.isOperator = true
        made.append(opened)
      }
    }
    var sources: [TypeID] = []
    for case let type? in found {
      sources.append(type)
      if let wrapped = program.wrapped(type) { sources.append(shallow(wrapped)) }
      if types.kind(type) == .variable, let usual = defaultType(literal(type)) { sources.append(usual) }
      if types.kind(type) == .metatype { continue }
    }
    if let expected {
      var type = shallow(expected)
      sources.append(type)
      while let wrapped = program.wrapped(type) {
        type = shallow(wrapped)
        sources.append(type)
      }
    }
    for declaration in program.operatorFunctions[name] ?? [] { add(declaration, nil) }
    for type in sources {
      for declaration in declarations(of: type, name) { add(declaration, type) }
      if types.kind(type) == .existential || types.kind(type) == .nominal { continue }
    }
    return made
  }

  private func selfVariable(_ owner: Declaration) -> TypeID {
    let made = fresh()
    _ = conforms(made, owner)
    return made
  }
}
