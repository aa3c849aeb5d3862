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
    if let style = try drawing(control) { return style }
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
      [".frame(minWidth: 44, minHeight: 44)", ".contentShape(Rectangle())"], to: shown, Self.summary(of: control),
      isOutermost: true)
  }

  private static func summary(of control: ViewExpression) -> String {
    let words = "gives the finger 44 × 44 pt; what is drawn keeps its size"
    guard control.modifier("padding") != nil else { return words }
    return words + ". The padding around it stays: moved into the label it would make room without the layout growing"
  }

  /// A style that draws something around the label grows with it: a button of the system's is made a large one.
  ///
  /// - Returns: `nil` where nothing is drawn around the label.
  private func drawing(_ control: ViewExpression) throws(Refusal) -> Draft? {
    let own = control.modifier("buttonStyle")
    guard
      let style = own
        ?? control.containers.lazy.compactMap({ container in
          container.modifiers.last { ViewExpression.name(of: $0) == "buttonStyle" }
        }).first,
      let argument = style.arguments.first?.expression
    else { return nil }
    let name = Self.last(of: argument)
    guard !["plain", "borderless", "automatic"].contains(Self.system(name)) else { return nil }
    guard ["bordered", "borderedProminent", "glass", "glassProminent"].contains(Self.system(name)) else {
      if isKnownToDrawNothing(name) { return nil }
      throw Refusal("its style \(name) may draw something around the label, which has to get the size")
    }
    guard own != nil else {
      throw Refusal(
        "its style \(name) comes from around it and draws a background, whose size is a decision of the design")
    }
    guard control.modifier("controlSize") == nil else {
      throw Refusal("its style draws a background, whose size is a decision of the design")
    }
    return try adding(
      [".controlSize(.large)"], to: control, "gives the button the large control size", isOutermost: true)
  }

  /// `.bordered`, `BorderedButtonStyle()`, `ScaleStyle()`.
  private static func last(of style: ExprSyntax) -> String {
    if let call = style.as(FunctionCallExprSyntax.self) { return ViewExpression.name(of: call) }
    return style.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? style.trimmedDescription
  }

  /// `BorderedProminentButtonStyle`: `borderedProminent`.
  private static func system(_ name: String) -> String {
    guard name.hasSuffix("ButtonStyle") else { return name }
    return name.prefix(1).lowercased() + name.dropFirst().dropLast("ButtonStyle".count)
  }

  /// A style of this file that changes how the label looks, and puts nothing around it.
  private func isKnownToDrawNothing(_ name: String) -> Bool {
    let type = source.tree.statements.lazy.compactMap { $0.item.as(StructDeclSyntax.self) }.first {
      $0.name.text == name
    }
    guard let type else { return false }
    let changing: Set<String> = [
      "scaleEffect", "opacity", "animation", "foregroundStyle", "foregroundColor", "font", "brightness", "blur",
      "rotationEffect",
      "contentShape",
    ]
    let calls = ViewExpression.calls(in: Syntax(type.memberBlock))
    return calls.allSatisfy { call in
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else {
        // `.easeOut(duration:)`: a value. A view of its own is drawn.
        return ViewExpression.name(of: call).first?.isLowercase == true
      }
      return changing.contains(member.declName.baseName.text)
    }
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
      edits: edits + outdenting(control), summary: Self.summary(of: control), subject: Syntax(control.whole))
  }

  /// What modified a view of one line stood one step deeper; behind a view of several it stands where that begins.
  private func outdenting(_ control: ViewExpression) -> [TextEdit] {
    let (call, whole) = (control.call.written, control.whole.written)
    let text = source.text
    let first = text.location(at: call.lowerBound).line
    guard text.location(at: call.upperBound).line == first else { return [] }
    let step = source.indentation(ofLineAt: call.lowerBound) + source.indentationStep
    let texts = ViewExpression.literals(in: Syntax(control.whole)).map(\.written)
    var edits: [TextEdit] = []
    for line in text.lineStarts(in: call.upperBound..<whole.upperBound) {
      // What stands in a string of several lines is no indentation, and what is not as deep is somebody's own form.
      guard !texts.contains(where: { $0.contains(line) }), source.indentation(ofLineAt: line).hasPrefix(step) else {
        return []
      }
      edits.append(source.edit(line..<line + source.indentationStep.utf8.count, ""))
    }
    return edits
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
