import SwiftSyntax

extension TreeReader {
  func block(_ node: CodeBlockSyntax) -> Block { block(node.statements) }

  func block(_ items: CodeBlockItemListSyntax) -> Block {
    let isFile = parents.isEmpty
    if isFile { parents.append(Declaration(.module, Symbol(.empty))) }
    defer { if isFile { parents.removeLast() } }
    return Block(items.flatMap { statements($0) })
  }

  func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let node):
      if let conditional = node.as(IfConfigDeclSyntax.self) {
        guard case .statements(let active)? = activeElements(conditional) else { return [] }
        return active.flatMap { statements($0) }
      }
      if let macro = node.as(MacroExpansionDeclSyntax.self) { return [.expression(self.macro(macro))] }
      return declarations(node)
    case .expr(let node):
      // `#if` in front of a member comes as postfix expression; `if` and `switch` as expressions
      return [.expression(expression(node))]
    case .stmt(let node): return statement(node)
    default: return []
    }
  }

  private func macro(_ node: MacroExpansionDeclSyntax) -> Expression {
    var arguments = self.arguments(node.arguments)
    let trailing = arguments.count
    if let closure = node.trailingClosure { arguments.append(.init(label: nil, value: self.closure(closure))) }
    for more in node.additionalTrailingClosures {
      arguments.append(.init(label: symbol(more.label), value: closure(more.closure)))
    }
    return Expression(.macro(symbol(node.macroName), arguments, trailing: trailing), start(node), end(node))
  }

  private func statement(_ node: StmtSyntax) -> [Statement] {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let stmt):
      if let branch = stmt.expression.as(IfExprSyntax.self) { return [.branch(self.branch(branch))] }
      if let select = stmt.expression.as(SwitchExprSyntax.self) { return [.select(self.select(select))] }
      return [.expression(expression(stmt.expression))]
    case .returnStmt(let stmt): return [.return(stmt.expression.map { expression($0) })]
    case .throwStmt(let stmt): return [.throw(expression(stmt.expression))]
    case .guardStmt(let stmt): return [.guard(conditions(stmt.conditions), block(stmt.body))]
    case .whileStmt(let stmt): return [.while(conditions(stmt.conditions), block(stmt.body))]
    case .repeatStmt(let stmt): return [.repeatWhile(block(stmt.body), expression(stmt.condition))]
    case .forStmt(let stmt):
      let sequence = expression(stmt.sequence)
      var pattern: Pattern
      if stmt.caseKeyword != nil {
        pattern = casePattern(stmt.pattern)
      } else {
        pattern = self.pattern(stmt.pattern, isBinding: true) { self.local($0, $1) }
      }
      if let annotation = stmt.typeAnnotation { pattern = .typed(pattern, type(annotation.type)) }
      return [
        .for(
          ForStatement(
            pattern: pattern, sequence: sequence, condition: stmt.whereClause.map { expression($0.condition) },
            body: block(stmt.body), isAwaited: stmt.awaitKeyword != nil))
      ]
    case .doStmt(let stmt):
      let body = block(stmt.body)
      return [
        .do(
          body,
          stmt.catchClauses.map { clause in
            let error = Declaration(.local, Symbol(.error), start(clause), parent: parents.last)
            error.file = file
            error.flags.insert(.isLet)
            let items = clause.catchItems.map { item in
              (
                item.pattern.map { casePattern($0) } ?? Pattern.wildcard,
                item.whereClause.map { expression($0.condition) }
              )
            }
            return (items, error, block(clause.body))
          })
      ]
    case .deferStmt(let stmt): return [.defer(block(stmt.body))]
    case .labeledStmt(let stmt): return statement(stmt.statement)
    case .yieldStmt(let stmt):
      if case .single(let value) = stmt.yieldedExpressions { return [.yield(expression(value))] }
      return []
    case .discardStmt, .breakStmt, .continueStmt, .fallThroughStmt: return [.jump]
    default: return [.expression(Expression(.unknown("statement"), start(node), end(node)))]
    }
  }

  func branch(_ node: IfExprSyntax) -> Branch {
    let conditions = conditions(node.conditions)
    let then = block(node.body)
    var otherwise: Branch.Otherwise?
    switch node.elseBody {
    case .ifExpr(let inner)?: otherwise = .branch(branch(inner))
    case .codeBlock(let inner)?: otherwise = .block(block(inner))
    default: break
    }
    return Branch(conditions: conditions, then: then, otherwise: otherwise)
  }

  func select(_ node: SwitchExprSyntax) -> Select {
    let subject = expression(node.subject)
    var cases: [Select.Case] = []
    func add(_ items: SwitchCaseListSyntax) {
      for item in items {
        switch item {
        case .switchCase(let item):
          var patterns: [(pattern: Pattern, condition: Expression?)] = []
          if case .case(let label) = item.label {
            patterns = label.caseItems.map {
              (casePattern($0.pattern), $0.whereClause.map { expression($0.condition) })
            }
          }
          cases.append(.init(patterns: patterns, body: block(item.statements)))
        case .ifConfigDecl(let conditional):
          if case .switchCases(let inner)? = activeElements(conditional) { add(inner) }
        default: break
        }
      }
    }
    add(node.cases)
    return Select(subject: subject, cases: cases)
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .availability: return .availability
      case .matchingPattern(let node):
        let value = expression(node.initializer.value)
        return .pattern(casePattern(node.pattern), value)
      case .optionalBinding(let node):
        var pattern = self.pattern(node.pattern, isBinding: true) { self.local($0, $1) }
        if let annotation = node.typeAnnotation { pattern = .typed(pattern, type(annotation.type)) }
        if let initialiser = node.initializer { return .binding(pattern, expression(initialiser.value)) }
        let name = node.pattern.as(IdentifierPatternSyntax.self).map { symbol($0.identifier) } ?? Symbol(.underscore)
        let value = Expression(.name(name, labels: nil, arguments: []), start(node.pattern), end(node.pattern))
        return .binding(pattern, value)
      default: return .availability
      }
    }
  }

  // MARK: Patterns

  func local(_ name: Symbol, _ node: some SyntaxProtocol) -> Declaration {
    let made = declare(.local, name, node)
    made.flags.insert(.isLet)
    return made
  }

  func pattern(
    _ node: PatternSyntax, isBinding: Bool, _ bind: (Symbol, any SyntaxProtocol) -> Declaration
  ) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): return .bind(bind(symbol(pattern.identifier), pattern))
    case .wildcardPattern: return .wildcard
    case .tuplePattern(let pattern):
      let elements = pattern.elements.map {
        (label: $0.label.map(symbol), pattern: self.pattern($0.pattern, isBinding: isBinding, bind))
      }
      return elements.count == 1 && elements[0].label == nil ? elements[0].pattern : .tuple(elements)
    case .valueBindingPattern(let pattern): return self.pattern(pattern.pattern, isBinding: true, bind)
    case .isTypePattern(let pattern): return .is(type(pattern.type))
    case .expressionPattern(let pattern): return self.pattern(of: pattern.expression, isBinding: isBinding, bind)
    default: return .wildcard
    }
  }

  func casePattern(_ node: PatternSyntax) -> Pattern { pattern(node, isBinding: false) { self.local($0, $1) } }

  /// The pattern that an expression stands for after `case`.
  private func pattern(
    of node: ExprSyntax, isBinding: Bool, _ bind: (Symbol, any SyntaxProtocol) -> Declaration
  ) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern, isBinding: isBinding, bind)
    case .discardAssignmentExpr: return .wildcard
    case .declReferenceExpr(let name) where isBinding: return .bind(bind(symbol(name.baseName), name))
    case .optionalChainingExpr(let inner): return .some(pattern(of: inner.expression, isBinding: isBinding, bind))
    case .tupleExpr(let inner):
      let elements = inner.elements.map {
        (label: $0.label.map(symbol), pattern: pattern(of: $0.expression, isBinding: isBinding, bind))
      }
      return elements.count == 1 && elements[0].label == nil ? elements[0].pattern : .tuple(elements)
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil else {
        break
      }
      let payload = call.arguments.map {
        (label: $0.label.map(symbol), pattern: pattern(of: $0.expression, isBinding: isBinding, bind))
      }
      return .element(expression(ExprSyntax(member)), symbol(member.declName.baseName), payload)
    case .memberAccessExpr(let member):
      return .element(expression(node), symbol(member.declName.baseName), nil)
    case .sequenceExpr(let sequence):
      // `let name as Type`
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let target = parts[2].as(TypeExprSyntax.self) {
        return .cast(pattern(of: parts[0], isBinding: isBinding, bind), type(target.type))
      }
    case .asExpr(let cast): return .cast(pattern(of: cast.expression, isBinding: isBinding, bind), type(cast.type))
    default: break
    }
    return .expression(expression(node))
  }
}
