import SightlineModel
import SourceDocuments
import SwiftParser
import SwiftSyntax

/// A view's call with the modifiers that follow it.
struct ViewExpression {
  let source: SwiftSource
  /// `Image(…)`.
  let call: FunctionCallExprSyntax
  /// In the order they are applied.
  let modifiers: [FunctionCallExprSyntax]

  init(_ call: FunctionCallExprSyntax, in source: SwiftSource) {
    self.source = source
    // 1. Down to what is modified.
    var base = call
    while let inner = base.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self) {
      base = inner
    }
    self.call = base
    // 2. Up through everything that modifies it.
    var modifiers: [FunctionCallExprSyntax] = []
    var node = base
    while let member = node.parent?.as(MemberAccessExprSyntax.self),
      let next = member.parent?.as(FunctionCallExprSyntax.self),
      Syntax(next.calledExpression) == Syntax(member)
    {
      modifiers.append(next)
      node = next
    }
    self.modifiers = modifiers
  }

  /// `Image`, `HStack`.
  var name: String { Self.name(of: call) }
  var whole: FunctionCallExprSyntax { modifiers.last ?? call }

  static func name(of call: FunctionCallExprSyntax) -> String {
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text
    case .memberAccessExpr(let member): member.declName.baseName.text
    case .genericSpecializationExpr(let generic):
      generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    default: ""
    }
  }

  func modifier(_ name: String) -> FunctionCallExprSyntax? { modifiers.first { Self.name(of: $0) == name } }

  /// Names of modifiers that bring further views, though no closure shows it.
  private static let bringing: Set<String> = [
    "overlay", "background", "mask", "safeAreaInset", "sheet", "fullScreenCover", "popover", "contextMenu", "toolbar",
    "navigationBarItems", "tabItem", "listRowBackground", "navigationDestination",
  ]

  /// The modifiers up to the first that brings views or code of its own: what is said of the view goes behind them.
  private var plain: ArraySlice<FunctionCallExprSyntax> {
    modifiers.prefix { modifier in
      modifier.trailingClosure == nil
        && !modifier.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
        && !(Self.bringing.contains(Self.name(of: modifier))
          && modifier.arguments.contains { $0.expression.is(FunctionCallExprSyntax.self) })
    }
  }

  /// Where and how a modifier is written so that it speaks of the view alone, in the form of those that are there.
  ///
  /// - Parameter isOutermost: Behind all modifiers instead.
  func adding(_ modifiers: [String], isOutermost: Bool = false) -> (range: Range<Int>, text: String) {
    let run = isOutermost ? self.modifiers[...] : plain
    let last = run.last ?? call
    let end = last.written.upperBound
    let model = run.last ?? self.modifiers.first
    guard let indentation = model.map(ownLine(of:)) ?? ownLineOfFirst else {
      return (end..<end, modifiers.joined())
    }
    let offset = source.pastComment(end)
    return (offset..<offset, modifiers.map { source.newline + indentation + $0 }.joined())
  }

  /// - Returns: What stands before a modifier on its line; `nil` where it shares the line with what it modifies.
  private func ownLine(of modifier: FunctionCallExprSyntax) -> String? {
    guard let member = modifier.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let period = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    let indentation = source.indentation(ofLineAt: period)
    let line = source.text.location(at: period).column - 1
    return indentation.utf8.count == line ? indentation : nil
  }

  /// What stands before the first modifier: it has a line of its own, unless the view shares its line with the braces
  /// around it. Behind a view of several lines it stands where the view begins.
  private var ownLineOfFirst: String? {
    let written = call.written
    let (first, last) = (source.text.location(at: written.lowerBound), source.text.location(at: written.upperBound))
    let indentation = source.indentation(ofLineAt: written.lowerBound)
    guard indentation.utf8.count == first.column - 1 else { return nil }
    return first.line == last.line ? indentation + source.indentationStep : indentation
  }

  // MARK: What is around it

  /// Nothing but a view is expected where it stands: it may become another type of view.
  func checkStandsAlone() throws(Refusal) {
    var node = Syntax(whole)
    guard var parent = node.parent else { throw Refusal("the place is not understood") }
    if parent.is(ReturnStmtSyntax.self) {
      node = parent
      parent = node.parent ?? parent
    }
    guard parent.is(CodeBlockItemSyntax.self) else {
      throw Refusal("the view is handed on as a value here, where another type may not fit")
    }
    var around = parent.parent
    while let scope = around {
      switch scope.as(SyntaxEnum.self) {
      case .closureExpr(let closure):
        let owner = closure.parent?.as(FunctionCallExprSyntax.self).map(Self.name(of:)) ?? ""
        if closure.signature?.returnClause != nil || ["map", "compactMap", "reduce", "flatMap"].contains(owner) {
          throw Refusal("the view is a result of a closure here, where another type may not fit")
        }
        return
      case .functionDecl(let function): return try Self.check(function.signature.returnClause?.type)
      case .patternBinding(let binding): return try Self.check(binding.typeAnnotation?.type)
      case .subscriptDecl, .initializerDecl, .deinitializerDecl:
        throw Refusal("the view is made outside of a view's body here")
      default: around = scope.parent
      }
    }
    throw Refusal("the view is made outside of a view's body here")
  }

  private static func check(_ type: TypeSyntax?) throws(Refusal) {
    guard let type, type.is(SomeOrAnyTypeSyntax.self) else {
      throw Refusal(
        "what it stands in is declared to give \(type?.trimmedDescription ?? "another type"), which the edit would change"
      )
    }
  }

  /// The views that it stands in, the innermost first, up to the body.
  var containers: [ViewExpression] {
    var result: [ViewExpression] = []
    var node = Syntax(whole).parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self), let call = Self.owner(of: closure),
        Self.name(of: call).first?.isUppercase == true
      {
        result.append(ViewExpression(call, in: source))
      }
      if current.is(FunctionDeclSyntax.self) || current.is(VariableDeclSyntax.self) { break }
      node = current.parent
    }
    return result
  }

  /// The call that a closure is handed to.
  static func owner(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    switch closure.parent?.as(SyntaxEnum.self) {
    case .functionCallExpr(let call): call
    case .multipleTrailingClosureElement(let element): element.parent?.parent?.as(FunctionCallExprSyntax.self)
    case .labeledExpr(let argument): argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    default: nil
    }
  }

  /// All calls in it, itself among them.
  var inside: [FunctionCallExprSyntax] { Self.calls(in: Syntax(call)) }

  static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
    var result: [FunctionCallExprSyntax] = []
    func search(_ node: Syntax) {
      if let call = node.as(FunctionCallExprSyntax.self) { result.append(call) }
      for child in node.children(viewMode: .sourceAccurate) { search(child) }
    }
    search(node)
    return result
  }
}

extension ViewExpression {
  /// String literals in a node, with those in interpolations of others.
  static func literals(in node: Syntax) -> [StringLiteralExprSyntax] {
    let own = node.as(StringLiteralExprSyntax.self).map { [$0] } ?? []
    return own + node.children(viewMode: .sourceAccurate).flatMap(literals(in:))
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolation.
  var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension FunctionCallExprSyntax {
  func argument(_ label: String?) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}
