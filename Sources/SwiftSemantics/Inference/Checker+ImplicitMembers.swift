import SightlineModel

/// Members of the type that the place asks for, and members found by key path.
extension Checker {
  func isImplicitChain(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(nil, _, _, _): true
    case .member(let base?, _, _, _), .call(let base, _, _), .index(let base, _), .force(let base), .chain(let base),
      .postfix(_, let base):
      isImplicitChain(base)
    default: false
    }
  }

  /// `.name`: a member of the type that the place asks for.
  func implicitSet(_ name: Symbol, _ arguments: [TypeID], _ expected: TypeID?) -> MemberSet? {
    guard let expected else { return trials > 0 ? nil : .type(.dynamic) }
    var type = shallow(expected)
    if type == .dynamic { return .type(.dynamic) }
    if types.kind(type) == .function { type = shallow(types.result(type)) }
    var found: [Candidate] = []
    var first = type
    while true {
      if types.kind(type) == .variable, let usual = defaultType(literal(type)) { type = usual }
      if types.kind(type) == .variable, variables[Int(types.head(type))].protocols.isEmpty {
        return trials > 0 ? nil : .type(.dynamic)
      }
      var made = implicitMembers(type, name, arguments)
      if type != first { for index in made.indices { made[index].penalty += 0 } }
      found += made
      // `T?` offers the members of `T` as well
      guard let wrapped = program.wrapped(type) else { break }
      if !made.isEmpty {
        for index in found.indices where found[index].receiver.map({ program.wrapped($0) == nil }) ?? true {
          found[index].penalty += 0
        }
      }
      type = shallow(wrapped)
    }
    if found.isEmpty { first = type }
    return .candidates(found, types.metatype(type))
  }

  func implicitMembers(_ type: TypeID, _ name: Symbol, _ arguments: [TypeID]) -> [Candidate] {
    let kind = types.kind(type)
    if kind == .existential || kind == .variable {
      // `extension P where Self == T { static var … }`
      var made: [Candidate] = []
      for declaration in declarations(of: type, name) where declaration.isStatic {
        guard let owner = program.owner(of: declaration), owner.kind == .protocol, let parent = declaration.parent,
          parent.kind == .extension
        else { continue }
        let own = program.declaredType(owner)
        guard let same = program.requirements(of: parent).first(where: { $0.isSameType && $0.subject == own }) else {
          continue
        }
        var target = same.target
        if !parent.generics.isEmpty || types.hasParameters(target) {
          var map = Substitution()
          for generic in declaration.generics { map.add(program.number(generic), fresh()) }
          target = program.substitute(target, map)
        }
        if types.hasParameters(target), let nominal = program.nominal(target) {
          target = types.with(target, program.allGenerics(nominal).map { _ in fresh() })
        }
        if var candidate = open(declaration, receiver: target, arguments: arguments) {
          candidate.requirements = candidate.requirements.filter { !($0.isSameType && $0.subject == own) }
          made.append(candidate)
        }
      }
      return made
    }
    return memberCandidates(types.metatype(type), name, arguments).filter { candidate in
      guard let declaration = candidate.declaration else { return false }
      return !candidate.isValue && !declaration.isType
    }
  }

  /// Whether members that nobody knows are to be expected: of types that are not read in full.
  func isUnknownAllowed(_ type: TypeID) -> Bool {
    var type = shallow(type)
    if types.kind(type) == .metatype { type = shallow(types.child(type, 0)) }
    return type == .dynamic || program.nominal(type)?.flags.contains(.isOpen) ?? false
  }

  /// A member that `@dynamicMemberLookup` answers.
  func dynamicMember(_ expression: Expression, _ base: TypeID, _ name: Symbol) -> TypeID? {
    let base = shallow(base)
    for candidate in memberCandidates(base, Symbol(.subscript)) {
      guard candidate.parameters.count == 1, candidate.parameters[0].label == Symbol(.dynamicMember),
        types.kind(candidate.type) == .function
      else { continue }
      let parameter = shallow(types.child(candidate.type, 0))
      let state = save()
      guard apply(candidate) else {
        restore(state)
        continue
      }
      if let owner = program.nominal(parameter), types.count(parameter) == 2 {
        _ = owner
        let root = shallow(types.child(parameter, 0))
        var found: TypeID?
        let members = memberCandidates(root, name).filter { !($0.declaration?.isFunctionLike ?? false) }
        if let member = members.first, apply(member) {
          found = member.type
        } else {
          found = dynamicMember(expression, root, name)
        }
        guard let found, unify(types.child(parameter, 1), found) else {
          restore(state)
          continue
        }
      }
      expression.reference = candidate.declaration
      return full(types.result(candidate.type))
    }
    return nil
  }
}
