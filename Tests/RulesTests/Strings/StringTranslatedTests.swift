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

  /// One word that no language has may be a name; what others have, and sentences, are words.
  @Test(arguments: [
    ("Facebook", true, Outcome.review), ("Facebook", false, .fails), ("Save all", true, .fails), ("save", true, .fails),
  ])
  func words(text: String, isUntranslated: Bool, expected: Outcome) {
    let root = Self.of(shown(text, .missing)) { localization in
      localization.isTableTranslated = true
      localization.isUntranslated = isUntranslated
    }
    #expect(outcome("string-translated", root, .test(locale: "de")) == expected)
  }

  /// What is asked for is the text: a symbolic key is no word, whatever it is made of.
  @Test(arguments: [
    ("save_title", "Save all", Outcome.fails), ("saveTitle", "Save all", .fails), ("save_title", "save_title", .passes),
    ("link_home", "https://example.com", .passes),
  ])
  func symbolicKeys(key: String, text: String, expected: Outcome) {
    let root = Self.of(shown(text, .missing)) { localization in
      localization.isTableTranslated = true
      localization.key = key
    }
    #expect(outcome("string-translated", root, .test(locale: "de")) == expected)
  }

  /// Looked up by a helper and handed on as a string: the place is that of the key's literal.
  @Test func theKeysOwnPlace() {
    let place = SourceLocation(file: "C.swift", line: 70, column: 4)
    let root = Self.of(shown("Start signing", .missing)) { $0.isTableTranslated = true }.with { sketch in
      sketch.text?.content.runs[0].derivation = [
        .string("Start signing", at: SourceLocation(file: "B.swift", line: 16, column: 3)),
        DerivationStep(.text("Start signing"), at: place),
      ]
    }
    #expect(findings("string-translated", root, .test(locale: "de"))[0].issue?.cause == place)
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
