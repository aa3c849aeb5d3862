import SightlineModel
import SourceDocuments
import SwiftParser
import SwiftSyntax

extension FixMaker {
  /// Names a control that shows only a symbol, after what it does, else after its symbol.
  func naming(_ view: ViewExpression, _ objection: Objection) throws(Refusal) -> Draft {
    guard ["Button", "Menu", "NavigationLink", "Image", "Link"].contains(view.name) else {
      throw Refusal("what it is for is known to a person only; name it with .accessibilityLabel")
    }
    let symbols = Set(
      view.inside.compactMap { call -> String? in
        ViewExpression.name(of: call) == "Image" ? call.argument("systemName")?.literal : nil
      })
    let all = view.inside.filter { ViewExpression.name(of: $0) == "Image" }
    if all.contains(where: { $0.argument("systemName").map { $0.literal == nil } == true }) || symbols.count > 1 {
      throw Refusal("its symbol changes; its name has to say in which state it is")
    }
    guard let symbol = symbols.first else {
      throw Refusal("it shows no symbol, so only a person can say what it is for")
    }
    let known = SymbolMeaning(symbol)
    if known.isState {
      throw Refusal("“\(symbol)” may show a state, which its name or a trait has to say")
    }
    guard !view.containers.contains(where: { $0.name == "ForEach" || $0.name == "List" }) else {
      let hint = known.name.map { " (“\($0) …”)" } ?? ""
      throw Refusal("it stands in a list: its name has to say which item it is for\(hint)")
    }
    if let type = source.typeName(around: Syntax(view.call)), context.rowTypes.contains(type) {
      let hint = known.name.map { " (“\($0) …”)" } ?? ""
      throw Refusal("\(type) is shown for each item of a list: its name has to say which one it is for\(hint)")
    }
    let action = Self.action(of: view)
    let name: String
    if let action, let meant = ActionMeaning(action, symbol: known) {
      name = meant.name
    } else if let meant = known.name, action == nil || view.name == "Menu" || action?.isEmpty == true {
      name = meant
    } else {
      throw Refusal("neither its action nor “\(symbol)” says for certain what it is for")
    }
    let tables =
      context.languages.count > 1
      ? "; it is looked up in the string tables (\(context.languages.joined(separator: ", ")))" : ""
    var draft = try adding(
      [".accessibilityLabel(\"\(name)\")"], to: view,
      "names it “\(name)”, after its \(name == known.name ? "symbol" : "action")\(tables)")
    draft.names = true
    return draft
  }

  /// What a tap does: the statements of the action, or the function that is handed over; `nil` where nothing is seen.
  private static func action(of view: ViewExpression) -> [Syntax]? {
    let tapped = view.modifiers.first { ["onTapGesture"].contains(ViewExpression.name(of: $0)) }
    let call = tapped ?? view.call
    if let action = call.argument("action") ?? (tapped == nil ? nil : call.argument("perform")) {
      if let closure = action.as(ClosureExprSyntax.self) { return closure.statements.map { Syntax($0.item) } }
      return [Syntax(action)]
    }
    guard view.name == "Button" || tapped != nil, let closure = call.trailingClosure else { return nil }
    return closure.statements.map { Syntax($0.item) }
  }
}

/// What an SF Symbol on a control stands for by wide custom.
struct SymbolMeaning {
  let symbol: String
  /// “Close”; `nil` where it stands for several things.
  let name: String?
  /// It shows something that is on or off, or how something is.
  let isState: Bool

  init(_ symbol: String) {
    self.symbol = symbol
    let parts = symbol.split(separator: ".").filter { !["fill", "circle", "square", "rectangle"].contains($0) }
    let plain = parts.joined(separator: ".")
    name = symbol == "square.and.arrow.up" ? "Share" : symbol == "square.and.arrow.down" ? "Save" : Self.names[plain]
    isState = Self.states.contains(plain) || symbol.hasSuffix(".slash") || plain.isEmpty
  }

  private static let names: [String: String] = [
    "xmark": "Close", "trash": "Delete", "plus": "Add", "gear": "Settings", "gearshape": "Settings",
    "gearshape.2": "Settings", "magnifyingglass": "Search", "chevron.left": "Back", "chevron.backward": "Back",
    "arrow.left": "Back", "arrow.backward": "Back", "arrow.clockwise": "Refresh",
    "line.3.horizontal.decrease": "Filter",
    "ellipsis": "More", "questionmark": "Help", "info": "Information", "play": "Play", "pause": "Pause", "stop": "Stop",
    "paperplane": "Send", "doc.on.doc": "Copy", "pencil": "Edit", "delete.left": "Delete",
    "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo", "line.3.horizontal": "Menu",
  ]
  private static let states: Set<String> = [
    "heart", "star", "bookmark", "checkmark", "eye", "flag", "pin", "hand.thumbsup", "hand.thumbsdown", "bell", "lock",
    "speaker", "mic", "sun.max", "moon",
  ]
}

/// What the code of an action says that it does.
struct ActionMeaning {
  let name: String

