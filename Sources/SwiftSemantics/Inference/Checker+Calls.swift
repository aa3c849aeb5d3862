import SightlineModel

extension Checker {
  func inferCall(
    _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument], _ trailing: Int,
    _ expected: TypeID?
  ) -> TypeID? {
    var candidates: [Candidate]
    var memberName: Symbol?
    switch callee.kind {
    case .name(let name, let labels, let texts):
      let explicit = texts.map { program.resolve($0, in: context, open: true) }
      candidates = nameCandidates(name, explicit, callee)
      if let labels { candidates = candidates.filter { $0.parameters.map(\.label).elementsEqual(labels) } }
      memberName = name
      if candidates.isEmpty {
        note(.unknownName, name, callee)
        record(callee, .dynamic)
        return withoutContext(arguments)
      }
    case .member(let base, let name, _, let texts):
      guard
        let set = memberSet(
          callee, base, name, texts, base == nil ? expected : isImplicitChain(callee) ? expected : nil)
      else { return nil }
      memberName = name
      switch set {
      case .type(let type):
        record(callee, type)
        if type == .dynamic {
          if base == nil { note(.dynamicBase, name, callee) }
          return withoutContext(arguments)
        }
        candidates = [Candidate(declaration: nil, type: type)]
      case .candidates(let found, let receiver):
        candidates = found
        if candidates.isEmpty {
          if let type = dynamicMember(callee, receiver, name) {
            candidates = [Candidate(declaration: nil, type: type)]
          } else {
            if trials > 0, !isUnknownAllowed(receiver) { return nil }
            note(.unknownMember, name, callee)
            record(callee, .dynamic)
            return withoutContext(arguments)
          }
        }
      }
    default:
      if let type = typeValue(callee) {
        candidates = [Candidate(declaration: nil, type: types.metatype(type))]
      } else {
        guard let type = infer(callee) else { return nil }
        candidates = [Candidate(declaration: nil, type: shallow(type))]
      }
    }
    let callable = candidates.flatMap { callables($0, memberName) }
    if callable.isEmpty {
      if candidates.allSatisfy({ isOpenType($0.type) }) {
        record(callee, candidates[0].type)
        note(.dynamicBase, name(of: callee), callee)
        let result = candidates[0].type
        _ = withoutContext(arguments)
        // An initialiser that nobody knows still makes its type
        if types.kind(result) == .metatype { return types.child(result, 0) }
        return .dynamic
      }
      if trials > 0 { return nil }
      note(.noOverload, name(of: callee), callee)
      record(callee, .dynamic)
      return withoutContext(arguments)
    }
    return select(callable, callee, expression, arguments, trailing, expected)
  }

  func isOpenType(_ type: TypeID) -> Bool {
    var type = shallow(type)
    if types.kind(type) == .metatype { type = shallow(types.child(type, 0)) }
    if type == .dynamic { return true }
    return program.nominal(type)?.flags.contains(.isOpen) ?? false
  }

  /// The functions that calling a candidate may mean: initialisers of a type, `callAsFunction` of a value.
  private func callables(_ candidate: Candidate, _ name: Symbol?) -> [Candidate] {
    if let declaration = candidate.declaration, declaration.isFunctionLike || declaration.kind == .enumCase {
      return types.kind(candidate.type) == .function || candidate.type == .dynamic ? [candidate] : []
    }
    let type = shallow(candidate.type)
    switch types.kind(type) {
    case .function:
      var made = candidate
      made.type = type
      made.isValue = true
      made.parameters = []
      return [made]
    case .metatype:
      let made = memberCandidates(type, Symbol(.`init`))
      return made
    case .nominal, .existential, .parameter, .opaque, .associated:
      let called = memberCandidates(type, Symbol(.callAsFunction))
      if !called.isEmpty {
        return called.map { found in
          var made = found
          made.calledValue = type
          return made
        }
      }
      if let wrapped = program.wrapped(type), candidate.declaration?.flags.contains(.isImplicitUnwrapped) ?? false {
        var made = candidate
        made.type = wrapped
        return callables(made, name)
      }
      let dynamic = memberCandidates(type, Symbol(.dynamicallyCall))
      return dynamic.map { candidate in
        var made = candidate
        made.type = types.function([], types.result(shallow(candidate.type)), FunctionShape(parameters: []))
        made.isValue = true
        made.isDynamicCall = true
        return made
      }
    default: return []
    }
  }

  /// Types arguments for themselves, of a call that nothing is known of.
  func withoutContext(_ arguments: [Expression.Argument]) -> TypeID {
    for argument in arguments {
      if case .closure = argument.value.kind { continue }
      if infer(argument.value, .dynamic) == nil { record(argument.value, .dynamic) }
    }
    _ = settle()
    for argument in arguments {
      guard case .closure = argument.value.kind else { continue }
      if infer(argument.value, .dynamic) == nil { record(argument.value, .dynamic) }
    }
    return .dynamic
  }

  // MARK: Choosing

  func select(
    _ candidates: [Candidate], _ callee: Expression?, _ expression: Expression, _ arguments: [Expression.Argument],
    _ trailing: Int, _ expected: TypeID?
  ) -> TypeID? {
    // Arity and labels first: most candidates go here
    var fitting: [(candidate: Candidate, binding: [Int])] = []
    for candidate in candidates {
      if candidate.isDynamicCall {
        fitting.append((candidate, []))
        continue
      }
      guard types.kind(candidate.type) == .function else { continue }
      let parameters = candidate.isValue ? positional(candidate.type) : candidate.parameters
      guard parameters.count == types.count(candidate.type) - 1 else { continue }
      if let binding = match(arguments, trailing: trailing, parameters, candidate.type) {
        fitting.append((candidate, binding))
      }
    }
    guard !fitting.isEmpty else { return failed(callee, expression, arguments) }
    if fitting.count == 1 {
      return perform(fitting[0].candidate, fitting[0].binding, callee, expression, arguments, expected)
    }
    // What does not depend on the parameter is typed once
    var known: [TypeID?] = Array(repeating: nil, count: arguments.count)
    for (index, argument) in arguments.enumerated() where !isContextual(argument.value) {
      guard let type = infer(argument.value) else { return nil }
      known[index] = type
    }
    _ = settle()
    var survivors = rank(fitting, known, arguments, expected, bodies: false)
    if survivors.isEmpty, expected != nil { survivors = rank(fitting, known, arguments, nil, bodies: false) }
    guard !survivors.isEmpty else {
      return failed(callee, expression, arguments)
    }
    if survivors.count > 1, arguments.contains(where: { isOpenClosure($0.value) }) {
      survivors = pruned(survivors)
      if survivors.count > 1, trials < 3 {
        let refined = rank(survivors.map { ($0.candidate, $0.binding) }, known, arguments, expected, bodies: true)
        if !refined.isEmpty { survivors = refined }
      }
    }
    let chosen = best(survivors)
    return perform(chosen.candidate, chosen.binding, callee, expression, arguments, expected, known: known)
  }

  private func isOpenClosure(_ expression: Expression) -> Bool {
    if case .closure(let closure) = expression.kind { return closure.body.single != nil }
    return false
  }

  func positional(_ function: TypeID) -> [Declaration.Parameter] {
    let shape = types.shape(function)
    return (0..<(types.count(function) - 1)).map { index in
      var made = Declaration.Parameter(label: nil, declaration: nil, type: .missing)
      made.flags = shape.parameters[index]
      return made
    }
  }

  typealias Ranked = (candidate: Candidate, binding: [Int], score: Int)

  private func rank(
    _ fitting: [(candidate: Candidate, binding: [Int])], _ known: [TypeID?], _ arguments: [Expression.Argument],
    _ expected: TypeID?, bodies: Bool
  ) -> [Ranked] {
    var made: [Ranked] = []
    trials += 1
    defer { trials -= 1 }
    let scopeDepth = scope.count
    for (candidate, binding) in fitting {
      let state = save()
      let touchedCount = touched.count
      let before = score
      score += candidate.penalty
      if attempt(candidate, binding, arguments, known, expected, bodies: bodies) {
        made.append((candidate, binding, score - before + costOfLiterals()))
      }
      restore(state)
      touched.removeLast(touched.count - touchedCount)
      scope.removeLast(scope.count - scopeDepth)
    }
    return made
  }

  /// What it costs that literals can't be of their usual types: `[1, 2].mean()` of numbers with a fraction.
  private func costOfLiterals() -> Int {
    variables.count { variable in
      guard variable.binding == .none, !variable.protocols.isEmpty, let usual = defaultType(variable.literal) else {
        return false
      }
      return !variable.protocols.allSatisfy { program.conforms(usual, $0) }
    } * Cost.nonDefaultLiteral
  }

  private func attempt(
    _ candidate: Candidate, _ binding: [Int], _ arguments: [Expression.Argument], _ known: [TypeID?],
    _ expected: TypeID?, bodies: Bool
  ) -> Bool {
    guard apply(candidate) else { return false }
    if candidate.isDynamicCall { return true }
    let function = candidate.type
    for (index, argument) in arguments.enumerated() {
      guard let type = known[index] else { continue }
      if !pass(type, argument.value, types.child(function, binding[index]), candidate, binding[index]) { return false }
    }
    guard settle() else { return false }
    let result = types.result(function)
    for (index, argument) in arguments.enumerated() where known[index] == nil {
      if case .closure = argument.value.kind { continue }
      let parameter = parameterType(function, binding[index], candidate)
      guard let type = infer(argument.value, parameter),
        pass(type, argument.value, types.child(function, binding[index]), candidate, binding[index])
      else { return false }
    }
    guard settle() else { return false }
    if let expected, expected != .dynamic, types.kind(shallow(expected)) != .variable {
      if !convert(result, expected) || !settle() { return false }
    }
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind else { continue }
      var parameter = shallow(parameterType(function, binding[index], candidate))
      while let wrapped = program.wrapped(parameter) {
        score += Cost.valueToOptional
        parameter = shallow(wrapped)
      }
      if types.kind(parameter) == .variable {
        // `contentsOf: some Sequence` takes no function
        if !variables[Int(types.head(parameter))].protocols.isEmpty { return false }
        continue
      }
      if parameter == .dynamic { continue }
      guard types.kind(parameter) == .function else { return false }
      if !arityFits(closure, parameter) { return false }
      if closure.isAsync || closure.containsAwait, !types.shape(parameter).isAsync { return false }
      if closure.body.single == nil, builder(candidate, binding[index]) == nil,
        shallow(types.result(parameter)) == .void, returnsValue(closure.body)
      {
        return false
      }
      if bodies, closure.body.single != nil, builder(candidate, binding[index]) == nil {
        guard let type = infer(argument.value, parameter), convert(type, parameter), settle() else { return false }
      }
    }
    return true
  }

  func parameterType(_ function: TypeID, _ index: Int, _ candidate: Candidate) -> TypeID {
    let type = types.child(function, index)
    if types.shape(function).parameters[index].contains(.autoclosure), types.kind(shallow(type)) == .function {
      return types.result(shallow(type))
    }
    return type
  }

  func pass(_ type: TypeID, _ value: Expression, _ parameter: TypeID, _ candidate: Candidate, _ index: Int)
    -> Bool
  {
    let flags = types.shape(candidate.type).parameters[index]
    let parameter = parameterType(candidate.type, index, candidate)
    if case .passInOut = value.kind {
      guard flags.contains(.inOut) || isPointer(parameter) else { return false }
      return unify(type, parameter) || isPointer(parameter)
    }
    if flags.contains(.inOut), !candidate.isOperator { return false }
    return convert(type, parameter)
  }

  func isPointer(_ type: TypeID) -> Bool {
    guard let owner = program.nominal(shallow(type)) else { return shallow(type) == .dynamic }
    return symbols.text(owner.name).hasPrefix("Unsafe")
  }

  /// Leaves out candidates that differ from a better one in nothing that closures see.
  private func pruned(_ survivors: [Ranked]) -> [Ranked] {
    var made: [Ranked] = []
    for item in survivors {
      var isWorse = false
      for (index, other) in made.enumerated() where shape(other.candidate.type) == shape(item.candidate.type) {
        if item.score < other.score || item.score == other.score && isMoreSpecialised(item.candidate, other.candidate) {
          made[index] = item
        }
        isWorse = true
        break
      }
      if !isWorse { made.append(item) }
    }
    return made
  }

  /// A type with its variables numbered in order, to compare types of different candidates.
  private func shape(_ type: TypeID) -> [UInt32] {
    var numbers: [UInt32: UInt32] = [:]
    var made: [UInt32] = []
    func walk(_ type: TypeID) {
      let type = shallow(type)
      if types.kind(type) == .variable {
        let next = UInt32(numbers.count)
        made.append(numbers[types.head(type)] ?? next)
        numbers[types.head(type), default: next] = numbers[types.head(type)] ?? next
        return
      }
      guard types.hasVariables(type) else {
        made.append(type.id)
        return
      }
      made.append(UInt32(types.kind(type).rawValue) << 24 | types.head(type))
      for index in 0..<types.count(type) { walk(types.child(type, index)) }
    }
    walk(type)
    return made
  }

  func best(_ ranked: [Ranked]) -> Ranked {
    var chosen = ranked[0]
    for item in ranked.dropFirst() {
      if item.score < chosen.score
        || item.score == chosen.score && isMoreSpecialised(item.candidate, chosen.candidate)
      {
        chosen = item
      }
    }
    return chosen
  }

  private func failed(
    _ callee: Expression?, _ expression: Expression, _ arguments: [Expression.Argument]
  ) -> TypeID? {
    if trials > 0 { return nil }
    note(.noOverload, callee.map { name(of: $0) } ?? "subscript", callee ?? expression)
    if let callee { record(callee, .dynamic) }
    return withoutContext(arguments)
  }
}
