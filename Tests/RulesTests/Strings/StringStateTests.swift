import SightlineModel
import Testing

@testable import Rules

struct StringStateTests {
  @Test(arguments: [
    ("de", ProjectFacts.LocalizedString.State.translated, [Outcome.passes]), ("de", .needsReview, [.fails]),
    ("de", .new, [.fails]), ("en", .new, []), ("en", .stale, [.fails]),
  ])
  func translationsAreFinished(locale: String, state: ProjectFacts.LocalizedString.State, expected: [Outcome]) {
    let facts = ProjectFacts(strings: [.sketch("Hi", locale, ["other": "Hi"], state: state)])
    #expect(StringState().judge(facts).map(\.verdict.outcome) == expected)
  }

  /// Keys of a table that lack the same form of a language are one finding, each of them an element of it.
  @Test func oneCauseOfATableIsOneFinding() {
    let keys = ["a", "b", "c", "d"]
    let facts = ProjectFacts(
      strings: keys.flatMap { key in
        [
          .sketch(key, "pl", ["one": "1", "other": "%lld"], plural: true, state: .needsReview),
          .sketch(key, "ru", ["one": "1", "many": "%lld", "other": "%lld"], plural: true),
        ]
      }, pluralCategories: ["pl": ["one", "many", "other"], "ru": ["one", "many", "other"]])
    let state = StringState().judge(facts).filter { $0.verdict.outcome == .fails }
    #expect(
      state.map { $0.verdict.issue?.message } == [
        "The pl texts of 4 keys of Localizable (“a”, “b”, “c”, …) wait for review: review them and mark them translated."
      ])
  }
}
