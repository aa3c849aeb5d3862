import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StringPlaceholdersTests {
  @Test(arguments: [
    ("%@ of %lld", "%lld von %@", false), ("%@ of %lld", "%2$lld von %1$@", true), ("%lld", "%d", true),
    ("Hi %@", "Hallo", false), ("Hi", "Hallo %@", false), ("50 % sure", "50 % sicher", true), ("100%%", "100%%", true),
    ("%.1f kg", "%.2f kg", true), ("%@", "%lld", false), ("50% of it", "50% davon", true),
    ("%d fish", "%d匹の魚", true), ("%d km", "%dkm", true), ("%d hours", "%dชั่วโมง", true), ("100%ig", "100% sure", true),
  ])
  func translationsFillInTheSameValues(source: String, translation: String, isGood: Bool) {
    let facts = ProjectFacts(strings: [
      .sketch(source, "en", ["other": source]), .sketch(source, "de", ["other": translation]),
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
      .sketch(key, "en", ["other": source]), .sketch(key, "fr", ["other": translation]),
    ])
    let judged = StringPlaceholders().judge(facts)
    #expect(judged.map(\.verdict.outcome) == [isGood ? .passes : .fails])
    #expect(isGood || judged[0].verdict.issue!.message.hasPrefix("The fr text of “\(key)”, “\(translation)”, "))
  }

  @Test func aPluralFormMayLeaveTheNumberOut() {
    let source = ProjectFacts.LocalizedString.sketch(
      "%lld files", "en", ["one": "One file", "other": "%lld files"], plural: true)
    func judged(_ texts: [String: String]) -> [Outcome] {
      StringPlaceholders().judge(ProjectFacts(strings: [source, .sketch("%lld files", "de", texts, plural: true)]))
        .map(\.verdict.outcome)
    }
    #expect(judged(["one": "Eine Datei", "other": "%lld Dateien"]) == [.passes])
    #expect(judged(["one": "Eine Datei", "other": "%@ Dateien"]) == [.fails])
  }
}
