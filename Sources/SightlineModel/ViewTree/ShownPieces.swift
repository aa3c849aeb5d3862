/// What trees show, by the place in the code that makes it and the words and symbols that are written there.
///
/// Of two states that show the same pieces the second differs in data: which row is chosen, what was typed. A message, another
/// branch or another symbol is a piece of its own.
package struct ShownPieces: Sendable {
  private var pieces: Set<Piece> = []
  private struct Piece: Hashable, Sendable {
    var kind: ViewKind
    var place: SourceLocation
    /// Keys of texts, names of symbols; `nil` for the view itself.
    var words: String?
  }

  package init() {}

  /// - Returns: Whether the tree shows something that none before it has shown.
  /// - Complexity: Linear in the views of the tree.
  package mutating func add(_ tree: ViewNode) -> Bool {
    let before = pieces.count
    collect(tree)
    return pieces.count > before
  }

  private mutating func collect(_ node: ViewNode) {
    collect(node.kind, node.source, node.arguments)
    for modifier in node.modifiers {
      collect(modifier.kind, modifier.source, modifier.arguments)
      for list in modifier.payload.views { list.views.forEach { collect($0) } }
    }
    for list in node.payload.views { list.views.forEach { collect($0) } }
    for child in node.children { collect(child) }
  }

  private mutating func collect(_ kind: ViewKind, _ source: SourceLocation?, _ arguments: NamedArguments) {
    guard let source else { return }
    pieces.insert(Piece(kind: kind, place: source))
    for entry in arguments.entries {
      switch entry.argument.value {
      case .text(let content):
        for run in content.runs {
          guard let key = run.localization?.key ?? run.symbol else { continue }
          pieces.insert(Piece(kind: kind, place: source, words: key))
        }
      case .string(let name) where entry.name == "systemName":
        pieces.insert(Piece(kind: kind, place: source, words: name))
      default: break
      }
    }
  }
}

extension [Variant] {
  /// Of a matrix, those in which a state is laid out whose pieces another state has shown in all of them: the first language at
  /// every text size, the others, whose words are known from there, at the largest.
  package var ofFurtherStates: [Variant] {
    guard let first else { return [] }
    let largest = map(\.size).max()
    return filter { $0.locale == first.locale || $0.size == largest }
  }
}
