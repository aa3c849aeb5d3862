import SightlineModel

extension Checker {
  /// What a name may stand for where it is used: the nearest declarations.
  func nameCandidates(_ name: Symbol, _ arguments: [TypeID], _ expression: Expression) -> [Candidate] {
    if let found = local(name) {
      if found.kind == .function {
        // Local functions may be overloaded
        return scope.reversed().filter { $0.name == name && $0.declaration.kind == .function }
          .compactMap { open($0.declaration, receiver: nil, arguments: arguments) }
      }
      if found.isType { return typeCandidate(found, arguments) }
      return [Candidate(declaration: found, type: program.type(of: found))]
    }
    if name == Symbol(.`self`), let declared = program.selfType(of: context) {
      let own = program.canonical(declared, context)
      return [Candidate(declaration: nil, type: isStaticContext ? types.metatype(own) : own)]
    }
    if name == Symbol(.Self), let own = program.selfType(of: context) {
      return [Candidate(declaration: nil, type: types.metatype(own))]
    }
    if name == Symbol(.super), let own = program.selfType(of: context), let base = program.superclass(of: own) {
      return [Candidate(declaration: nil, type: isStaticContext ? types.metatype(base) : base)]
    }
    // Members of the types around, from inside out
    var next = context
    var isStatic = isStaticContext
    var inherited: [Candidate] = []
    while let around = next {
      if around.isNominal || around.kind == .extension {
        if let owner = around.kind == .extension ? program.extended(around) : around {
          let own = program.canonical(program.declaredType(owner), context)
          let found = declarations(of: own, name).filter { isVisible($0) && $0.kind != .initialiser }
          var made: [Candidate] = []
          for declaration in found {
            if declaration.isType {
              made += typeCandidate(declaration, arguments)
              continue
            }
            if let candidate = open(declaration, receiver: own, arguments: arguments) { made.append(candidate) }
          }
          let fitting = made.filter { $0.declaration.map { $0.isType || $0.isStatic == isStatic } ?? true }
          if !fitting.isEmpty { return fitting + inherited }
          if !made.isEmpty, around.kind != .module, !made.allSatisfy({ $0.declaration?.isStatic == false && isStatic })
          {
            inherited += made
          }
          if let generic = owner.generics.first(where: { $0.name == name }) { return typeCandidate(generic, arguments) }
        }
        isStatic = true
      } else {
        if let generic = around.generics.first(where: { $0.name == name }) { return typeCandidate(generic, arguments) }
        if around.isStatic { isStatic = true }
      }
      next = around.parent
    }
    var made: [Candidate] = inherited
    let own = (program.application.lookup?[name] ?? []).filter { isVisible($0) }
    for declaration in own { made += moduleCandidate(declaration, arguments) }
    if own.isEmpty || own.allSatisfy({ $0.kind == .function }) {
      for declaration in program.frameworks.lookup?[name] ?? [] { made += moduleCandidate(declaration, arguments) }
    }
    return made
  }

  private func moduleCandidate(_ declaration: Declaration, _ arguments: [TypeID]) -> [Candidate] {
    if declaration.isType { return typeCandidate(declaration, arguments) }
    return open(declaration, receiver: nil, arguments: arguments).map { [$0] } ?? []
  }

  func typeCandidate(_ declaration: Declaration, _ arguments: [TypeID]) -> [Candidate] {
    let type = program.instantiate(declaration, arguments, outer: nil, open: true, context)
    return [Candidate(declaration: declaration, type: types.metatype(type))]
  }

  /// Whether `self` is a type where we are.
  var isStaticContext: Bool {
    var next = context
    while let around = next {
      if around.isNominal || around.kind == .extension || around.kind == .module { return false }
      if around.parent.map({ $0.isNominal || $0.kind == .extension }) ?? false { return around.isStatic }
      next = around.parent
    }
    return false
  }

