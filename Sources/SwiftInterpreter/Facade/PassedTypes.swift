import SwiftSyntax

/// What is made in one argument of some calls, modifiers on it aside: in the call itself, or in a local, a property or a
/// function of the file that the argument names. Of a stack that is not the project's, what stands in it.
final class PassedTypes: SyntaxVisitor {
  private var arguments: [ExprSyntax] = []
  /// What a name of the file stands for: initial values, and what the bodies of properties and functions give.
  private var values: [String: [ExprSyntax]] = [:]
  private let names: Set<String>
  private let label: String
  private let handing: [HandingFunctions.Function]
  private let isDeclared: (String) -> Bool
  private static let deepest = 6

  /// - Parameters:
  ///   - names: Of what is called.
  ///   - label: Of the argument.
  ///   - handing: Functions of the project that hand such an argument on.
  ///   - isDeclared: Whether the project declares a type.
  init(
    _ names: Set<String>, _ label: String, handing: [HandingFunctions.Function] = [],
    isDeclared: @escaping (String) -> Bool
  ) {
    (self.names, self.label, self.handing, self.isDeclared) = (names, label, handing, isDeclared)
    super.init(viewMode: .sourceAccurate)
  }

  /// Types by their names as written, outermost of the argument.
  var found: [String] { arguments.flatMap { made(by: $0, depth: 0) } }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = CalledName.text(of: node.calledExpression, isSpecialised: true), names.contains(called),
      let argument = node.arguments.first(where: { $0.label?.text == label })
    {
      arguments.append(argument.expression)
    } else {
      arguments += handedOn(by: node)
    }
    return .visitChildren
  }

  /// What a call hands to a function that hands it on: an argument, or what its closure gives.
  private func handedOn(by node: FunctionCallExprSyntax) -> [ExprSyntax] {
    guard !handing.isEmpty,
      let name =
        (node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text
    else { return [] }
    return handing.filter { $0.name == name }.flatMap { function -> [ExprSyntax] in
      let given = node.arguments.first { $0.label?.text == function.label }?.expression
      guard let closure = given?.as(ClosureExprSyntax.self) ?? (given == nil ? node.trailingClosure : nil) else {
        return given.map { [$0] } ?? []
      }
      return Self.results(of: closure.statements)
    }
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

/// Functions that hand one of their parameters to certain calls.
enum HandingFunctions {
  struct Function {
    let name: String
    /// Of the parameter where it is called; `nil` for none.
    let label: String?
  }

  /// - Parameters:
  ///   - names: Of what is called.
  ///   - label: Of the argument.
  static func all(in syntax: some SyntaxProtocol, to names: Set<String>, label: String) -> [Function] {
    let search = Search(names, label)
    search.walk(syntax)
    return search.found
  }

  private final class Search: SyntaxVisitor {
    private(set) var found: [Function] = []
    private let names: Set<String>
    private let label: String

    init(_ names: Set<String>, _ label: String) {
      (self.names, self.label) = (names, label)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let called = CalledName.text(of: node.calledExpression, isSpecialised: true), names.contains(called),
        let argument = node.arguments.first(where: { $0.label?.text == label })?.expression,
        let function = Syntax(node).enclosingFunction
      else { return .visitChildren }
      // `content` or `content()`, modifiers aside.
      let first = argument.firstToken(viewMode: .sourceAccurate)?.text
      let parameter = function.signature.parameterClause.parameters.first {
        ($0.secondName ?? $0.firstName).text == first
      }
      if let parameter {
        let label = parameter.firstName.text
        found.append(Function(name: function.name.text, label: label == "_" ? nil : label))
      }
      return .visitChildren
    }
  }
}

extension Syntax {
  /// The innermost function around.
  fileprivate var enclosingFunction: FunctionDeclSyntax? {
    var next = parent
    while let node = next {
      if let function = node.as(FunctionDeclSyntax.self) { return function }
      next = node.parent
    }
    return nil
  }
}
