import SightlineModel
import SwiftSyntax

/// Lowers the members of one type or extension; bodies stay syntax until they run.
struct MemberLowering {
  let target: TypeDecl
  let lowering: Lowering
  let constraints: [ConstraintNode]
  let isExtension: Bool
  let onMutating: (String) -> Void

  func lower(_ members: MemberBlockItemListSyntax) {
    for member in members { lower(member.decl) }
  }

  private func lower(_ decl: DeclSyntax) {
    switch decl.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      for property in lowering.properties(variable, owner: target) {
        property.constraints = constraints
        add(property)
      }
    case .functionDecl(let function):
      let lowered = lowering.function(function, owner: target)
      lowered.constraints += constraints
      if lowered.isMutating { onMutating(lowered.name) }
      add(lowered)
    case .initializerDecl(let initializer):
      let lowered = lowering.initializer(initializer, owner: target)
      lowered.constraints += constraints
      lowered.isFromExtension = isExtension
      target.initializers.append(lowered)
    case .subscriptDecl(let declaration):
      let lowered = lowering.subscriptDeclaration(declaration, owner: target)
      if lowered.isStatic { target.staticSubscripts.append(lowered) } else { target.subscripts.append(lowered) }
    case .enumCaseDecl(let declaration):
      for element in declaration.elements {
        let item = EnumCaseDecl(
          name: element.name.cleanText,
          parameters: element.parameterClause?.parameters.map { parameter in
            ParameterDecl(
              label: parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.cleanText },
              name: (parameter.secondName ?? parameter.firstName)?.cleanText ?? "",
              type: lowering.type(parameter.type), defaultValue: parameter.defaultValue.map { lowering.lazy($0.value) },
              isVariadic: false, isInout: false, attributes: [])
          } ?? [], rawValue: element.rawValue.map { lowering.lazy($0.value) }, place: lowering.place(element))
        target.caseIndex[item.name] = target.cases.count
        target.cases.append(item)
      }
    case .associatedTypeDecl(let associated): target.associatedTypes.insert(associated.name.cleanText)
    case .typeAliasDecl(let alias):
      target.aliases[alias.name.cleanText] = lowering.alias(alias)
    case .ifConfigDecl(let conditional):
      if case .decls(let chosen)? = lowering.context.clause(of: conditional) { lower(chosen) }
    default: break
    }
  }

  private func add(_ property: PropertyDecl) {
    if property.isStatic {
      target.statics[property.name, default: MemberSet()].properties.append(property)
      target.staticNames.append(property.name)
    } else {
      target.instance[property.name, default: MemberSet()].properties.append(property)
      if property.isStored { target.stored.append(property) }
    }
  }
  private func add(_ function: FunctionDecl) {
    if function.isStatic {
      target.statics[function.name, default: MemberSet()].functions.append(function)
      target.staticNames.append(function.name)
    } else {
      target.instance[function.name, default: MemberSet()].functions.append(function)
    }
  }
}

