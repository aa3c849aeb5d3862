import SightlineModel

extension Program {
  /// The type with other types in place of its parameters; associated types are looked up where that is possible.
  func substitute(_ type: TypeID, _ map: Substitution) -> TypeID {
    guard types.hasParameters(type), !map.isEmpty else { return type }
    switch types.kind(type) {
    case .parameter: return map.value(types.head(type)) ?? type
    case .associated:
      let base = substitute(types.child(type, 0), map)
      return base == types.child(type, 0) ? type : associated(of: base, Symbol(id: types.head(type)))
    default: return mapChildren(type) { substitute($0, map) }
    }
  }

  func mapChildren(_ type: TypeID, _ change: (TypeID) -> TypeID) -> TypeID {
    var made: [TypeID] = []
    let count = types.count(type)
    made.reserveCapacity(count)
    var isSame = true
    for index in 0..<count {
      let old = types.child(type, index)
      let new = change(old)
      if new != old { isSame = false }
      made.append(new)
    }
    if isSame { return type }
    if types.kind(type) == .tuple { return types.tuple(made, labels: types.labels(type)) }
    if types.kind(type) == .existential { return existential(made) }
    return types.with(type, made)
  }

  /// The arguments of a type for the parameters of the nominal type that declares a member.
  func selfSubstitution(_ receiver: TypeID, owner: Declaration) -> Substitution {
    var map = Substitution()
    if owner.kind == .protocol {
      map.add(number(owner.generics[0]), receiver)
      return map
    }
    guard let base = asSuper(receiver, owner) else { return map }
    for (generic, type) in zip(allGenerics(owner), types.arguments(base)) { map.add(number(generic), type) }
    return map
  }

  /// The type as one of a superclass's, or as itself.
  func asSuper(_ type: TypeID, _ owner: Declaration) -> TypeID? {
    var next: TypeID? = type
    var steps = 0
    while let found = next, steps < 64 {
      switch types.kind(found) {
      case .nominal:
        if declaration(found) === owner { return found }
        next = superclass(of: found)
      case .parameter, .associated, .opaque:
        next = constraints(of: found).first { types.kind($0) == .nominal && declaration($0).kind == .class }
      case .existential: next = types.arguments(found).first { nominal($0)?.kind == .class }
      default: return nil
      }
      steps += 1
    }
    return nil
  }

  /// The superclass with the arguments that a class passes on.
  func superclass(of type: TypeID) -> TypeID? {
    guard let owner = nominal(type), owner.kind == .class || owner.kind == .actor else { return nil }
    guard let base = superclass(of: owner) else { return nil }
    if types.isPlain(base) { return base }
    var map = Substitution()
    for (generic, argument) in zip(allGenerics(owner), types.arguments(type)) { map.add(number(generic), argument) }
    return substitute(base, map)
  }

  func superclass(of owner: Declaration) -> TypeID? {
    guard owner.kind == .class else { return nil }
    if owner.superclass == .none {
      owner.superclass = .dynamic
      let before = headerOwner
      headerOwner = owner
      defer { headerOwner = before }
      for text in owner.inherited {
        let found = resolve(text, in: owner)
        if types.kind(found) == .nominal, declaration(found).kind == .class {
          if !leads(declaration(found), to: owner) { owner.superclass = found }
          break
        }
        if types.kind(found) == .dynamic { owner.flags.insert(.isOpen) }
      }
    }
    return owner.superclass == .dynamic ? nil : owner.superclass
  }

  /// Whether a class is another one, or inherits it: classes that lead to one another have no superclass.
  private func leads(_ first: Declaration, to owner: Declaration) -> Bool {
    var next: Declaration? = first
    while let found = next {
      if found === owner { return true }
      next = superclass(of: found).flatMap { nominal($0) }
    }
    return false
  }

  // MARK: Associated types

  /// What an associated type is for a type that conforms.
  func associated(of base: TypeID, _ name: Symbol) -> TypeID {
    switch types.kind(base) {
    case .dynamic, .none: return .dynamic
    case .variable, .parameter, .associated, .opaque:
      if types.kind(base) == .opaque || types.kind(base) == .parameter || types.kind(base) == .associated {
        // `some Collection<Int>`
        for constraint in constraints(of: base) {
          if let found = primary(constraint, name) { return found }
          if nominal(constraint)?.kind == .class { return associated(of: constraint, name) }
        }
      }
      return types.associated(base, name)
    case .existential:
      for part in types.arguments(base) {
        if let found = primary(part, name) { return found }
        if let found = nominal(part), let bound = existentialBound(found, name) { return bound }
      }
      return .dynamic
    case .nominal: break
    default: return .dynamic
    }
    let key = UInt64(base.id) << 32 | UInt64(name.id)
    if !types.hasVariables(base), let known = associatedCache[key] { return known }
    let found = associatedType(of: base, name)
    if !types.hasVariables(base), found != .dynamic { associatedCache[key] = found }
    return found
  }

  private func primary(_ constraint: TypeID, _ name: Symbol) -> TypeID? {
    guard let proto = nominal(constraint), types.count(constraint) > 0 else { return nil }
    for (symbol, argument) in zip(primaryNames(proto), types.arguments(constraint)) where symbol == name {
      return argument
    }
    // An inherited protocol's name for the same: `Element` of `any Collection<Int>` is `Sequence`'s
    return nil
  }

  func primaryNames(_ proto: Declaration) -> [Symbol] {
    proto.primary
  }

