import SwiftSyntax

/// What is made in one argument of some calls, modifiers on it aside: in the call itself, or in a local, a property or a
/// function of the file that the argument names. Of a stack that is not the project's, what stands in it.
final class PassedTypes: SyntaxVisitor {
  private var arguments: [ExprSyntax] = []
  /// What a name of the file stands for: initial values, and what the bodies of properties and functions give.
  private var values: [String: [ExprSyntax]] = [:]
  private let names: Set<String>
  private let label: String
  private let isDeclared: (String) -> Bool
  private static let deepest = 6

  /// - Parameters:
  ///   - names: Of what is called.
  ///   - label: Of the argument.
  ///   - isDeclared: Whether the project declares a type.
  init(_ names: Set<String>, _ label: String, isDeclared: @escaping (String) -> Bool) {
    (self.names, self.label, self.isDeclared) = (names, label, isDeclared)
    super.init(viewMode: .sourceAccurate)
  }

  /// Types by their names as written, outermost of the argument.
  var found: [String] { arguments.flatMap { made(by: $0, depth: 0) } }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = CalledName.text(of: node.calledExpression, isSpecialised: true), names.contains(called),
      let argument = node.arguments.first(where: { $0.label?.text == label })
    {
      arguments.append(argument.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    if let value = node.initializer?.value { values[name, default: []].append(value) }
    if case .getter(let body)? = node.accessorBlock?.accessors { values[name, default: []] += Self.results(of: body) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { values[node.name.text, default: []] += Self.results(of: body.statements) }
    return .visitChildren
  }

  private static func results(of body: CodeBlockItemListSyntax) -> [ExprSyntax] {
    body.compactMap { $0.item.as(ExprSyntax.self) ?? $0.item.as(ReturnStmtSyntax.self)?.expression }
  }

  private func made(by expression: ExprSyntax, depth: Int) -> [String] {
    guard depth < Self.deepest else { return [] }
    func value(of name: String) -> [String] {
      (values[name] ?? []).flatMap { made(by: $0, depth: depth + 1) }
    }
    if let plain = expression.as(DeclReferenceExprSyntax.self) { return value(of: plain.baseName.text) }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self" ? value(of: access.declName.baseName.text) : []
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return [] }
    // A modifier: what it is called on.
    var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    var chain = 0
    while let outer = base?.as(FunctionCallExprSyntax.self),
      let inner = outer.calledExpression
        .as(MemberAccessExprSyntax.self)?.base, inner.is(FunctionCallExprSyntax.self), chain < 1000
    {
      (base, chain) = (inner, chain + 1)
    }
    if let base {
      let types = made(by: base, depth: depth + 1)
      if !types.isEmpty { return types }
    }
    guard let called = CalledName.text(of: call.calledExpression, isSpecialised: true),
      let last = called.split(separator: ".").last
    else { return [] }
    if isDeclared(called) { return [called] }
    guard last.first?.isUppercase == true else { return base == nil ? value(of: String(last)) : [] }
    return call.trailingClosure.map { Self.results(of: $0.statements).flatMap { made(by: $0, depth: depth + 1) } } ?? []
  }
}
