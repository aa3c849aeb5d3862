import SightlineModel
import SourceDocuments
import SwiftParser
import SwiftSyntax

extension FixMaker {
  /// Animates only where Reduce Motion is off.
  func calming(_ call: FunctionCallExprSyntax, _ view: ViewExpression, _ objection: Objection) throws(Refusal) -> Draft
  {
    guard let type = ViewType(around: Syntax(call), in: source) else {
      throw Refusal("it is not in a view, so the environment cannot be read here; hand the setting over")
    }
    // 1. The animation.
    let name = ViewExpression.name(of: call)
    let range: Range<Int>
    let animation: String
    switch name {
    case "withAnimation":
      if let first = call.arguments.first, first.label == nil {
        guard !first.expression.is(ClosureExprSyntax.self) else { throw Refusal("the animation is not written here") }
        range = first.expression.written
        animation = first.expression.trimmedDescription
      } else {
        guard call.arguments.isEmpty, call.trailingClosure != nil else {
          throw Refusal("withAnimation is not written in its usual form")
        }
        // withAnimation { … } and withAnimation() { … }.
        let end = call.calledExpression.written.upperBound
        range = end..<(call.rightParen?.written.upperBound ?? end)
        animation = ".default"
      }
    case "animation":
      guard let first = call.arguments.first, first.label == nil, call.argument("value") != nil else {
        throw Refusal("the animation is not written as .animation(_:value:)")
      }
      range = first.expression.written
      animation = first.expression.trimmedDescription
    default:
      throw Refusal("what moves here has to be another view where Reduce Motion is on; a person has to choose it")
    }
    guard !animation.contains("educeMotion"), !animation.contains("?"), !animation.contains("\n") else {
      throw Refusal("the animation is chosen by a condition already")
    }
    if animation == "nil" { throw Refusal("nothing is animated here") }
    // 2. The setting, once for each view.
    var edits: [TextEdit] = []
    let setting: String
    if let known = type.property(reading: "accessibilityReduceMotion") {
      setting = known
    } else {
      guard !type.names.contains("reduceMotion") else { throw Refusal("the view has another reduceMotion") }
      setting = "reduceMotion"
      edits.append(
        try type.declaring(
          "@Environment(\\.accessibilityReduceMotion) private var reduceMotion", behind: "@Environment("))
    }
    let guarded = "\(setting) ? nil : \(animation)"
    edits.append(
      source.edit(range, name == "withAnimation" && call.arguments.isEmpty ? "(\(guarded))" : guarded))
    return Draft(
      edits: edits,
      summary: "changes the value without animation where Reduce Motion is on", subject: Syntax(call))
  }
}
