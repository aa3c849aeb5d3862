import SwiftSyntax

extension Lowering {
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    // Local functions may call each other before they are declared.
    for item in list {
      if case .decl(let decl) = item.item, let function = decl.as(FunctionDeclSyntax.self) {
        _ = scope.declare(function.name.cleanText)
      }
    }
    return list.count < 2 ? list.flatMap(statement) : beside(callable(Array(list)).flatMap(statement))
  }

  /// `async let` one below the other run beside each other.
  private func beside(_ statements: [Statement]) -> [Statement] {
    guard statements.contains(where: { $0 is BesideStatement }) else { return statements }
    var result: [Statement] = []
    for statement in statements {
      if let next = statement as? BesideStatement, let last = result.last as? BesideStatement {
        result[result.count - 1] = BesideStatement(last.statements + next.statements, last.place)
      } else {
        result.append(statement)
      }
    }
    return result
  }

  /// Statements in an order in which each local function is there when it is called first: one that stands below a call
  /// moves up to it. What it captures must stand above the call as well, says the language.
  private func callable(_ items: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
    var functions: [(name: String, item: CodeBlockItemSyntax)] = []
    for item in items {
      if let function = item.item.as(FunctionDeclSyntax.self) { functions.append((function.name.cleanText, item)) }
    }
    guard !functions.isEmpty else { return items }
    // A call of one is a call of all that it calls in turn.
    func reached(from item: CodeBlockItemSyntax) -> Set<String> {
      var result: Set<String> = []
      var open = [item]
      while let next = open.popLast() {
        for function in functions where !result.contains(function.name) && next.names(function.name) {
          result.insert(function.name)
          open.append(function.item)
        }
      }
      return result
    }
    var result: [CodeBlockItemSyntax] = []
    var calls: [Set<String>] = []
    for item in items {
      guard let function = item.item.as(FunctionDeclSyntax.self) else {
        result.append(item)
        calls.append(reached(from: item))
        continue
      }
      let call = calls.firstIndex { $0.contains(function.name.cleanText) } ?? result.endIndex
      result.insert(item, at: call)
      calls.insert([], at: call)
    }
    return result
  }

  func block(_ syntax: CodeBlockSyntax) -> Block { block(syntax.statements) }
  func block(_ list: CodeBlockItemListSyntax) -> Block {
    scope.push()
    defer { scope.pop() }
    return Block(statements(list), end: list.endPosition.utf8Offset)
  }

  func statement(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let expression): return [ExpressionStatement(self.expression(expression))]
    case .stmt(let statement): return self.statement(statement, label: nil).map { [$0] } ?? []
    case .decl(let decl): return declaration(decl)
    @unknown default: return []
    }
  }

  private func declaration(_ decl: DeclSyntax) -> [Statement] {
    switch decl.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return self.variable(variable)
    case .functionDecl(let function): return [localFunction(function)]
    case .ifConfigDecl(let conditional):
      if case .statements(let chosen)? = context.clause(of: conditional) { return chosen.flatMap(statement) }
      return []
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
      // Known to the whole project under its name.
      file.onLocalType?(decl, owner)
      return []
    case .typeAliasDecl(let syntax):
      file.addLocalAlias(syntax.name.cleanText, alias(syntax), within: syntax.enclosingBlock)
      return []
    case .macroExpansionDecl(let macro):
      return [
        ExpressionStatement(
          MacroExpression(macro.macroName.text, arguments(macro.arguments), place(macro)))
      ]
    default: return []
    }
  }

  /// `yield value` hands a value out, and in `_modify` what it names is set to what comes back.
  private func yield(_ statement: YieldStmtSyntax, _ place: Place) -> Statement? {
    guard case .single(let syntax) = statement.yieldedExpressions else { return nil }
    let value = expression(syntax)
    let target = (value as? InoutExpression)?.target ?? value
    guard let yielded, let slot = scope.slot(of: yielded) else {
      scope.hasReturn = true
      return ReturnStatement(target, place)
    }
    return ExpressionStatement(
      AssignmentExpression(target, nil, LocalExpression(slot: slot, name: yielded, place), place))
  }

  private func variable(_ variable: VariableDeclSyntax) -> [Statement] {
    var result: [Statement] = []
    let isWeak = variable.modifiers.contains { $0.name.tokenKind == .keyword(.weak) }
    let isAsync = variable.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
    var laterType: TypeNode?
    var types: [TypeNode?] = []
    for binding in variable.bindings.reversed() {
      let type = binding.typeAnnotation.map { self.type($0.type) } ?? laterType
      laterType = binding.initializer == nil ? type : nil
      types.append(type)
    }
    for (binding, type) in zip(variable.bindings, types.reversed()) {
      if let block = binding.accessorBlock, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let accessorPlace = place(binding)
        switch block.accessors {
        case .getter(let body):
          let getter = localAccessor(body, parameter: nil, accessorPlace)
          let slot = scope.declare(name.identifier.cleanText)
          result.append(ComputedVariableStatement(slot: slot, getter: getter, setter: nil, accessorPlace))
          continue
        case .accessors(let list):
          var getter: ClosureExpression?
          var setter: ClosureExpression?
          for accessor in list {
            guard let body = accessor.body else { continue }
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.get): getter = localAccessor(body.statements, parameter: nil, accessorPlace)
            case .keyword(.set):
              setter = localAccessor(
                body.statements, parameter: accessor.parameters?.name.cleanText ?? "newValue", accessorPlace)
            default: break
            }
          }
          if let getter {
            let slot = scope.declare(name.identifier.cleanText)
            result.append(ComputedVariableStatement(slot: slot, getter: getter, setter: setter, accessorPlace))
            continue
          }
        @unknown default: break
        }
      }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self), isWrapped(variable),
        let property = properties(variable, owner: nil).first(where: { $0.name == name.identifier.cleanText })
      {
        let value = binding.initializer.map { expression($0.value) }
        let name = name.identifier.cleanText
        let (slot, projection) = (scope.declare(name), scope.declare("$" + name))
        result.append(
          WrappedVariableStatement(property, slot: slot, projection: projection, value: value, place(binding)))
        continue
      }
      // The value is read before the name exists: `let x = x`.
      let value = binding.initializer.map { expression($0.value) }
      let type = type ?? (binding.initializer?.value).flatMap(Self.collectionType(madeBy:)).map { self.type($0) }
      let pattern = self.pattern(binding.pattern, isBinding: true)
      if variable.bindingSpecifier.tokenKind == .keyword(.var) { pattern.slots.forEach(scope.noteVariable) }
      result.append(VariableStatement(pattern: pattern, type: type, value: value, isWeak: isWeak, place(binding)))
    }
    return isAsync ? [BesideStatement(result, place(variable))] : result
  }

  /// `@Bindable var`; an attribute of the language starts with a small letter.
  private func isWrapped(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      return name.first?.isUppercase == true && name != "MainActor"
    }
  }

  private func statement(_ syntax: StmtSyntax, label: String?) -> Statement? {
    let place = place(syntax)
    switch syntax.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      if statement.expression != nil { scope.hasReturn = true }
      return ReturnStatement(statement.expression.map { expression($0) }, place)
    case .yieldStmt(let statement): return yield(statement, place)
    case .expressionStmt(let statement):
      if let branch = statement.expression.as(IfExprSyntax.self) {
        return ExpressionStatement(self.branch(branch, label: label))
      }
      if let branch = statement.expression.as(SwitchExprSyntax.self) {
        return ExpressionStatement(self.branch(branch, label: label))
      }
      return ExpressionStatement(expression(statement.expression))
    case .guardStmt(let statement):
      // Its body does not see the names it binds: `guard let value = value else { use(value) }`.
      let body = block(statement.body)
      return GuardStatement(conditions(statement.conditions), body, place)
    case .forStmt(let statement):
      let sequence = expression(statement.sequence)
      scope.push()
      defer { scope.pop() }
      let isCase = statement.caseKeyword != nil
      let pattern = pattern(statement.pattern, isBinding: !isCase)
      let condition = statement.whereClause.map { expression($0.condition) }
      return ForStatement(
        pattern: pattern, isCase: isCase, sequence: sequence, condition: condition, body: block(statement.body),
        label: label, place)
    case .whileStmt(let statement):
      scope.push()
      defer { scope.pop() }
      let conditions = conditions(statement.conditions)
      return WhileStatement(
        conditions, block(statement.body), isRepeat: false, awaits: statement.awaits, label: label, place)
    case .repeatStmt(let statement):
      let body = block(statement.body)
      return WhileStatement(
        [.expression(expression(statement.condition))], body, isRepeat: true, awaits: statement.awaits, label: label,
        place)
    case .breakStmt(let statement): return JumpStatement(.leave, label: statement.label?.text, place)
    case .continueStmt(let statement): return JumpStatement(.next, label: statement.label?.text, place)
    case .fallThroughStmt: return JumpStatement(.fallThrough, label: nil, place)
    case .throwStmt(let statement): return ThrowStatement(expression(statement.expression), type: thrownType, place)
    case .deferStmt(let statement): return DeferStatement(block(statement.body), place)
    case .doStmt(let statement):
      let thrownBefore = thrownType
      if let type = statement.throwsClause?.type { thrownType = self.type(type) }
      let body = block(statement.body)
      thrownType = thrownBefore
      return DoStatement(body: body, clauses: statement.catchClauses.map(clause), label: label, place)
    case .labeledStmt(let statement):
      return self.statement(statement.statement, label: statement.label.text)
    case .missingStmt: return nil
    default:
      return ExpressionStatement(UnsupportedExpression("the statement '\(syntax.kind)'", place))
    }
  }

  private func clause(_ syntax: CatchClauseSyntax) -> DoStatement.Clause {
    scope.push()
    defer { scope.pop() }
    if syntax.catchItems.isEmpty {
      let slot = scope.declare("error")
      return DoStatement.Clause(patterns: [], errorSlot: slot, body: block(syntax.body))
    }
    let patterns = syntax.catchItems.map { item in
      (
        pattern: item.pattern.map { pattern($0, isBinding: false) } ?? WildcardPattern(place(item)),
        condition: item.whereClause.map { expression($0.condition) }
      )
    }
    return DoStatement.Clause(patterns: patterns, errorSlot: nil, body: block(syntax.body))
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let expression): return .expression(self.expression(expression))
      case .optionalBinding(let binding):
        let type = binding.typeAnnotation.map { self.type($0.type) }
        if let value = binding.initializer {
          let lowered = expression(value.value)
          return .unwrap(pattern(binding.pattern, isBinding: true), lowered, type)
        }
        // `if let x`: the name stands for both.
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
          let lowered = expression(ExprSyntax(DeclReferenceExprSyntax(baseName: name)), at: place(name))
          return .unwrap(pattern(binding.pattern, isBinding: true), lowered, type)
        }
        return .expression(UnsupportedExpression("this form of binding", place(binding)))
      case .matchingPattern(let match):
        let value = expression(match.initializer.value)
        return .match(pattern(match.pattern, isBinding: false), value)
      case .availability(let availability):
        let answer = context.isAvailable(availability.availabilityArguments)
        return .available(
          availability.availabilityKeyword.tokenKind == .poundUnavailable ? !answer : answer)
      @unknown default: return .expression(UnsupportedExpression("this form of condition", place(element)))
      }
    }
  }

  /// A detached node has no place of its own.
  private func expression(_ syntax: ExprSyntax, at place: Place) -> Expression {
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName else { return expression(syntax) }
    if name.tokenKind == .keyword(.self), let slot = scope.slot(of: "self") {
      return SelfExpression(slot: slot, place)
    }
    if let slot = scope.projection(of: name.cleanText) { return ProjectedExpression(slot: slot, place) }
    if let slot = scope.slot(of: name.cleanText) {
      return LocalExpression(slot: slot, name: name.cleanText, place)
    }
    return NameExpression(name.cleanText, selfSlot: scope.slot(of: "self"), place)
  }

  // MARK: Branches

  func branch(_ syntax: IfExprSyntax, label: String?) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      return UnsupportedExpression("an 'else if' chain of more than \(Self.depthLimit) links", place(syntax))
    }
    scope.push()
    let conditions = conditions(syntax.conditions)
    let body = block(syntax.body)
    scope.pop()
    var otherwise: Block?
    var alternative: IfExpression?
    switch syntax.elseBody {
    case .codeBlock(let code): otherwise = block(code)
    case .ifExpr(let next):
      let lowered = branch(next, label: nil)
      alternative = lowered as? IfExpression
      otherwise = Block([ExpressionStatement(lowered)])
    case nil: break
    @unknown default: break
    }
    return IfExpression(conditions, body, otherwise, alternative: alternative, label: label, place(syntax))
  }

  func branch(_ syntax: SwitchExprSyntax, label: String?) -> Expression {
    let subject = expression(syntax.subject)
    return SwitchExpression(subject, arms(syntax.cases), label: label, place(syntax))
  }

  private func arms(_ list: SwitchCaseListSyntax) -> [SwitchExpression.Arm] {
    var result: [SwitchExpression.Arm] = []
    for element in list {
      switch element {
      case .switchCase(let arm):
        scope.push()
        defer { scope.pop() }
        var patterns: [(pattern: Pattern, condition: Expression?)] = []
        if case .case(let label) = arm.label {
          // Every pattern of one arm binds the same names: later ones reuse the slots.
          for item in label.caseItems {
            let lowered = pattern(item.pattern, isBinding: false)
            patterns.append((lowered, item.whereClause.map { expression($0.condition) }))
          }
        }
        result.append(SwitchExpression.Arm(patterns: patterns, body: block(arm.statements)))
      case .ifConfigDecl(let conditional):
        if case .switchCases(let chosen)? = context.clause(of: conditional) { result += arms(chosen) }
      @unknown default: break
      }
    }
    return result
  }
}

extension SyntaxProtocol {
  /// Whether it waits for something itself, and not only a closure or a function within it.
  fileprivate var awaits: Bool {
    children(viewMode: .sourceAccurate).contains { part in
      if part.is(AwaitExprSyntax.self) { return true }
      if part.is(ClosureExprSyntax.self) || part.is(FunctionDeclSyntax.self) { return false }
      return part.awaits
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether a word stands anywhere in it.
  fileprivate func names(_ word: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == word }
  }
}
