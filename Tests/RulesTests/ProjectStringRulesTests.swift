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
