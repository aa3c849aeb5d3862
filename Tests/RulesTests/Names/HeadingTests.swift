import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct HeadingTests {
  /// Outside of a list nothing announces the header of a section.
  @Test(
    arguments: [
      (text("Ferns"), Outcome.review), (text("Ferns").accessibilityAddTraits("isHeader"), .notApplicable),
      (hStack(text("Ferns"), button("All")), .review), (button("Ferns"), .notApplicable),
    ] as [(Sketch, Outcome)])
  func headersOfSections(header: Sketch, expected: Outcome) {
    let title = header.with { $0.isSectionTitle = true }
    #expect(outcome("heading", Self.screen(title).line(3)) == expected)
    // A view of sections alone is shown in somebody's list.
    #expect(outcome("heading", Self.screen(title)) == .notApplicable)
    #expect(outcome("heading", Self.screen(text("Ferns"))) == .notApplicable)
  }

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
    // What stands beside a title between brackets is a part of it.
    (
      screen(
        hStack(
          text("Public key", size: 28, style: .title1).accessibilityAddTraits("isHeader"),
          text("(hex)", size: 24, scales: false))), .passes
    ),
    (screen(vStack(text("Public key", size: 17), text("(hex)", size: 24, scales: false))), .fails),
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
    // The line above the title; a name above its number.
    (
      vStack(
        text("Welcome to", size: 24, scales: false),
        text("Rail News", size: 34, style: .largeTitle).accessibilityAddTraits("isHeader"), text("All of it.")), .passes
    ),
    (vStack(text("Balance", size: 24, scales: false), text("42", size: 34, style: .largeTitle), text("EUR")), .fails),
    (screen(Sketch(.contentUnavailableView, [:], [text("No trains", size: 28, style: .title1)])), .notApplicable),
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
    // the caption of a button that is drawn by hand
    (screen(text("Pay", size: 34, style: .largeTitle).modified(.gesture, [:])), .notApplicable),
    (screen(Sketch(.navigationBarTitle, [:], [text("Home", size: 34, style: .largeTitle)])), .notApplicable),
  ])
  func headings(root: Sketch, expected: Outcome) { #expect(outcome("heading", root) == expected) }

  /// A line of a bar that the app draws itself: the text in the middle is its title, unless arrows step through what it says.
  @Test(arguments: [
    (bar(button("Cancel"), "New Event", button("Save")), Outcome.review),
    (bar(nil, "New Event", button(symbol("xmark"))), .review),
    (bar(button(symbol("chevron.left")), "March", button(symbol("chevron.right"))), .notApplicable),
    (bar(nil, "New Event", nil), .notApplicable), (bar(button("Cancel"), "29 January", nil), .notApplicable),
    (vStack(text("All").at(20, 10, 40, 20), bar(button("Cancel"), "New Event", nil)), .notApplicable),
    (
      bar(button("Cancel"), "New Event", nil).modified(.navigationTitle, ["title": .text(TextContent("Event"))]),
      .notApplicable
    ),
  ])
  func titlesOfBars(root: Sketch, expected: Outcome) { #expect(outcome("heading", root) == expected) }

  static func bar(_ first: Sketch?, _ title: String, _ last: Sketch?) -> Sketch {
    let ends = [first?.at(20, 60, 60, 30), last?.at(320, 60, 60, 30)].compactMap { $0 }
    return vStack(
      Sketch(.zStack, [:], [text(title).at(150, 65, 100, 20)] + ends),
      text("What the event is about").at(20, 200, 200, 20))
  }

  /// What a text says may not be known; set as a title above another it is asked for.
  @Test(arguments: [
    (text("Some words below it."), Outcome.review), (text("Larger", size: 40, style: .largeTitle), .notApplicable),
    (button("Go"), .notApplicable),
  ])
  func unknownWords(next: Sketch, expected: Outcome) {
    let title = text("Sample", size: 34, style: .largeTitle).with {
      $0.text?.content.runs[0].unknownReason = "from the network"
    }
    #expect(outcome("heading", vStack(title, next)) == expected)
  }

  /// Blocks of one column that begin alike, each with something of its own, have titles.
  @Test(arguments: [(4, "Legals", true, 2), (3, "Legals", true, 0), (4, "Legals", false, 0)])
  func blocks(line: Int, second: String, isBold: Bool, count: Int) {
    func block(_ words: String, _ line: Int, bold: Bool) -> Sketch {
      vStack(
        text(words, size: 17, bold: bold).at(20, 100, 300, 22).line(line),
        Sketch(.image, ["name": .string("seal")]).at(20, 130, 40, 40)
      ).at(20, 100, 360, 80)
    }
    let page = vStack(block("Publisher", 3, bold: true), block(second, line, bold: isBold), text("Below").line(9))
    #expect(findings("heading", page).count == count)
  }

  /// Lines of one stack, set alike, are one title: reported once, at the first, with the advice to combine them.
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
