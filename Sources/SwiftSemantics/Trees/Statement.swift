/// Statements in braces.
package final class Block {
  package let statements: [Statement]
  init(_ statements: [Statement]) { self.statements = statements }

  /// The expression of a body that is nothing else.
  var single: Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0] {
    case .expression(let expression): return expression
    case .return(let expression?): return expression
    default: return nil
    }
  }
}

package indirect enum Statement {
  case expression(Expression)
  case declaration(Declaration)
  case variables(VariableStatement)
  case `return`(Expression?)
  case `throw`(Expression)
  case branch(Branch)
  case select(Select)
  case `guard`([Condition], Block)
  case `while`([Condition], Block)
  case repeatWhile(Block, Expression)
  case `for`(ForStatement)
  case `do`(Block, [(patterns: [(pattern: Pattern, condition: Expression?)], error: Declaration, body: Block)])
  case `defer`(Block)
  case yield(Expression)
  /// `break`, `continue`, `fallthrough`.
  case jump
}

/// `let a = 1, (b, c) = pair`, local or stored.
package final class VariableStatement {
  package struct Entry {
    package var pattern: Pattern
    package var value: Expression?
  }
  package let entries: [Entry]
  package let declarations: [Declaration]
  package let isAsync: Bool
  init(entries: [Entry], declarations: [Declaration], isAsync: Bool) {
    self.entries = entries
    self.declarations = declarations
    self.isAsync = isAsync
  }
}

/// `if`, as statement and as expression.
package final class Branch {
  package let conditions: [Condition]
  package let then: Block
  package let otherwise: Otherwise?
  package enum Otherwise { case branch(Branch), block(Block) }
  init(conditions: [Condition], then: Block, otherwise: Otherwise?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// `switch`, as statement and as expression.
package final class Select {
  package struct Case {
    package var patterns: [(pattern: Pattern, condition: Expression?)]
    package var body: Block
  }
  package let subject: Expression
  package let cases: [Case]
  init(subject: Expression, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

package enum Condition {
  case expression(Expression)
  case pattern(Pattern, Expression)
  /// `if let name = value`, with what it binds.
  case binding(Pattern, Expression)
  case availability
}

package final class ForStatement {
  package let pattern: Pattern
  package let sequence: Expression
  package let condition: Expression?
  package let body: Block
  package let isAwaited: Bool
  package internal(set) var elementType = TypeID.none
  init(pattern: Pattern, sequence: Expression, condition: Expression?, body: Block, isAwaited: Bool) {
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.isAwaited = isAwaited
  }
}

package indirect enum Pattern {
  case wildcard
  case bind(Declaration)
  case tuple([(label: Symbol?, pattern: Pattern)])
  case some(Pattern)
  case typed(Pattern, TypeText)
  case cast(Pattern, TypeText)
  case `is`(TypeText)
  /// `.name(…)`, `Type.name(…)`: the expression in front of the payload, and the payload.
  case element(Expression, Symbol, [(label: Symbol?, pattern: Pattern)]?)
  case expression(Expression)
}
