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

  /// Critical Maps: tables of eight languages hold sentences and words of the English one.
  @Test(arguments: [
    ("fr", "Move the map to choose", "Move the map to choose", Outcome.fails),
    ("fr", "Move the map to choose", "Déplacez la carte", .passes),
    // Another region of the same language.
    ("en-GB", "Move the map to choose", "Move the map to choose", .passes),
    // Names, and one word that may be the same.
    ("fr", "Critical Maps for iOS", "Critical Maps for iOS", .passes), ("fr", "Version", "Version", .passes),
  ])
  func aCopyIsNoTranslation(locale: String, source: String, text: String, expected: Outcome) {
    let facts = ProjectFacts(strings: [
      .sketch("key", "en", ["other": source]), .sketch("key", locale, ["other": text]),
    ])
    #expect(StringState().judge(facts).last?.verdict.outcome == expected)
  }

  /// “Riders” in a French table that is copied elsewhere, while German has “Fahrer”.
  @Test(arguments: [("Move the map to choose", Outcome.fails), ("Déplacez la carte", .passes)])
  func oneWordCountsInATableThatIsCopied(other: String, expected: Outcome) {
    let facts = ProjectFacts(strings: [
      .sketch("map", "en", ["other": "Move the map to choose"]), .sketch("map", "fr", ["other": other]),
      .sketch("riders", "de", ["other": "Fahrer"]), .sketch("riders", "en", ["other": "Riders"]),
      .sketch("riders", "fr", ["other": "Riders"]),
    ])
    let judged = StringState().judge(facts)
    let elements = judged.filter { $0.verdict.outcome == .fails }.flatMap {
      $0.elements.isEmpty ? [$0.subject] : $0.elements
    }
    #expect(elements.contains("Localizable riders fr") == (expected == .fails))
  }
}
