import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StringMissingTests {
  /// Of a table with translations.
  private static let translated = shown("Go on", .translated).with {
    $0.text?.content.runs[0].localization?.isTableTranslated = true
  }

  @Test(arguments: [
    (shown("welcome.title", .unknownKey), Outcome.fails),
    (shown("Welcome", .translated), .passes),
    (shown("12", .unknownKey), .passes),  // a key without words
    (vStack(translated, shown("Start over", .unknownKey)), .fails),
    // One language: the sentence is what it says.
    (vStack(shown("Go on", .translated), shown("Start over", .unknownKey)), .passes),
    (vStack(translated, shown("Moodle", .unknownKey)), .review),  // may be a name
    (vStack(translated, shown("cancel", .unknownKey)), .fails),  // no name
    (shown("3 / 5", .unknownKey, key: "%lld / %lld"), .passes),  // placeholders are none
    // a preview's words
    (
      shown("welcome.title", .unknownKey).with { $0.text?.content.runs[0].isSample = true },
      .notApplicable
    ),
  ])
  func keys(root: Sketch, expected: Outcome) {
    #expect(outcome("string-missing", root, .test(locale: "de")) == expected)
  }

  /// A key that is made elsewhere than it is shown is fixed there.
  @Test func aKeyIsBlamedWhereItIsWritten() {
    let root = shown("Shown", .unknownKey, key: "welcome.title")
    #expect(findings("string-missing", root).map { $0.issue?.cause } == [nil])
    let place = SourceLocation(file: "B.swift", line: 33, column: 9)
    let elsewhere = root.with { $0.text?.content.runs[0].derivation = [.string("welcome.title", at: place)] }
    #expect(findings("string-missing", elsewhere).map { $0.issue?.cause } == [place])
  }

  /// What only the source shows is looked up in the tables; a key without any translation stands in them too.
  @Test(arguments: [
    ("Open in Safari", ["en", "de"], [Outcome.fails]), ("Moodle", ["en", "de"], [.review]),
    ("Welcome", ["en", "de"], []),
    ("Untranslated", ["en", "de"], []), ("—", ["en", "de"], []), ("Open in Safari", ["en"], []),
  ])
  func writtenKeys(key: String, locales: [String], expected: [Outcome]) {
    let facts = ProjectFacts(
      strings: locales.map { .sketch("Welcome", $0, ["other": "a"]) }, stringKeys: ["Untranslated"],
      behaviours: [.init(.writtenKey(key, isHandedOn: false), SourceLocation(file: "A.swift", line: 3, column: 1))])
    #expect(StringMissing().judge(facts).map(\.verdict.outcome) == expected)
  }
}
