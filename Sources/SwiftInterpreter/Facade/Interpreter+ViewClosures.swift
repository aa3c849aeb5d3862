import SightlineModel

extension Interpreter {
  /// Whether a closure makes views rather than doing something: one of its statements is a view, as far as its names tell.
  ///
  /// - Parameter isView: Whether a type of the name is a view.
  package func makesViews(_ function: FunctionValue, _ isView: (String) -> Bool) -> Bool {
    guard let closure = function as? Closure else { return false }
    return makesViews(closure.body.statements, closure.owner, isView)
  }

  private func makesViews(_ statements: [Statement], _ owner: TypeDecl?, _ isView: (String) -> Bool) -> Bool {
    statements.contains { statement in
      switch statement {
      case let statement as ExpressionStatement: makesViews(statement.expression, owner, isView)
      case let statement as ReturnStatement: statement.value.map { makesViews($0, owner, isView) } ?? false
      default: false
      }
    }
  }

  private func makesViews(_ expression: Expression, _ owner: TypeDecl?, _ isView: (String) -> Bool) -> Bool {
    switch expression {
    case let call as CallExpression: makesViews(call.callee, owner, isView)
    case let member as MemberExpression: makesViews(member.base, owner, isView)
    case let name as NameExpression: isView(name.name) || givesViews(name.name, owner)
    case let branch as IfExpression:
      makesViews(branch.body.statements, owner, isView)
        || branch.otherwise.map { makesViews($0.statements, owner, isView) } ?? false
        || branch.alternative.map { makesViews($0, owner, isView) } ?? false
    case let choice as SwitchExpression: choice.arms.contains { makesViews($0.body.statements, owner, isView) }
    default: false
    }
  }

  /// A property or method of `owner` that gives `some View`.
  private func givesViews(_ name: String, _ owner: TypeDecl?) -> Bool {
    guard let owner else { return false }
    let set = members(of: owner.name, name, isStatic: false)
    return (set.properties.compactMap(\.type) + set.functions.compactMap(\.returnType)).contains {
      $0.isOpaque && $0.name == "View"
    }
  }

  /// `{ onTap?() }` where nobody passed what it would call. `{}` stands for whatever is written there later.
  package func doesNothing(_ function: FunctionValue) -> Bool {
    guard let closure = function as? Closure, closure.decl == nil, closure.body.statements.count == 1,
      let statement = closure.body.statements[0] as? ExpressionStatement,
      let chain = statement.expression as? ChainExpression, let call = chain.chain as? CallExpression,
      let optional = call.callee as? OptionalExpression, !(optional.operand is CallExpression),
      let frame = try? prepare(closure, Arguments(values: [], at: closure.spot), nil)
    else { return false }
    return (try? optional.operand.evaluate(frame, nil))?.isNone == true
  }
}
