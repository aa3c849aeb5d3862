import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct NameRulesTests {
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
  ])
  func controls(root: Sketch, expected: Outcome) { #expect(outcome("control-name", root) == expected) }

  @Test(arguments: [
    (asset("hero_2"), Outcome.fails),
    (asset("hero_2").accessibilityLabel("A garden"), .passes),
    (asset("hero_2").accessibilityLabel(""), .fails),
    (asset("hero_2").accessibilityHidden(), .notApplicable),
    (decorative("hero_2"), .notApplicable),
    (symbol("lock"), .fails),
    (hStack(symbol("lock"), text("Private")).accessibilityElement("combine"), .notApplicable),
    (button(symbol("lock"), text("Unlock")), .notApplicable),
    (Sketch(.label, [:], [symbol("lock"), text("Private")]), .notApplicable),
    (Sketch(.image, ["name": .string("p"), "label": .text(TextContent("A cat"))]), .passes),
    (vStack(asset("a"), text("b")).accessibilityElement("ignore").accessibilityLabel("Card"), .notApplicable),
    (asset("x").with { $0.opacity = 0 }, .notApplicable),
    (symbol("lock").accessibilityRemoveImage(), .notApplicable),
    (text("words").modified(.background, frame: nil), .notApplicable),
  ])
  func images(root: Sketch, expected: Outcome) { #expect(outcome("image-name", root) == expected) }

  static func screen(_ title: Sketch) -> Sketch { vStack(title, text("Some words below it.")) }
  @Test(arguments: [
    (screen(text("Welcome", size: 34, style: .largeTitle)), Outcome.fails),
    (screen(text("Welcome", size: 34, style: .largeTitle).accessibilityAddTraits("isHeader")), .passes),
    (screen(text("Welcome", size: 28, scales: false)), .fails),
    (screen(text("Welcome", size: 20, bold: true, scales: false)), .fails),
    (screen(text("Welcome", size: 20, style: .title3)), .notApplicable),
    (screen(text("42", size: 34, style: .largeTitle)), .notApplicable),  // a number shown large
    (screen(text("Body")), .notApplicable),
    // a name and its value in one row
    (screen(hStack(text("Score", size: 28, style: .title1), text("12", size: 28, style: .title1))), .notApplicable),
    (screen(hStack(text("Score", size: 28, style: .title1), text("12"))), .fails),
    // at both ends of it, both large, the name in bold
    (
      screen(
        hStack(
          text("Score", size: 24, bold: true, scales: false), Sketch(.spacer), text("12", size: 24, scales: false))),
      .notApplicable
    ),
    (
      screen(
        hStack(text("Words", size: 24, scales: false), Sketch(.spacer), text("all of them", size: 13, scales: false))),
      .fails
    ),
    (screen(Sketch(.labeledContent, [:], [text("Score", size: 24, scales: false), text("12")])), .notApplicable),
    (screen(button(text("Start", size: 28, style: .title1))), .notApplicable),
    (text("Alone", size: 34, style: .largeTitle), .notApplicable),
    (screen(text("Welcome", size: 34, style: .largeTitle).accessibilityHidden()), .notApplicable),
    (
      screen(
        hStack(symbol("star"), text("Welcome", size: 34, style: .largeTitle)).accessibilityElement("combine")
          .accessibilityAddTraits("isHeader")), .passes
    ),
    // a length from @ScaledMetric, grown
    (screen(text("Grown", size: 42, scales: false, font: FontSpec(.system(size: 42), scaledFrom: 16))), .notApplicable),
    // large at AX sizes, but a body text by its style
    (screen(text("Grown", size: 53)), .notApplicable),
    (screen(Sketch(.navigationBarTitle, [:], [text("Home", size: 34, style: .largeTitle)])), .notApplicable),
  ])
  func headings(root: Sketch, expected: Outcome) { #expect(outcome("heading", root) == expected) }

  /// Lines of one stack, set alike, are one title: told once, at the first, with the advice to combine them.
  @Test func aTitleInSeveralTextsIsOneHeading() {
    func line(_ words: String, _ y: Double, _ number: Int) -> Sketch {
      text(words, size: 28, style: .title1).at(20, y, 200, 34).line(number)
    }
    func page(_ lines: Sketch...) -> Sketch {
      vStack(Sketch(.vStack, [:], lines), text("Some words below."))
    }
    let found = findings("heading", page(line("Today’s", 100, 3), line("challenge", 134, 4), line("ends", 168, 5)))
    #expect(found.count == 1)
    #expect(found.first?.issue?.message.contains("“Today’s challenge ends” looks like one title of 3 texts") == true)
    #expect(found.first?.issue?.suggestion?.text.contains("combine") == true)
    // Rows of a loop, and titles with room between them, are titles each.
    #expect(findings("heading", page(line("Today’s", 100, 3), line("challenge", 134, 3))).count == 2)
    #expect(findings("heading", page(line("Today’s", 100, 3), line("challenge", 300, 4))).count == 2)
    let announced = page(line("Today’s", 100, 3).accessibilityAddTraits("isHeader"), line("challenge", 134, 4))
    #expect(findings("heading", announced).isEmpty)
  }
}

extension Sketch {
  func accessibilityRemoveImage() -> Sketch { modified(.accessibilityRemoveTraits, ["traits": .names(["isImage"])]) }
}