extension Lowering {
  func attributes(_ list: AttributeListSyntax, owner: TypeDecl?) -> [AttributeNode] {
    list.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let type = self.type(attribute.attributeName)
      var typeArguments: [TypeNode] = []
      var name = type.name
      if case .named(let components) = type.shape, let last = components.last {
        typeArguments = last.arguments
        if components.count > 1, context.imports.contains(components[0].name) { name = last.name }
      }
      return AttributeNode(
        name: name, typeArguments: typeArguments, syntax: attribute.arguments, place: place(attribute), owner: owner)
    }
  }
  private func attributeNames(_ list: AttributeListSyntax) -> [String] {
    list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  func parameters(_ list: FunctionParameterListSyntax) -> [ParameterDecl] {
    list.map { parameter in
      let first = parameter.firstName
      var names = attributeNames(parameter.attributes)
      var isInout = false
      if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
        isInout = attributed.specifiers.contains {
          $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        }
        names += attributeNames(attributed.attributes)
      }
      return ParameterDecl(
        label: first.tokenKind == .wildcard ? nil : first.cleanText,
        name: (parameter.secondName ?? first).cleanText, type: type(parameter.type),
        defaultValue: parameter.defaultValue.map { lazy($0.value) }, isVariadic: parameter.ellipsis != nil,
        isInout: isInout, attributes: names)
    }
  }

  func constraints(_ clause: GenericWhereClauseSyntax?) -> [ConstraintNode] {
    (clause?.requirements ?? []).compactMap { requirement in
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let right) = same.rightType else { return nil }
        return ConstraintNode(left: same.leftType.trimmedDescription, right: type(right), isSameType: true)
      case .conformanceRequirement(let conformance):
        return ConstraintNode(
          left: conformance.leftType.trimmedDescription, right: type(conformance.rightType), isSameType: false)
      default: return nil
      }
    }
  }

  func function(_ syntax: FunctionDeclSyntax, owner: TypeDecl?) -> FunctionDecl {
    let parameters = parameters(syntax.signature.parameterClause.parameters)
    let (file, names) = (file, parameters.map(\.name))
    var source: (() -> FunctionBody)?
    if let body = syntax.body {
      source = { Lowering.body(body.statements, parameters: names, file: file, owner: owner) }
    }
    let result = FunctionDecl(
      name: syntax.name.cleanText, kind: .function, place: place(syntax.name), parameters: parameters,
      returnType: syntax.signature.returnClause.map { type($0.type) }, owner: owner, source: source)
    result.end = syntax.endPositionBeforeTrailingTrivia.utf8Offset
    apply(syntax.modifiers, to: result)
    result.attributes = attributeNames(syntax.attributes)
    result.thrownType = syntax.signature.effectSpecifiers?.throwsClause?.type.map { type($0) }
    generics(syntax.genericParameterClause, syntax.genericWhereClause, of: result)
    result.start = place(syntax).offset
    result.extent = Self.extent(syntax.body)
    context.note(result)
    return result
  }

  private func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, of function: FunctionDecl
  ) {
    function.genericParameters = clause?.parameters.map(\.name.text) ?? []
    function.constraints =
      constraints(requirements)
      + (clause?.parameters.compactMap { parameter in
        parameter.inheritedType.map {
          ConstraintNode(left: parameter.name.text, right: type($0), isSameType: false)
        }
      } ?? [])
  }

  private static func extent(_ body: CodeBlockSyntax?) -> Range<Int> {
    body.map { $0.position.utf8Offset..<$0.endPosition.utf8Offset } ?? 0..<0
  }

  private func apply(_ modifiers: DeclModifierListSyntax, to function: FunctionDecl) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): function.isStatic = true
      case .keyword(.mutating): function.isMutating = true
      case .keyword(.nonmutating): function.isNonmutating = true
      case .keyword(.override): function.isOverride = true
      case .keyword(.convenience): function.isConvenience = true
      case .keyword(.private), .keyword(.fileprivate): function.isPrivate = true
      default: break
      }
    }
  }

  func initializer(_ syntax: InitializerDeclSyntax, owner: TypeDecl?) -> FunctionDecl {
    let parameters = parameters(syntax.signature.parameterClause.parameters)
    let (file, names) = (file, parameters.map(\.name))
    let source: (() -> FunctionBody)? = syntax.body.map { body in
      { Lowering.body(body.statements, parameters: names, file: file, owner: owner) }
    }
    let result = FunctionDecl(
      name: "init", kind: .initializer, place: place(syntax), parameters: parameters, returnType: nil, owner: owner,
      source: source)
    result.isFailable = syntax.optionalMark != nil
    result.isMutating = true
    result.attributes = attributeNames(syntax.attributes)
    apply(syntax.modifiers, to: result)
    result.thrownType = syntax.signature.effectSpecifiers?.throwsClause?.type.map { type($0) }
    generics(syntax.genericParameterClause, syntax.genericWhereClause, of: result)
    result.start = place(syntax).offset
    result.extent = Self.extent(syntax.body)
    context.note(result)
    return result
  }

  func subscriptDeclaration(_ syntax: SubscriptDeclSyntax, owner: TypeDecl?) -> FunctionDecl {
    let parameters = parameters(syntax.parameterClause.parameters).map { parameter in
      // A subscript's parameter has no label unless it is written twice.
      parameter
    }
    let declared = syntax.parameterClause.parameters.map { $0.secondName != nil }
    let adjusted = zip(parameters, declared).map { parameter, hasLabel in
      ParameterDecl(
        label: hasLabel ? parameter.label : nil, name: parameter.name, type: parameter.type,
        defaultValue: parameter.defaultValue, isVariadic: parameter.isVariadic, isInout: parameter.isInout,
        attributes: parameter.attributes)
    }
    let returnType = type(syntax.returnClause.type)
    let result = FunctionDecl(
      name: "subscript", kind: .subscript_, place: place(syntax), parameters: adjusted, returnType: returnType,
      owner: owner, source: nil)
    apply(syntax.modifiers, to: result)
    let accessors = accessors(
      syntax.accessorBlock, name: "subscript", parameters: adjusted, type: returnType, owner: owner)
    result.genericParameters = syntax.genericParameterClause?.parameters.map(\.name.text) ?? []
    result.getter = accessors.getter
    result.setter = accessors.setter
    for accessor in [result.getter, result.setter].compactMap({ $0 }) {
      accessor.genericParameters = result.genericParameters
    }
    result.getter?.attributes = attributeNames(syntax.attributes)
    return result
  }
}
