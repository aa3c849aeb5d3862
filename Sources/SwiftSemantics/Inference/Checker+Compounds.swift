/// Tuples, assignments, conditions and casts.
extension Checker {
  // MARK: Compound expressions

  func inferTuple(_ elements: [Expression.Argument], _ expected: TypeID?) -> TypeID? {
    var hints: [TypeID?] = Array(repeating: nil, count: elements.count)
    if let expected {
      var type = shallow(expected)
      if let wrapped = program.wrapped(type) { type = shallow(wrapped) }
      if types.kind(type) == .tuple, types.count(type) == elements.count { hints = types.arguments(type).map { $0 } }
    }
    var parts: [TypeID] = []
    for (element, hint) in zip(elements, hints) {
      guard let found = infer(element.value, hint) else { return nil }
      // A literal takes the type that is asked for; a value is converted with the tuple
      if let hint,
        types.kind(shallow(found)) == .variable || program.wrapped(shallow(hint)) != nil
          || types.kind(shallow(hint)) == .existential
      {
        let state = save()
        if convert(found, hint) {
          element.value.converted = hint
          parts.append(hint)
          continue
        }
        restore(state)
      }
      parts.append(found)
    }
    var labels = elements.map(\.label)
    if let expected, labels.allSatisfy({ $0 == nil }) {
      var type = shallow(expected)
      if let wrapped = program.wrapped(type) { type = shallow(wrapped) }
      if types.kind(type) == .tuple, types.count(type) == elements.count { labels = types.labels(type) }
    }
    return types.tuple(parts, labels: labels)
  }

  func inferElement(_ base: Expression, _ index: Int) -> TypeID? {
    guard let type = infer(base).map(shallow) else { return nil }
    if type == .dynamic { return .dynamic }
    guard types.kind(type) == .tuple, index < types.count(type) else {
      // A tuple of one element is that element
      if types.kind(type) == .variable { return fresh() }
      return index == 0 ? type : nil
    }
    return types.child(type, index)
  }

  func inferAssignment(_ target: Expression, _ value: Expression) -> TypeID? {
    if case .discard = target.kind {
      guard let type = infer(value) else { return nil }
      record(target, type)
      return .void
    }
    // `(a, _) = pair`: what is discarded takes the value's type
    guard let type = infer(target) else { return nil }
    guard let found = infer(value, type) else {
      if trials > 0 { return nil }
      note(.uninferred, "assignment", value)
      record(value, .dynamic)
      return .void
    }
    if !convert(found, type) {
      if trials > 0 { return nil }
      note(.noOverload, "=", value)
    }
    value.converted = type
    return .void
  }

  func inferConditional(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ expected: TypeID?
  ) -> TypeID? {
    guard inferCondition(condition) else { return nil }
    guard let left = infer(then, expected), let right = infer(otherwise, expected) else { return nil }
    if let expected, types.kind(shallow(expected)) != .variable {
      let state = save()
      if types.kind(shallow(expected)) == .existential, let joined = join(left, right) {
        then.converted = joined
        otherwise.converted = joined
        return joined
      }
      restore(state)
      if convert(left, expected), convert(right, expected) {
        then.converted = expected
        otherwise.converted = expected
        if let joined = joinQuietly(left, right) { return joined }
        return expected
      }
      restore(state)
    }
    guard let joined = join(left, right) else { return nil }
    then.converted = joined
    otherwise.converted = joined
    return joined
  }

  func joinQuietly(_ left: TypeID, _ right: TypeID) -> TypeID? {
    let (left, right) = (shallow(left), shallow(right))
    return left == right ? left : nil
  }

  func inferCondition(_ condition: Expression) -> Bool {
    let bool = program.type(.Bool)
    guard let type = infer(condition, bool) else { return false }
    return convert(type, bool)
  }

  func inferCast(_ value: Expression, _ kind: Expression.CastKind, _ text: TypeText) -> TypeID? {
    let target = program.resolve(text, in: context, open: true)
    switch kind {
    case .coerce:
      guard let found = infer(value, target), convert(found, target) else {
        if trials > 0 { return nil }
        if value.type == .none { record(value, .dynamic) }
        return target
      }
      value.converted = target
      return target
    case .is, .conditional, .forced:
      // The value stands for itself
      if infer(value) == nil {
        if trials > 0 { return nil }
        record(value, .dynamic)
      }
      return kind == .is ? program.type(.Bool) : kind == .forced ? target : program.optional(target)
    }
  }
}
