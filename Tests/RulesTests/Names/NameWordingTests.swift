import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct NameWordingTests {
  @Test(arguments: [
    ("ic_close_24", "an identifier"), ("heart.fill", "a symbol's name"), ("hero.png", "a file name"),
    ("onboarding.title", "a key"), ("example.com", nil), ("Close", nil), ("Save as PDF", nil), ("3.5", nil),
    ("Version 1.2.3", nil), ("Wi-Fi", nil), ("…", nil), ("Mr. Smith", nil),
  ])
  func words(label: String, what: String?) { #expect(NotWords.kind(of: label) == what) }

  static func control(_ label: String) -> Sketch { button(symbol("play")).accessibilityLabel(label) }
  @Test(arguments: [
    (control("Play button"), Outcome.fails), (control("Play"), .notApplicable), (control("Play music"), .passes),
    (control("Button size"), .passes),  // about buttons
    (asset("x").accessibilityLabel("Image of a cat"), .fails), (asset("x").accessibilityLabel("Cat image"), .fails),
    (asset("x").accessibilityLabel("Profile of a cat"), .passes),
    (control("Double tap to play"), .fails), (text("Play button"), .notApplicable),  // a text says what it says
    (text("x").accessibilityLabel("Play button"), .passes),  // no button
  ])
  func roles(root: Sketch, expected: Outcome) { #expect(outcome("name-role", root) == expected) }

  @Test(arguments: [
    (button("Send").accessibilityLabel("Submit form"), Outcome.fails),
    (button("Send").accessibilityLabel("Send, to Ana"), .passes),
    (button("Send").accessibilityLabel("Sending"), .fails),  // a part of a word is not the word
    (button("Send"), .passes),  // named by what it shows
    (button(symbol("paperplane")).accessibilityLabel("Submit"), .notApplicable),  // no visible words
    (button(hStack(text("3"), symbol("heart"))).accessibilityLabel("Likes"), .notApplicable),
    (button(vStack(text("Yearly"), text("$39.99"))).accessibilityLabel("Yearly plan, 39 dollars"), .passes),
    (
      button("Send").accessibilityLabel("Submit").modified(
        "accessibilityInputLabels", ["inputLabels": .list([.string("Send")])]),
      .passes
    ),
    (text("Send").accessibilityLabel("Submit"), .notApplicable),  // nothing to operate
  ])
  func labelInName(root: Sketch, expected: Outcome) { #expect(outcome("label-in-name", root) == expected) }

  static func link(_ title: String) -> Sketch { Sketch(.link, [:], [text(title)]) }
  @Test(arguments: [
    (link("Learn more"), "en", Outcome.fails), (link("here"), "en", .fails), (link("Privacy policy"), "en", .passes),
    (link("Learn more about plants"), "en", .passes), (button("More"), "en", .notApplicable),
    (button("Learn more"), "en", .notApplicable),  // may unfold a text in place
    (Sketch(.navigationLink, [:], [text("Learn more")]), "en", .fails),
    (link("Learn more").accessibilityHint("About plants"), "en", .passes), (link("Mehr erfahren"), "de", .fails),
    (link("もっと見る"), "ja", .notApplicable), (text("Learn more"), "en", .notApplicable),
  ])
  func links(root: Sketch, locale: String, expected: Outcome) {
    #expect(outcome("link-purpose", root, .test(locale: locale)) == expected)
  }

  @Test(arguments: [
    (vStack(button("Edit"), button("Edit")), Outcome.fails), (vStack(button("Edit"), button("Delete")), .passes),
    (vStack(button("Edit"), text("Edit")), .passes),
    (vStack(button("Edit").accessibilityHint("Name"), button("Edit").accessibilityHint("Photo")), .passes),
    (vStack(button(symbol("xmark")), button(symbol("xmark"))), .notApplicable),  // unnamed: another rule's case
  ])
  func unique(root: Sketch, expected: Outcome) { #expect(outcome("name-unique", root) == expected) }

  /// What runs the same code at two places of one view is one thing; at one place it may be about two rows.
  @Test(arguments: [
    ("rate()", 3, "rate()", 5, Outcome.passes), ("rate()", 3, "share()", 5, .fails), ("rate()", 3, "rate()", 3, .fails),
    ("", 3, "", 5, .fails),
  ])
  func buttonsThatDoTheSame(first: String, line: Int, second: String, other: Int, expected: Outcome) {
    func rate(_ deed: String, _ line: Int) -> Sketch {
      let title = text("Rate").with {
        $0.text?.content.runs[0].localization = .init(key: "Rate", state: .translated)
      }
      return button(title).line(line).with { if !deed.isEmpty { $0.arguments.set("deed", .string(deed)) } }
    }
    #expect(outcome("name-unique", vStack(rate(first, line), rate(second, other))) == expected)
  }

  /// A datum that a sample has twice is no second control to tell apart; the app's own word on every row is.
  @Test(arguments: [(true, true, Outcome.passes), (false, true, .fails), (true, false, .fails)])
  func rowsOfTheSameDatum(isData: Bool, isOnePlace: Bool, expected: Outcome) {
    func row(_ line: Int) -> Sketch {
      let title = text("Dune").with {
        $0.text?.content.runs[0].localization = isData ? nil : .init(key: "Dune", state: .translated)
      }
      return button(title).with {
        $0.source = SourceLocation(file: "A.swift", line: line, column: 1)
      }
    }
    #expect(outcome("name-unique", vStack(row(3), row(isOnePlace ? 3 : 5))) == expected)
  }

  static func field(_ title: String, key: String? = nil, y: Double = 130) -> Sketch {
    var content = TextContent(title)
    if let key { content.runs[0].localization = .init(key: key, state: .translated) }
    return Sketch(.textField, ["titleKey": .text(content), "text": .string("")]).at(20, y, 300, 44)
  }
  static func header(_ words: String, key: String? = nil) -> Sketch {
    text(words).with { if let key { $0.text?.content.runs[0].localization = .init(key: key, state: .translated) } }
      .at(20, 100, 80, 20).accessibilityAddTraits("isHeader")
  }
  @Test(arguments: [
    (field("Name"), Outcome.fails),
    (vStack(text("Name").at(20, 100, 80, 20), field("Ann")), .passes),
    (vStack(text("Welcome").at(20, 20, 80, 20), field("Ann")), .fails),  // too far away
    (hStack(text("Name").at(20, 140, 80, 20), field("Ann")), .passes),
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

  @Test(arguments: [
    (field("Email"), Outcome.fails), (field("Your e-mail"), .fails), (field("Pile name"), .notApplicable),
    (field("Email").modified(.textContentType, ["type": .name("emailAddress")]), .passes),
    (vStack(text("Phone").at(20, 100, 80, 20), field("+49")), .fails),
    (field("City of your dreams and more"), .notApplicable),
  ])
  func fieldPurposes(root: Sketch, expected: Outcome) { #expect(outcome("field-purpose", root) == expected) }
}
