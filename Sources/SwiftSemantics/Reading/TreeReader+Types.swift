import SwiftSyntax

extension TreeReader {
  func type(_ node: TypeSyntax) -> TypeText {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return .name(symbol(type.name), arguments(type.genericArgumentClause), offset: start(type))
    case .memberType(let type):
      if type.name.text == "Type" || type.name.text == "Protocol" { return .metatype(self.type(type.baseType)) }
      return .member(self.type(type.baseType), symbol(type.name), arguments(type.genericArgumentClause))
    case .optionalType(let type): return .optional(self.type(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(self.type(type.wrappedType))
    case .arrayType(let type): return .array(self.type(type.element))
    case .dictionaryType(let type): return .dictionary(self.type(type.key), self.type(type.value))
    case .tupleType(let type):
      let elements = type.elements.map { element -> (label: Symbol?, type: TypeText) in
        let name = element.firstName.map(symbol)
        return (name == Symbol(.underscore) ? element.secondName.map(symbol) : name, self.type(element.type))
      }
      return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
    case .functionType(let type):
      let parameters = type.parameters.map { element -> TypeText.Parameter in
        var made = parameter(element.type)
        if element.ellipsis != nil { made.flags.insert(.variadic) }
        return made
      }
      return .function(
        parameters, self.type(type.returnClause.type), isAsync: type.effectSpecifiers?.asyncSpecifier != nil,
        isThrowing: throwsMark(type.effectSpecifiers?.throwsClause))
    case .someOrAnyType(let type):
      let inner = self.type(type.constraint)
      return type.someOrAnySpecifier.text == "some" ? .some(inner) : .any(inner)
    case .compositionType(let type): return .composition(type.elements.map { self.type($0.type) })
    case .metatypeType(let type): return .metatype(self.type(type.baseType))
    case .attributedType(let type):
      let inner = self.type(type.baseType)
      let isInOut = type.specifiers.contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout" }
      return isInOut ? .inOut(inner) : inner
    case .suppressedType, .missingType, .namedOpaqueReturnType, .packExpansionType, .packElementType,
      .classRestrictionType:
      if node.is(ClassRestrictionTypeSyntax.self) { return .name(Symbol(.AnyObject), [], offset: start(node)) }
      return .missing
    default: return .missing
    }
  }

  /// `throws(Never)` does not throw.
  func throwsMark(_ clause: ThrowsClauseSyntax?) -> Bool {
    guard let clause else { return false }
    return clause.type?.trimmedDescription != "Never"
  }

  /// A parameter's type, with what its attributes say.
  func parameter(_ node: TypeSyntax) -> TypeText.Parameter {
    var made = TypeText.Parameter(type: .missing, flags: [], builder: nil)
    var node = node
    while let attributed = node.as(AttributedTypeSyntax.self) {
      if attributed.specifiers.contains(where: { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout" }) {
        made.flags.insert(.inOut)
      }
      for case .attribute(let attribute) in attributed.attributes {
        switch attribute.attributeName.trimmedDescription {
        case "autoclosure": made.flags.insert(.autoclosure)
        case "escaping", "Sendable", "MainActor", "convention", "isolated", "unchecked", "retroactive",
          "preconcurrency":
          break
        default: made.builder = type(attribute.attributeName)
        }
      }
      node = attributed.baseType
    }
    made.type = type(node)
    return made
  }

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeText] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { return self.type(type) }
      return .missing
    }
  }

  func generics(
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, on made: Declaration
  ) {
    for parameter in parameters?.parameters ?? [] {
      let generic = Declaration(.genericParameter, symbol(parameter.name), start(parameter), parent: made)
      generic.file = file
      made.generics.append(generic)
      if let inherited = parameter.inheritedType {
        made.requirementTexts.append(
          RequirementText(subject: .name(generic.name, [], offset: 0), isSameType: false, target: type(inherited)))
      }
    }
    for requirement in (parameters?.genericWhereClause?.requirements ?? []) { add(requirement, to: made) }
    for requirement in (requirements?.requirements ?? []) { add(requirement, to: made) }
  }

  private func add(_ node: GenericRequirementSyntax, to made: Declaration) {
    switch node.requirement {
    case .conformanceRequirement(let requirement):
      made.requirementTexts.append(
        RequirementText(
          subject: type(requirement.leftType), isSameType: false, target: type(requirement.rightType)))
    case .sameTypeRequirement(let requirement):
      guard case .type(let left) = requirement.leftType, case .type(let right) = requirement.rightType else { return }
      made.requirementTexts.append(RequirementText(subject: type(left), isSameType: true, target: type(right)))
    default: break
    }
  }

  /// Replaces each `some P` of a parameter by a generic parameter of its own.
  func naming(_ text: TypeText, in made: Declaration) -> TypeText {
    switch text {
    case .some(let constraint):
      let name = symbols.intern("some \(made.generics.count)")
      let generic = Declaration(.genericParameter, name, made.start, parent: made)
      generic.file = file
      made.generics.append(generic)
      made.requirementTexts.append(
        RequirementText(subject: .name(name, [], offset: 0), isSameType: false, target: constraint))
      return .name(name, [], offset: 0)
    case .optional(let inner): return .optional(naming(inner, in: made))
    case .array(let inner): return .array(naming(inner, in: made))
    case .dictionary(let key, let value): return .dictionary(naming(key, in: made), naming(value, in: made))
    case .name(let name, let arguments, let offset) where !arguments.isEmpty:
      return .name(name, arguments.map { naming($0, in: made) }, offset: offset)
    case .function(let parameters, let result, let isAsync, let isThrowing):
      let named = parameters.map {
        TypeText.Parameter(type: naming($0.type, in: made), flags: $0.flags, builder: $0.builder)
      }
      return .function(named, naming(result, in: made), isAsync: isAsync, isThrowing: isThrowing)
    case .metatype(let inner): return .metatype(naming(inner, in: made))
    case .tuple(let elements): return .tuple(elements.map { ($0.label, naming($0.type, in: made)) })
    default: return text
    }
  }
}
