import SwiftSyntax

extension Lowering {
  /// - Parameter isBinding: Plain names declare variables, as after `let`.
  func pattern(_ syntax: PatternSyntax, isBinding: Bool) -> Pattern {
    let place = place(syntax)
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier): return binding(identifier.identifier.cleanText, place)
    case .wildcardPattern: return WildcardPattern(place)
    case .tuplePattern(let tuple):
      return TuplePattern(
        tuple.elements.map { ($0.label?.cleanText, pattern($0.pattern, isBinding: isBinding)) }, place)
    case .valueBindingPattern(let value): return pattern(value.pattern, isBinding: true)
    case .isTypePattern(let test): return TypePattern(nil, type(test.type), place)
    case .expressionPattern(let expression): return pattern(expression.expression, isBinding: isBinding)
    default: return ExpressionPattern(UnsupportedExpression("this form of pattern", place), place)
    }
  }

  private func binding(_ name: String, _ place: Place) -> Pattern {
    if name == "_" { return WildcardPattern(place) }
    let slot = scope.slotInInnermostBlock(name) ?? scope.declare(name)
    return BindingPattern(slot: slot, name: name, place)
  }

  /// An expression where a pattern stands: `.some(let x)`, `Route.home`, `x?`, `1...3`.
  func pattern(_ syntax: ExprSyntax, isBinding: Bool) -> Pattern {
    let place = place(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern, isBinding: isBinding)
    case .discardAssignmentExpr: return WildcardPattern(place)
    case .declReferenceExpr(let reference) where isBinding:
      return binding(reference.baseName.cleanText, place)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return pattern(only.expression, isBinding: isBinding)
      }
      return TuplePattern(
        tuple.elements.map { ($0.label?.cleanText, pattern($0.expression, isBinding: isBinding)) }, place)
    case .optionalChainingExpr(let optional):
      return OptionalPattern(pattern(optional.expression, isBinding: isBinding), place)
    case .memberAccessExpr(let member): return enumCase(member, payload: nil, place)
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.base == nil || Self.isTypeName(member.base!)
      else { break }
      let payload = call.arguments.map {
        (label: $0.label?.cleanText, pattern: pattern($0.expression, isBinding: isBinding))
      }
      return enumCase(member, payload: payload, place)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      {
        return TypePattern(pattern(elements[0], isBinding: isBinding), self.type(type.type), place)
      }
    default: break
    }
    return ExpressionPattern(expression(syntax), place)
  }

  private static func isTypeName(_ expression: ExprSyntax) -> Bool {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text.first?.isUppercase == true
  }

  private func enumCase(
    _ member: MemberAccessExprSyntax, payload: [(label: String?, pattern: Pattern)]?, _ place: Place
  ) -> Pattern {
    let name = member.declName.baseName.cleanText
    guard let base = member.base else {
      return CasePattern(typeName: nil, name: name, payload: payload, place)
    }
    if Self.isTypeName(base) {
      return CasePattern(typeName: expression(base), name: name, payload: payload, place)
    }
    return ExpressionPattern(expression(ExprSyntax(member)), place)
  }
}
