import SightlineModel
import SourceDocuments
import SwiftParser
import SwiftSyntax

extension FixMaker {
  /// Gives the label of a control the least size of a target, and all of it to the finger.
  func enlarging(_ view: ViewExpression, at call: FunctionCallExprSyntax) throws(Refusal) -> Draft {
    // The place is the control's own, or a frame inside of its label.
    guard
      let control = ([view] + view.containers).first(where: {
        ["Button", "NavigationLink", "Menu", "Link"].contains($0.name)
      })
    else { throw Refusal("no control is written around this place") }
    guard let label = Self.label(of: control.call) else { return try relabelling(control) }
    guard label.statements.count == 1, let content = label.statements.first?.item.as(FunctionCallExprSyntax.self) else {
      throw Refusal(
        "its label holds several views; give the one that shall be touched .frame(minWidth: 44, minHeight: 44)")
    }
    var inner = content
    while let base = inner.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self) {
      inner = base
    }
    let shown = ViewExpression(inner, in: source)
    // What is filled is seen to grow.
    if shown.modifiers.contains(where: {
      ["frame"].contains(ViewExpression.name(of: $0))
        && $0.arguments.contains { $0.label?.text.hasPrefix("min") == true }
    }) {
      throw Refusal("its label has a least size already, which somebody has to raise")
    }
    return try adding(
      [".frame(minWidth: 44, minHeight: 44)", ".contentShape(Rectangle())"], to: shown,
      "gives the finger 44 × 44 pt; what is drawn keeps its size", isOutermost: true)
  }

  /// `Button("Skip") { … }` with its title as a label, which can be given a size.
  private func relabelling(_ control: ViewExpression) throws(Refusal) -> Draft {
    try control.checkStandsAlone()
    let call = control.call
    let refusal = Refusal(
      "its title is given as a string; write it as label: { … } with .frame(minWidth: 44, minHeight: 44) inside")
    guard control.name == "Button", let title = call.arguments.first, title.label == nil,
      call.additionalTrailingClosures.isEmpty
    else { throw refusal }
    var rest = Array(call.arguments.dropFirst())
    var content = "Text(\(title.expression.trimmedDescription))"
    if let image = rest.first, image.label?.text == "systemImage" {
      content = "Label(\(title.expression.trimmedDescription), systemImage: \(image.expression.trimmedDescription))"
      rest.removeFirst()
    }
    guard rest.allSatisfy({ ["role", "action"].contains($0.label?.text ?? "") }),
      rest.contains(where: { $0.label?.text == "action" }) != (call.trailingClosure != nil),
      let open = call.leftParen, let close = call.rightParen
    else { throw refusal }
    let start = call.written.lowerBound
    let indentation = source.indentation(ofLineAt: start)
    guard indentation.utf8.count == source.text.location(at: start).column - 1 else { throw refusal }
    let (outer, inner) = (source.newline + indentation, source.newline + indentation + source.indentationStep)
    let label =
      "{" + inner + content
      + [".frame(minWidth: 44, minHeight: 44)", ".contentShape(Rectangle())"].map {
        inner + source.indentationStep + $0
      }
      .joined() + outer + "}"
    let arguments = rest.map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }.joined(separator: ", ")
    var edits: [TextEdit] = []
    if let closure = call.trailingClosure {
      // `Button("A") {` becomes `Button {`.
      edits.append(
        source.edit(open.written.lowerBound..<close.written.upperBound, arguments.isEmpty ? "" : "(\(arguments))"))
      edits.append(source.edit(closure.written.upperBound..<closure.written.upperBound, " label: " + label))
    } else {
      edits.append(
        source.edit(open.written.lowerBound..<close.written.upperBound, "(\(arguments)) " + label))
    }
    return Draft(
      edits: edits, summary: "gives the finger 44 × 44 pt; what is drawn keeps its size", subject: Syntax(control.whole)
    )
  }

  /// The closure that makes what a control shows.
  private static func label(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if let label = call.argument("label")?.as(ClosureExprSyntax.self) { return label }
    if let label = call.additionalTrailingClosures.first(where: { $0.label.text == "label" }) { return label.closure }
    // With a title the only closure is the action.
    guard call.argument("action") != nil || call.argument("destination") != nil || call.argument("value") != nil,
      call.arguments.first?.label != nil
    else { return nil }
    return call.trailingClosure
  }
}
