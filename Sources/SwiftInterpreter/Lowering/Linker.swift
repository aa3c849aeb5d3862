import SightlineModel
import SwiftParser
import SwiftSyntax

/// Everything the sources declare, by name.
final class Program {
  var files: [SourceFile] = []
  var filesByPath: [String: SourceFile] = [:]
  /// Whether the sources name numbers of other kinds than `Int` and `Double`.
  private(set) lazy var speaksOfOtherNumbers = filesByPath.values.contains { file in
    ["Int8", "Int16", "Int32", "UInt", "Float"].contains { file.contains($0) }
  }
  var types: [String: TypeDecl] = [:]
  var typeOrder: [TypeDecl] = []
  var topLevel: [String: [TypeDecl]] = [:]
  /// What extensions add to types of hosts and of the standard library.
  var foreignExtensions: [String: TypeDecl] = [:]
  private(set) var globals: [String: MemberSet] = [:]
  /// Names of globals of which some are private to their files.
  private var restricted: Set<String> = []
  private var aliases: [String: [(type: TypeNode, isOfItsFile: Bool)]] = [:]
  /// Freestanding macros of the project's own, by name: the type of what they expand to, as written.
  private(set) var macros: [String: String] = [:]
  var previews: [(name: String?, body: LazyExpression?, place: Place)] = []
  var topLevelCode: [(file: SourceFile, items: [TopLevelItem])] = []
  /// Whether code runs outside of all declarations: a program of its own, no app.
  private(set) lazy var isScript = topLevelCode.contains { file in
    file.items.contains { if case .statements = $0 { true } else { false } }
  }
  let context: LoweringContext
  /// Keeps what the program made when it goes; without it, everybody does.
  private let keeper: FormerPrograms?
  init(context: LoweringContext, keeper: FormerPrograms? = nil) { (self.context, self.keeper) = (context, keeper) }
  deinit { keeper?.keep(remains) }

  /// A top-level type as `file` sees it: of several of one name the one of the same file, else of the same module as far
  /// as folders tell.
  ///
  /// - Returns: `nil` where all are private to other files.
  func type(_ name: String, from file: SourceFile?) -> TypeDecl? {
    guard let candidates = topLevel[name] else { return nil }
    guard let file else { return candidates[0] }
    if let same = candidates.first(where: { $0.place.file === file }) { return same }
    if candidates.count == 1 { return candidates[0].isOfItsFile ? nil : candidates[0] }
    return nearest(candidates.filter { !$0.isOfItsFile }, to: file)
  }

  func add(_ function: FunctionDecl) {
    globals[function.name, default: MemberSet()].functions.append(function)
    if function.isPrivate { restricted.insert(function.name) }
  }

  func add(_ property: PropertyDecl) {
    globals[property.name, default: MemberSet()].properties.append(property)
    if property.isPrivate { restricted.insert(property.name) }
  }

  /// What is declared at the top of files under a name, as `file` sees it: without what is private to others.
  func globals(_ name: String, from file: SourceFile?) -> MemberSet? {
    guard let set = globals[name] else { return nil }
    guard let file, restricted.contains(name) else { return set }
    let seen = MemberSet(
      properties: set.properties.filter { !$0.isPrivate || $0.place.file === file },
      functions: set.functions.filter { !$0.isPrivate || $0.place.file === file })
    return seen.isEmpty ? nil : seen
  }

  func addMacro(_ name: String, _ type: String) { macros[name] = type }

  func addAlias(_ name: String, _ type: TypeNode, isOfItsFile: Bool) {
    aliases[name, default: []].append((type, isOfItsFile))
  }

  /// A top-level alias as `file` sees it: its own before others', of those the last.
  func alias(_ name: String, from file: SourceFile?) -> TypeNode? {
    guard let candidates = aliases[name] else { return nil }
    return (candidates.last { $0.type.file === file } ?? candidates.last { !$0.isOfItsFile || file == nil })?.type
  }

