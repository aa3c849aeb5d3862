/// Statements in braces.
public final class Block {
  public let statements: [Statement]
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

public indirect enum Statement {
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
public final class VariableStatement {
  public struct Entry {
    public var pattern: Pattern
    public var value: Expression?
  }
  public let entries: [Entry]
  public let declarations: [Declaration]
  public let isAsync: Bool
  init(entries: [Entry], declarations: [Declaration], isAsync: Bool) {
    self.entries = entries
    self.declarations = declarations
    self.isAsync = isAsync
  }
}

/// `if`, as statement and as expression.
public final class Branch {
  public let conditions: [Condition]
  public let then: Block
  public let otherwise: Otherwise?
  public enum Otherwise { case branch(Branch), block(Block) }
  init(conditions: [Condition], then: Block, otherwise: Otherwise?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// `switch`, as statement and as expression.
public final class Select {
  public struct Case {
    public var patterns: [(pattern: Pattern, condition: Expression?)]
    public var body: Block
  }
  public let subject: Expression
  public let cases: [Case]
  init(subject: Expression, cases: [Case]) {
    self.subject = subject
    self.cases = cases
  }
}

public enum Condition {
  case expression(Expression)
  case pattern(Pattern, Expression)
  /// `if let name = value`, with what it binds.
  case binding(Pattern, Expression)
  case availability
}

public final class ForStatement {
  public let pattern: Pattern
  public let sequence: Expression
  public let condition: Expression?
  public let body: Block
  public let isAwaited: Bool
  public internal(set) var elementType = TypeID.none
  init(pattern: Pattern, sequence: Expression, condition: Expression?, body: Block, isAwaited: Bool) {
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.isAwaited = isAwaited
  }
}

public indirect enum Pattern {
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
