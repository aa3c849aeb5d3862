import SwiftSyntax

/// Types of views that a list makes one of for each item, and what those are made of: what they say by themselves they say
/// again and again.
package struct RowTypes {
  /// Made in the closure of a `ForEach` or of a `List` of data.
  private var rows: Set<String> = []
  /// By type, what its code makes.
  private var parts: [String: Set<String>] = [:]

  package init() {}

  package mutating func add(_ source: SwiftSource) {
    for call in ViewExpression.calls(in: Syntax(source.tree)) {
      let made = ViewExpression.name(of: call)
      guard call.calledExpression.is(DeclReferenceExprSyntax.self), made.first?.isUppercase == true else { continue }
      if let type = source.typeName(around: Syntax(call)) { parts[type, default: []].insert(made) }
      let isRow = ViewExpression(call, in: source).containers.contains { container in
        container.name == "ForEach"
          || container.name == "List" && container.call.arguments.first?.label == nil
            && !container.call.arguments.isEmpty
      }
      if isRow { rows.insert(made) }
    }
  }

  package var all: Set<String> {
    var result: Set<String> = []
    var waiting = Array(rows)
    while let type = waiting.popLast() {
      if result.insert(type).inserted { waiting += parts[type] ?? [] }
    }
    return result
  }
}