  /// Whether a file sees what another one declares at its top: they are of one module, or it imports the other's.
  ///
  /// Modules are those of packages, by their folders; what an app's own target holds is seen everywhere.
  func sees(_ declared: SourceFile, from file: SourceFile) -> Bool {
    guard declared !== file, let module = declared.module, module != file.module else { return true }
    return file.imports.contains(module) || reexported.contains(module)
  }
  /// Modules that others hand on.
  private(set) lazy var reexported: Set<Substring> = Set(
    files.flatMap { file in file.contains("@_exported") ? file.imports : [] })

  private func nearest(_ candidates: [TypeDecl], to file: SourceFile) -> TypeDecl? {
    guard candidates.count > 1 else { return candidates.first }
    var (best, bestCount) = (candidates[0], -1)
    for candidate in candidates {
      let shared = zip(candidate.place.file.folders, file.folders).prefix { $0 == $1 }.count
      if shared > bestCount { (best, bestCount) = (candidate, shared) }
    }
    return best
  }

  enum TopLevelItem {
    case property(PropertyDecl)
    case statements(FunctionBody)
  }
}

/// Collects declarations file by file, then joins extensions with what they extend.
final class Linker {
  let program: Program
  /// Called for each mutating method.
  var onMutating: (String) -> Void = { _ in }
  /// Whether a framework declares a type of this name.
  var isForeign: (String) -> Bool = { _ in false }
  private var extensions: [(syntax: ExtensionDeclSyntax, file: SourceFile)] = []
  /// Members wait until every operator of the project is known.
  private var pending: [() -> Void] = []
  private var local: [() -> Void] = []
  init(_ program: Program) { self.program = program }

  func collect(_ tree: SourceFileSyntax, _ file: SourceFile) {
    program.files.append(file)
    program.filesByPath[file.path] = file
    file.context = program.context
    file.onLocalType = { [weak self] decl, owner in self?.addLocal(decl, owner, file) }
    collect(tree.statements, file, isTopLevel: true)
  }

  func finish() {
    joinExtensions()
    // A type inside of top-level code adds work of its own: what waits is done once.
    while !pending.isEmpty {
      let work = pending
      pending = []
      for item in work { item() }
    }
  }

  // MARK: Collecting

  private func collect(_ list: CodeBlockItemListSyntax, _ file: SourceFile, isTopLevel: Bool) {
    var code: [() -> [Program.TopLevelItem]] = []
    var rest = Array(list)[...]
    while let item = rest.popFirst() {
      // What a `guard` binds is seen by the statements after it, which run in one scope with it.
      if item.item.is(GuardStmtSyntax.self) {
        var group = [item]
        while let next = rest.first, !next.item.is(DeclSyntax.self) {
          group.append(next)
          rest = rest.dropFirst()
        }
        code.append { [self] in topLevelStatements(group, file) }
        continue
      }
      collect(item, file, &code)
    }
    guard !code.isEmpty else { return }
    let items = code
    pending.append { [program] in program.topLevelCode.append((file, items.flatMap { $0() })) }
  }

