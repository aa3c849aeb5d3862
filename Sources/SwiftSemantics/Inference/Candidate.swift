import SightlineModel

/// One of the declarations that a name may stand for, with its generic parameters opened.
struct Candidate {
  var declaration: Declaration?
  /// The type of a value, or the function type of what is called.
  var type: TypeID
  var map = Substitution()
  /// What has to hold, in terms of the declaration's own parameters.
  var requirements: [Requirement] = []
  var parameters: [Declaration.Parameter] = []
  /// What choosing it costs beside its arguments.
  var penalty = 0
  /// Whether values are called: a variable, a result.
  var isValue = false
  /// Whether the value is optional and was unwrapped for an implicit member.
  var receiver: TypeID?
  var isDynamicCall = false
  var isOperator = false
  /// The value whose `callAsFunction` is called.
  var calledValue: TypeID?
}

extension Checker {
  /// Opens a declaration: fresh variables in place of its own generic parameters.
  ///
  /// - Parameter receiver: Type of the instance that it is a member of; `nil` for what is no member.
  func open(_ declaration: Declaration, receiver: TypeID?, arguments: [TypeID] = []) -> Candidate? {
    var map = Substitution()
    var requirements: [Requirement] = []
    if let receiver, let owner = program.owner(of: declaration) {
      if receiver == .dynamic { return Candidate(declaration: declaration, type: .dynamic) }
      map = program.selfSubstitution(receiver, owner: owner)
      if let parent = declaration.parent, parent.kind == .extension { requirements = program.requirements(of: parent) }
    }
    for (index, generic) in declaration.generics.enumerated() where !declaration.isType {
      map.add(program.number(generic), index < arguments.count ? arguments[index] : fresh())
    }
    var type = program.interface(of: declaration)
    if declaration.kind == .function || declaration.kind == .initialiser || declaration.kind == .subscript_ {
      requirements += program.requirements(of: declaration)
    }
    var declaresSelf = false
    if let receiver, program.nominal(receiver)?.kind == .class || types.kind(receiver) == .parameter {
      // An initialiser makes the type it is called on; `-> Self` is the receiver's
      if declaration.kind == .initialiser { declaresSelf = true }
      if case .name(Symbol(.Self), _, _)? = declaration.typeText { declaresSelf = true }
    }
    if !map.isEmpty { type = program.substitute(type, map) }
    if declaresSelf, let receiver, let owner = program.owner(of: declaration), owner.kind != .protocol {
      type = replacingResult(
        type,
        declaration.flags.contains(.isFailable) && declaration.kind == .initialiser
          ? program.optional(receiver) : receiver)
    }
    if types.hasParameters(type) { type = program.canonical(type, context) }
    return Candidate(
      declaration: declaration, type: type, map: map, requirements: requirements, parameters: declaration.parameters,
      penalty: declaration.flags.contains(.isDisfavoured) ? Cost.disfavoured : 0, receiver: receiver)
  }

  private func replacingResult(_ type: TypeID, _ result: TypeID) -> TypeID {
    guard types.kind(type) == .function else { return result }
    return types.function(Array(types.parameters(type)), result, types.shape(type))
  }

  /// Whether what a candidate requires can hold.
  func apply(_ candidate: Candidate) -> Bool {
    for requirement in candidate.requirements {
      let subject = program.substitute(requirement.subject, candidate.map)
      if requirement.isSameType {
        var target = program.substitute(requirement.target, candidate.map)
        var left = subject
        if types.hasParameters(left) { left = program.canonical(left, context) }
        if types.hasParameters(target) { target = program.canonical(target, context) }
        if !unify(left, target) { return false }
        continue
      }
      guard let target = program.nominal(requirement.target) else { continue }
      if target.kind == .protocol {
        let left = types.hasParameters(subject) ? program.canonical(subject, context) : subject
        if !conforms(left, target) { return false }
        for (name, argument) in zip(program.primaryNames(target), types.arguments(requirement.target)) {
          if !unify(program.associated(of: shallow(subject), name), program.substitute(argument, candidate.map)) {
            return false
          }
        }
      } else if types.kind(shallow(subject)) != .variable, program.asSuper(full(subject), target) == nil {
        return false
      }
    }
    return true
  }

  // MARK: Members

