import SceneBuilding
import SightlineModel
import Testing

@testable import Rules

struct StringTranslatedTests {
  @Test(arguments: [
    (shown("Welcome", .missing), Outcome.fails),
    (shown("Welcome", .translated), .passes),
    (shown("Welcome", .unknownKey), .notApplicable),
  ])
  func keys(root: Sketch, expected: Outcome) {
    #expect(
      outcome("string-translated", Self.of(root) { $0.isTableTranslated = true }, .test(locale: "de")) == expected)
  }

  /// Names and addresses often stand in a table of one language.
  @Test func aTableInOneLanguageMayBeMeantSo() {
    #expect(outcome("string-translated", shown("Welcome", .missing), .test(locale: "de")) == .review)
  }

  /// Of languages that nothing is laid out in the source language tells, at the place where the key is written.
  @Test func languagesThatAreNotLaidOut() {
    let written = SourceLocation(file: "B.swift", line: 3, column: 7)
    let root = Self.of(shown("Welcome", .translated)) { localization in
      localization.isTableTranslated = true
      localization.untranslated = ["da", "el", "he", "uk"]
      localization.written = written
    }
    let issue = findings("string-translated", root)[0].issue
    #expect(issue?.cause == written)
    #expect(issue?.message.contains("into da, el, he and 1 more") == true)
  }

  private static func of(_ root: Sketch, _ change: (inout TextRun.Localization) -> Void) -> Sketch {
    root.with { sketch in
      guard var content = sketch.text?.content, var localization = content.runs[0].localization else { return }
      change(&localization)
      content.runs[0].localization = localization
      sketch.text?.content = content
    }
  }
}
