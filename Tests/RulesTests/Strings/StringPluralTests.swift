import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StringPluralTests {
  @Test(arguments: [
    (shown("1 piles created", .unknownKey, key: "%lld piles created"), Outcome.fails),
    (shown("1 piles created", .translated, key: "%lld piles created"), .notApplicable),
    // another key stands for one
    (
      shown("1 hours", .unknownKey, key: "%lld hours").with {
        $0.text?.content.runs[0].localization?.isOneOfSeveral = true
      }, .notApplicable
    ),
    (shown("1 of 5", .unknownKey, key: "%lld of %lld"), .notApplicable),
  ])
  func keys(root: Sketch, expected: Outcome) {
    #expect(outcome("string-plural", root, .test(locale: "de")) == expected)
  }

  /// Romance languages have a form for exact millions, which falls back to `other`; Polish counts five with its `many`.
  @Test(arguments: [
    ("es", Outcome.passes), ("fr", .passes), ("it", .passes), ("pt", .passes), ("pt-BR", .passes), ("ca", .passes),
    ("pl", .fails), ("ru", .fails), ("ar", .fails),
  ])
  func manyIsNeededWhereItIsCountedWith(locale: String, expected: Outcome) {
    let facts = ProjectFacts(
      strings: [.sketch("%lld files", locale, ["one": "1", "few": "3", "other": "%lld"], plural: true)],
      pluralCategories: [locale: ["one", "many", "other"]])
    #expect(StringPlural().judge(facts).map(\.verdict.outcome) == [expected])
  }

  /// `hour` beside `hours` in a table: the code chooses between them.
  @Test(arguments: [
    ("%lld hour", [Outcome.passes]), ("%lld city", [.passes]), ("1 hour", [.passes]), ("%lld minute", [.fails]),
  ])
  func aTableWithAKeyForOne(single: String, expected: [Outcome]) {
    let key = single.hasSuffix("city") ? "%lld cities" : "%lld hours"
    let facts = ProjectFacts(
      strings: [key, single].map { ProjectFacts.LocalizedString.sketch($0, "en", ["other": $0]) })
    #expect(StringPlural().judge(facts).map(\.verdict.outcome) == expected)
  }

  /// Two keys are enough for languages of two forms: Polish has three for whole numbers.
  @Test(arguments: [("de", [Outcome.passes]), ("pl", [.fails]), ("ar", [.fails])])
  func formsChosenInCode(locale: String, expected: [Outcome]) {
    let (one, several) = ("1 file was found", "%lld files were found")
    var facts = ProjectFacts(
      strings: [one, several].map { ProjectFacts.LocalizedString.sketch($0, locale, ["other": $0]) },
      pluralCategories: [
        "de": ["one", "other"], "pl": ["one", "few", "many", "other"],
        "ar": ["zero", "one", "two", "few", "many", "other"],
      ])
    facts.keysAsTexts = [one, several].map { ProjectFacts.LocalizedString.sketch($0, "en", ["other": $0]) }
    let judged = StringPlural().judge(facts)
    #expect(judged.map(\.verdict.outcome) == expected, "\(judged.compactMap(\.verdict.issue?.message))")
  }

  @Test func pluralFormsAreThoseOfTheLanguage() {
    let place = SourceLocation(file: "L.xcstrings", line: 3, column: 1)
    func string(_ locale: String, _ texts: [String: String], plural: Bool) -> ProjectFacts.LocalizedString {
      .init(key: "%lld days", locale: locale, texts: texts, isPlural: plural, location: place)
    }
    let facts = ProjectFacts(
      strings: [
        string("ar", ["one": "a", "other": "b"], plural: true), string("de", ["one": "a", "other": "b"], plural: true),
        string("en", ["": "%lld days"], plural: false),
      ], sourceLanguage: "en",
      pluralCategories: ["ar": ["zero", "one", "two", "few", "many", "other"], "de": ["one", "other"]])
    let judgements = StringPlural().judge(facts)
    // What passes, then one for each cause.
    #expect(judgements.map(\.verdict.outcome) == [.passes, .fails, .fails])
    #expect(judgements[1].verdict.issue?.message.contains("“zero”, “two”, “few”, “many”") == true)
  }

  /// A key that is made elsewhere than it is shown is fixed there.
  @Test func aKeyIsBlamedWhereItIsWritten() {
    let root = shown("Shown", .unknownKey, key: "%lld days left")
    #expect(findings("string-plural", root).map { $0.issue?.cause } == [nil])
    let place = SourceLocation(file: "B.swift", line: 33, column: 9)
    let elsewhere = root.with { $0.text?.content.runs[0].derivation = [.string("%lld days left", at: place)] }
    #expect(findings("string-plural", elsewhere).map { $0.issue?.cause } == [place])
  }

  /// Keys of a table that lack the same form of a language are one finding, each of them an element of it.
  @Test func oneCauseOfATableIsOneFinding() throws {
    let keys = ["a", "b", "c", "d"]
    let facts = ProjectFacts(
      strings: keys.flatMap { key in
        [
          .sketch(key, "pl", ["one": "1", "other": "%lld"], plural: true, state: .needsReview),
          .sketch(key, "ru", ["one": "1", "many": "%lld", "other": "%lld"], plural: true),
        ]
      }, pluralCategories: ["pl": ["one", "many", "other"], "ru": ["one", "many", "other"]])
    let plural = StringPlural().judge(facts).filter { $0.verdict.outcome == .fails }
    #expect(plural.map(\.elements) == [keys.map { "Localizable \($0) pl" }])
    #expect(
      plural.first?.verdict.issue?.message
        == "4 keys of Localizable (“a”, “b”, “c”, …) have no plural form “many” in pl; add it.")
  }

  @Test(arguments: [
    ("%lld piles created", "piles"), ("You have %d new messages", nil), ("%lld/5", nil), ("%lld of %lld", nil),
    ("Page %lld", nil), ("Deleted %lld file(s)", "file(s)"), ("%1$lld photos in %2$lld piles", "photos"),
    ("%lld is best", nil), ("%@ photos", nil),
  ])
  func countedNouns(text: String, noun: String?) { #expect(CountedNoun.find(in: text) == noun) }
}
