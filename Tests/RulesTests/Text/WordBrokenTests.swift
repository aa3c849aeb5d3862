import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct WordBrokenTests {
  static func broken(_ first: String, _ rest: String, shown: String) -> Sketch {
    text(first + rest).with {
      $0.text?.measured.lines = [
        TextLine(
          text: shown, start: 0, end: first.utf8.count, x: 0, baseline: 17, width: 50, ascent: 17, descent: 4,
          breaksWord: true),
        TextLine(
          text: rest, start: first.utf8.count, end: (first + rest).utf8.count, x: 0, baseline: 37, width: 50,
          ascent: 17,
          descent: 4),
      ]
    }
  }

  @Test(arguments: [
    (broken("Catego", "ries", shown: "Catego"), Outcome.fails), (broken("Catego", "ries", shown: "Catego-"), .passes),
    (broken("日本", "語", shown: "日本"), .notApplicable), (text("Fine"), .passes),
    (broken("ABC", " def", shown: "ABC"), .fails),
  ])
  func wordBreaks(root: Sketch, expected: Outcome) { #expect(outcome("word-broken", root) == expected) }

  /// How a picker shares its row is iOS's to say, and the width of a system's dialog too.
  @Test(arguments: [
    (ViewKind.picker, Outcome.review), (.dialogCard, .notApplicable),
    (.hStack, .fails),
  ])
  func rowsOfTheSystem(container: ViewKind, expected: Outcome) {
    let root = Sketch(container, [:], [Self.broken("Catego", "ries", shown: "Catego")])
    #expect(outcome("word-broken", root) == expected)
  }

  /// Tokens that are no words have no right place to be divided at.
  @Test(arguments: [
    ("@johnm@exam", "ple.com", Outcome.passes), ("https://exam", "ple.com", .passes), ("HTML2Mark", "down", .passes),
    ("account.label.foll", "owers", .passes), ("ab12345", "67890", .passes), ("“Catego", "ries”,", .fails),
    ("l’incompré", "hensible", .fails), ("e-mail-add", "ress", .fails), ("Tele", "Deck을", .passes),
  ])
  func tokensThatAreNoWords(before: String, after: String, expected: Outcome) {
    #expect(outcome("word-broken", Self.broken(before, after, shown: before)) == expected)
  }

  /// Patterns are asked for where they would decide: for the language of the text, if iOS hyphenates it at all. What has no
  /// translation is judged where its language is.
  @Test(
    arguments: [
      ("be", .translated, Outcome.review), ("be", .missing, .passes), ("be", nil, .passes), ("ar", .translated, .fails),
      ("ja", .missing, .passes), ("ar", .unknownKey, .passes), ("zh-Hans", nil, .fails),
    ] as [(String, TextRun.Localization.State?, Outcome)])
  func hyphenationThatIsNotKnown(locale: String, state: TextRun.Localization.State?, expected: Outcome) {
    let root = Self.broken("Catego", "ries", shown: "Catego").with {
      $0.text?.measured.lacksHyphenation = true
      $0.text?.content.runs[0].localization = state.map { .init(key: "Categories", state: $0) }
    }
    #expect(outcome("word-broken", root, .test(locale: locale)) == expected)
  }
}
