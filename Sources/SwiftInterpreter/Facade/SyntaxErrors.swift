import SwiftSyntax

/// How many syntax errors a source has: SwiftParser's explanation of each looks at what stands around it, so that
/// thousands take minutes.
final class SyntaxErrors: SyntaxAnyVisitor {
  /// Explained one by one.
  static let most = 1_000
  private var count = 0
  /// UTF-8 offset of the first one; `nil` without any.
  private(set) var first: Int?
  var areMany: Bool { count > Self.most }

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .all)
    walk(tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.hasError, !areMany else { return .skipChildren }
    guard node.is(UnexpectedNodesSyntax.self) else { return .visitChildren }
    add(node.positionAfterSkippingLeadingTrivia)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { add(token.position) }
    return .skipChildren
  }

  private func add(_ position: AbsolutePosition) {
    if first == nil { first = position.utf8Offset }
    count += 1
  }
}
