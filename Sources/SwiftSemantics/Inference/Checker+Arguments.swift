extension Checker {
  /// Which parameter each argument goes to; `nil` where labels or numbers do not fit.
  func match(
    _ arguments: [Expression.Argument], trailing: Int, _ parameters: [Declaration.Parameter], _ function: TypeID
  ) -> [Int]? {
    var made: [Int] = []
    made.reserveCapacity(arguments.count)
    var next = 0
    for index in 0..<min(trailing, arguments.count) {
      let label = arguments[index].label
      // Another value of a variadic parameter
      if label == nil, let last = made.last, parameters[last].flags.contains(.variadic), next == last + 1 {
        if next >= parameters.count || parameters[next].label != nil || parameters[next].hasDefault
          || parameters[next].flags.contains(.variadic) || index >= 1
        {
          let isNext = next < parameters.count && parameters[next].label == nil && !parameters[next].hasDefault
          if !isNext {
            made.append(last)
            continue
          }
        }
      }
      var place = next
      while place < parameters.count, parameters[place].label != label {
        guard parameters[place].hasDefault || parameters[place].flags.contains(.variadic) else { return nil }
        place += 1
      }
      guard place < parameters.count else { return nil }
      made.append(place)
      next = place + 1
    }
    guard trailing < arguments.count else {
      return rest(parameters, from: next, used: made) ? made : nil
    }
    // The first trailing closure goes to the next parameter that takes a function
    let forward = forwardMatch(arguments, trailing, parameters, function, made, next)
    if let forward { return forward }
    guard arguments.count == trailing + 1, let last = parameters.indices.last, last >= next,
      takesFunction(types.child(function, last))
    else { return nil }
    for place in next..<last where !parameters[place].hasDefault && !parameters[place].flags.contains(.variadic) {
      return nil
    }
    return made + [last]
  }

  private func rest(_ parameters: [Declaration.Parameter], from start: Int, used: [Int]) -> Bool {
    guard start < parameters.count else { return true }
    for place in start..<parameters.count
    where !parameters[place].hasDefault && !parameters[place].flags.contains(.variadic) {
      return false
    }
    return true
  }

  private func forwardMatch(
    _ arguments: [Expression.Argument], _ trailing: Int, _ parameters: [Declaration.Parameter], _ function: TypeID,
    _ before: [Int], _ start: Int
  ) -> [Int]? {
    var made = before
    var place = start
    let others = arguments.count - trailing - 1
    while place < parameters.count {
      let takes = takesFunction(types.child(function, place))
      if takes {
        let isOptional = parameters[place].hasDefault
        // A default is skipped for a parameter that needs the closure
        let needsLater =
          others == 0
          && parameters[(place + 1)...].contains { !$0.hasDefault && !$0.flags.contains(.variadic) }
        if !(isOptional && needsLater) { break }
      } else if !parameters[place].hasDefault, !parameters[place].flags.contains(.variadic) {
        return nil
      }
      place += 1
    }
    guard place < parameters.count else { return nil }
    made.append(place)
    place += 1
    for index in (trailing + 1)..<max(trailing + 1, arguments.count) {
      let label = arguments[index].label
      while place < parameters.count, parameters[place].label != label {
        guard parameters[place].hasDefault || parameters[place].flags.contains(.variadic) else { return nil }
        place += 1
      }
      guard place < parameters.count else { return nil }
      made.append(place)
      place += 1
    }
    return rest(parameters, from: place, used: made) ? made : nil
  }

  func takesFunction(_ type: TypeID) -> Bool {
    var type = shallow(type)
    while let wrapped = program.wrapped(type) { type = shallow(wrapped) }
    switch types.kind(type) {
    case .function, .dynamic: return true
    case .variable: return true
    default: return false
    }
  }

  /// Whether an argument's type depends on what it is passed for.
  func isContextual(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .null, .closure, .array, .dictionary, .branch, .select, .discard: return true
    case .keyPath(let root, _): return root == nil
    case .group(let inner), .attempt(_, let inner), .wait(let inner): return isContextual(inner)
    case .tuple(let elements): return elements.contains { isContextual($0.value) }
    case .conditional(_, let then, let otherwise): return isContextual(then) || isContextual(otherwise)
    case .name(let name, let labels, _):
      if labels != nil || !SignatureReader.isWord(symbols.firstByte(name)) { return true }
      if let found = local(name) { return found.kind == .function }
      return false
    case .member(_, let name, let labels, _):
      return name == Symbol(.`init`) || labels != nil || isImplicitChain(expression)
    case .call(let callee, _, _): return isImplicitChain(callee)
    case .index, .force: return isImplicitChain(expression)
    case .chainEnd(let inner): return isContextual(inner) || isImplicitChain(inner)
    case .binary(_, let left, let right): return isContextual(left) && isContextual(right)
    case .prefix(_, let operand): return isContextual(operand)
    case .macro: return false
    default: return false
    }
  }

  /// Whether a closure has as many parameters as are passed to it.
  func arityFits(_ closure: Closure, _ function: TypeID) -> Bool {
    let count = types.count(function) - 1
    if closure.hasSignature {
      if closure.parameters.count == count { return true }
    } else if closure.shorthandCount == count || closure.shorthandCount == 0 && count == 0 {
      return true
    } else if closure.shorthandCount > 0, closure.shorthandCount < count {
      return false
    }
    if closure.shorthandCount == 0, !closure.hasSignature { return count == 0 }
    guard count == 1 else { return false }
    // A tuple is taken apart
    let only = shallow(types.child(function, 0))
    if types.kind(only) == .tuple {
      return types.count(only) == (closure.hasSignature ? closure.parameters.count : closure.shorthandCount)
    }
    return types.kind(only) == .variable || types.kind(only) == .dynamic || types.kind(only) == .associated
  }
}
