import SightlineModel
import SwiftSyntax

extension TreeReader {
  /// An expression, with the end of the optional chain that it may be.
  func expression(_ node: ExprSyntax) -> Expression {
    let read = chained(node)
    return closing(read)
  }

  private func closing(_ read: Expression) -> Expression {
    hasOpenChain(read) ? Expression(.chainEnd(read), read.start, read.end) : read
  }

  /// Whether a `?` within the postfix expression has no end yet.
  private func hasOpenChain(_ read: Expression) -> Bool {
    switch read.kind {
    case .chain: true
    case .member(let base?, _, _, _), .element(let base, _), .call(let base, _, _), .index(let base, _),
      .force(let base), .postfix(_, let base):
      hasOpenChain(base)
    default: false
    }
  }

  private func made(_ kind: Expression.Kind, _ node: some SyntaxProtocol) -> Expression {
    Expression(kind, start(node), end(node))
  }

  private func chained(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return made(.integer, node)
    case .floatLiteralExpr: return made(.float, node)
    case .booleanLiteralExpr: return made(.boolean, node)
    case .nilLiteralExpr: return made(.null, node)
    case .regexLiteralExpr: return made(.regex, node)
    case .stringLiteralExpr(let literal):
      var parts: [[Expression.Argument]] = []
      for case .expressionSegment(let segment) in literal.segments { parts.append(arguments(segment.expressions)) }
      let text = made(.string(parts), node)
      if parts.isEmpty, literal.openingQuote.tokenKind == .stringQuote, literal.segments.count == 1,
        case .stringSegment(let only)? = literal.segments.first
      {
        let content = only.content.text
        text.isSingleCharacter =
          content.count == 1 || content.count == 2 && content.hasPrefix("\\") || content.hasPrefix("\\u{")
      }
      return text
    case .simpleStringLiteralExpr: return made(.string([]), node)
    case .arrayExpr(let array): return made(.array(array.elements.map { expression($0.expression) }), node)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return made(.dictionary([]), node) }
      return made(.dictionary(elements.map { (expression($0.key), expression($0.value)) }), node)
    case .declReferenceExpr(let name): return reference(name, [])
    case .memberAccessExpr(let member): return self.member(member, [])
    case .genericSpecializationExpr(let special):
      let arguments = self.arguments(special.genericArgumentClause)
      if let name = special.expression.as(DeclReferenceExprSyntax.self) {
        return made(reference(name, arguments).kind, node)
      }
      if let member = special.expression.as(MemberAccessExprSyntax.self) {
        return made(self.member(member, arguments).kind, node)
      }
      return made(.unknown("generic arguments"), node)
    case .superExpr: return made(.name(Symbol(.super), labels: nil, arguments: []), node)
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call):
      var arguments = self.arguments(call.arguments)
      if let closure = call.trailingClosure { arguments.append(.init(label: nil, value: self.closure(closure))) }
      if arguments.count == 1, let type = typeSugar(call.calledExpression), arguments[0].label == nil { _ = type }
      return made(.index(chained(call.calledExpression), arguments), node)
    case .closureExpr(let closure): return self.closure(closure)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return made(.group(expression(only.expression)), node)
      }
      return made(.tuple(arguments(tuple.elements)), node)
    case .prefixOperatorExpr(let prefix):
      return made(.prefix(symbols.intern(prefix.operator.text), expression(prefix.expression)), node)
    case .postfixOperatorExpr(let postfix):
      return made(.postfix(symbols.intern(postfix.operator.text), chained(postfix.expression)), node)
    case .sequenceExpr(let sequence): return fold(sequence)
    case .tryExpr(let attempt):
      let kind: Expression.TryKind =
        attempt.questionOrExclamationMark.map { $0.tokenKind == .postfixQuestionMark ? .optional : .forced } ?? .plain
      return made(.attempt(kind, expression(attempt.expression)), node)
    case .awaitExpr(let wait): return made(.wait(expression(wait.expression)), node)
    case .inOutExpr(let inOut): return made(.passInOut(expression(inOut.expression)), node)
    case .forceUnwrapExpr(let force): return made(.force(chained(force.expression)), node)
    case .optionalChainingExpr(let chain): return made(.chain(chained(chain.expression)), node)
    case .keyPathExpr(let path): return keyPath(path)
    case .typeExpr(let type): return made(.type(self.type(type.type)), node)
    case .ifExpr(let branch): return made(.branch(self.branch(branch)), node)
    case .switchExpr(let select): return made(.select(self.select(select)), node)
    case .discardAssignmentExpr: return made(.discard, node)
    case .macroExpansionExpr(let macro):
      var arguments = self.arguments(macro.arguments)
      let trailing = arguments.count
      if let closure = macro.trailingClosure { arguments.append(.init(label: nil, value: self.closure(closure))) }
      return made(.macro(symbol(macro.macroName), arguments, trailing: trailing), node)
    case .asExpr(let cast):
      let kind: Expression.CastKind =
        cast.questionOrExclamationMark.map { $0.tokenKind == .postfixQuestionMark ? .conditional : .forced } ?? .coerce
      return made(.cast(expression(cast.expression), kind, type(cast.type)), node)
    case .isExpr(let cast): return made(.cast(expression(cast.expression), .is, type(cast.type)), node)
    case .consumeExpr(let inner): return chained(inner.expression)
    case .copyExpr(let inner): return chained(inner.expression)
    case .borrowExpr(let inner): return chained(inner.expression)
    case .postfixIfConfigExpr(let conditional): return postfix(conditional)
    case .ternaryExpr(let ternary):
      return made(
        .conditional(
          expression(ternary.condition), expression(ternary.thenExpression), expression(ternary.elseExpression)), node)
    default: return made(.unknown("\(node.kind)"), node)
    }
  }

  private func typeSugar(_ node: ExprSyntax) -> TypeText? { nil }

  private func reference(_ name: DeclReferenceExprSyntax, _ arguments: [TypeText]) -> Expression {
    let labels = name.argumentNames.map { $0.arguments.map { self.label($0.name) } }
    let symbol = self.symbol(name.baseName)
    if case .dollarIdentifier = name.baseName.tokenKind, let number = Int(name.baseName.text.dropFirst()),
      !shorthand.isEmpty
    {
      shorthand[shorthand.count - 1] = max(shorthand[shorthand.count - 1], number + 1)
    }
    return made(.name(symbol, labels: labels, arguments: arguments), name)
  }

  private func label(_ token: TokenSyntax) -> Symbol? {
    let name = symbol(token)
    return name == Symbol(.underscore) ? nil : name
  }

  private func member(_ member: MemberAccessExprSyntax, _ arguments: [TypeText]) -> Expression {
    let base = member.base.map { chained($0) }
    if case .integerLiteral(let text) = member.declName.baseName.tokenKind, let base, let number = Int(text) {
      return made(.element(base, number), member)
    }
    let labels = member.declName.argumentNames.map { $0.arguments.map { self.label($0.name) } }
    return made(.member(base, symbol(member.declName.baseName), labels: labels, arguments: arguments), member)
  }

  /// `#if` among postfix members: the base with the active clause's members.
  private func postfix(_ node: PostfixIfConfigExprSyntax) -> Expression {
    let base = node.base.map { chained($0) }
    guard case .postfixExpression(let active)? = activeElements(node.config), let base else {
      return base ?? made(.unknown("#if"), node)
    }
    return grafting(active, onto: base)
  }

  private func grafting(_ node: ExprSyntax, onto base: Expression) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      let inner = member.base.map { grafting($0, onto: base) } ?? base
      return made(.member(inner, symbol(member.declName.baseName), labels: nil, arguments: []), member)
    case .functionCallExpr(let call): return self.call(call, callee: grafting(call.calledExpression, onto: base))
    default: return made(.unknown("#if"), node)
    }
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Expression.Argument] {
    list.map { .init(label: $0.label.map(symbol), value: expression($0.expression)) }
  }

  private func call(_ call: FunctionCallExprSyntax, callee: Expression? = nil) -> Expression {
    let callee = callee ?? chained(call.calledExpression)
    var arguments = self.arguments(call.arguments)
    let trailing = arguments.count
    if let closure = call.trailingClosure { arguments.append(.init(label: nil, value: self.closure(closure))) }
    for more in call.additionalTrailingClosures {
      arguments.append(.init(label: label(more.label), value: closure(more.closure)))
    }
    return made(.call(callee, arguments, trailing: trailing), call)
  }

  func closure(_ node: ClosureExprSyntax) -> Expression {
    var parameters: [Closure.Parameter] = []
    var captures: [(declaration: Declaration, value: Expression?)] = []
    let signature = node.signature
    for capture in signature?.capture?.items ?? [] {
      let declaration = declare(.local, symbol(capture.name), capture)
      if capture.specifier?.specifier.text == "weak" { declaration.flags.insert(.isWeak) }
      declaration.flags.insert(.isLet)
      let value =
        capture.initializer.map { expression($0.value) }
        ?? Expression(.name(symbol(capture.name), labels: nil, arguments: []), start(capture.name), end(capture.name))
      captures.append((declaration, value))
    }
    var hasSignature = false
    switch signature?.parameterClause {
    case .simpleInput(let names)?:
      hasSignature = true
      for name in names {
        parameters.append(.init(declaration: declare(.parameter, symbol(name.name), name), type: nil, isInOut: false))
      }
    case .parameterClause(let clause)?:
      hasSignature = true
      for parameter in clause.parameters {
        let reading = parameter.type.map { self.parameter($0) }
        let name = parameter.secondName ?? parameter.firstName
        parameters.append(
          .init(
            declaration: declare(.parameter, symbol(name), parameter), type: reading?.type,
            isInOut: reading?.flags.contains(.inOut) ?? false))
      }
    default: break
    }
    shorthand.append(0)
    let body = block(node.statements)
    let count = shorthand.removeLast()
    let closure = Closure(
      parameters: parameters, hasSignature: hasSignature, captures: captures,
      result: signature?.returnClause.map { type($0.type) },
      isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: signature?.effectSpecifiers?.throwsClause != nil, body: body, shorthandCount: count)
    if !hasSignature {
      for index in 0..<count {
        let declaration = Declaration(.parameter, symbols.intern("$\(index)"), start(node), parent: parents.last)
        declaration.file = file
        closure.parameters.append(.init(declaration: declaration, type: nil, isInOut: false))
      }
    }
    return made(.closure(closure), node)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var steps: [Expression.KeyPathStep] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        if property.declName.baseName.tokenKind == .keyword(.self) {
          steps.append(.identity)
        } else {
          steps.append(.member(symbol(property.declName.baseName), nil))
        }
      case .subscript(let index): steps.append(.index(arguments(index.arguments)))
      case .optional(let mark):
        steps.append(mark.questionOrExclamationMark.tokenKind == .exclamationMark ? .force : .chain)
      default: break
      }
    }
    return made(.keyPath(node.root.map { type($0) }, steps), node)
  }

  // MARK: Operators by precedence

  private func fold(_ sequence: SequenceExprSyntax) -> Expression {
    let parts = Array(sequence.elements)
    var position = 0
    return fold(parts, &position, minimum: Int.min)
  }

  private func operand(_ parts: [ExprSyntax], _ position: inout Int) -> Expression {
    // `try` and `await` cover everything to their right
    let node = parts[position]
    position += 1
    if let attempt = node.as(TryExprSyntax.self), position < parts.count {
      let inner = tail(parts, &position, first: attempt.expression)
      let kind: Expression.TryKind =
        attempt.questionOrExclamationMark.map { $0.tokenKind == .postfixQuestionMark ? .optional : .forced } ?? .plain
      return Expression(.attempt(kind, inner), start(node), inner.end)
    }
    if let wait = node.as(AwaitExprSyntax.self), position < parts.count {
      let inner = tail(parts, &position, first: wait.expression)
      return Expression(.wait(inner), start(node), inner.end)
    }
    return expression(node)
  }

  private func tail(_ parts: [ExprSyntax], _ position: inout Int, first: ExprSyntax) -> Expression {
    var rest = [first] + parts[position...]
    if let assignment = rest.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) { _ = assignment }
    position = parts.count
    var inner = 0
    defer { rest.removeAll() }
    return fold(rest, &inner, minimum: Int.min)
  }

  /// An assignment to the end of a chain belongs to the chain: `a?.b = c` is optional.
  private func assigning(
    _ left: Expression, to right: Expression, _ assigns: Bool, _ kind: (Expression) -> Expression.Kind
  ) -> Expression {
    guard assigns, case .chainEnd(let inner) = left.kind else {
      return Expression(kind(left), left.start, right.end)
    }
    let made = Expression(kind(inner), left.start, right.end)
    return Expression(.chainEnd(made), left.start, right.end)
  }

  private func fold(_ parts: [ExprSyntax], _ position: inout Int, minimum: Int) -> Expression {
    var left = operand(parts, &position)
    while position < parts.count {
      let node = parts[position]
      switch node.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let sign):
        let name = sign.operator.text
        let (level, associativity, assigns) = operators.precedence(name)
        guard level >= minimum else { return left }
        position += 1
        guard position < parts.count else { return left }
        let right = fold(parts, &position, minimum: associativity == .right ? level : level + 1)
        left = assigning(left, to: right, assigns) { .binary(symbols.intern(name), $0, right) }
      case .assignmentExpr:
        guard 900 >= minimum else { return left }
        position += 1
        let right = fold(parts, &position, minimum: 900)
        left = assigning(left, to: right, true) { .assign($0, right) }
      case .unresolvedTernaryExpr(let ternary):
        guard 1000 >= minimum else { return left }
        position += 1
        let then = expression(ternary.thenExpression)
        let otherwise = fold(parts, &position, minimum: 1000)
        left = Expression(.conditional(left, then, otherwise), left.start, otherwise.end)
      case .unresolvedAsExpr(let cast):
        guard 1320 >= minimum, position + 1 < parts.count else { return left }
        position += 1
        guard let target = parts[position].as(TypeExprSyntax.self) else { return left }
        position += 1
        let kind: Expression.CastKind =
          cast.questionOrExclamationMark.map { $0.tokenKind == .postfixQuestionMark ? .conditional : .forced }
          ?? .coerce
        left = Expression(.cast(left, kind, type(target.type)), left.start, end(target))
      case .unresolvedIsExpr:
        guard 1320 >= minimum, position + 1 < parts.count else { return left }
        position += 1
        guard let target = parts[position].as(TypeExprSyntax.self) else { return left }
        position += 1
        left = Expression(.cast(left, .is, type(target.type)), left.start, end(target))
      case .arrowExpr:
        return Expression(.unknown("->"), left.start, end(parts[parts.count - 1]))
      default:
        position += 1
      }
    }
    return left
  }
}
