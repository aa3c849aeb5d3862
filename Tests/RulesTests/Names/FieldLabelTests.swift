import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct FieldLabelTests {
  static func header(_ words: String, key: String? = nil) -> Sketch {
    text(words).with { if let key { $0.text?.content.runs[0].localization = .init(key: key, state: .translated) } }
      .at(20, 100, 80, 20).accessibilityAddTraits("isHeader")
  }

  @Test(arguments: [
    (field("Name"), Outcome.fails),
    (vStack(text("Name").at(20, 100, 80, 20), field("Ann")), .passes),
    (vStack(text("Welcome").at(20, 20, 80, 20), field("Ann")), .fails),  // too far away
    (hStack(text("Name").at(20, 140, 80, 20), field("Ann")), .passes),
    // a search field made by hand: its lens stays
    (hStack(symbol("magnifyingglass"), field("Search")), .passes),
    (hStack(symbol("person"), field("Name")), .fails),
    // a sign before the field names nothing, and hides no label above
    (vStack(text("Name").at(20, 100, 80, 20), hStack(text("@").at(20, 140, 20, 20), field("Ann"))), .passes),
    (
      vStack(
        text("Name").at(20, 100, 80, 20), hStack(text("at").at(20, 140, 20, 20).accessibilityHidden(), field("Ann"))),
      .passes
    ),
    (vStack(text("Name").at(20, 60, 80, 20), hStack(text("@").at(20, 140, 20, 20), field("Ann"))), .fails),
    (vStack(button("Back").at(20, 100, 80, 20), field("Ann")), .fails),
    (Sketch(.labeledContent, [:], [text("Name").at(20, 100, 80, 20), field("Ann")]), .passes),
    // a header that shares a word with the field: with the article, or by the key the translation is found under
    (vStack(header("دونات"), field("اسم الدونات")), .passes),
    (vStack(header("Gebäck", key: "Donut"), field("Name des Kringels", key: "Donut Name")), .passes),
    (vStack(header("Gebäck", key: "Donut"), field("Name des Kringels", key: "Title")), .fails),
  ])
  func fieldLabels(root: Sketch, expected: Outcome) { #expect(outcome("field-label", root) == expected) }

  /// A text on top of the field is its placeholder, or a label that floats away: which one is for a person to see.
  @Test(arguments: [(30.0, Outcome.review), (400.0, .fails)])
  func aTextOverTheField(y: Double, expected: Outcome) {
    let bare = field("").at(20, 20, 300, 40)
    #expect(outcome("field-label", Sketch(.zStack, [:], [bare, text("Name").at(24, y, 80, 20)])) == expected)
  }

  /// What an alert asks for stays above its field.
  @Test(arguments: [
    ("Enter the passphrase of “tls.p12”.", "secret", Outcome.passes), ("Rename the folder?", "Folder", .passes),
    ("This cannot be undone.", "Name", .fails),
  ])
  func alertsAskForWhatGoesIn(message: String, placeholder: String, expected: Outcome) {
    #expect(
      outcome("field-label", Sketch(.alert, [:], [text(message).at(20, 60, 200, 20), field(placeholder)])) == expected)
  }

  /// An alert has room for words above its fields, not beside them.
  @Test(arguments: [
    (field("Name"), "put a visible label next to it."),
    (Sketch(.alert, [:], [field("Name")]), "say in the alert's title or message what to type."),
  ])
  func remedies(root: Sketch, ending: String) {
    let issue = findings("field-label", root).first?.issue
    #expect(issue?.message.hasSuffix(ending) == true)
  }
}
