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

  /// Where all translations fill in the same, the text of the source language is the one that is wrong.
  @Test(arguments: [("%@ Stück", "%@ pièces", true), ("%@ Stück", "%d pièces", false), ("%@ Stück", "", false)])
  func theSourceMayBeWrong(german: String, french: String, isOfSource: Bool) {
    let translations = [("de", german), ("fr", french)].filter { !$0.1.isEmpty }
    let facts = ProjectFacts(
      strings: [.sketch("count_title", "en", ["other": "%s@ pieces"])]
        + translations.map { .sketch("count_title", $0.0, ["other": $0.1]) })
    let judged = StringPlaceholders().judge(facts).filter { $0.verdict.issue != nil }
    #expect(judged.first?.verdict.issue?.message.hasPrefix("The en text") == isOfSource)
    #expect(!isOfSource || judged.count == 1)
  }

  /// What has no text at all is empty, whatever it leaves out.
  @Test func anEmptyTranslationIsCalledEmpty() {
    let facts = ProjectFacts(strings: [
      .sketch("Hi %@", "en", ["other": "Hi %@"]), .sketch("Hi %@", "tr", ["other": ""]),
    ])
    #expect(
      StringPlaceholders().judge(facts).compactMap(\.verdict.issue?.message).map { $0.prefix(35) } == [
        "The tr text of “Hi %@” is empty; tr"
      ])
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

  /// An entry that nobody looks up is never filled in.
  @Test(arguments: [
    ("These settings will %@", [String](), Outcome.fails), ("These settings will %@", ["let words = 3"], .review),
    ("These settings will %@", ["Text(\"These settings will \\(what)\")"], .fails),
    ("%@ of the \"walks\" %@", ["Text(\"\\(a) of the \\\"walks\\\" \\(b)\")"], .fails),
    // A key that is no sentence may be put together of parts.
    ("settings.%@", ["let words = 3"], .fails), ("%@ %@", ["let words = 3"], .fails),
  ])
  func keysThatNoSourceSpellsOut(key: String, sources: [String], outcome: Outcome) {
    var facts = ProjectFacts(strings: [.sketch(key, "en", ["other": key]), .sketch(key, "ko", ["other": "%lld"])])
    facts.sources = sources
    #expect(StringPlaceholders().judge(facts).map(\.verdict.outcome) == [outcome])
  }

  @Test func keysThatAreMarkedStale() {
    var strings: [ProjectFacts.LocalizedString] = [
      .sketch("Hi %@", "en", ["other": "Hi %@"]), .sketch("Hi %@", "de", ["other": "Hallo"]),
    ]
    #expect(StringPlaceholders().judge(ProjectFacts(strings: strings)).map(\.verdict.outcome) == [.fails])
    for index in strings.indices { strings[index].state = .stale }
    #expect(StringPlaceholders().judge(ProjectFacts(strings: strings)).isEmpty)
  }

  /// Blanks around a key make it another one.
  @Test(arguments: [(" %@%%", "“ %@%%”"), ("%@%% ", "“%@%% ”"), ("%@%%", "“%@%%”"), (" \nat  %@", "“ at %@”")])
  func keysWithBlanksAroundThem(key: String, quoted: String) {
    let facts = ProjectFacts(strings: [.sketch(key, "en", ["other": key]), .sketch(key, "ko", ["other": "%lld"])])
    let message = StringPlaceholders().judge(facts).first?.verdict.issue?.message ?? ""
    #expect(message.hasPrefix("The ko text of \(quoted), "), "\(message)")
  }
}
