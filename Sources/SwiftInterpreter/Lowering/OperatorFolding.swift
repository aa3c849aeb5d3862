import SwiftSyntax

extension Lowering {
  /// Folds `a + b * c` by binding strength.
  func fold(_ elements: [ExprSyntax]) -> Expression {
    // `try` at the left covers everything to its right.
    if let first = elements.first, elements.count > 1 {
      if let attempt = first.as(TryExprSyntax.self) {
        let rest = fold([attempt.expression] + elements.dropFirst())
        return TryExpression(Self.tryKind(attempt), rest, place(first))
      }
      if let wait = first.as(AwaitExprSyntax.self) { return fold([wait.expression] + elements.dropFirst()) }
      if let wait = first.as(UnsafeExprSyntax.self) { return fold([wait.expression] + elements.dropFirst()) }
    }
    var position = 1
    var operand = self.operand(elements, 0)
    return climb(&operand, elements, &position, minimum: -1)
  }

  private func operand(_ elements: [ExprSyntax], _ index: Int) -> Expression {
    guard index < elements.count else {
      return UnsupportedExpression("a missing operand", elements.first.map(place) ?? Place(file: file, offset: 0))
    }
    return expression(elements[index])
  }

  private enum Operator {
    case binary(String)
    case ternary(ExprSyntax)
    case cast(CastExpression.Kind)
  }

  private func `operator`(_ syntax: ExprSyntax) -> (Operator, OperatorTable.Group)? {
    let table = context.operators
    switch syntax.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let binary):
      let name = binary.operator.text
      return (.binary(name), table.group(of: name))
    case .assignmentExpr: return (.binary("="), table.groups["AssignmentPrecedence"]!)
    case .unresolvedTernaryExpr(let ternary):
      return (.ternary(ternary.thenExpression), table.groups["TernaryPrecedence"]!)
    case .unresolvedAsExpr(let cast):
      let kind: CastExpression.Kind =
        switch cast.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .conditional
        case .exclamationMark: .forced
        default: .coerce
        }
      return (.cast(kind), table.groups["CastingPrecedence"]!)
    case .unresolvedIsExpr: return (.cast(.test), table.groups["CastingPrecedence"]!)
    case .arrowExpr: return (.binary("->"), table.groups["FunctionArrowPrecedence"]!)
    default: return nil
    }
  }

  private func climb(
    _ left: inout Expression, _ elements: [ExprSyntax], _ position: inout Int, minimum: Double
  ) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      return UnsupportedExpression("operators nested deeper than \(Self.depthLimit) levels", left.place)
    }
    var chained = 0
    while position < elements.count, let (op, group) = self.operator(elements[position]), group.strength > minimum {
      chained += 1
      if chained > 4000 { return UnsupportedExpression("an expression of more than 4000 operators", left.place) }
      let place = place(elements[position])
      let syntax = elements[position]
      position += 1
      if case .cast(let kind) = op {
        let type =
          position < elements.count ? elements[position].as(TypeExprSyntax.self).map { self.type($0.type) } : nil
        position += 1
        left = CastExpression(kind, left, type ?? TypeNode(.notUnderstood(syntax.trimmedDescription)), place)
        continue
      }
      var right: Expression
      if let element = position < elements.count ? elements[position] : nil,
        let attempt = element.as(TryExprSyntax.self), attempt.questionOrExclamationMark != nil
      {
        right = fold(Array(elements[position...]))
        position = elements.count
      } else {
        right = operand(elements, position)
        position += 1
        // Stronger operators to the right belong to the right operand; so do equal ones that group to the right.
        right = climb(
          &right, elements, &position,
          minimum: group.associativity == .right ? group.strength - 0.001 : group.strength)
      }
      switch op {
      case .ternary(let yes):
        left = TernaryExpression(left, expression(yes), right, left.place)
      case .binary("="):
        left = AssignmentExpression(left, nil, right, left.place)
      case .binary(let name):
        if context.operators.isAssignment(name), name.hasSuffix("=") {
          left = AssignmentExpression(left, String(name.dropLast()), right, left.place)
        } else {
          left = BinaryExpression(name, left, right, left.place)
        }
      case .cast: break
      }
    }
    return left
  }
}
