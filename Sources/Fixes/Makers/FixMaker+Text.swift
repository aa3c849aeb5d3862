import SightlineModel
import SourceDocuments
import SwiftParser
import SwiftSyntax

extension FixMaker {
  /// A symbol that turns around in right-to-left languages in the place of one that does not.
  func mirroring(_ view: ViewExpression, _ objection: Objection) throws(Refusal) -> Draft {
    let quoted = (objection.suggestion ?? "").split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count == 3, let symbol = objection.elements.first?.symbol else {
      throw Refusal("no symbol is known that turns around in its place")
    }
    let adapting = String(quoted[1])
    let literals = view.inside.flatMap { Array($0.arguments) }.filter { $0.expression.literal == symbol }
    guard literals.count == 1, let literal = literals.first?.expression else {
      throw Refusal("“\(symbol)” is not written here; use “\(adapting)” where it comes from")
    }
    return Draft(
      edits: [source.edit(literal.written, "\"\(adapting)\"")],
      summary: "“\(adapting)” turns around in right-to-left languages", subject: Syntax(view.whole))
  }

  /// A fixed height becomes the least one, so that text may grow.
  func growing(_ view: ViewExpression) throws(Refusal) -> Draft {
    for candidate in [view] + view.containers {
      for frame in candidate.modifiers.reversed() where ViewExpression.name(of: frame) == "frame" {
        let labels = frame.arguments.map { $0.label?.text ?? "" }
        guard labels.contains("height") else { continue }
        guard !labels.contains("width") else {
          throw Refusal("its frame has a fixed width too; whether that may grow is a decision of the design")
        }
        guard let label = frame.arguments.first(where: { $0.label?.text == "height" })?.label else { continue }
        return Draft(
          edits: [source.edit(label.written, "minHeight")],
          summary: "lets the height grow with the text, from what it is now", subject: Syntax(candidate.whole))
      }
      // Beyond a view that scrolls or a page another height is meant.
      if ["ScrollView", "List", "Form", "TabView", "NavigationStack"].contains(candidate.name) { break }
    }
    throw Refusal("no fixed height is written around it; where it gets too little room a person must see")
  }

  /// Takes a limit of lines away that cuts words of the app's own.
  func uncutting(_ view: ViewExpression, _ objection: Objection) throws(Refusal) -> Draft {
    guard let limit = ([view] + view.containers).lazy.compactMap({ $0.modifier("lineLimit") }).first else {
      return try growing(view)
    }
    guard limit.arguments.count == 1, limit.arguments.first?.expression.is(IntegerLiteralExprSyntax.self) == true else {
      throw Refusal("its lineLimit is not a plain number")
    }
    let isOwn =
      objection.derivation.contains { step in
        let words = step.words
        return words.hasPrefix("\"") || words.hasPrefix("string '")
      } || view.call.arguments.first?.expression.literal != nil
    guard isOwn else { throw Refusal("its words are data: how many lines of them to show is a decision of the design") }
    return Draft(
      edits: [try removing(limit)], summary: "shows the app's words whole: nothing limits their lines any more",
      subject: Syntax(view.whole))
  }

  /// A modifier goes with the line that it has for itself.
  private func removing(_ modifier: FunctionCallExprSyntax) throws(Refusal) -> TextEdit {
    guard let member = modifier.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      throw Refusal("the modifier is not written behind a view")
    }
    let range = base.written.upperBound..<modifier.written.upperBound
    if source.text.text(range).contains("//") || source.text.text(range).contains("/*") {
      throw Refusal("a comment stands before \(ViewExpression.name(of: modifier)); somebody had a reason")
    }
    if source.pastComment(range.upperBound) > range.upperBound {
      throw Refusal("a comment stands beside \(ViewExpression.name(of: modifier)); somebody had a reason")
    }
    return source.edit(range, "")
  }

  /// A text style of the same size in the place of a fixed one.
  func scaling(_ view: ViewExpression) throws(Refusal) -> Draft {
    guard let font = view.modifier("font"), let system = font.argument(nil)?.as(FunctionCallExprSyntax.self),
      ViewExpression.name(of: system) == "system",
      let size = system.argument("size")?.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue
    else { throw Refusal("its font is not written here as .system(size:) with a number") }
    guard let style = Self.styles.first(where: { $0.size == size }) else { return try measuring(size, system, view) }
    guard system.arguments.allSatisfy({ ["size", "weight", "design"].contains($0.label?.text ?? "") }) else {
      throw Refusal("its font is not written here as .system(size:) with a number")
    }
    let weight = system.argument("weight")?.trimmedDescription
    let prefix = system.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    var text: String
    if let design = system.argument("design")?.trimmedDescription, design != ".default" {
      text = "\(prefix).system(.\(style.name), design: \(design))"
    } else {
      text = "\(prefix).\(style.name)"
    }
    if let weight, !(style.name == "headline" && weight == ".semibold") { text += ".weight(\(weight))" }
    return Draft(
      edits: [source.edit(system.written, text)],
      summary: "has the same \(size) pt at the usual text size, and follows the reader's", subject: Syntax(view.whole))
  }

  /// The number as a `@ScaledMetric` property of the view, where no text style has that size.
  private func measuring(
    _ size: Int, _ system: FunctionCallExprSyntax, _ view: ViewExpression
  ) throws(Refusal) -> Draft {
    guard let type = ViewType(around: Syntax(view.call), in: source) else {
      throw Refusal("no text style has \(size) pt, and no view is around it to declare a @ScaledMetric in")
    }
    guard let number = system.argument("size") else { throw Refusal("the size is not written here") }
    let name = view.name == "Image" ? "symbolSize" : "textSize"
    guard !type.names.contains(name) else {
      throw Refusal("the view has a \(name) already; give the size another @ScaledMetric")
    }
    let style = Self.styles.min { abs($0.size - size) < abs($1.size - size) }?.name ?? "body"
    let property = try type.declaring(
      "@ScaledMetric(relativeTo: .\(style)) private var \(name): CGFloat = \(size)", behind: "@ScaledMetric")
    return Draft(
      edits: [property, source.edit(number.written, name)],
      summary: "grows from \(size) pt with the reader's text size", subject: Syntax(view.whole),
      declares: "\(type.type.name.text).\(name)")
  }

  /// At the size Large.
  /// - Source: HIG, Typography: iOS Dynamic Type sizes.
  private static let styles: [(name: String, size: Int)] = [
    ("largeTitle", 34), ("title", 28), ("title2", 22), ("title3", 20), ("body", 17), ("callout", 16),
    ("subheadline", 15), ("footnote", 13), ("caption", 12), ("caption2", 11),
  ]
}
