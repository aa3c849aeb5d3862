/// Finds all expressions of a program, outermost first.
package final class ExpressionCollector {
  package var file: Int32 = 0
  package private(set) var found: [(Int32, Expression)] = []

  package init() {}

  package func visit(_ unit: SourceUnit) {
    visit(unit.statements)
    for member in unit.members { visit(member) }
  }

  func visit(_ declaration: Declaration) {
    guard declaration.kind != .local else { return accessors(declaration) }
    if let raw = declaration.rawValue { visit(raw) }
    if let value = declaration.value { visit(value) }
    for attribute in declaration.attributes { for argument in attribute.arguments ?? [] { visit(argument.value) } }
    for parameter in declaration.parameters { if let value = parameter.defaultValue { visit(value) } }
    if declaration.kind != .function, declaration.kind != .initialiser {
      for member in declaration.members where member.kind != .local { visit(member) }
    }
    accessors(declaration)
  }

  private func accessors(_ declaration: Declaration) {
    if let body = declaration.body { visit(body) }
    for accessor in declaration.accessors { visit(accessor.body) }
  }

  func visit(_ block: Block) { for statement in block.statements { visit(statement) } }

  private func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value), .throw(let value), .yield(let value), .return(let value?): visit(value)
    case .return, .jump: break
    case .declaration(let declaration): visit(declaration)
    case .variables(let variables):
      for (index, entry) in variables.entries.enumerated() {
        // The value of a module's variable is met with its declaration
        if let value = entry.value,
          !variables.declarations.contains(where: {
            $0.kind == .variable && $0.statementIndex == index && $0.value != nil
          })
        {
          visit(value)
        }
      }
      for declaration in variables.declarations where declaration.kind == .local { accessors(declaration) }
    case .branch(let branch): visit(branch)
    case .select(let select): visit(select)
    case .guard(let conditions, let body):
      visit(conditions)
      visit(body)
    case .while(let conditions, let body):
      visit(conditions)
      visit(body)
    case .repeatWhile(let body, let condition):
      visit(body)
      visit(condition)
    case .for(let loop):
      visit(loop.pattern)
      visit(loop.sequence)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .do(let body, let clauses):
      visit(body)
      for clause in clauses {
        for (pattern, condition) in clause.patterns {
          visit(pattern)
          if let condition { visit(condition) }
        }
        visit(clause.body)
      }
    case .defer(let body): visit(body)
    }
  }

  private func visit(_ branch: Branch) {
    visit(branch.conditions)
    visit(branch.then)
    switch branch.otherwise {
    case .branch(let inner)?: visit(inner)
    case .block(let inner)?: visit(inner)
    case nil: break
    }
  }

  private func visit(_ select: Select) {
    visit(select.subject)
    for item in select.cases {
      for (pattern, condition) in item.patterns {
        visit(pattern)
        if let condition { visit(condition) }
      }
      visit(item.body)
    }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): visit(value)
      case .pattern(let pattern, let value):
        visit(pattern)
        visit(value)
      case .binding(_, let value): visit(value)
      case .availability: break
      }
    }
  }

  private func visit(_ pattern: Pattern) {
    switch pattern {
    case .expression(let value): visit(value)
    case .some(let inner), .typed(let inner, _), .cast(let inner, _): visit(inner)
    case .tuple(let elements): for element in elements { visit(element.pattern) }
    case .element(_, _, let payload): for element in payload ?? [] { visit(element.pattern) }
    case .bind, .wildcard, .is: break
    }
  }

  private func visit(_ arguments: [Expression.Argument]) { for argument in arguments { visit(argument.value) } }

  private func visit(_ expression: Expression) {
    found.append((file, expression))
    switch expression.kind {
    case .string(let parts): for part in parts { visit(part) }
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .member(let base?, _, _, _), .element(let base, _), .group(let base), .prefix(_, let base),
      .postfix(_, let base),
      .cast(let base, _, _), .force(let base), .chain(let base), .chainEnd(let base), .attempt(_, let base),
      .wait(let base), .passInOut(let base):
      visit(base)
    case .call(let callee, let arguments, _), .index(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .closure(let closure):
      for capture in closure.captures { if let value = capture.value { visit(value) } }
      visit(closure.body)
    case .tuple(let elements), .macro(_, let elements, _): visit(elements)
    case .binary(_, let left, let right), .assign(let left, let right):
      visit(left)
      visit(right)
    case .conditional(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .keyPath(_, let steps):
      for step in steps {
        if case .index(let arguments) = step { visit(arguments) }
      }
    case .branch(let branch): visit(branch)
    case .select(let select): visit(select)
    case .integer, .float, .boolean, .null, .regex, .name, .member, .type, .discard, .unknown: break
    }
  }
}
