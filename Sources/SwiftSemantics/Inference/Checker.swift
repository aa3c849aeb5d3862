/// Finds types for the expressions of a program.
final class Checker {
  unowned let program: Program
  var types: TypeStore { program.types }
  var symbols: SymbolTable { program.symbols }

  // Solving
  var variables: [Variable] = []
  var trail: [(Int, Variable)] = []
  var pending: [PendingEquality] = []
  var score = 0

  var memberCache: [UInt64: [Declaration]] = [:]

  // Where we are
  var file: Int32 = -1
  var context: Declaration?
  var scope: [(name: Symbol, declaration: Declaration)] = []
  var closures: [(closure: Closure, depth: Int)] = []
  /// What `return` gives in the function being checked; `none` where it is found from the body.
  var results: [ResultFrame] = []
  /// Deeper than zero while candidates are tried: nothing is reported, failure is an answer.
  var trials = 0
  var silence = 0
  var isFinishing = false
  /// Whether an expression is being solved.
  var sessions = 0
  /// Expressions that may still be looked at in this body; what comes later stays dynamic.
  var stepsLeft = Checker.steps
  static let steps = 400_000
  /// Types bound to expressions since the beginning of the statement, to be completed at its end.
  var touched: [Expression] = []
  var touchedDeclarations: [Declaration] = []
  var touchedLoops: [ForStatement] = []
  /// The type that the root of an implicit member chain is a member of.
  var implicitRoot: TypeID?
  var isReporting: Bool { silence == 0 && trials == 0 }

  struct ResultFrame {
    var type: TypeID
    var builder: Declaration?
    /// Found so far, where the type is inferred from the body.
    var found: [TypeID] = []
    var isInferred = false
  }

  let strideName, equal, unequal, logicalAnd, logicalOr, logicalNot, coalescing, plus, minus: Symbol
  let arithmetic, comparisons: Set<Symbol>

  init(_ program: Program) {
    self.program = program
    let symbols = program.symbols
    (logicalAnd, logicalOr, logicalNot) = (symbols.intern("&&"), symbols.intern("||"), symbols.intern("!"))
    strideName = symbols.intern("Stride")
    (equal, unequal) = (symbols.intern("=="), symbols.intern("!="))
    (coalescing, plus, minus) = (symbols.intern("??"), symbols.intern("+"), symbols.intern("-"))
    arithmetic = Set(["+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^"].map { symbols.intern($0) })
    comparisons = Set(["==", "!=", "<", ">", "<=", ">="].map { symbols.intern($0) })
  }

  func quietly<T>(_ body: () -> T) -> T {
    silence += 1
    defer { silence -= 1 }
    return body()
  }

  /// Notes that something has no type.
  func note(_ reason: DynamicNote.Reason, _ name: Symbol, _ expression: Expression) {
    guard isReporting else { return }
    program.note(reason, name, file: file, offset: expression.start)
  }

  func note(_ reason: DynamicNote.Reason, _ name: String, _ expression: Expression) {
    guard isReporting else { return }
    program.note(reason, symbols.intern(name), file: file, offset: expression.start)
  }

  func record(_ expression: Expression, _ type: TypeID, _ reference: Declaration? = nil) {
    expression.type = type
    if let reference { expression.reference = reference }
    if types.hasVariables(type) { touched.append(expression) }
  }

  // MARK: Scopes

  func push(_ declaration: Declaration) { scope.append((declaration.name, declaration)) }

  func scoped<T>(_ body: () -> T) -> T {
    let depth = scope.count
    defer { scope.removeLast(scope.count - depth) }
    return body()
  }

  func local(_ name: Symbol) -> Declaration? {
    var index = scope.count - 1
    while index >= 0 {
      if scope[index].name == name {
        let found = scope[index].declaration
        for entry in closures where index < entry.depth && !found.isType {
          if !entry.closure.captured.contains(where: { $0 === found }) { entry.closure.captured.append(found) }
        }
        return found
      }
      index -= 1
    }
    return nil
  }

  func localType(_ name: Symbol) -> Declaration? {
    for entry in scope.reversed() where entry.name == name && entry.declaration.isType { return entry.declaration }
    return nil
  }

  // MARK: Whole expressions

  /// Types an expression that stands for itself, with a type that its place asks for.
  @discardableResult
  func check(_ expression: Expression, expecting expected: TypeID? = nil) -> TypeID {
    session { checkWithin(expression, expected) }
  }

  /// Solves what the body asks for; the outermost session completes all that was recorded in it.
  @discardableResult
  func session(_ body: () -> TypeID) -> TypeID {
    if sessions > 0 || trials > 0 { return body() }
    sessions += 1
    defer { sessions -= 1 }
    let start = touched.count
    let type = body()
    finish(from: start)
    let found = complete(type)
    variables.removeAll(keepingCapacity: true)
    trail.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    score = 0
    return found
  }

  private func checkWithin(_ expression: Expression, _ expected: TypeID?) -> TypeID {
    let type: TypeID
    if let found = infer(expression, expected) {
      type = found
      if let expected, expected != .none {
        if !convert(type, expected) || !settle() {
          // What the place asks for does not fit: nothing is guessed
          if !types.hasDynamic(full(type)) { note(.noOverload, "conversion", expression) }
        } else {
          expression.converted = expected
        }
      }
    } else {
      note(.uninferred, "expression", expression)
      type = .dynamic
      record(expression, .dynamic)
    }
    return type
  }

  /// Binds literals to their usual types and completes what was recorded.
  func finish(from start: Int) {
    isFinishing = true
    defer { isFinishing = false }
    _ = settle()
    applyDefaults()
    _ = settle()
    applyDefaults()
    for expression in touched[start...] {
      expression.type = complete(expression.type)
      if types.hasVariables(expression.converted) { expression.converted = complete(expression.converted) }
      if expression.substitutions.contains(where: { types.hasVariables($0) }) {
        expression.substitutions = expression.substitutions.map { complete($0) }
      }
    }
    touched.removeLast(touched.count - start)
    for declaration in touchedDeclarations { declaration.type = complete(declaration.type) }
    touchedDeclarations.removeAll(keepingCapacity: true)
    for loop in touchedLoops { loop.elementType = complete(loop.elementType) }
    touchedLoops.removeAll(keepingCapacity: true)
  }

  func applyDefaults() {
    for index in variables.indices where variables[index].binding == .none {
      if let usual = defaultType(variables[index].literal) {
        let variable = types.variable(index)
        if variables[index].protocols.allSatisfy({ program.conforms(usual, $0) }) {
          _ = bind(variable, usual)
        } else if variables[index].literal == .integer, bind(variable, program.type(.Double)) {
          continue
        } else {
          variables[index].binding = usual
        }
      }
    }
  }

  /// The type without variables: what is still open is dynamic.
  func complete(_ type: TypeID) -> TypeID {
    let found = full(type)
    return types.hasVariables(found) ? closed(found) : found
  }

  private func closed(_ type: TypeID) -> TypeID {
    guard types.hasVariables(type) else { return type }
    if types.kind(type) == .variable || types.kind(type) == .associated { return .dynamic }
    return program.mapChildren(type) { closed($0) }
  }
}
