import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StringLocalizedTests {
  @Test(arguments: [
    (shown("Welcome back", nil), Outcome.fails), (shown("Welcome", nil), .review),  // a name, or a word
    (shown("Welcome", .translated), .passes),
    (shown("42 %", nil), .notApplicable),
    (shown("A", nil), .notApplicable), (shown("12 kg", nil), .notApplicable), (shown("km/h", nil), .notApplicable),
    (shown("12 kg of it", nil), .fails), (shown("$ USD", nil), .notApplicable), (shown("EUR/USD", nil), .notApplicable),
    (shown("EUR and USD", nil), .fails), (shown("Paid in EUR", nil), .fails),
    // codes, accounts and projects, notices of rights
    (shown("EAN-13", nil), .notApplicable), (shown("mike9449", nil), .notApplicable),
    (shown("YouTube", nil), .notApplicable), (shown("Watch on YouTube", nil), .fails),
    (shown("owner/some-project", nil), .notApplicable), (shown("Copyright 2019 Ann Lee", nil), .notApplicable),
    (shown("On/Off", nil), .fails), (shown("Level 3", nil), .review),
    (shown("Ann", nil, unknown: true), .notApplicable),  // data
    (shown("Welcome", nil).with { $0.text?.content.runs[0].isVerbatim = true }, .passes),
    (shown("Welcome", nil).with { $0.opacity = 0 }, .notApplicable),
  ])
  func keys(root: Sketch, expected: Outcome) {
    #expect(outcome("string-localized", root, .test(locale: "de")) == expected)
  }

  @Test func aLiteralIsBlamedWhereItStands() {
    #expect(findings("string-localized", shown("Welcome back", nil))[0].issue?.cause?.line == 9)
  }

  /// What only the source shows counts in an app of several languages.
  @Test(arguments: [
    (["en", "de"], "Not allowed to pay", false, [Outcome.fails]), (["en"], "Not allowed to pay", false, []),
    (["en", "de"], "12 kg", false, []), (["en", "de"], "https://a.example", false, []),
    // Whether anybody meets what stands for a missing text is not seen.
    (["en", "de"], "Unknown", true, [.review]),
  ])
  func writtenWords(locales: [String], text: String, isFallback: Bool, expected: [Outcome]) {
    let place = SourceLocation(file: "A.swift", line: 3, column: 1)
    let facts = ProjectFacts(
      strings: locales.map { .sketch("Welcome", $0, ["other": "a"]) },
      behaviours: [.init(.writtenWords(text, isFallback: isFallback), place)])
    let found = StringLocalized().judge(facts)
    #expect(found.map(\.verdict.outcome) == expected)
    #expect(found.allSatisfy { $0.location == place })
  }
}
