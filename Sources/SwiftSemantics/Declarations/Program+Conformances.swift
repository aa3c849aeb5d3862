import SightlineModel

extension Program {
  /// Everything a declaration of a type conforms to, protocols of protocols included.
  func conformances(of owner: Declaration) -> [Conformance] {
    if let known = owner.conformances { return known }
    owner.conformances = []
    var made: [Conformance] = []
    var seen: Set<UInt32> = []
    func add(_ type: TypeID, _ source: Declaration?) {
      guard let proto = nominal(type), proto.kind == .protocol else { return }
      guard seen.insert(number(proto)).inserted else { return }
      made.append(Conformance(type: type, proto: proto, source: source))
      for inherited in conformances(of: proto) { add(inherited.type, source) }
    }
    let context = owner
    let before = headerOwner
    headerOwner = owner
    defer { headerOwner = before }
    for text in owner.inherited {
      for type in resolveConstraints(text, in: context) { add(type, nil) }
    }
    if owner.kind == .protocol {
      for requirement in owner.requirementTexts {
        if case .name(Symbol(.Self), _, _) = requirement.subject {
          for type in resolveConstraints(requirement.target, in: owner) { add(type, nil) }
        }
      }
    }
    headerOwner = before
    for declaration in owner.extensions where !declaration.inherited.isEmpty {
      for text in declaration.inherited {
        for type in resolveConstraints(text, in: declaration) { add(type, declaration) }
      }
    }
    for name in derived(owner) {
      if let proto = protocolDeclaration(name) { add(types.nominal(number(proto), []), nil) }
    }
    if let base = superclass(of: owner).flatMap({ nominal($0) }) {
      for inherited in conformances(of: base) { add(inherited.type, inherited.source) }
    }
    owner.conformances = made
    return made
  }

  /// Conformances that the compiler adds.
  private func derived(_ owner: Declaration) -> [KnownName] {
    guard !owner.flags.contains(.isFramework) else { return [] }
    switch owner.kind {
    case .enumeration:
      if let first = owner.inherited.first, let raw = nominal(resolve(first, in: owner)), raw.kind == .structure {
        return [.RawRepresentable, .Equatable, .Hashable]
      }
      return owner.members.allSatisfy { $0.kind != .enumCase || $0.parameters.isEmpty } ? [.Equatable, .Hashable] : []
    case .actor: return [.Actor]
    case .class:
      for attribute in owner.attributes {
        if attribute.symbol == Symbol(.Observable) { return [.Observable] }
        if attribute.symbol == Symbol(.Model) { return [.Observable, .Identifiable, .Hashable] }
      }
      return []
    default: return []
    }
  }

  // MARK: Requirements

  /// What a declaration's own `where` and generic parameters ask for.
  func requirements(of declaration: Declaration) -> [Requirement] {
    if let known = declaration.resolvedRequirements { return known }
    declaration.resolvedRequirements = []
    var made: [Requirement] = declaration.boundArguments
    let context = declaration
    for text in declaration.requirementTexts {
      let subject = resolve(text.subject, in: context)
      if text.isSameType {
        made.append(Requirement(subject: subject, isSameType: true, target: resolve(text.target, in: context)))
      } else {
        for target in resolveConstraints(text.target, in: context) {
          made.append(Requirement(subject: subject, isSameType: false, target: target))
        }
      }
    }
    if declaration.kind == .protocol {
      let own = declaredType(declaration)
      for member in allMembers(declaration) where member.kind == .associatedType && member.parent === declaration {
        let subject = types.associated(own, member.name)
        for text in member.inherited {
          for target in resolveConstraints(text, in: declaration) {
            made.append(Requirement(subject: subject, isSameType: false, target: target))
          }
        }
        for text in member.requirementTexts {
          let subject = resolve(text.subject, in: declaration)
          if text.isSameType {
            made.append(Requirement(subject: subject, isSameType: true, target: resolve(text.target, in: declaration)))
          } else {
            for target in resolveConstraints(text.target, in: declaration) {
              made.append(Requirement(subject: subject, isSameType: false, target: target))
            }
          }
        }
      }
    }
    declaration.resolvedRequirements = made
    return made
  }

