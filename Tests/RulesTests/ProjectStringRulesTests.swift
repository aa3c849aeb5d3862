import SightlineModel
import Testing

@testable import Rules

struct ProjectStringRulesTests {
  static func string(
    _ key: String, _ locale: String, _ texts: [String: String], plural: Bool = false,
    state: ProjectFacts.LocalizedString.State = .translated
  ) -> ProjectFacts.LocalizedString {
    .init(
      key: key, locale: locale, texts: texts, isPlural: plural, state: state,
      location: SourceLocation(file: "L.xcstrings", line: 1, column: 1))
  }

  @Test(arguments: [
    ("%@ of %lld", "%lld von %@", false), ("%@ of %lld", "%2$lld von %1$@", true), ("%lld", "%d", true),
    ("Hi %@", "Hallo", false), ("Hi", "Hallo %@", false), ("50 % sure", "50 % sicher", true), ("100%%", "100%%", true),
    ("%.1f kg", "%.2f kg", true), ("%@", "%lld", false), ("50% of it", "50% davon", true),
  ])
  func translationsFillInTheSameValues(source: String, translation: String, isGood: Bool) {
    let facts = ProjectFacts(strings: [
      Self.string(source, "en", ["other": source]), Self.string(source, "de", ["other": translation]),
    ])
    #expect(StringPlaceholders().judge(facts).map(\.verdict.outcome) == [isGood ? .passes : .fails])
  }

  /// The code passes what stands in the key; English need not print all of it.
  @Test(arguments: [
    ("a.b %lld", "New followers", "%lld nous", true), ("a.b %lld", "New followers", "nous", true),
    ("a.b %lld", "New followers", "%@ nous", false), ("a.b", "%@ followed", "suit", false),
    ("a.b %@", "%@ followed", "suit", false),
  ])
  func whatTheKeyFillsInMayBeFilledIn(key: String, source: String, translation: String, isGood: Bool) {
    let facts = ProjectFacts(strings: [
      Self.string(key, "en", ["other": source]), Self.string(key, "fr", ["other": translation]),
    ])
    let judged = StringPlaceholders().judge(facts)
    #expect(judged.map(\.verdict.outcome) == [isGood ? .passes : .fails])
    #expect(isGood || judged[0].verdict.issue!.message.hasPrefix("The fr text of “\(key)”, “\(translation)”, "))
  }

  /// Romance languages have a form for exact millions, which falls back to `other`; Polish counts five with its `many`.
  @Test(arguments: [
    ("es", Outcome.passes), ("fr", .passes), ("it", .passes), ("pt", .passes), ("pt-BR", .passes), ("ca", .passes),
    ("pl", .fails), ("ru", .fails), ("ar", .fails),
  ])
  func manyIsNeededWhereItIsCountedWith(locale: String, expected: Outcome) {
    let facts = ProjectFacts(
      strings: [Self.string("%lld files", locale, ["one": "1", "few": "3", "other": "%lld"], plural: true)],
      pluralCategories: [locale: ["one", "many", "other"]])
    #expect(StringPlural().judge(facts).map(\.verdict.outcome) == [expected])
  }

  /// Keys of a table that lack the same form of a language are one finding, each of them an element of it.
  @Test func oneCauseOfATableIsOneFinding() throws {
    let keys = ["a", "b", "c", "d"]
    let facts = ProjectFacts(
      strings: keys.flatMap { key in
        [
          Self.string(key, "pl", ["one": "1", "other": "%lld"], plural: true, state: .needsReview),
          Self.string(key, "ru", ["one": "1", "many": "%lld", "other": "%lld"], plural: true),
        ]
      }, pluralCategories: ["pl": ["one", "many", "other"], "ru": ["one", "many", "other"]])
    let plural = StringPlural().judge(facts).filter { $0.verdict.outcome == .fails }
    #expect(plural.map(\.elements) == [keys.map { "Localizable \($0) pl" }])
    #expect(
      plural.first?.verdict.issue?.message
        == "4 keys of Localizable (“a”, “b”, “c”, …) have no plural form “many” in pl; add it.")
    let state = StringState().judge(facts).filter { $0.verdict.outcome == .fails }
    #expect(
      state.map { $0.verdict.issue?.message } == [
        "The pl texts of 4 keys of Localizable (“a”, “b”, “c”, …) wait for review: review them and mark them translated."
      ])
  }

  @Test func aPluralFormMayLeaveTheNumberOut() {
    let source = Self.string("%lld files", "en", ["one": "One file", "other": "%lld files"], plural: true)
    func judged(_ texts: [String: String]) -> [Outcome] {
      StringPlaceholders().judge(ProjectFacts(strings: [source, Self.string("%lld files", "de", texts, plural: true)]))
        .map(\.verdict.outcome)
    }
    #expect(judged(["one": "Eine Datei", "other": "%lld Dateien"]) == [.passes])
    #expect(judged(["one": "Eine Datei", "other": "%@ Dateien"]) == [.fails])
  }

  @Test(arguments: [
    ("de", ProjectFacts.LocalizedString.State.translated, [Outcome.passes]), ("de", .needsReview, [.fails]),
    ("de", .new, [.fails]), ("en", .new, []), ("en", .stale, [.fails]),
  ])
  func translationsAreFinished(locale: String, state: ProjectFacts.LocalizedString.State, expected: [Outcome]) {
    let facts = ProjectFacts(strings: [Self.string("Hi", locale, ["other": "Hi"], state: state)])
    #expect(StringState().judge(facts).map(\.verdict.outcome) == expected)
  }

  @Test(arguments: [
    (["UIInterfaceOrientationPortrait"], Outcome.fails), (["UIInterfaceOrientationLandscapeLeft"], .fails),
    (["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight"], .passes),
  ])
  func orientations(names: [String], expected: Outcome) {
    let place = SourceLocation(file: "Info.plist", line: 1, column: 1)
    let facts = ProjectFacts(orientations: [.init(names: names, location: place)])
    #expect(OrientationFree().judge(facts).map(\.verdict.outcome) == [expected])
  }
}
