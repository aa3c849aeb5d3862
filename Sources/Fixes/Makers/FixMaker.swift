package import SightlineModel
import SourceDocuments
import SwiftSyntax

/// What is known of the project besides the file that is changed.
package struct FixContext: Sendable {
  /// Words of the app are looked up in string tables of these languages.
  package var languages: [String]
  /// Types of views that are shown for each item of a list.
  package var rowTypes: Set<String>
  package init(languages: [String] = [], rowTypes: Set<String> = []) {
    self.languages = languages
    self.rowTypes = rowTypes
  }
}

/// Makes the edit that answers an objection, or says why none is safe.
package struct FixMaker {
  package let source: SwiftSource
  let context: FixContext

  package init(_ source: SwiftSource, context: FixContext = FixContext()) {
    self.source = source
    self.context = context
  }

  /// Rules that some edit may answer.
  package static let rules: Set<RuleID> = [
    "control-name", "image-name", "picture-in-name", "decoration-spoken", "heading", "group", "field-purpose",
    "rtl-mirroring", "text-clipped", "text-truncated", "text-scaling", "target-size", "target-size-comfortable",
    "motion-gated", "selected-state", "icon-scaling",
  ]

  package func fix(for objection: Objection) -> Result<Fix, NotOffered> {
    do throws(Refusal) {
      // A review is a question; no edit answers it.
      guard objection.severity != .review else { throw Refusal("whether anything is wrong is for a person to say") }
      guard let call = source.call(at: objection.spot.location) else {
        throw Refusal("no view is written at this place")
      }
      var draft = try draft(for: objection, ViewExpression(call, in: source), at: call)
      draft.edits.sort { $0.range.offsets.lowerBound < $1.range.offsets.lowerBound }
      return .success(
        Fix(
          edits: draft.edits, answers: [objection.spot], fingerprints: [objection.fingerprint], summary: draft.summary,
          subject: draft.subject.written, hides: draft.hides, combines: draft.combines, names: draft.names,
          declares: draft.declares))
    } catch {
      return .failure(NotOffered(objection.spot, why: error.why))
    }
  }

  /// An edit without what it answers.
  struct Draft {
    var edits: [TextEdit]
    var summary: String
    var subject: Syntax
    var hides = false
    var combines = false
    var names = false
    var declares: String?
  }

  private func draft(
    for objection: Objection, _ view: ViewExpression, at call: FunctionCallExprSyntax
  ) throws(Refusal) -> Draft {
    switch objection.spot.rule {
    case "control-name": return try naming(view, objection)
    case "image-name": return try hidingImage(view, objection)
    case "picture-in-name", "decoration-spoken", "heading", "group", "field-purpose":
      return try addingSuggested(view, objection, at: call)
    case "rtl-mirroring": return try mirroring(view, objection)
    case "text-clipped": return try growing(view)
    case "text-truncated": return try uncutting(view, objection)
    case "text-scaling", "icon-scaling": return try scaling(view)
    case "target-size", "target-size-comfortable": return try enlarging(view, at: call)
    case "selected-state": return try selecting(view, objection)
    case "motion-gated": return try calming(call, view, objection)
    default: throw Refusal("no edit is known for this rule")
    }
  }

  // MARK: Modifiers

  /// - Parameter isOutermost: Behind all modifiers, else behind those that bring no views of their own.
  func adding(
    _ modifiers: [String], to view: ViewExpression, _ summary: String, isOutermost: Bool = false
  ) throws(Refusal) -> Draft {
    try view.checkStandsAlone()
    let (range, text) = view.adding(modifiers, isOutermost: isOutermost)
    return Draft(edits: [source.edit(range, text)], summary: summary, subject: Syntax(view.whole))
  }

  /// What the finding's suggestion says, where it names the modifier whole.
  private func addingSuggested(
    _ view: ViewExpression, _ objection: Objection, at call: FunctionCallExprSyntax
  ) throws(Refusal) -> Draft {
    guard let suggestion = objection.suggestion, suggestion.hasPrefix("Add ."), let end = suggestion.lastIndex(of: ")")
    else { throw Refusal("the finding names no single modifier") }
    let modifier = String(suggestion[suggestion.index(suggestion.startIndex, offsetBy: 4)...end])
    switch objection.spot.rule {
    case "heading":
      guard modifier == ".accessibilityAddTraits(.isHeader)" else {
        throw Refusal("the finding names no single modifier")
      }
      return try adding([modifier], to: view, "announces it as a heading")
    case "field-purpose":
      return try adding([modifier], to: view, "lets iOS fill in the field, as its words ask for")
    case "group":
      if suggestion.contains("before the label") { return try ignoringChildren(view, at: call) }
      guard modifier == ".accessibilityElement(children: .combine)" else {
        throw Refusal("the finding names no single modifier")
      }
      if let control = view.inside.first(where: { Self.controls.contains(ViewExpression.name(of: $0)) }) {
        throw Refusal("the row holds a \(ViewExpression.name(of: control)), which has to stay an element of its own")
      }
      var draft = try adding([modifier], to: view, "makes the row one stop for VoiceOver")
      draft.combines = true
      return draft
    default:
      guard modifier == ".accessibilityHidden(true)" else { throw Refusal("the finding names no single modifier") }
      var draft = try adding([modifier], to: view, "hides decoration from VoiceOver")
      draft.hides = true
      return draft
    }
  }

  static let controls: Set<String> = [
    "Button", "Toggle", "NavigationLink", "Link", "Menu", "Picker", "Slider", "Stepper", "TextField", "SecureField",
    "TextEditor", "DatePicker", "ColorPicker", "ShareLink", "onTapGesture", "gesture", "DisclosureGroup",
  ]

  /// A label on a stack names the stack only where that is an element.
  private func ignoringChildren(_ view: ViewExpression, at label: FunctionCallExprSyntax) throws(Refusal) -> Draft {
    guard ViewExpression.name(of: label) == "accessibilityLabel",
      let member = label.calledExpression.as(MemberAccessExprSyntax.self)
    else { throw Refusal("the label is not written at this place") }
    let period = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    let indentation = source.indentation(ofLineAt: period)
    let isAlone = indentation.utf8.count == source.text.location(at: period).column - 1
    let text = ".accessibilityElement(children: .ignore)" + (isAlone ? source.newline + indentation : "")
    return Draft(
      edits: [source.edit(period..<period, text)], summary: "makes the stack one element, which the label names",
      subject: Syntax(view.whole))
  }
}
