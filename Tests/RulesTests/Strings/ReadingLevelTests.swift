import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct ReadingLevelTests {
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
