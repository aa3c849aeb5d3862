import SwiftSyntax

extension Lowering {
  struct Accessors {
    var getter: FunctionDecl?
    var setter: FunctionDecl?
    var willSet: FunctionDecl?
    var didSet: FunctionDecl?
  }

  func accessors(
    _ block: AccessorBlockSyntax?, name: String, parameters: [ParameterDecl], type: TypeNode?, owner: TypeDecl?
  ) -> Accessors {
    var result = Accessors()
    guard let block else { return result }
    let (file, names) = (file, parameters.map(\.name))
    func decl(
      _ kind: FunctionDecl.Kind, _ node: some SyntaxProtocol, _ body: CodeBlockItemListSyntax?, value: String?,
      yielded: String? = nil
    ) -> FunctionDecl {
      let source: (() -> FunctionBody)? = body.map { body in
        {
          Lowering.body(
            body, parameters: names, file: file, owner: owner, implicitNames: value.map { [$0] } ?? [],
            yielded: yielded)
        }
      }
      let decl = FunctionDecl(
        name: name, kind: kind, place: place(node), parameters: parameters, returnType: kind == .getter ? type : nil,
        owner: owner, source: source)
      if value != nil { decl.valueType = type }
      return decl
    }
    switch block.accessors {
    case .getter(let statements): result.getter = decl(.getter, block, statements, value: nil)
    case .accessors(let list):
      for accessor in list {
        let parameter = accessor.parameters?.name.cleanText
        let statements = accessor.body?.statements
        let lowered: FunctionDecl
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get):
          lowered = decl(.getter, accessor, statements, value: nil)
          result.getter = lowered
        case .keyword(.set):
          lowered = decl(.setter, accessor, statements, value: parameter ?? "newValue")
          result.setter = lowered
        case .keyword(.willSet):
          lowered = decl(.observer, accessor, statements, value: parameter ?? "newValue")
          result.willSet = lowered
        case .keyword(.didSet):
          lowered = decl(.observer, accessor, statements, value: parameter ?? "oldValue")
          result.didSet = lowered
        case .keyword(._read):
          lowered = decl(.getter, accessor, statements, value: nil)
          result.getter = lowered
        case .keyword(._modify):
          lowered = decl(.setter, accessor, statements, value: "newValue", yielded: "newValue")
          result.setter = lowered
          if result.getter == nil { result.getter = decl(.getter, accessor, statements, value: nil) }
        default: continue
        }
        lowered.thrownType = accessor.effectSpecifiers?.throwsClause?.type.map { self.type($0) }
        lowered.isNonmutating = accessor.modifier?.name.tokenKind == .keyword(.nonmutating)
        lowered.isMutating = accessor.modifier?.name.tokenKind == .keyword(.mutating)
      }
    @unknown default: break
    }
    return result
  }

  /// One declaration may bind several names.
  func properties(_ syntax: VariableDeclSyntax, owner: TypeDecl?) -> [PropertyDecl] {
    let attributes = attributes(syntax.attributes, owner: owner)
    var isStatic = false
    var isLazy = false
    var isPrivate = false
    for modifier in syntax.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.lazy): isLazy = true
      case .keyword(.private), .keyword(.fileprivate): isPrivate = isPrivate || modifier.detail == nil
      default: break
      }
    }
    let isLet = syntax.bindingSpecifier.tokenKind == .keyword(.let)
    var result: [PropertyDecl] = []
    // `let a, b: Int`: the type belongs to both.
    var laterType: TypeNode?
    for binding in syntax.bindings.reversed() {
      let type = binding.typeAnnotation.map { self.type($0.type) } ?? laterType
      laterType = binding.initializer == nil ? type : nil
      func make(_ name: String, _ node: some SyntaxProtocol) -> PropertyDecl {
        let property = PropertyDecl(
          name: name, place: place(node), type: type, attributes: attributes, isStatic: isStatic, isLet: isLet,
          owner: owner)
        property.isLazy = isLazy
        property.isPrivate = isPrivate
        if let value = binding.initializer?.value {
          property.initialValue = lazy(value)
          if type == nil, let name = Self.formTypeName(value) {
            property.inferredType = TypeNode(
              .named(name.split(separator: ".").map { .init(name: String($0), arguments: []) }), place: place(value),
              owner: owner, file: file)
          } else if type == nil, let made = Self.collectionType(madeBy: value) {
            property.inferredType = self.type(made)
          }
        }
        return property
      }
      if let identifier = binding.pattern.as(IdentifierPatternSyntax.self) {
        let property = make(identifier.identifier.cleanText, identifier)
        let accessors = accessors(
          binding.accessorBlock, name: property.name, parameters: [], type: type, owner: owner)
        property.getter = accessors.getter
        property.setter = accessors.setter
        property.willSet = accessors.willSet
        property.didSet = accessors.didSet
        let names = property.attributes.map(\.name)
        for function in [property.getter, property.setter, property.willSet, property.didSet].compactMap({ $0 }) {
          function.isStatic = isStatic
          function.attributes = names
        }
        result.append(property)
      } else if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        func visit(_ tuple: TuplePatternSyntax, _ path: [Int]) {
          for (index, element) in tuple.elements.enumerated().reversed() {
            if let inner = element.pattern.as(TuplePatternSyntax.self) { visit(inner, path + [index]) }
            guard let identifier = element.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let property = make(identifier.identifier.cleanText, identifier)
            property.inferredType = nil
            property.tuplePath = path + [index]
            result.append(property)
          }
        }
        visit(tuple, [])
      }
    }
    return result.reversed()
  }

  /// What the form of an initial value says of its type, without lowering it.
  static func formTypeName(_ value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    case .booleanLiteralExpr: "Bool"
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "-": formTypeName(prefix.expression)
    case .functionCallExpr(let call): typeName(call.calledExpression)
    default: nil
    }
  }
  private static func typeName(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.cleanText
      return name.first?.isUppercase == true ? name : nil
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(typeName) {
      let name = member.declName.baseName.cleanText
      return name.first?.isUppercase == true ? base + "." + name : nil
    }
    return nil
  }
}