  private func collect(_ item: CodeBlockItemSyntax, _ file: SourceFile, _ code: inout [() -> [Program.TopLevelItem]]) {
    guard case .decl(let decl) = item.item else {
      code.append { [self] in topLevelStatement(item, file) }
      return
    }
    switch decl.as(DeclSyntaxEnum.self) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: add(decl, parent: nil, file)
    case .extensionDecl(let syntax): extensions.append((syntax, file))
    case .functionDecl(let function):
      pending.append { [program] in
        let lowered = Lowering(file: file, owner: nil).function(function, owner: nil)
        program.add(lowered)
      }
    case .variableDecl(let variable):
      code.append { [program] in
        let properties = Lowering(file: file, owner: nil).properties(variable, owner: nil)
        for property in properties { program.add(property) }
        return properties.map { .property($0) }
      }
    case .typeAliasDecl(let alias):
      program.addAlias(
        alias.name.cleanText, Lowering(file: file, owner: nil).alias(alias),
        isOfItsFile: isOfItsFile(alias.modifiers))
    case .macroDecl(let macro):
      guard let type = macro.signature.returnClause?.type else { break }
      program.addMacro(macro.name.cleanText, type.trimmedDescription)
    case .importDecl(let syntax):
      program.context.imports.insert(syntax.path.first?.name.text ?? "")
    case .operatorDecl(let syntax):
      if syntax.fixitySpecifier.tokenKind == .keyword(.infix) {
        program.context.operators.declare(
          syntax.name.text, group: syntax.operatorPrecedenceAndTypes?.precedenceGroup.text)
      }
    case .precedenceGroupDecl(let syntax): declare(syntax)
    case .macroExpansionDecl(let macro):
      if macro.macroName.text == "Preview" {
        addPreview(
          arguments: macro.arguments, closure: macro.trailingClosure, place: place(macro, file), file)
      }
    case .ifConfigDecl(let conditional):
      if case .statements(let chosen)? = program.context.clause(of: conditional) {
        for inner in chosen { collect(inner, file, &code) }
      }
    default: break
    }
  }

  private func isOfItsFile(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate) }
  }

  private func place(_ node: some SyntaxProtocol, _ file: SourceFile) -> Place {
    Place(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func topLevelStatement(_ item: CodeBlockItemSyntax, _ file: SourceFile) -> [Program.TopLevelItem] {
    if case .expr(let expression) = item.item, let macro = expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "Preview"
    {
      addPreview(arguments: macro.arguments, closure: macro.trailingClosure, place: place(macro, file), file)
      return []
    }
    return topLevelStatements([item], file)
  }

  private func topLevelStatements(_ items: [CodeBlockItemSyntax], _ file: SourceFile) -> [Program.TopLevelItem] {
    let lowering = Lowering(file: file, owner: nil)
    _ = lowering.scope.newSlot()
    let statements = items.flatMap { lowering.statement($0) }
    return [
      .statements(
        FunctionBody(
          statements: statements, slotCount: lowering.scope.slotCount, captures: [], parameterSlots: [],
          hasReturn: false))
    ]
  }

  private func addPreview(
    arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, place: Place, _ file: SourceFile
  ) {
    let name = arguments.first.flatMap {
      $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }
    let body =
      closure.map(ExprSyntax.init)
      ?? arguments.last.flatMap {
        $0.label?.text == "body" || $0.expression.is(ClosureExprSyntax.self) ? $0.expression : nil
      }
    program.previews.append(
      (name, body.map { Lowering(file: file, owner: nil).lazy($0) }, place))
  }

  private func declare(_ syntax: PrecedenceGroupDeclSyntax) {
    var strength = 4.0
    var associativity = OperatorTable.Associativity.none
    for attribute in syntax.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        guard let name = relation.precedenceGroups.first?.name.text,
          let other = program.context.operators.groups[name]
        else { continue }
        strength =
          other.strength + (relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan) ? 0.5 : -0.5)
      case .precedenceGroupAssociativity(let value):
        associativity = value.value.text == "left" ? .left : value.value.text == "right" ? .right : .none
      default: break
      }
    }
    program.context.operators.groups[syntax.name.text] = .init(strength: strength, associativity: associativity)
  }

  // MARK: Types

  private struct Header {
    var name: TokenSyntax
    var kind: DeclaredType.Kind
    var members: MemberBlockItemListSyntax
    var attributes: AttributeListSyntax
    var inheritance: InheritanceClauseSyntax?
    var generics: [String]
    /// Of a protocol: `protocol Store<State>`.
    var primary: [String] = []
    var modifiers: DeclModifierListSyntax
  }
  private func header(_ decl: DeclSyntax) -> Header? {
    switch decl.as(DeclSyntaxEnum.self) {
    case .structDecl(let d):
      Header(
        name: d.name, kind: .structure, members: d.memberBlock.members, attributes: d.attributes,
        inheritance: d.inheritanceClause, generics: d.genericParameterClause?.parameters.map(\.name.text) ?? [],
        modifiers: d.modifiers)
    case .classDecl(let d):
      Header(
        name: d.name, kind: .object, members: d.memberBlock.members, attributes: d.attributes,
        inheritance: d.inheritanceClause, generics: d.genericParameterClause?.parameters.map(\.name.text) ?? [],
        modifiers: d.modifiers)
    case .enumDecl(let d):
      Header(
        name: d.name, kind: .enumeration, members: d.memberBlock.members, attributes: d.attributes,
        inheritance: d.inheritanceClause, generics: d.genericParameterClause?.parameters.map(\.name.text) ?? [],
        modifiers: d.modifiers)
    case .actorDecl(let d):
      Header(
        name: d.name, kind: .actor, members: d.memberBlock.members, attributes: d.attributes,
        inheritance: d.inheritanceClause, generics: d.genericParameterClause?.parameters.map(\.name.text) ?? [],
        modifiers: d.modifiers)
    case .protocolDecl(let d):
      Header(
        name: d.name, kind: .contract, members: d.memberBlock.members, attributes: d.attributes,
        inheritance: d.inheritanceClause, generics: [],
        primary: d.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.cleanText) ?? [],
        modifiers: d.modifiers)
    default: nil
    }
  }

  /// What `Swift.Result` and `Swift.Set` mean beside namesakes of the project's own.
  private static let ofTheLibrary: Set<String> = ["Result", "Set", "Array", "Dictionary", "Optional"]

  private func add(_ decl: DeclSyntax, parent: TypeDecl?, _ file: SourceFile) {
    guard let header = header(decl) else { return }
    let simple = header.name.cleanText
    var name = (parent.map { $0.name + "." } ?? "") + simple
    // Two files may have private types of one name; a type may be declared for several modules. A namesake of a
    // framework's type leaves the plain name to that: `SwiftUI.Button` inside of the project's own `Button`.
    var copies = 1
    while program.types[name] != nil
      || copies == 1 && !file.isStub && (isForeign(name) || Self.ofTheLibrary.contains(name))
    {
      copies += 1
      name = (parent.map { $0.name + "." } ?? "") + simple + "·\(copies)"
    }
    let type = TypeDecl(
      name: name, simpleName: simple, kind: header.kind, place: place(header.name, file), parent: parent)
    type.genericParameters = header.generics
    type.primaryAssociatedTypes = header.primary
    type.genericConstraints = GenericConstraints.read(decl)
    type.extent = decl.position.utf8Offset..<decl.endPosition.utf8Offset
    type.isOfItsFile = parent == nil && isOfItsFile(header.modifiers)
    type.isNotRead = decl.hasError && file.isTooDeep
    type.hasSyntaxErrors = decl.hasError && !file.isReadAllTheSame
    program.types[name] = type
    program.typeOrder.append(type)
    if let parent {
      parent.nested[simple] = type
      parent.nestedOrder.append(type)
    } else {
      program.topLevel[simple, default: []].append(type)
    }
    let lowering = Lowering(file: file, owner: type)
    type.attributes = lowering.attributes(header.attributes, owner: type)
    type.inherited = header.inheritance?.inheritedTypes.map { lowering.type($0.type) } ?? []
    for attribute in type.attributes where Self.conformingMacros.contains(attribute.name) {
      type.inherited.append(TypeNode.named(attribute.name))
    }
    // Nested types first: extensions may name them.
    addNested(header.members, of: type, file)
    pending.append { [self] in
      MemberLowering(
        target: type, lowering: lowering, constraints: [], isExtension: false, onMutating: onMutating
      ).lower(header.members)
    }
  }

  /// Macros that make a type conform to a protocol of their own name, which a host has.
  ///
  /// - Source: SwiftData's `ModelActor()`, Observation's `Observable()`.
  private static let conformingMacros: Set<String> = ["ModelActor", "Observable"]

  private func addNested(_ members: MemberBlockItemListSyntax, of type: TypeDecl, _ file: SourceFile) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: add(member.decl, parent: type, file)
      case .typeAliasDecl(let alias):
        type.aliases[alias.name.cleanText] = Lowering(file: file, owner: type).alias(alias)
      case .ifConfigDecl(let conditional):
        if case .decls(let chosen)? = program.context.clause(of: conditional) { addNested(chosen, of: type, file) }
      default: break
      }
    }
  }

  /// A type inside a function body becomes known when the body is lowered.
  private func addLocal(_ decl: DeclSyntax, _ owner: TypeDecl?, _ file: SourceFile) {
    let others = pending
    pending = []
    add(decl, parent: nil, file)
    let work = pending
    pending = others
    for item in work { item() }
    _ = owner
  }

  // MARK: Extensions

  private func joinExtensions() {
    var waiting = extensions
    var progress = true
    while progress, !waiting.isEmpty {
      progress = false
      var rest: [(syntax: ExtensionDeclSyntax, file: SourceFile)] = []
      for item in waiting {
        if let type = userType(item.syntax.extendedType.trimmedDescription, item.file) {
          join(item.syntax, to: type, item.file)
          progress = true
        } else {
          rest.append(item)
        }
      }
      waiting = rest
    }
    for item in waiting {
      let name = foreignName(item.syntax.extendedType, item.file)
      let type =
        program.foreignExtensions[name]
        ?? TypeDecl(
          name: name, simpleName: name, kind: nil, place: place(item.syntax.extendedType, item.file), parent: nil)
      program.foreignExtensions[name] = type
      join(item.syntax, to: type, item.file)
    }
  }

  private func foreignName(_ syntax: TypeSyntax, _ file: SourceFile) -> String {
    let node = Lowering(file: file, owner: nil).type(syntax)
    switch node.shape {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .optional: return "Optional"
    case .named(let components) where components.count > 1 && program.context.imports.contains(components[0].name):
      return components.dropFirst().map(\.name).joined(separator: ".")
    case .named(let components) where components.count == 1:
      if let alias = program.alias(components[0].name, from: file) { return alias.name }
      return node.name
    default: return node.name
    }
  }

  /// - Parameter seen: Aliases that led here: those that name one another have no type.
  private func userType(_ written: String, _ file: SourceFile, seen: Set<String> = []) -> TypeDecl? {
    let path = (written.split(separator: "<").first ?? "").split(separator: ".").map(String.init)
    guard let first = path.first else { return nil }
    guard let found = program.type(first, from: file) else {
      // `extension Models.Visibility`: a module of the project's own stands in a folder of its name.
      if path.count > 1,
        let own = program.topLevel[path[1]]?.first(where: { $0.place.file.folders.contains { $0 == first } })
      {
        return path.dropFirst(2).reduce(Optional(own)) { $0?.nested[$1] }
      }
      guard let alias = program.alias(first, from: file), !seen.contains(first) else { return nil }
      return userType(alias.name, file, seen: seen.union([first]))
    }
    var type: TypeDecl? = found
    for name in path.dropFirst() { type = type?.nested[name] }
    return type
  }

  private func join(_ syntax: ExtensionDeclSyntax, to type: TypeDecl, _ file: SourceFile) {
    let lowering = Lowering(file: file, owner: type)
    type.extensions.append((file, syntax.position.utf8Offset..<syntax.endPosition.utf8Offset))
    type.inherited += syntax.inheritanceClause?.inheritedTypes.map { lowering.type($0.type) } ?? []
    addNested(syntax.memberBlock.members, of: type, file)
    let constraints = lowering.constraints(syntax.genericWhereClause)
    pending.append { [self] in
      MemberLowering(
        target: type, lowering: lowering, constraints: constraints, isExtension: true, onMutating: onMutating
      ).lower(syntax.memberBlock.members)
    }
  }
}
