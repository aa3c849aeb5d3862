import SightlineModel

/// Compiles functions of numbers and truths; `nil` for everything else, which runs as a tree.
///
/// Types follow from the signature, from literals and from what variables start with. Where a literal would take its
/// type from anything but those, nothing is guessed: the function is not compiled.
final class ScalarCompiler {
  private let interpreter: Interpreter
  /// Compiled together: functions that call one another.
  private var unit: [FunctionDecl] = []
  private var kinds: [Scalar.Kind?] = []
  private var resultSlot = 0
  private var result = Scalar.Kind.int
  private init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  static func compile(_ decl: FunctionDecl, _ interpreter: Interpreter) -> CompiledFunction? {
    let compiler = ScalarCompiler(interpreter)
    let function = compiler.function(decl)
    // What calls one that is not compiled isn't either.
    if function == nil { for decl in compiler.unit { decl.compiled = .no } }
    return function
  }

  private func kind(_ type: TypeNode?) -> Scalar.Kind? {
    guard let type, !type.isImplicitlyUnwrapped else { return nil }
    switch interpreter.resolve(type, nil) {
    case .int: return .int
    case .double: return .double
    case .bool: return .bool
    default: return nil
    }
  }

  // MARK: Functions

  private func function(_ decl: FunctionDecl) -> CompiledFunction? {
    switch decl.compiled {
    case .yes(let known): return known
    case .no: return nil
    case .unknown: break
    }
    decl.compiled = .no
    guard decl.kind == .function, decl.owner == nil, decl.genericParameters.isEmpty, decl.hasBody,
      !decl.place.file.isStub, interpreter.builderName(in: decl.attributes) == nil, !interpreter.isWatched(decl),
      let result = kind(decl.returnType), let body = decl.body, body.captures.isEmpty, !body.hasDefer,
      body.slotCount < RegisterStack.most, body.parameterSlots.count == decl.parameters.count
    else { return nil }
    var parameters: [Scalar.Kind] = []
    for parameter in decl.parameters {
      guard let kind = kind(parameter.type), !parameter.isInout, !parameter.isVariadic, !parameter.isAutoclosure,
        parameter.attributes.isEmpty
      else { return nil }
      parameters.append(kind)
    }
    let function = CompiledFunction(decl, parameters, result: result, registerCount: body.slotCount + 1)
    decl.compiled = .yes(function)
    unit.append(decl)
    let outer = (kinds, resultSlot, self.result)
    defer { (kinds, resultSlot, self.result) = outer }
    kinds = Array(repeating: nil, count: body.slotCount)
    for (slot, kind) in zip(body.parameterSlots, parameters) { kinds[slot] = kind }
    (resultSlot, self.result) = (function.resultSlot, result)
    if let single = body.single {
      guard let expression = expression(single, result) else { return nil }
      function.finish(expression)
    } else {
      guard returns(body.statements), let block = block(body.statements) else { return nil }
      function.finish(block)
    }
    return function
  }

  /// Whether the last statement leaves on every way.
  private func returns(_ statements: [Statement]) -> Bool {
    switch statements.last {
    case is ReturnStatement: true
    case let last as ExpressionStatement:
      if let choice = last.expression as? IfExpression, let otherwise = choice.otherwise {
        returns(choice.body.statements) && returns(otherwise.statements)
      } else {
        false
      }
    default: false
    }
  }

  // MARK: Statements

  private func block(_ statements: [Statement]) -> CompiledBlock? {
    var list: [CompiledStatement] = []
    for statement in statements {
      guard let compiled = self.statement(statement) else { return nil }
      list.append(compiled)
    }
    return CompiledBlock(list)
  }
  private func block(_ block: Block?) -> CompiledBlock? {
    guard let block else { return CompiledBlock([]) }
    return block.hasDefer ? nil : self.block(block.statements)
  }

  private func statement(_ statement: Statement) -> CompiledStatement? {
    switch statement {
    case let statement as ReturnStatement:
      return statement.value.flatMap { expression($0, result) }.map { CompiledReturn($0, into: resultSlot) }
    case let statement as VariableStatement: return variable(statement)
    case let statement as ExpressionStatement: return effect(statement.expression)
    case let statement as JumpStatement where statement.label == nil:
      switch statement.kind {
      case .leave: return CompiledJump(.broke)
      case .next: return CompiledJump(.continued)
      case .fallThrough: return nil
      }
    case let statement as GuardStatement:
      guard !statement.otherwise.endsTheProgram, let conditions = conditions(statement.conditions),
        let otherwise = block(statement.otherwise)
      else { return nil }
      return CompiledIf(statement.site, .guarded, conditions, CompiledBlock([]), otherwise)
    case let statement as WhileStatement where statement.label == nil:
      guard let conditions = conditions(statement.conditions), let body = block(statement.body) else { return nil }
      return CompiledWhile(statement.place, conditions, isRepeat: statement.isRepeat, body)
    case let statement as ForStatement where statement.label == nil && !statement.isCase: return loop(statement)
    default: return nil
    }
  }

