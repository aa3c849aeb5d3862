import SwiftSyntax

extension SyntaxProtocol {
  /// The statements around a declaration inside of a function.
  var enclosingBlock: Range<Int> {
    var node = Syntax(self)
    while let parent = node.parent {
      node = parent
      if node.is(CodeBlockItemListSyntax.self) { break }
    }
    return node.position.utf8Offset..<node.endPosition.utf8Offset
  }
}

extension Lowering {
  func alias(_ syntax: TypeAliasDeclSyntax) -> TypeNode {
    let node = type(syntax.initializer.value)
    node.aliasParameters = syntax.genericParameterClause?.parameters.map(\.name.text) ?? []
    return node
  }

  func type(_ syntax: TypeSyntax) -> TypeNode {
    typeDepth += 1
    defer { typeDepth -= 1 }
    // The parser takes any number of `?` one around the other, and each asks for the first word of all.
    guard typeDepth < Self.typeDepthLimit else {
      let why = "a type nested deeper than \(Self.typeDepthLimit) levels"
      return TypeNode(.notUnderstood(why), owner: owner, file: file)
    }
    func node(_ shape: TypeNode.Shape) -> TypeNode {
      TypeNode(shape, place: place(syntax), owner: owner, file: file)
    }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType, .memberType:
      guard let components = components(of: syntax) else { return node(.notUnderstood(syntax.trimmedDescription)) }
      return node(.named(components))
    case .optionalType(let type): return node(.optional(self.type(type.wrappedType)))
    case .implicitlyUnwrappedOptionalType(let type):
      let result = node(.optional(self.type(type.wrappedType)))
      result.isImplicitlyUnwrapped = true
      return result
    case .arrayType(let type): return node(.array(self.type(type.element)))
    case .dictionaryType(let type): return node(.dictionary(self.type(type.key), self.type(type.value)))
    case .functionType(let type):
      return node(
        .function(
          .init(
            parameters: type.parameters.map { self.type($0.type) },
            result: self.type(type.returnClause.type), attributes: [])))
    case .tupleType(let type):
      let elements = type.elements.map { (label: $0.firstName?.text, type: self.type($0.type)) }
      if elements.count == 1, elements[0].label == nil { return elements[0].type }
      return node(.tuple(elements))
    case .attributedType(let type):
      let base = self.type(type.baseType)
      let attributes = type.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
      guard !attributes.isEmpty, case .function(let shape) = base.shape else { return base }
      return node(
        .function(.init(parameters: shape.parameters, result: shape.result, attributes: shape.attributes + attributes)))
    case .someOrAnyType(let type):
      let result = node(.anyOf(self.type(type.constraint)))
      result.isOpaque = type.someOrAnySpecifier.tokenKind == .keyword(.some)
      return result
    case .metatypeType(let type): return node(.metatype(self.type(type.baseType)))
    case .compositionType(let type):
      guard let first = type.elements.first else { return node(.notUnderstood("&")) }
      let result = node(.anyOf(self.type(first.type)))
      result.others = type.elements.dropFirst().map { self.type($0.type) }
      return result
    case .suppressedType(let type): return self.type(type.type)
    case .packExpansionType(let type): return self.type(type.repetitionPattern)
    case .packElementType(let type): return self.type(type.pack)
    default: return node(.notUnderstood(syntax.trimmedDescription))
    }
  }

  private func components(of syntax: TypeSyntax) -> [TypeNode.Component]? {
    func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeNode] {
      (clause?.arguments ?? []).compactMap { argument in
        if case .type(let type) = argument.argument { return self.type(type) }
        return nil
      }
    }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return [.init(name: type.name.cleanText, arguments: arguments(type.genericArgumentClause))]
    case .memberType(let type):
      guard let base = components(of: type.baseType) else { return nil }
      return base + [.init(name: type.name.cleanText, arguments: arguments(type.genericArgumentClause))]
    default: return nil
    }
  }
}

extension TokenSyntax {
  /// Without backticks.
  var cleanText: String {
    let text = text
    guard text.utf8.first == 96 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
