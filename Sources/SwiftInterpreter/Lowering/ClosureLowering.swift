import SwiftSyntax

extension Lowering {
  func closure(_ syntax: ClosureExprSyntax) -> ClosureExpression {
    let outer = scope
    let inner = Scope(parent: outer)
    var parameters: [ParameterDecl] = []
    var returnType: TypeNode?
    var captureList: [(slot: Int, value: Expression)] = []
    let signature = syntax.signature
    // Captured values are read outside, by the names of outside.
    var pending: [(name: String, value: Expression)] = []
    for item in signature?.capture?.items ?? [] {
      let name = item.name.cleanText
      if let value = item.initializer?.value {
        pending.append((name, expression(value)))
      } else if name != "self" {
        if let slot = outer.projection(of: name) {
          pending.append((name, ProjectedExpression(slot: slot, place(item))))
        } else if let slot = outer.slot(of: name) {
          pending.append((name, LocalExpression(slot: slot, name: name, place(item))))
        } else {
          pending.append((name, NameExpression(name, selfSlot: outer.slot(of: "self"), place(item))))
        }
      }
    }
    scope = inner
    defer { scope = outer }
    for (name, value) in pending { captureList.append((inner.declare(name), value)) }

    var slots: [Int] = []
    switch signature?.parameterClause {
    case .simpleInput(let list):
      for item in list {
        let name = item.name.cleanText
        slots.append(inner.declare(name))
        parameters.append(parameter(name, nil))
      }
    case .parameterClause(let clause):
      for item in clause.parameters {
        let name = (item.secondName ?? item.firstName).cleanText
        slots.append(inner.declare(name))
        parameters.append(parameter(name, item.type.map { type($0) }))
      }
    case nil: inner.isClosureWithoutParameters = true
    @unknown default: break
    }
    for parameter in parameters where parameter.name.hasPrefix("$") {
      inner.project(String(parameter.name.dropFirst()))
    }
    returnType = signature?.returnClause.map { type($0.type) }
    inner.push()
    let thrownBefore = thrownType
    thrownType = signature?.effectSpecifiers?.throwsClause?.type.map { type($0) }
    let lowered = statements(syntax.statements)
    thrownType = thrownBefore
    inner.pop()
    if inner.isClosureWithoutParameters { slots = inner.shorthandSlots }
    let body = FunctionBody(
      statements: lowered, slotCount: inner.slotCount, captures: inner.captures, parameterSlots: slots,
      hasReturn: inner.hasReturn)
    return ClosureExpression(
      body: body, parameters: parameters, parameterCount: slots.count, returnType: returnType,
      captureList: captureList, owner: owner, place(syntax))
  }

  /// `{ expression }`.
  func autoclosure(_ syntax: ExprSyntax) -> ClosureExpression {
    let outer = scope
    let inner = Scope(parent: outer)
    scope = inner
    defer { scope = outer }
    inner.push()
    let lowered = ExpressionStatement(expression(syntax))
    inner.pop()
    let body = FunctionBody(
      statements: [lowered], slotCount: inner.slotCount, captures: inner.captures, parameterSlots: [],
      hasReturn: false)
    return ClosureExpression(
      body: body, parameters: [], parameterCount: 0, returnType: nil, captureList: [], owner: owner, place(syntax))
  }

  private func parameter(_ name: String, _ type: TypeNode?) -> ParameterDecl {
    ParameterDecl(
      label: nil, name: name, type: type ?? Self.anyType, defaultValue: nil, isVariadic: false, isInout: false,
      attributes: [])
  }
  static var anyType: TypeNode { TypeNode(.notUnderstood("_")) }

  /// A nested function: a closure with labels.
  func localFunction(_ syntax: FunctionDeclSyntax) -> Statement {
    let name = syntax.name.cleanText
    let slot = scope.slotInInnermostBlock(name) ?? scope.declare(name)
    let decl = function(syntax, owner: owner)
    let outer = scope
    let inner = Scope(parent: outer)
    scope = inner
    defer { scope = outer }
    let slots = decl.parameters.map { inner.declare($0.name) }
    inner.push()
    let thrownBefore = thrownType
    thrownType = nil
    let lowered = syntax.body.map { statements($0.statements) } ?? []
    thrownType = thrownBefore
    inner.pop()
    let body = FunctionBody(
      statements: lowered, slotCount: inner.slotCount, captures: inner.captures, parameterSlots: slots,
      hasReturn: inner.hasReturn)
    return LocalFunctionStatement(slot: slot, decl: decl, body: body, place(syntax))
  }

  /// The accessor of a local computed variable.
  func localAccessor(_ statements: CodeBlockItemListSyntax, parameter name: String?, _ place: Place)
    -> ClosureExpression
  {
    let outer = scope
    let inner = Scope(parent: outer)
    scope = inner
    defer { scope = outer }
    let slots = name.map { [inner.declare($0)] } ?? []
    inner.push()
    let lowered = self.statements(statements)
    inner.pop()
    let body = FunctionBody(
      statements: lowered, slotCount: inner.slotCount, captures: inner.captures, parameterSlots: slots,
      hasReturn: inner.hasReturn)
    return ClosureExpression(
      body: body, parameters: name.map { [parameter($0, nil)] } ?? [], parameterCount: slots.count, returnType: nil,
      captureList: [], owner: owner, place)
  }
}
