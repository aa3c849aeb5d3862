extension Checker {
  /// The type that a result builder makes of a body.
  func build(_ block: Block, _ builder: Declaration, _ wanted: TypeID?) -> TypeID {
    let type = types.nominal(program.number(builder), program.allGenerics(builder).map { _ in fresh() })
    let made = scoped { parts(block, type, builder, wanted) }
    return finalResult(type, made, wanted)
  }

  private func finalResult(_ builder: TypeID, _ type: TypeID, _ wanted: TypeID?) -> TypeID {
    let found = memberCandidates(types.metatype(builder), Symbol(.buildFinalResult))
    return found.isEmpty ? type : call(found, [(nil, type)], wanted) ?? type
  }

  private func parts(_ block: Block, _ type: TypeID, _ builder: Declaration, _ wanted: TypeID?) -> TypeID {
    declareAhead(block)
    var made: [TypeID] = []
    for statement in block.statements {
      switch statement {
      case .expression(let expression):
        if case .assign = expression.kind {
          check(expression)
          continue
        }
        made.append(part(expression, type))
      case .branch(let branch):
        guard let built = self.branch(branch, type, builder) else { continue }
        made.append(built)
      case .select(let select):
        let subject = nested(select.subject)
        var joined: [TypeID] = []
        for item in select.cases {
          let built = scoped {
            for (pattern, condition) in item.patterns {
              self.pattern(pattern, subject)
              if let condition { nested(condition, program.type(.Bool)) }
            }
            return parts(item.body, type, builder, nil)
          }
          joined.append(built)
        }
        made.append(either(joined, type))
      case .for(let loop):
        let built = scoped { () -> TypeID in
          head(of: loop)
          return parts(loop.body, type, builder, nil)
        }
        made.append(
          call(memberCandidates(types.metatype(type), Symbol(.buildArray)), [(nil, program.array(built))], nil)
            ?? .dynamic)
      case .do(let body, _): made.append(scoped { parts(body, type, builder, nil) })
      default: check(statement)
      }
    }
    return block_(made, type, wanted)
  }

  /// An expression among statements, with a type of its own.
  @discardableResult
  func nested(_ expression: Expression, _ expected: TypeID? = nil) -> TypeID { check(expression, expecting: expected) }

  private func part(_ expression: Expression, _ builder: TypeID) -> TypeID {
    let transforms = memberCandidates(types.metatype(builder), Symbol(.buildExpression))
    let hint: TypeID?
    if transforms.count == 1, types.kind(transforms[0].type) == .function {
      hint = types.child(transforms[0].type, 0)
      _ = apply(transforms[0])
    } else {
      hint = transforms.isEmpty ? elementHint(builder) : nil
    }
    let before = trials
    let start = variables.count
    let found: TypeID
    if let type = infer(expression, hint) {
      found = type
    } else if transforms.count > 1,
      let alternative = transforms.lazy.compactMap({ candidate -> TypeID? in
        self.types.kind(candidate.type) == .function ? self.infer(expression, self.types.child(candidate.type, 0)) : nil
      }).first
    {
      found = alternative
    } else {
      note(.uninferred, "builder", expression)
      record(expression, .dynamic)
      found = .dynamic
    }
    trials = before
    _ = settle()
    if found == .dynamic { return .dynamic }
    if transforms.isEmpty {
      if let hint { _ = convert(found, hint) }
      literals(from: start)
      return found
    }
    let result = call(transforms, [(nil, found)], nil) ?? .dynamic
    literals(from: start)
    return result
  }

  /// What `buildBlock(_: T...)` takes.
  private func elementHint(_ builder: TypeID) -> TypeID? {
    let blocks = memberCandidates(types.metatype(builder), Symbol(.buildBlock))
    for candidate in blocks where types.kind(candidate.type) == .function && types.count(candidate.type) == 2 {
      let first = types.child(candidate.type, 0)
      if !types.hasVariables(first) { return first }
    }
    return nil
  }

  func literals(from start: Int) {
    for index in start..<max(start, variables.count) where index < variables.count && variables[index].binding == .none
    {
      if let usual = defaultType(variables[index].literal) { _ = bind(types.variable(index), usual) }
    }
  }

  private func branch(_ branch: Branch, _ type: TypeID, _ builder: Declaration) -> TypeID? {
    let then = scoped { () -> TypeID in
      conditions(branch.conditions)
      return parts(branch.then, type, builder, nil)
    }
    guard let otherwise = branch.otherwise else { return optional(then, type) }
    let second: TypeID
    switch otherwise {
    case .branch(let inner): second = self.branch(inner, type, builder) ?? .dynamic
    case .block(let inner): second = scoped { parts(inner, type, builder, nil) }
    }
    return either([then, second], type)
  }

  private func optional(_ inner: TypeID, _ builder: TypeID) -> TypeID {
    var found = memberCandidates(types.metatype(builder), Symbol(.buildOptional))
    if found.isEmpty { found = memberCandidates(types.metatype(builder), symbols.intern("buildIf")) }
    return call(found, [(nil, program.optional(inner))], nil) ?? .dynamic
  }

  private func either(_ parts: [TypeID], _ builder: TypeID) -> TypeID {
    guard let first = parts.first else { return .dynamic }
    guard parts.count > 1 else { return first }
    let found = memberCandidates(types.metatype(builder), Symbol(.buildEither))
    // A balanced tree, as the compiler builds it
    let middle = (parts.count + 1) / 2
    let left = either(Array(parts[..<middle]), builder)
    let right = either(Array(parts[middle...]), builder)
    let a = call(found.filter { $0.parameters.first?.label == Symbol(.first) }, [(Symbol(.first), left)], nil)
    let b = call(found.filter { $0.parameters.first?.label == Symbol(.second) }, [(Symbol(.second), right)], nil)
    guard let a, let b else { return .dynamic }
    return unify(a, b) ? a : a
  }

  private func block_(_ parts: [TypeID], _ builder: TypeID, _ wanted: TypeID?) -> TypeID {
    if parts.contains(.dynamic) { return .dynamic }
    let blocks = memberCandidates(types.metatype(builder), Symbol(.buildBlock))
    let partial = memberCandidates(types.metatype(builder), Symbol(.buildPartialBlock))
    if !partial.isEmpty, let first = parts.first {
      var made = call(partial, [(Symbol(.first), first)], nil) ?? .dynamic
      for part in parts.dropFirst() {
        made = call(partial, [(Symbol(.accumulated), made), (symbols.intern("next"), part)], nil) ?? .dynamic
      }
      return made
    }
    if let found = call(blocks, parts.map { (nil, $0) }, nil) { return found }
    // Parameter packs: as many as there are
    if blocks.contains(where: { $0.declaration?.generics.contains { $0.flags.contains(.isOpen) } ?? false })
      || blocks.isEmpty
    {
      if parts.isEmpty { return program.type(.EmptyView) }
      if parts.count == 1 { return parts[0] }
      let tuple = program.type(.TupleView, [types.tuple(parts, labels: parts.map { _ in nil })])
      return tuple
    }
    return .dynamic
  }

  /// The result of one of several functions for types that are there already.
  func call(_ candidates: [Candidate], _ arguments: [(label: Symbol?, type: TypeID)], _ expected: TypeID?) -> TypeID? {
    let stand = arguments.map { argument -> Expression.Argument in
      let value = Expression(.discard, 0, 0)
      value.type = argument.type
      return .init(label: argument.label, value: value)
    }
    var ranked: [Ranked] = []
    for candidate in candidates where types.kind(candidate.type) == .function {
      guard let binding = match(stand, trailing: stand.count, candidate.parameters, candidate.type) else { continue }
      let state = save()
      let before = score
      trials += 1
      var holds = apply(candidate)
      if holds {
        for (index, argument) in arguments.enumerated() where holds {
          holds = convert(argument.type, types.child(candidate.type, binding[index]))
        }
      }
      holds = holds && settle()
      trials -= 1
      let cost = score - before
      restore(state)
      if holds { ranked.append((candidate, binding, cost)) }
    }
    guard !ranked.isEmpty else { return nil }
    let chosen = best(ranked)
    _ = apply(chosen.candidate)
    for (index, argument) in arguments.enumerated() {
      _ = convert(argument.type, types.child(chosen.candidate.type, chosen.binding[index]))
    }
    _ = settle()
    return full(types.result(chosen.candidate.type))
  }
}
