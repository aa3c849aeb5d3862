/// Carrying out the call that was chosen.
extension Checker {
  // MARK: Carrying out

  /// Types the arguments of a call for the candidate that was chosen.
  func perform(
    _ candidate: Candidate, _ binding: [Int], _ callee: Expression?, _ expression: Expression,
    _ arguments: [Expression.Argument], _ expected: TypeID?, known: [TypeID?]? = nil
  ) -> TypeID? {
    let holder = callee ?? expression
    holder.reference = candidate.declaration
    if callee != nil { expression.reference = candidate.declaration }
    noteSubstitutions(candidate, holder)
    expression.binding = binding.map { Int32(clamping: $0) }
    var fits = apply(candidate)
    let function = candidate.type
    if candidate.isDynamicCall {
      _ = withoutContext(arguments)
      if let callee { record(callee, candidate.receiver ?? .dynamic) }
      return types.result(function)
    }
    if let callee { record(callee, candidate.calledValue ?? function) }
    var isDone = Array(repeating: false, count: arguments.count)
    for (index, argument) in arguments.enumerated() {
      if case .closure = argument.value.kind { continue }
      let place = binding[index]
      let parameter = parameterType(function, place, candidate)
      var type = known?[index]
      if type == nil, isContextual(argument.value) || known == nil {
        if isContextual(argument.value), isUnsettled(parameter), known == nil { continue }
        type = infer(argument.value, parameter)
      }
      isDone[index] = true
      if let type, pass(type, argument.value, types.child(function, place), candidate, place) {
        argument.value.converted = parameter
        if types.hasVariables(parameter) { touched.append(argument.value) }
      } else {
        fits = false
        if trials == 0, type == nil { record(argument.value, .dynamic) }
      }
    }
    _ = settle()
    let result = types.result(function)
    // Arguments that waited for the others
    if known == nil {
      for (index, argument) in arguments.enumerated() where !isDone[index] {
        if case .closure = argument.value.kind { continue }
        let place = binding[index]
        let parameter = parameterType(function, place, candidate)
        if let type = infer(argument.value, parameter),
          pass(type, argument.value, types.child(function, place), candidate, place)
        {
          argument.value.converted = parameter
          if types.hasVariables(parameter) { touched.append(argument.value) }
        } else {
          fits = false
          if trials == 0 { record(argument.value, .dynamic) }
        }
      }
      _ = settle()
    }
    if fits, let expected, expected != .dynamic, types.hasVariables(result), types.kind(shallow(expected)) != .variable
    {
      let state = save()
      if !convert(result, expected) || !settle() { restore(state) }
    }
    if !fits {
      if trials > 0 { return nil }
      note(.noOverload, name(of: holder), holder)
    }
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind else { continue }
      let parameter = types.child(function, binding[index])
      closure.builder = builder(candidate, binding[index])
      guard let type = infer(argument.value, parameter) else {
        if trials > 0 { return nil }
        record(argument.value, .dynamic)
        continue
      }
      if !convert(type, parameter) || !settle() {
        if trials > 0 { return nil }
        note(.noOverload, name(of: holder), argument.value)
      }
      argument.value.converted = parameter
    }
    return fits ? result : isConcrete(result) ? result : .dynamic
  }

  func isConcrete(_ type: TypeID) -> Bool { !types.hasVariables(full(type)) }

  /// A parameter whose type is still to be found from other arguments.
  func isUnsettled(_ type: TypeID) -> Bool {
    let type = shallow(type)
    return types.kind(type) == .variable || types.kind(type) == .associated && types.hasVariables(type)
      || program.wrapped(type).map { isUnsettled($0) } ?? false
  }

  /// The builder that a closure passed for a parameter is written for.
  func builder(_ candidate: Candidate, _ index: Int) -> Declaration? {
    guard index < candidate.parameters.count, let text = candidate.parameters[index].builder else { return nil }
    return program.builderDeclaration(text, in: candidate.declaration)
  }
}
