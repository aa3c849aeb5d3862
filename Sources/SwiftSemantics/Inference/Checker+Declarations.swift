extension Checker {
  /// Checks everything that has a body.
  func checkAll() {
    for (index, unit) in program.files.enumerated() {
      file = Int32(clamping: index)
      context = nil
      checkStatements(of: unit)
      for member in unit.members { checkMember(member) }
    }
  }

  /// Checks what stands outside of declarations.
  func checkStatements(of unit: SourceUnit) {
    if unit.isMain {
      declareAhead(unit.statements)
      scope.removeAll()
      for statement in unit.statements.statements { checkTop(statement) }
      scope.removeAll()
    } else {
      // `#Preview` and other macros stand among declarations
      for case .expression(let expression) in unit.statements.statements { check(expression) }
    }
  }

  private func checkTop(_ statement: Statement) {
    if case .variables(let variables) = statement {
      for declaration in variables.declarations {
        _ = program.type(of: declaration)
        checkBodies(of: declaration)
      }
      return
    }
    if case .declaration = statement { return }
    // Variables of a main file are the module's
    check(statement)
    scope.removeAll { $0.declaration.kind == .variable }
  }

  func checkMembers(of declaration: Declaration) {
    for member in declaration.members { checkMember(member) }
  }

  func checkMember(_ member: Declaration) {
    switch member.kind {
    case .structure, .class, .enumeration, .protocol, .actor, .extension:
      checkMembers(of: member)
      if member.kind == .enumeration {
        for item in member.members {
          if let raw = item.rawValue { _ = within(item) { check(raw, expecting: program.rawType(of: member)) } }
        }
      }
    case .function, .initialiser, .subscript_, .deinitialiser, .variable: checkBodies(of: member)
    default: break
    }
  }

  /// Runs something where a declaration stands, and comes back.
  func within<T>(_ declaration: Declaration?, _ body: () -> T) -> T {
    let before = (context, file)
    context = declaration
    if let declaration, declaration.file >= 0 { file = declaration.file }
    defer { (context, file) = before }
    return body()
  }

  /// With a solver of its own: for what is looked at while something else is being solved.
  func apart<T>(_ body: () -> T) -> T {
    let saved = (
      variables, trail, pending, score, touched, touchedDeclarations, touchedLoops, trials, results, closures, scope,
      sessions, stepsLeft
    )
    (variables, trail, pending, score, touched, touchedDeclarations, touchedLoops) = ([], [], [], 0, [], [], [])
    (trials, results, closures, scope, sessions, stepsLeft) = (0, [], [], [], 0, Self.steps)
    defer {
      (
        variables, trail, pending, score, touched, touchedDeclarations, touchedLoops, trials, results, closures, scope,
        sessions, stepsLeft
      ) = saved
    }
    return body()
  }

  /// Finds the type of a variable from its value.
  func inferVariable(_ declaration: Declaration) {
    if declaration.kind == .local {
      // Locals are typed where they stand; one that is asked for earlier is not known
      if declaration.typeText == nil && declaration.value == nil { declaration.type = .dynamic }
      if declaration.flags.contains(.isComputed) || declaration.statement == nil { return }
      return
    }
    apart {
      within(declaration) {
        if let wrapper = program.wrapper(of: declaration), let type = wrappedType(declaration, wrapper) {
          declaration.type = type
          return
        }
        guard let statement = declaration.statement, declaration.statementIndex < statement.entries.count else {
          return
        }
        let entry = statement.entries[declaration.statementIndex]
        guard let value = entry.value else { return }
        session {
          var expected: TypeID?
          if case .typed(_, let text) = entry.pattern { expected = program.resolve(text, in: declaration, open: true) }
          let type = check(value, expecting: expected)
          declaration.isBodyChecked = true
          pattern(entry.pattern, expected ?? type)
          return .void
        }
      }
    }
  }

  /// Checks the bodies, values and accessors of a declaration.
  func checkBodies(of declaration: Declaration) {
    let type = program.interface(of: declaration)
    within(declaration) {
      let hasScope = !scope.isEmpty && declaration.kind != .variable || declaration.kind == .local
      let work = { [self] in
        for parameter in declaration.parameters {
          if let value = parameter.defaultValue {
            check(value, expecting: parameter.declaration.map { program.type(of: $0) })
          }
        }
        if let value = declaration.value, declaration.kind == .variable, !declaration.isBodyChecked {
          declaration.isBodyChecked = true
          var expected: TypeID? = type
          if let wrapper = program.wrapper(of: declaration), wrapper.storage != .none {
            expected = wrapper.takesValue ? type : type
          }
          check(value, expecting: expected)
        }
        scoped {
          for parameter in declaration.parameters {
            guard let inner = parameter.declaration, inner.kind == .parameter else { continue }
            push(inner)
            if !inner.attributes.isEmpty { continue }
          }
          var result: TypeID = .void
          switch declaration.kind {
          case .function, .subscript_: result = types.kind(type) == .function ? types.result(type) : .dynamic
          case .variable, .local: result = declaration.type
          case .initialiser:
            result =
              declaration.flags.contains(.isFailable)
              ? program.optional(program.selfType(of: declaration) ?? .dynamic) : .void
          default: break
          }
          if let body = declaration.body { checkBody(body, result, program.builder(of: declaration)) }
          for accessor in declaration.accessors {
            scoped {
              if let value = accessor.value {
                value.type = result
                push(value)
              }
              checkBody(accessor.body, .void, nil)
            }
          }
        }
      }
      if hasScope { work() } else { apart(work) }
    }
  }

  private func checkBody(_ body: Block, _ result: TypeID, _ builder: Declaration?) {
    if let builder, !hasReturn(body) {
      session {
        let built = build(body, builder, result)
        if result != .dynamic, types.kind(result) != .opaque { _ = convert(built, result) }
        return .void
      }
      return
    }
    if let single = body.single, result != .void {
      scoped {
        var target: TypeID? = types.kind(result) == .opaque ? types.child(result, 0) : result
        if types.kind(result) == .opaque { target = nil }
        let type = check(single, expecting: target)
        _ = type
      }
      return
    }
    results.append(ResultFrame(type: types.kind(result) == .opaque ? .none : result, builder: nil))
    check(body)
    results.removeLast()
  }

  // MARK: Property wrappers

  /// Types of `_name` and `$name`.
  func completeWrapper(_ use: WrapperUse, _ declaration: Declaration, _ attribute: Declaration.Attribute) {
    apart {
      sessions = 1
      within(declaration) {
        let owner = use.declaration
        var storage = quietly { program.resolve(attribute.name, in: declaration, open: true) }
        let values = memberCandidates(storage, Symbol(.wrappedValue))
        let valueType = values.first.map(\.type) ?? .dynamic
        let initialisers = declarations(in: owner, Symbol(.`init`))
        let wrapping = initialisers.filter {
          $0.parameters.first?.label == Symbol(.wrappedValue)
            || $0.parameters.contains { $0.label == Symbol(.wrappedValue) }
        }
        use.startsItself = initialisers.contains { $0.parameters.allSatisfy(\.hasDefault) }
        use.takesValue = !wrapping.isEmpty && (attribute.arguments == nil || declaration.value != nil)
        if wrapping.isEmpty { use.takesValue = false }
        if let text = declaration.typeText {
          var written = program.resolve(text, in: declaration, open: true)
          if declaration.flags.contains(.isWeak), program.wrapped(written) == nil {
            written = program.optional(written)
          }
          if !unify(valueType, written) { _ = convert(written, valueType) }
        }
        var arguments = attribute.arguments ?? []
        if let value = declaration.value, !wrapping.isEmpty {
          arguments.insert(.init(label: Symbol(.wrappedValue), value: value), at: 0)
        }
        if attribute.arguments != nil || !arguments.isEmpty {
          let candidates = memberCandidates(types.metatype(storage), Symbol(.`init`))
          let stand = Expression(.discard, attribute.offset, attribute.offset)
          let hint: TypeID? = storage
          let start = touched.count
          if !candidates.isEmpty, let found = select(candidates, nil, stand, arguments, arguments.count, hint) {
            _ = unify(found, storage)
            declaration.isBodyChecked = declaration.value != nil
          }
          finish(from: start)
        } else if let value = declaration.value {
          let start = touched.count
          if let found = infer(value, valueType) { _ = convert(found, valueType) }
          finish(from: start)
        }
        storage = complete(storage)
        use.storage = storage
        if let projected = memberCandidates(storage, Symbol(.projectedValue)).first {
          use.projected = complete(projected.type)
        }
      }
    }
  }

  func wrappedType(_ declaration: Declaration, _ use: WrapperUse) -> TypeID? {
    if let text = declaration.typeText { return program.resolve(text, in: declaration) }
    guard use.storage != .none, let value = memberCandidates(use.storage, Symbol(.wrappedValue)).first else {
      return nil
    }
    return complete(value.type)
  }
}
