import SightlineModel

extension Checker {
  /// Whether a value of one type can be passed where another is asked for; adds what the conversion costs.
  func convert(_ from: TypeID, _ to: TypeID) -> Bool {
    let (from, to) = (shallow(from), shallow(to))
    if from == to || from == .dynamic { return true }
    if to == .dynamic {
      // Whatever is known is better than a parameter that nothing is known of
      score += Cost.disfavoured
      return true
    }
    let (a, b) = (types.kind(from), types.kind(to))
    if waits(from, to) || waits(to, from) {
      pending.append(PendingEquality(left: from, right: to, proto: nil))
      return true
    }
    if b == .variable {
      if a == .variable { return bind(to, from) }
      let state = variables[Int(types.head(to))]
      if state.literal != .none, let wrapped = program.wrapped(from) { _ = wrapped }
      return bind(to, from)
    }
    if a == .variable { return convertVariable(from, to, b) }
    if a == .associated && types.hasVariables(from) || b == .associated && types.hasVariables(to) {
      pending.append(PendingEquality(left: from, right: to, proto: nil))
      return true
    }
    if let wrapped = program.wrapped(to) {
      if let inner = program.wrapped(from) {
        let state = save()
        if convert(inner, wrapped) { return true }
        restore(state)
      }
      score += Cost.valueToOptional
      return convert(from, wrapped)
    }
    if to == .any {
      score += Cost.existential
      return true
    }
    switch (a, b) {
    case (.nominal, .nominal): return convertNominal(from, to)
    case (.function, .function): return convertFunction(from, to)
    case (.tuple, .tuple): return convertTuple(from, to)
    case (.metatype, .metatype):
      let (inner, outer) = (shallow(types.child(from, 0)), shallow(types.child(to, 0)))
      if types.kind(outer) == .existential { return convert(inner, outer) }
      return unify(inner, outer) || convert(inner, outer)
    case (.nominal, .function):
      // A key path stands for the function that follows it
      guard types.count(from) == 2, types.count(to) == 2, isKeyPath(from) else { return false }
      score += Cost.functionConversion
      return unify(types.child(from, 0), types.child(to, 0)) && convert(types.child(from, 1), types.result(to))
    case (_, .existential): return convertExistential(from, to)
    case (.inOut, .inOut): return unify(from, to)
    case (_, .nominal):
      if program.isNominal(to, .AnyHashable), a != .existential || true, hashable(from) {
        score += Cost.userConversion
        return true
      }
      if a == .existential || a == .parameter || a == .opaque || a == .associated {
        guard let owner = program.nominal(to), let base = program.asSuper(from, owner) else { return false }
        return unify(base, to)
      }
      return false
    case (.associated, .associated), (.parameter, .parameter), (.opaque, .opaque): return unify(from, to)
    default: return unify(from, to)
    }
  }

  private func isKeyPath(_ type: TypeID) -> Bool {
    [KnownName.KeyPath, .WritableKeyPath, .ReferenceWritableKeyPath].contains { program.isNominal(type, $0) }
  }

  /// A literal beside an associated type that is not known yet: `by: T.Stride`.
  func waits(_ type: TypeID, _ other: TypeID) -> Bool {
    types.kind(other) == .associated && types.hasVariables(other) && literal(type) != .none
  }

  private func hashable(_ type: TypeID) -> Bool {
    guard let proto = program.protocolDeclaration(.Hashable) else { return false }
    return program.conforms(type, proto)
  }

  private func convertVariable(_ from: TypeID, _ to: TypeID, _ kind: TypeKind) -> Bool {
    let own = variables[Int(types.head(from))]
    if own.literal == .none {
      if kind == .existential, to == .any { return true }
      if kind == .existential, !own.protocols.isEmpty { return true }
      return bind(from, to)
    }
    if let wrapped = program.wrapped(to) {
      score += Cost.valueToOptional
      return convert(from, wrapped)
    }
    if kind == .existential {
      guard let usual = defaultType(own.literal) else { return false }
      return convert(usual, to)
    }
    if kind == .nominal, program.isNominal(to, .AnyHashable) {
      score += Cost.userConversion
      return true
    }
    return bind(from, to)
  }