  /// All requirements that hold within a declaration.
  func environment(_ context: Declaration?) -> [Requirement] {
    guard let context else { return [] }
    let key = number(context)
    if let known = environments[key] { return known }
    environments[key] = []
    var made: [Requirement] = []
    var next: Declaration? = context
    while let scope = next, scope.kind != .module {
      made += requirements(of: scope)
      if scope.kind == .extension, let owner = extended(scope) {
        made += requirements(of: owner)
        if owner.kind == .protocol {
          made.append(
            Requirement(subject: declaredType(owner), isSameType: false, target: types.nominal(number(owner), [])))
        }
        var outer = owner.parent
        while let around = outer, around.kind != .module {
          made += requirements(of: around)
          outer = around.parent
        }
      }
      if scope.kind == .protocol {
        made.append(
          Requirement(subject: declaredType(scope), isSameType: false, target: types.nominal(number(scope), [])))
      }
      next = scope.parent
    }
    environments[key] = made
    return made
  }

  /// The protocols and classes that a parameter, associated or opaque type is known to have.
  func constraints(of type: TypeID) -> [TypeID] {
    var made: [TypeID] = []
    switch types.kind(type) {
    case .opaque:
      let bound = types.child(type, 0)
      return types.kind(bound) == .existential ? Array(types.arguments(bound)) : [bound]
    case .existential: return Array(types.arguments(type))
    case .parameter, .associated:
      for requirement in environment(checker.context) where !requirement.isSameType && requirement.subject == type {
        made.append(requirement.target)
      }
      if types.kind(type) == .parameter, let owner = declaration(type).parent {
        // Seen from elsewhere: the owner's own requirements
        for requirement in environment(owner) where !requirement.isSameType && requirement.subject == type {
          if !made.contains(requirement.target) { made.append(requirement.target) }
        }
      }
      if types.kind(type) == .associated {
        let base = types.child(type, 0)
        let name = Symbol(id: types.head(type))
        depth += 1
        defer { depth -= 1 }
        if depth > 12 { return made }
        for constraint in constraints(of: base) {
          guard let proto = nominal(constraint) else { continue }
          for inherited in [proto] + conformances(of: proto).map(\.proto) where inherited.kind == .protocol {
            let wanted = types.associated(declaredType(inherited), name)
            var map = Substitution()
            map.add(number(inherited.generics[0]), base)
            for requirement in requirements(of: inherited)
            where !requirement.isSameType && requirement.subject == wanted {
              let target = substitute(requirement.target, map)
              if !made.contains(target) { made.append(target) }
            }
            // Requirements of a protocol about another's associated type come with its subject
          }
        }
      }
    default: break
    }
    return made
  }

  /// The same type in the form that requirements give it here: `T.Element` may be `Int`.
  func canonical(_ type: TypeID, _ context: Declaration?) -> TypeID {
    guard types.hasParameters(type) else { return type }
    switch types.kind(type) {
    case .parameter, .associated:
      var type = type
      if types.kind(type) == .associated {
        let base = canonical(types.child(type, 0), context)
        let found = associated(of: base, Symbol(id: types.head(type)))
        if found != type {
          if !types.hasParameters(found) || types.kind(found) != .associated { return canonical(found, context) }
          type = found
        }
      }
      for requirement in environment(context) where requirement.isSameType {
        if requirement.subject == type, requirement.target != type, isBetter(requirement.target, than: type) {
          return canonical(requirement.target, context)
        }
        if requirement.target == type, types.kind(requirement.subject) != .nominal,
          isBetter(requirement.subject, than: type)
        {
          return canonical(requirement.subject, context)
        }
      }
      if types.kind(type) == .associated { return rewritten(type) }
      return type
    default: return mapChildren(type) { canonical($0, context) }
    }
  }

  private func isBetter(_ type: TypeID, than other: TypeID) -> Bool {
    let (left, right) = (length(type), length(other))
    return left < right || left == right && type.id < other.id
  }

