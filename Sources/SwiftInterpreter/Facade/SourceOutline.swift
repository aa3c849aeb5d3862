package import SightlineModel
import SwiftParser
import SwiftSyntax

/// One file as it is written: calls, names, declarations and conditions by their places, for questions about code that no
/// run reached. Of an `#if` only the part that is built is there. Extents are UTF-8 offsets.
package struct SourceOutline: Sendable {
  package struct Call: Sendable {
    package var name: String
    /// Of the name.
    package var location: SightlineModel.SourceLocation
    package var nameOffset: Int
    /// With what it is called on.
    package var extent: Range<Int>
    /// What it is called on; empty for `.spring()`, `nil` where the name stands alone.
    package var base: Range<Int>?
    package var arguments: [Argument]
    /// Closures among the arguments, trailing ones included.
    package var closures: [Range<Int>]
    /// Of the closures, in their order; `nil` for those without one, and for the first that trails.
    package var closureLabels: [String?]
    /// A statement of its own: what it returns is not used.
    package var isStatement: Bool
  }
  package struct Argument: Sendable {
    /// `nil` for a trailing closure and what has no label.
    package var label: String?
    package var extent: Range<Int>
    package var words = Words()
  }
  /// The literals that an expression may come to, and what it is for them.
  package struct Words: Sendable {
    package enum Kind: Sendable {
      /// Nothing but literals, alone or in branches: of the type that is asked for.
      case literals
      /// A side of `??`: of the type of the other.
      case fallback
      /// Parts joined with `+`, which only a `String` knows.
      case joined
      case other
    }
    package var kind: Kind = .other
    package var literals: [Literal] = []
    /// Names in what is given if there is something: `list?.name` of `list?.name ?? "List"`.
    package var names: [String] = []
  }
  package struct Literal: Sendable {
    /// With `…` for each interpolation.
    package var text: String
    package var isInterpolated: Bool
    package var offset: Int
  }
  /// A name with the properties read of it, without `self` and `$`: `draft.title`.
  package struct Reference: Sendable {
    package var path: String
    package var offset: Int
    package var isBinding: Bool
  }
  package struct Declaration: Sendable {
    package enum Kind: Sendable { case type, function, property, local, preview }
    package var kind: Kind
    package var name: String
    package var extent: Range<Int>
    /// Of the types around it, outermost first, joined by dots; for a type its own.
    package var typeName: String
    /// Property wrappers and others without `@`; conformances of a type.
    package var attributes: [String]
    package var isStored: Bool
  }
  package struct Condition: Sendable {
    package var condition: Range<Int>
    package var bodies: [Range<Int>]
    /// Of a `switch`, in order; the patterns with their word.
    package var cases: [(pattern: Range<Int>, body: Range<Int>)] = []
  }
  /// What runs where something went wrong.
  package struct Handler: Sendable {
    package enum Kind: Sendable {
      /// `catch`, for all errors.
      case thrown
      /// `case .failure(let error):` of a `switch`.
      case result
      /// `if let error { … }`, and the `else` of `if let image = try? … `.
      case condition
      /// `try? await save()` as a statement.
      case dropped
      /// `Task { try await save() }`, which nobody waits for.
      case task
      /// A function that is called with an error: `func session(_:didFailWithError:)`.
      case handed
    }
    /// A statement that ends what runs: those of branches and of closures that run at once are told one by one.
    package enum Step: Sendable {
      /// As it is written: what is called, and the whole.
      case call(name: String, text: String)
      case set(path: String, value: String)
      case leave
    }
    package var kind: Kind
    package var location: SightlineModel.SourceLocation
    package var body: Range<Int>
    /// `nil` where it holds anything else.
    package var steps: [Step]?
    /// Of a `catch`: what is tried, by the names of the calls; nothing for what waits.
    package var tried: [String] = []
  }
  /// What does nothing unless something holds: `guard !name.isEmpty else { return }` before all else, or one `if` alone.
  package struct Gate: Sendable {
    /// Of the function or closure, with its braces.
    package var body: Range<Int>
    package var condition: Range<Int>
    package var location: SightlineModel.SourceLocation
    /// Constants before it, with what they are: `trimmed` of `let trimmed = name.trimmed`.
    package var derived: [(name: String, value: Range<Int>)]
  }
  package let path: String
  package internal(set) var calls: [Call] = []
  /// By offset.
  package internal(set) var references: [Reference] = []
  /// Names after a dot, by offset: `scale` of `.scale(0.5)`.
  package internal(set) var members: [Reference] = []
  /// Types that are named where a type stands, by offset: neither what is conformed to nor what is extended.
  package internal(set) var types: [Reference] = []
  /// What is given a new value by `=` or an operator that ends in one.
  package internal(set) var assignments: [Reference] = []
  /// What is assigned to properties of something: `bar.placeholder = "Search"`.
  package internal(set) var assignedWords: [(property: String, offset: Int, words: Words)] = []
  /// What functions and properties give back, with where it stands.
  package internal(set) var returnedWords: [(offset: Int, words: Words)] = []
  package internal(set) var declarations: [Declaration] = []
  package internal(set) var conditions: [Condition] = []
  package internal(set) var handlers: [Handler] = []
  /// What functions do, by where they begin; those that give nothing back and only do what a handler's step says.
  package internal(set) var functionSteps: [Int: [Handler.Step]] = [:]
  /// Bodies of functions and closures that write to the pasteboard, by what writes: what else they do, where that is all a
  /// handler's step says.
  package internal(set) var copies: [(offset: Int, steps: [Handler.Step])] = []
  /// What closures do, by where they begin; those that only do what a handler's step says.
  package internal(set) var closureSteps: [Int: [Handler.Step]] = [:]
  package internal(set) var gates: [Gate] = []
  /// Bodies of functions, accessors and closures.
  package internal(set) var scopes: [Range<Int>] = []
  private let lines: LineTable

  package func location(utf8Offset: Int) -> SightlineModel.SourceLocation {
    lines.location(utf8Offset: utf8Offset, in: path)
  }

  /// - Returns: `nil` for a place that the file does not have.
  package func utf8Offset(of location: SightlineModel.SourceLocation) -> Int? { lines.offset(of: location) }

  /// - Returns: `nil` for a function that does anything else.
  package func steps(ofFunctionAt extent: Range<Int>) -> [Handler.Step]? { functionSteps[extent.lowerBound] }

  /// Cost: linear in the file.
  package init(_ file: ParsedFile, configuration: BuildConfiguration = BuildConfiguration()) {
    path = file.path
    lines = LineTable(of: file.text)
    let walker = OutlineWalker(
      SourceFile(path: file.path, text: file.text, isStub: false), LoweringContext(configuration: configuration))
    walker.walk(file.tree)
    (calls, assignments) = (walker.calls, walker.assignments)
    (declarations, conditions, scopes) = (walker.declarations, walker.conditions, walker.scopes)
    (handlers, functionSteps, copies) = (walker.handlers, walker.functionSteps, walker.copies)
    (closureSteps, gates) = (walker.closureSteps, walker.gates)
    (assignedWords, returnedWords) = (walker.assignedWords, walker.returnedWords)
    references = walker.references.sorted { $0.offset < $1.offset }
    members = walker.members.sorted { $0.offset < $1.offset }
    types = walker.types.sorted { $0.offset < $1.offset }
  }
}