  /// An operator in place of a function: `reduce(0, +)`.
  private func operatorValues(_ name: Symbol, _ expected: TypeID?) -> [Candidate] {
    var made = (program.operatorFunctions[name] ?? []).compactMap { declaration -> Candidate? in
      let receiver = program.owner(of: declaration).map { owner in
        types.nominal(program.number(owner), program.allGenerics(owner).map { _ in fresh() })
      }
      if let owner = program.owner(of: declaration), owner.kind == .protocol { return nil }
      return open(declaration, receiver: receiver)
    }
    guard let expected, types.kind(shallow(expected)) == .function else { return made }
    for part in types.arguments(shallow(expected)) {
      var type = shallow(part)
      if types.kind(type) == .variable, let usual = defaultType(literal(type)) { type = usual }
      for declaration in declarations(of: type, name) {
        guard !made.contains(where: { $0.declaration === declaration }) else { continue }
        if let candidate = open(declaration, receiver: type) { made.append(candidate) }
      }
    }
    return made.filter { $0.parameters.count == types.count(shallow(expected)) - 1 }
  }

  // MARK: Names as values

  func inferName(
    _ expression: Expression, _ name: Symbol, _ labels: [Symbol?]?, _ texts: [TypeText], _ expected: TypeID?
  ) -> TypeID? {
    let arguments = texts.map { program.resolve($0, in: context, open: true) }
    let candidates =
      SignatureReader.isWord(symbols.firstByte(name))
      ? nameCandidates(name, arguments, expression) : operatorValues(name, expected)
    if candidates.isEmpty {
      if program.isModule(name, in: context) { return types.metatype(.dynamic) }
      if name == Symbol(.Any) { return types.metatype(.any) }
      note(.unknownName, name, expression)
      return .dynamic
    }
    return choose(candidates, labels, expression, expected)
  }

  /// One of several declarations that are named without being called.
  func choose(
    _ candidates: [Candidate], _ labels: [Symbol?]?, _ expression: Expression, _ expected: TypeID?
  ) -> TypeID? {
    var fitting = candidates
    if let labels {
      fitting = fitting.filter { candidate in
        candidate.parameters.count == labels.count && zip(candidate.parameters, labels).allSatisfy { $0.label == $1 }
      }
    }
    if fitting.count > 1 {
      // A variable is meant before a function, unless a function is asked for
      let wantsFunction = expected.map { types.kind(shallow($0)) == .function } ?? false
      let values = fitting.filter { !($0.declaration?.isFunctionLike ?? false) }
      if !values.isEmpty, !wantsFunction || values.count == fitting.count { fitting = values }
    }
    var best: (candidate: Candidate, score: Int)?
    let entry = save()
    for candidate in fitting {
      let state = save()
      let before = score
      score += candidate.penalty
      var holds = apply(candidate) && settle()
      if holds, let expected, fitting.count > 1 { holds = convert(candidate.type, expected) }
      let cost = score - before
      restore(state)
      guard holds else { continue }
      if let current = best {
        if cost < current.score || cost == current.score && isMoreSpecialised(candidate, current.candidate) {
          best = (candidate, cost)
        }
      } else {
        best = (candidate, cost)
      }
    }
    restore(entry)
    guard let chosen = best?.candidate ?? (fitting.count == 1 ? fitting.first : nil) else {
      if trials > 0 { return nil }
      note(.noOverload, name(of: expression), expression)
      return .dynamic
    }
    if best == nil, trials > 0 { return nil }
    _ = apply(chosen)
    _ = settle()
    expression.reference = chosen.declaration
    noteSubstitutions(chosen, expression)
    return valueType(of: chosen)
  }

  func noteSubstitutions(_ candidate: Candidate, _ expression: Expression) {
    guard !candidate.map.isEmpty else { return }
    expression.substitutions = candidate.map.values
    if candidate.map.values.contains(where: { types.hasVariables($0) }) { touched.append(expression) }
  }

  private func valueType(of candidate: Candidate) -> TypeID {
    guard let declaration = candidate.declaration else { return candidate.type }
    // A function as a value takes variadic parameters as arrays
    if declaration.isFunctionLike, types.kind(candidate.type) == .function { return candidate.type }
    return candidate.type
  }

