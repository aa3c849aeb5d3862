import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ControlNameTests {
  private static func item(_ label: ViewNode...) -> ViewNode { ViewNode(.button, arguments: ["label": .views(label)]) }
  private static let trash = item(ViewNode(.image, arguments: ["systemName": .string("trash")]))
  private static let delete = item(
    ViewNode(.image, arguments: ["systemName": .string("trash")]), ViewNode(text: TextContent("Delete")))
  private static func offering(_ items: ViewNode...) -> Sketch {
    text("Row").modified(.swipeActions, ["content": .views(items)])
  }

  private static func picker(_ title: String, chosen: String) -> Sketch {
    Sketch(.picker, ["titleKey": .text(TextContent(title)), "selectionLabel": .string(chosen)])
  }

  @Test(arguments: [
    (button("Go"), Outcome.passes),
    (button(symbol("xmark")), .fails),
    (button(symbol("xmark")).accessibilityLabel("Close"), .passes),
    (button(symbol("xmark").accessibilityLabel("Close")), .passes),  // named inside
    (button(asset("close_icon")), .fails),
    (button(Sketch(.label, [:], [symbol("trash"), text("Delete")])), .passes),
    (button(shape()), .fails),
    (button(text("×")), .fails),
    (button(text("👍")), .passes),
    (button(hStack(symbol("plus"), text("Add"))), .passes),
    (button(symbol("xmark")).accessibilityHidden(), .notApplicable),
    (vStack(button(symbol("xmark"))).accessibilityElement("combine").accessibilityLabel("Close"), .passes),
    (hStack(text("Wi-Fi"), Sketch(.toggle, ["isOn": .bool(true)])).accessibilityElement("combine"), .passes),
    (Sketch(.toggle, ["isOn": .bool(true)]), .fails),
    (Sketch(.slider, ["value": .number(0.5)]), .fails),
    (Sketch(.textField, ["titleKey": .text(TextContent("Name"))]), .passes),
    (Sketch(.textEditor, ["text": .string("")]), .fails),
    (text("plain"), .notApplicable),
    (Sketch(.navigationBar, [:], [Sketch(.backButton)]), .notApplicable),
    (symbol("star").modified(.onTapGesture), .notApplicable),  // not a control to VoiceOver: another rule's case
    (vStack(text("A"), text("B")).accessibilityElement("ignore").accessibilityAddTraits("isButton"), .fails),
    (Sketch(.shareLink), .passes),  // iOS names it
    // what is under way is not told, unless words beside it do
    (vStack(Sketch(.progressView)), .review),
    (vStack(Sketch(.progressView).accessibilityLabel("Loading")), .passes),
    (hStack(Sketch(.progressView), text("Loading articles")), .review),  // two stops
    (hStack(Sketch(.progressView), text("Loading articles")).accessibilityElement("combine"), .notApplicable),
    (vStack(Sketch(.progressView), text("Loading articles"), text("One moment")), .passes),
    (Sketch(.navigationLink, [:], [text("")]), .notApplicable),  // code follows it
    (Sketch(.navigationLink, [:], [symbol("xmark")]), .fails), (Sketch(.navigationLink, [:], [shape()]), .fails),
    // what a swipe offers is not laid out, but named
    (offering(trash), .fails), (offering(delete), .passes), (offering(delete, trash), .fails),
    (
      offering(trash.with(ViewModifier(.accessibilityLabel, arguments: ["label": .text(TextContent("Delete"))]))),
      .passes
    ),
    // named by what is chosen
    (picker("Newest", chosen: "Newest"), .fails), (picker("Sort by", chosen: "Newest"), .passes),
    (vStack(Sketch(.gauge)), .fails), (vStack(Sketch(.gauge).accessibilityLabel("Dose")), .passes),
  ])
  func controls(root: Sketch, expected: Outcome) { #expect(outcome("control-name", root) == expected) }

  /// A language whose table has an empty text for it: a name is translated there, not added in the code.
  @Test(arguments: [
    ("SwiftSoup", TextRun.Localization.State.translated, true), ("", .translated, false),
    ("SwiftSoup", .missing, false),
  ])
  func aTextThatIsEmptyInOneLanguage(key: String, state: TextRun.Localization.State, isTold: Bool) {
    let link = Sketch(
      .link, [:], [text("").with { $0.text?.content.runs[0].localization = .init(key: key, state: state) }])
    let message = findings("control-name", link, .test(locale: "de")).first?.issue?.message
    #expect(message?.contains("in German, where the text of “\(key)” is empty") == isTold)
    #expect(message?.contains(".accessibilityLabel(_:)") == !isTold)
  }
}

extension ViewNode {
  fileprivate func with(_ modifier: ViewModifier) -> ViewNode {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}
