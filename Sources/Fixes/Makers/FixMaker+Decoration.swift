import SightlineModel
import SourceDocuments
import SwiftParser
import SwiftSyntax

extension FixMaker {
  /// Hides an image that repeats what stands beside it.
  func hidingImage(_ view: ViewExpression, _ objection: Objection) throws(Refusal) -> Draft {
    guard view.name == "Image", let argument = view.call.arguments.first else {
      throw Refusal("what the picture shows is known to a person only; name it with .accessibilityLabel, or hide it")
    }
    if let gesture = view.modifiers.first(where: { Self.controls.contains(ViewExpression.name(of: $0)) }) {
      throw Refusal("it is tapped (.\(ViewExpression.name(of: gesture))): it needs a name")
    }
    guard let words = try wordsBeside(view) else {
      throw Refusal("no words stand beside it: if it says something it needs a name, else .accessibilityHidden(true)")
    }
    switch argument.label?.text {
    case "systemName": try checkSymbol(argument.expression, objection)
    case nil: try checkPicture(argument.expression, beside: words)
    default: throw Refusal("what the picture shows is known at run time only; a person has to name it, or hide it")
    }
    var draft = try adding(
      [".accessibilityHidden(true)"], to: view, "hides decoration from VoiceOver: the words beside it say the same")
    draft.hides = true
    return draft
  }

  /// A symbol that shows a state has to be said; one that is always there does not.
  private func checkSymbol(_ symbol: ExprSyntax, _ objection: Objection) throws(Refusal) {
    let isLiteral = symbol.literal != nil
    if !isLiteral {
      if Self.holds(symbol, UnresolvedTernaryExprSyntax.self) {
        throw Refusal("the symbol changes with a state, which somebody has to put into words")
      }
      let words = IdentifierWords(symbol.trimmedDescription).words
      if let word = words.first(where: Self.stateWords.contains) {
        throw Refusal("the symbol is a \(word), by its name: it may say something that the words do not")
      }
      let shown = objection.elements.compactMap(\.symbol)
      if let state = shown.first(where: Self.showsState), Set(shown).count > 1 {
        throw Refusal("the symbol may show a state (“\(state)”), which somebody has to put into words")
      }
    }
  }

  private static func holds<Kind: SyntaxProtocol>(_ node: some SyntaxProtocol, _ kind: Kind.Type) -> Bool {
    node.children(viewMode: .sourceAccurate).contains { $0.is(kind) || holds($0, kind) }
  }

  private static let stateWords: Set<String> = [
    "status", "state", "trend", "severity", "priority", "level", "warning", "error", "result", "check", "rating",
    "flag",
    "weather", "direction", "mood", "battery",
  ]
  private static func showsState(_ symbol: String) -> Bool {
    ["checkmark", "xmark", "exclamationmark", "questionmark", "lock", "star", "heart", "flag", "bell.slash", "circle"]
      .contains { symbol == $0 || symbol.hasPrefix($0 + ".") }
  }

  /// A picture of the app's is decoration where its name says what the words say, or that it is decoration.
  private func checkPicture(_ name: ExprSyntax, beside words: String) throws(Refusal) {
    guard let name = name.literal else {
      throw Refusal("which picture it is is known at run time only; a person has to name it, or hide it")
    }
    let own = IdentifierWords(name).words
    let said = words.lowercased()
    let plain: Set<String> = [
      "logo", "icon", "background", "pattern", "decoration", "ornament", "divider", "app", "image",
    ]
    let rest = own.filter { !plain.contains($0) && Int($0) == nil }
    let joined = said.filter { $0.isLetter }
    guard own.contains(where: plain.contains) || !rest.isEmpty,
      rest.allSatisfy({ said.contains($0) || joined.contains($0) })
    else {
      throw Refusal("whether the picture “\(name)” says something that the words beside it do not, a person must see")
    }
  }

  /// The words that are always there where the image is: in the stack around it, or around the pile it lies in.
  ///
  /// - Throws: When the image is there only sometimes beside the words, so that it says something by being there.
  private func wordsBeside(_ view: ViewExpression) throws(Refusal) -> String? {
    var node = Syntax(view.whole)
    var isConditional = false
    while let parent = node.parent {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) { isConditional = true }
      if let closure = parent.as(ClosureExprSyntax.self), let owner = ViewExpression.owner(of: closure) {
        let name = ViewExpression.name(of: owner)
        let words = ViewExpression.calls(in: Syntax(closure)).compactMap(Self.words(of:)).joined(separator: " ")
        if !words.isEmpty, Self.stacks.contains(name) {
          if isConditional {
            throw Refusal("it is there in one state only, beside words that stay: somebody has to say what it means")
          }
          return words
        }
        // A pile or a frame around the picture goes on; what is a list or a page ends it.
        guard Self.piles.contains(name) || Self.stacks.contains(name) else { return nil }
      }
      if parent.is(FunctionDeclSyntax.self) || parent.is(VariableDeclSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  private static let stacks: Set<String> = ["HStack", "VStack", "LazyHStack", "LazyVStack"]
  private static let piles: Set<String> = ["ZStack", "Group"]

  /// What a call shows as words: its literal, or a mark that there are some.
  private static func words(of call: FunctionCallExprSyntax) -> String? {
    let name = ViewExpression.name(of: call)
    guard call.calledExpression.is(DeclReferenceExprSyntax.self), name.first?.isUppercase == true, name != "Image"
    else {
      return nil
    }
    let first = call.arguments.first
    if name == "Text" || name == "Label" { return first?.expression.literal ?? " …" }
    // A view of the app's own that is given words.
    guard first?.label == nil, !controls.contains(name), let words = first?.expression.literal, words.contains(" ")
    else {
      return nil
    }
    return words
  }
}