  /// Declarations of a name that a type has, the nearest first.
  func declarations(of type: TypeID, _ name: Symbol) -> [Declaration] {
    switch types.kind(type) {
    case .nominal: return declarations(in: program.declaration(type), name)
    case .parameter, .associated, .opaque, .existential:
      var made: [Declaration] = []
      for constraint in program.constraints(of: type) {
        guard let owner = program.nominal(constraint) else { continue }
        for found in declarations(in: owner, name) where !made.contains(where: { $0 === found }) { made.append(found) }
      }
      return made
    case .variable:
      var made: [Declaration] = []
      for proto in variables[Int(types.head(type))].protocols {
        for found in declarations(in: proto, name) where !made.contains(where: { $0 === found }) { made.append(found) }
      }
      return made
    default: return []
    }
  }

  func declarations(in owner: Declaration, _ name: Symbol) -> [Declaration] {
    let key = UInt64(program.number(owner)) << 32 | UInt64(name.id)
    if let known = memberCache[key] { return known }
    var made = program.members(in: owner)[name] ?? []
    var isComplete = true
    if let base = program.superclass(of: owner).flatMap({ program.nominal($0) }) {
      let hasOwn = !made.isEmpty
      for found in declarations(in: base, name) {
        if name == Symbol(.`init`), hasOwn, made.contains(where: { sameLabels($0, found) }) { continue }
        if found.kind != .initialiser,
          made.contains(where: {
            $0.kind == found.kind && sameLabels($0, found)
              && ($0.flags.contains(.isOverride) || found.kind == .variable)
          })
        {
          continue
        }
        made.append(found)
      }
    }
    let concrete = made
    for conformance in program.conformances(of: owner) {
      for found in program.members(in: conformance.proto)[name] ?? [] where !made.contains(where: { $0 === found }) {
        if found.kind == .associatedType { continue }
        // A requirement is the member that implements it
        if owner.kind != .protocol, found.parent === conformance.proto,
          concrete.contains(where: { ($0.kind == found.kind || $0.kind == .enumCase) && sameLabels($0, found) })
        {
          continue
        }
        made.append(found)
      }
    }
    if owner.lookup == nil || owner.conformances == nil { isComplete = false }
    if isComplete, program.isReady { memberCache[key] = made }
    return made
  }

  private func sameLabels(_ left: Declaration, _ right: Declaration) -> Bool {
    left.parameters.count == right.parameters.count
      && zip(left.parameters, right.parameters).allSatisfy { $0.label == $1.label }
  }

  /// Whether the file sees what Foundation adds to types of the standard library.
  var importsFoundation: Bool {
    guard file >= 0, Int(file) < program.files.count else { return true }
    return !program.files[Int(file)].imports.isEmpty
  }

  /// Whether private declarations of other files are left out.
  func isVisible(_ declaration: Declaration) -> Bool {
    if declaration.flags.contains(.isFoundation) { return importsFoundation }
    return !declaration.flags.contains(.isPrivate) || declaration.file == file || file < 0
  }

  /// What a name may be after a dot.
  ///
  /// - Parameter base: Type of what stands before the dot.
  func memberCandidates(_ base: TypeID, _ name: Symbol, _ arguments: [TypeID] = []) -> [Candidate] {
    let base = shallow(base)
    let isMeta = types.kind(base) == .metatype
    let receiver = isMeta ? shallow(types.child(base, 0)) : base
    var made: [Candidate] = []
    for declaration in declarations(of: receiver, name) where isVisible(declaration) {
      if isMeta {
        if declaration.isType {
          guard let type = program.memberType(of: receiver, name, arguments, context, open: true) else { continue }
          made.append(Candidate(declaration: declaration, type: types.metatype(type)))
          continue
        }
        if declaration.kind == .initialiser || declaration.isStatic {
          if let candidate = open(declaration, receiver: receiver, arguments: arguments) { made.append(candidate) }
        } else if declaration.kind == .function,
          var candidate = open(declaration, receiver: receiver, arguments: arguments)
        {
          // `Type.method` takes the instance first
          candidate.type = types.function([receiver], candidate.type, FunctionShape(parameters: [[]]))
          candidate.parameters = []
          candidate.isValue = true
          candidate.penalty += Cost.disfavoured
          made.append(candidate)
        }
      } else if !declaration.isStatic, !declaration.isType, declaration.kind != .initialiser || name == Symbol(.`init`)
      {
        if let candidate = open(declaration, receiver: receiver, arguments: arguments) { made.append(candidate) }
      }
    }
    return made
  }
}