  /// - Returns: `nil` where the statements do several things, or nothing whose name says what.
  init?(_ statements: [Syntax], symbol: SymbolMeaning) {
    var names: [String] = []
    for statement in statements {
      guard let found = Self.name(of: statement, symbol) else { continue }
      if !names.contains(found) { names.append(found) }
    }
    guard names.count == 1 else { return nil }
    name = names[0]
  }

  private static func name(of statement: Syntax, _ symbol: SymbolMeaning) -> String? {
    // 1. What only runs something is as good as what it runs.
    if let call = statement.as(FunctionCallExprSyntax.self) {
      let function = ViewExpression.name(of: call)
      if ["withAnimation", "Task", "withTransaction"].contains(function) {
        return call.trailingClosure.flatMap {
          ActionMeaning($0.statements.map { Syntax($0.item) }, symbol: symbol)?.name
        }
      }
      if function == "toggle", let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      {
        return presented(last(of: base))
      }
      return phrase(last(of: ExprSyntax(call.calledExpression)), symbol)
    }
    if let waiting = statement.as(AwaitExprSyntax.self) { return name(of: Syntax(waiting.expression), symbol) }
    if let trying = statement.as(TryExprSyntax.self) { return name(of: Syntax(trying.expression), symbol) }
    // 2. A change of what is shown.
    if let assignment = assignment(statement) {
      let target = last(of: assignment.target)
      switch assignment.value.trimmedDescription {
      case "true": return presented(target)
      case "false", "nil": return presented(target) == nil ? nil : "Close"
      case "\"\"": return "Clear text"
      default: return nil
      }
    }
    // 3. The function itself, handed over.
    guard let expression = statement.as(ExprSyntax.self),
      expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
    else { return nil }
    return phrase(last(of: expression), symbol)
  }

  private static func assignment(_ statement: Syntax) -> (target: ExprSyntax, value: ExprSyntax)? {
    if let infix = statement.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
      return (infix.leftOperand, infix.rightOperand)
    }
    guard let sequence = statement.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
    return (parts[0], parts[2])
  }

  private static func last(of expression: ExprSyntax) -> String {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// `isShowingSettings`: “Settings”; `isAddingMedication`: “Add medication”.
  private static func presented(_ identifier: String) -> String? {
    var words = IdentifierWords(identifier).words
    if ["is", "should"].contains(words.first) { words.removeFirst() }
    while let last = words.last,
      [
        "sheet", "view", "screen", "modal", "alert", "popover", "cover", "presented", "shown", "visible", "open",
        "state", "flag",
        "status", "dialog", "page",
      ].contains(last)
    {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    if let verb = gerunds[first] { return sentence([verb] + words.dropFirst()) }
    guard ["show", "shows", "showing", "present", "presents", "presenting"].contains(first) else { return nil }
    words.removeFirst()
    return words.isEmpty ? nil : sentence(words)
  }

  private static let gerunds = [
    "adding": "add", "editing": "edit", "creating": "create", "scanning": "scan", "sharing": "share",
    "choosing": "choose", "selecting": "select", "importing": "import", "exporting": "export",
  ]

  /// `deleteItem`: “Delete item”, where the word is one for what controls do.
  private static func phrase(_ identifier: String, _ symbol: SymbolMeaning) -> String? {
    var words = IdentifierWords(identifier).words
    while let first = words.first, ["on", "handle", "did", "perform", "user", "do", "request"].contains(first),
      words.count > 1
    {
      words.removeFirst()
    }
    while let last = words.last, ["tapped", "pressed", "clicked", "action", "tap", "press", "button"].contains(last),
      words.count > 1
    {
      words.removeLast()
    }
    // “deleteLast”: which one it is, code says to code.
    while let last = words.last, ["last", "current", "selected", "this", "it"].contains(last), words.count > 1 {
      words.removeLast()
    }
    guard let verb = words.first else { return nil }
    if verb == "dismiss" || verb == "close" || verb == "pop" {
      return symbol.name == "Back" || verb == "pop"
        ? "Back" : words.count == 1 || verb == "dismiss" ? "Close" : sentence(words)
    }
    // “navigateBack”, “goBack”.
    if words == ["back"] || words.count == 2 && words[1] == "back" { return "Back" }
    if verb == "show" || verb == "open" || verb == "present" {
      let rest = words.dropFirst().filter { !["view", "screen", "sheet"].contains($0) }
      return rest.isEmpty ? nil : verb == "open" ? sentence(["open"] + rest) : sentence(Array(rest))
    }
    guard verbs.contains(verb) else { return nil }
    return sentence(words)
  }

  private static let verbs: Set<String> = [
    "add", "apply", "archive", "call", "cancel", "clear", "compose", "confirm", "copy", "create", "decrease", "delete",
    "discard", "download", "duplicate", "edit", "export", "filter", "import", "increase", "next", "pause", "play",
    "previous", "print", "redo", "refresh", "reload", "remove", "rename", "reply", "reset", "restart", "restore",
    "retry",
    "save", "scan", "search", "send", "share", "shuffle", "skip", "sort", "start", "stop", "submit", "undo", "upload",
  ]

  private static func sentence(_ words: [String]) -> String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