  private func convertNominal(_ from: TypeID, _ to: TypeID) -> Bool {
    let (source, target) = (program.declaration(from), program.declaration(to))
    if source === target {
      let isCollection =
        source.flags.contains(.isFramework)
        && (source.name == Symbol(.Array) || source.name == Symbol(.Dictionary) || source.name == Symbol(.Set))
      for index in 0..<types.count(from) {
        let (left, right) = (types.child(from, index), types.child(to, index))
        if isCollection {
          let state = save()
          if unify(left, right) { continue }
          restore(state)
          score += Cost.collectionUpcast
          if !convert(left, right) { return false }
        } else if !unify(left, right) {
          return false
        }
      }
      return true
    }
    if source.kind == .class || source.kind == .actor, let base = program.asSuper(from, target) {
      score += Cost.existential
      return unify(base, to)
    }
    if source.flags.contains(.isFramework), target.flags.contains(.isFramework) {
      if source.name == Symbol(.CGFloat),
        target.name == Symbol(.Double)
          || source.name == Symbol(.Double), target.name == Symbol(.CGFloat)
      {
        score += Cost.valueConversion
        return true
      }
      if target.name == Symbol(.AnyHashable), hashable(from) {
        score += Cost.userConversion
        return true
      }
    }
    return false
  }

  private func convertFunction(_ from: TypeID, _ to: TypeID) -> Bool {
    let (source, target) = (types.shape(from), types.shape(to))
    if source.isAsync && !target.isAsync { return false }
    let count = types.count(from) - 1
    guard count == types.count(to) - 1 else {
      // `(A, B) -> C` where one tuple is passed
      return false
    }
    for index in 0..<count {
      if source.parameters[index].contains(.inOut) != target.parameters[index].contains(.inOut) { return false }
      if !convert(types.child(to, index), types.child(from, index)) { return false }
    }
    return convert(types.result(from), types.result(to))
  }

  private func convertTuple(_ from: TypeID, _ to: TypeID) -> Bool {
    guard types.count(from) == types.count(to) else { return false }
    let (source, target) = (types.labels(from), types.labels(to))
    var order = Array(source.indices)
    if source != target {
      for index in target.indices {
        if let label = target[index], source[index] != nil, source[index] != label {
          guard let place = source.firstIndex(of: label) else { return false }
          order[index] = place
        }
      }
    }
    for index in 0..<types.count(to) where !convert(types.child(from, order[index]), types.child(to, index)) {
      return false
    }
    return true
  }

  private func convertExistential(_ from: TypeID, _ to: TypeID) -> Bool {
    for part in types.arguments(to) {
      guard let target = program.nominal(part) else { continue }
      if target.kind == .protocol {
        guard program.conforms(full(from), target) else { return false }
        // `any Collection<Int>`
        for (name, argument) in zip(program.primaryNames(target), types.arguments(part)) {
          let own = program.associated(of: full(from), name)
          if own != .dynamic, !unify(own, argument) { return false }
        }
      } else if let base = program.asSuper(from, target) {
        if !unify(base, part) { return false }
      } else {
        return false
      }
    }
    return true
  }

  /// One type for several values: of branches, array elements.
  func join(_ left: TypeID, _ right: TypeID) -> TypeID? {
    let (left, right) = (shallow(left), shallow(right))
    if left == right { return left }
    if left == .dynamic || right == .dynamic { return .dynamic }
    let state = save()
    if unify(left, right) { return left }
    restore(state)
    if convert(right, left) { return left }
    restore(state)
    if convert(left, right) { return right }
    restore(state)
    // The optional of both, or the superclass they share
    if let inner = program.wrapped(left), let joined = join(inner, right) { return program.optional(joined) }
    if let inner = program.wrapped(right), let joined = join(left, inner) { return program.optional(joined) }
    var base = program.superclass(of: left)
    while let found = base {
      if convert(right, found) { return found }
      restore(state)
      base = program.superclass(of: found)
    }
    if program.isNominal(left, .Array), program.isNominal(right, .Array),
      let element = join(types.child(left, 0), types.child(right, 0))
    {
      return program.array(element)
    }
    if types.kind(left) == .tuple, types.kind(right) == .tuple, types.count(left) == types.count(right) {
      var parts: [TypeID] = []
      for index in 0..<types.count(left) {
        guard let part = join(types.child(left, index), types.child(right, index)) else { return nil }
        parts.append(part)
      }
      return types.tuple(parts, labels: types.labels(left))
    }
    return nil
  }
}
