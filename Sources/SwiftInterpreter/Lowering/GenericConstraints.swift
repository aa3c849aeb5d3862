import SwiftSyntax

/// What the parameters of a generic type conform to: `Content: View`, `where Content: View`.
enum GenericConstraints {
  static func read(_ declaration: DeclSyntax) -> [String: [String]] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): read(type.genericParameterClause, type.genericWhereClause)
    case .classDecl(let type): read(type.genericParameterClause, type.genericWhereClause)
    case .enumDecl(let type): read(type.genericParameterClause, type.genericWhereClause)
    default: [:]
    }
  }

  private static func read(
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for parameter in parameters?.parameters ?? [] {
      guard let type = parameter.inheritedType else { continue }
      result[parameter.name.text, default: []] += names(type)
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
      result[conformance.leftType.trimmedDescription, default: []] += names(conformance.rightType)
    }
    return result
  }

  /// `View & Hashable` is both.
  private static func names(_ type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [type.trimmedDescription] }
    return composition.elements.map(\.type.trimmedDescription)
  }
}
