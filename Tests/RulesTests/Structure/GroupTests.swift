import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct GroupTests {
  static func written(_ words: String) -> Sketch {
    text(words).with { $0.text?.content.runs[0].localization = .init(key: words, state: .unknownKey) }
  }
  static func literal(_ words: String) -> Sketch {
    text(words).with { $0.text?.content.runs[0].derivation = [DerivationStep(.text(words))] }
  }
  static func column(_ parts: Sketch...) -> Sketch { Sketch(.vStack, [:], parts).line(5) }
  static func row(_ parts: Sketch..., line: Int = 4) -> Sketch { Sketch(.hStack, [:], parts).line(line) }

  @Test(arguments: [
    (vStack(row(text("A"), text("1")), row(text("B"), text("2"))), Outcome.fails),
    (
      vStack(
        row(text("A"), text("1")).accessibilityElement("combine"),
        row(text("B"), text("2")).accessibilityElement("combine")),
      .passes
    ),
    (vStack(row(symbol("a").accessibilityHidden(), text("1")), row(text("2"))), .passes),  // one stop each
    (row(text("A"), text("1")), .notApplicable),  // not repeated
    (vStack(row(text("A"), button("B")), row(text("A"), button("B"))), .passes),  // something to operate
    (vStack(text("A"), text("B")).modified(.onTapGesture, line: 2), .fails),
    (
      vStack(
        row(text("A"), text("1").modified(.onTapGesture, line: 5)),
        row(text("B"), text("2").modified(.onTapGesture, line: 5))),
      .passes
    ),
    (hStack(text("Smile").at(20, 100, 40, 20), text("P").at(60, 100, 9, 20), text("i").at(69, 100, 5, 20)), .fails),
    (
      hStack(text("Smile").at(20, 100, 40, 20), text("P").at(60, 100, 9, 20), text("i").at(69, 100, 5, 20))
        .accessibilityElement().accessibilityLabel("SmilePile"), .passes
    ),
    (hStack(text("A").at(20, 100, 9, 20), text("B").at(60, 100, 9, 20), text("C").at(99, 100, 9, 20)), .notApplicable),
    (button(row(text("A"), text("1")), row(text("B"), text("2"))), .passes),  // the button swallows them
    // A number and what it counts, beside other things.
    (hStack(vStack(text("128"), text("Links cleaned")), text("More")), .review),
    (hStack(vStack(text("Links cleaned"), text("7.5 kg")), text("More")), .review),
    (vStack(text("128"), text("Links cleaned")), .notApplicable),  // all there is
    (hStack(vStack(text("Paris"), text("Links cleaned")), text("More")), .notApplicable),
    (hStack(vStack(text("128"), text("Links cleaned")).accessibilityElement("combine"), text("More")), .notApplicable),
    (button(hStack(vStack(text("128"), text("Links cleaned")), text("More"))), .notApplicable),
    (hStack(vStack(text("128"), text("Links were cleaned on the way here")), text("More")), .notApplicable),
    (hStack(vStack(text("128"), text("Links"), text("7")), text("More")), .notApplicable),
    // A name that the source says, and its value at the other end.
    (vStack(hStack(written("Version"), Sketch(.spacer), text("4.2 beta")), text("More")), .review),
    (vStack(hStack(written("Version"), text("4.2 beta")), text("More")), .notApplicable),
    (vStack(hStack(text("Anna"), Sketch(.spacer), text("Bo")), text("More")), .notApplicable),
    (
      vStack(
        hStack(written("Version"), Sketch(.spacer), text("4.2 beta")).accessibilityElement("combine"), text("More")),
      .notApplicable
    ),
    // The list's own insets around a row are no container; a label is its words.
    (
      Sketch(.listRow, [:], [Sketch(.rowInsets, [:], [hStack(written("Version"), Sketch(.spacer), text("4.2"))])]),
      .review
    ),
    (vStack(hStack(written("Version"), Sketch(.spacer), text("4.2"))), .notApplicable),
    // Columns that come several times.
    (vStack(column(text("Anna"), text("Rome")), column(text("Bo"), text("Oslo"))), .review),
    (
      vStack(
        column(text("Anna"), text("Rome")).accessibilityElement("combine"),
        column(text("Bo"), text("Oslo")).accessibilityElement("combine")), .notApplicable
    ),
    (button(column(text("Anna"), text("Rome")), column(text("Bo"), text("Oslo"))), .notApplicable),
    (vStack(column(text("Anna"), button("Call")), column(text("Bo"), button("Call"))), .notApplicable),
    (vStack(column(text("Anna"), text("Rome"))), .notApplicable),
    // A row with a button can't be one element; its texts can.
    (
      vStack(
        row(column(text("Anna"), text("Rome"), text("Today")), button("Call")),
        row(column(text("Bo"), text("Oslo"), text("Today")), button("Call"))),
      .review
    ),
    // Two of them are left alone.
    (
      vStack(
        row(column(text("Anna"), text("Rome")), button("Call")), row(column(text("Bo"), text("Oslo")), button("Call"))),
      .passes
    ),
    (
      vStack(
        row(column(text("Anna"), text("Rome")).accessibilityElement("combine"), button("Call")),
        row(column(text("Bo"), text("Oslo")).accessibilityElement("combine"), button("Call"))), .passes
    ),
    // A column within a column is part of it, and so is one that is all a row of a list shows.
    (
      vStack(
        column(text("Anna"), column(text("Rome"), text("Italy"))),
        column(text("Bo"), column(text("Oslo"), text("Norway")))), .review
    ),
    (Sketch(.listRow, [:], [column(text("Anna"), text("Rome"))]), .review),
    (Sketch(.listRow, [:], [column(text("Anna"), text("Rome")).accessibilityElement("combine")]), .notApplicable),
    // A name that stands in the code as it is.
    (
      vStack(hStack(literal("AVG"), Sketch(.spacer), text("4.2 beta")), text("More")), .review
    ),
    // A label on what is no element goes to each part.
    (hStack(symbol("message"), text("12")).accessibilityLabel("12 comments"), .fails),
    (
      hStack(symbol("message"), text("12")).accessibilityElement("ignore").accessibilityLabel("12 comments"),
      .notApplicable
    ),
    (hStack(symbol("message").accessibilityHidden(), text("12")).accessibilityLabel("12 comments"), .notApplicable),
  ])
  func grouping(root: Sketch, expected: Outcome) { #expect(outcome("group", root) == expected) }

  /// What turns while a picture loads is no stop that stays; a stand-in is called by what the code writes.
  @Test func whatIsCountedAndNamed() {
    let progress = Sketch(.progressView).accessibilityLabel("In progress")
    let unknown = text("Sample text").with {
      $0.text?.content.runs[0].derivation = [.sample, DerivationStep(.written("Text(note.title)"))]
    }
    let messages = findings(
      "group", vStack(Self.row(progress, text("A"), unknown), Self.row(progress, text("A"), unknown))
    ).compactMap(\.issue?.message)
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("stops 2 times in this row (“A”, Text(note.title))") })
  }

  /// How many elements a loop over data that are not known makes, nobody knows.
  @Test(arguments: [([4, 4, 4], [4, 4, 4], Outcome.review), ([4, 4], [], .fails), ([4, 4, 5], [4, 4], .fails)])
  func rowsOfUnknownCount(lines: [Int], unknown: [Int], expected: Outcome) {
    func row() -> Sketch {
      var left = unknown
      let texts = lines.map { line -> Sketch in
        let isUnknown = left.first == line
        if isUnknown { left.removeFirst() }
        return text("Some words").line(line).with {
          if isUnknown { $0.text?.content.runs[0].unknownReason = "from the network" }
        }
      }
      return Sketch(.hStack, [:], texts).line(3)
    }
    let found = findings("group", vStack(row(), row()))
    #expect(found.map(\.outcome) == [expected, expected])
  }
}
