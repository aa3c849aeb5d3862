extension Checker {
  /// The type of an expression. Nothing is converted: the caller compares it with what it asks for.
  ///
  /// - Parameter expected: What the place asks for, as a hint; may hold variables.
  /// - Returns: `nil` where no type fits, within a trial.
  func infer(_ expression: Expression, _ expected: TypeID? = nil) -> TypeID? {
    stepsLeft -= 1
    guard stepsLeft > 0 else {
      record(expression, .dynamic)
      return .dynamic
    }
    guard let type = inferKind(expression, expected) else { return nil }
    record(expression, type)
    return type
  }

  private func inferKind(_ expression: Expression, _ expected: TypeID?) -> TypeID? {
    switch expression.kind {
    case .integer: return literal(.integer, expected)
    case .float: return literal(.float, expected)
    case .boolean:
      if let expected, types.kind(shallow(expected)) == .nominal,
        let proto = program.protocolDeclaration(.ExpressibleByBooleanLiteral),
        program.conforms(shallow(expected), proto)
      {
        return shallow(expected)
      }
      return program.type(.Bool)
    case .string(let parts):
      for part in parts { for argument in part { inferInterpolation(argument.value, expected) } }
      return literal(expression.isSingleCharacter ? .character : .string, expected)
    case .regex: return regex(expression, expected)
    case .null: return null(expression, expected)
    case .array(let elements): return inferArray(expression, elements, expected)
    case .dictionary(let pairs): return inferDictionary(expression, pairs, expected)
    case .name(let name, let labels, let arguments):
      return inferName(expression, name, labels, arguments, expected)
    case .member(let base, let name, let labels, let arguments):
      return inferMember(expression, base, name, labels, arguments, expected)
    case .element(let base, let index): return inferElement(base, index)
    case .call(let callee, let arguments, let trailing):
      return inferCall(expression, callee, arguments, trailing, expected)
    case .index(let base, let arguments): return inferIndex(expression, base, arguments, expected)
    case .closure(let closure): return inferClosure(closure, expected)
    case .tuple(let elements): return inferTuple(elements, expected)
    case .group(let inner): return infer(inner, expected)
    case .prefix(let name, let operand): return inferOperator(expression, name, [operand], expected, prefix: true)
    case .postfix(let name, let operand): return inferOperator(expression, name, [operand], expected, prefix: false)
    case .binary(let name, let left, let right):
      return inferOperator(expression, name, [left, right], expected, prefix: false)
    case .assign(let target, let value): return inferAssignment(target, value)
    case .conditional(let condition, let then, let otherwise):
      return inferConditional(condition, then, otherwise, expected)
    case .cast(let value, let kind, let text): return inferCast(value, kind, text)
    case .force(let inner):
      guard let type = infer(inner, expected.map { program.optional($0) }).map(shallow) else { return nil }
      if type == .dynamic { return .dynamic }
      if let wrapped = program.wrapped(type) { return wrapped }
      return types.kind(type) == .variable ? unwrapVariable(type) : type
    case .chain(let inner):
      guard let type = infer(inner).map(shallow) else { return nil }
      if type == .dynamic { return .dynamic }
      if let wrapped = program.wrapped(type) { return wrapped }
      if types.kind(type) == .variable { return unwrapVariable(type) }
      // `Type?` as an expression
      if types.kind(type) == .metatype { return types.metatype(program.optional(types.child(type, 0))) }
      return nil
    case .chainEnd(let inner):
      guard let type = infer(inner, expected.map { program.wrapped(shallow($0)) ?? $0 }).map(shallow) else {
        return nil
      }
      if type == .dynamic || program.wrapped(type) != nil { return type }
      if types.kind(type) == .metatype, isTypeExpression(inner) { return type }
      return program.optional(type)
    case .attempt(let kind, let inner):
      switch kind {
      case .plain, .forced: return infer(inner, expected)
      case .optional:
        let hint = expected.map { program.wrapped(shallow($0)) ?? $0 }
        guard let type = infer(inner, hint).map(shallow) else { return nil }
        return type == .dynamic || program.wrapped(type) != nil ? type : program.optional(type)
      }
    case .wait(let inner): return infer(inner, expected)
    case .passInOut(let inner):
      guard let type = infer(inner, expected) else { return nil }
      return type
    case .keyPath(let root, let steps): return inferKeyPath(expression, root, steps, expected)
    case .type(let text): return types.metatype(program.resolve(text, in: context, open: true))
    case .branch(let branch): return inferBranch(branch, expected)
    case .select(let select): return inferSelect(select, expected)
    case .discard: return expected ?? fresh()
    case .macro(let name, let arguments, _): return inferMacro(expression, name, arguments, expected)
    case .unknown(let what):
      note(.unsupported, what, expression)
      return .dynamic
    }
  }

  func isTypeExpression(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .type: return true
    case .name: return expression.reference?.isType ?? false
    case .chain(let inner), .group(let inner): return isTypeExpression(inner)
    default: return false
    }
  }

  func unwrapVariable(_ type: TypeID) -> TypeID? {
    let wrapped = fresh()
    return bind(type, program.optional(wrapped)) ? wrapped : nil
  }

  // MARK: Literals

  func literal(_ kind: Variable.Literal, _ expected: TypeID?) -> TypeID {
    if let expected {
      var type = shallow(expected)
      while let wrapped = program.wrapped(type) { type = shallow(wrapped) }
      if type != .dynamic,
        types.kind(type) == .nominal || types.kind(type) == .parameter || types.kind(type) == .associated,
        !types.hasVariables(type)
      {
        if isDefault(type, kind) { return type }
        if accepts(type, kind), !program.isNominal(type, .AnyHashable) {
          score += Cost.nonDefaultLiteral
          return type
        }
      }
    }
    return fresh(kind)
  }

  private func inferInterpolation(_ expression: Expression, _ expected: TypeID?) {
    // Each interpolated value stands for itself
    let before = variables.count
    if infer(expression) == nil {
      if isReporting { note(.uninferred, "interpolation", expression) }
      record(expression, .dynamic)
    }
    _ = settle()
    for index in before..<variables.count where variables[index].binding == .none && variables[index].literal != .none {
      if let usual = defaultType(variables[index].literal) { _ = bind(types.variable(index), usual) }
    }
  }

  private func null(_ expression: Expression, _ expected: TypeID?) -> TypeID? {
    if let expected {
      let type = shallow(expected)
      if type == .dynamic { return .dynamic }
      if program.wrapped(type) != nil { return type }
      if types.kind(type) == .variable {
        return program.optional(fresh())
      }
      if let proto = program.protocolDeclaration(.ExpressibleByNilLiteral), program.conforms(type, proto) {
        return type
      }
      if types.kind(type) == .existential { return program.optional(fresh()) }
      return nil
    }
    return program.optional(fresh())
  }

  private func regex(_ expression: Expression, _ expected: TypeID?) -> TypeID {
    program.type(.Regex, [fresh()])
  }

  private func inferArray(_ expression: Expression, _ elements: [Expression], _ expected: TypeID?) -> TypeID? {
    if let expected {
      var type = shallow(expected)
      while let wrapped = program.wrapped(type) { type = shallow(wrapped) }
      if type == .dynamic {
        for element in elements { _ = infer(element) }
        return .dynamic
      }
      if types.kind(type) == .nominal || types.kind(type) == .associated || types.kind(type) == .parameter,
        let proto = program.protocolDeclaration(.ExpressibleByArrayLiteral), program.conforms(type, proto)
      {
        if !program.isNominal(type, .Array) { score += Cost.nonDefaultLiteral }
        let element = elementType(ofLiteral: type)
        for item in elements {
          guard let found = infer(item, element), convert(found, element) else { return nil }
          item.converted = element
        }
        return type
      }
      if types.kind(type) == .existential, type != .any {
        let element = types.arguments(type).compactMap { types.count($0) > 0 ? types.child($0, 0) : nil }.first
        if let element {
          for item in elements { guard let found = infer(item, element), convert(found, element) else { return nil } }
          return program.array(element)
        }
      }
    }
    if isTypeLiteral(expression), elements.count == 1, let type = typeValue(elements[0]) {
      return types.metatype(program.array(type))
    }
    var element: TypeID?
    for item in elements {
      guard let found = infer(item, element) else { return nil }
      if let known = element {
        guard let joined = join(known, found) else {
          if isReporting { note(.uninferred, "array", expression) }
          return program.array(.dynamic)
        }
        element = joined
      } else {
        element = found
      }
    }
    let joined = element ?? fresh()
    for item in elements { item.converted = joined }
    return program.array(joined)
  }

  private func elementType(ofLiteral type: TypeID) -> TypeID {
    if program.isNominal(type, .Array) || program.isNominal(type, .Set) { return types.child(type, 0) }
    let found = program.associated(of: full(type), Symbol(.ArrayLiteralElement))
    if found != .dynamic, types.kind(found) != .associated { return found }
    // `OptionSet`: its elements are of its own type
    return found == .dynamic ? full(type) : found
  }

  /// Whether `[Int]` may stand for a type here: its element is the name of one.
  func isTypeLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): return elements.count == 1 && isTypeLiteral(elements[0])
    case .dictionary(let pairs): return pairs.count == 1 && isTypeLiteral(pairs[0].key) && isTypeLiteral(pairs[0].value)
    case .name(let name, let labels, _):
      let first = symbols.firstByte(name)
      guard labels == nil, first >= 65 && first <= 90, local(name).map({ $0.isType }) ?? true else { return false }
      return localType(name) != nil || program.findType(name, in: context) != nil || name == Symbol(.Any)
    case .member(let base?, let name, _, _):
      let first = symbols.firstByte(name)
      return first >= 65 && first <= 90 && isTypeLiteral(base)
    case .chain(let inner), .group(let inner), .chainEnd(let inner): return isTypeLiteral(inner)
    case .tuple(let elements): return !elements.isEmpty && elements.allSatisfy { isTypeLiteral($0.value) }
    case .type: return true
    default: return false
    }
  }

  /// The type that an expression names; `nil` for values.
  func typeValue(_ expression: Expression) -> TypeID? {
    guard isTypeLiteral(expression), let text = typeText(expression) else { return nil }
    let type = program.resolve(text, in: context, open: true)
    record(expression, types.metatype(type))
    return type
  }

  func typeText(_ expression: Expression) -> TypeText? {
    switch expression.kind {
    case .name(let name, _, let arguments): return .name(name, arguments, offset: expression.start)
    case .member(let base?, let name, _, let arguments): return typeText(base).map { .member($0, name, arguments) }
    case .array(let elements): return typeText(elements[0]).map { .array($0) }
    case .dictionary(let pairs):
      guard let key = typeText(pairs[0].key), let value = typeText(pairs[0].value) else { return nil }
      return .dictionary(key, value)
    case .chain(let inner): return typeText(inner).map { .optional($0) }
    case .group(let inner), .chainEnd(let inner): return typeText(inner)
    case .tuple(let elements):
      var parts: [(label: Symbol?, type: TypeText)] = []
      for element in elements {
        guard let part = typeText(element.value) else { return nil }
        parts.append((element.label, part))
      }
      return .tuple(parts)
    case .type(let text): return text
    default: return nil
    }
  }

  private func inferDictionary(
    _ expression: Expression, _ pairs: [(key: Expression, value: Expression)], _ expected: TypeID?
  ) -> TypeID? {
    var key: TypeID?
    var value: TypeID?
    if let expected {
      var type = shallow(expected)
      while let wrapped = program.wrapped(type) { type = shallow(wrapped) }
      if type == .dynamic {
        for pair in pairs { _ = (infer(pair.key), infer(pair.value)) }
        return .dynamic
      }
      if program.isNominal(type, .Dictionary) {
        (key, value) = (types.child(type, 0), types.child(type, 1))
      } else if types.kind(type) == .nominal, let proto = program.protocolDeclaration(.ExpressibleByDictionaryLiteral),
        program.conforms(type, proto)
      {
        score += Cost.nonDefaultLiteral
        key = program.associated(of: type, Symbol(.Key))
        value = program.associated(of: type, Symbol(.Value))
        for pair in pairs {
          guard let foundKey = infer(pair.key, key), let foundValue = infer(pair.value, value) else { return nil }
          if let key, !convert(foundKey, key) { return nil }
          if let value, !convert(foundValue, value) { return nil }
        }
        return type
      }
    }
    if pairs.count == 1, key == nil, isTypeLiteral(expression), let text = typeText(expression) {
      return types.metatype(program.resolve(text, in: context, open: true))
    }
    let isGiven = key != nil
    for pair in pairs {
      guard let foundKey = infer(pair.key, key), let foundValue = infer(pair.value, value) else { return nil }
      if isGiven, let key, let value {
        guard convert(foundKey, key), convert(foundValue, value) else { return nil }
      } else {
        guard let joinedKey = key.map({ join($0, foundKey) }) ?? foundKey,
          let joinedValue = value.map({ join($0, foundValue) }) ?? foundValue
        else { return nil }
        (key, value) = (joinedKey, joinedValue)
      }
    }
    return program.type(.Dictionary, [key ?? fresh(), value ?? fresh()])
  }
}
