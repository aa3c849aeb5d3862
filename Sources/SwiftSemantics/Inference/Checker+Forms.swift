import SightlineModel

/// Subscripts, key paths, macros, `if` and `switch` as values.
extension Checker {
  func inferIndex(
    _ expression: Expression, _ base: Expression, _ arguments: [Expression.Argument], _ expected: TypeID?
  ) -> TypeID? {
    guard var type = infer(base).map(shallow) else { return nil }
    type = full(type)
    if type == .dynamic {
      _ = withoutContext(arguments)
      return .dynamic
    }
    if types.kind(type) == .variable {
      _ = settle()
      type = full(type)
    }
    if arguments.count == 1, arguments[0].label == Symbol(.keyPath) {
      return keyPathIndex(expression, type, arguments[0].value)
    }
    var candidates = memberCandidates(type, Symbol(.subscript)).filter {
      $0.parameters.first?.label != Symbol(.dynamicMember)
    }
    if candidates.isEmpty, let wrapped = program.wrapped(type),
      base.reference?.flags.contains(.isImplicitUnwrapped) ?? false
    {
      candidates = memberCandidates(wrapped, Symbol(.subscript))
    }
    guard !candidates.isEmpty else {
      if trials > 0, !isUnknownAllowed(type) { return nil }
      note(.unknownMember, Symbol(.subscript), expression)
      return withoutContext(arguments)
    }
    return select(candidates, nil, expression, arguments, arguments.count, expected)
  }

  private func keyPathIndex(_ expression: Expression, _ base: TypeID, _ path: Expression) -> TypeID? {
    let value = fresh()
    guard let found = infer(path, program.type(.KeyPath, [base, value])).map(shallow) else { return nil }
    if types.kind(found) == .nominal, types.count(found) == 2 {
      _ = unify(types.child(found, 0), base)
      return types.child(found, 1)
    }
    return types.kind(found) == .nominal ? program.optional(.any) : .dynamic
  }

  // MARK: Key paths

  func inferKeyPath(
    _ expression: Expression, _ root: TypeText?, _ steps: [Expression.KeyPathStep], _ expected: TypeID?
  ) -> TypeID? {
    var target = expected.map(shallow) ?? .none
    while target != .none, let wrapped = program.wrapped(target) { target = shallow(wrapped) }
    var rootType = root.map { program.resolve($0, in: context, open: true) }
    var isFunction = false
    if target != .none {
      if types.kind(target) == .nominal, types.count(target) >= 1 {
        if let written = rootType {
          if !unify(written, types.child(target, 0)) { return nil }
        } else {
          rootType = types.child(target, 0)
        }
      } else if types.kind(target) == .function, types.count(target) == 2 {
        isFunction = true
        if let written = rootType {
          if !convert(types.child(target, 0), written) { return nil }
        } else {
          rootType = types.child(target, 0)
        }
      } else if types.kind(target) == .existential {
        for part in types.arguments(target) where types.count(part) >= 1 { rootType = rootType ?? types.child(part, 0) }
      }
    }
    guard let rootType else { return trials > 0 ? nil : .dynamic }
    var type = full(shallow(rootType))
    if types.kind(type) == .variable || type == .dynamic {
      return trials > 0 && type != .dynamic ? nil : type == .dynamic ? .dynamic : expected ?? .dynamic
    }
    var isWritable = true
    var isReference = false
    var isOptional = false
    for step in steps {
      switch step {
      case .identity: break
      case .chain:
        guard let wrapped = program.wrapped(type) else { return nil }
        type = wrapped
        isOptional = true
        isWritable = false
      case .force: type = program.wrapped(type) ?? type
      case .member(let name, _):
        if types.kind(type) == .tuple {
          let labels = types.labels(type)
          if let index = labels.firstIndex(of: name) ?? Int(symbols.text(name)), index < types.count(type) {
            type = types.child(type, index)
            continue
          }
        }
        let found = memberCandidates(type, name).filter { !($0.declaration?.isFunctionLike ?? false) }
        guard let chosen = found.first, apply(chosen), let declaration = chosen.declaration else {
          if let found = dynamicMember(expression, type, name) {
            type = full(found)
            continue
          }
          if trials > 0 { return nil }
          note(.unknownMember, name, expression)
          return .dynamic
        }
        if let owner = program.nominal(type), owner.kind == .class || owner.kind == .actor {
          isReference = isSettable(declaration)
        }
        if !isSettable(declaration) {
          isWritable = false
          if !isReference { isReference = false }
        }
        type = full(chosen.type)
        expression.reference = declaration
      case .index(let arguments):
        let candidates = memberCandidates(type, Symbol(.subscript)).filter {
          $0.parameters.first?.label != Symbol(.dynamicMember)
        }
        guard !candidates.isEmpty else { return trials > 0 ? nil : .dynamic }
        let stand = Expression(.discard, expression.start, expression.end)
        guard let found = select(candidates, nil, stand, arguments, arguments.count, nil) else { return nil }
        if let chosen = stand.reference, !isSettable(chosen) { isWritable = false }
        type = full(found)
      }
    }
    if isOptional, program.wrapped(type) == nil { type = program.optional(type) }
    var name: KnownName = !isWritable ? .KeyPath : isReference ? .ReferenceWritableKeyPath : .WritableKeyPath
    if isFunction { name = .KeyPath }
    if target != .none, program.isNominal(target, .KeyPath) { name = .KeyPath }
    if target != .none, program.isNominal(target, .WritableKeyPath), name == .ReferenceWritableKeyPath {
      name = .WritableKeyPath
    }
    let made = program.type(name, [rootType, type])
    // What asks for less gets less
    if target != .none, types.kind(target) == .nominal, types.count(target) == 2 {
      _ = convert(type, types.child(target, 1))
    }
    return made
  }

