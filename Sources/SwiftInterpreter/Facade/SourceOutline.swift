package import SightlineModel
import SwiftSyntax

/// One file as it is written: calls, names, declarations and conditions by their places, for questions about code that no
/// run reached. Of an `#if` only the part that is built is there. Extents are UTF-8 offsets.
package struct SourceOutline: Sendable {
  package struct Call: Sendable {
    package var name: String
    /// Of the name.
    package var location: SightlineModel.SourceLocation
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
  /// A `catch`, from its word to the end of its body.
  package struct Catch: Sendable {
    package var location: SightlineModel.SourceLocation
    package var body: Range<Int>
    /// The calls that are statements of the body itself, by their names; `nil` where it holds anything else.
    package var callsAlone: [String]?
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
  package internal(set) var declarations: [Declaration] = []
  package internal(set) var conditions: [Condition] = []
  package internal(set) var catches: [Catch] = []
  /// Bodies of functions, accessors and closures.
  package internal(set) var scopes: [Range<Int>] = []
  private let lines: LineTable

  package func location(utf8Offset: Int) -> SightlineModel.SourceLocation {
    lines.location(utf8Offset: utf8Offset, in: path)
  }

  /// Cost: linear in the file.
  package init(_ file: ParsedFile, configuration: BuildConfiguration = BuildConfiguration()) {
    path = file.path
    lines = LineTable(of: file.text)
    let walker = OutlineWalker(
      SourceFile(path: file.path, text: file.text, isStub: false), LoweringContext(configuration: configuration))
    walker.walk(file.tree)
    (calls, assignments) = (walker.calls, walker.assignments)
    (declarations, conditions, scopes) = (walker.declarations, walker.conditions, walker.scopes)
    catches = walker.catches
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
  var catches: [SourceOutline.Catch] = []
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
    if let body = node.body { scopes.append(extent(body)) }
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

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    // `catch is CancellationError` takes one kind of error, which others are told.
    guard node.catchItems.allSatisfy({ $0.pattern == nil || $0.pattern?.is(ValueBindingPatternSyntax.self) == true })
    else { return .visitChildren }
    let calls = node.body.statements.map { statement -> String? in
      guard let call = statement.item.as(FunctionCallExprSyntax.self) else { return nil }
      return call.calledExpression.trimmedDescription
    }
    catches.append(
      .init(
        location: file.location(utf8Offset: extent(node).lowerBound), body: extent(node.body),
        callsAlone: calls.contains(nil) ? nil : calls.compactMap(\.self)))
    return .visitChildren
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
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
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
        name: name.baseName.text, location: file.location(utf8Offset: extent(name).lowerBound), extent: extent(node),
        base: base,
        arguments: node.arguments.map { .init(label: $0.label?.text, extent: extent($0.expression)) },
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
