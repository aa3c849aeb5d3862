import SwiftSyntax

/// Makes the trees that the checker works on of the parser's, one file at a time.
final class TreeReader {
  let symbols: SymbolTable
  let file: Int32
  let configuration: BuildConfiguration
  var operators: OperatorTable
  /// Highest `$n` met in the closure being read.
  var shorthand: [Int] = []
  var parents: [Declaration] = []
  var imports: [String] = []

  init(symbols: SymbolTable, file: Int32, configuration: BuildConfiguration, operators: OperatorTable) {
    self.symbols = symbols
    self.file = file
    self.configuration = configuration
    self.operators = operators
  }

  // MARK: Names and places

  func symbol(_ token: TokenSyntax) -> Symbol {
    let text = token.text
    if text.utf8.first == UInt8(ascii: "`") { return symbols.intern(String(text.dropFirst().dropLast())) }
    return symbols.intern(text)
  }

  func start(_ node: some SyntaxProtocol) -> Int32 {
    Int32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
  func end(_ node: some SyntaxProtocol) -> Int32 { Int32(clamping: node.endPositionBeforeTrailingTrivia.utf8Offset) }

  func declare(_ kind: Declaration.Kind, _ name: Symbol, _ node: some SyntaxProtocol) -> Declaration {
    let made = Declaration(kind, name, start(node), parent: parents.last)
    made.file = file
    made.end = end(node)
    return made
  }

  // MARK: Files

  /// - Returns: The declarations of the file and the statements of a main file.
  func read(_ tree: SourceFileSyntax) -> (members: [Declaration], statements: Block) {
    var members: [Declaration] = []
    var statements: [Statement] = []
    read(tree.statements, members: &members, statements: &statements)
    return (members, Block(statements))
  }

  private func read(_ items: CodeBlockItemListSyntax, members: inout [Declaration], statements: inout [Statement]) {
    for item in items {
      if case .decl(let node) = item.item {
        if let conditional = node.as(IfConfigDeclSyntax.self) {
          if case .statements(let active)? = activeElements(conditional) {
            read(active, members: &members, statements: &statements)
          }
          continue
        }
        for made in declarations(node) {
          switch made {
          case .variables(let variables):
            members += variables.declarations
            statements.append(made)
          case .declaration(let declaration): members.append(declaration)
          default: statements.append(made)
          }
        }
      } else {
        statements += self.statements(item)
      }
    }
  }

  // MARK: Conditional compilation

  func activeElements(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition, clause.poundKeyword.tokenKind != .poundElse else {
        return clause.elements
      }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count >= 3 else { return false }
      var value = holds(parts[0])
      var index = 1
      // `&&` binds tighter: groups of `&&` are joined by `||`
      var total = false
      while index + 1 < parts.count {
        let sign = parts[index].trimmedDescription
        let right = holds(parts[index + 1])
        if sign == "&&" {
          value = value && right
        } else {
          total = total || value
          value = right
        }
        index += 2
      }
      return total || value
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !holds(not.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first { return holds(only.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return configuration.flags.contains(name.baseName.text) }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == configuration.platform
      case "canImport": return !configuration.missingModules.contains(argument)
      case "swift", "compiler": return argument.hasPrefix(">") || argument.hasPrefix("<") == false
      case "targetEnvironment": return argument == "simulator"
      case "arch": return argument == "arm64"
      case "hasFeature", "hasAttribute": return true
      default: return false
      }
    }
    return false
  }
}