  private func isSettable(_ declaration: Declaration) -> Bool {
    if declaration.flags.contains(.isLet) { return false }
    if !declaration.flags.contains(.isComputed) {
      return declaration.kind != .subscript_ || !declaration.accessors.isEmpty
    }
    if declaration.wrapped != nil { return true }
    return declaration.flags.contains(.isFramework)
      ? declaration.flags.contains(.isMutating) : !declaration.accessors.isEmpty
  }

  // MARK: Macros

  func inferMacro(
    _ expression: Expression, _ name: Symbol, _ arguments: [Expression.Argument], _ expected: TypeID?
  ) -> TypeID? {
    switch symbols.text(name) {
    case "line", "column": return program.type(.Int)
    case "file", "fileID", "function", "filePath":
      if let expected, accepts(shallow(expected), .string), types.kind(shallow(expected)) == .nominal {
        return shallow(expected)
      }
      return program.type(.String)
    case "selector": return .dynamic
    case "keyPath": return program.type(.String)
    case "available", "unavailable": return program.type(.Bool)
    case "Predicate":
      let input = fresh()
      if let expected { _ = unify(program.type(.Predicate, [input]), expected) }
      for argument in arguments {
        _ = infer(argument.value, types.function([input], program.type(.Bool), FunctionShape(parameters: [[]])))
      }
      return program.type(.Predicate, [input])
    default:
      if case .closure? = arguments.last?.value.kind, symbols.text(name) == "Preview",
        case .closure(let closure)? = arguments.last?.value.kind
      {
        closure.builder = program.frameworks.lookup?[Symbol(.ViewBuilder)]?.first
        for argument in arguments.dropLast() { _ = infer(argument.value, .dynamic) }
        _ = infer(arguments[arguments.count - 1].value, types.function([], fresh(), FunctionShape(parameters: [])))
        return .void
      }
      note(.unsupported, "#" + symbols.text(name), expression)
      return withoutContext(arguments)
    }
  }

  // MARK: Branches as values

  func inferBranch(_ branch: Branch, _ expected: TypeID?) -> TypeID? {
    let first: TypeID? = scoped {
      conditions(branch.conditions)
      return value(of: branch.then, expected)
    }
    guard let first else { return nil }
    let second: TypeID?
    switch branch.otherwise {
    case .branch(let inner)?: second = inferBranch(inner, expected)
    case .block(let inner)?: second = scoped { value(of: inner, expected) }
    case nil: return .void
    }
    guard let second else { return nil }
    return combine([first, second], expected)
  }

  func inferSelect(_ select: Select, _ expected: TypeID?) -> TypeID? {
    let subject = check(select.subject)
    var parts: [TypeID] = []
    for item in select.cases {
      let found: TypeID? = scoped {
        for (pattern, condition) in item.patterns {
          self.pattern(pattern, subject)
          if let condition { check(condition, expecting: program.type(.Bool)) }
        }
        return value(of: item.body, expected)
      }
      guard let found else { return nil }
      parts.append(found)
    }
    return combine(parts, expected)
  }

  private func combine(_ parts: [TypeID], _ expected: TypeID?) -> TypeID? {
    let real = parts.filter { !program.isNominal(shallow($0), .Never) }
    if let expected, types.kind(shallow(expected)) != .variable {
      for part in real where !convert(part, expected) { return nil }
      return expected
    }
    var joined: TypeID?
    for part in real {
      guard let next = joined.map({ join($0, part) }) ?? part else { return nil }
      joined = next
    }
    return joined ?? program.type(.Never)
  }

  /// What a block of one expression gives; `Never` for one that leaves.
  private func value(of block: Block, _ expected: TypeID?) -> TypeID? {
    declareAhead(block)
    for statement in block.statements.dropLast() { check(statement) }
    switch block.statements.last {
    case .expression(let expression)?:
      guard let type = infer(expression, expected) else { return nil }
      if let expected { expression.converted = expected }
      return type
    case .branch(let branch)?: return inferBranch(branch, expected)
    case .select(let select)?: return inferSelect(select, expected)
    case let statement?:
      check(statement)
      return program.type(.Never)
    case nil: return .void
    }
  }
}