extension [SourceOutline.Reference] {
  /// Those that stand in a place; they are sorted by offset. Cost: logarithmic.
  package func within(_ extent: Range<Int>) -> ArraySlice<SourceOutline.Reference> {
    self[first(from: extent.lowerBound)..<first(from: extent.upperBound)]
  }

  private func first(from offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

private final class OutlineWalker: SyntaxVisitor {
  var calls: [SourceOutline.Call] = []
  var references: [SourceOutline.Reference] = []
  var members: [SourceOutline.Reference] = []
  var types: [SourceOutline.Reference] = []
  var assignments: [SourceOutline.Reference] = []
  var declarations: [SourceOutline.Declaration] = []
  var conditions: [SourceOutline.Condition] = []
  var assignedWords: [(property: String, offset: Int, words: SourceOutline.Words)] = []
  var returnedWords: [(offset: Int, words: SourceOutline.Words)] = []
  var handlers: [SourceOutline.Handler] = []
  var functionSteps: [Int: [SourceOutline.Handler.Step]] = [:]
  var copies: [(offset: Int, steps: [SourceOutline.Handler.Step])] = []
  var closureSteps: [Int: [SourceOutline.Handler.Step]] = [:]
  var gates: [SourceOutline.Gate] = []
  var scopes: [Range<Int>] = []
  private let file: SourceFile
  private let context: LoweringContext
  private var typeNames: [String] = []

  init(_ file: SourceFile, _ context: LoweringContext) {
    (self.file, self.context) = (file, context)
    super.init(viewMode: .sourceAccurate)
  }

  /// Where the first token of what begins at an offset stands. The calls of a chain begin at one place, and asking each
  /// goes down the whole chain.
  private var firstTokens: [Int: Int] = [:]

  private func extent(_ node: some SyntaxProtocol) -> Range<Int> {
    let position = node.position.utf8Offset
    let start: Int
    if node.totalLength.utf8Length == 0 {
      start = position
    } else if let known = firstTokens[position] {
      start = known
    } else {
      start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      firstTokens[position] = start
    }
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  // MARK: Declarations

  private func enter(_ name: String, _ node: some DeclSyntaxProtocol, _ inherited: InheritanceClauseSyntax?)
    -> SyntaxVisitorContinueKind
  {
    typeNames.append(name)
    declare(.type, name, node, attributes: inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
    return .visitChildren
  }

  private func declare(
    _ kind: SourceOutline.Declaration.Kind, _ name: String, _ node: some SyntaxProtocol, attributes: [String] = [],
    isStored: Bool = false
  ) {
    declarations.append(
      .init(
        kind: kind, name: name, extent: extent(node), typeName: typeNames.joined(separator: "."),
        attributes: attributes, isStored: isStored))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { typeNames.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { typeNames.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { typeNames.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { typeNames.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node, node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { typeNames.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(.function, node.name.text, node)
    if let body = node.body {
      scopes.append(extent(body))
      noteCopy(body.statements)
      if node.signature.returnClause == nil { noteGates(body.statements, of: extent(body)) }
      if node.signature.returnClause == nil, let steps = steps(body.statements) {
        functionSteps[extent(node).lowerBound] = steps
        if Self.isHandedError(node) { handle(.handed, node, body.statements, body: extent(body)) }
      }
    }
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { scopes.append(extent(body)) }
    return .visitChildren
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(extent(node))
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(extent(node))
    noteCopy(node.statements)
    noteGates(node.statements, of: extent(node))
    if let steps = steps(node.statements), !steps.isEmpty { closureSteps[extent(node).lowerBound] = steps }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
    let attributes = node.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      declare(
        isMember ? .property : .local, name, node, attributes: attributes, isStored: binding.accessorBlock == nil)
    }
    return .visitChildren
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      declare(.local, name, node.sequence)
    }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { declare(.preview, "Preview", node) }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { declare(.preview, "Preview", node) }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    switch context.clause(of: node) {
    case .statements(let chosen)?: walk(chosen)
    case .decls(let chosen)?: walk(chosen)
    case .switchCases(let chosen)?: walk(chosen)
    case .postfixExpression(let chosen)?: walk(chosen)
    default: break
    }
    return .skipChildren
  }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(
      .init(
        condition: extent(node.conditions),
        bodies: [extent(node.body)] + (node.elseBody.map { [extent($0)] } ?? [])))
    handle(node)
    return .visitChildren
  }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    conditions.append(
      .init(
        condition: extent(node.subject), bodies: [extent(node.cases)],
        cases: cases.map { (extent($0.label), extent($0.statements)) }))
    return .visitChildren
  }

  // MARK: Words

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { gives(expression) }
    return .visitChildren
  }
  /// A literal alone is what a body or a branch gives back.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item { gives(expression) }
    return .visitChildren
  }
  private func gives(_ expression: ExprSyntax) {
    let words = self.words(expression)
    if !words.literals.isEmpty { returnedWords.append((extent(expression).lowerBound, words)) }
  }

  private func words(_ expression: ExprSyntax) -> SourceOutline.Words {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return .init(kind: .literals, literals: [self.literal(literal)])
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return words(only.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return .init() }
    return words(Array(sequence.elements))
  }

  /// What operators make of literals, not yet grouped by their precedence.
  private func words(_ elements: [ExprSyntax]) -> SourceOutline.Words {
    // 1. `condition ? first : second`: what stands after the last `:` is the other side.
    if let last = elements.lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      var sides = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }.map { words($0.thenExpression) }
      sides.append(words(elements[(last + 1)...]))
      let kinds = Set(sides.map(\.kind))
      let kind: SourceOutline.Words.Kind =
        kinds == [.literals]
        ? .literals : kinds.contains(.joined) ? .joined : kinds.contains(.fallback) ? .fallback : .other
      return .init(kind: kind, literals: sides.flatMap(\.literals), names: sides.flatMap(\.names))
    }
    // 2. One operator throughout.
    let operators = stride(from: 1, to: elements.count, by: 2).map {
      elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    }
    let parts = stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
    let kind: SourceOutline.Words.Kind
    switch Set(operators) {
    case ["??"]: kind = .fallback
    case ["+"]: kind = .joined
    default: return .init()
    }
    let sides = parts.map(words)
    let literals = sides.flatMap(\.literals)
    guard !literals.isEmpty else { return .init() }
    let names = parts.compactMap { part in
      part.as(StringLiteralExprSyntax.self) == nil ? part.lastToken(viewMode: .sourceAccurate)?.text : nil
    }
    return .init(kind: kind, literals: literals, names: names)
  }
  private func words(_ elements: ArraySlice<ExprSyntax>) -> SourceOutline.Words {
    elements.count == 1 ? words(elements[elements.startIndex]) : words(Array(elements))
  }

  private func literal(_ node: StringLiteralExprSyntax) -> SourceOutline.Literal {
    let isInterpolated = node.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
    let text =
      node.representedLiteralValue
      ?? node.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "…" }.joined()
    return .init(text: text, isInterpolated: isInterpolated, offset: extent(node).lowerBound)
  }

