extension Program {
  /// Connects the extensions of the sources with their types; done once, when all files are there.
  func bindExtensions() {
    var pending: [Declaration] = []
    func collect(_ members: [Declaration]) {
      for member in members {
        if member.kind == .extension { pending.append(member) }
      }
    }
    for file in files { collect(file.members) }
    // Nested types in extensions of the same program may be extended in turn
    for _ in 0..<3 where !pending.isEmpty {
      var rest: [Declaration] = []
      for declaration in pending {
        declaration.state = 0
        if let owner = extended(declaration) {
          owner.extensions.append(declaration)
          owner.lookup = nil
          owner.conformances = nil
        } else {
          rest.append(declaration)
        }
      }
      if rest.count == pending.count { break }
      pending = rest
    }
  }

  /// The members of a type by name: its own, its extensions' and those that the compiler makes.
  func members(in owner: Declaration) -> [Symbol: [Declaration]] {
    if let known = owner.lookup { return known }
    owner.lookup = [:]
    readRows(of: owner)
    var made: [Symbol: [Declaration]] = [:]
    for member in owner.members where member.kind != .extension { made[member.name, default: []].append(member) }
    for declaration in owner.extensions {
      for member in declaration.members { made[member.name, default: []].append(member) }
    }
    owner.lookup = made
    for member in synthesised(owner, made) { owner.lookup?[member.name, default: []].append(member) }
    return owner.lookup ?? made
  }

  func allMembers(_ owner: Declaration) -> [Declaration] {
    readRows(of: owner)
    return owner.members + owner.extensions.flatMap(\.members)
  }

  // MARK: Members that nobody wrote

  private func synthesised(_ owner: Declaration, _ written: [Symbol: [Declaration]]) -> [Declaration] {
    guard !owner.flags.contains(.isFramework) else { return [] }
    var made: [Declaration] = []
    let hasInitialiser = owner.members.contains { $0.kind == .initialiser }
    switch owner.kind {
    case .structure:
      if !hasInitialiser { made += memberwise(owner) }
    case .class, .actor:
      if !hasInitialiser {
        if let base = superclass(of: owner).flatMap({ nominal($0) }) {
          _ = base  // inherited initialisers are found there
        } else {
          made.append(initialiser(owner, []))
        }
      }
    case .enumeration:
      if let raw = rawType(of: owner) {
        let value = Declaration(.variable, Symbol(.rawName), parent: owner)
        value.type = raw
        value.state = 2
        value.flags = [.isComputed]
        made.append(value)
        let creating = initialiser(owner, [(Symbol(.rawName), raw, nil)])
        creating.flags.insert(.isFailable)
        creating.type = types.function([raw], optional(declaredType(owner)), FunctionShape(parameters: [[]]))
        made.append(creating)
        let alias = Declaration(.alias, Symbol(.rawType), parent: owner)
        alias.type = raw
        alias.state = 2
        made.append(alias)
      }
    default: break
    }
    if owner.kind != .protocol, inheritsByName(owner, .CaseIterable), written[Symbol(.allNames)] == nil {
      let all = Declaration(.variable, Symbol(.allNames), parent: owner)
      all.flags = [.isStatic, .isComputed]
      all.type = array(declaredType(owner))
      all.state = 2
      made.append(all)
    }
    for member in owner.members where member.kind == .variable && !member.attributes.isEmpty {
      for prefix in ["_", "$"] {
        let name = symbols.intern(prefix + symbols.text(member.name))
        guard written[name] == nil else { continue }
        let storage = Declaration(.variable, name, member.start, parent: owner)
        storage.wrapped = member
        storage.file = member.file
        storage.flags = member.flags
        storage.flags.insert(.isComputed)
        made.append(storage)
      }
    }
    return made
  }

  func inheritsByName(_ owner: Declaration, _ name: KnownName) -> Bool {
    conformances(of: owner).contains { $0.proto.name == Symbol(name) && $0.proto.flags.contains(.isFramework) }
  }

  /// The raw type of an enumeration.
  func rawType(of owner: Declaration) -> TypeID? {
    guard owner.kind == .enumeration, let first = owner.inherited.first else { return nil }
    let found = resolve(first, in: owner)
    guard let nominal = nominal(found), nominal.kind == .structure else { return nil }
    return found
  }

  func initialiser(_ owner: Declaration, _ parameters: [(Symbol, TypeID, Declaration?)]) -> Declaration {
    let made = Declaration(.initialiser, Symbol(.`init`), owner.start, parent: owner)
    made.file = owner.file
    made.parameters = parameters.map { label, type, property in
      var parameter = Declaration.Parameter(label: label, declaration: property, type: .missing)
      if let property {
        parameter.hasDefault = property.flags.contains(.hasDefault) || property.implicitDefault
      }
      return parameter
    }
    made.type = types.function(
      parameters.map(\.1), declaredType(owner), FunctionShape(parameters: parameters.map { _ in [] }))
    made.state = 2
    return made
  }

  /// The initialiser of a structure's stored properties; their types are looked at when it is used.
  private func memberwise(_ owner: Declaration) -> [Declaration] {
    var properties: [Declaration] = []
    for member in owner.members where member.kind == .variable && !member.isStatic {
      guard !member.flags.contains(.isComputed) else { continue }
      if member.flags.contains(.isLet), member.flags.contains(.hasDefault) { continue }
      properties.append(member)
    }
    let made = initialiser(owner, properties.map { ($0.name, TypeID.none, $0) })
    made.memberwise = properties
    made.type = .none
    made.state = 0
    guard !properties.isEmpty, properties.allSatisfy({ $0.flags.contains(.hasDefault) || $0.implicitDefault }) else {
      return [made]
    }
    return [initialiser(owner, []), made]
  }

  func completeMemberwise(_ made: Declaration, _ properties: [Declaration]) {
    guard let owner = made.parent else { return }
    var parameters: [TypeID] = []
    for (index, member) in properties.enumerated() {
      var type = self.type(of: member)
      if let wrapper = wrapper(of: member) {
        if !wrapper.takesValue { type = wrapper.storage }
        // `@Environment(\.locale)` starts itself; so does a wrapper that is made of nothing
        let isMade = member.attributes.contains { $0.arguments != nil } && !wrapper.takesValue
        if wrapper.startsItself || isMade { made.parameters[index].hasDefault = true }
      }
      if let attribute = member.attributes.first(where: { builderDeclaration($0.name, in: owner) != nil }) {
        made.parameters[index].builder = attribute.name
        if types.kind(type) != .function { type = types.function([], type, FunctionShape(parameters: [])) }
      }
      if member.flags.contains(.isLazy) {
        made.parameters[index].hasDefault = true
        type = optional(type)
      }
      if member.implicitDefault { made.parameters[index].hasDefault = true }
      parameters.append(type)
    }
    made.type = types.function(parameters, declaredType(owner), FunctionShape(parameters: parameters.map { _ in [] }))
  }
}

extension Declaration {
  /// Optional variables start as `nil`; so do weak ones.
  var implicitDefault: Bool {
    guard kind == .variable, !flags.contains(.isLet) else { return false }
    if case .optional? = typeText { return true }
    if flags.contains(.isImplicitUnwrapped) { return true }
    return false
  }
}
