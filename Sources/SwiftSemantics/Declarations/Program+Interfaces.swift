extension Program {
  /// The type that a declaration has for those who use it: a function's type, a variable's.
  func interface(of declaration: Declaration) -> TypeID {
    switch declaration.kind {
    case .function, .initialiser, .subscript_: return function(declaration)
    case .enumCase:
      if declaration.type == .none {
        guard let owner = owner(of: declaration) else { return .dynamic }
        let own = declaredType(owner)
        if declaration.parameters.isEmpty {
          declaration.type = own
        } else {
          let parameters = declaration.parameters.map { resolve($0.type, in: declaration) }
          declaration.type = types.function(parameters, own, FunctionShape(parameters: parameters.map { _ in [] }))
        }
      }
      return declaration.type
    case .structure, .class, .enumeration, .actor: return types.metatype(declaredType(declaration))
    case .protocol: return types.metatype(types.existential([types.nominal(number(declaration), [])]))
    default: return type(of: declaration)
    }
  }

  private func function(_ declaration: Declaration) -> TypeID {
    if declaration.type != .none { return declaration.type }
    if let properties = declaration.memberwise {
      guard declaration.state == 0 else { return .dynamic }
      declaration.state = 1
      completeMemberwise(declaration, properties)
      return declaration.type
    }
    let parameters = declaration.parameters.map { parameter in
      let type = resolve(parameter.type, in: declaration)
      return parameter.flags.contains(.inOut) && types.kind(type) == .inOut ? types.child(type, 0) : type
    }
    var result = TypeID.void
    if declaration.kind == .initialiser {
      result = owner(of: declaration).map { declaredType($0) } ?? .dynamic
      if let owner = owner(of: declaration), owner.kind != .protocol {
        // `extension Array<Int>`: the parameters stand for themselves
        result = declaredType(owner)
      }
      if declaration.flags.contains(.isFailable) { result = optional(result) }
    } else if let text = declaration.typeText {
      result = resolve(text, in: declaration)
    }
    var shape = FunctionShape(
      parameters: declaration.parameters.map { $0.flags.intersection([.inOut, .variadic, .autoclosure]) })
    shape.isAsync = declaration.flags.contains(.isAsync)
    shape.isThrowing = declaration.flags.contains(.isThrowing)
    declaration.type = types.function(parameters, result, shape)
    for (index, parameter) in declaration.parameters.enumerated() {
      var type = parameters[index]
      if parameter.flags.contains(.variadic) { type = array(type) }
      if parameter.flags.contains(.autoclosure), types.kind(type) != .function {
        type = types.function([], type, FunctionShape(parameters: []))
      }
      if let inner = parameter.declaration, inner.kind == .parameter { inner.type = type }
    }
    return declaration.type
  }

  /// The type of a variable, parameter or local; inferred from its value where none is written.
  func type(of declaration: Declaration) -> TypeID {
    if declaration.type != .none { return declaration.type }
    switch declaration.kind {
    case .variable, .local:
      if declaration.state == 1 { return .dynamic }
      declaration.state = 1
      defer { declaration.state = 2 }
      if let wrapped = declaration.wrapped {
        let use = wrapper(of: wrapped)
        let isProjection = symbols.firstByte(declaration.name) == UInt8(ascii: "$")
        declaration.type = use.map { isProjection ? $0.projected : $0.storage } ?? .dynamic
        if declaration.type == .none { declaration.type = .dynamic }
        return declaration.type
      }
      if let text = declaration.typeText, !hasPlaceholders(text, declaration) {
        var type = resolve(text, in: declaration)
        if declaration.flags.contains(.isWeak), wrapped(type) == nil { type = optional(type) }
        declaration.type = type
      } else {
        checker.inferVariable(declaration)
        if declaration.type == .none { declaration.type = .dynamic }
      }
      if declaration.flags.contains(.isWeak), wrapped(declaration.type) == nil, declaration.typeText == nil {
        declaration.type = optional(declaration.type)
      }
      return declaration.type
    case .parameter:
      if let parent = declaration.parent, parent.isFunctionLike { _ = function(parent) }
      if declaration.type != .none { return declaration.type }
      return .dynamic
    case .alias:
      return types.metatype(instantiate(declaration, [], outer: nil, open: false, declaration))
    case .genericParameter: return types.metatype(types.parameter(number(declaration)))
    default: return .dynamic
    }
  }

  /// `let x: Set = …`: arguments come from the value.
  private func hasPlaceholders(_ text: TypeText, _ declaration: Declaration) -> Bool {
    guard declaration.value != nil, case .name(let name, let arguments, _) = text, arguments.isEmpty,
      let found = findType(name, in: declaration), found.isNominal, found.kind != .protocol
    else { return false }
    return !found.generics.isEmpty && !isWithin(declaration, found)
  }

  // MARK: Result builders

  func builderDeclaration(_ text: TypeText, in context: Declaration?) -> Declaration? {
    let found: Declaration?
    switch text {
    case .name(let name, _, _): found = findType(name, in: context)
    case .member(let base, let name, _):
      let owner = resolve(base, in: context)
      found = nominal(owner).flatMap { findMemberType(name, in: $0) } ?? frameworks.lookup?[name]?.first { $0.isType }
    default: found = nil
    }
    guard var found else { return nil }
    if found.kind == .alias, let target = nominal(instantiate(found, [], outer: nil, open: false, context)) {
      found = target
    }
    if found.flags.contains(.isFramework) { return symbols.text(found.name).hasSuffix("Builder") ? found : nil }
    return found.attributes.contains { $0.symbol == Symbol(.resultBuilder) } ? found : nil
  }

  /// The builder that a function, getter or the requirement it implements is written for.
  func builder(of declaration: Declaration) -> Declaration? {
    for attribute in declaration.attributes {
      if let found = builderDeclaration(attribute.name, in: declaration) { return found }
    }
    // A witness takes over the builder of its requirement: `var body: some View`
    guard let owner = owner(of: declaration), owner.kind != .protocol,
      !declaration.isStatic || declaration.kind != .initialiser
    else { return nil }
    guard declaration.kind == .variable || declaration.kind == .function else { return nil }
    for conformance in conformances(of: owner) {
      for requirement in members(in: conformance.proto)[declaration.name] ?? [] {
        guard requirement.parent === conformance.proto, requirement.kind == declaration.kind,
          requirement.parameters.count == declaration.parameters.count,
          zip(requirement.parameters, declaration.parameters).allSatisfy({ $0.label == $1.label })
        else { continue }
        for attribute in requirement.attributes {
          if let found = builderDeclaration(attribute.name, in: requirement) { return found }
        }
      }
    }
    return nil
  }

  // MARK: Property wrappers

  /// The wrapper around a property, with the types of `_name` and `$name`.
  func wrapper(of declaration: Declaration) -> WrapperUse? {
    if let known = declaration.wrapper {
      return known.storage == .none && known.declaration === frameworks ? nil : known
    }
    guard declaration.kind == .variable || declaration.kind == .local || declaration.kind == .parameter,
      !declaration.attributes.isEmpty
    else { return nil }
    for attribute in declaration.attributes {
      let resolved = checker.quietly { resolve(attribute.name, in: declaration, open: false) }
      guard let owner = nominal(resolved), owner.kind != .protocol, isWrapper(owner) else { continue }
      let use = WrapperUse(declaration: owner)
      declaration.wrapper = use
      checker.completeWrapper(use, declaration, attribute)
      return use
    }
    return nil
  }

  func isWrapper(_ owner: Declaration) -> Bool {
    if owner.attributes.contains(where: { $0.symbol == Symbol(.propertyWrapper) }) { return true }
    return owner.flags.contains(.isFramework) && members(in: owner)[Symbol(.wrappedValue)] != nil
  }

  // MARK: What is not known

  func note(_ reason: DynamicNote.Reason, _ name: Symbol, file: Int32, offset: Int32) {
    guard checker.isReporting else { return }
    dynamics.append(DynamicNote(file: file, offset: offset, name: symbols.text(name), reason: reason))
  }
}
