import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StringRulesTests {
  static func shown(_ string: String, _ state: TextRun.Localization.State?, key: String? = nil, unknown: Bool = false)
    -> Sketch
  {
    var run = TextRun(
      string: string, localization: state.map { .init(key: key ?? string, state: $0) },
      derivation: [DerivationStep(.literal, at: SourceLocation(file: "A.swift", line: 9, column: 1))])
    if unknown { run.unknownReason = "from the network" }
    return text(string).with { $0.text?.content = TextContent(runs: [run]) }
  }

  @Test(arguments: [
    ("string-localized", shown("Welcome", nil), Outcome.fails),
    ("string-localized", shown("Welcome", .translated), .passes),
    ("string-localized", shown("42 %", nil), .notApplicable),
    ("string-localized", shown("A", nil), .notApplicable),
    ("string-localized", shown("Ann", nil, unknown: true), .notApplicable),  // data
    ("string-localized", shown("Welcome", nil).with { $0.text?.content.runs[0].isVerbatim = true }, .passes),
    ("string-localized", shown("Welcome", nil).with { $0.opacity = 0 }, .notApplicable),
    ("string-missing", shown("welcome.title", .unknownKey), .fails),
    ("string-missing", shown("Welcome", .translated), .passes),
    ("string-missing", shown("12", .unknownKey), .passes),  // a key without words
    ("string-missing", shown("3 / 5", .unknownKey, key: "%lld / %lld"), .passes),  // placeholders are none
    // a preview's words
    (
      "string-missing", shown("welcome.title", .unknownKey).with { $0.text?.content.runs[0].isSample = true },
      .notApplicable
    ),
    ("string-translated", shown("Welcome", .missing), .fails),
    ("string-translated", shown("Welcome", .translated), .passes),
    ("string-translated", shown("Welcome", .unknownKey), .notApplicable),
    ("string-plural", shown("1 piles created", .unknownKey, key: "%lld piles created"), .fails),
    ("string-plural", shown("1 piles created", .translated, key: "%lld piles created"), .notApplicable),
    // another key stands for one
    (
      "string-plural",
      shown("1 hours", .unknownKey, key: "%lld hours").with {
        $0.text?.content.runs[0].localization?.isOneOfSeveral = true
      }, .notApplicable
    ),
    ("string-plural", shown("1 of 5", .unknownKey, key: "%lld of %lld"), .notApplicable),
  ])
  func lookups(id: String, root: Sketch, expected: Outcome) {
    #expect(outcome(RuleID(rawValue: id), root, .test(locale: "de")) == expected)
  }

  @Test func aLiteralIsBlamedWhereItStands() {
    #expect(findings("string-localized", Self.shown("Welcome", nil))[0].issue?.cause?.line == 9)
  }

  /// A key that is made elsewhere than it is shown is mended there.
  @Test(arguments: [("string-missing", "welcome.title"), ("string-plural", "%lld days left")])
  func aKeyIsBlamedWhereItIsWritten(rule: String, key: String) {
    let root = Self.shown("Shown", .unknownKey, key: key)
    #expect(findings(RuleID(rawValue: rule), root).map { $0.issue?.cause } == [nil])
    let place = SourceLocation(file: "B.swift", line: 33, column: 9)
    let elsewhere = root.with { $0.text?.content.runs[0].derivation = [.string(key, at: place)] }
    #expect(findings(RuleID(rawValue: rule), elsewhere).map { $0.issue?.cause } == [place])
  }

  /// `hour` beside `hours` in a table: the code chooses between them.
  @Test(arguments: [("%lld hour", [Outcome]()), ("%lld city", []), ("%lld minute", [.fails])])
  func aTableWithAKeyForOne(single: String, expected: [Outcome]) {
    let key = single.hasSuffix("city") ? "%lld cities" : "%lld hours"
    let facts = ProjectFacts(strings: [key, single].map { ProjectStringRulesTests.string($0, "en", ["other": $0]) })
    #expect(StringPlural().judge(facts).map(\.verdict.outcome) == expected)
  }

  @Test(arguments: [
    ("%lld piles created", "piles"), ("You have %d new messages", nil), ("%lld/5", nil), ("%lld of %lld", nil),
    ("Page %lld", nil), ("%1$lld photos in %2$lld piles", "photos"), ("%lld is best", nil), ("%@ photos", nil),
  ])
  func countedNouns(text: String, noun: String?) { #expect(CountedNoun.find(in: text) == noun) }

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

  static let easy =
    "Take a short test each month. We show you how your mind works over time. You can stop when you like. It is free, and your data stays on your phone."
  static let hard =
    "Continuous participation facilitates comprehensive understanding of individual cognitive characteristics, necessitating regular administration of scientifically validated assessments throughout consecutive months and years, without interruption, by every participating individual, notwithstanding exceptional circumstances."
  static let hardGerman =
    "Die kontinuierliche Teilnahme ermöglicht das umfassende Verständnis individueller kognitiver Leistungsmerkmale und erfordert regelmäßige Durchführung wissenschaftlich validierter Untersuchungen während aufeinanderfolgender Kalendermonate und Kalenderjahre, ohne Unterbrechung, durch sämtliche teilnehmende Personen, ungeachtet außergewöhnlicher Umstände."
  @Test(arguments: [
    (easy, "en", Outcome.passes), (hard, "en", .fails), (hard, "fr", .notApplicable), ("Short.", "en", .notApplicable),
    (hardGerman, "de", .fails), (hard, "en-XA", .notApplicable),
  ])
  func reading(copy: String, locale: String, expected: Outcome) {
    #expect(outcome("reading-level", text(copy), .test(locale: locale)) == expected)
  }

  @Test(arguments: [
    ("cat", 1), ("the", 1), ("make", 1), ("table", 2), ("assessment", 3), ("wanted", 2), ("walked", 1),
    ("beautiful", 3),
    ("free", 1),
  ])
  func englishSyllables(word: String, count: Int) {
    #expect(ReadingMeasure(locale: "en")!.syllables(in: word) == count)
  }
}
