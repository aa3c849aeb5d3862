package import SightlineModel
import SwiftSyntax

/// A call that stands somewhere in the sources.
package struct CallSite: Hashable {
  package var location: SightlineModel.SourceLocation
  /// The types around it, outermost first; what an extension adds stands under the extended type.
  package var typeNames: [String]
}

/// Questions about the sources as written, whether they run or not.
extension Interpreter {
  /// Where a member is declared: from its first character to its last, once per overload.
  ///
  /// - Parameter typeName: With the enclosing types: `DesignSystem.Spacing`.
  package func extents(of member: String, in typeName: String) -> [ClosedRange<SightlineModel.SourceLocation>] {
    search(naming: member) { _ in false }.members.filter {
      $0.name == member && $0.typeNames.joined(separator: ".") == typeName
    }
    .map(\.extent)
  }

  /// Calls whose labels begin with the given ones: what follows has default values.
  ///
  /// - Parameter labels: `_` for an argument without one.
  package func callSites(of name: String, labels: [String]) -> [CallSite] {
    search(naming: name) { call in
      guard let called = CalledName.text(of: call.calledExpression), called == name || called.hasSuffix("." + name)
      else { return false }
      return call.arguments.map { $0.label?.text ?? "_" }.prefix(labels.count) == labels[...]
    }.calls
  }

  /// Types made as the argument of a call, modifiers on them aside: `SettingsView` of `Host(rootView: SettingsView())`.
  package func typesPassed(to names: Set<String>, label: String) -> [String] {
    var result: [String] = []
    let naming = program.files.filter { file in !file.isStub && names.contains { file.contains($0 + "(") } }
    // `static func image(@ViewBuilder of content: () -> some View)`, which hands on what it is handed.
    let handing = naming.flatMap { HandingFunctions.all(in: $0.syntax, to: names, label: label) }
    let files = program.files.filter { file in
      !file.isStub && (naming.contains { $0 === file } || handing.contains { file.contains($0.name) })
    }
    for file in files {
      let search = PassedTypes(names, label, handing: handing) { [program] in program.types[$0] != nil }
      search.walk(file.syntax)
      for name in search.found where program.types[name] != nil && !result.contains(name) { result.append(name) }
    }
    return result
  }

  /// - Parameter name: Files that don't have it are not walked: of `Type.member` the last part.
  private func search(
    naming name: String, _ wanted: @escaping (FunctionCallExprSyntax) -> Bool
  ) -> SourceSearch {
    let search = SourceSearch(wanted)
    let word = name.split(separator: ".").last.map(String.init) ?? name
    for file in program.files where !file.isStub && file.contains(word) {
      search.file = file
      search.walk(file.syntax)
    }
    return search
  }
}

/// Walks files, keeping count of the types it is inside of.
private final class SourceSearch: SyntaxVisitor {
  var file: SourceFile?
  typealias Member = (typeNames: [String], name: String, extent: ClosedRange<SightlineModel.SourceLocation>)
  private(set) var members: [Member] = []
  private(set) var calls: [CallSite] = []
  private let wanted: (FunctionCallExprSyntax) -> Bool
  private var typeNames: [String] = []

  init(_ wanted: @escaping (FunctionCallExprSyntax) -> Bool) {
    self.wanted = wanted
    super.init(viewMode: .sourceAccurate)
  }

  private func location(_ position: AbsolutePosition) -> SightlineModel.SourceLocation {
    file?.location(utf8Offset: position.utf8Offset) ?? SightlineModel.SourceLocation(file: "", line: 1, column: 1)
  }

  private func note(_ name: String, _ node: some SyntaxProtocol) {
    let start = location(node.positionAfterSkippingLeadingTrivia)
    members.append((typeNames, name, start...max(start, location(node.endPositionBeforeTrailingTrivia))))
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    typeNames.append(name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { typeNames.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { typeNames.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { typeNames.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { typeNames.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { typeNames.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { note(name, node) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if wanted(node) {
      calls.append(CallSite(location: location(node.positionAfterSkippingLeadingTrivia), typeNames: typeNames))
    }
    return .visitChildren
  }
}
