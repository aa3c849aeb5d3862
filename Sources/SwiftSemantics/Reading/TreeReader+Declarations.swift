import SwiftSyntax

extension TreeReader {
  /// A declaration within statements or a file. Variables come as statements.
  func declarations(_ node: DeclSyntax) -> [Statement] {
    if let variable = node.as(VariableDeclSyntax.self) { return [.variables(variables(variable, isMember: false))] }
    let made = member(node)
    for declaration in made where declaration.isType { parents.last?.members.append(declaration) }
    return made.map { .declaration($0) }
  }

  /// A declaration within a type.
  func member(_ node: DeclSyntax) -> [Declaration] {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let decl):
      return [nominal(.structure, decl.name, decl, decl.genericParameterClause, decl.genericWhereClause)]
    case .classDecl(let decl):
      return [nominal(.class, decl.name, decl, decl.genericParameterClause, decl.genericWhereClause)]
    case .enumDecl(let decl):
      return [nominal(.enumeration, decl.name, decl, decl.genericParameterClause, decl.genericWhereClause)]
    case .actorDecl(let decl):
      return [nominal(.actor, decl.name, decl, decl.genericParameterClause, decl.genericWhereClause)]
    case .protocolDecl(let decl):
      let made = nominal(.protocol, decl.name, decl, nil, decl.genericWhereClause)
      made.primary = decl.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { symbol($0.name) } ?? []
      return [made]
    case .extensionDecl(let decl):
      let made = declare(.extension, Symbol(.empty), decl)
      made.typeText = type(decl.extendedType)
      attributes(decl.attributes, decl.modifiers, on: made)
      generics(nil, decl.genericWhereClause, on: made)
      made.inherited = inherited(decl.inheritanceClause)
      members(decl.memberBlock, of: made)
      return [made]
    case .functionDecl(let decl): return [function(decl)]
    case .initializerDecl(let decl): return [initialiser(decl)]
    case .deinitializerDecl(let decl):
      let made = declare(.deinitialiser, Symbol(.deinit), decl)
      parents.append(made)
      made.body = decl.body.map { block($0) }
      parents.removeLast()
      return [made]
    case .subscriptDecl(let decl): return [subscripting(decl)]
    case .variableDecl(let decl): return variables(decl, isMember: true).declarations
    case .typeAliasDecl(let decl):
      let made = declare(.alias, symbol(decl.name), decl)
      attributes(decl.attributes, decl.modifiers, on: made)
      generics(decl.genericParameterClause, decl.genericWhereClause, on: made)
      made.typeText = type(decl.initializer.value)
      return [made]
    case .associatedTypeDecl(let decl):
      let made = declare(.associatedType, symbol(decl.name), decl)
      made.inherited = inherited(decl.inheritanceClause)
      made.typeText = decl.initializer.map { type($0.value) }
      generics(nil, decl.genericWhereClause, on: made)
      return [made]
    case .enumCaseDecl(let decl): return decl.elements.map { enumCase($0, decl) }
    case .ifConfigDecl(let decl):
      switch activeElements(decl) {
      case .decls(let items)?: return items.flatMap { member($0.decl) }
      case .statements(let items)?:
        return items.flatMap { item -> [Declaration] in
          if case .decl(let inner) = item.item { return member(inner) }
          return []
        }
      default: return []
      }
    case .importDecl(let decl):
      imports.append(decl.path.first?.name.text ?? "")
      return []
    default: return []
    }
  }

  private func nominal(
    _ kind: Declaration.Kind, _ name: TokenSyntax, _ node: some DeclGroupSyntax,
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> Declaration {
    let made = declare(kind, symbol(name), node)
    attributes(node.attributes, node.modifiers, on: made)
    if kind == .protocol {
      let own = Declaration(.genericParameter, Symbol(.Self), made.start, parent: made)
      own.file = file
      made.generics.append(own)
    }
    generics(parameters, requirements, on: made)
    made.inherited = inherited(node.inheritanceClause)
    members(node.memberBlock, of: made)
    return made
  }

  private func members(_ block: MemberBlockSyntax, of made: Declaration) {
    parents.append(made)
    for item in block.members { made.members += member(item.decl) }
    parents.removeLast()
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeText] {
    (clause?.inheritedTypes ?? []).map { type($0.type) }
  }

  private func function(_ decl: FunctionDeclSyntax) -> Declaration {
    let made = declare(.function, symbol(decl.name), decl)
    attributes(decl.attributes, decl.modifiers, on: made)
    generics(decl.genericParameterClause, decl.genericWhereClause, on: made)
    parents.append(made)
    defer { parents.removeLast() }
    parameters(decl.signature.parameterClause, of: made)
    if decl.signature.effectSpecifiers?.asyncSpecifier != nil { made.flags.insert(.isAsync) }
    if throwsMark(decl.signature.effectSpecifiers?.throwsClause) { made.flags.insert(.isThrowing) }
    made.typeText = decl.signature.returnClause.map { type($0.type) }
    if decl.signature.returnClause?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true {
      made.flags.insert(.isImplicitUnwrapped)
    }
    made.body = decl.body.map { block($0) }
    return made
  }

  private func initialiser(_ decl: InitializerDeclSyntax) -> Declaration {
    let made = declare(.initialiser, Symbol(.`init`), decl)
    attributes(decl.attributes, decl.modifiers, on: made)
    generics(decl.genericParameterClause, decl.genericWhereClause, on: made)
    parents.append(made)
    defer { parents.removeLast() }
    parameters(decl.signature.parameterClause, of: made)
    if decl.signature.effectSpecifiers?.asyncSpecifier != nil { made.flags.insert(.isAsync) }
    if throwsMark(decl.signature.effectSpecifiers?.throwsClause) { made.flags.insert(.isThrowing) }
    if decl.optionalMark != nil { made.flags.insert(.isFailable) }
    made.body = decl.body.map { block($0) }
    return made
  }

  private func subscripting(_ decl: SubscriptDeclSyntax) -> Declaration {
    let made = declare(.subscript_, Symbol(.subscript), decl)
    attributes(decl.attributes, decl.modifiers, on: made)
    generics(decl.genericParameterClause, decl.genericWhereClause, on: made)
    parents.append(made)
    defer { parents.removeLast() }
    parameters(decl.parameterClause, of: made)
    for index in made.parameters.indices
    where made.parameters[index].label == made.parameters[index].declaration?.name {
      // In subscripts a single name is no label
      let node = Array(decl.parameterClause.parameters)[index]
      if node.secondName == nil { made.parameters[index].label = nil }
    }
    made.typeText = type(decl.returnClause.type)
    if let accessors = decl.accessorBlock { self.accessors(accessors, of: made) }
    return made
  }

  func parameters(_ clause: FunctionParameterClauseSyntax, of made: Declaration) {
    for node in clause.parameters {
      let label = symbol(node.firstName)
      let inner = declare(.parameter, node.secondName.map(symbol) ?? label, node)
      var reading = parameter(node.type)
      for case .attribute(let attribute) in node.attributes { reading.builder = type(attribute.attributeName) }
      inner.typeText = naming(reading.type, in: made)
      var parameter = Declaration.Parameter(
        label: label == Symbol(.underscore) ? nil : label, declaration: inner, type: inner.typeText ?? .missing)
      parameter.flags = reading.flags
      if node.ellipsis != nil { parameter.flags.insert(.variadic) }
      parameter.builder = reading.builder
      if let value = node.defaultValue {
        parameter.hasDefault = true
        parameter.defaultValue = expression(value.value)
      }
      made.parameters.append(parameter)
    }
  }

  private func enumCase(_ node: EnumCaseElementSyntax, _ decl: EnumCaseDeclSyntax) -> Declaration {
    let made = declare(.enumCase, symbol(node.name), node)
    made.flags.insert(.isStatic)
    attributes(decl.attributes, decl.modifiers, on: made)
    for parameter in node.parameterClause?.parameters ?? [] {
      var label = parameter.firstName.map(symbol)
      if label == Symbol(.underscore) { label = nil }
      var made_ = Declaration.Parameter(label: label, declaration: nil, type: type(parameter.type))
      made_.hasDefault = parameter.defaultValue != nil
      made.parameters.append(made_)
    }
    made.rawValue = node.rawValue.map { expression($0.value) }
    return made
  }

  /// Modifiers and attributes.
  func attributes(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, on made: Declaration) {
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class": made.flags.insert(.isStatic)
      case "override": made.flags.insert(.isOverride)
      case "private" where modifier.detail == nil: made.flags.insert(.isPrivate)
      case "fileprivate" where modifier.detail == nil: made.flags.formUnion([.isPrivate, .isFilePrivate])
      case "mutating": made.flags.insert(.isMutating)
      case "prefix": made.flags.insert(.isPrefix)
      case "postfix": made.flags.insert(.isPostfix)
      case "lazy": made.flags.insert(.isLazy)
      case "weak": made.flags.insert(.isWeak)
      case "indirect": made.flags.insert(.isIndirect)
      default: break
      }
    }
    for attribute in attributes {
      switch attribute {
      case .attribute(let node): add(node, to: made)
      case .ifConfigDecl(let node):
        if case .attributes(let inner)? = activeElements(node) {
          for case .attribute(let attribute) in inner { add(attribute, to: made) }
        }
      default: break
      }
    }
  }

  private func add(_ node: AttributeSyntax, to made: Declaration) {
    let name = type(node.attributeName)
    let symbol: Symbol
    switch name {
    case .name(let found, _, _), .member(_, let found, _): symbol = found
    default: return
    }
    var arguments: [Expression.Argument]?
    if case .argumentList(let list)? = node.arguments { arguments = self.arguments(list) }
    if node.leftParen != nil, arguments == nil { arguments = [] }
    made.attributes.append(.init(name: name, symbol: symbol, arguments: arguments, offset: start(node)))
  }
}
