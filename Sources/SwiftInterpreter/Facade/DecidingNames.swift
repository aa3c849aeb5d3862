import SwiftSyntax

extension Interpreter {
  /// Names that conditions ask on which a change of state hangs: `code` and `count` of
  /// `guard code.count >= 3 else { return }`, `isOpen` of `if isOpen { page += 1 }`, with those that the project's own
  /// properties and functions among them ask in turn.
  ///
  /// Cost: the files that have such conditions are walked once.
  package func findNamesThatDecide() -> Set<String> {
    let search = DecidingNames(viewMode: .sourceAccurate)
    for file in program.files where !file.isStub && (file.contains("guard ") || file.contains("if ")) {
      search.walk(file.syntax)
    }
    var names: Set<String> = []
    var waiting = search.asked.sorted()
    while let name = waiting.popLast() {
      guard names.insert(name).inserted, let behind = search.behind[name] else { continue }
      waiting += behind.subtracting(names).sorted()
    }
    return names
  }
}

/// Collects the names in conditions whose branches change something or leave.
private final class DecidingNames: SyntaxVisitor {
  private(set) var asked: Set<String> = []
  /// What properties and functions ask that answer with a truth or a number.
  private(set) var behind: [String: Set<String>] = [:]

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let leaves = node.body.statements.last.map { last in
      last.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? !last.item.is(ExprSyntax.self)
    }
    if leaves == true { asked.formUnion(NamesAsked.of(node.conditions)) }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if Changes.any(in: node.body) || node.elseBody.map({ Changes.any(in: $0) }) == true {
      asked.formUnion(NamesAsked.of(node.conditions))
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if Changes.any(in: node.cases) { asked.formUnion(NamesAsked.of(node.subject)) }
    return .visitChildren
  }

  private static let answers: Set<String> = ["Bool", "Int", "Double"]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let body = node.accessorBlock,
      let type = node.typeAnnotation?.type.trimmedDescription, Self.answers.contains(type)
    {
      behind[name, default: []].formUnion(NamesAsked.of(body))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, let type = node.signature.returnClause?.type.trimmedDescription,
      Self.answers.contains(type)
    {
      behind[node.name.text, default: []].formUnion(NamesAsked.of(body))
    }
    return .visitChildren
  }
}

/// Every name that is read.
private final class NamesAsked: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let search = NamesAsked(viewMode: .sourceAccurate)
    search.walk(node)
    return search.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.first?.isLowercase == true || name.hasPrefix("_") { names.insert(name) }
    return .skipChildren
  }
}

/// Whether anything is assigned, but for what closures do that run later or build views.
private final class Changes: SyntaxVisitor {
  private var isFound = false

  static func any(in node: some SyntaxProtocol) -> Bool {
    let search = Changes(viewMode: .sourceAccurate)
    search.walk(node)
    return search.isFound
  }

  /// They run what they are given.
  private static let running: Set<String> = [
    "withAnimation", "Task", "async", "asyncAfter", "run", "perform", "sync", "withTransaction",
  ]
  private static let changing: Set<String> = ["toggle", "append", "insert", "remove", "removeAll", "removeLast"]

  private static func name(_ expression: ExprSyntax) -> String? {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["+=", "-=", "*=", "/="].contains(node.operator.text) { isFound = true }
    return .skipChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.name(node.calledExpression), Self.changing.contains(name) { isFound = true }
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), let name = Self.name(call.calledExpression),
      Self.running.contains(name)
    else { return .skipChildren }
    return .visitChildren
  }
}