  func name(of expression: Expression) -> String {
    switch expression.kind {
    case .name(let name, _, _), .member(_, let name, _, _): symbols.text(name)
    case .call(let callee, _, _): name(of: callee)
    case .binary(let name, _, _), .prefix(let name, _), .postfix(let name, _): symbols.text(name)
    case .index: "subscript"
    case .group(let inner), .chain(let inner), .force(let inner), .chainEnd(let inner): name(of: inner)
    case .macro(let name, _, _): "#" + symbols.text(name)
    default: ""
    }
  }

  // MARK: Members as values

  func inferMember(
    _ expression: Expression, _ base: Expression?, _ name: Symbol, _ labels: [Symbol?]?, _ texts: [TypeText],
    _ expected: TypeID?
  ) -> TypeID? {
    guard let set = memberSet(expression, base, name, texts, expected) else { return nil }
    switch set {
    case .type(let type): return type
    case .candidates(let candidates, let receiver):
      if candidates.isEmpty {
        if let found = dynamicMember(expression, receiver, name) { return found }
        if isUnknownAllowed(receiver) {
          note(.unknownMember, name, expression)
          return .dynamic
        }
        if trials > 0 { return nil }
        note(.unknownMember, name, expression)
        return .dynamic
      }
      if base == nil { return chooseImplicit(candidates, labels, expression, expected) }
      return choose(candidates, labels, expression, expected)
    }
  }

  private func chooseImplicit(
    _ candidates: [Candidate], _ labels: [Symbol?]?, _ expression: Expression, _ expected: TypeID?
  ) -> TypeID? {
    let values = candidates.filter {
      !($0.declaration?.isFunctionLike ?? false) || expected.map { types.kind(shallow($0)) == .function } ?? false
    }
    return choose(values.isEmpty ? candidates : values, labels, expression, expected)
  }

  enum MemberSet {
    case type(TypeID)
    case candidates([Candidate], TypeID)
  }

  /// Finds what a member access may mean. The base is typed on the way.
  func memberSet(
    _ expression: Expression, _ base: Expression?, _ name: Symbol, _ texts: [TypeText], _ expected: TypeID?
  ) -> MemberSet? {
    let arguments = texts.map { program.resolve($0, in: context, open: true) }
    guard let base else { return implicitSet(name, arguments, expected ?? implicitRoot) }
    // `SwiftUI.Button`, `Module.function`
    if case .name(let module, nil, let none) = base.kind, none.isEmpty, local(module) == nil,
      program.isModule(module, in: context)
    {
      base.type = .void
      let found =
        (module == program.application.name ? program.application.lookup?[name] : program.frameworks.lookup?[name])
        ?? []
      return .candidates(
        found.flatMap { declaration in
          declaration.isType
            ? typeCandidate(declaration, arguments)
            : open(declaration, receiver: nil, arguments: arguments).map { [$0] } ?? []
        }, .dynamic)
    }
    let hint = isImplicitChain(base) ? expected : nil
    guard var type = infer(base, hint).map(shallow) else { return nil }
    if types.hasVariables(type) {
      if types.kind(type) == .variable, variables[Int(types.head(type))].protocols.isEmpty || literal(type) != .none {
        _ = settle()
        type = shallow(type)
        if types.kind(type) == .variable, let usual = defaultType(literal(type)) {
          _ = bind(type, usual)
          type = usual
        }
      }
      type = full(type)
    }
    if type == .dynamic { return .type(.dynamic) }
    if types.kind(type) == .inOut { type = types.child(type, 0) }
    if name == Symbol(.`self`) { return .type(type) }
    if types.kind(type) == .metatype {
      let instance = shallow(types.child(type, 0))
      if instance == .dynamic { return .type(.dynamic) }
      if name == Symbol(.Type) || name == Symbol(.Protocol) { return .type(types.metatype(type)) }
    }
    if types.kind(type) == .tuple {
      if let index = types.labels(type).firstIndex(of: name) { return .type(types.child(type, index)) }
    }
    if types.kind(type) == .variable {
      // Nothing is known of it yet
      if trials == 0 { note(.uninferred, name, expression) }
      return variables[Int(types.head(type))].protocols.isEmpty
        ? .type(.dynamic) : .candidates(memberCandidates(type, name, arguments), type)
    }
    let candidates = memberCandidates(type, name, arguments)
    return .candidates(candidates, type)
  }
}
