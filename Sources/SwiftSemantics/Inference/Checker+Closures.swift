extension Checker {
  /// A closure: its parameters from the place, its result from its body.
  func inferClosure(_ closure: Closure, _ expected: TypeID?) -> TypeID? {
    var target = expected.map(shallow) ?? .none
    while target != .none, let wrapped = program.wrapped(target) { target = shallow(wrapped) }
    let isKnown = target != .none && types.kind(target) == .function
    let isDynamic = target == .dynamic
    if isKnown, !arityFits(closure, target) {
      // A closure without parameters where some are passed stays an error, except where nothing is known
      if trials > 0 { return nil }
    }
    let capturedBefore = closure.captured.count
    _ = capturedBefore
    return scoped {
      for capture in closure.captures {
        if let value = capture.value {
          let type = infer(value) ?? .dynamic
          capture.declaration.type =
            capture.declaration.flags.contains(.isWeak) && program.wrapped(shallow(type)) == nil
            ? program.optional(type) : type
          if types.hasVariables(capture.declaration.type) { touchedDeclarations.append(capture.declaration) }
        }
      }
      closures.append((closure, scope.count))
      defer { closures.removeLast() }
      for capture in closure.captures { push(capture.declaration) }
      var parameters: [TypeID] = []
      var flags: [FunctionShape.Parameter] = []
      let passed = isKnown ? Array(types.parameters(target)) : []
      var own = passed
      if passed.count == 1, closure.parameters.count > 1, types.kind(shallow(passed[0])) == .tuple {
        own = Array(types.arguments(shallow(passed[0])))
      }
      for (index, parameter) in closure.parameters.enumerated() {
        var type: TypeID
        if let text = parameter.type {
          type = program.resolve(text, in: context, open: true)
          if index < own.count, !unify(type, own[index]), !convert(own[index], type) { return nil }
        } else if index < own.count {
          type = own[index]
        } else {
          type = isDynamic || isKnown ? .dynamic : fresh()
        }
        if isKnown, passed.count == own.count, index < own.count,
          types.shape(target).parameters[index].contains(.variadic)
        {
          type = program.array(type)
        }
        parameter.declaration.type = type
        if types.hasVariables(type) { touchedDeclarations.append(parameter.declaration) }
        push(parameter.declaration)
        parameters.append(type)
        flags.append(parameter.isInOut ? .inOut : [])
      }
      var wanted: TypeID? = closure.result.map { program.resolve($0, in: context, open: true) }
      if isKnown {
        let result = types.result(target)
        if let written = wanted {
          if !convert(written, result) { return nil }
        } else {
          wanted = result
        }
      } else if isDynamic, wanted == nil {
        wanted = .dynamic
      }
      guard let result = body(closure.body, wanted, closure.builder) else { return nil }
      var shape = FunctionShape(parameters: flags)
      if isKnown {
        if passed.count == own.count, flags.count == passed.count || closure.parameters.isEmpty {
          shape = types.shape(target)
          parameters = passed
        } else if passed.count != own.count {
          parameters = passed
          shape = types.shape(target)
        }
        if parameters.count != shape.parameters.count { shape.parameters = parameters.map { _ in [] } }
      }
      shape.isAsync = shape.isAsync || closure.isAsync
      return types.function(parameters, result, shape)
    }
  }

  /// The result of a body of statements.
  private func body(_ block: Block, _ wanted: TypeID?, _ builder: Declaration?) -> TypeID? {
    if let builder, !hasReturn(block) {
      let built = build(block, builder, wanted)
      guard let wanted, wanted != .dynamic else { return built }
      if types.hasVariables(wanted) || types.kind(shallow(wanted)) == .opaque {
        if !convert(built, wanted) || !settle() {
          if trials > 0 { return nil }
        }
      }
      return wanted
    }
    if let single = block.single {
      let isReturn: Bool
      if case .return = block.statements[0] { isReturn = true } else { isReturn = false }
      let target = wanted.map(shallow)
      if !isReturn, target == .void {
        // A value that nobody wants
        guard let type = infer(single) else {
          if trials > 0 { return nil }
          record(single, .dynamic)
          return .void
        }
        // Where another function wants the value, that one is meant.
        if trials > 0, !isNothing(shallow(type)) { score += Cost.functionConversion }
        return .void
      }
      guard let type = infer(single, wanted) else {
        if trials > 0 { return nil }
        note(.uninferred, "closure", single)
        record(single, .dynamic)
        return wanted.map { types.hasVariables(full($0)) ? .dynamic : $0 } ?? .dynamic
      }
      guard let wanted else { return type }
      if !convert(type, wanted) || !settle() {
        if shallow(type) == .void || program.isNominal(shallow(type), .Never) { return wanted }
        if trials > 0 { return nil }
        note(.noOverload, "closure", single)
      }
      single.converted = wanted
      if types.hasVariables(wanted) { touched.append(single) }
      return wanted
    }
    let isInferred = wanted.map { types.kind(shallow($0)) == .variable } ?? true
    results.append(ResultFrame(type: wanted ?? .none, builder: nil, found: [], isInferred: isInferred))
    check(block)
    let frame = results.removeLast()
    if let wanted {
      if isInferred, frame.found.isEmpty, types.kind(shallow(wanted)) == .variable {
        // Nothing is returned
        if !convert(.void, wanted) { return nil }
      }
      return wanted
    }
    var joined: TypeID?
    for type in frame.found { joined = joined.flatMap { join($0, type) } ?? type }
    return joined ?? .void
  }

  private func isNothing(_ type: TypeID) -> Bool {
    type == .void || type == .dynamic || types.kind(type) == .variable || program.isNominal(type, .Never)
  }

  /// Whether a value is returned.
  func returnsValue(_ block: Block) -> Bool { hasReturn(block) { $0 != nil } }

  func hasReturn(_ block: Block, _ isMeant: (Expression?) -> Bool = { _ in true }) -> Bool {
    block.statements.contains { statement in
      switch statement {
      case .return(let value): isMeant(value)
      case .branch(let branch): hasReturn(branch, isMeant)
      case .select(let select): select.cases.contains { hasReturn($0.body, isMeant) }
      case .for(let loop): hasReturn(loop.body, isMeant)
      case .guard(_, let otherwise): hasReturn(otherwise, isMeant)
      case .do(let body, _): hasReturn(body, isMeant)
      default: false
      }
    }
  }

  private func hasReturn(_ branch: Branch, _ isMeant: (Expression?) -> Bool) -> Bool {
    if hasReturn(branch.then, isMeant) { return true }
    switch branch.otherwise {
    case .branch(let inner)?: return hasReturn(inner, isMeant)
    case .block(let inner)?: return hasReturn(inner, isMeant)
    case nil: return false
    }
  }
}