  private func variable(_ statement: VariableStatement) -> CompiledStatement? {
    guard let binding = statement.pattern as? BindingPattern, !statement.isWeak, let value = statement.value else {
      return nil
    }
    let type = statement.type ?? binding.type
    var wanted: Scalar.Kind?
    if let type {
      guard let kind = kind(type) else { return nil }
      wanted = kind
    }
    guard let kind = wanted ?? self.kind(of: value), let compiled = expression(value, kind) else { return nil }
    kinds[binding.slot] = kind
    return CompiledAssignment(statement.place, binding.slot, compiled)
  }

  private func effect(_ expression: Expression) -> CompiledStatement? {
    switch expression {
    case let choice as IfExpression:
      guard choice.label == nil, let conditions = conditions(choice.conditions), let body = block(choice.body),
        let otherwise = block(choice.otherwise)
      else { return nil }
      return CompiledIf(choice, .condition, conditions, body, otherwise)
    case let assignment as AssignmentExpression:
      guard let target = assignment.target as? LocalExpression, let kind = kinds[target.slot],
        let value = self.expression(assignment.value, kind)
      else { return nil }
      guard let operation = assignment.operation else {
        return CompiledAssignment(assignment.place, target.slot, value)
      }
      let symbol = Operator(operation)
      guard symbol.isArithmetic, kind == .int || kind == .double && symbol != .remainder,
        assignment.isPlain(interpreter)
      else { return nil }
      return CompiledChange(assignment, target.slot, symbol, isDouble: kind == .double, value)
    case is CallExpression: return call(expression).map { CompiledEffect($0.0) }
    default: return nil
    }
  }

  private func loop(_ statement: ForStatement) -> CompiledStatement? {
    guard let range = statement.sequence as? BinaryExpression, range.symbol == .range || range.symbol == .closedRange,
      !(range.left.isLiteralArithmetic && range.right.isLiteralArithmetic)
        || range.left is LiteralExpression && range.right is LiteralExpression,
      let lower = expression(range.left, .int), let upper = expression(range.right, .int)
    else { return nil }
    var slot: Int?
    switch statement.pattern {
    case let binding as BindingPattern:
      guard binding.type == nil || kind(binding.type) == .int else { return nil }
      slot = binding.slot
      kinds[binding.slot] = .int
    case is WildcardPattern: break
    default: return nil
    }
    var condition: CompiledExpression?
    if let written = statement.condition {
      guard let compiled = expression(written, .bool) else { return nil }
      condition = compiled
    }
    guard let body = block(statement.body) else { return nil }
    return CompiledFor(statement.place, range, lower, upper, slot: slot, condition, body)
  }

  private func conditions(_ list: [Condition]) -> [CompiledExpression]? {
    var result: [CompiledExpression] = []
    for condition in list {
      guard case .expression(let written) = condition, let compiled = expression(written, .bool) else { return nil }
      result.append(compiled)
    }
    return result
  }

  // MARK: Expressions

  /// What the expression is, where no context says it.
  private func kind(of expression: Expression) -> Scalar.Kind? {
    switch expression {
    case let literal as LiteralExpression: return literal.value.scalar?.kind
    case let local as LocalExpression: return kinds[local.slot]
    case let inner as ParenthesisExpression: return kind(of: inner.inner)
    case let prefix as PrefixExpression: return kind(of: prefix.operand)
    case let choice as TernaryExpression:
      guard let yes = kind(of: choice.yes), let no = kind(of: choice.no), yes == no else { return nil }
      return yes
    case let choice as IfExpression:
      guard let yes = choice.body.lone.flatMap({ kind(of: $0) }),
        let no = choice.otherwise?.lone.flatMap({ kind(of: $0) }),
        yes == no
      else { return nil }
      return yes
    case let binary as BinaryExpression:
      if binary.symbol.isComparison || binary.symbol == .and || binary.symbol == .or { return .bool }
      guard binary.symbol.isArithmetic else { return nil }
      return kind(of: binary.left.isLiteralArithmetic ? binary.right : binary.left)
    case let call as CallExpression: return callee(call)?.result
    default: return nil
    }
  }

