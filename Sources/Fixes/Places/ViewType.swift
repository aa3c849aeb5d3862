import SightlineModel
import SourceDocuments
import SwiftParser
import SwiftSyntax

/// The view whose body or function holds a place, where properties can be declared.
struct ViewType {
  let source: SwiftSource
  let type: StructDeclSyntax

  /// - Returns: `nil` in models, in extensions and outside of types: what is declared there is no property of a view.
  init?(around node: Syntax, in source: SwiftSource) {
    self.source = source
    var node = node.parent
    while let current = node {
      if let type = current.as(StructDeclSyntax.self) {
        let isView = type.inheritanceClause?.inheritedTypes.contains { inherited in
          ["View", "SwiftUI.View", "ViewModifier"].contains(inherited.type.trimmedDescription)
        }
        guard isView == true else { return nil }
        self.type = type
        return
      }
      if current.is(ClassDeclSyntax.self) || current.is(EnumDeclSyntax.self) || current.is(ExtensionDeclSyntax.self)
        || current.is(ActorDeclSyntax.self)
      {
        return nil
      }
      // What is static has no environment.
      let modifiers = current.as(FunctionDeclSyntax.self)?.modifiers ?? current.as(VariableDeclSyntax.self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "static" }) == true { return nil }
      node = current.parent
    }
    return nil
  }

  private var variables: [VariableDeclSyntax] {
    type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }

  /// The property that reads a value of the environment.
  func property(reading key: String) -> String? {
    variables.first { $0.attributes.trimmedDescription.contains("\\.\(key)") }?.bindings.first?.pattern
      .trimmedDescription
  }

  var names: Set<String> { Set(variables.flatMap(\.bindings).map(\.pattern.trimmedDescription)) }

  /// A property more: behind the last with the same attribute, else before the first member.
  func declaring(_ text: String, behind attribute: String) throws(Refusal) -> TextEdit {
    if let last = variables.last(where: { $0.attributes.trimmedDescription.hasPrefix(attribute) }) {
      let offset = source.pastComment(last.written.upperBound)
      let indentation = source.indentation(ofLineAt: last.written.lowerBound)
      return source.edit(offset..<offset, source.newline + indentation + text)
    }
    guard let first = type.memberBlock.members.first else { throw Refusal("the view has no members") }
    let brace = source.text.location(at: type.memberBlock.leftBrace.written.upperBound).line
    let start = first.decl.written.lowerBound
    guard source.text.location(at: start).line > brace else { throw Refusal("the view is written on one line") }
    let offset = source.pastComment(type.memberBlock.leftBrace.written.upperBound)
    let indentation = source.indentation(ofLineAt: start)
    // Properties stand together; a body is set off by an empty line.
    let isStored =
      first.decl.as(VariableDeclSyntax.self).map { $0.bindings.allSatisfy { $0.accessorBlock == nil } } == true
    return source.edit(
      offset..<offset, source.newline + indentation + text + (isStored ? "" : source.newline))
  }
}
