import SightlineModel
package import SourceDocuments
import SwiftParser
import SwiftSyntax

/// A source with its tree, where places of findings are looked up.
package struct SwiftSource {
  package let text: SourceText
  let tree: SourceFileSyntax
  /// What ends its lines.
  let newline: String

  /// - Returns: `nil` where the bytes are no UTF-8 or the file has syntax errors: what is not understood is not changed.
  package init?(_ text: SourceText) {
    guard text.firstInvalidOffset() == nil else { return nil }
    self.text = text
    tree = Parser.parse(source: text.text(0..<text.bytes.count))
    guard !tree.hasError else { return nil }
    newline = text.bytes.firstIndex(of: 0x0A).map { $0 > 0 && text.bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
  }

  /// The call whose name stands at a place: `Image(…)`, or `.font(…)` at its name.
  func call(at location: SightlineModel.SourceLocation) -> FunctionCallExprSyntax? {
    guard let offset = text.offset(of: location), offset < text.bytes.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
    else { return nil }
    var node = Syntax(token)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == node { return call }
      switch parent.as(SyntaxEnum.self) {
      case .declReferenceExpr, .genericSpecializationExpr: break
      // The name of a member, or a type within another one.
      case .memberAccessExpr(let member):
        guard Syntax(member.declName) == node || member.base.map({ Syntax($0) == node }) == true else { return nil }
      default: return nil
      }
      node = parent
    }
    return nil
  }

  /// The type, or the extended one, whose code a place is.
  func typeName(around place: Syntax) -> String? {
    var node = place.parent
    while let current = node {
      if let type = current.as(StructDeclSyntax.self) { return type.name.text }
      if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      if let type = current.as(ClassDeclSyntax.self) { return type.name.text }
      node = current.parent
    }
    return nil
  }

  /// What gives a name its value, in the blocks and types around a place: initializers, getters, bodies of functions.
  func declarations(named name: String, around place: Syntax) -> [Syntax] {
    guard !name.isEmpty else { return [] }
    var result: [Syntax] = []
    func look(_ declaration: Syntax) {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
          result += [binding.initializer.map { Syntax($0) }, binding.accessorBlock.map { Syntax($0) }].compactMap(
            \.self)
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self), function.name.text == name,
        let body = function.body
      {
        result.append(Syntax(body))
      }
    }
    var node = place.parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self) { list.forEach { look(Syntax($0.item)) } }
      if let list = current.as(MemberBlockItemListSyntax.self) { list.forEach { look(Syntax($0.decl)) } }
      node = current.parent
    }
    return result
  }

  /// Spaces or tabs that a line begins with.
  func indentation(ofLineAt offset: Int) -> String {
    var start = min(offset, text.bytes.count)
    while start > 0, text.bytes[start - 1] != 0x0A { start -= 1 }
    var end = start
    while end < text.bytes.count, text.bytes[end] == 0x20 || text.bytes[end] == 0x09 { end += 1 }
    return text.text(start..<end)
  }

  /// One step of indentation, as the file has it.
  var indentationStep: String {
    var counts: [Int: Int] = [:]
    var before = 0
    var hasTabs = false
    for line in text.text(0..<text.bytes.count).split(separator: "\n") {
      if line.first == "\t" { hasTabs = true }
      let spaces = line.prefix { $0 == " " }.count
      guard spaces < line.count else { continue }
      if spaces > before { counts[spaces - before, default: 0] += 1 }
      before = spaces
    }
    if hasTabs { return "\t" }
    let usual = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 4
    return String(repeating: " ", count: usual)
  }

  /// The end of the line, where a comment is all that follows; else the offset itself.
  func pastComment(_ offset: Int) -> Int {
    var end = offset
    while end < text.bytes.count, text.bytes[end] != 0x0A, text.bytes[end] != 0x0D { end += 1 }
    let rest = text.text(offset..<end)
    return rest.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") ? end : offset
  }

  func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
    TextEdit(range: SourceDocuments.SourceRange(text, range), replacement: replacement)
  }
}

extension SyntaxProtocol {
  /// Without the space around it.
  var written: Range<Int> {
    positionAfterSkippingLeadingTrivia
      .utf8Offset..<max(
        positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