  // MARK: Failures

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    // `catch is CancellationError` takes one kind of error, which others are told.
    guard node.catchItems.allSatisfy({ $0.pattern == nil || $0.pattern?.is(ValueBindingPatternSyntax.self) == true })
    else { return .visitChildren }
    handle(.thrown, node, node.body.statements, body: extent(node.body))
    if handlers.last?.kind == .thrown, let block = node.parent?.parent?.as(DoStmtSyntax.self)?.body {
      let search = UnhandledTry(viewMode: .sourceAccurate)
      search.walk(block.statements)
      handlers[handlers.count - 1].tried = search.found
    }
    return .visitChildren
  }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil, Self.isFailure(item.pattern)
    {
      handle(.result, node, node.statements, body: extent(node.statements))
    }
    return .visitChildren
  }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark?.text == "?", let awaited = node.expression.as(AwaitExprSyntax.self),
      let call = awaited.expression.as(FunctionCallExprSyntax.self),
      node.parent?.is(CodeBlockItemSyntax.self) == true || Self.isDiscarded(node), !isAnswer(node)
    else { return .visitChildren }
    handlers.append(
      .init(
        kind: .dropped, location: file.location(utf8Offset: extent(node).lowerBound), body: extent(node),
        steps: [.call(name: call.calledExpression.trimmedDescription, text: call.trimmedDescription)]))
    return .visitChildren
  }

  /// `_ = try? await load()`.
  private static func isDiscarded(_ node: TryExprSyntax) -> Bool {
    guard let elements = node.parent?.as(ExprListSyntax.self), elements.count == 3,
      elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    else { return false }
    return elements.parent?.parent?.is(CodeBlockItemSyntax.self) == true
  }

  /// `didFailWithError error: Error`: an error that is there, and not one that may be.
  private static func isHandedError(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    let names = [function.name.text] + parameters.map(\.firstName.text)
    guard names.contains(where: { $0.lowercased().contains("fail") || $0.lowercased().contains("error") }) else {
      return false
    }
    return parameters.contains { parameter in
      let type = parameter.type.trimmedDescription
      return ["Error", "any Error", "NSError"].contains(type)
    }
  }

  /// `.failure(let error)` and `let .failure(error)`.
  private static func isFailure(_ pattern: PatternSyntax) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return isFailure(binding.pattern) }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return false }
    let named = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return named.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "failure"
  }

  private func handle(_ condition: IfExprSyntax) {
    let isError = condition.conditions.contains { element in
      switch element.condition {
      case .optionalBinding(let binding):
        return ["error", "err"].contains(binding.pattern.trimmedDescription)
      case .matchingPattern(let matching): return Self.isFailure(matching.pattern)
      default: return false
      }
    }
    if isError { handle(.condition, condition, condition.body.statements, body: extent(condition.body)) }
    let isTried = condition.conditions.contains { element in
      guard case .optionalBinding(let binding) = element.condition else { return false }
      return binding.initializer?.value.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?"
    }
    guard isTried, case .codeBlock(let block)? = condition.elseBody else { return }
    handle(.condition, block, block.statements, body: extent(block))
  }

  private func handle(
    _ kind: SourceOutline.Handler.Kind, _ node: some SyntaxProtocol, _ statements: CodeBlockItemListSyntax,
    body: Range<Int>
  ) {
    guard !isAnswer(node) else { return }
    handlers.append(
      .init(
        kind: kind, location: file.location(utf8Offset: extent(node).lowerBound), body: body,
        steps: steps(statements)))
  }

  /// What stands here decides what a function or a property gives back, so that whoever asked is told.
  private func isAnswer(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let parent = next {
      if parent.is(ClosureExprSyntax.self) || parent.is(InitializerDeclSyntax.self) { return false }
      if let function = parent.as(FunctionDeclSyntax.self) {
        guard let type = function.signature.returnClause?.type.trimmedDescription else { return false }
        return type != "Void" && type != "()"
      }
      if let accessor = parent.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
      if parent.is(AccessorBlockSyntax.self) { return true }
      next = parent.parent
    }
    return false
  }

  /// A body that writes to the pasteboard as one of its own statements.
  private func noteCopy(_ statements: CodeBlockItemListSyntax) {
    let boards = pasteboards(in: statements)
    func named(_ path: String) -> String {
      boards.contains { path.hasPrefix($0 + ".") } ? "UIPasteboard." + path : path
    }
    let writing = self.statements(built: statements).first { statement in
      steps(of: statement)?.contains { step in
        switch step {
        case .set(let path, _): named(path).hasPrefix("UIPasteboard.")
        case .call(let name, _):
          name.hasPrefix("UIPasteboard.general.") && !name.hasSuffix("detectPatterns")
            || boards.contains { name == $0 + ".setValue" || name == $0 + ".setItems" }
        case .leave: false
        }
      } == true
    }
    guard let writing, let steps = steps(statements) else { return }
    let told: [SourceOutline.Handler.Step] = steps.map { step in
      switch step {
      case .set(let path, let value): .set(path: named(path), value: value)
      case .call(let name, let text): .call(name: named(name), text: text)
      case .leave: .leave
      }
    }
    copies.append((extent(writing).lowerBound, told))
  }

  /// Of an `#if` those that are built.
  private func statements(built statements: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    statements.flatMap { statement -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = statement.item, let configured = declaration.as(IfConfigDeclSyntax.self)
      else {
        return [statement]
      }
      guard case .statements(let chosen)? = context.clause(of: configured) else { return [] }
      return self.statements(built: chosen)
    }
  }

  /// `let board = UIPasteboard.general`, `let board: UIPasteboard = .general`.
  private func pasteboards(in statements: CodeBlockItemListSyntax) -> Set<String> {
    let bindings = self.statements(built: statements).compactMap { statement -> PatternBindingListSyntax? in
      guard case .decl(let declaration) = statement.item else { return nil }
      return declaration.as(VariableDeclSyntax.self)?.bindings
    }
    return Set(
      bindings.joined().compactMap { binding in
        let isBoard =
          binding.typeAnnotation?.type.trimmedDescription == "UIPasteboard"
          || binding.initializer?.value.trimmedDescription == "UIPasteboard.general"
        return isBoard ? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
      })
  }

  /// What has to hold for a body to do anything.
  private func noteGates(_ statements: CodeBlockItemListSyntax, of body: Range<Int>) {
    let statements = self.statements(built: statements)
    var derived: [(name: String, value: Range<Int>)] = []
    func note(_ condition: ConditionElementListSyntax, _ node: some SyntaxProtocol) {
      gates.append(
        .init(
          body: body, condition: extent(condition),
          location: file.location(utf8Offset: extent(node).lowerBound), derived: derived))
    }
    for (index, statement) in statements.enumerated() {
      switch statement.item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value
          else { continue }
          derived.append((name, extent(value)))
        }
      case .stmt(let statement):
        if let test = statement.as(GuardStmtSyntax.self) {
          let isLeft = test.body.statements.allSatisfy { item in
            guard case .stmt(let leaving) = item.item, let leaving = leaving.as(ReturnStmtSyntax.self) else {
              return false
            }
            return leaving.expression == nil
          }
          guard isLeft, index + 1 < statements.count else { return }
          note(test.conditions, test)
          continue
        }
        guard let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
          branch.elseBody == nil, index + 1 == statements.count
        else { return }
        note(branch.conditions, branch)
      default: return
      }
    }
  }

  /// Calls whose closures run what the statement does.
  private static let running: Set<String> = ["async", "asyncAfter", "run", "withAnimation", "Task", "perform"]

  /// - Returns: `nil` where anything else is done.
  private func steps(_ statements: CodeBlockItemListSyntax) -> [SourceOutline.Handler.Step]? {
    var found: [SourceOutline.Handler.Step] = []
    for statement in statements {
      guard let steps = steps(of: statement) else { return nil }
      found += steps
    }
    return found
  }

  private func steps(of statement: CodeBlockItemSyntax) -> [SourceOutline.Handler.Step]? {
    switch statement.item {
    case .decl(let declaration):
      if let configured = declaration.as(IfConfigDeclSyntax.self) {
        switch context.clause(of: configured) {
        case .statements(let chosen)?: return steps(chosen)
        case nil: return []
        default: return nil
        }
      }
      return declaration.is(VariableDeclSyntax.self) ? [] : nil
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression { return steps(of: expression) }
      if let leaving = statement.as(ReturnStmtSyntax.self) { return leaving.expression == nil ? [.leave] : nil }
      return statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self) ? [.leave] : nil
    case .expr(let expression): return steps(of: expression)
    default: return nil
    }
  }

  private func steps(of expression: ExprSyntax) -> [SourceOutline.Handler.Step]? {
    if let waiting = expression.as(AwaitExprSyntax.self) { return steps(of: waiting.expression) }
    if let branch = expression.as(IfExprSyntax.self) {
      guard let first = steps(branch.body.statements) else { return nil }
      switch branch.elseBody {
      case nil: return first
      case .codeBlock(let block)?: return steps(block.statements).map { first + $0 }
      case .ifExpr(let next)?: return steps(of: ExprSyntax(next)).map { first + $0 }
      default: return nil
      }
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      var found: [SourceOutline.Handler.Step] = []
      for element in choice.cases {
        guard case .switchCase(let one) = element, let steps = steps(one.statements) else { return nil }
        found += steps
      }
      return found
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
      let value = elements[2...].map(\.trimmedDescription).joined(separator: " ")
      return [.set(path: elements[0].trimmedDescription, value: value)]
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    if let closure = call.trailingClosure, Self.running.contains(name) { return steps(closure.statements) }
    return [.call(name: call.calledExpression.trimmedDescription, text: call.trimmedDescription)]
  }

  /// Errors in a task that nobody keeps end there.
  private func handle(task call: FunctionCallExprSyntax) {
    guard let closure = call.trailingClosure, call.parent?.is(CodeBlockItemSyntax.self) == true,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task"
    else { return }
    let search = UnhandledTry(viewMode: .sourceAccurate)
    search.walk(closure.statements)
    guard let found = search.found.first else { return }
    handlers.append(
      .init(
        kind: .task, location: file.location(utf8Offset: extent(call).lowerBound), body: extent(closure),
        steps: [.call(name: found, text: found)]))
  }

  // MARK: Names and calls

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { named(node.name, node) }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { named(node.name, node) }

  private func named(_ name: TokenSyntax, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    // Of `extension A.B` neither is a use.
    var outer = Syntax(node)
    while let parent = outer.parent, parent.is(MemberTypeSyntax.self) { outer = parent }
    if outer.parent?.is(ExtensionDeclSyntax.self) == true { return .skipChildren }
    types.append(.init(path: name.text, offset: extent(name).lowerBound, isBinding: false))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
    if isMember {
      members.append(.init(path: node.baseName.text, offset: extent(node).lowerBound, isBinding: false))
    } else if let reference = reference(node) {
      references.append(reference)
    }
    return .visitChildren
  }

  /// - Returns: `nil` for `self` alone.
  private func reference(_ node: DeclReferenceExprSyntax) -> SourceOutline.Reference? {
    var names = [node.baseName.text]
    var current = Syntax(node)
    while let access = current.parent?.as(MemberAccessExprSyntax.self), access.base?.id == current.id {
      // What a method is called on; a method of one's own is a name.
      let isCalled = access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
      if isCalled, names != ["self"] { break }
      names.append(access.declName.baseName.text)
      current = Syntax(access)
      // `value?.member` and `value!.member` read the same member.
      while let wrapper = current.parent,
        wrapper.is(OptionalChainingExprSyntax.self) || wrapper.is(ForceUnwrapExprSyntax.self)
      { current = wrapper }
    }
    if names.first == "self" { names.removeFirst() }
    guard let first = names.first else { return nil }
    let isBinding = first.hasPrefix("$")
    if isBinding { names[0].removeFirst() }
    return .init(path: names.joined(separator: "."), offset: extent(node).lowerBound, isBinding: isBinding)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst() {
      let isAssignment =
        element.is(AssignmentExprSyntax.self)
        || element.as(BinaryOperatorExprSyntax.self).map {
          ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="].contains($0.operator.text)
        } ?? false
      guard isAssignment else { continue }
      let search = FirstReference(viewMode: .sourceAccurate)
      search.walk(elements[index - 1])
      if let found = search.found, let reference = reference(found) { assignments.append(reference) }
      if index == 1, elements.count == 3, let property = elements[0].as(MemberAccessExprSyntax.self) {
        let words = self.words(elements[2])
        if !words.literals.isEmpty {
          assignedWords.append((property.declName.baseName.text, extent(node).lowerBound, words))
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    handle(task: node)
    let name: DeclReferenceExprSyntax
    var base: Range<Int>?
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name = access.declName
      let start = extent(access).lowerBound
      base = access.base.map { extent($0) } ?? start..<start
    } else if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = plain
    } else {
      return .visitChildren
    }
    // The collection's own `filter` makes a new tree, up to the root.
    let given = node.arguments.lazy.filter { $0.expression.is(ClosureExprSyntax.self) }
    var closures = Array(given.map { self.extent($0.expression) })
    var labels = Array(given.map { $0.label?.text })
    if let closure = node.trailingClosure {
      closures.append(extent(closure))
      labels.append(nil)
    }
    closures += node.additionalTrailingClosures.map { extent($0.closure) }
    labels += node.additionalTrailingClosures.map(\.label.text)
    var parent = node.parent
    while let wrapper = parent, wrapper.is(TryExprSyntax.self) || wrapper.is(AwaitExprSyntax.self) {
      parent = wrapper.parent
    }
    calls.append(
      .init(
        name: name.baseName.text, location: file.location(utf8Offset: extent(name).lowerBound),
        nameOffset: extent(name).lowerBound, extent: extent(node), base: base,
        arguments: node.arguments.map {
          .init(label: $0.label?.text, extent: extent($0.expression), words: words($0.expression))
        },
        closures: closures, closureLabels: labels, isStatement: parent?.is(CodeBlockItemSyntax.self) ?? false))
    return .visitChildren
  }
}

private final class FirstReference: SyntaxVisitor {
  private(set) var found: DeclReferenceExprSyntax?
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil { found = node }
    return .skipChildren
  }
}

/// Calls that may throw out of a closure: within no `do` that catches, and no closure or function of their own.
private final class UnhandledTry: SyntaxVisitor {
  private(set) var found: [String] = []
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil else { return .visitChildren }
    var called = node.expression
    while let waiting = called.as(AwaitExprSyntax.self) { called = waiting.expression }
    let name = called.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? called.trimmedDescription
    // What a pause throws is that it was cancelled.
    if name != "Task.sleep" { found.append(name) }
    return .visitChildren
  }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    node.catchClauses.isEmpty ? .visitChildren : .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
