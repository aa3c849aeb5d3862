import SightlineModel
import Testing

@testable import SwiftUIReader

/// SwiftUI-shaped source with the tree that SwiftUI makes of it.
struct Snippet: CustomTestStringConvertible, Sendable {
  /// What it holds the reader to.
  var fact: String
  /// Declares `struct A: View`.
  var source: String
  /// Of `A`: kinds of views with what they hold, texts in quotation marks; lists of views beside the content by name.
  var tree: String
  var testDescription: String { fact }

  init(_ fact: String, _ source: String, tree: String) {
    self.fact = fact
    self.source = source
    self.tree = tree
  }
}

extension ViewNode {
  /// Of the tree as snippets write it: `vStack(text "a", button(text "b"))`.
  var outline: String {
    var parts: [String] = []
    for entry in arguments.entries {
      if case .views(let nodes) = entry.argument.value, !nodes.isEmpty {
        parts.append("\(entry.name): \(nodes.map(\.outline).joined(separator: ", "))")
      }
    }
    let inner = parts + children.map(\.outline)
    let text = (arguments.text("content") ?? arguments.text("titleKey")).map { " \"\($0.string)\"" } ?? ""
    let head = (unknownName ?? kind.rawValue) + text
    return inner.isEmpty ? head : head + "(" + inner.joined(separator: ", ") + ")"
  }
}