  private func length(_ type: TypeID) -> Int {
    switch types.kind(type) {
    case .associated: 2 + length(types.child(type, 0))
    case .parameter: 1
    default: 0
    }
  }

  /// `T.Iterator.Element` is `T.Element`: equalities that the protocols of `T` state.
  private func rewritten(_ type: TypeID) -> TypeID {
    var root = types.child(type, 0)
    var steps = 0
    while types.kind(root) == .associated || types.kind(root) == .parameter, steps < 4 {
      for constraint in constraints(of: root) {
        guard let proto = nominal(constraint), proto.kind == .protocol else { continue }
        for inherited in [proto] + conformances(of: proto).map(\.proto) {
          var map = Substitution()
          map.add(number(inherited.generics[0]), root)
          for requirement in requirements(of: inherited) where requirement.isSameType {
            let (left, right) = (substitute(requirement.subject, map), substitute(requirement.target, map))
            if right == type, length(left) < length(type) { return left }
            if left == type, length(right) < length(type) { return right }
          }
        }
      }
      guard types.kind(root) == .associated else { break }
      root = types.child(root, 0)
      steps += 1
    }
    return type
  }

  // MARK: Conformance of types

  /// Whether a type conforms; variables within are taken to fit.
  func conforms(_ type: TypeID, _ proto: Declaration) -> Bool {
    switch proto.name {
    case Symbol(.Sendable), Symbol(.Copyable), Symbol(.Escapable), Symbol(.SendableMetatype), Symbol(.BitwiseCopyable):
      return true
    default: break
    }
    switch types.kind(type) {
    case .dynamic, .variable, .none: return true
    case .associated where types.hasVariables(type): return true
    case .nominal:
      let owner = declaration(type)
      if owner === proto { return true }
      if proto.name == Symbol(.AnyObject) { return owner.kind == .class || owner.kind == .actor }
      if owner.name == Symbol(.Never), owner.flags.contains(.isFramework) { return true }
      let key = UInt64(type.id) << 32 | UInt64(number(proto))
      let isPlain = types.isPlain(type)
      if isPlain, let known = conformanceCache[key] { return known }
      if isPlain { conformanceCache[key] = true }  // what asks itself may assume it
      let holds = conformsNominal(type, owner, proto)
      if isPlain { conformanceCache[key] = holds }
      return holds
    case .parameter, .associated, .opaque, .existential:
      for constraint in constraints(of: type) {
        guard let found = nominal(constraint) else { continue }
        if found === proto { return true }
        if found.kind == .class {
          if conforms(constraint, proto) { return true }
        } else if conformances(of: found).contains(where: { $0.proto === proto }) {
          return true
        }
      }
      if proto.name == Symbol(.AnyObject) {
        return constraints(of: type).contains { nominal($0)?.kind == .class || nominal($0)?.name == Symbol(.AnyObject) }
      }
      return false
    default: return false
    }
  }

  private func conformsNominal(_ type: TypeID, _ owner: Declaration, _ proto: Declaration) -> Bool {
    guard let found = conformances(of: owner).first(where: { $0.proto === proto }) else {
      return owner.flags.contains(.isOpen) && !owner.flags.contains(.isFramework)
    }
    guard let source = found.source else { return true }
    let conditions = requirements(of: source)
    if conditions.isEmpty { return true }
    var map = Substitution()
    for (generic, argument) in zip(allGenerics(owner), types.arguments(type)) { map.add(number(generic), argument) }
    return conditions.allSatisfy { holds($0, map) }
  }

  func holds(_ requirement: Requirement, _ map: Substitution) -> Bool {
    let subject = substitute(requirement.subject, map)
    if requirement.isSameType {
      let target = substitute(requirement.target, map)
      return subject == target || subject == .dynamic || target == .dynamic || types.hasVariables(subject)
        || types.hasVariables(target)
    }
    guard let target = nominal(requirement.target) else { return true }
    if target.kind != .protocol { return asSuper(subject, target) != nil || subject == .dynamic }
    return conforms(subject, target)
  }
}