  private func existentialBound(_ proto: Declaration, _ name: Symbol) -> TypeID? {
    guard let member = findMemberType(name, in: proto), member.kind == .associatedType else { return nil }
    let bounds = member.inherited.flatMap { resolveConstraints($0, in: member.parent) }
    return existential(bounds)
  }

  private func associatedType(of base: TypeID, _ name: Symbol) -> TypeID {
    let owner = declaration(base)
    depth += 1
    defer { depth -= 1 }
    if depth > 40 { return .dynamic }
    // 1. A parameter, alias or nested type of that name
    for (generic, argument) in zip(allGenerics(owner), types.arguments(base)) where generic.name == name {
      return argument
    }
    if let member = members(in: owner)[name]?.first(where: { $0.isType && $0.kind != .associatedType }) {
      return instantiate(member, [], outer: Array(types.arguments(base)), open: false, owner)
    }
    if let base = superclass(of: base) {
      let found = associated(of: base, name)
      if found != .dynamic, types.kind(found) != .associated { return found }
    }
    var own = Substitution()
    for (generic, argument) in zip(allGenerics(owner), types.arguments(base)) { own.add(number(generic), argument) }
    // 2. Found before, or from the witnesses of requirements
    if let known = owner.witnesses[name] { return substitute(known, own) }
    guard !owner.pendingWitnesses.contains(name) else { return .dynamic }
    owner.pendingWitnesses.insert(name)
    defer { owner.pendingWitnesses.remove(name) }
    let found = inferWitness(owner, name)
    if found != .dynamic { owner.witnesses[name] = found }
    return substitute(found, own)
  }

  /// An associated type from what implements the requirements that name it, or from equal types and defaults.
  private func inferWitness(_ owner: Declaration, _ name: Symbol) -> TypeID {
    let own = declaredType(owner)
    let protocols = conformances(of: owner).map(\.proto)
    let declaring = protocols.filter { $0.kind == .protocol && hasAssociated($0, name) }
    for proto in protocols where proto.kind == .protocol {
      // `Element == Iterator.Element`
      for requirement in requirements(of: proto) where requirement.isSameType {
        let wanted = types.associated(declaredType(proto), name)
        let other =
          requirement.subject == wanted
          ? requirement.target : requirement.target == wanted ? requirement.subject : .none
        guard other != .none else { continue }
        var map = Substitution()
        map.add(number(proto.generics[0]), own)
        let found = substitute(other, map)
        if found != .dynamic, types.kind(found) != .associated { return found }
      }
    }
    for proto in declaring {
      let wanted = types.associated(declaredType(proto), name)
      for requirement in allMembers(proto) where !requirement.isType && requirement.parent === proto {
        let type = interface(of: requirement)
        guard mentions(type, wanted), let witness = witness(of: requirement, in: owner) else { continue }
        if let match = match(type, wanted, interface(of: witness)) {
          // What implements it may stand in an extension of another protocol
          var map = Substitution()
          for other in protocols where other.kind == .protocol { map.add(number(other.generics[0]), own) }
          return substitute(match, map)
        }
      }
    }
    for proto in declaring {
      for member in allMembers(proto) where member.name == name && member.isType {
        guard let text = member.typeText else { continue }
        var map = Substitution()
        map.add(number(proto.generics[0]), own)
        return substitute(resolve(text, in: member.parent), map)
      }
      for candidate in extensionAliases(proto, name) {
        var map = Substitution()
        map.add(number(proto.generics[0]), own)
        return substitute(candidate, map)
      }
    }
    return .dynamic
  }

  private func extensionAliases(_ proto: Declaration, _ name: Symbol) -> [TypeID] {
    (members(in: proto)[name] ?? []).filter { $0.kind == .alias }.map { member in
      member.typeText.map { resolve($0, in: member.parent) } ?? .dynamic
    }
  }

  private func hasAssociated(_ proto: Declaration, _ name: Symbol) -> Bool {
    allMembers(proto).contains { $0.name == name && $0.kind == .associatedType }
  }

  private func mentions(_ type: TypeID, _ wanted: TypeID) -> Bool {
    if type == wanted { return true }
    for index in 0..<types.count(type) where mentions(types.child(type, index), wanted) { return true }
    return false
  }

  /// The member of a type that implements a requirement.
  func witness(of requirement: Declaration, in owner: Declaration) -> Declaration? {
    var candidates = members(in: owner)[requirement.name] ?? []
    for conformance in conformances(of: owner) {
      candidates += (members(in: conformance.proto)[requirement.name] ?? []).filter { $0.parent?.kind == .extension }
    }
    return candidates.first { candidate in
      candidate !== requirement && candidate.isStatic == requirement.isStatic
        && candidate.parameters.count == requirement.parameters.count
        && (candidate.kind == requirement.kind || !requirement.isFunctionLike || candidate.kind == .enumCase)
        && zip(candidate.parameters, requirement.parameters).allSatisfy { $0.label == $1.label }
    }
  }

  /// What stands in a type where another has `wanted`.
  private func match(_ pattern: TypeID, _ wanted: TypeID, _ type: TypeID) -> TypeID? {
    if pattern == wanted { return type }
    guard types.hasParameters(pattern), types.kind(pattern) == types.kind(type),
      types.count(pattern) == types.count(type)
    else {
      return nil
    }
    for index in 0..<types.count(pattern) {
      if let found = match(types.child(pattern, index), wanted, types.child(type, index)) { return found }
    }
    return nil
  }
}
