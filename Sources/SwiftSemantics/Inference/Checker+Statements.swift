extension Checker {
  /// Functions and types of a block can be used before they stand.
  func declareAhead(_ block: Block) {
    for case .declaration(let declaration) in block.statements {
      guard declaration.kind != .extension else { continue }
      push(declaration)
    }
  }

  func check(_ block: Block) {
    scoped {
      declareAhead(block)
      for statement in block.statements { check(statement) }
    }
  }

  func check(_ statement: Statement) {
    switch statement {
    case .expression(let expression): checkStatement(expression)
    case .declaration(let declaration): checkLocal(declaration)
    case .variables(let variables): check(variables)
    case .return(let value): checkReturn(value)
    case .throw(let value): check(value)
    case .branch(let branch): check(branch)
    case .select(let select): check(select)
    case .guard(let conditions, let body):
      let depth = scope.count
      self.conditions(conditions)
      let bound = Array(scope[depth...])
      scope.removeLast(scope.count - depth)
      check(body)
      scope += bound
    case .while(let conditions, let body):
      scoped {
        self.conditions(conditions)
        check(body)
      }
    case .repeatWhile(let body, let condition):
      check(body)
      check(condition, expecting: program.type(.Bool))
    case .for(let loop):
      scoped {
        head(of: loop)
        check(loop.body)
      }
    case .do(let body, let clauses):
      check(body)
      for clause in clauses {
        scoped {
          let error =
            program.protocolDeclaration(.Error).map { types.existential([types.nominal(program.number($0), [])]) }
            ?? .dynamic
          clause.error.type = error
          push(clause.error)
          for (pattern, condition) in clause.patterns {
            self.pattern(pattern, error)
            if let condition { check(condition, expecting: program.type(.Bool)) }
          }
          check(clause.body)
        }
      }
    case .defer(let body): check(body)
    case .yield(let value): check(value)
    case .jump: break
    }
  }

  private func checkStatement(_ expression: Expression) {
    let start = variables.count
    check(expression)
    if !variables.isEmpty { literals(from: start) }
  }

  private func checkReturn(_ value: Expression?) {
    guard let value else {
      if !results.isEmpty { results[results.count - 1].found.append(.void) }
      return
    }
    guard let frame = results.last else {
      check(value)
      return
    }
    if frame.type != .none {
      check(value, expecting: frame.type)
      results[results.count - 1].found.append(frame.type)
    } else {
      let type = check(value)
      results[results.count - 1].found.append(type)
    }
  }

  func check(_ branch: Branch) {
    scoped {
      conditions(branch.conditions)
      check(branch.then)
    }
    switch branch.otherwise {
    case .branch(let inner)?: check(inner)
    case .block(let inner)?: check(inner)
    case nil: break
    }
  }

  func check(_ select: Select) {
    let subject = check(select.subject)
    for item in select.cases {
      scoped {
        for (pattern, condition) in item.patterns {
          self.pattern(pattern, subject)
          if let condition { check(condition, expecting: program.type(.Bool)) }
        }
        check(item.body)
      }
    }
  }

  func conditions(_ list: [Condition]) {
    for condition in list {
      switch condition {
      case .availability: break
      case .expression(let expression): check(expression, expecting: program.type(.Bool))
      case .pattern(let pattern, let value):
        session {
          self.pattern(pattern, check(value))
          return .void
        }
      case .binding(let pattern, let value):
        session {
          var hint: TypeID?
          if case .typed(_, let text) = pattern {
            hint = program.optional(program.resolve(text, in: context, open: true))
          }
          let type = shallow(check(value, expecting: hint))
          self.pattern(pattern, program.wrapped(hint ?? type) ?? type)
          return .void
        }
      }
    }
  }

  /// The sequence of a loop, and what its pattern binds.
  func head(of loop: ForStatement) {
    session {
      headWithin(loop)
      return .void
    }
  }

  private func headWithin(_ loop: ForStatement) {
    let sequence = full(check(loop.sequence))
    var element = TypeID.dynamic
    if sequence != .dynamic {
      element = elementType(of: sequence, isAwaited: loop.isAwaited)
      if element == .dynamic { note(.uninferred, "for", loop.sequence) }
    }
    loop.elementType = element
    if types.hasVariables(element) { touchedLoops.append(loop) }
    pattern(loop.pattern, element)
    if let condition = loop.condition { check(condition, expecting: program.type(.Bool)) }
  }

  func elementType(of sequence: TypeID, isAwaited: Bool) -> TypeID {
    let found = program.canonical(program.associated(of: sequence, Symbol(.Element)), context)
    if found != .dynamic { return found }
    let iterator = program.associated(of: sequence, Symbol(.Iterator))
    return iterator == .dynamic ? .dynamic : program.associated(of: iterator, Symbol(.Element))
  }

  // MARK: Variables

  func check(_ statement: VariableStatement) {
    for entry in statement.entries {
      var wrappedOnly: Declaration?
      if case .bind(let only) = unwrapped(entry.pattern), !only.attributes.isEmpty, let use = program.wrapper(of: only)
      {
        wrappedOnly = only
        _ = use
      }
      if let only = wrappedOnly {
        only.type = program.type(of: only)
        if let value = entry.value { check(value, expecting: only.type) }
        push(only)
        for prefix in ["_", "$"] {
          let storage = Declaration(
            .local, symbols.intern(prefix + symbols.text(only.name)), only.start, parent: context)
          storage.wrapped = only
          push(storage)
        }
        continue
      }
      if let value = entry.value {
        let start = variables.count
        session {
          var expected: TypeID?
          if case .typed(_, let text) = entry.pattern { expected = program.resolve(text, in: context, open: true) }
          let type = check(value, expecting: expected)
          literals(from: start)
          pattern(entry.pattern, expected ?? type)
          return .void
        }
      } else {
        pattern(entry.pattern, .dynamic)
      }
      checkAccessors(of: statement)
    }
  }

  private func unwrapped(_ pattern: Pattern) -> Pattern {
    if case .typed(let inner, _) = pattern { return inner }
    return pattern
  }

  private func checkAccessors(of statement: VariableStatement) {
    for declaration in statement.declarations where declaration.body != nil || !declaration.accessors.isEmpty {
      checkBodies(of: declaration)
    }
  }

  private func checkLocal(_ declaration: Declaration) {
    switch declaration.kind {
    case .function: checkBodies(of: declaration)
    case .structure, .class, .enumeration, .protocol, .actor: checkMembers(of: declaration)
    default: break
    }
  }

  // MARK: Patterns

  /// Binds the names of a pattern to the parts of a value's type.
  func pattern(_ pattern: Pattern, _ type: TypeID) {
    session {
      bind(pattern, type)
      return .void
    }
  }

  private func bind(_ pattern: Pattern, _ type: TypeID) {
    switch pattern {
    case .wildcard: break
    case .bind(let declaration):
      if declaration.kind != .variable || declaration.type == .none || declaration.type == .dynamic {
        declaration.type = full(type)
        if declaration.flags.contains(.isWeak), program.wrapped(declaration.type) == nil {
          declaration.type = program.optional(type)
        }
        declaration.state = 2
      }
      if types.hasVariables(declaration.type) { touchedDeclarations.append(declaration) }
      push(declaration)
    case .typed(let inner, let text):
      let written = program.resolve(text, in: context, open: true)
      self.pattern(inner, types.hasVariables(written) || types.hasDynamic(written) && type != .dynamic ? type : written)
    case .cast(let inner, let text): self.pattern(inner, program.resolve(text, in: context))
    case .is: break
    case .some(let inner):
      let type = shallow(type)
      self.pattern(inner, program.wrapped(type) ?? (type == .dynamic ? .dynamic : type))
    case .tuple(let elements):
      let type = shallow(type)
      for (index, element) in elements.enumerated() {
        let part = types.kind(type) == .tuple && index < types.count(type) ? types.child(type, index) : .dynamic
        self.pattern(element.pattern, part)
      }
    case .expression(let expression):
      if case .closure = expression.kind { break }
      checkPatternExpression(expression, type)
    case .element(let expression, let name, let payload): elementPattern(expression, name, payload, type)
    }
  }

  private func checkPatternExpression(_ expression: Expression, _ subject: TypeID) {
    let subject = full(subject)
    var target = subject
    while isImplicitChain(expression) == false, let wrapped = program.wrapped(target), !isNull(expression) {
      target = wrapped
    }
    // Ranges and values of other types are matched by `~=`
    let type = infer(expression, isRange(expression) ? rangeHint(target) : target) ?? .dynamic
    if types.kind(shallow(type)) == .variable { _ = convert(type, target) }
    if types.hasVariables(full(type)), !types.hasVariables(target) {
      for index in 0..<types.count(shallow(type)) { _ = unify(types.child(shallow(type), index), target) }
    }
  }

  private func isNull(_ expression: Expression) -> Bool {
    if case .null = expression.kind { return true }
    return false
  }

  private func isRange(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary(let name, _, _), .prefix(let name, _), .postfix(let name, _):
      symbols.text(name) == "..." || symbols.text(name) == "..<"
    default: false
    }
  }

  private func rangeHint(_ type: TypeID) -> TypeID? { nil }

  private func elementPattern(
    _ expression: Expression, _ name: Symbol, _ payload: [(label: Symbol?, pattern: Pattern)]?, _ subject: TypeID
  ) {
    var type = full(subject)
    guard case .member(let base, _, _, _) = expression.kind else { return }
    if let base {
      if let named = typeValue(base) {
        // The case's type may be written without arguments
        if !types.hasVariables(named) {
          type = named
        } else if let same = optionalPeeled(type, like: named) {
          type = same
        }
      } else {
        if let found = infer(base) { record(base, found) }
      }
    }
    if type == .dynamic {
      record(expression, .dynamic)
      for element in payload ?? [] { pattern(element.pattern, .dynamic) }
      return
    }
    var search = type
    var found = enumCase(name, search)
    while found == nil, let wrapped = program.wrapped(search) {
      search = wrapped
      found = enumCase(name, search)
    }
    guard let found, let candidate = open(found, receiver: search) else {
      // A static member that is compared
      if payload == nil {
        checkPatternExpression(expression, search)
      } else {
        note(.unknownMember, name, expression)
        for element in payload ?? [] { pattern(element.pattern, .dynamic) }
      }
      return
    }
    record(expression, candidate.type, found)
    if payload == nil { expression.type = types.kind(candidate.type) == .function ? candidate.type : search }
    guard let payload, types.kind(candidate.type) == .function else { return }
    let parameters = Array(types.parameters(candidate.type))
    if payload.count == 1, parameters.count > 1 {
      let tuple = types.tuple(parameters, labels: found.parameters.map(\.label))
      pattern(payload[0].pattern, tuple)
      return
    }
    for (index, element) in payload.enumerated() {
      pattern(element.pattern, index < parameters.count ? parameters[index] : .dynamic)
    }
  }

  private func optionalPeeled(_ type: TypeID, like named: TypeID) -> TypeID? {
    var type = type
    while true {
      if types.kind(type) == .nominal, types.kind(named) == .nominal, types.head(type) == types.head(named) {
        return type
      }
      guard let wrapped = program.wrapped(type) else { return nil }
      type = wrapped
    }
  }

  private func enumCase(_ name: Symbol, _ type: TypeID) -> Declaration? {
    guard let owner = program.nominal(type), owner.kind == .enumeration else { return nil }
    return program.members(in: owner)[name]?.first { $0.kind == .enumCase }
  }
}
