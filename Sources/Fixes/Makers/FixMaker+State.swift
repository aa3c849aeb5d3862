import SightlineModel
import SwiftSyntax

extension FixMaker {
  /// Says that a control is chosen under the one condition by which it is drawn so.
  func selecting(_ view: ViewExpression, _ objection: Objection) throws(Refusal) -> Draft {
    guard objection.suggestion?.hasPrefix("Add .accessibilityAddTraits(is") == true else {
      throw Refusal("another control would say its state by itself; which one is a decision")
    }
    // The place is the control, or the symbol in it.
    guard let control = ([view] + view.containers).first(where: { $0.name == "Button" || $0.name == "NavigationLink" })
    else { throw Refusal("no control is written around this place") }
    let conditions = Set(Self.conditions(in: Syntax(control.whole)))
    guard let condition = conditions.first, conditions.count == 1 else {
      throw Refusal(
        conditions.isEmpty
          ? "how it is drawn when chosen is decided elsewhere"
          : "it is drawn after several conditions; which of them is “chosen” a person must say")
    }
    let names = Self.names(in: condition.node)
    let inner = Self.declared(in: Syntax(control.call))
    guard names.isDisjoint(with: inner), !names.contains(where: { $0.hasPrefix("$") }) else {
      throw Refusal("its condition is known inside of it only")
    }
    guard condition.text.contains("==") || IdentifierWords(condition.text).words.contains(where: Self.words.contains)
    else {
      throw Refusal("whether “\(condition.text)” means that it is chosen a person must say")
    }
    return try adding(
      [".accessibilityAddTraits(\(condition.text) ? .isSelected : [])"], to: control,
      "VoiceOver says what the drawing shows, by the same condition")
  }

  private static let words: Set<String> = [
    "selected", "chosen", "active", "current", "picked", "on", "checked", "highlighted",
  ]

  private struct Condition: Hashable {
    var text: String
    var node: Syntax
    static func == (a: Self, b: Self) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// What stands before each `?` of a `?:`.
  private static func conditions(in node: Syntax) -> [Condition] {
    var result: [Condition] = []
    if let sequence = node.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), index > 0,
        !parts[..<index].contains(where: { $0.is(AssignmentExprSyntax.self) })
      {
        let text = parts[..<index].map { $0.description }.joined()
        result.append(Condition(text: trimmed(text), node: node))
      }
    }
    return result + node.children(viewMode: .sourceAccurate).flatMap(conditions(in:))
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func names(in node: Syntax) -> Set<String> {
    var result: Set<String> = []
    if let name = node.as(DeclReferenceExprSyntax.self) { result.insert(name.baseName.text) }
    for child in node.children(viewMode: .sourceAccurate) { result.formUnion(names(in: child)) }
    return result
  }

  /// Names that are new in it: parameters of closures, constants.
  private static func declared(in node: Syntax) -> Set<String> {
    var result: Set<String> = []
    if let pattern = node.as(IdentifierPatternSyntax.self) { result.insert(pattern.identifier.text) }
    if let parameter = node.as(ClosureShorthandParameterSyntax.self) { result.insert(parameter.name.text) }
    if let parameter = node.as(ClosureParameterSyntax.self) {
      result.formUnion([parameter.firstName.text, parameter.secondName?.text].compactMap { $0 })
    }
    for child in node.children(viewMode: .sourceAccurate) { result.formUnion(declared(in: child)) }
    return result
  }
}