  private func expression(_ expression: Expression, _ wanted: Scalar.Kind) -> CompiledExpression? {
    switch expression {
    case let literal as LiteralExpression:
      if wanted == .double { return literal.double().map { CompiledConstant(Register($0)) } }
      guard let scalar = literal.constant, scalar.kind == wanted else { return nil }
      return CompiledConstant(Register(scalar))
    case let local as LocalExpression: return kinds[local.slot] == wanted ? CompiledLocal(local.slot) : nil
    case let inner as ParenthesisExpression: return self.expression(inner.inner, wanted)
    case let prefix as PrefixExpression: return self.prefix(prefix, wanted)
    case let choice as TernaryExpression:
      guard let condition = self.expression(choice.condition, .bool), let yes = self.expression(choice.yes, wanted),
        let no = self.expression(choice.no, wanted)
      else { return nil }
      return CompiledChoice(choice, .ternary, condition, yes, no)
    case let choice as IfExpression:
      guard choice.conditions.count == 1, let condition = conditions(choice.conditions)?.first,
        let yes = choice.body.lone.flatMap({ self.expression($0, wanted) }),
        let no = choice.otherwise?.lone.flatMap({ self.expression($0, wanted) })
      else { return nil }
      return CompiledChoice(choice, .condition, condition, yes, no)
    case let binary as BinaryExpression: return self.binary(binary, wanted)
    case is CallExpression:
      guard let (call, kind) = call(expression), kind == wanted else { return nil }
      return call
    default: return nil
    }
  }

  private func prefix(_ prefix: PrefixExpression, _ wanted: Scalar.Kind) -> CompiledExpression? {
    if prefix.name == "!", wanted == .bool {
      return expression(prefix.operand, .bool).map { CompiledNot($0) }
    }
    // `-1`.
    guard prefix.name == "-", prefix.operand is LiteralExpression, wanted != .bool else { return nil }
    let type = wanted == .double ? interpreter.doubleType : interpreter.intType
    guard let value = try? prefix.evaluate(interpreter.rootFrame, type), let scalar = value.scalar,
      scalar.kind == wanted
    else { return nil }
    return CompiledConstant(Register(scalar))
  }

  private func binary(_ binary: BinaryExpression, _ wanted: Scalar.Kind) -> CompiledExpression? {
    switch binary.symbol {
    case .and, .or:
      guard wanted == .bool, let left = expression(binary.left, .bool), let right = expression(binary.right, .bool)
      else { return nil }
      return CompiledLogic(binary, left, right)
    default: break
    }
    // On the left a literal takes its type from the right, which runs first.
    guard !binary.left.isLiteralArithmetic, let kind = kind(of: binary.left), kind != .bool,
      binary.symbol.isComparison ? wanted == .bool : binary.symbol.isArithmetic && wanted == kind,
      kind == .int || binary.symbol != .remainder,
      !binary.right.isLiteralArithmetic || binary.right is LiteralExpression || binary.right is PrefixExpression,
      let left = expression(binary.left, kind), let right = expression(binary.right, kind)
    else { return nil }
    return CompiledBinary(binary, isDouble: kind == .double, left, right)
  }

  // MARK: Calls

  private func quick(_ node: CallExpression) -> QuickCall? {
    guard node.inoutTargets.isEmpty, let name = node.name, name.selfSlot == nil,
      case .function(let quick) = interpreter.target(of: node, name, interpreter.rootFrame, nil), quick.isLean
    else { return nil }
    return quick
  }
  private func callee(_ node: CallExpression) -> CompiledFunction? { quick(node).flatMap { function($0.decl) } }

  private func call(_ expression: Expression) -> (CompiledExpression, Scalar.Kind)? {
    guard let node = expression as? CallExpression, let name = node.name, let quick = quick(node),
      let callee = function(quick.decl)
    else { return nil }
    var arguments: [(expression: CompiledExpression, slot: Int)] = []
    for (index, argument) in node.arguments.enumerated() {
      guard let compiled = self.expression(argument.expression, callee.parameters[quick.parameters[index]]) else {
        return nil
      }
      arguments.append((compiled, quick.bindings[index].slot))
    }
    return (CompiledCall(node, at: name.place, callee, arguments), callee.result)
  }
}
