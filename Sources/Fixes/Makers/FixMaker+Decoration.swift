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
    if argument.label?.text == "systemName" { try checkRelation(argument.expression, of: view, objection) }
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

  /// Between two texts an arrow or a sign says what they have to do with each other.
  private func checkRelation(
    _ symbol: ExprSyntax, of view: ViewExpression, _ objection: Objection
  ) throws(Refusal) {
    let possible = symbol.literal.map { [$0] } ?? objection.elements.compactMap(\.symbol)
    if let sign = possible.first(where: Self.relates), Self.isBetweenWords(view) {
      throw Refusal("“\(sign)” stands between two texts and says how they belong together")
    }
  }

  /// A symbol that shows a state has to be said; one that is always there does not.
  private func checkSymbol(_ symbol: ExprSyntax, _ objection: Objection) throws(Refusal) {
    let isLiteral = symbol.literal != nil
    if !isLiteral {
      if Self.isChosen(Syntax(symbol))
        || source.declarations(named: Self.declared(symbol), around: Syntax(symbol)).contains(where: Self.isChosen)
      {
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

  /// One of several, by a condition.
  private static func isChosen(_ node: Syntax) -> Bool {
    node.is(UnresolvedTernaryExprSyntax.self) || node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self)
      || node.children(viewMode: .sourceAccurate).contains(where: isChosen)
  }

  /// `icon`, `self.icon`, `icon(for: item)`: what is declared where the symbol comes from.
  private static func declared(_ symbol: ExprSyntax) -> String {
    if let call = symbol.as(FunctionCallExprSyntax.self) { return declared(call.calledExpression) }
    if let member = symbol.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : ""
    }
    return symbol.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// Arrows and signs of arithmetic: between two things they say what these have to do with each other.
  private static func relates(_ symbol: String) -> Bool {
    let stem = String(symbol.prefix { $0 != "." })
    return [
      "arrow", "arrowshape", "chevron", "equal", "notequal", "plus", "minus", "plusminus", "multiply", "divide",
      "lessthan", "greaterthan", "percent",
    ]
    .contains(stem) && !symbol.contains(".circlepath")
  }

  /// Words stand before and behind it, in the stack around it.
  private static func isBetweenWords(_ view: ViewExpression) -> Bool {
    var node = Syntax(view.whole)
    while let parent = node.parent {
      if let statement = parent.as(CodeBlockItemSyntax.self),
        let list = parent.parent?.as(CodeBlockItemListSyntax.self),
        let closure = list.parent?.as(ClosureExprSyntax.self), let owner = ViewExpression.owner(of: closure)
      {
        guard stacks.contains(ViewExpression.name(of: owner)) else { return false }
        let parts = Array(list)
        guard let index = parts.firstIndex(of: statement) else { return false }
        func hasWords(_ parts: ArraySlice<CodeBlockItemSyntax>) -> Bool {
          parts.contains { part in
            ViewExpression.calls(in: Syntax(part)).contains { words(of: $0) != nil || showsNumber($0) }
          }
        }
        return hasWords(parts[..<index]) && hasWords(parts[(index + 1)...])
      }
      if parent.is(FunctionDeclSyntax.self) || parent.is(VariableDeclSyntax.self) { return false }
      node = parent
    }
    return false
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
        let calls = ViewExpression.calls(in: Syntax(closure))
        let words = calls.compactMap(Self.words(of:)).joined(separator: " ")
        if words.isEmpty, Self.stacks.contains(name), calls.contains(where: Self.showsNumber) {
          throw Refusal("only a number stands beside it: the symbol says what is counted")
        }
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
    if name == "Text" || name == "Label" {
      return showsNumber(call) ? nil : first?.expression.literal ?? " …"
    }
    // A view of the app's own that is given words.
    guard first?.label == nil, !controls.contains(name), let words = first?.expression.literal, words.contains(" ")
    else {
      return nil
    }
    return words
  }

  /// A text of figures: `Text("\(score)")`, `Text(count, format: .number)`, `Text(String(count))`.
  private static func showsNumber(_ call: FunctionCallExprSyntax) -> Bool {
    guard ["Text", "Label"].contains(ViewExpression.name(of: call)), let first = call.arguments.first else {
      return false
    }
    if let format = call.argument("format")?.trimmedDescription {
      return ["number", "percent", "currency"].contains { format.hasPrefix(".\($0)") }
    }
    return isNumber(first.expression)
  }

  private static func isNumber(_ value: ExprSyntax) -> Bool {
    if let text = value.as(StringLiteralExprSyntax.self) {
      // Without a letter between the values.
      return !text.segments.contains {
        $0.as(StringSegmentSyntax.self)?.content.text.contains(where: \.isLetter) == true
      }
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let name = ViewExpression.name(of: call)
      if name == "String", call.arguments.count == 1, let only = call.arguments.first, only.label == nil {
        return only.expression.as(StringLiteralExprSyntax.self) == nil
      }
      return name == "formatted" && call.arguments.isEmpty
    }
    return value.as(MemberAccessExprSyntax.self).map { ["count", "description"].contains($0.declName.baseName.text) }
      ?? false
  }
}
