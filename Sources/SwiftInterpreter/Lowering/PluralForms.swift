import SwiftSyntax

/// Whether code itself chooses between one and several: `count == 1 ? "\(count) hour" : "\(count) hours"`.
enum PluralForms {
  /// - Parameter literal: With a number and a word behind it.
  /// Cost: linear in what stands around the literal, up to the function it is in; for such literals only.
  static func isOneOfSeveral(_ literal: StringLiteralExprSyntax) -> Bool {
    guard counts(literal) else { return false }
    var inner = Syntax(literal)
    while let node = inner.parent, !isFunction(node) {
      if chooses(node, over: inner) { return true }
      inner = node
    }
    return false
  }

  /// The literal holds the choice itself: `"\(count) hour\(count == 1 ? "" : "s")"`, `"\(count) \(count > 1 ? "items" : "item")"`.
  static func makesPlural(_ literal: StringLiteralExprSyntax) -> Bool {
    literal.segments.contains { segment in
      guard let value = segment.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression,
        let (condition, first, second) = choice(value), comparesWithOne(condition),
        let first = words(first), let second = words(second)
      else { return false }
      return isEnding(first, second)
    }
  }

  private static func choice(_ value: ExprSyntax) -> (condition: [TokenSyntax], ExprSyntax, ExprSyntax)? {
    if let ternary = value.as(TernaryExprSyntax.self) {
      return (
        Array(ternary.condition.tokens(viewMode: .sourceAccurate)), ternary.thenExpression, ternary.elseExpression
      )
    }
    // Operators are not folded yet.
    guard let elements = value.as(SequenceExprSyntax.self)?.elements, let last = elements.last,
      let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      elements.index(after: index) == elements.lastIndex(where: { _ in true }),
      let then = elements[index].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
    else { return nil }
    return (elements[..<index].flatMap { $0.tokens(viewMode: .sourceAccurate) }, then, last)
  }

  /// Of a literal without values.
  private static func words(_ value: ExprSyntax) -> String? {
    guard let literal = value.as(StringLiteralExprSyntax.self), literal.segments.count == 1 else { return nil }
    return literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
  }

  /// One is the other with a short ending, or both begin alike: `""` and `"s"`, `entry` and `entries`.
  private static func isEnding(_ first: String, _ second: String) -> Bool {
    let (short, long) = first.count < second.count ? (first, second) : (second, first)
    guard first != second, long.count - short.count <= 3 else { return false }
    let common = zip(short, long).prefix { $0 == $1 }.count
    return short.isEmpty ? long.allSatisfy(\.isLetter) : common >= max(1, short.count - 2)
  }

  /// `\(count) hours`.
  private static func counts(_ literal: StringLiteralExprSyntax) -> Bool {
    zip(literal.segments, literal.segments.dropFirst()).contains { value, words in
      guard value.is(ExpressionSegmentSyntax.self), let words = words.as(StringSegmentSyntax.self) else { return false }
      let text = words.content.text
      return text.hasPrefix(" ") && text.dropFirst().first?.isLetter == true
    }
  }

  private static func isFunction(_ node: Syntax) -> Bool {
    node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) || node.is(InitializerDeclSyntax.self)
      || node.is(SourceFileSyntax.self) || node.is(MemberBlockSyntax.self)
  }

  private static func chooses(_ node: Syntax, over inner: Syntax) -> Bool {
    if let choice = node.as(IfExprSyntax.self) { return comparesWithOne(Syntax(choice.conditions)) }
    if let choice = node.as(SwitchExprSyntax.self) {
      return choice.cases.contains { element in
        element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)?.caseItems.contains {
          $0.pattern.trimmedDescription == "1"
        } ?? false
      }
    }
    // Operators are not folded yet: `count == 1 ? a : b` is a list.
    if let sequence = node.as(SequenceExprSyntax.self) {
      let index = sequence.elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
      guard let index, inner.id != Syntax(sequence.elements[sequence.elements.startIndex]).id else { return false }
      return comparesWithOne(sequence.elements[..<index].flatMap { $0.tokens(viewMode: .sourceAccurate) })
    }
    if let ternary = node.as(TernaryExprSyntax.self) { return comparesWithOne(Syntax(ternary.condition)) }
    // `if count == 1 { return … }` before it.
    guard let list = node.as(CodeBlockItemListSyntax.self) else { return false }
    return list.prefix { $0.id != inner.id }.contains { item in
      if let condition = item.item.as(GuardStmtSyntax.self) { return comparesWithOne(Syntax(condition.conditions)) }
      let expression = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
      guard let condition = expression?.as(IfExprSyntax.self) else { return false }
      return comparesWithOne(Syntax(condition.conditions))
        && condition.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
    }
  }

  private static func comparesWithOne(_ node: Syntax) -> Bool {
    comparesWithOne(Array(node.tokens(viewMode: .sourceAccurate)))
  }

  /// Between one and what is more.
  private static func comparesWithOne(_ tokens: [TokenSyntax]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { comparison, number in
      switch number.text {
      case "1": ["==", "!=", ">", "<="].contains(comparison.text)
      case "2": ["<", ">="].contains(comparison.text)
      default: false
      }
    }
  }
}
